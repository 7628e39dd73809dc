# What front ends say around any game.

## The command line

help-onze = Football tabletop games, played at the terminal.
help-version = Say which version this is and stop.
help-play = Play a match at this terminal, alone against bots or with others in turn.
help-game = The game to play; asked for when left out.
help-seats = Who sits where, separated by commas: me, person, or a bot: rookie, regular, strong, master, coach, random, search:1s, my_bot.py:MyBot or "./my_engine --flag".
help-bot = A bot to play against, of your own or one of ours: my_bot.py:MyBot, "./my_engine --flag", strong; for several opponents, several times. See docs/write-a-bot.md.
help-seconds = How many seconds a bot may think about an answer.
help-lang = The language: en or fr; by default that of this machine.
help-option = A rule of this table, as name=value; may be given several times. “onze rules GAME” lists them.
help-seed = A whole number that fixes the luck, to play the same match again.
help-word = A word of your own that is mixed into the luck before the first throw; one a person, in the order of seats.
help-record = The file to keep the match in; by default one in your own folder of matches, or in the one that ONZE_MATCHES names.
help-outside = The folder of the game, if it is not one of ours.
help-file = The record, a file ending in .onze; by default that of the last match played here.
help-resume = Go on with a match that was left.
help-resume-seats = Who sits where from now on; by default those who did.
help-resume-file = The record of the match; by default that of the last one left here.
help-replay = Step through a match that was played.
help-replay-seat = Show the table as this seat, counted from 1, saw it; by default as you did, or else whoever is asked.
help-replay-line = Begin at this line of the record.
help-verify = Check that a record is whole, that every move was allowed and every throw the one sealed before the match.
help-report = Write the story of a match, like a newspaper’s, from its record.
help-report-format = The form: text of 80 columns, by default; markdown; or html, a page to open in a browser.
help-play-file = A file of your own, by its kind and its path, such as cards=my-cards.toml; may be given several times. Short for some kinds: { $names }.
help-file-choice = kind=file
help-check = Say what is wrong with a file of your own for a game, or what it holds.
help-check-file = The file by its kind and its path, such as cards=my-cards.toml.
help-file-check = Say every mistake, or what the file holds.
help-file-list = Show the samples that come with the game.
not-a-file = “{ $argument }” is no file: name its kind and its path, such as cards=my-cards.toml.
no-files = { $game } takes no files of one’s own: leave “{ $name }” out.
no-such-file = { $game } takes no file of the kind “{ $name }”; it takes: { $known }.
file-brought-twice = A table takes one file of the kind “{ $name }”, not two.
file-of-ours = There is no file { $path }, but what goes by that name comes with the game: type --option { $option } instead of --{ $name }.
too-many-files = Each person brings one file of the kind “{ $name }” at most. Files: { $files }; people: { $people }.
help-ladder = Let bots play everybody against everybody on all cores, and say how strong they are.
help-game-of-bots = The game that is played.
help-ladder-bots = The bots, separated by commas: random,coach,search:200.
help-ladder-bot = One more bot, for commands with commas in them; may be given several times.
help-ladder-seats = How many seats there are; by default as few as the game allows.
help-ladder-matches = How many matches each pairing plays at most.
help-ladder-whole = Play all of them, even when it is clear who is stronger.
help-ladder-seed = A whole number that all deals follow from.
help-ladder-results = The file to keep results in; if it is there, the ladder goes on from it. By default GAME-ladder.jsonl.
help-ladder-processes = How many matches are played at a time; by default as many as there are cores.
help-analyse = Look back at a match from its record: the chance to win, the moves that cost most, the luck that mattered most.
help-analyse-json = A file to write the figures to, as JSON.
help-rules = Read the rules: a game, one clause by its id, or all clauses with some words.
help-rules-asked = A game (football-a-la-carte), a clause’s id (FAC-8.6), or words to look for (corner).
help-rules-search = Show only clauses with all these words.
help-rules-where = In a checkout: after each clause, where it lives in the code, the data and the tests.
help-serve = Serve matches to browsers: people play from their own machines, live or over days.
help-host = The address to listen on; by default only this machine can call.
help-port = The port to listen on; 1111 if nothing is said.
help-database = The database, such as sqlite:///tables.db or postgresql://…; else the one of ONZE_DATABASE_URL, or a file among your data.
help-lan = Let everybody in your network play: listen on all addresses, and show the link as a QR code too.
help-open = Open the page in your browser; if port 1111 is taken, the next one that is free is used.
help-address = ADDRESS
help-tables = Look after the tables of a server, also while it runs.
help-tables-list = List the tables that are not over, the latest first.
help-tables-all = Those that are over, too.
help-tables-show = Show a table: what is played, by whom, how far it is.
help-tables-end = End a table: its match is abandoned and has no winner. The server does it within seconds or, if it is not running, when it is started.
help-table-id = A table, as “onze tables list” names it.
help-backup = Copy all tables to a file, also while the server runs.
help-backup-file = The file, or a folder for a file that is named after the day and the hour.
help-help = Show this help and stop.

help-required = required
help-check-game = The game that the file is for.
help-game-name = GAME
help-rules-names = GAME|ID|WORDS
help-command = COMMAND
help-choice = name=value
help-number = NUMBER
help-text = TEXT
help-words = WORDS
help-file-name = FILE
help-folder = FOLDER
help-arguments-title = Arguments
help-options-title = Options
help-commands-title = Commands
help-errors-title = Error
help-usage = Usage:
help-hint = Help: { $command }

no-such-command = There is no command “{ $name }”. The commands are: { $known }.
command-missing = A command is missing. The commands are: { $known }.
argument-missing = { $name } is missing.
option-not-a-number = { $name } takes a whole number.
option-without-value = { $name } needs a value behind it.
no-such-option = There is no option { $name } here. The options are: { $known }.
too-many-arguments = That is too much: { $rest }. What contains spaces stands in quotation marks.
unknown-language = “{ $language }” is not a language of this table. Choose en or fr.
unknown-seat = “{ $word }” cannot take a seat. Seats go to: { $known }, or a bot of your own, file.py:Class or ./program.
seats-and-bots = Name all seats (--seats me,coach) or only your opponents (--bot coach), not both.
not-seconds = “{ $typed }” is no time to think: name some seconds, such as 0.5 or 10.
more-mistakes = And { $count } more of the kind; these come first.
name-a-file = Name the file that is to be checked:
    {"  "}{ $command }
file-laid = { $name }: { $file } is laid out.
unknown-format = “{ $format }” is not a form of a report. Choose one of: { $known }.
too-many-words = Only people add words to the luck, one each. Words given: { $words }; people: { $people }.

## Sitting down

which-game = What would you like to play?
how-many = How many players?
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
against = {" "}against{" "}
who-sits = Who takes seat { $seat }?
sits-me = me
sits-person = another person at this terminal
sits-bot = the bot “{ $bot }”
choice = Your choice (Enter for { $first }, q to leave):{" "}
not-a-choice = “{ $answer }” is not one of these: type the number of a line, or a word of it.

you = you
a-person = a person
opening = { $game } – { $seating }
opening-seat = seat { $seat }: { $name }
sealed = The luck of this match is sealed: { $commitment }…
resumed = The match goes on where it was left; what happened last stands under the table.

## A turn

hand-over = Screen for { $name }: the others look away. Enter to go on:{" "}
so-far = So far: { $moves }.
prompt = Your move ({ $first }-{ $last }{ $more }, ? for help, q to leave):{" "}
prompt-named = Your move (its name{ $more }, ? for help, q to leave):{" "}
prompt-back = b for back
prompt-cards = c for the cards
lone-move = { $name }: { $move } (the only move).
moves-drawn = { $name }: moves drawn because there was no answer that could be played: { $count }.
taken-back = { $name }: the last move is taken back.
odds = { $what } { $percent }%
nothing-begun = There is nothing to drop: you have not begun this move. u takes back your last whole move.
nothing-to-take-back = You have not made a move yet that could be taken back.
number-too-big = There is no move { $number }: type a number from { $first } to { $last }.
no-such-move = “{ $answer }” fits none of the moves listed. Type a number from { $first } to { $last }, a move’s name or a part of it; ? shows the names.
several-moves = “{ $answer }” fits several moves: { $numbers }. Type a number, or more of the name.
said-too-much = The move is whole before “{ $answer }”: leave the rest out.
empty-answer = Type a number from { $first } to { $last }; ? shows what else you can type.

## Help at a question

help-rule = This question comes from rule { $rule }:
help-answers = What you can type:
help-answer-move = {"  "}a number, a move’s name, or a part of it that fits one move only: plays it
help-answer-name = {"  "}a name of the kind shown below, or a part of it that fits one only: plays it
help-answer-parts = {"  "}several parts of a move at once, with commas between them
help-answer-back = {"  "}b: drops the last part of a move that is not finished
help-answer-take-back = {"  "}u: takes back your last whole move, and all that followed
help-answer-cards = {"  "}c: shows the cards in full, and all that lies on the table
help-answer-rule = {"  "}?{ $rule }: shows that rule; any other goes the same way
help-answer-leave = {"  "}q: leaves; the match is kept, and you can go on later
help-moves = The moves by name:
help-options = The options of this table:
help-usual-options = Options that are not named here are as usual; to read of them:
    {"  "}{ $command }
no-such-rule = There is no rule “{ $rule }” in this game: type ? and an id, for example ?{ $example }.

## The end

virtual-opponent = the virtual opponent
won = { $winners } won, { $score }.
won-level = { $winners } won after a level score, { $score }.
won-reached = { $winners } won. How far each came: { $ways }.
won-behind = { $winners } won, though not by the score, { $score }.
won-time = { $winners } won, as the other side’s time was up, { $score }.
won-resignation = { $winners } won, as the other side gave up, { $score }.
drawn = A draw, { $score }.
drawn-agreed = A draw by agreement, { $score }.
drawn-abandoned = The match was abandoned and has no winner, { $score }.
unfinished = The match is not finished.
kept = The match is kept (hash { $hash }…). To watch it, to check it:
adjourned = The match is kept as it stands. Go on with:
serving = Onze is open at { $link } · Ctrl+C closes it.
page-not-built = The page for browsers is not built in this copy of the project: run “make page” and start the server anew.
cannot-listen = Nobody can listen on { $host }, port { $port }: { $error }. Choose another one with --host or --port.
port-taken = Port { $port } is taken, perhaps by an Onze that is running already. Choose another one with --port.
no-such-port = There is no port { $port }: ports go from 0 to 65535. Choose another one with --port.
goodbye = Goodbye!

## Hosting

no-open-tables = There are no tables that are not over. Those that are: onze tables list --all
no-tables = There are no tables yet.
no-such-table = There is no table { $table }. “onze tables list --all” names all there are.
table-is-over = The table { $table } is over already.
table-ended = The table { $table } is ended.
table-will-end = Noted: the table { $table } is ended as soon as its server runs.
table-waiting = waiting
table-playing = playing
table-finished = over
table-state = State
table-game = Game
table-options = Options
table-clock = Clock
table-opened = Opened
table-touched = Last touched
table-lines = Lines
table-messages = Messages
table-seat = Seat { $number }
seat-person = { $name } (a person)
seat-bot = { $name } (a bot)
seat-empty = nobody yet
clock-none = none
clock-move = { $seconds } s a move
clock-bank = { $seconds } s in all, and { $increment } s more with each answer
clock-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
table-fact = { $label }: { $value }
backed-up = All tables are in { $file } ({ $size } kB).

## Records

bot-of-a-record = The record names a bot from a file, { $bot }, which is only run when you name it yourself: add --seats { $seats }
wrong-number-of-seats = This match has { $count } seats: name as many, separated by commas.
no-record = There is no match yet in { $folder }. Play one with:
    {"  "}onze play
no-match-to-resume = There is no match to go on with in { $folder }. Start one with:
    {"  "}onze play
match-is-over = This match is over. Watch it with:
    {"  "}{ $command }
cannot-write = { $file } cannot be written: { $error ->
    [EACCES] you are not permitted to write there
    [EISDIR] it is a folder
    [ENOSPC] the disk is full
    [EEXIST] a file lies where a folder is wanted
    [ENOTDIR] a file lies where a folder is wanted
    [ENOENT] no folder can be made there
    [EROFS] nothing can be written on that disk
   *[other] the system says { $error }
}. Choose another one.
cannot-keep = { $file } cannot be written: { $error ->
    [EACCES] you are not permitted to write there
    [ENOSPC] the disk is full
    [EROFS] nothing can be written on that disk
   *[other] the system says { $error }
}. The match is kept up to the move before: make room, then go on with onze resume.
match-is-held = { $file } is being played at another terminal (process { $process }). Finish or leave the match there first.
record-exists = { $file } already exists. Choose another file with --record, or go on with:
    {"  "}{ $command }
name-the-folder = If the game is a folder of your own, name it with --game.
no-such-seat = There is no seat { $seat } in this match: seats are numbered from 1 to { $last }.

replay-prompt = Line { $line } of { $last } (Enter: next, b: back, ? for help, q to leave):{" "}
replay-help = Enter or n shows the next move, b the one before, s the start, e the end; a number goes to that line of the record; q leaves.
replay-unknown = “{ $answer }” is not something to do here: Enter, b, s, e, a line’s number, ? or q.
replay-line = Line { $line }: { $what }
replay-throws = Luck: { $throws }
replay-deal = the match is set up
replay-referee = the referee
replay-take-back = everything from line { $what } on is taken back
replay-rules = the match goes on under newer rules
replay-timeout = { $name } – time is up
replay-lost-on-time = { $name } – lost on time
replay-hand-over = { $name } – a bot plays from here on
replay-give-back = { $name } – no bot plays any more
replay-seen-by = As { $name } sees it:
throw-heads = heads
throw-tails = tails
throw-cut = the pile cut at card { $place }
throw-die = { $shown } on a die of { $sides }
throw-order = cards shuffled

verified-moves = Lines of play: { $plays }, rules version { $rules }. All of them are whole, and every move was allowed.
verified-older = The match was played by older rules than this table’s (version { $ours }), and is the same by both.
verified-sealed = The seed is not opened yet, so the throws cannot be checked. The luck is sealed as:
verified-throws = Throws: { $throws }. All of them come from the luck that was sealed before the match as:
verified-word = Word mixed into the luck by { $name }: “{ $word }”.
verified-hash = Final hash:

report-log = What happened
report-played-for = For { $name }, { $bot } has played on these lines of the record: { $lines }.

## Rules

rules-games = The games and their rules:
rules-count = { $count ->
    [0] no rules text
    [one] 1 clause
   *[other] { $count } clauses
}
rules-usage = Read on with:
rules-derived = It follows from what the rulebook states.
rules-ruled = The rulebook does not say: this is a ruling of ours.
rules-why = Why: { $why }
rules-see = See { $id }: { $text }
rules-options = Options of the table, with --option when a match begins:
rules-option = An option of the table. { $text }
rules-usual = (by default)
rules-range = --option { $name }=NUMBER, from { $low } to { $high } ({ $usual } by default)
rules-nothing-found = “{ $words }” is no game, no clause’s id, and no clause holds all of these words. “onze rules” lists the games.
rules-where-code = In the code:
rules-where-data = In the data:
rules-where-tests = Proven by:
rules-where-whole-file = the whole file
rules-where-nowhere = Neither the code nor the data cites this rule yet.
rules-where-no-test = No test proves this rule.
rules-lives-absence = This rule lives in what nobody can do: no move offers it, and no code does it.
rules-lives-example = This is a worked example: other rules make it come out so, and a test plays it.
rules-lives-see = This rule lives in those that it refers to: { $ids }.
rules-lives-data = This rule lives in { $file }.
rules-lives-material = This rule describes the box: nothing in play follows from it.
rules-where-no-checkout = “--where” works in a checkout only: the game that is installed here comes without its sources and tests.
rules-where-ids = With “--where”, name one or several clauses by their ids:
    {"  "}onze rules FAC-8.6 --where
rules-where-unknown = “{ $id }” is no clause’s id. The nearest ones are: { $near }.

## The ladder

ladder-playing = Playing
ladder-goes-on = { $file } has { $count } matches; the ladder goes on from there.
ladder-stopped = Stopped. What has been played is kept; the same command goes on from there.
ladder-kept = The results are in { $file }.
ladder-title = { $game }, seats: { $seats }, matches: { $count }
ladder-pairing = pairing
ladder-share = share of the wins
ladder-interval = 95 % interval
ladder-matches = matches
ladder-verdict = verdict
ladder-against = { $one } against { $others }
ladder-from-to = { $low } to { $high }
ladder-stronger = stronger
ladder-weaker = weaker
ladder-enough = all matches played
ladder-unfinished = not finished
ladder-even = Equals would win { $share } each; a draw is shared. Shares of pairings that were stopped early lean to the verdict.
ladder-bot = bot
ladder-rating = rating (95 %)
ladder-time = a decision
percent = { $number } %
ladder-two-bots = A ladder needs two different bots or more: --bots random,coach
ladder-no-matches = A pairing plays one match or more.
ladder-no-processes = At least one match is played at a time: --processes 1
ladder-damaged = { $file }, line { $line }: this is not a result of a ladder.
ladder-no-results = { $file } is not the file of a ladder. Name another one with --results.
ladder-other = { $file } has results of another ladder; this differs: { $what }. Name another file with --results.

## Looking back

analyse-looking = Looking back
analyse-unfinished = This match is not over yet: it can be looked back at when it is.
analyse-no-coach = { $game } has no coach who could say what a position is worth.
analyse-curve = The chance of { $name } to win, all cards as they lay:
analyse-curves = The chance of each to win in %, from the first choice to the end, all cards as they lay:
analyse-choices = The moves that cost most, by what could be known then
analyse-no-choices = No move has clearly cost anything.
analyse-choice = { $number }. Line { $line }, { $name }: { $said } – { $value } % to win, { $cost } points given away.
analyse-better = {"   "}Better: { $better } – { $best } %.
analyse-lucks = The luck that mattered most
analyse-no-lucks = Luck had no part in it.
analyse-good-luck = · Line { $line }, { $name }: { $said } – luck gave { $gain } points: { $came } % instead of { $expected } % on average.
analyse-bad-luck = · Line { $line }, { $name }: { $said } – luck took { $gain } points: { $came } % instead of { $expected } % on average.
