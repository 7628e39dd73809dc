replay-title = Watch again: { $game }
replay-controls = Watching
replay-steps = Steps
replay-timeline = The match as a line
replay-at = { $place } of { $count }: { $said }
replay-to-start = To the start (Home)
replay-back = One move back (←)
replay-on = One move on (→)
replay-to-end = To the end (End)
replay-play = Play (Space)
replay-pause = Pause (Space)
replay-speed = How fast
replay-kick-off = kick-off
replay-half-time = half-time
replay-end = full time
replay-end-score = full time, { $score }
replay-more = Check, share, report
replay-seen-by = Seen by
replay-open = All open
replay-next-goal = Next goal
replay-next-turn = { $mine ->
    [yes] My next turn
   *[no] Next turn of { $name }
  }
replay-whole-match = The whole match
replay-shots = shots
replay-goals = goals
replay-share = Link to this moment
replay-copied = Copied
replay-report = Read the report
replay-table = To the table
replay-watch = Watch again

seal-of-luck = The sealed luck
seal-check = Check the sealed luck
seal-checking = Checking the luck …
seal-holds = Luck checked
seal-closed = Luck still sealed
seal-broken = This record is not in order
seal-browser = Your browser has made it anew: { $lines } lines by their hashes, the seal, and { $throws ->
    [one] one throw
   *[other] { $throws } throws
  }.
seal-unknown = { $count ->
    [one] One cut could not be checked.
   *[other] { $count } cuts could not be checked.
  }
seal-not-opened = All { $lines } lines fit their hashes. The seed is not in the record.
seal-rules-kept = Rules kept
seal-rules-broken = The rules say otherwise
seal-server = The server has played all { $plays } lines again, by version { $rules } of the rules.
seal-record = Record
seal-flaw-not-ours = Line { $line }: this is not a record of Onze.
seal-flaw-no-line = Line { $line } is not a line of a record.
seal-flaw-number = Line { $line }: a line is missing before it, or one too many.
seal-flaw-hash = Line { $line } was changed: its hash does not fit.
seal-flaw-cut-off = Line { $line } is cut off.
seal-flaw-seed = Line { $line }: this is not the seed that was sealed before the match.
seal-flaw-throw = Line { $line } says “{ $written }”, the sealed luck says “{ $due }”.

report-decisive = The goal of the match
report-deciding = What decided it
report-closest = The last chance
report-see = See it again
report-share = Share the report
report-print = Print
report-line = The match as a line
report-goals = See the goals again
analysis-title = What decided it
analysis-ask = What decided it?
analysis-asked = Looking back: that takes a moment …
analysis-refused = That took too long. Try again a little later.
analysis-choices = Moves that cost most, by what could be known
analysis-no-choices = No move has clearly cost anything
analysis-choice = { $name }: { $said } ({ $value }%)
analysis-better = Better: { $better } ({ $best }%)
analysis-luck = Luck that mattered most
analysis-lucky = { $name }: { $said }
analysis-came = { $came }% to win instead of { $expected }% on average


record-title = Open a record
record-say = A match that you have as a file (.onze) is watched here, move by move. This browser checks its hashes, its seal and its throws; the server plays it again by the rules, and keeps nothing of it.
record-file = A record, .onze
record-reading = Playing { $name } again …
record-damaged = This file cannot be watched.
record-other = Another record
