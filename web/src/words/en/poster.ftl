## The poster of a goal
poster-goal = Goal!
poster-again = See again
poster-go-on = Go on
