## Home, the masthead, my matches
nav-play = Play
nav-matches = My matches
nav-rules = Rules
nav-main = Main
nav-menu = Menu
language = Language
night-on = Night match
night-off = Day match
luck-sealed = The luck is sealed before every match
keep-way-back = Keep your way back
who-are-you = Who are you?

tagline = Four football games on one table: alone, with friends, tonight or over a week.
new-match = New match
choose-game = Games
players-range = { $least } to { $most } players
players-one-or = { $least } or { $most } players
players-only = { $most ->
    [one] 1 player
   *[other] { $most } players
  }
about-minutes = about { $minutes } min
minutes-range = { $least } to { $most }
time-minutes = { $minutes } min
time-hours = { $hours } h
time-half-hours = { $hours } h 30

going-on = Your matches
waiting-for-you = { $count ->
    [0] nobody waits for you
    [one] one waits for you
   *[other] { $count } wait for you
  }
all-of-them = All { $count }
open-tables = Open tables
open-tables-say = anybody may sit down
free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
  }
stub-you = your turn
stub-ready = ready?
stub-wait = waiting
stub-resume = resume
stub-again = see again
stub-join = sit down
stub-closed = closed
ticket-names-more = { $names } and { $count ->
    [one] one more
   *[other] { $count } more
  }
ticket-over-days = over days
ticket-gathering = not begun yet
ticket-over = over
ticket-won = won
ticket-lost = lost
ticket-drawn = drawn
ticket-cup-mine = you took the cup
ticket-cup = the cup for { $name }
ticket-closed = closed before the kick-off
virtual-opponent = the game
empty-seat = free seat
nameless-seat = Player { $seat }
bot-rookie = Rookie
bot-regular = Regular
bot-strong = Strong
bot-master = Master
bot-search = Thinker
bot-coach = Coach
bot-random = Dice

bench-empty = The bench is empty
bench-empty-say = Your matches are kept here, going on and finished.
bench-short = Pick a game: a match that you leave waits here for you.
matches-title = My matches
matches-going = Going on
matches-finished = Finished
matches-none-going = Nobody is warming up
matches-none-going-say = No match is going on. One that you leave waits here for you.
matches-none-finished = No final whistle yet
matches-none-finished-say = Matches that are over stay here, with their scores and records.
matches-none-open = Every gate is closed
matches-none-open-say = No table waits for players. A new match, online and open to anybody, is the first.
history-game = Game
history-company = With whom
history-result = Result
history-all-games = All games
history-everybody = Everybody
history-all-results = All results
history-take-along = Take all records along
history-found = { $count ->
    [one] One match of { $all }
   *[other] { $count } matches of { $all }
  }
history-more = { $count ->
    [one] One more
   *[other] { $count } more
  }
history-all = Show all again
tally-games = By game
tally-company = By company
tally-played = Played
tally-won = W
tally-drawn = D
tally-lost = L
tally-won-long = Won
tally-drawn-long = Drawn
tally-lost-long = Lost
server-away = Nobody at the gate
server-away-say = The server does not answer. Your matches are kept there and go on as soon as it is back.
loading = One moment
not-found = Offside
not-found-say = There is nothing at this address.
title-page = { $page } – Onze
