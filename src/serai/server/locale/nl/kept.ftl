# Een partij die hier niemand verder kan spelen, zoals ze bewaard is.

web-home-shelved = Bewaarde partijen die hier niet verdergaan
web-home-shelved-about = Hun regels of materiaalwaarden zijn andere dan die van deze server. Er is niets van verloren.
web-home-table-shelved = Gaat hier niet verder
web-home-look-kept = Openen
web-kept-open = Voor zover bewaard was de partij niet afgelopen.
web-kept-turn = De partij was niet afgelopen: { $name } was aan de beurt.
web-kept-rules = Regels
web-kept-version = Versie { $version }
web-kept-data = Waarden van het materiaal
web-kept-data-unknown = niet vastgelegd
web-kept-box = Verbeterd in de doos
web-kept-moves =
    { $count ->
        [one] { $count } zet, zoals die bewaard is
       *[other] { $count } zetten, zoals ze bewaard zijn
    }
