"""The rulebook of The World Cup Game as tests: one file a chapter."""
