## The board of The World Cup Game
wcg-would-be = { $team } { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
wcg-would-lead = { $team } lead
wcg-would-be-level = level
wcg-cell = { $team } in { $match }
wcg-cell-empty = no token
wcg-cell-free = { $count ->
    [0] no free space
    [one] { $count } free space
   *[other] { $count } free spaces
}
wcg-cell-possible = possible
wcg-vulnerable = vulnerable
wcg-again = replayed
wcg-play-again = Level: played again
wcg-pages = Parts of the board
wcg-overview = All tables
wcg-changed-by = changed by { $who }
wcg-bracket = The rounds up to the final
wcg-third-place = Third place
wcg-from-group = { $kind ->
    [W] 1st of { $group }
    [R] 2nd of { $group }
   *[other] a 3rd place { $group }
}
wcg-loser = lost { $match }
wcg-hand = Your hand
wcg-no-cards = No cards
wcg-players = Players
wcg-you = You
wcg-out = out
wcg-nations = { $count ->
    [one] { $count } nation
   *[other] { $count } nations
}
wcg-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
wcg-legend = The tokens
wcg-token-goal = goal
wcg-token-attack = attack, ½
wcg-token-defence = defence
wcg-token-penalty = penalty, 1
wcg-token-turned = turned over
wcg-strong = strong nations
wcg-weak = weak
wcg-phases = Phases of the cup
wcg-cards-left = { $count ->
    [0] no cards left
    [one] card left
   *[other] cards left
}
wcg-run = pile { $run } of { $runs }
wcg-last-turns = { $count ->
    [one] last turn
   *[other] last { $count } turns
}
wcg-you-are-out = Your nations are out.
wcg-watch = Watch the rest
wcg-results-alone = Results only
wcg-dice-of = { $where }: the dice
wcg-dice-rule = Each dot of its colour is half a goal for a nation, in each of its matches; with an Attack it makes a goal.
wcg-shoot-out = Shoot-out
wcg-next-dice = The dice of group { $group }
wcg-through = Through
wcg-go-on = Go on
wcg-all-at-once = All groups at once
