from serai.study.digests import digests, joined
from serai.study.spread import engine_is_compiled


def test_compiled_and_interpreted_play_the_same_games() -> None:
    """One game of every variant here; `serai fuzz --digests 1000 --compare` plays a thousand."""
    here = joined(list(digests("rajas", 1, seed=7)))
    pure = joined(list(digests("rajas", 1, seed=7, pure=True)))
    assert len(here) == 36
    assert [d.digest for d in here] == [d.digest for d in pure]
    assert not any(digest.compiled for digest in pure)
    assert all(digest.compiled == engine_is_compiled() for digest in here)


def test_processes_and_seeds() -> None:
    fixed = {"ganga": True, "harbour_stay": True, "navaratnas": True}
    one = list(digests("rajas", 2, seed=1, fixed=fixed))
    assert one == list(digests("rajas", 2, seed=1, jobs=2, fixed=fixed))
    assert one != list(digests("rajas", 2, seed=2, fixed=fixed))
    assert [digest.variant for digest in one] == [
        f"{n} ganga+harbour_stay+navaratnas" for n in (2, 3, 4)
    ]
