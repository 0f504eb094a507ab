# Die Schachtel von Merw auf Deutsch. Was eine Botschaft bedeutet, steht in en.ftl.

## Wo man nachsieht

box-caravan-spice = Gewürzkarten: die Sorte { $name }. Zähle ihre Karten und sieh nach, welche davon etwas bringen.
box-caravan-space = Plättchen des Kamelmarkts: das Feld „{ $name }“. Auf welcher Seite des Plättchens ist es zu sehen?
box-contracts-contract = Aufträge, Stapel { $beginning } (Stufe I bis III; F bringt Gunst, S eine Wache): Karte { $number } von oben.
box-fortification-walls_of_colour = Befestigung: Wie viele Mauern liegen im Vorrat unter jeder der vier Farben?
box-fortification-gates_of_colour = Befestigung: Wie viele Tore liegen im Vorrat unter jeder der vier Farben?
box-fortification-wall_price = Befestigung: Wie viele Ressourcen ihrer Farbe kostet eine Mauer?
box-fortification-gate_price = Befestigung: Wie viele Ressourcen seiner Farbe kostet ein Tor?
box-library-achievement = Bibliothek, Errungenschaften der Stufe { $level }: die, die bei uns „{ $name }“ heißt.
box-marketplace-place = Handelshaus: { $name }, { $ring } ({ $good }). Welche Ressourcen kostet der Handel dort?
box-mosque-path = Moschee: der Produktionsausbau auf Pfad { $number }, von links gezählt.
box-mosque-step = Moschee, Pfad { $path } von links: Schritt { $step } von unten.
box-mosque-white_upgrades = Ausbauplättchen: Wie viele sind weiß (Jokerausbauten)?
box-mosque-late_upgrade_points = Moschee: Wie viele Siegespunkte bekommt, wer kommt, wenn der Produktionsausbau des Pfads schon weg ist?
box-mosque-late_tile_points = Moschee: Wie viele Siegespunkte bekommt, wer kommt, wenn das Wertungsplättchen des Pfads schon weg ist?
box-palace-hall = Palast: { $name }. Welche Farbe zahlt man dort für einen Höfling?
box-scoring-tile = Wertungsplättchen der Moschee: Nummer { $number } von 4 (die Nummern sind unsere; leg sie in eine Reihe und lass sie liegen). Für Gebäude mit welcher Aktion bringt es Punkte?
box-solo-card = Solokarten: Nummer { $number } von 6 (die Nummern sind unsere; leg sie in eine Reihe und lass sie liegen).
box-solo-level = Soloregeln: Stufe „{ $name }“. Wie viel Reichtum bringt sie dem Korrupten Magistrat im ersten, zweiten und dritten Jahr?
box-solo-wealth_most = Soloregeln: Wie viel Reichtum hat der Magistrat höchstens?
box-solo-solo_cards_most = Soloregeln: Wie viele Gewürzkarten nimmt er in einer Aktion höchstens?
box-solo-solo_courtiers = Soloregeln: Wie viele Höflinge schickt er im ganzen Spiel höchstens?
box-solo-solo_two_courtiers = Soloregeln: Ab welchem Reichtum schickt er zwei Höflinge auf einmal?
box-solo-solo_scrolls_most = Soloregeln: Wie viele Schriftrollen nimmt er in einer Aktion höchstens?
box-solo-solo_library_points = Soloregeln: Wie viele Siegespunkte bringt ihm eine Errungenschaft der höchsten Stufe?
box-solo-solo_steps = Soloregeln: Wie viele Schritte in der Moschee macht er in einer Aktion höchstens?
box-solo-solo_upgrade_points = Soloregeln: Wie viele Siegespunkte bekommt er anstelle eines Ausbaus?
box-solo-solo_walls = Soloregeln: Wie viele Mauern und Tore baut er in einer Aktion höchstens?
box-solo-solo_ransoms = Soloregeln: Wie viele seiner Gebäude rettet er bei jedem Überfall?
box-tracks-favour_top = Gunstleiste: die Zahl ihres letzten Feldes.
box-tracks-influence_top = Einflussleiste: die Zahl ihres letzten Feldes.
box-tracks-space = { $track }: die Siegespunkte bei Feld { $space }.
box-tracks-limit = Einflussleiste: Ab welchem Feld darf man { $spices } Sorten Gewürze haben?

## Namen

reward-favour = Gunst
reward-guard = Wache
reward-guard-and-favour = Wache und Gunst
reward-white-cube = weiße Ressource
reward-white-upgrade = Jokerausbau
reward-scroll = Schriftrolle
reward-any-card = beliebige Gewürzkarte
reward-rare-good = seltene Ware
reward-mosque-step = Schritt in der Moschee
reward-camel = Kamel
reward-production-upgrade = Produktionsausbau
reward-free-wall = kostenlose Mauer oder kostenloses Tor
reward-scoring-tile = Wertungsplättchen
reward-points = Siegespunkte
reward-top = Spitze der Moschee
ring-inner = innerer Ort
ring-outer = äußerer Ort
marketside-a = Seite A
marketside-b = Seite B
counts-scrolls = Schriftrollen
counts-cards = Gewürzkarten
counts-goods = Waren
counts-steps = Schritte in der Moschee
level-novice = leicht
level-standard = normal
level-hard = schwer
level-tyrant = Tyrann
track-favour = Gunstleiste
track-influence = Einflussleiste

## Felder

field-cards = Karten
field-every = Ein Bonus mit je so vielen Karten
field-reward = Bringt
    .words = reward
field-sides = Seiten
    .words = marketside
field-influence = Nötiger Einfluss
field-scrolls = Schriftrollen
field-common = Gewöhnliche Waren
field-rare = Seltene Waren
field-points = Siegespunkte
field-value = Anzahl
field-level = Stufe
    .words = level
field-amount = Wie viele
field-ring = Ring
    .words = ring
field-good = Ware
    .words = good
field-price = Preis
    .words = colour
field-upgrade = Farbe des Ausbaus
    .words = resource
field-path = Pfad
field-step = Schritt
field-cost = Zu zahlende Ressourcen
    .words = colour
field-colour = Farbe
    .words = colour
field-counts = Zählt
    .words = counts
field-action = Aktion
    .words = action
field-magistrate = Felder in der Reihenfolge, in der der Korrupte Magistrat sie versucht
field-vizier = Felder in der Reihenfolge, in der der Großwesir sie versucht
field-sites = Aktionen, die der Korrupte Magistrat vorzieht, die beste zuerst
    .words = action
field-wealth = Reichtum
field-track = Leiste
    .words = track
field-space = Feld
    .words = market
field-spices = Sorten Gewürze

## Was da stehen darf

allowed-no-other-space = ein Bonus, den kein anderes Feld hat
allowed-no-other-spice = ein Bonus, den keine andere Sorte hat
allowed-one-side = mindestens eine Seite
allowed-rising = steigende Zahlen
allowed-n-rising = { $n } steigende Zahlen
allowed-fewer = weniger als die Karte darüber
allowed-more = mehr als auf der Stufe davor
allowed-in-pile = { $what } in diesem Stapel
allowed-on-level = { $n } auf dieser Stufe
allowed-in-colours = { $n } in { $colours } Farben
allowed-no-two-alike = keine zwei gleichen auf einer Stufe
allowed-by-turns = innere und äußere Orte abwechselnd
allowed-here = hier { $what }
allowed-only-step = { $what } auf Schritt { $n } und sonst nirgends
allowed-one-cube = mindestens eine Ressource
allowed-other-hall = eine Farbe, die keine andere Halle hat
allowed-in-hall = { $what } in dieser Halle
allowed-other-tile = eine Aktion, die kein anderes Plättchen hat
allowed-every-action = jede Aktion einmal
allowed-every-space = jedes Feld einer Seite einmal
allowed-track-space = Leiste und Feld wie in der id
