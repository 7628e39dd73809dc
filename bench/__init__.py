"""Benchmarks of random play, side by side with other engines; docs/benchmarks.md says how to read them."""
