# Words of the board alone; the game's own come from the server.

board-parade = Parade
board-refill = Refill
board-refill-to = to { $yuan }
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
board-to-yours = your court
board-to-actor = whose turn it is
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
tab-courts = Courts
tab-persons = Persons
board-month-short = Month { $month }
board-spared = has lost somebody to this drought

# Brief words for narrow places, and reasons in the list of moves

brief-event-mongols = Mongols
brief-card-build = Build
brief-card-fireworks = Fireworks
brief-hand-collector = Collector
brief-hand-craftsman = Craftsman
brief-hand-healer = Healer
brief-hand-lady = Lady
brief-hand-pyrotechnist = Pyrotechn.
brief-residents = { $persons } of { $slots } slots
short-cannot-pay-surcharge = needs { $need } yuan
short-cannot-afford-privilege = needs { $need } yuan
short-cannot-afford = needs { $need } yuan
short-palace-at-full-height = full height
short-palace-full = no free floor
short-none-left = none left
