"""``python -m onze`` is the command ``onze``."""

from onze.cli.main import app

app(prog_name="onze")
