## The board of Worldwide Football
wf-virtual = Virtual opponent
wf-hand = Your hand
wf-no-cards = No card in hand
wf-squad = Player cards
wf-abilities = Abilities
wf-lane = The attack, card by card
wf-pa = PA
wf-minus-pa = − PA, d20
wf-pa-at = PA at { $places }
wf-foul-on = foul { $faces }
wf-on-the-die = on the die, by PA
wf-die-plus = die { $bonus }
wf-shot-zone = Shot zone
wf-way-to-goal = The way to goal: the attack stands at { $pa } PA
wf-so-many-pa = { $pa } PA
wf-leads-to = leads to { $pa } PA
wf-minute = { $minute }’
wf-half = { $half ->
    [1] 1st half
    [2] 2nd half
    [3] extra time, 1st
   *[other] extra time, 2nd
}
wf-half-short = { $half ->
    [1] 1st half
    [2] 2nd half
    [3] ET 1
   *[other] ET 2
}
wf-before = before kick-off
wf-before-short = kick-off
wf-shoot-out = shoot-out
wf-rolled = { $roll }, needs { $needed }
wf-drew = { $count ->
    [one] drew 1 card
   *[other] drew { $count } cards
}
wf-your-answer = Your answer
wf-first-card = Your first card
wf-next-card = Your next card
wf-is-it = { $card }?
wf-no-card-yet = No card has been laid yet
wf-goal-chance = a goal if nobody does anything more
wf-goal-odds = { $share } goal
wf-in-hand = hand
wf-in-pile = pile
wf-in-defence = defence
wf-in-special = special
wf-in-discard = discard
wf-players = players
wf-substitutions = subs
wf-has-ball = has the ball
wf-stars = { $stars } of { $most } Stars
wf-reds = { $count ->
    [one] 1 red card
   *[other] { $count } red cards
}
wf-wins-or-foul = { $needed } or more wins the ball, { $faces } is a foul
wf-reaches = { $needed } or more is needed
wf-from-pile = From your draw pile
wf-from-discard = From your discard
wf-yours = yours
wf-abilities-chosen = { $count } of { $of } abilities chosen
wf-ability-taken = chosen
wf-ability-own = you have it
wf-deck = Your deck
wf-samples = Sample decks
wf-deck-cards = Cards
wf-deck-exactly = exactly { $count }
wf-deck-defence = Defence cards
wf-deck-between = { $least } to { $most } are allowed
wf-deck-shots = Shots
wf-deck-file = A deck of your own
wf-deck-unread = This line of the file says no card and number: { $line }
wf-take-deck = Take this deck
wf-one-less = { $card }: one less
wf-one-more = { $card }: one more
wf-of = of { $count }
wf-card-by-card = Card by card: { $card }
wf-shot-from = { $card } at { $pa } PA
wf-shot-bonus = bonus { $bonus }
wf-shoots = { $team } shoots
wf-shoots-so = { $team } shoots: { $quality }
wf-needs = { $team } needs { $quality }
wf-keeper-comes-to = { $team }: { $keeper }
wf-kicks = { $team } kicks
wf-keeps = { $team } keeps
wf-faces = The face of your die
wf-shoot-out-side = { $team }: { $scored } of { $kicks } kicks scored
wf-saved = Saved!
wf-wide = Wide!
wf-scored = Goal!
wf-substitute = Substitute
wf-substitute-next = At the next stoppage
wf-substitute-note = A Player card for a Star: you are asked at the next stoppage.
wf-substitute-armed = You are asked at the next stoppage. Press again to let play go on.
wf-substitute-now = Choose the Player card that leaves the match.
wf-leave-aside = Pass, and do not ask me this again
wf-ask-again = The table passes for you here. Press to be asked again.
wf-window = { $question ->
    [WithCards] With a card
    [CounterPlayer] Countering
    [Block] Defensive block
    [AfterRoll] After a roll
    [Dive] Diving
    [AfterCard] After a card
    [AfterShot] After a Shot
    [FreeKick] Free kicks
    [KeepGoal] Goalkeeper
    [KeepPenalty] Penalties
    [Recovery] Ball won
    [GiveBackDiscard] Ball given back
   *[other] { $question }
}
wf-poster-how = { $how } from { $place }, { $minute }.
wf-poster-penalty = { $how }, { $minute }.
wf-poster-why = { $team } came to { $keeper } against { $quality }.
wf-poster-faces = A { $shooter } against the { $keeper } of { $team }.
wf-restarts = { $team } restarts
wf-deck-asked = Build your deck: { $count } cards, { $least } to { $most } of them for defence.
