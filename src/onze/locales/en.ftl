# What front ends say around any game.

## The command line

help-onze = Football tabletop games, played at the terminal.
help-play = Play a match at this terminal, alone against bots or with others in turn.
help-game = The game to play; asked for when left out.
help-seats = Who sits where, separated by commas: me, person, or a bot: coach, random or my_bot.py:choose.
help-lang = The language: en or fr; by default that of this machine.
help-seed = A whole number that fixes the luck, to play the same match again.
help-option = A rule of this table, as name=value; may be given several times.

unknown-language = “{ $language }” is not a language of this table. Choose en or fr.
not-an-option = “{ $text }” is not an option: write it as name=value, for example --option tie=draw.
unknown-seat = “{ $word }” cannot take a seat. Seats go to: { $known }.

## Sitting down

which-game = What would you like to play?
how-many = How many players?
who-sits = Who takes seat { $seat }?
sits-me = me
sits-person = another person at this terminal
sits-bot = the bot “{ $bot }”
choice = Your choice (1-{ $last }, Enter for 1, q to quit):{" "}
not-a-choice = “{ $answer }” is not one of these: type a number from 1 to { $last }.

you = you
a-person = a person
opening = { $game } – seed { $seed } – { $seating }
opening-seat = seat { $seat }: { $name }

## A turn

hand-over = Screen for { $name }: the others look away. Enter to go on:{" "}
so-far = So far: { $moves }.
prompt = Your move (1-{ $last }, ? for help, q to quit):{" "}
prompt-back = Your move (1-{ $last }, b for back, ? for help, q to quit):{" "}
lone-move = { $name }: { $move } (the only move)
nothing-to-take-back = There is nothing to take back: you have not begun this move.
number-too-big = There is no move { $number }: type a number from 1 to { $last }.
no-such-move = “{ $answer }” fits none of the moves listed. Type a number from 1 to { $last }, a move’s name or a part of it; ? shows the names.
several-moves = “{ $answer }” fits several moves: { $numbers }. Type a number, or more of the name.
empty-answer = Type a number from 1 to { $last }; ? shows what else you can type.

## Help at a question

help-rule = This question comes from rule { $rule }.
help-answers = Answer with a number, a move’s name, or a part of it that fits one move only. b takes back the last part of a move that is not finished, q ends the match.
help-moves = The moves by name:
help-options = The options of this table:

## The end

won = { $winners } won, { $score }.
drawn = A draw, { $score }.
left = The match ends here, unfinished. Goodbye!
left-early = No match today. Goodbye!
