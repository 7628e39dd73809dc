## The board of Football à la carte
fac-pitch = The pitch
fac-hand = Your hand
fac-played-last = The cards played last
fac-cell-ball = the ball
fac-cell-possible = possible
fac-cell-area = penalty area
fac-cell-clearance = beside the area
fac-cell-kick-off = kick-off
fac-cell-corner = corner
fac-cell-net = net
fac-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
fac-mate = with you
fac-foe = against you
fac-next = next
fac-you = you
fac-asked = to answer
fac-in-pile = { $count ->
    [one] card in the pile
   *[other] cards in the pile
}
fac-ends-at = The half ends at { $count }
fac-last-turn = Last turn of the half
fac-discards = { $count ->
    [0] No discards
    [one] { $count } discard
   *[other] { $count } discards
}
fac-know = { $where ->
    [bottom] You know the bottom card: { $card }.
    [top] You know the top card: { $card }.
   *[other] You know card { $place } of the pile: { $card }.
}
fac-sure = surely stopped
fac-nth = { $half ->
    [1] st
   *[other] nd
}
fac-half = half
fac-cuts = cuts
fac-cut-odds = { $showing } of the { $all } cards show: { $sign }.
fac-cut-how = Touch the pile, or press Enter. Where it opens was sealed before the match.
fac-go-on = Go on
fac-saved = Saved!
fac-scored = Goal!
fac-no-goal = No goal!
fac-kicks-off = { $who } kicks off
fac-then = { $first }, then { $second }
fac-let-in = { $who } did not stop it.
fac-no-stopper = { $who } held no card to stop it.
fac-cut-showed = The cut showed: { $card }.
fac-in-the-net = net
fac-how = { $cards }: { $way }.
fac-in-pile-short = in the pile
fac-with = with { $who }
fac-last-turn-short = Last turn
fac-from = { $how } from { $square }
