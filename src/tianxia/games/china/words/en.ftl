# China. Keys: see tianxia/words. Figures come from the tables in use.

title = China

## Things

card-red = red
    .a = a red card
    .two = two red cards
card-green = green
    .a = a green card
    .two = two green cards
card-yellow = yellow
    .a = a yellow card
    .two = two yellow cards
card-orange = orange
    .a = an orange card
    .two = two orange cards
card-violet = violet
    .a = a violet card
    .two = two violet cards

market-red = red
    .a = a red card
market-green = green
    .a = a green card
market-yellow = yellow
    .a = a yellow card
market-orange = orange
    .a = an orange card
market-violet = violet
    .a = a violet card

province-zhao = Zhao
province-wei = Wei
province-chin = Ch’in
province-shu = Shu
province-chu = Chu
province-wu = Wu
province-lu = Lu
province-qi = Qi
province-han = Han

tile-yellow = yellow
    .a = a yellow bonus tile
tile-orange = orange
    .a = an orange bonus tile
tile-green = green
    .a = a green bonus tile

phase-place = Placing
phase-keep = Keeping a card
phase-draw = Drawing
phase-emperor = The Emperor’s move
phase-end = The end

## Moves

move-play = Play { $card-a } in { $province }
move-joker = Play { $card-two } as a joker in { $province }
move-post = Border post { $post }: a card of each side
move-pair = Border post { $post }: { $card-two }
move-palace = Palace on { $space }
move-fort = Fortification on { $space }
move-emissary = Emissary to the court of { $province }
move-reveal = Build a palace: turn the bonus tiles up first
move-done = No more pieces
move-exchange = Exchange { $card-a }
move-take = Take { $market-a }
move-draw = Draw from the pile
move-keep = Keep { $card-a }
move-first = Special card: the Emperor first
move-swap = Special card: swap { $card-a } for { $market-a }
move-rest = Let the Emperor rest

effect-red = { $count ->
    [one] red card
   *[other] red cards
}
effect-green = { $count ->
    [one] green card
   *[other] green cards
}
effect-yellow = { $count ->
    [one] yellow card
   *[other] yellow cards
}
effect-orange = { $count ->
    [one] orange card
   *[other] orange cards
}
effect-violet = { $count ->
    [one] violet card
   *[other] violet cards
}
effect-points = { $count ->
    [one] point now
   *[other] points now
}
effect-end = at the end
effect-first = special card “the Emperor first”
effect-two = special card “two provinces”
effect-swap = special card “exchange”

## Questions

ask-turn = Which card do you play, and for which province? Or do you exchange one?
ask-place = { $piece ->
    [1] Which piece do you place in { $province }, and where?
   *[other] Which second piece do you place in { $province }, and where?
}
ask-place-emperor = Which piece does the Emperor place in { $province }, and where?
ask-more = { $elsewhere ->
    [0] Do you place another piece there?
    [1] Do you place another piece, there or, with your special card, elsewhere?
   *[other] Do you use up your special card and place another piece elsewhere?
}
ask-refill = { $left ->
    [one] Which card do you take? It is the last one.
   *[other] Which card do you take? You need { $left }.
}
ask-keep = Which of the { $cards } cards you played do you keep?
ask-emperor = What does the Emperor place, with which of his cards?

## News

news-starts = { $seat } is the start player
news-dealt = { $seat } is dealt { $card-a }
news-turned-up = Face up: { $market }
news-played = { $seat } plays { $card-a } in { $province }
news-joker = { $seat } plays { $card-two } as a joker in { $province }
news-built = { $seat } builds a palace on { $space }
news-posted = { $seat } builds on the border post { $space }
news-fortified = { $seat } places a fortification on { $space }
news-sent = { $seat } sends an emissary to { $province }
news-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for palaces in { $province }, which is full
news-exchanged = { $seat } exchanges { $card-a }
news-took = { $seat } takes { $market-a }
news-drew = { $seat } draws from the pile
news-drawn = { $seat } has drawn { $card-a }
news-reshuffled = The pile is empty for the first time; { $cards } discarded cards are shuffled
news-last-round = The pile is empty for the last time: this round is finished, and no more
news-passed = { $emperor ->
    [0] { $seat } can neither place nor exchange
   *[other] { $seat } lets the Emperor rest
}
news-revealed = The bonus tile on { $space } is { $tile }
news-won-tile = { $seat } wins { $tile-a }
news-kept = { $seat } keeps { $card-a }
news-influence = { $seat } has the influence in { $card } provinces now
news-emperor-first = { $seat } has the Emperor move first
news-swapped = { $seat } swaps { $card-a } for { $market-a }
news-two-provinces = { $seat } plays in two provinces this turn
news-emperor-played = { $seat } plays { $card-a } of the Emperor’s in { $province }
news-emperor-joker = { $seat } plays { $card-two } of the Emperor’s as a joker in { $province }
news-emperor-built = { $seat } has the Emperor build on { $space }
news-emperor-sent = { $seat } has the Emperor send an emissary to { $province }
news-emperor-drew = The Emperor draws { $card-a }
news-emperor-scored = { $seat } receives { $points ->
    [one] 1 point
   *[other] { $points } points
} for the Emperor’s palaces in { $province }
news-ended = { $early ->
    [0] The last round is over; now the final scoring
   *[other] No piece can be placed any more; now the final scoring
}
news-open = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for palaces in { $province }
news-allied = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for alliance { $alliance }
news-linked = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for a chain of { $palaces } palaces
news-ports = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for ports
news-most-tiles = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $tile } bonus tiles

## Refusals

wrong-colour = { $province } is not { $card }.
no-card = You hold no { $card } card for { $province }.
no-pair = A joker takes { $need } { $card } cards; you hold { $have }.
joker-own-colour = { $province } is { $card } itself: a single card is enough there, and a joker stands for another colour.
nothing-to-place = There is nothing you could place in { $province }: no free space, and no room at its court.
cards-first = Choose a card and a province first.
one-province = All pieces of a turn go to one province, and to an empty one only one; { $province } is not open to another.
more-or-done = Play another card there, or be done.
other-province = Your cards were played for { $province }; { $space } lies elsewhere.
space-taken = { $space } has a palace of { $seat }.
taken-by-emperor = { $space } has a palace of the Emperor’s.
no-palaces-left = You have no palace left.
no-emissaries-left = You have no emissary left.
no-court = No emissary goes to { $province } before a palace stands there.
court-full = The court of { $province } is full: { $limit ->
    [one] one emissary
   *[other] { $limit } emissaries
}, as many as the most palaces of one player there.
place-now = Your card is played: now place the piece in { $province }.
no-forts-in-play = This game is played without fortifications.
no-forts-left = You have placed your fortification.
fort-there = A fortification stands on { $space } already.
turn-up-first = You build the first palace of { $province }: turn its bonus tiles up first.
build-now = The bonus tiles of { $province } are turned up: now build a palace.
not-face-up = No { $market } card lies face up.
pile-empty = The pile is empty and is not shuffled again.
fill-hand-first = Fill your hand first: { $left ->
    [one] one card is missing
   *[other] { $left } cards are missing
}.
no-card-in-hand = You hold no { $card } card.
nothing-to-take = There is no card left to take in exchange.
not-played = You have played no { $card } card this turn.
keep-first = Choose the card you keep first.
only-for-two = Special cards belong to the game for two players.
special-used = You have used this special card.
swap-alike = To swap { $card } for { $card } would change nothing.
emperor-cannot-place = The Emperor cannot place anything now.
emperor-must-place = You have called the Emperor: he places a piece.
emperor-now = It is the Emperor’s move.
emperor-empty-province = The Emperor enters an empty province such as { $province } only if he can do nothing else.
emperor-wrong-colour = { $province } is not { $card }.
emperor-no-card = The Emperor holds no { $card } card for { $province }.
emperor-no-pair = A joker takes { $need } { $card } cards; the Emperor holds { $have }.
emperor-joker-own-colour = { $province } is { $card } itself: a joker stands for another colour.
emperor-nothing-to-place = There is nothing the Emperor could place in { $province }.
no-such-post = This board has no border post { $post }.
post-taken = Border post { $post } has a palace of { $seat }.
post-elsewhere = Border post { $post } belongs to { $one } and { $other }; your other piece of this turn does not allow it.
post-cards = Border post { $post } costs a card of { $one } and one of { $other }, or two of one of them; no joker serves.
post-pair = You do not hold two { $card } cards, or { $card } is the colour of neither { $one } nor { $other }.

## Options

option-fortifications = With fortifications, which count double
option-bonus_tiles = Bonus tiles
option-bonus_tiles-none = none
option-bonus_tiles-fixed = on their usual spaces
option-bonus_tiles-random = on spaces drawn by lot
option-light = Two players: the light game, without influence cards
option-board = Board
option-board-auto = by the number of players
option-board-border = border disputes
option-start = Who begins
option-start-random = drawn by lot

## The board

board-round = Round { $round }
board-pile = Pile
board-pile-left = { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $pass ->
    [1] first pass
   *[other] second pass
}
board-pile-done = empty: the last round
board-display = Face up
board-discard = Discards
board-none = none
board-turn = Played
board-hand = Hand
board-tiles = Tiles
board-kept = Kept
board-specials = Special
board-special-first = Emperor first
board-special-two = two provinces
board-special-swap = swap
board-emperor = Emperor
board-influence = Influence
board-scored = scored
board-court = court { $here }/{ $limit }
board-size = { $built }/{ $size }
board-ports = Ports
board-alliances = Alliances
board-chains = Roads
board-points = points
board-palaces = palaces
board-emissaries = emissaries
board-forts = forts
board-cards = cards
board-now = if it ended now
board-you = you
board-tile-yellow = y
board-tile-orange = o
board-tile-green = g

## The final account

source-play = in play
source-palaces = open provinces
source-alliances = alliances
source-roads = roads
source-ports = ports
source-tiles = bonus tiles
source-total = total

## Help

help-goal = Build palaces in nine provinces, send emissaries to their courts and link your palaces along the roads. Palaces score when a province is full, or at the end; alliances of emissaries and chains of palaces score at the end. Most points win.
    .title = The game
help-turn = Play up to { $turn-hand } cards and place up to { $turn-pieces } pieces in one province of their colour; then fill your hand again. Or exchange a single card instead.
    .title = A turn
help-joker = { $turn-joker } cards of one colour stand for one card of another colour. With three cards you can place one piece with a joker and one with a plain card.
    .title = Jokers
help-empty = In a province without any piece you may place only one piece, and it must be a palace, or a fortification if you play with them.
    .title = Empty provinces
help-emissary = An emissary goes to the dragon space of a province. There may be as many emissaries, of all players together, as the one with most palaces has palaces there. You need no palace of your own.
    .title = Emissaries
help-palaces = When the last space of a province is built on, its palaces score. Who has most gets a point for every palace in it; who has second most gets a point for every palace of the first; the third for every palace of the second, and so on. Equals share a rank and score alike.
    .title = Scoring palaces
help-draw = Take cards one by one until you have { $turn-hand }, face up or from the pile. The row of { $turn-display } is filled up only after that.
    .title = Drawing cards
help-exchange = Discard one card and take another, face up or from the pile. That is your whole turn.
    .title = Exchanging a card
help-end = When the pile is empty for the first time, the discards are shuffled. When it is empty again, the round is finished and the game is over. It ends at once if nobody can place a piece any more.
    .title = The end
help-alliances = At the end the fifteen alliances are scored in order. Who has most emissaries in both provinces of an alliance gets a point for every emissary there, whosever it is. Who shares the lead leads too.
    .title = Alliances
help-roads = At the end every chain of { $scoring-chain } or more of your palaces in a row along roads scores a point for each palace. Branches do not count, and each palace counts in one chain only; the best choice is found for you.
    .title = Roads
help-tie = If points are equal, whoever has more pieces left wins.
    .title = Ties
help-forts = A fortification is placed like a palace, on a free space, and belongs to nobody: whoever builds on it scores double for palaces in that province and for the chain through it. Build on it in the same turn, or others will.
    .title = Fortifications
help-emperor = With two players the third colour is the Emperor’s. After your turn you may place one of his pieces with his open cards; he enters an empty province only if he can do nothing else. His pieces count for ranks and majorities.
    .title = The Emperor
help-influence = Of the cards you play in a turn you keep one. Whoever first keeps a colour takes its influence card; later, whoever keeps one and then has at least as many as the other. The holder gets the Emperor’s points for palaces in that colour.
    .title = Influence
help-specials = Each player has three special cards, for one use each: the Emperor moves before your turn; your two pieces go to two provinces; you swap a card of your hand for a face-up one.
    .title = Special cards
help-bonus = Two bonus tiles lie face down in each province. Who builds its first palace turns them up and then chooses the space. A palace on a tile wins it. At the end most tiles of a colour score { $scoring-bonus } points, for all who have as many.
    .title = Bonus tiles
help-posts = A border post belongs to two provinces and costs a card of each, or two of one. Its palace counts in both.
    .title = Border posts
help-ports = Ports are spaces like others. At the end all ports together are scored once more, like a tenth province.
    .title = Ports

help-card-red = A red card serves the red provinces. There are { $cards-red } in the box, fewer with fewer than five players.
help-card-green = A green card serves the green provinces. There are { $cards-green } in the box, fewer with fewer than five players.
help-card-yellow = A yellow card serves the yellow provinces. There are { $cards-yellow } in the box, fewer with fewer than five players.
help-card-orange = An orange card serves the orange provinces. There are { $cards-orange } in the box, fewer with fewer than five players.
help-card-violet = A violet card serves Chu, the only violet province. There are { $cards-violet } in the box, fewer with fewer than five players.
help-market-red = A red card that lies face up.
help-market-green = A green card that lies face up.
help-market-yellow = A yellow card that lies face up.
help-market-orange = An orange card that lies face up.
help-market-violet = A violet card that lies face up.
help-province-zhao = Zhao lies in the north, below the Great Wall, between Wei and Qi.
help-province-wei = Wei lies in the north between Ch’in and Zhao, and reaches down to Han.
help-province-chin = Ch’in lies in the west; its roads lead to Wei, Han and Shu.
help-province-shu = Shu lies in the south-west, below Ch’in.
help-province-chu = Chu is the large province of the south, and the only violet one.
help-province-wu = Wu lies in the south-east, by the sea.
help-province-lu = Lu is small and has many neighbours.
help-province-qi = Qi lies in the north-east, by the sea.
help-province-han = Han lies in the middle.
help-tile-yellow = Most yellow tiles score { $scoring-bonus } points at the end.
help-tile-orange = Most orange tiles score { $scoring-bonus } points at the end.
help-tile-green = Most green tiles score { $scoring-bonus } points at the end.
