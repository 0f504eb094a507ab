# What component data may hold. The sources say it in English, word for word as here: that is how the
# translation of a phrase is found. English has plain arguments only; what a game alone allows
# stands in its own locale/box/.

box-nothing = nothing
allowed-whole = a whole number from { $low } to { $high }
allowed-text = a text
allowed-list = a list
allowed-table = a table
allowed-one-of = one of { $names }
allowed-known-fields = no such field; known: { $names }
allowed-field-required = the field is required
allowed-record-required = the record is required
allowed-section = a section such as "P2" or "P4, p. 6"
allowed-other-id = an id that no other record of the file has
allowed-toml = valid TOML
allowed-tables = a list of tables [[{ $kind }]]
allowed-exactly = exactly { $n }
allowed-at-most = at most { $n }
allowed-at-least = at least { $n }
allowed-no-more = no more than { $n } records of this kind
allowed-at-this-place = { $what } at this place
allowed-in-all = { $n } in all
allowed-numbers = { $n } numbers
allowed-end-of-id = the { $what } at the end of the id
allowed-in-id = the { $what } in the id
