## The table: masthead, log, decision, menu
table-board = Board
table-bench = Bench
table-decision = Decision
table-board-failed = The drawing of this board has failed. Play goes on here.
table-score = Score
table-asked = to play
table-you = You
table-title-asked = Your move
table-time-left = Time left for { $name }
table-days = d

table-speed = Speed
table-speed-slow = Slow
table-speed-normal = Normal
table-speed-fast = Fast
table-speed-skip = Skip
table-hint = Hint
table-hint-only = There is nothing else to do.
table-hint-asked = The coach is thinking
table-rules = Rules
table-sound = Sound
table-night = Night match
table-menu = Menu
table-menu-unread = Menu, new messages
table-language = Language

table-log = Match report, live
table-log-open = Open the match report
table-log-earlier = Earlier
table-log-empty = The report begins here.
table-rule = Rule { $rule }
table-rule-more = In the rulebook
table-basis = { $basis ->
    [stated] stated in the rules
    [derived] follows from the rules
    [ruled] our ruling
   *[other] { $basis }
}
table-summary = { $count } things happened.
table-why = Why?
table-why-rule = Why? Rule { $rule }

table-ticket = Your move so far
table-first-answer = Choose an answer
table-first-word = Choose what is lit in yellow
table-next-word = what next?
table-take-back-to = Take back to here
table-take-back-word = Take back (Z)
table-key-enter = Enter
table-answers = Answers
table-skip = Skip
table-thinking = { $name } is thinking

table-as-it-was = As it was
table-before = One move back
table-after = One move on
table-back-to-now = Back to now
table-missed = { $count ->
    [one] One move happened meanwhile.
   *[other] { $count } moves happened meanwhile.
}
table-missed-see = Show
table-missed-skip = Skip
table-see-again = See again

table-lost = Connection lost, trying again in { $seconds } s.
table-lost-now = Connection lost, trying again.
table-lost-kept = Your move is kept.
table-lost-safe = Nothing is lost.

table-reload-title = A new edition is out
table-reload = The server speaks a newer language than this page. Load it again: the match is where you left it.
table-reload-now = Load again
table-refused-title = No seat here

table-hand-over = The screen is { $name }’s
table-hand-over-note = { $before } has played. Pass the device on: { $name }’s hand stays hidden until they touch here.
table-hand-over-first = { $name }’s hand stays hidden until they touch here.
table-hand-over-show = I am { $name }, show my hand
table-hand-over-other = { $name } first

table-draw-offered = { $name } offers a draw.
table-draw-agree = Agree
table-draw-decline = No, play on
table-draw-declined = Your offer of a draw was declined.
table-draw-yours = You offer a draw.
table-draw-withdraw = Take it back
table-draw-offer = Offer a draw
table-take-back = Take my last move back
table-take-back-wished = { $name } would like to take a move back.
table-take-back-yes = All right
table-take-back-no = No
table-take-back-waits = You asked to take your move back: waiting for an answer.
table-take-back-drop = Let it stand
table-late = { $name } is out of time.
table-late-you = Your time is up: the opponent decides whether the match goes on.
table-late-other = { $name } is out of time. The opponent decides.
table-claim-win = Take the win
table-claim-bot = Play on against a bot
table-replaced = A bot ({ $bot }) plays for { $name }.
table-come-back = I am back
table-gone = { $name } { $count ->
    [one] has
   *[other] have
} been away for a moment.
table-gone-long = { $name } has been away for a while.
table-gone-for-good = { $name } will not come back.
table-call-bot = Call a bot
table-resign = Resign
table-resign-sure = Give this match up?
table-resign-yes = Yes, resign

table-over = Full time
table-finished = It is over
table-drawn = A draw
table-won = You win!
table-defeated = You lose
table-wins = { $count ->
    [one] { $name } wins!
   *[other] { $name } win!
}
table-by = How it ended: { $reason }.
table-rematch = Rematch
table-rematch-go = To the rematch
table-rematch-failed = The rematch could not be opened. Try again in a moment.
table-record = Record

table-all-moves = All moves ({ $count })
table-all-moves-title = All moves
table-find = Find a card, a place, a move
table-none-found = Nothing of that name can be played now.
table-no-moves = There is nothing to play now.
table-keys = 1–9 card · Enter play · Z back · / find

table-click-plays = A click on the last word plays
table-single-keys = Single keys
table-notify = Tell me when it is my move
table-leave = Leave the table
table-spectators = { $count ->
    [0] Nobody watches
    [one] One spectator
   *[other] { $count } spectators
}
table-spectators-link = Link for spectators
table-somebody = Somebody
table-send-away = Send away

table-chat = Chat
table-chat-new = Chat ({ $count } new)
table-chat-say = Say something
table-chat-send = Send
table-chat-empty = Nobody has said anything yet.
table-chat-removed = removed
table-chat-muted = muted
table-chat-about = About { $name }
table-chat-remove = Remove
table-mute = Mute
table-unmute = Unmute
table-mute-all = Mute for all

table-orders = Standing orders
table-orders-note = An order answers for you whenever the same kind of question comes up. Only you see it.
table-orders-answer = Always answer
table-orders-lasts = For how long
table-orders-turn = for this turn
table-orders-always = until I take it back
table-orders-unless = Ask me all the same while I hold
table-orders-unless-held = unless I hold { $cards }
table-orders-give = Give the order
table-orders-revoke = Take back
table-orders-when-asked = You can give an order while a question is put to you.
table-report = The report
