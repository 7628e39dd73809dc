## What every part of the page says
back-home = All games
close = Close
cancel = Cancel
copy = Copy
copied = Copied
try-again = Try again
