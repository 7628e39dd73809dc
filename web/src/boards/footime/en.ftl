## The board of Footime
ft-hand = Your hand
ft-bench = Your bench
ft-map = The whole pitch: touch it to look elsewhere
ft-possible = possible
ft-keeper = goalkeeper
ft-booked = booked
ft-offside = in an offside position
ft-offside-word = Offside!
ft-offside-line = { $team } may stand up to { $line } without being offside
ft-may-answer = { $count ->
    [one] { $names } is next and may still keep it out.
   *[other] { $names } may still keep it out.
}
ft-wasted = wasted: the turn is lost
ft-captain = captain
ft-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ft-asked = to answer
ft-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
ft-discards = { $count ->
    [0] No cards played
    [one] { $count } card played
   *[other] { $count } cards played
}
ft-formations = Formations
ft-placed = { $placed } placed, { $left } to place.
ft-placing = Drag a shirt, or touch a point. A shirt can be taken up again; nothing is played before the whole eleven.
ft-all-placed = Everybody is on the pitch.
ft-again = level: once more
ft-foul = Foul!
ft-reversed = The other way round!
ft-lost = Turn lost
ft-confirmed = It stands
ft-annulled = Annulled!
ft-goal-way = from { $from } to { $to }
ft-goal-who = { $who }’s no. { $shirt }
ft-unsaved = { $names } did not keep it out.
ft-kicks-off = { $team } kicks off
ft-save-needs = Reach { $value } to save it.
ft-time-up = time up
ft-period = { $period ->
    [first-period] 1st period
    [second-period] 2nd period
   *[other] { $name }
}
ft-number = no. { $shirt }
ft-to = to { $point }
ft-side = { $side ->
    [0] Home
   *[other] Away
}
ft-teams = The teams
