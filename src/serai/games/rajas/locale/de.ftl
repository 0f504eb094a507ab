### Rajas of the Ganges auf Deutsch
###
### Glossar (englisch im Code – deutsch am Tisch)
###
###   worker, idle worker   Arbeiter, inaktiver Arbeiter
###   round, pass, turn     Runde, Durchgang, Zug
###   space (board)         Feld; space (river) Flussfeld; square, cell Feld der Provinz
###   quarry, market place  Steinbruch, Marktplatz (in Kürze: Markt)
###   mixed goods           Gemischtwaren; one good: Waren einer Sorte
###   front terrace         Vorterrasse; terrace Terrasse; balcony Balkon; chamber Gemach
###   Great Mogul, dancer   Großmogul, Tänzerin
###   yogi, Raja            Yogi, Raja (auf dem Plan: Raja Man Singh)
###   master builder        Baumeister; Portuguese: Portugiese
###   harbour, boat         Hafen, Boot; bridge Brücke
###   die, dice, pips       Würfel, Augen; supply Vorrat; hands Hände der Kali-Statue
###   tile                  Provinzplättchen (in Kürze: Plättchen); on offer: liegt aus
###   road, road end        Weg, Wegende; residence Residenz
###   yield field           Sonderertrag; linked: angeschlossen
###   yield tile, jewel     Ertragsplättchen; Ganga tile, flow: Flussplättchen
###   building, upgrade     Gebäude(art), Aufwertung; level: Wert (2, 3, 4)
###   overbuild             überbauen
###   fame, money, karma    Ruhmespunkte (in Kürze: Ruhm), Geld, Karma; tracks: Ruhmes-, Geldleiste
###   bonus, start player   Bonus, Startspieler
###
### Würfel stehen in Notation: Farbe und Augen, b3 = blaue 3. Die Buchstaben kommen aus dem
### Englischen: b blau, g grün, o orange, p violett. ~ heißt: mit Karma gedreht.
###
### Formen der Namen: Farben haben die Endungen .e (blaue), .er (blauer) und .en (blauen), Waren
### .market, Gebäude .acc (Akkusativ mit Artikel), Gemächer .number (ihre Augenzahl).

title = Rajas of the Ganges
about = Baue mit Arbeitern, Würfeln und etwas Karma deine Provinz am Ganges aus. Ruhm und Geld laufen aufeinander zu: Wessen Marker sich zuerst treffen, der hat den Sieg vor Augen.

option-navaratnas-title = Navaratnas-Variante
option-navaratnas-about = ein Arbeiter mehr, weniger Würfel, Ertragsplättchen für die eigene Provinz
option-navaratnas = { option-navaratnas-title }: { option-navaratnas-about }
option-ganga-title = Ganga-Modul
option-ganga-about = Gezogene Flussplättchen verändern einige Flussfelder
option-ganga = { option-ganga-title }: { option-ganga-about }
option-sides-title = Gemischte Runde
option-sides-about = Jeder Spieler wählt die Seite seiner Tableaus
option-sides = { option-sides-title }: { option-sides-about }
option-harbour-stay-title = Hafen
option-harbour-stay-about = Das Boot darf mit jedem Würfel liegen bleiben
option-harbour-stay = { option-harbour-stay-title }: { option-harbour-stay-about }

problem-sides-and-navaratnas = Wer auf der Basisseite spielt, kann nicht an der vollen Navaratnas-Variante teilnehmen. Schalte „navaratnas“ aus oder gib allen die Navaratnas-Seite.

## Namen

colour-blue = Blau
    .e = blaue
    .er = blauer
    .en = blauen
    .es = blaues
    .die = einen blauen Würfel
    .several = { $n } blaue Würfel
colour-green = Grün
    .e = grüne
    .er = grüner
    .en = grünen
    .es = grünes
    .die = einen grünen Würfel
    .several = { $n } grüne Würfel
colour-orange = Orange
    .e = orangefarbene
    .er = orangefarbener
    .en = orangefarbenen
    .es = orangefarbenes
    .die = einen orangefarbenen Würfel
    .several = { $n } orangefarbene Würfel
colour-purple = Violett
    .e = violette
    .er = violetter
    .en = violetten
    .es = violettes
    .die = einen violetten Würfel
    .several = { $n } violette Würfel
colour-any = beliebige Farbe
    .e = beliebige
    .er = beliebiger
    .en = beliebigen

good-silk = Seide
    .market = Seidenmarkt
    .markets = Seidenmärkte
good-tea = Tee
    .market = Teemarkt
    .markets = Teemärkte
good-spice = Gewürze
    .market = Gewürzmarkt
    .markets = Gewürzmärkte
good-any = beliebige Ware
    .market = Markt
    .markets = verschiedene Märkte

building-temple = Tempel
    .acc = den Tempel
building-palace = Palast
    .acc = den Palast
building-fort = Fort
    .acc = das Fort
building-mill = Mühle
    .acc = die Mühle

chamber-mogul = Großmogul
    .number = 1
chamber-dancer = Tänzerin
    .number = 2
chamber-yogi = Yogi
    .number = 3
chamber-raja = Raja
    .number = 4
chamber-builder = Baumeister
    .number = 5
chamber-portuguese = Portugiese
    .number = 6

hue-white = weiß
hue-yellow = gelb
hue-red = rot
hue-brown = braun

bonus-money12 = Geldleiste 12 (Boot: nächstes freies Feld)
    .at = auf Feld 12 der Geldleiste (Boot: nächstes freies Feld)
bonus-money33 = Geldleiste 33 (2 beliebige Würfel)
    .at = auf Feld 33 der Geldleiste (2 beliebige Würfel)
bonus-money44 = Geldleiste 44 (Boot: nächstes freies Feld)
    .at = auf Feld 44 der Geldleiste (Boot: nächstes freies Feld)
bonus-money55 = Geldleiste 55 (2 beliebige Würfel)
    .at = auf Feld 55 der Geldleiste (2 beliebige Würfel)
bonus-fame5 = Ruhmesleiste 5 (1 Aufwertung)
    .at = auf Feld 5 der Ruhmesleiste (1 Aufwertung)
bonus-fame24 = Ruhmesleiste 24 (2 Karma)
    .at = auf Feld 24 der Ruhmesleiste (2 Karma)
bonus-fame31 = Ruhmesleiste 31 (Boot: nächstes freies Feld)
    .at = auf Feld 31 der Ruhmesleiste (Boot: nächstes freies Feld)

side-basic = Basisseite
side-navaratnas = Navaratnas-Seite

road-straight = Gerade
road-curve = Kurve
road-fork = Gabelung
road-cross = Kreuzung

# Würfel nach Farbe und Augen; .acc: als Objekt; .several: mehrere, in einer Reihe; .turned: für
# Karma umgedreht.
die-b1 = blaue 1
    .acc = eine blaue 1
    .several = { $n } blaue Einsen
    .turned = blaue 1 (auf 6 gedreht)
    .turned_acc = eine blaue 1 (mit Karma auf 6 gedreht)
    .turned_several = { $n } blaue Einsen (mit Karma auf 6 gedreht)
die-b2 = blaue 2
    .acc = eine blaue 2
    .several = { $n } blaue Zweien
    .turned = blaue 2 (auf 5 gedreht)
    .turned_acc = eine blaue 2 (mit Karma auf 5 gedreht)
    .turned_several = { $n } blaue Zweien (mit Karma auf 5 gedreht)
die-b3 = blaue 3
    .acc = eine blaue 3
    .several = { $n } blaue Dreien
    .turned = blaue 3 (auf 4 gedreht)
    .turned_acc = eine blaue 3 (mit Karma auf 4 gedreht)
    .turned_several = { $n } blaue Dreien (mit Karma auf 4 gedreht)
die-b4 = blaue 4
    .acc = eine blaue 4
    .several = { $n } blaue Vieren
    .turned = blaue 4 (auf 3 gedreht)
    .turned_acc = eine blaue 4 (mit Karma auf 3 gedreht)
    .turned_several = { $n } blaue Vieren (mit Karma auf 3 gedreht)
die-b5 = blaue 5
    .acc = eine blaue 5
    .several = { $n } blaue Fünfen
    .turned = blaue 5 (auf 2 gedreht)
    .turned_acc = eine blaue 5 (mit Karma auf 2 gedreht)
    .turned_several = { $n } blaue Fünfen (mit Karma auf 2 gedreht)
die-b6 = blaue 6
    .acc = eine blaue 6
    .several = { $n } blaue Sechsen
    .turned = blaue 6 (auf 1 gedreht)
    .turned_acc = eine blaue 6 (mit Karma auf 1 gedreht)
    .turned_several = { $n } blaue Sechsen (mit Karma auf 1 gedreht)
die-g1 = grüne 1
    .acc = eine grüne 1
    .several = { $n } grüne Einsen
    .turned = grüne 1 (auf 6 gedreht)
    .turned_acc = eine grüne 1 (mit Karma auf 6 gedreht)
    .turned_several = { $n } grüne Einsen (mit Karma auf 6 gedreht)
die-g2 = grüne 2
    .acc = eine grüne 2
    .several = { $n } grüne Zweien
    .turned = grüne 2 (auf 5 gedreht)
    .turned_acc = eine grüne 2 (mit Karma auf 5 gedreht)
    .turned_several = { $n } grüne Zweien (mit Karma auf 5 gedreht)
die-g3 = grüne 3
    .acc = eine grüne 3
    .several = { $n } grüne Dreien
    .turned = grüne 3 (auf 4 gedreht)
    .turned_acc = eine grüne 3 (mit Karma auf 4 gedreht)
    .turned_several = { $n } grüne Dreien (mit Karma auf 4 gedreht)
die-g4 = grüne 4
    .acc = eine grüne 4
    .several = { $n } grüne Vieren
    .turned = grüne 4 (auf 3 gedreht)
    .turned_acc = eine grüne 4 (mit Karma auf 3 gedreht)
    .turned_several = { $n } grüne Vieren (mit Karma auf 3 gedreht)
die-g5 = grüne 5
    .acc = eine grüne 5
    .several = { $n } grüne Fünfen
    .turned = grüne 5 (auf 2 gedreht)
    .turned_acc = eine grüne 5 (mit Karma auf 2 gedreht)
    .turned_several = { $n } grüne Fünfen (mit Karma auf 2 gedreht)
die-g6 = grüne 6
    .acc = eine grüne 6
    .several = { $n } grüne Sechsen
    .turned = grüne 6 (auf 1 gedreht)
    .turned_acc = eine grüne 6 (mit Karma auf 1 gedreht)
    .turned_several = { $n } grüne Sechsen (mit Karma auf 1 gedreht)
die-o1 = orangefarbene 1
    .acc = eine orangefarbene 1
    .several = { $n } orangefarbene Einsen
    .turned = orangefarbene 1 (auf 6 gedreht)
    .turned_acc = eine orangefarbene 1 (mit Karma auf 6 gedreht)
    .turned_several = { $n } orangefarbene Einsen (mit Karma auf 6 gedreht)
die-o2 = orangefarbene 2
    .acc = eine orangefarbene 2
    .several = { $n } orangefarbene Zweien
    .turned = orangefarbene 2 (auf 5 gedreht)
    .turned_acc = eine orangefarbene 2 (mit Karma auf 5 gedreht)
    .turned_several = { $n } orangefarbene Zweien (mit Karma auf 5 gedreht)
die-o3 = orangefarbene 3
    .acc = eine orangefarbene 3
    .several = { $n } orangefarbene Dreien
    .turned = orangefarbene 3 (auf 4 gedreht)
    .turned_acc = eine orangefarbene 3 (mit Karma auf 4 gedreht)
    .turned_several = { $n } orangefarbene Dreien (mit Karma auf 4 gedreht)
die-o4 = orangefarbene 4
    .acc = eine orangefarbene 4
    .several = { $n } orangefarbene Vieren
    .turned = orangefarbene 4 (auf 3 gedreht)
    .turned_acc = eine orangefarbene 4 (mit Karma auf 3 gedreht)
    .turned_several = { $n } orangefarbene Vieren (mit Karma auf 3 gedreht)
die-o5 = orangefarbene 5
    .acc = eine orangefarbene 5
    .several = { $n } orangefarbene Fünfen
    .turned = orangefarbene 5 (auf 2 gedreht)
    .turned_acc = eine orangefarbene 5 (mit Karma auf 2 gedreht)
    .turned_several = { $n } orangefarbene Fünfen (mit Karma auf 2 gedreht)
die-o6 = orangefarbene 6
    .acc = eine orangefarbene 6
    .several = { $n } orangefarbene Sechsen
    .turned = orangefarbene 6 (auf 1 gedreht)
    .turned_acc = eine orangefarbene 6 (mit Karma auf 1 gedreht)
    .turned_several = { $n } orangefarbene Sechsen (mit Karma auf 1 gedreht)
die-p1 = violette 1
    .acc = eine violette 1
    .several = { $n } violette Einsen
    .turned = violette 1 (auf 6 gedreht)
    .turned_acc = eine violette 1 (mit Karma auf 6 gedreht)
    .turned_several = { $n } violette Einsen (mit Karma auf 6 gedreht)
die-p2 = violette 2
    .acc = eine violette 2
    .several = { $n } violette Zweien
    .turned = violette 2 (auf 5 gedreht)
    .turned_acc = eine violette 2 (mit Karma auf 5 gedreht)
    .turned_several = { $n } violette Zweien (mit Karma auf 5 gedreht)
die-p3 = violette 3
    .acc = eine violette 3
    .several = { $n } violette Dreien
    .turned = violette 3 (auf 4 gedreht)
    .turned_acc = eine violette 3 (mit Karma auf 4 gedreht)
    .turned_several = { $n } violette Dreien (mit Karma auf 4 gedreht)
die-p4 = violette 4
    .acc = eine violette 4
    .several = { $n } violette Vieren
    .turned = violette 4 (auf 3 gedreht)
    .turned_acc = eine violette 4 (mit Karma auf 3 gedreht)
    .turned_several = { $n } violette Vieren (mit Karma auf 3 gedreht)
die-p5 = violette 5
    .acc = eine violette 5
    .several = { $n } violette Fünfen
    .turned = violette 5 (auf 2 gedreht)
    .turned_acc = eine violette 5 (mit Karma auf 2 gedreht)
    .turned_several = { $n } violette Fünfen (mit Karma auf 2 gedreht)
die-p6 = violette 6
    .acc = eine violette 6
    .several = { $n } violette Sechsen
    .turned = violette 6 (auf 1 gedreht)
    .turned_acc = eine violette 6 (mit Karma auf 1 gedreht)
    .turned_several = { $n } violette Sechsen (mit Karma auf 1 gedreht)

# Wohin die Wege eines Plättchens führen.
roads-N = nach Norden
roads-E = nach Osten
roads-NE = nach Norden und Osten
roads-S = nach Süden
roads-NS = nach Norden und Süden
roads-ES = nach Osten und Süden
roads-NES = nach Norden, Osten und Süden
roads-W = nach Westen
roads-NW = nach Norden und Westen
roads-EW = nach Osten und Westen
roads-NEW = nach Norden, Osten und Westen
roads-SW = nach Süden und Westen
roads-NSW = nach Norden, Süden und Westen
roads-ESW = nach Osten, Süden und Westen
roads-NESW = in alle Richtungen

# Was ein Plättchen trägt: Gebäude, und Märkte mit ihrem Wert.
content-temple = { building-temple }
content-palace = { building-palace }
content-fort = { building-fort }
content-mill = { building-mill }
content-silk = { good-silk.market } { $n }
content-tea = { good-tea.market } { $n }
content-spice = { good-spice.market } { $n }

animal-snake = Schlange
animal-cow = Kuh
animal-tiger = Tiger

## Züge, kurz: als Auswahl und hinter einem Namen („Anna: Mühle aufwerten“)

move-quarry = Steinbruch – Plättchen bauen
    .told = schickt einen Arbeiter in den Steinbruch
move-mixed = Gemischtwaren – je Sorte 1 Markt werten
    .told = schickt einen Arbeiter zu den Gemischtwaren
move-market = Waren einer Sorte – { $good } werten
    .told = schickt einen Arbeiter auf den { $good_market }
move-front = Vorterrasse – neu würfeln
    .told = schickt einen Arbeiter auf die Vorterrasse
move-terrace = Terrasse – { $colour_en } Würfel nehmen
    .told = nimmt auf der Terrasse einen { $colour_en } Würfel
move-balcony = Balkon – { $colour_en } Würfel gegen { $balcony_colour_e } Würfel tauschen
    .told = tauscht auf dem Balkon einen { $colour_en } Würfel
# Auch ohne Arbeiter, wenn der Fluss ein Gemach öffnet.
move-chamber = Gemach { $chamber_number } – { $chamber }
    .told = besucht Gemach { $chamber_number } ({ $chamber })
    .deed = { move-chamber.told }
move-harbour = Hafen – mit dem Boot fahren
    .told = schickt einen Arbeiter in den Hafen
move-pay = Bezahlen: { $paid_die }
    .told = gibt { $paid_die_acc } ab
    .deed = gibt { $given_die_acc } ab
move-tile = Provinzplättchen { $tile } nehmen ({ $tile_price } Augen, { $tile_content })
    .told = nimmt ein Plättchen mit { $tile_content } ({ $tile })
    .deed = { move-tile.told }
# Himmelsrichtungen der Notation (NESW) auf Deutsch: E ist Osten.
move-lay = Auf Feld { $cell } legen, Wege { $roads }
    .told = legt das Plättchen mit { $roads_key ->
            [N] einem Weg
            [E] einem Weg
            [S] einem Weg
            [W] einem Weg
           *[other] Wegen
        } { $roads } auf Feld { $cell }
move-overbuild = Feld { $cell } mit { $tile } ({ $tile_content }) überbauen
    .told = nimmt zum Überbauen ein Plättchen mit { $tile_content } ({ $tile })
    .deed = überbaut Feld { $cell } mit { $tile_content } ({ $tile })
move-reroll = Neu würfeln: { $die }
    .told = würfelt { $die_acc } neu
    .deed = { move-reroll.told }
move-take = 1 { $colour_en } Würfel nehmen
    .told = nimmt { $colour_die }
move-return = Zurücklegen: { $die }
    .told = legt { $die_acc } in den Vorrat zurück
    .deed = { move-return.told }
move-upgrade = { $building } aufwerten
    .told = wertet { $building_acc } auf
move-sail = { $spaces ->
        [0] Boot liegen lassen
        [one] 1 freies Feld fahren
       *[other] { $spaces } freie Felder fahren
    }
    .told =
        { $spaces ->
            [0] lässt das Boot liegen
            [one] fährt { $spaces } freies Feld weiter
           *[other] fährt { $spaces } freie Felder weiter
        }
# Beendet eine Auswahl oder verzichtet: keine Würfel mehr, kein Ertragsplättchen.
move-done = Fertig
    .told = ist fertig
move-done-tile = Kein Plättchen nehmen
move-done-reroll = Die gewählten Würfel werfen
move-done-room = Weniger Würfel nehmen
move-done-colour = Keine weiteren Würfel nehmen
move-done-jewel = Kein Ertragsplättchen nehmen
move-yield = Zuerst Sonderertrag { $field } nehmen
    .told = wählt zuerst den Sonderertrag auf Feld { $field }
move-bonus = Zuerst diesen Bonus nehmen: { $bonus }
    .told = wählt zuerst den Bonus { $bonus_at }
move-jewel = Ertragsplättchen { $jewel } ({ $jewel_reward }) auf Feld { $field } legen
    .told = legt das Ertragsplättchen „{ $jewel_reward }“ ({ $jewel }) auf Feld { $field }
    .deed = { move-jewel.told }
move-score = { $markets ->
        [0] Keinen Markt werten
        [one] 1 { $good_market } werten: { $money } Geld
       *[other] { $markets } { $good_markets } werten: { $money } Geld
    }
    .told =
        { $markets ->
            [0] wertet keinen Markt
            [one] wertet { $markets } { $good_market } und erhält { $money } Geld
           *[other] wertet { $markets } { $good_markets } und erhält { $money } Geld
        }

## Was der Zufall bringt

move-roll = Gewürfelt: { $die_acc }
move-reveal = Neues { $tile_colour_es } Plättchen in der Auslage: { $tile_content } ({ $tile }, { $tile_price } Augen)
move-draw = Gezogenes Ertragsplättchen: { $jewel } ({ $jewel_reward })
    .told = Gezogenes Ertragsplättchen: „{ $jewel_reward }“ ({ $jewel })
move-start = { $seat } beginnt die Partie
move-ganga = Ganga-Modul: { $pips ->
        [one] Eine 1 gewürfelt, also 1 Flussfeld weiter
       *[other] Eine { $pips } gewürfelt, also { $pips } Flussfelder weiter
    }
move-flow = Neu auf dem Fluss: Flussplättchen { $flow } ({ $flow_reward })

## Warum ein Zug nicht geht, und was hilft

refuse-space-taken = Dort steht schon ein Arbeiter von { $seat }. Wähle ein freies Feld.
refuse-all-taken = { $spaces ->
        [one] Das einzige Feld dort ist in dieser Runde schon besetzt.
        [2] Beide Felder dort sind in dieser Runde schon besetzt.
       *[other] Alle { $spaces } Felder dort sind in dieser Runde schon besetzt.
    } Setze deinen Arbeiter woanders ein.
refuse-too-little-money = Dafür { $missing ->
        [one] fehlt dir 1 Geld
       *[other] fehlen dir { $missing } Geld
    }: Du hast { $held ->
        [0] keins
       *[other] nur { $held }
    }. Hol dir erst Geld, etwa auf dem Marktplatz oder der Vorterrasse.
refuse-too-few-pips = Dir { $missing ->
        [one] fehlt noch 1 Auge
       *[other] fehlen noch { $missing } Augen
    } in { $colour }. Sammle mehr oder höhere { $colour_e } Würfel, oder nutze Karma.
refuse-mixed-once = Bei den Gemischtwaren darfst du pro Runde nur { $allowed } Arbeiter einsetzen. Weiche auf die Waren einer Sorte aus.
refuse-too-many-markets = { $allowed ->
        [0] Solche Märkte kannst du hier nicht werten.
        [one] { $given } sind zu viele: Du darfst hier höchstens 1 davon werten.
       *[other] { $given } sind zu viele: Du darfst hier höchstens { $allowed } davon werten.
    }
refuse-one-of-each = { $goods ->
        [one] Bei den Gemischtwaren wertest du genau 1 Markt: Du hast nur diese Sorte.
       *[other] Bei den Gemischtwaren wertest du genau einen Markt jeder deiner { $goods } Sorten.
    }
refuse-scores-the-same = Auch das bringt { $money } Geld und macht keinen Unterschied. Nimm, was angeboten wird.
refuse-no-such-markets = { $markets ->
        [0] Ohne Markt gibt es kein Geld, auch nicht { $money }.
        [one] Du hast keinen solchen Markt, der { $money } Geld bringt.
       *[other] Keine { $markets } solchen Märkte bringen dir zusammen { $money } Geld.
    }
refuse-scores-less = Das bringt nur { $money } Geld, und mit { $better } Geld löst du auch nicht mehr aus. Nimm das.
refuse-no-dice = { $held ->
        [0] Du hast keinen Würfel zum Abgeben.
        [one] Du hast nur 1 Würfel.
       *[other] Du hast nur { $held } Würfel.
    } Hol dir erst Nachschub, etwa auf der Terrasse.
refuse-colour-not-shown = Es gibt je einen Würfel der gezeigten Farben, und { $colour } ist nicht (mehr) dabei. Nimm eine andere Farbe.
refuse-supply-out = Im Vorrat liegt kein { $colour_er } Würfel mehr. Wähle eine andere Farbe oder warte, bis jemand { $colour } abgibt.
refuse-no-die-of-colour = Du hast keinen { $colour_en } Würfel zum Abgeben. Hol dir erst einen, etwa auf der Terrasse.
refuse-no-die-of-face = { $karma ->
        [0] Du hast keine { $face } und auch kein Karma, um eine { $opposite } zu drehen.
       *[other] Du hast weder eine { $face } noch eine { $opposite }, die du mit Karma drehen könntest.
    } Auf der Vorterrasse kannst du neu würfeln.
refuse-nothing-to-overbuild = { $tiles ->
        [0] In deiner Provinz liegt kein Plättchen, das noch überbaut werden darf.
        [one] Für dein einziges noch nicht überbautes Plättchen liegt kein teureres aus, das passt und das du bezahlen kannst.
       *[other] Für keines deiner { $tiles } noch nicht überbauten Plättchen liegt ein teureres aus, das passt und das du bezahlen kannst.
    } { $tiles ->
        [0] Baue erst eines im Steinbruch.
       *[other] Sammle Würfel oder warte auf neue Plättchen.
    }
refuse-river-too-short = { $ahead ->
        [0] Vor deinem Boot liegt kein freies Flussfeld mehr
        [one] Vor deinem Boot liegt nur noch 1 freies Flussfeld
       *[other] Vor deinem Boot liegen nur noch { $ahead } freie Flussfelder
    }, nötig sind genau { $needed }. { $ahead ->
        [0] Wähle etwas anderes.
       *[other] Kürzere Strecken fährst du vom Hafen aus.
    }
refuse-river-end = Dein Boot liegt schon auf dem letzten Flussfeld ({ $last }). Setze deinen Arbeiter woanders ein.
refuse-no-harbour-die = { $karma ->
        [0] Du hast keinen Würfel mit höchstens { $most } Augen und kein Karma, um einen zu drehen. Hol dir einen, etwa auf der Terrasse, oder würfle auf der Vorterrasse neu.
       *[other] Du hast keinen einzigen Würfel, da hilft auch dein Karma ({ $karma }) nicht. Hol dir erst einen, etwa auf der Terrasse.
    }
refuse-not-held = { $held ->
        [0] Du hast keine { $colour_e } { $face }.
        [one] Du hast nur eine { $colour_e } { $face }.
       *[other] Du hast die { $colour_e } { $face } nur { $held }-mal.
    } Wähle Würfel von deiner Kali-Statue.
refuse-too-little-karma = Dafür brauchst du { $needed } Karma, aber du hast { $held ->
        [0] keins
       *[other] nur { $held }
    }. Drehe weniger Würfel, oder hol dir Karma beim Yogi.
refuse-wrong-colour = Hier zählen nur { $colour_e } Würfel, keine { $given_colour_en }. Gib Würfel der verlangten Farbe ab.
refuse-die-not-needed = Du zahlst { $paid } Augen, aber { $needed ->
        [one] 1 genügt
       *[other] { $needed } genügen
    }. Behalte den überzähligen Würfel.
refuse-karma-not-needed = Mit Karma kommst du auf { $paid } Augen, aber { $needed ->
        [one] 1 genügt
       *[other] { $needed } genügen
    }. Spar dir das Karma und gib den Würfel ungedreht ab.
refuse-turned-down = Mit Karma würde aus deiner { $face } eine { $opposite }, und die ist weniger wert. Gib sie ungedreht ab.
refuse-wrong-pips = Dieses Gemach verlangt genau eine { $needed }, keine { $given }. Gib einen passenden Würfel ab, notfalls mit Karma gedreht.
refuse-harbour-pips = Im Hafen gilt nur ein Würfel mit 1 bis { $most } Augen, keine { $given }. Nimm einen, der so viel zeigt, notfalls mit Karma gedreht.
refuse-one-die = Hier gibst du genau 1 Würfel ab, nicht { $given }. Wähle einen aus.
refuse-not-on-offer = Provinzplättchen { $tile } liegt gerade nicht aus. Nimm eines, das oben auf einem Stapel liegt.
refuse-square-taken = Auf Feld { $cell } liegt schon Provinzplättchen { $tile }. Wähle ein freies Feld; überbauen kann nur der Baumeister.
refuse-square-unreached = Zu Feld { $cell } führt noch kein Weg von deiner Residenz. Lege dort an, wo ein Weg endet.
# Die Zahlen können gleich sein: eine Gerade ist keine Kurve.
refuse-wrong-roads = So kann das Plättchen nicht liegen (Wegenden: { $given } angegeben, { $ends } vorhanden). Wähle eine Drehung, die es gibt.
refuse-not-connected = So gedreht hat das Plättchen auf Feld { $cell } keine Verbindung zu deiner Residenz. Drehe es so, dass es einen deiner Wege fortsetzt.
refuse-not-dearer = Das neue Plättchen kostet { $price }, das alte { $old }. Überbauen darfst du nur mit einem teureren.
refuse-overbuilt-once = Feld { $cell } ist schon überbaut, und das geht nur einmal. Wähle ein anderes Feld.
refuse-cuts-off = { $tiles ->
        [one] So verliert 1 Plättchen
       *[other] So verlieren { $tiles } Plättchen
    } die Verbindung zu deiner Residenz. Drehe das neue anders oder wähle ein anderes.
refuse-empty-square = Feld { $cell } ist leer. Zum Überbauen muss dort schon ein Plättchen liegen; auf freie Felder baust du im Steinbruch.
refuse-fully-upgraded = Für { $building_acc } hast du schon den höchsten Wert ({ $level }). Werte eine andere Gebäudeart auf.
refuse-too-far = { $given ->
        [one] 1 Feld ist zu weit
       *[other] { $given } Felder sind zu weit
    }: Dein Boot kann { $allowed ->
        [0] gar nicht fahren
        [one] höchstens 1 Feld fahren
       *[other] höchstens { $allowed } Felder fahren
    }. Wähle eine kürzere Strecke.
refuse-past-the-end = { $allowed ->
        [one] { $given } ist zu weit: Bis zum Ende des Flusses ist nur noch 1 Feld frei.
       *[other] { $given } ist zu weit: Bis zum Ende des Flusses sind nur noch { $allowed } Felder frei.
    }
refuse-must-sail = Dein Boot muss { $least ->
        [one] mindestens 1 Feld fahren
       *[other] mindestens { $least } Felder fahren
    }. Wähle eine längere Strecke.
# Würfel zum Neuwürfeln werden nach Farbe und Augen geordnet gewählt.
refuse-in-order = Würfel wählst du der Reihe nach: Blau, Grün, Orange, Violett, jeweils von 1 bis 6. Du bist schon bei der { $colour_en } { $face }. Mach dort weiter.
refuse-field-not-reached = Sonderertrag { $field } steht dir jetzt nicht zu. Wähle einen, den du gerade angeschlossen hast.
refuse-field-covered = Auf Sonderertrag { $field } liegt schon ein Ertragsplättchen, und das bleibt dort. Wähle einen freien Sonderertrag.
refuse-field-colour = Dieser Sonderertrag ist { $field_hue }, das Ertragsplättchen { $tile_hue }. Wähle einen Sonderertrag in der Farbe des Plättchens.
refuse-jewel-gone = Ertragsplättchen { $jewel } liegt nicht mehr aus. Nimm ein anderes.
refuse-equal-jewel = { $jewel } und { $other_jewel } sind gleich. Nimm { $other_jewel }.
refuse-other-jewel = Du hast Ertragsplättchen { $jewel } gezogen. Lege dieses aus.
refuse-karma-no-use = Hier zählt nur die Farbe, die Augen sind egal. Behalte dein Karma ({ $held }) und gib den Würfel ungedreht ab.
refuse-wrong-square = Du überbaust gerade Feld { $cell }. Lege das neue Plättchen dorthin.
refuse-no-mogul = Hier stehen dir nur die Gemächer { $first } bis 6 offen, nicht der Großmogul. Wähle eines davon.
refuse-bonus-not-due = Dieser Bonus steht dir jetzt nicht zu. { $due ->
        [one] Nimm den, der dir zusteht.
       *[other] Wähle einen der { $due }, die dir zustehen.
    }
refuse-no-gain = Karma bringt hier nichts: Gedreht wertest du { $turned ->
        [one] 1 Markt
       *[other] { $turned } Märkte
    }, ungedreht { $plain }. Gib den Würfel ungedreht ab.

## Entscheidungen des Hauses, genannt, wo eine davon etwas verbietet

ruling-useless-payments = kein Würfel und kein Karma ohne Nutzen
ruling-most-valuable-markets = die wertvollsten Märkte zählen
ruling-dice-picked-in-order = Würfel werden der Reihe nach gewählt
ruling-equal-yield-tiles = gleiche Plättchen stehen einmal zur Wahl

## Was geschehen ist

note-money-gained = { $seat } erhält { $amount } Geld (jetzt { $total })
note-money-paid = { $seat } zahlt { $amount } Geld (noch { $total })
note-fame-gained = { $seat } erhält { $amount ->
        [one] 1 Ruhmespunkt
       *[other] { $amount } Ruhmespunkte
    } (jetzt { $total })
note-karma-gained = { $seat } erhält { $amount } Karma (jetzt { $total })
note-worker-gained = { $seat } erhält einen Arbeiter dazu (jetzt { $total })
note-worker-left = Der letzte inaktive Arbeiter von { $seat } kommt aus dem Spiel
note-boat-moved =
    { $spaces ->
        [one] { $seat } fährt { $spaces } freies Feld weiter bis Flussfeld { $space }
       *[other] { $seat } fährt { $spaces } freie Felder weiter bis Flussfeld { $space }
    }
    .deed = fährt bis Flussfeld { $space }
note-level-raised = { $seat } erhält ab jetzt { $level } Ruhmespunkte je { $building }
note-tile-laid = Bei { $seat } liegt jetzt Provinzplättchen { $tile } auf Feld { $cell }
note-field-reached = { $seat } schließt den Sonderertrag auf Feld { $field } an
note-die-rolled = { $seat } würfelt { $die_acc }
    .deed = +{ $die_count } Würfel ({ $die_acc })
# Würfel, die schon da waren.
note-die-rerolled = { $seat } würfelt { $die_acc }
    .deed = würfelt { $die_acc }
# Wo keine Farbe zu wählen war.
note-die-taken = { $seat } nimmt { $colour_die }
note-bonus-taken = { $seat } erhält den Bonus { $bonus_at }
note-markers-met = Die Marker von { $seat } haben sich getroffen (Ruhm { $fame }, Geld { $money })
    .deed = die Marker treffen sich
note-last-pass = Dieser Durchgang ist der letzte
note-round-begins = Runde { $round }: { $seat } beginnt
note-no-space = { $seat } findet kein Feld mehr für { $workers ->
        [one] den letzten Arbeiter
       *[other] die letzten { $workers } Arbeiter
    }

## Fragen

ask-worker = Wohin schickst du deinen Arbeiter?
ask-tile = Welches Provinzplättchen nimmst du?
ask-payment = Mit welchen Würfeln bezahlst du? (~ = mit Karma gedreht)
ask-lay = Wohin legst du das Plättchen, und wie gedreht?
ask-market-die = Welchen Würfel gibst du ab? Je Auge höchstens 1 Markt.
ask-score = Welche Märkte wertest du? Davon hängt ab, was du auf der Geldleiste auslöst.
ask-reroll = Welche Würfel würfelst du neu?
ask-balcony-die = Welchen Würfel gibst du für den Balkon ab?
ask-chamber-die = Welchen Würfel gibst du für das Gemach ab?
ask-overbuild = Welches Feld überbaust du, und womit?
ask-overbuild-lay = Wie drehst du das neue Plättchen?
ask-harbour-die = Welchen Würfel gibst du ab? Je Auge höchstens 1 Feld.
ask-sail = Wie weit fährt dein Boot?
ask-chamber = Welches Gemach nutzt du?
ask-room = Kali hat nicht genug freie Hände. Legst du Würfel zurück, oder nimmst du weniger?
ask-colour = Welche Farbe nimmst du?
ask-upgrade = Welche Gebäudeart wertest du auf?
ask-yield = Welchen Sonderertrag nimmst du zuerst?
ask-bonus = Welchen Bonus nimmst du zuerst?
ask-first-jewel = Welchen braunen Sonderertrag überdeckst du?
ask-jewel = Welches Ertragsplättchen nimmst du, und wohin legst du es?
# Wenn am echten Tisch gewürfelt und gezogen wird.
ask-roll = Was zeigt der Würfel?
ask-reveal = Welches Provinzplättchen kommt in die Auslage?
ask-draw = Welches Ertragsplättchen wird gezogen?
ask-start = Wer beginnt die Partie?
ask-ganga = Was zeigt der Würfel für das Flussplättchen?
ask-flow = Welches Flussplättchen wird gezogen?

## Wo wir gerade sind

crumb-setup = Aufbau
crumb-rounds = Runde
crumb-turn = Zug
crumb-quarry = Steinbruch
crumb-payment = Bezahlen
crumb-reveal = Neues Plättchen
crumb-specialyields = Sondererträge
crumb-upgrade = Aufwertung
crumb-onegood = Waren einer Sorte
crumb-scoremarkets = Märkte werten
crumb-frontterrace = Vorterrasse
crumb-balcony = Balkon
crumb-chamber = Gemach
crumb-chamberofchoice = Gemach nach Wahl
crumb-masterbuilder = Baumeister
crumb-harbour = Hafen
crumb-sail = Bootsfahrt
crumb-takedice = Würfel nehmen
crumb-roll = Würfeln
crumb-bonuses = Boni
crumb-whitetile = Weißes Ertragsplättchen
crumb-firstjewel = Erstes Ertragsplättchen
crumb-choosejewel = Ertragsplättchen
crumb-gangatiles = Flussplättchen

## Gewinne und Erträge, kurz genug für den Spielplan

reward-dice = { $n ->
        [one] 1 beliebiger Würfel
       *[other] { $n } beliebige Würfel
    }
reward-karma = { $n } Karma
reward-money = { $n } Geld
reward-fame = { $n } Ruhm
reward-upgrade = { $n ->
        [one] 1 Aufwertung
       *[other] { $n } Aufwertungen
    }
reward-boat = Boot: nächstes freies Feld
reward-any-chamber = 1 Gemach (2–6)
reward-chamber = { $n ->
        [1] Gemach 1: Großmogul
        [2] Gemach 2: Tänzerin
        [3] Gemach 3: Yogi
        [4] Gemach 4: Raja
        [5] Gemach 5: Baumeister
        [6] Gemach 6: Portugiese
       *[other] Gemach { $n }
    }
reward-dice-per-karma = { $colour_key ->
        [any] 1 beliebiger Würfel je Karma
       *[other] 1 { $colour_er } Würfel je Karma
    }
reward-money-per-market = { $n } Geld je Markt
reward-mixed-goods = Gemischtwaren
reward-one-good = { $n ->
        [one] 1 Markt
       *[other] bis zu { $n } Märkte einer Sorte
    }
reward-fame-per-upgrade = { $n } Ruhm je Aufwertung
reward-money-per-upgrade = { $n } Geld je Aufwertung
reward-fame-per-karma = { $n } Ruhm je Karma
reward-coloured-dice =
    { $dice_colour_count ->
        [2] { $dice_colour_die }
       *[other] Würfel: { $dice_colour }
    }
reward-sail-up-to = { $n ->
        [one] Boot: 1 freies Feld
       *[other] Boot: bis zu { $n } freie Felder
    }
reward-upgrade-and-die = 1 Aufwertung, 1 Würfel
reward-fame-per-market-tile = { $n } Ruhm je Plättchen mit Markt
reward-fame-per-river-spaces = { $n ->
        [one] 1 Ruhm je Flussfeld
       *[other] 1 Ruhm je { $n } Flussfelder
    }
reward-money-per-building = { $n } Geld je Gebäude
reward-money-per-yield-tile = { $n } Geld je angeschlossenes Ertragsplättchen
reward-fame-per-curve = { $n } Ruhm je Kurve
reward-fame-per-worker = { $n } Ruhm je aktiven Arbeiter

## Orte der Pläne: wie sie heißen und wozu sie da sind

# place-KIND ist ein Titel, about-KIND erklärt. Gibt es about-KIND-NAME, gilt das statt about-KIND.
# Keine gedruckten Werte: Wem die Schachtel gehört, darf sie berichtigen.
place-quarry = Steinbruch
about-quarry = Das nächste freie Feld kostet Geld. Dann nimmst du ein ausliegendes Provinzplättchen, bezahlst es mit Würfeln seiner Farbe, die zusammen mindestens seinen Preis zeigen, und legst es sofort in deine Provinz.
place-mixed = Gemischtwaren
about-mixed = Du wertest einen Markt jeder Warensorte in deiner Provinz und bekommst seinen Wert in Geld. Ein Würfel ist dafür nicht nötig.
place-market = Waren einer Sorte: { $good }
about-market = Gib einen beliebigen Würfel ab und werte { $good_markets } deiner Provinz: höchstens so viele, wie der Würfel Augen zeigt.
place-front = Vorterrasse
about-front = Du bekommst Geld und darfst danach beliebig viele deiner Würfel neu würfeln.
place-terrace = Terrasse: { $colour }
about-terrace = Du nimmst so viele { $colour_e } Würfel aus dem Vorrat, wie das Feld zeigt, würfelst sie und legst sie auf deine Kali-Statue.
place-balcony = Balkon: { $colour }
about-balcony = Gib einen { $colour_en } Würfel ab, egal was er zeigt, und nimm dafür Würfel der anderen Farbe, die der Balkon zeigt.
place-chamber = { $chamber } (Gemach { $chamber_number })
about-chamber = Gib einen Würfel ab, der genau die Nummer des Gemachs zeigt, und du bekommst, was das Gemach bietet.
about-chamber-mogul = Für einen Würfel, der eine { $chamber_number } zeigt, bekommst du Ruhm und wirst Startspieler der nächsten Runde.
about-chamber-dancer = Für einen Würfel, der eine { $chamber_number } zeigt, nimmst du Würfel in beliebigen Farben und ein Ertragsplättchen.
about-chamber-yogi = Für einen Würfel, der eine { $chamber_number } zeigt, bekommst du Karma und nimmst Würfel in beliebiger Farbe.
about-chamber-raja = Für einen Würfel, der eine { $chamber_number } zeigt, wertest du eine Gebäudeart auf und bekommst Geld.
about-chamber-builder = Für einen Würfel, der eine { $chamber_number } zeigt, überbaust du ein Plättchen deiner Provinz mit einem teureren und zahlst nur den Unterschied in Augen. Sondererträge gibt es dabei nicht.
about-chamber-portuguese = Für einen Würfel, der eine { $chamber_number } zeigt, fährt dein Boot genau so viele freie Flussfelder weit, wie das Gemach angibt, und du bekommst die Belohnung des Feldes, auf dem es hält.
place-harbour = Hafen
about-harbour = Gib einen niedrigen Würfel ab: Dein Boot fährt höchstens so viele freie Flussfelder weit, wie er Augen zeigt, und du bekommst die Belohnung des Feldes, auf dem es hält. Die hinteren Felder für Arbeiter kosten außerdem Geld.
place-die =
    { $die_key ->
        [b1] Blauer Würfel mit 1 Auge
        [b2] Blauer Würfel mit 2 Augen
        [b3] Blauer Würfel mit 3 Augen
        [b4] Blauer Würfel mit 4 Augen
        [b5] Blauer Würfel mit 5 Augen
        [b6] Blauer Würfel mit 6 Augen
        [g1] Grüner Würfel mit 1 Auge
        [g2] Grüner Würfel mit 2 Augen
        [g3] Grüner Würfel mit 3 Augen
        [g4] Grüner Würfel mit 4 Augen
        [g5] Grüner Würfel mit 5 Augen
        [g6] Grüner Würfel mit 6 Augen
        [o1] Orangefarbener Würfel mit 1 Auge
        [o2] Orangefarbener Würfel mit 2 Augen
        [o3] Orangefarbener Würfel mit 3 Augen
        [o4] Orangefarbener Würfel mit 4 Augen
        [o5] Orangefarbener Würfel mit 5 Augen
        [o6] Orangefarbener Würfel mit 6 Augen
        [p1] Violetter Würfel mit 1 Auge
        [p2] Violetter Würfel mit 2 Augen
        [p3] Violetter Würfel mit 3 Augen
        [p4] Violetter Würfel mit 4 Augen
        [p5] Violetter Würfel mit 5 Augen
        [p6] Violetter Würfel mit 6 Augen
       *[other] Würfel { $die }
    }
about-die = Würfel liegen auf den Händen der Kali-Statue. Plättchen bezahlt man mit Farbe und Augen, Gemächer, Märkte und Hafen mit den Augen, Balkone mit der Farbe.
place-tile = Provinzplättchen { $tile }
about-tile = Kostet Würfel seiner Farbe, die zusammen mindestens seinen Preis zeigen. Beim Anlegen bringt jeder Markt darauf seinen Wert in Geld und jedes Gebäude Ruhm.
place-square = Provinzfeld { $cell }
about-square = Hier kannst du ein Plättchen anlegen, wenn einer seiner Wege an einen Weg anschließt, der zur Residenz führt. Überbauen kann nur der Baumeister.
place-supply = Vorrat: { $colour_e } Würfel
about-supply = Wer einen Würfel nimmt, würfelt ihn sofort und legt ihn auf eine freie Hand der Kali-Statue. Abgegebene Würfel kommen hierher zurück.
place-building = Aufwertung: { $building }
about-building = So viel Ruhm bringt jedes Gebäude dieser Art, wenn sein Plättchen angelegt wird. Eine Aufwertung erhöht den Wert für spätere Plättchen.
place-field = Sonderertrag { $field }
about-field = Bringt seinen Ertrag einmal, sobald ein Weg ihn mit der Residenz verbindet.
place-bonus = Bonus: { $bonus }
about-bonus = Diesen Bonus bekommst du einmal, sobald dein Marker das Feld auf der Leiste erreicht oder daran vorbeizieht.
place-jewel = Ertragsplättchen { $jewel }
about-jewel = Im Basisspiel bringt es seinen Ertrag sofort und wird weggelegt. In der Navaratnas-Variante liegt es auf einem Sonderertrag seiner Farbe und bringt etwas, sobald ein Weg dorthin führt.
place-good =
    { $good_key ->
        [any] Märkte der Provinz
       *[other] { $good_markets } der Provinz
    }
about-good = Jeder Markt bringt seinen Wert in Geld, wenn sein Plättchen angelegt wird, und wieder bei jeder Wertung auf dem Marktplatz.
place-money = Geld
about-money = Damit bezahlst du Felder im Steinbruch und im Hafen. Der Geldmarker läuft dem Ruhmesmarker entgegen; treffen sich die beiden, endet die Partie mit diesem Durchgang.
place-fame = Ruhm
about-fame = Kommt vor allem von Gebäuden und geht nie verloren. Der Ruhmesmarker läuft dem Geldmarker entgegen; treffen sich die beiden, endet die Partie mit diesem Durchgang.
place-karma = Karma
about-karma = Für jedes Karma darfst du einen Würfel beim Abgeben auf seine gegenüberliegende Seite drehen.
place-workers = Arbeiter
about-workers = In jedem Durchgang setzt du einen ein. Weitere warten auf der Ruhmesleiste, auf der Geldleiste und an der Brücke.
place-river =
    { $space ->
        [0] Startfeld des Flusses
       *[other] Flussfeld { $space }
    }
about-river =
    { $space ->
        [0] Hier legen alle Boote ab.
       *[other] Wer mit seinem Boot hier hält, bekommt die Belohnung des Feldes. Felder mit einem anderen Boot werden übersprungen und nicht mitgezählt.
    }

## Größen in Statistiken

fact-money = Geld
fact-fame = Ruhm
fact-karma = Karma
fact-boat = Boot (Flussfeld)
fact-workers = Arbeiter
fact-province = Gebaute Plättchen

## Im Browser

# Was ein Zug verändert, und Überschriften.
player-money = Geld
    .change = { $change } Geld
player-fame = Ruhm
    .change = { $change } Ruhm
player-karma = Karma
    .change = { $change } Karma
player-boat = Boot auf dem Fluss
    .change =
        { $count ->
            [one] Boot { $change } Feld
           *[other] Boot { $change } Felder
        }
player-workers = Arbeiter
    .change = { $change } Arbeiter
player-waiting = Inaktive Arbeiter
player-due = Fällige Boni
    .change =
        { $count ->
            [one] { $change } fälliger Bonus
           *[other] { $change } fällige Boni
        }
player-levels = Ruhm je Gebäude
    .change = ab jetzt { $change } Ruhm je { $building }
player-dice = Würfel
    .change =
        { $count ->
            [one] { $change } { $colour_er } Würfel
           *[other] { $change } { $colour_e } Würfel
        }
player-province = Provinz
player-connected = Angeschlossene Sondererträge
    .change =
        { $count ->
            [one] { $change } angeschlossener Sonderertrag
           *[other] { $change } angeschlossene Sondererträge
        }
player-jewels = Ertragsplättchen
player-markets = Märkte
table-mogul = Beim Großmogul
table-river = Flussplättchen
table-set-aside = Schon gezogene weiße Ertragsplättchen
table-display = Ertragsplättchen zur Wahl
table-supply = Würfel im Vorrat
    .change =
        { $count ->
            [one] { $change } { $colour_er } Würfel im Vorrat
           *[other] { $change } { $colour_e } Würfel im Vorrat
        }

panel-mogul = Beginnt die nächste Runde: { $seat }
# Zeile einer Tabelle: Ruhm, der bis zum Treffen der Marker fehlt.
panel-waiting = Dort kann { $seat } noch Arbeiter gewinnen: { $places }

panel-taken = besetzt:
panel-cost =
    { $n ->
        [0] kostenlos
       *[other] { $n } Geld
    }
panel-tile = { $tile }: { $price } Augen, { $road }; { $contents }.
panel-palace = Palast
panel-chamber-mogul = Startspieler der nächsten Runde
panel-chamber-dancer = 1 weißes Ertragsplättchen
panel-chamber-builder = 1 Plättchen überbauen
panel-chamber-portuguese = Boot: genau { $n } freie Felder
panel-brings-nothing = bringt nichts, blockiert nur

panel-kali = Kali-Statue: { $n } von { $hands } Händen belegt
panel-no-dice = keine Würfel
panel-markets-of =
    { $n ->
        [0] { $good }: kein Markt
        [one] { $good }: 1 Markt, Wert { $value }
       *[other] { $good }: { $n } Märkte, zusammen Wert { $value }
    }
panel-province-of = Provinz: { $seat }
panel-built = { $cell }: { $tile }, { $colour }, { $price } Augen; { $contents }; Wege: { $ends }
panel-overbuilt = überbaut
panel-square-open = ein Weg führt hierher
panel-road-n = Norden
panel-road-e = Osten
panel-road-s = Süden
panel-road-w = Westen
panel-field-linked = angeschlossen
panel-field-near = ein Plättchen entfernt

## Wörter auf den gezeichneten Plänen: so kurz wie möglich

draw-die-to = Würfel 1–{ $n }
draw-over = über
draw-next = nächstes
draw-none = leer
draw-kinds = { $n } Sorten
draw-closed = zu
draw-free = gratis
draw-ganges = GANGES
draw-your-province = Deine Provinz
draw-to-go = noch { $n }
draw-met = getroffen
draw-kali = Kali
draw-of = { $n } von { $of }
## How far the game is

clock-round = Runde { $round }
clock-pass = Durchgang { $pass }
clock-start-seat = Startspieler: { $start_seat }

# Am Ende der Partie, wie ein Bot es erwartet: wie weit die Marker auseinander oder aneinander vorbei sind.
score-expected =
    { $met ->
        [no]
            { $gap ->
                [one] am Ende fehlt { $gap } Feld bis zum Treffen der Marker
               *[other] am Ende fehlen { $gap } Felder bis zum Treffen der Marker
            }
       *[yes]
            { $gap ->
                [0] am Ende treffen sich die Marker gerade
                [one] am Ende sind die Marker { $gap } Feld aneinander vorbei
               *[other] am Ende sind die Marker { $gap } Felder aneinander vorbei
            }
    }
# Was ein anderer Zug gebracht hätte; amount: mit Vorzeichen.
score-gained = Marker { $amount }
# Der Stand eines Platzes: wie weit seine zwei Marker auseinander oder aneinander vorbei sind.
score-said =
    { $met ->
        [no] noch { $gap } bis zum Treffen
       *[yes]
            { $gap ->
                [0] getroffen
               *[other] getroffen, Vorsprung { $gap }
            }
    }
# The same where there is little room.
score-short =
    { $met ->
        [no] noch { $gap }
       *[yes]
            { $gap ->
                [0] getroffen
               *[other] getroffen, +{ $gap }
            }
    }

## Where money and fame came from

source-start = Zu Beginn
source-quarry = Steinbruch
source-mixed = Gemischtwaren
source-market = Markt: { $good }
source-front = Vorterrasse
source-terrace = Terrasse
source-balcony = Balkon
source-chamber = { $chamber }
source-harbour = Hafen
source-river = Fluss
source-bonus = Bonusfelder
source-yields = Sondererträge

## Das Ergebnis: woher die Punkte kamen

result-start = zu Beginn
result-quarry = Steinbruch
result-market = Märkte
result-terrace = Palastterrassen
result-chamber = Gemächer
result-river = Fluss
result-bonus = Bonusfelder
result-yields = Sondererträge
result-way = Gepunktet: die { $way } Schritte, bis sich die Marker treffen. Ein Schritt ist 1 Ruhm oder 2 Geld.

## Gründe der Bots: was ein Zug besser oder schlechter macht, vor einem Betrag

reason-fame = Ruhm
reason-money = Geld
reason-meeting =
    { $better ->
        [yes] Marker näher beieinander
       *[no] Marker weiter auseinander
    }
reason-dice = Würfel
reason-palace = Gemächer des Palasts
reason-karma = Karma
reason-payable = mit den Würfeln bezahlbare Plättchen
reason-workers = Arbeiter
reason-bonuses = Bonusfelder der Leisten
reason-buildings = Gebäude und Aufwertungen
reason-markets = Märkte
reason-province = Provinzplättchen
reason-roads = Wege und Sondererträge
reason-river = Boot auf dem Fluss
reason-start = Stelle in der Zugreihenfolge
reason-supply = Würfel im Vorrat
reason-offer = ausliegende Plättchen
reason-spaces = freie Felder auf dem Spielplan

## Wer gewonnen hat, und warum

outcome-won = { $score ->
        [0] { $seat } gewinnt: Die Marker haben sich genau getroffen.
       *[other] { $seat } gewinnt: Die Marker haben sich mit einem Vorsprung von { $score } getroffen.
    }
outcome-tie = { $score ->
        [0] { $seat } gewinnt: Auch bei anderen haben sich die Marker genau getroffen, aber bei { $seat } zuerst.
       *[other] { $seat } gewinnt: Andere haben denselben Vorsprung von { $score }, aber die Marker von { $seat } trafen sich zuerst.
    }
outcome-rank = { $rank }. { $seat }: { $met ->
        [no] { $score ->
            [one] bis zum Treffen fehlt noch 1 Ruhmespunkt
           *[other] bis zum Treffen fehlen noch { $score } Ruhmespunkte
        }
       *[yes] { $score ->
            [0] Marker haben sich genau getroffen
           *[other] Marker haben sich getroffen, Vorsprung { $score }
        }
    }
