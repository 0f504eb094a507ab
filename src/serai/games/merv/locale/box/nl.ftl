# De doos van Merv in het Nederlands. Wat een bericht betekent, staat in en.ftl.

## Waar je kijkt

box-caravan-spice = Karavaankaarten: de specerij { $name }. Tel de kaarten en kijk welke daarvan iets opleveren.
box-caravan-space = Tegel van de kamelenmarkt: het vak “{ $name }”. Op welke kant van de tegel staat het?
box-contracts-contract = Contracten, stapel { $beginning } (niveau I tot III; F geeft gunst, S een wachter): kaart { $number } van boven.
box-fortification-walls_of_colour = Vesting: hoeveel muren liggen er in de voorraad onder elk van de vier kleuren?
box-fortification-gates_of_colour = Vesting: hoeveel poorten liggen er in de voorraad onder elk van de vier kleuren?
box-fortification-wall_price = Vesting: hoeveel blokjes van zijn kleur kost een muur?
box-fortification-gate_price = Vesting: hoeveel blokjes van zijn kleur kost een poort?
box-library-achievement = Bibliotheek, prestaties van niveau { $level }: die wij “{ $name }” noemen.
box-marketplace-place = Marktplaats: { $name }, { $ring } ({ $good }). Welke blokjes kost handel daar?
box-mosque-path = Moskee: de productie-uitbreiding op pad { $number }, van links geteld.
box-mosque-step = Moskee, pad { $path } van links: stap { $step } van onderen.
box-mosque-white_upgrades = Uitbreidingstegels: hoeveel zijn er wit?
box-mosque-late_upgrade_points = Moskee: hoeveel punten krijg je als de productie-uitbreiding van het pad al weg is?
box-mosque-late_tile_points = Moskee: hoeveel punten krijg je als de puntentegel van het pad al weg is?
box-palace-hall = Paleis: { $name }. Welke kleur betaal je daar voor een hoveling?
box-scoring-tile = Puntentegels van de moskee: nummer { $number } van 4 (de nummers zijn van ons; leg ze op een rij en houd die volgorde). Voor gebouwen met welke actie geeft hij punten?
box-solo-card = Solokaarten: nummer { $number } van 6 (de nummers zijn van ons; leg ze op een rij en houd die volgorde).
box-solo-level = Soloregels: niveau “{ $name }”. Hoeveel rijkdom geeft dat de Corrupte Magistraat in het eerste, tweede en derde jaar?
box-solo-wealth_most = Soloregels: hoeveel rijkdom heeft de Magistraat hoogstens?
box-solo-solo_cards_most = Soloregels: hoeveel karavaankaarten neemt hij in één actie hoogstens?
box-solo-solo_courtiers = Soloregels: hoeveel hovelingen stuurt hij in het hele spel hoogstens?
box-solo-solo_two_courtiers = Soloregels: vanaf welke rijkdom stuurt hij twee hovelingen tegelijk?
box-solo-solo_scrolls_most = Soloregels: hoeveel boekrollen neemt hij in één actie hoogstens?
box-solo-solo_library_points = Soloregels: hoeveel punten geeft een prestatie van het hoogste niveau hem?
box-solo-solo_steps = Soloregels: hoeveel stappen in de moskee zet hij in één actie hoogstens?
box-solo-solo_upgrade_points = Soloregels: hoeveel punten krijgt hij in plaats van een uitbreiding?
box-solo-solo_walls = Soloregels: hoeveel muren en poorten bouwt hij in één actie hoogstens?
box-solo-solo_ransoms = Soloregels: hoeveel van zijn gebouwen redt hij bij elke overval?
box-tracks-favour_top = Gunstspoor: het getal van het laatste vakje.
box-tracks-influence_top = Invloedspoor: het getal van het laatste vakje.
box-tracks-space = { $track }: de punten bij vakje { $space }.
box-tracks-limit = Invloedspoor: vanaf welk vakje mag je { $spices } soorten specerijen hebben?

## Namen

reward-favour = gunst
reward-guard = wachter
reward-guard-and-favour = wachter en gunst
reward-white-cube = wit blokje
reward-white-upgrade = witte uitbreiding
reward-scroll = boekrol
reward-any-card = karavaankaart naar keuze
reward-rare-good = zeldzaam goed
reward-mosque-step = stap in de moskee
reward-camel = kameel
reward-production-upgrade = productie-uitbreiding
reward-free-wall = gratis muur of poort
reward-scoring-tile = puntentegel
reward-points = punten
reward-top = top van de moskee
ring-inner = binnenplaats
ring-outer = buitenplaats
marketside-a = kant A
marketside-b = kant B
counts-scrolls = boekrollen
counts-cards = karavaankaarten
counts-goods = goederen
counts-steps = stappen in de moskee
level-novice = beginner
level-standard = standaard
level-hard = moeilijk
level-tyrant = tiran
track-favour = Gunstspoor
track-influence = Invloedspoor

## Velden

field-cards = Kaarten
field-every = Een bonus bij elke zoveel kaarten
field-reward = Levert op
    .words = reward
field-sides = Kanten
    .words = marketside
field-influence = Nodige invloed
field-scrolls = Boekrollen
field-common = Gewone goederen
field-rare = Zeldzame goederen
field-points = Punten
field-value = Aantal
field-level = Niveau
    .words = level
field-amount = Hoeveel
field-ring = Ring
    .words = ring
field-good = Goed
    .words = good
field-price = Prijs
    .words = colour
field-upgrade = Kleur van de uitbreiding
    .words = resource
field-path = Pad
field-step = Stap
field-cost = Te betalen blokjes
    .words = colour
field-colour = Kleur
    .words = colour
field-counts = Telt
    .words = counts
field-action = Actie
    .words = action
field-magistrate = Velden in de volgorde waarin de Corrupte Magistraat ze probeert
field-vizier = Velden in de volgorde waarin de Grootvizier ze probeert
field-sites = Acties die de Corrupte Magistraat verkiest, de beste eerst
    .words = action
field-wealth = Rijkdom
field-track = Spoor
    .words = track
field-space = Vakje
    .words = market
field-spices = Soorten specerijen

## Wat er mag staan

allowed-no-other-space = een bonus van geen ander vak
allowed-no-other-spice = een bonus van geen andere specerij
allowed-one-side = minstens één kant
allowed-rising = oplopende getallen
allowed-n-rising = { $n } oplopende getallen
allowed-fewer = minder dan de kaart erboven
allowed-more = meer dan op het niveau ervoor
allowed-in-pile = { $what } in deze stapel
allowed-on-level = { $n } op dit niveau
allowed-in-colours = { $n } in { $colours } kleuren
allowed-no-two-alike = geen twee dezelfde op een niveau
allowed-by-turns = binnen- en buitenplaatsen om en om
allowed-here = hier { $what }
allowed-only-step = { $what } op stap { $n } en nergens anders
allowed-one-cube = minstens één blokje
allowed-other-hall = een kleur van geen andere zaal
allowed-in-hall = { $what } in deze zaal
allowed-other-tile = een actie van geen andere tegel
allowed-every-action = elke actie één keer
allowed-every-space = elk veld van een kant één keer
allowed-track-space = spoor en vakje zoals in de id
