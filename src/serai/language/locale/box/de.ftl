# Was in den Daten des Spielmaterials stehen darf. Wie die Übersetzung gefunden wird, steht in en.ftl.

box-nothing = nichts
allowed-whole = eine ganze Zahl von { $low } bis { $high }
allowed-text = ein Text
allowed-list = eine Liste
allowed-table = eine Tabelle
allowed-one-of = eines von { $names }
allowed-known-fields = dieses Feld gibt es nicht; bekannt: { $names }
allowed-field-required = das Feld ist nötig
allowed-record-required = der Eintrag ist nötig
allowed-section = ein Abschnitt wie "P2" oder "P4, p. 6"
allowed-other-id = eine id, die kein anderer Eintrag der Datei hat
allowed-toml = gültiges TOML
allowed-tables = eine Liste von Tabellen [[{ $kind }]]
allowed-exactly = genau { $n }
allowed-at-most = höchstens { $n }
allowed-at-least = mindestens { $n }
allowed-no-more = höchstens { $n } Einträge dieser Art
allowed-at-this-place = { $what } an dieser Stelle
allowed-in-all = zusammen { $n }
allowed-numbers = { $n } Zahlen
allowed-end-of-id = wie am Ende der id: { $what }
allowed-in-id = wie in der id: { $what }
