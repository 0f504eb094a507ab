"""Games that were played once and must replay to the same end for ever."""
