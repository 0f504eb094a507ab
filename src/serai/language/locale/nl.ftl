# Berichten van het huis in het Nederlands. Wat een bericht betekent, staat in en.ftl.

## Spelers en het verslag

seat-name = Speler { $number }
log-move = { $seat }: { $move }

## Weigeringen

with-citation = { $text } (regel { $rule })
refuse-not-now =
    { $count ->
        [one] Dat kan nu niet. Er is { $count } andere zet mogelijk.
       *[other] Dat kan nu niet. Er zijn { $count } andere zetten mogelijk.
    }
refuse-game-over =
    { $seats ->
        [one] Het spel is afgelopen.
       *[other] Het spel is voor alle { $seats } spelers afgelopen.
    }
refuse-unknown-verb =
    { $count ->
        [one] “{ $word }” is geen zet. Er is er { $count }: { $known }.
       *[other] “{ $word }” is geen zet. Er zijn er { $count }: { $known }.
    }
# “—” staat voor niets: er ontbreekt een woord, of er is er een te veel.
refuse-bad-argument = { $verb }: woord { $nth } erachter is “{ $given }”. Verwacht: { $expected }

## Problemen met spellen, opties en bestanden

problem-game = Het spel “{ $given }” is er niet. Wel: { $known }.
problem-language = “{ $given }” spreken we niet. Kies uit: { $allowed }.
problem-seats = Met { $given } spelers kan dit niet. Kies uit: { $allowed }.
problem-option-name = De optie “{ $name }” is er niet. Wel: { $known }.
problem-option-value = De optie “{ $name }” kan niet “{ $given }” zijn. Toegestaan: { $allowed }.
problem-not-json = Dit is geen JSON: { $detail }
problem-position = { $place } is “{ $given }”. Verwacht: { $expected }
problem-position-digest = De stelling is na het bewaren veranderd. Was dat de bedoeling, haal dan “digest” weg.
problem-impossible = Deze stelling kan in een spel niet voorkomen: { $law }
problem-transcript-first-line = Dit is geen partijverslag. De eerste regel moet “{ $expected }” zijn.
problem-transcript-check =
    { $lines ->
        [one] Het partijverslag is beschadigd of afgekapt ({ $lines } regel). Gebruik een ongewijzigde kopie.
       *[other] Het partijverslag is beschadigd of afgekapt ({ $lines } regels). Gebruik een ongewijzigde kopie.
    }
problem-transcript-line = Regel { $line } van het partijverslag klopt niet. Verwacht: { $expected }
problem-transcript-version = Het partijverslag hoort bij versie { $version } van de spelregels, wij spelen versie { $ours }.
problem-transcript-seat = Regel { $line } van het partijverslag is voor “{ $given }”, maar “{ $expected }” is aan de beurt (* is het toeval).
problem-transcript-move = Regel { $line } van het partijverslag, “{ $move }”: { $reason }
problem-transcript-position = Het partijverslag leidt naar een andere stelling dan die in regel { $line }.
