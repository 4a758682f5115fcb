# Middle Kingdom. Keys: see tianxia/words. Figures come from the tables in use.

title = Middle Kingdom

## Things

card-reset = Reset
laid-reset = Reset

dynasty-general = General
    .a = a General
dynasty-bureaucrat = Bureaucrat
    .a = a Bureaucrat
dynasty-philosopher = Philosopher
    .a = the Philosopher
dynasty-peasant = Peasant
    .a = a Peasant
dynasty-merchant = Merchant
    .a = a Merchant
dynasty-noble-two = Noble (2)
    .a = a Noble (2)
dynasty-noble-three = Noble (3)
    .a = a Noble (3)
dynasty-noble-four = Noble (4)
    .a = a Noble (4)

display-general = { dynasty-general }
    .a = { dynasty-general.a }
display-bureaucrat = { dynasty-bureaucrat }
    .a = { dynasty-bureaucrat.a }
display-philosopher = { dynasty-philosopher }
    .a = { dynasty-philosopher.a }
display-peasant = { dynasty-peasant }
    .a = { dynasty-peasant.a }
display-merchant = { dynasty-merchant }
    .a = { dynasty-merchant.a }
display-noble-two = { dynasty-noble-two }
    .a = { dynasty-noble-two.a }
display-noble-three = { dynasty-noble-three }
    .a = { dynasty-noble-three.a }
display-noble-four = { dynasty-noble-four }
    .a = { dynasty-noble-four.a }
display-dragon = Celestial Dragon
    .a = the Celestial Dragon

pile-general = Generals
pile-bureaucrat = Bureaucrats
pile-peasant = Peasants
pile-merchant = Merchants
pile-noble = Nobles

goal-emperor = Emperor
goal-palace = Palace
goal-harvest = Harvest
goal-market = Market
goal-heir = Heir
goal-dragon = Celestial Dragon

reason-value = a higher value
reason-emperor = the Emperor’s ½
reason-stack = a stack before a single card
reason-top = a higher card on top

phase-bids = Bids
phase-palace = Palace
phase-harvest = Harvest
phase-emperor = Emperor
phase-swap = Dragon
phase-claims = Claims
phase-draws = Stacks tied twice
phase-heir = Heir
phase-end = The Emperor has died

## Moves

move-bid = Bid { $card }
move-add = Put { $card } on your tied { $tied }
move-change = { $card } in the place of { $laid }
move-replace = Play { $card } instead of the Reset
move-keep = Leave the Reset
move-crown = Add ½ to the bid with { $laid }
move-swap = Swap the Dragon for { $dynasty-a }
move-take = Take { $display-a }
move-place = To the { $pile }
move-inherit = Take { $dynasty-a }
move-decline = Take nothing

effect-points = { $count ->
    [one] point
   *[other] points
}
effect-goals = { $count ->
    [one] goal
   *[other] goals
}

## Questions

ask-bid = { $bids ->
    [one] Which card do you bid in secret?
   *[other] Which two cards do you bid in secret?
}
ask-palace = Palace: all other bids are open. What do you bid?
ask-harvest = Harvest: do you play another card instead of your Reset?
ask-emperor = Emperor: which of your bids gets the ½?
ask-swap = The Celestial Dragon: for which card do you swap it?
ask-claim = Your bid claims: which card do you take?
ask-market = Market: to which pile does the Merchant go? { $left ->
    [one] {""}
   *[other] There are { $left } of them.
}
ask-heir = Heir: which of the cards left over do you take?

## News

news-turn = Turn { $turn }, { $deck ->
    [0] the deck is empty
    [one] 1 card left in the deck
   *[other] { $deck } cards left in the deck
}
news-appeared = On display: { $dynasty }
news-forced = { $seat } has no choice left
news-laid = { $seat } lays { $card } face down
news-added = { $seat } lays { $card } face down on the tied { $tied }
news-changed = { $seat } lays { $card } in the place of { $laid }
news-has-bid = { $seat } has bid
news-shown = { $seat } shows { $card }
news-shown-on = { $seat } shows { $card } on the tied { $tied }
news-replaced = { $seat } sets the Reset aside (Harvest) and plays { $card }
news-kept = { $seat } leaves the Reset
news-crowned = { $seat } adds the Emperor’s ½: { $value }
news-tied = { $rivals } tie with { $card }: no claim, the cards stay and get another on top
news-tied-again = { $rivals } tie again, { $card } on { $tied } each: they draw from the deck after the claims
news-claims = { $seat } claims in place { $place } with { $value }{ $reason-key ->
    [emperor] {" "}(the same as { $rivals }, but for the Emperor’s ½)
    [stack] {" "}(as much as { $rivals }, but a stack before a single card)
    [top] {" "}(as much as { $rivals }, but a higher card on top)
   *[value] {""}
}
news-swapped = { $seat } swaps the Dragon for { $dynasty-a }
news-took = { $seat } takes { $dynasty-a }
news-token = { $seat } takes the Dragon for a prestige token ({ $tokens ->
    [one] the first
   *[other] { $tokens } now
})
news-nothing-left = { $seat } finds nothing left to claim
news-drew = { $seat } draws { $dynasty-a }
news-placed = { $seat } puts the Merchant with the { $pile }
news-goal = { $seat } owns the { $goal } now, with { $count }
news-inherited = { $seat } takes { $dynasty-a } left over (Heir)
news-declined = { $seat } takes nothing of what is left (Heir)
news-discarded = { $count ->
    [one] 1 card left over leaves
   *[other] { $count } cards left over leave
} the game
news-recovered = { $seat } takes back { $count ->
    [one] the Reset
   *[other] { $count } bid cards
}
news-dragon = { $seat } gets the Celestial Dragon, with { $goals ->
    [0] no goal
    [one] 1 goal
   *[other] { $goals } goals
} and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
news-no-dragon = Nobody is furthest behind alone: the Celestial Dragon stays in the middle
news-ended = { $deck ->
    [0] No card is left
    [one] Only 1 card is left
   *[other] Only { $deck } cards are left
} for a display of { $display }: the Emperor has died
news-ended-by-tie = { $stacks } stacks tied again, and { $deck ->
    [0] no card is left to draw
    [one] only 1 card is left
   *[other] only { $deck } cards are left
}: the Emperor has died
news-final-heir = { $seat } gets the Heir with most Generals: { $count }
news-heir-removed = Most Generals are shared ({ $count }): the Heir leaves the game
news-returned = { $seat } takes { $count ->
    [one] a Merchant
   *[other] { $count } Merchants
} back to the other Merchants
news-final = { $seat } has { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $cards ->
    [one] 1 dynasty card
   *[other] { $cards } dynasty cards
}

## Why a bid stands where it does

why-value = Place { $place }: higher value first.
why-emperor = The same cards as { $rivals }: the Emperor’s ½ breaks the tie.
why-stack = As much as { $rivals }, but a stack goes before a single card.
why-top = As much as { $rivals }, but the higher card is on top.
why-tied = Tied with { $rivals }: the same single card, { $card }. No claim; it stays and gets another card on top.
why-tied-again = Tied again with { $rivals }: the same two cards in the same order. A card is drawn from the deck.
why-reset = A Reset by itself claims nothing and brings all discarded bid cards back.

## Refusals

bid-first = Now bid cards are played.
card-spent = { $card-key ->
    [reset] The Reset is
   *[other] Your { $card } is
} in your discard; a Reset brings it back.
card-laid = { $card-key ->
    [reset] The Reset
   *[other] Your { $card }
} lies face down already.
card-tied = Your { $card } is tied and on the table; it counts with the card you put on it.
change-one-of-two = You have laid two bids: say which card takes the place of which.
goes-on-tied = This bid must go on a tied card.
added-by-itself = A bid goes on your tied card by itself: just choose the card.
no-such-tied = You have no tied { $tied } that waits for a card.
not-laid = { $laid-key ->
    [reset] The Reset does
   *[other] A { $laid } does
} not lie among your bids.
lay-another = Just choose another card: it takes the place of the one you laid.
second-bid-first = Lay your second bid first; then both can be changed.
nothing-changes = That changes nothing.
replace-or-keep = Choose a card from your hand for the Reset, or leave the Reset.
not-your-bid = You have no bid with { $laid } on top.
crown-a-bid = Say which of your bids gets the Emperor’s ½.
no-card-in-pile = You have no card among the { $pile }, so no Merchant can go there.
place-the-merchant = First the Merchant goes to a pile.
not-on-display = { $display-key ->
    [dragon] The Celestial Dragon is
    [philosopher] The Philosopher is
   *[other] No { $display } is
} on display.
philosopher-barred = The Dragon cannot be swapped for the Philosopher while there is another card.
largest-pile = You have most { $pile }; the Dragon cannot be swapped for a type you have most of.
swap-the-dragon = First the Celestial Dragon is swapped for a card on display.
take-a-card = Your bid claims: something must be taken.
heir-no-dragon = The Heir cannot take the Celestial Dragon.
inherit-or-not = Choose a card left over, or none.

## Options

option-two_bids = Three players: two bids each, five cards on display
option-regular_peasants = Three peasants bring 9 points instead of 8 (the source is hard to read)
option-dragon_ignores_merchants = Dragon’s swap: Merchants in other piles do not count (another reading of M22)
option-last_card_alone = The last bid card is played by itself, even with a tied card (another reading of M11)
option-tied_card_returns = After a Reset the lower card of a stack that ties again comes back (another reading of M17)

## The board

board-turn = Turn { $turn }
board-deck = deck { $deck }
board-display = Display
board-bids = Bids
board-you = you
board-none = none
board-points = points
board-cards = cards
board-tokens = tokens
board-dragon = Dragon: { $where }
board-dragon-middle = in the middle
board-dragon-display = on display
board-dragon-aside = set aside
board-dragon-held = with { $seat }
board-to-choose = chooses
board-to-choose-more = { $cards } to lay
board-has-bid = has bid
board-bids-last = bids last
board-face-down = face down
board-legend = count, ✓ owns the goal (lead), ↑ cards needed, * Philosopher, m Merchants there
board-value = = { $value }
board-state-takes = takes now
board-state-waits = waits
board-state-done = has taken
board-state-nothing = nothing left
board-state-tied = tied
board-state-tied-again = tied again
board-state-reset = Reset
board-state-shown = shown
board-count = { $type } { $before } → { $after }

## The final account

source-generals = Generals
source-nobles = Nobles
source-philosopher = Philosopher
source-goals = goals
source-tokens = tokens
source-missing = missing types
source-peasants = Peasants
source-bureaucrats = Bureaucrats
source-total = total
source-cards = dynasty cards

## Help

help-goal-of-the-game = Collect dynasty cards for points and for the goals they bring. Everybody bids for the cards on display with the same eight bid cards; high bids choose first, equal bids get in each other’s way. Most points win when the deck is out.
    .title = The game
help-turn = A turn has four phases: bids; gaining cards; the Celestial Dragon is given to who is furthest behind; new cards are displayed.
    .title = The turn
help-bidding = Everybody lays a bid card face down, and can change it until the last one lies; then all are shown together. Then the Palace, the Harvest and the Emperor work, in this order. Higher bids claim first; whoever comes too late gets nothing.
    .title = Bids
help-ties = Equal single cards tie: they claim nothing, stay on the table, and next turn get a second card on top, as a stack. Equal stacks tie a second time: their owners draw a card each from the deck. At equal value a stack goes before a single card, and of two stacks the one with the higher card on top.
    .title = Ties
help-two = With two players, and with three in the variant, everybody makes two separate bids a turn. With a tied card one of them goes on it, with two tied cards each gets one. The Palace’s owner lays one bid with the others and one after the show; the Emperor’s owner says which bid gets the ½.
    .title = Two bids each
help-goals = A goal belongs to who first has { $goal-rules-fewest } cards of its type, and moves at once to whoever has strictly more than everybody else.
    .title = Goals
help-end = When the deck cannot fill the display, the game is over. Points: what is printed on dynasty cards and goals; { $token-points } for each token; −{ $missing-points } for each type you have no card of; Peasants left after everybody has put aside as many as the fewest: { $peasants-points-1 }, { $peasants-points-2 }, { $option-regular_peasants ->
    [0] { $peasants-three-points-1 }
   *[other] { $peasants-three-points-2 }
}, { $peasants-points-4 }, { $peasants-points-5 } for 1 to 5; and Bureaucrats for the Philosopher’s owner. The Heir goes to who has most Generals, alone. Equal points: more dynasty cards win.
    .title = The end

help-card-reset = Played by itself it claims nothing; on a tied card it counts 0. At the end of the turn it brings all your discarded bid cards back, and itself.
help-laid-reset = { help-card-reset }

help-dynasty-general = { $dynasty-general-points ->
    [one] 1 point
   *[other] { $dynasty-general-points } points
} each. Most Generals own the Emperor, and at the end the Heir. { $dynasty-general-cards } in the deck.
help-dynasty-bureaucrat = { $bureaucrats-points ->
    [one] 1 point
   *[other] { $bureaucrats-points } points
} each, but only for the Philosopher’s owner. Most Bureaucrats own the Palace. { $dynasty-bureaucrat-cards } in the deck.
help-dynasty-philosopher = { $dynasty-philosopher-points ->
    [one] 1 point
   *[other] { $dynasty-philosopher-points } points
}; counts as a Bureaucrat, and makes your Bureaucrats score. There is only one.
help-dynasty-peasant = Points grow with their number, but everybody puts aside as many as the fewest that anybody has. Most Peasants own the Harvest. { $dynasty-peasant-cards } in the deck.
help-dynasty-merchant = No points. Most Merchants own the Market; with it a new Merchant can go to another pile, where it counts { $goal-rules-counts } for the goal. { $dynasty-merchant-cards } in the deck.
help-dynasty-noble-two = Nobles bring 2, 3 or 4 points. Most Nobles own the Heir.
help-dynasty-noble-three = { help-dynasty-noble-two }
help-dynasty-noble-four = { help-dynasty-noble-two }

help-display-general = { help-dynasty-general }
help-display-bureaucrat = { help-dynasty-bureaucrat }
help-display-philosopher = { help-dynasty-philosopher }
help-display-peasant = { help-dynasty-peasant }
help-display-merchant = { help-dynasty-merchant }
help-display-noble-two = { help-dynasty-noble-two }
help-display-noble-three = { help-dynasty-noble-two }
help-display-noble-four = { help-dynasty-noble-two }
help-display-dragon = { help-goal-dragon }

help-pile-general = { help-dynasty-general }
help-pile-bureaucrat = { help-dynasty-bureaucrat }
help-pile-peasant = { help-dynasty-peasant }
help-pile-merchant = { help-dynasty-merchant }
help-pile-noble = { help-dynasty-noble-two }

help-goal-emperor = Adds ½ to its owner’s bid, by itself, which also keeps it out of ties; never to a Reset by itself. Goes to most Generals.
help-goal-palace = { $goal-palace } points. Its owner bids after all others have shown their bids. Goes to most Bureaucrats.
help-goal-harvest = Whoever owns it, has played the Reset and has one to { $goal-rules-harvest } other bid cards in hand may play one of those instead; the Reset works all the same. Goes to most Peasants.
help-goal-market = { $goal-market } points. Its owner may put a gained Merchant to another pile with a card in it, where it counts { $goal-rules-counts } for that pile’s goal. Goes to most Merchants.
help-goal-heir = { $goal-heir } points, which at the end go to who has most Generals, alone. During the game its owner may take a card that is left over each turn. Goes to most Nobles.
help-goal-dragon = Once { $goal-rules-dragon } goals are owned, it goes each turn to who has fewest goals; then fewest cards; then who has had it least recently. Its holder must swap it next turn, before all claims, for a card on display that is neither the Philosopher nor of a type the holder has most of. Then anybody may claim it for a token of { $token-points } points. Held at the end it is worth { $goal-dragon } points.

help-reason-value = The bid with the higher value claims first.
help-reason-emperor = The Emperor adds ½: his bid is no longer equal to the other.
help-reason-stack = At equal value a stack of two cards claims before a single card.
help-reason-top = Of two stacks of equal value the one with the higher card on top claims first.
