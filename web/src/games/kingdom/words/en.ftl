# Words of the board alone; the game's own come from the server.

web-turn = Turn { $turn }
web-over = Game over after turn { $turn }
web-phase-bids = Bids
web-phase-palace = Palace
web-phase-harvest = Harvest
web-phase-emperor = Emperor
web-phase-swap = Swap
web-phase-claims = Claims
web-phase-heir = Heir
web-phase-end = End of turn

## Cards

web-face-general = General
web-face-bureaucrat = Bureaucrat
web-face-philosopher = Philosopher
web-face-peasant = Peasant
web-face-merchant = Merchant
web-face-noble = Noble
web-face-dragon = Dragon
web-foot-bureaucrat = 1 with Philosopher
web-foot-peasant = by table
web-foot-merchant = no points
web-foot-general = no points
web-foot-philosopher = no points
web-worth = { $count ->
    [one] point
   *[other] points
}
web-as-token = as a token
web-type-general = Generals
web-type-bureaucrat = Bureaucrats
web-type-peasant = Peasants
web-type-merchant = Merchants
web-type-noble = Nobles
web-goal-emperor = Emperor
web-goal-palace = Palace
web-goal-harvest = Harvest
web-goal-market = Market
web-goal-heir = Heir
web-goal-dragon = Celestial Dragon
web-dragon-short = Dragon
web-power-emperor = +½ on your bid
web-power-palace = bid after the rest
web-power-harvest = change a Reset
web-power-market = Merchant counts 2
web-power-heir = take one left over
web-reset = Reset
web-card-back = face-down bid card
web-bid-card = Bid card { $card }
web-tied-card = tied { $card }
web-laid-card = bid { $card }
web-mark-played = played
web-mark-best = best

## The display

web-display = On display
web-display-claims = Take one
web-display-swap = Swap the Dragon for one
web-display-heir = The Heir may take one
web-display-hint = the { $count } best bids take one each
web-display-empty = Nothing is left.
web-deck = in the deck
web-deck-short = in deck
web-gone = { $count } out of the game
web-points = { $points } { $count ->
    [one] point
   *[other] points
}
web-gain-count = { $type } { $from } to { $to }
web-gain-keeps = keeps the { $goal }, ahead by { $count }
web-gain-takes = takes the { $goal }
web-gain-level = level for the { $goal }
web-gain-short = then { $count } short of the { $goal }
web-gain-dragon = a prestige token; the Dragon is out until next turn

## Bids

web-secret = Secret bids
web-open = Open bids
web-slot-now = you bid now, with all in sight
web-slot-palace = Palace: bids now
web-secret-count = { $done } of { $all } in
web-secret-palace = { $done } of { $all } in, then the Palace
web-slot-you = { $count ->
    [0] you choose
   *[other] you choose, on your tied { $tied }
}
web-slot-chooses = { $count ->
    [0] chooses
   *[other] chooses, on a tied { $tied }
}
web-slot-has-bid = { $count ->
    [0] has bid
   *[other] has bid, on a tied { $tied }
}
web-slot-yours = your bid; only you see it
web-slot-last = Palace: bids after the show
web-standing-chooses = choosing
web-standing-has-bid = has bid
web-standing-last = bids last
web-standing-waits = waiting
web-standing-takes = acting
web-recent = Turn { $turn }:
web-order = The bids, in the order of claims
web-order-hint = higher value first; at equal value a pair of cards before a single card
web-state-takes = takes now
web-state-next = next
web-state-waits = waits
web-state-done = has taken
web-state-nothing = nothing left
web-state-tied = tied
web-state-tied-again = tied again
web-state-reset = takes cards back
web-why-first = The highest value claims first.
web-why-only = The only bid that claims.
web-why-value = After { $acting }: a lower value, { $value }.
web-why-emperor = The same card as { $acting }. The Emperor’s ½ keeps { $seat } out of the tie and ahead.
web-why-emperor-stack = The same two cards as { $acting }. The Emperor’s ½ breaks the tie, so { $seat } goes first.
web-why-after-emperor = Without the Emperor’s ½ this would be a tie with { $acting }.
web-why-after-emperor-stack = Without the Emperor both pairs would have tied again, and each would draw from the deck.
web-why-stack = Worth as much as { $acting }’s single card, but a pair of cards goes first.
web-why-after-stack = Also worth { $value }, but { $acting } has a pair of cards, which goes first.
web-why-top = Worth as much as { $acting }’s pair, but the card on top is higher.
web-why-after-top = Also worth { $value }, but { $acting }’s pair has the higher card on top.
web-why-tied = The same single card as { $acting }: tied, no claim. { $card } stays, and gets a second card next turn.
web-why-tied-again = The same two cards as { $acting }: tied again. Each draws a card from the deck after the claims.
web-why-reset = A Reset by itself never claims; it brings all bid cards back at the end of the turn.
web-why-palace = The Palace lets { $seat } bid now, with all other bids in sight.

## Goals and piles

web-table = Goals and piles
web-table-hint = A goal needs 2 cards. Only strictly more takes it over.
web-goals = Goals
web-owned-by = owned by { $seat }
web-owns = owns, +{ $count }
web-owns-short = owns +{ $count }
web-needs-more = needs { $count }
web-pile-moved = { $count ->
    [one] with a Merchant that counts 2
   *[other] with { $count } Merchants that count 2 each
}
web-nobody = nobody yet
web-power = power
web-pts = { $count } pts
web-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-goals-count = { $count ->
    [one] 1 goal
   *[other] { $count } goals
}
web-dragon-held = held
web-dragon-middle = helps last
web-dragon-display = on display
web-dragon-aside = set aside
web-holds = holds it
web-tokens = { $count ->
    [one] 1 prestige token
   *[other] { $count } prestige tokens
}
web-bid-cards = Bid cards
web-key-hand = hand
web-key-spent = spent
web-key-tied = tied
web-key-open = bid
web-in-hand = { $count } in hand
web-in-hand-down = { $count } in hand + { $down } face down

## The hand

web-hand = Your hand
web-hand-plain = A card is worth its number.
web-hand-sum = Each card shows what your bid would be worth{ $count ->
    [0] { "" }
   *[other] { " " }on the tied { $tied }
}{ $half ->
    [1] { " " }with the Emperor’s ½
   *[other] { "" }
}.
web-hand-hint = Reset brings every bid card back.
web-hand-laid = face down
web-hand-tied = tied
web-hand-spent = spent
web-hand-reset = no claim
web-hand-choose = Choose a card, then place it.
web-hand-change = You may change it until all bids are in.
web-hand-wait = You bid after the others.
web-hand-then = Now choose what { $card } goes with.
web-place = Place { $card } face down
web-place-instead = Place { $card } instead
web-place-open = Play { $card }
web-place-none = Choose a card
web-keep-reset = Keep the Reset
web-your-bid = Your bid

## Scoring

web-scoring = Final scoring
web-scoring-hint = each line: the count, the points, the sum so far
web-rank = { $place ->
    [1] wins
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
web-block-dynasty = Dynasty cards
web-block-goals = Goals and tokens
web-block-then = Then
web-line-generals = Generals
web-line-generals-hint = { $count ->
    [one] 1 point each
   *[other] { $count } points each
}
web-line-nobles = Nobles
web-line-nobles-hint = the points they show
web-line-philosopher = Philosopher
web-line-philosopher-hint = { $count ->
    [one] 1 point
   *[other] { $count } points
}
web-line-goals = Goals
web-line-goals-hint = Heir { $heir }, Palace { $palace }, Market { $market }, Dragon { $dragon }
web-line-tokens = Tokens
web-line-tokens-hint = { $token } points each
web-line-missing = Missing types
web-line-missing-hint = −{ $missing } for each type with no card
web-line-peasants = Peasants
web-line-peasants-hint = everybody sets { $fewest } aside, the fewest held
web-line-bureaucrats = Bureaucrats
web-line-bureaucrats-hint = { $count } each, only with the Philosopher
web-line-cards = Dynasty cards
web-line-cards-hint = decide between equal totals
web-score-without = no { $list }
web-total = Total
web-peasants-left = Points for peasants left over
