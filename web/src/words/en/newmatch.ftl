## The team sheet: a new match
sheet-title = Team sheet
sheet-leave = Everything can be left as it is: press Kick off.
sheet-other-games = Another game
sheet-rules = Read the rules
sheet-no-game = This game is not played here.

how-title = How do you play?
how-bots = Against bots
how-bots-say = { $most ->
    [one] you and a bot
   *[other] you and up to { $most }
  }
how-solo = Solo
how-solo-say = against the game
how-screen = One screen
how-screen-say = pass the device on
how-live = Online, live
how-live-say = send a link
how-days = Over days
how-days-say = online, when you like

mode-title = Mode and length
edition-title = Edition and length
length-title = Length
mode-say-solo = minutes alone
mode-say = { $people ->
    [one] minutes against bots
   *[other] minutes with { $people } people
  }
mode-amateur = Amateur
mode-amateur-say = the basic rules
mode-professional = Professional
mode-professional-say = fouls, cards, Team abilities
mode-international = International
mode-international-say = deck building, INT cards
edition-1930-say =
    13 teams
    18 matches
edition-1994-say =
    24 teams
    52 matches
edition-1998-say =
    32 teams
    64 matches
edition-2002-say =
    32 teams
    64 matches
edition-2022-say =
    32 teams
    64 matches
length-turns = { $turns } turns
length-turns-say = a half
length-turns-20 = Five-a-side
length-turns-45 = Half length
length-turns-90 = The whole match
length-own = Own
length-whole = A whole match
length-whole-say = two halves, until the pile runs out
edition-own = Your own
edition-own-say = an edition from a file
about-time = about { $time }

seats-title = Who sits where
seats-say = each in a colour and a shape
seats-number = Number of players
seats-fewer = Fewer players
seats-more = More players
seats-count = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
seat-you = you
seat-name = Their name
seat-name-of = Name of the player on seat { $seat }
seat-screen = on this screen
seat-link = by a link
seat-bot = bot
seat-of = Seat { $seat }
level-rookie = Rookie
level-rookie-say = sees what a move does, not what comes back
level-regular = Regular
level-regular-say = plays well, and slips now and then
level-strong = Strong
level-strong-say = plays to win
level-master = Master
level-master-say = thinks ahead, and takes a second for it
level-coach = Coach
level-coach-say = plays to win
level-random = Dice
level-random-say = plays anything that is allowed
sit-screen = Same screen
sit-link = Invite
sit-level = Who takes seat { $seat }

table-title = At the table
table-say = agreed on before the kick-off
clock = Clock
clock-none = None
clock-move = Per move
clock-bank = Bank
clock-seconds = seconds a move
clock-minutes = minutes each
clock-increment = seconds back a move
clock-days = days a move
switch-friendly = Moves can be taken back
switch-hints = The coach gives hints
switch-open = Anybody may join
house-rules = House rules
house-rules-printed = as printed
house-rules-differ = { $count ->
    [one] one differs
   *[other] { $count } differ
  }
label-value = { $label }: { $value }
house-rules-say = Where the rulebook leaves something open, or people like it otherwise. What is marked is as printed.
house-rules-reset = As printed again
house-rules-find = Find a rule
house-rules-none = No house rule says that.
house-printed = as printed
house-yes = Yes
house-no = No
own-files = Own files
own-files-none = none
own-files-say = An edition, a team or a board of your own, as a TOML file.
own-file-drop = Choose a file, or drop it here
own-file-remove = Leave it out
own-file-specimen = A file to begin with
own-file-deck = A deck is not brought here: everybody loads their own at the table, when it is built.
own-file-unread = This file cannot be read.
own-file-large = This file is too large: at most 1 MB is read.

ticket-players = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
ticket-bots = against bots
ticket-solo = solo
ticket-screen = on one screen
ticket-live = online, live
ticket-days = online, over days
ticket-length = about { $time }
ticket-resumed = can be resumed at any time
ticket-house = house rules
kick-off = Kick off
kick-off-enter = Enter
invite = Invite
opening = Opening

seal-title = The luck is sealed
seal-say = The secret from which all throws and shuffles of this match will come is locked in this seal. It is opened after the match, so that anybody can check that nothing was changed.
seal-word = Your word
seal-word-say = Any word: it is mixed into every throw, so that nobody, not even the server, could have chosen them.
seal-word-example = over the moon
seal-starts = Kick-off in { $seconds } s, with or without a word
seal-go = Kick off now
seal-whole = The whole seal

about-football-a-la-carte = Every card sends the ball along its arrow. Read the pitch, time your free kicks, and cut the pile with a steady hand when it is a penalty.
about-worldwide-football = Build an attack card by card, while the other side looks for the tackle. Twenty faces of a die decide, Stars bend them.
about-world-cup = A whole tournament at once. Everybody controls some nations; every card puts a token in the row of any team in any match. Whoever controls the winner of the final wins.
about-footime = Twenty-two pawns, one ball, and offside. Run, pass, tackle and shoot on a real pitch, one card at a time.
