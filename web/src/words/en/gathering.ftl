## The dressing room: until a match begins
room-title = Dressing room
room-say = The match begins when everybody is ready.
room-agreed = Agreed
room-seats = Seats
room-own-deck = Your own deck, if you have one as a file; otherwise you build it at the table.
room-ready = ready
room-not-ready = not ready yet
room-bot = bot
room-you = you
room-owner-hint = Send each friend a link: opening it takes nothing, sitting down does.
room-link-for = Link to seat { $seat }
room-link-new = New link
room-link-lost = The link of this seat is kept in the browser that opened the table. A new one ends the older.
room-put-bot = or a bot
room-empty-it = Empty this seat
room-stand-up = Stand up
room-sit-here = Sit here
room-sit-too = Me too
room-sit = Take a seat
room-invited = { $name } has kept a seat for you
room-open = There is a free seat at this table
room-watching = You are watching. The match begins when everybody is ready.
room-watch-link = This link is for watching: it opens no seat. Ask for another one if you want to play.
room-full = All seats are taken.
room-are-ready = You are ready
room-are-ready-say = { $count ->
    [0] The match begins.
    [one] One more is to be ready.
   *[other] { $count } more are to be ready.
  }
room-be-ready = I am ready
room-not-yet = Not yet after all
room-spectators = Spectators
room-spectators-say = { $count ->
    [0] Nobody is watching yet.
    [one] One is watching.
   *[other] { $count } are watching.
  }
room-spectators-link = Link for watching
room-close = Close the table
room-close-sure = Close it for everybody
room-closed = This table was closed
room-closed-say = Whoever opened it has called the match off.
room-only-here = These links name this machine only. For friends in the same network start Onze with “make play LAN=1” and open the address that it prints.
room-lost = The connection is lost; it is tried again by itself.
room-brought = brought
room-clock-none = no clock
room-clock-move = { $seconds } s a move
room-clock-bank = { $minutes } min and { $increment } s a move
room-clock-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
  }
room-friendly = moves can be taken back
room-hints = with hints
room-anybody = open to all
room-house = house rules
file-edition = an edition of one’s own
file-cards = cards of one’s own
file-board = a pitch of one’s own
file-formations = formations of one’s own
file-squad = a team of one’s own
file-deck = a deck of one’s own
