# Wat er in de gegevens van het spelmateriaal mag staan. Hoe de vertaling gevonden wordt, staat in en.ftl.

box-nothing = niets
allowed-whole = een geheel getal van { $low } tot en met { $high }
allowed-text = een tekst
allowed-list = een lijst
allowed-table = een tabel
allowed-one-of = een van { $names }
allowed-known-fields = dit veld bestaat niet; bekend: { $names }
allowed-field-required = het veld is nodig
allowed-record-required = de vermelding is nodig
allowed-section = een paragraaf zoals "P2" of "P4, p. 6"
allowed-other-id = een id die geen andere vermelding in het bestand heeft
allowed-toml = geldige TOML
allowed-tables = een lijst tabellen [[{ $kind }]]
allowed-exactly = precies { $n }
allowed-at-most = hoogstens { $n }
allowed-at-least = minstens { $n }
allowed-no-more = niet meer dan { $n } vermeldingen van deze soort
allowed-at-this-place = { $what } op deze plek
allowed-in-all = in totaal { $n }
allowed-numbers = { $n } getallen
allowed-end-of-id = zoals aan het eind van de id: { $what }
allowed-in-id = zoals in de id: { $what }
