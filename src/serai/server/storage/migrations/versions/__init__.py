"""One file for each change of the schema, in order. A file that was released never changes."""
