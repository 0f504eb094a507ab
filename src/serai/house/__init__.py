"""A house of tables: who may do what there, and what everybody is told. It knows no network."""
