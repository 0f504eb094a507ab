# Waarom de server iets heeft geweigerd, in het Nederlands.

## Het verzoek

problem-json = Dit is geen JSON.
problem-bad-request = Er klopt iets niet aan dit verzoek, bij { $place }.
problem-too-large =
    { $most ->
        [one] Dit is te groot: hoogstens { $most } byte is toegestaan.
       *[other] Dit is te groot: hoogstens { $most } bytes zijn toegestaan.
    }
problem-too-deep =
    { $most ->
        [one] Dit is te diep genest: hoogstens { $most } niveau is toegestaan.
       *[other] Dit is te diep genest: hoogstens { $most } niveaus zijn toegestaan.
    }
problem-content-type = De server neemt alleen JSON aan.
problem-origin = Dit kwam van een pagina die niet bij deze server hoort. Daarom is er niets gebeurd.
problem-method = Dat kan hier niet.
problem-path = Op dit adres is niets te vinden.
problem-slow = Het verzoek was te lang onderweg. Probeer het nog eens.
problem-too-many =
    { $seconds ->
        [one] Dat ging erg snel. Wacht even: nog { $seconds } seconde.
       *[other] Dat ging erg snel. Wacht even: nog { $seconds } seconden.
    }
problem-sockets =
    { $most ->
        [one] Er staan te veel vensters tegelijk open: hoogstens { $most } is toegestaan.
       *[other] Er staan te veel vensters tegelijk open: hoogstens { $most } zijn toegestaan.
    }
problem-no-hello = De verbinding is nog niet opgebouwd.
problem-busy = Iemand anders was net iets sneller. Probeer het nog eens.
problem-server = Er ging iets mis op de server. Het is genoteerd als { $id }; probeer het nog eens.
problem-storage = De server kan nu niets opslaan ({ $id }). Probeer het zo nog eens.
problem-unwell =
    { $what ->
        [bots] De bots van deze server doen op dit moment geen zetten.
       *[tables] De server kan op dit moment geen tafels bijhouden.
    }
page-not-built = De pagina’s van deze server zijn nog niet gebouwd. “make setup” bouwt ze.

## Mensen

problem-no-identity = De server kent je nog niet. Kies eerst een naam.
problem-name = Een naam heeft minstens één zichtbaar teken nodig.
problem-chat-empty = Dit bericht is leeg.
problem-chat-spectator = Alleen wie aan tafel zit, kan hier schrijven.
problem-banned = Je kunt deze server niet meer gebruiken: wie hem beheert, heeft je geweerd.
problem-muted =
    { $until ->
        [0] Je kunt hier voorlopig niets schrijven: wie deze server beheert, heeft je gedempt.
       *[other] Je kunt hier tot { DATETIME($until, dateStyle: "medium", timeStyle: "short") } niets schrijven: wie deze server beheert, heeft je gedempt.
    }

## Tafels en plaatsen

problem-no-table = Deze tafel bestaat niet.
problem-closed = Wie deze server beheert, heeft deze tafel gesloten.
problem-not-watching = Bij deze tafel kun je niet meekijken.
problem-not-host = Dat kan alleen wie de tafel heeft geopend.
problem-second-seat = Je zit al aan deze tafel.
problem-invite = Deze uitnodiging geldt niet (meer). Vraag om een nieuwe link.
problem-token = Deze link naar een plaats geldt niet (meer).
problem-level = De niveaus lopen van 1 tot en met { $most }; { $given } bestaat niet.
problem-bot-cost = “{ $given }” zou te lang nadenken voor een server die iedereen deelt: { $param } mag hoogstens { $most } zijn.
problem-nobody = Minstens één plaats moet voor een persoon zijn.
problem-tables-under-way =
    { $most ->
        [one] Je hebt al een partij lopen. Maak die af voordat je een nieuwe opent.
       *[other] Je hebt al { $most } partijen lopen. Maak er een paar af voordat je een nieuwe opent.
    }

## De partij

problem-not-finished = Dat kan pas na het einde van de partij.
problem-illegal = Deze zet kan nu niet.
problem-no-thought = Geen bot kon er op tijd over nadenken. Probeer het nog eens.
