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
about-minutes = about { $minutes } min
minutes-range = { $least } to { $most }
time-minutes = { $minutes } min
time-hours = { $hours } h
time-half-hours = { $hours } h 30

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
ticket-closed = closed before the kick-off
virtual-opponent = the game
empty-seat = free seat
bot-coach = Coach
bot-random = Dice

bench-empty = The bench is empty
bench-empty-say = Your matches, going on and finished, sit down here.
bench-short = Your matches that go on sit down here.
matches-title = My matches
matches-going = Going on
matches-finished = Finished
matches-none-going = No match is going on.
matches-none-finished = No match is finished yet.
server-away = Nobody at the gate
server-away-say = The server does not answer. Your matches are kept there and go on as soon as it is back.
loading = One moment
not-found = Offside
not-found-say = There is nothing at this address.
title-page = { $page } – Onze
