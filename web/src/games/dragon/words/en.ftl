# Words of the board alone; the game's own come from the server.

board-parade = Parade
board-refill = Refill
board-needs = needs { $need }
board-start = Two companions to begin with
board-start-hint = two different young persons; no two courts may have the same pair
board-person-track = Person track
board-track-hint = front acts first, then the top of each stack
board-person-tiles = Person tiles
board-tiles-ages = old above, young below
board-tiles-steps = large number: steps on the track
board-your-court = Your court
board-court-of = { $name }’s court
board-residents = { $persons ->
    [one] 1 person
   *[other] { $persons } persons
}, { $slots ->
    [one] 1 slot
   *[other] { $slots } slots
}
board-small = small
board-large = large
board-in-hand = hand
board-any = any
board-or = or
board-palace = Palace { $palace }
board-new-person = new person
board-dismiss = turn away
board-dragon-of = { $name }’s dragon
board-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
board-acted = has acted
board-played = played
board-best = best
board-score = Score
