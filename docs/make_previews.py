"""Takes the pictures that links to our pages show, from the designs of cards and brand.

    .venv/bin/python docs/make_previews.py FOLDER    # with vignette-GAME.svg and og-1200x630.png

They are files of the server (`src/serai/server/previews`): nobody draws them while it runs, and
nothing of a table is ever in one.
"""

from __future__ import annotations

import argparse
import base64
import subprocess
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from serai.language import say

HERE = Path(__file__).parent
OUT = HERE.parent / "src" / "serai" / "server" / "previews"
FONTS = HERE.parent / "web" / "src" / "draw" / "fonts"
GAMES = ("rajas", "agra", "merv")
QUALITY = 82
PAGE = """<!doctype html><meta charset="utf-8"><style>
@font-face {{ font-family: Philosopher; font-weight: 700; src: url({philosopher}) }}
@font-face {{ font-family: Alegreya; src: url({alegreya}) }}
* {{ box-sizing: border-box; margin: 0 }}
body {{ display: grid; grid-template-columns: 610px 1fr; gap: 54px; align-items: center;
  width: 1200px; height: 630px; padding: 40px 56px 40px 40px; background: #dccdb0; color: #2b2320 }}
.card {{ overflow: hidden; height: 550px; border: 3px solid #a97c24; border-radius: 22px;
  background: #fcf6e8; box-shadow: 0 8px 28px rgb(60 38 8 / 28%) }}
.card svg {{ display: block; width: 100%; height: 100% }}
h1 {{ font: 700 {size}px/1.05 Philosopher }}
p {{ margin-top: 22px; color: #5a4c40; font: 30px/1.25 Alegreya }}
.house {{ display: flex; gap: 16px; align-items: center; margin-top: 40px;
  font: 700 40px Philosopher }}
.house svg {{ width: 76px; height: 76px }}
</style><div class="card">{card}</div><div><h1>{title}</h1><p>{text}</p>
<div class="house">{icon}Serai</div></div>"""


def font(name: str) -> str:
    data = base64.b64encode((FONTS / name).read_bytes()).decode()
    return f"data:font/woff2;base64,{data}"


def page_of(game: str, folder: Path) -> str:
    """The card of a game beside its name."""
    card = (folder / f"vignette-{game}.svg").read_text(encoding="utf-8")
    title = say("en", game, "title", {})
    return PAGE.format(
        card=card.replace("<svg ", '<svg preserveAspectRatio="xMidYMid slice" ', 1),
        title=title,
        text=say("en", game, "about", {}),
        size=64 if len(title) > 10 else 104,
        icon=(folder / "icon.svg").read_text(encoding="utf-8"),
        philosopher=font("philosopher-latin-700-normal.woff2"),
        alegreya=font("alegreya-sans-latin-500-normal.woff2"),
    )


def take(browser: Browser, html: str, name: str) -> None:
    page = browser.new_page(viewport={"width": 1200, "height": 630})
    page.set_content(html)
    page.evaluate("document.fonts.ready")
    page.screenshot(path=OUT / f"{name}.jpg", type="jpeg", quality=QUALITY)
    page.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    OUT.mkdir(exist_ok=True)
    chromium = [str(HERE.parent / "scripts" / "chromium")]
    path = subprocess.run(chromium, capture_output=True, text=True, check=True).stdout.strip()
    house = base64.b64encode((folder / "og-1200x630.png").read_bytes()).decode()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for game in GAMES:
            take(browser, page_of(game, folder), game)
        take(
            browser,
            f'<body style="margin:0"><img src="data:image/png;base64,{house}">',
            "serai",
        )
        browser.close()


if __name__ == "__main__":
    main()
