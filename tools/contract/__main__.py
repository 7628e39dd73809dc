"""``make types``."""

from tools.contract.files import files

for path, text in files().items():
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
