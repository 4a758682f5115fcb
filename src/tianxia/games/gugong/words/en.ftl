# Gùgōng. Keys: see tianxia/words. Figures come from the tables in use.

title = Gùgōng
automaton = Mr. Meng

## Things

location-travel = Travel
location-wall = the Great Wall
location-jade = Jade
location-intrigue = Intrigue
location-palace = the Palace
location-decree = the Decrees
location-canal = the Grand Canal

form-travel-a = Travel: one move
form-travel-b = Travel: two moves
form-wall-a = Great Wall: one servant
form-wall-b = Great Wall: up to two servants
form-intrigue-a = Intrigue: one space, and the medal if it is free
form-intrigue-b = Intrigue: three spaces
form-palace-a = Palace: one step
form-palace-b = Palace: two steps, and one space of intrigue
form-canal-a = Grand Canal: a servant aboard, a ship ahead
form-canal-b = Grand Canal: two servants aboard

decree-morning-intrigue = mornings, intrigue +2
decree-morning-ship = mornings, a servant for a ship
decree-morning-servant = mornings, +1 servant
decree-morning-envoy = mornings, envoy +1
decree-morning-swap = mornings, swap a gift
decree-cheap-travel = travelling twice costs 1 less
decree-cheap-jade = jade costs 1 less
decree-wall-helper = an extra servant for the wall
decree-equal-gift = an equal gift is enough
decree-cheap-decree = decrees cost 1 less
decree-third-of-points = a third of your points
decree-plain-points = points at the end
decree-jade-points = points for jade
decree-decree-points = points for decrees
decree-harbour-points = points for harbour rewards

token-servant = +1 servant
token-servants = +2 servants
token-envoy = envoy +1
token-intrigue = intrigue +1
token-card-for-jade = a dear gift for jade
token-points = points
token-recover = a gift back from your pile
token-swap = swap a gift
token-wall = a servant for the wall
token-ship = a servant for a ship
token-servants-for-jade = servants for jade
token-counts-double = counts as two tokens
token-gift-plus = your gifts are worth 1 more
token-toll = a toll
token-follow = follow others
token-double-value = a gift of double value
token-double-icon = an icon twice
token-discount = jade or decree 2 cheaper

prize-servant = a servant
prize-points = points
prize-jade = jade
piece-servant = a servant
piece-double = the double servant
worth-one = one
worth-two = two
path-left = the left path
path-right = the right path
reward-points = points
reward-card = a gift card
reward-double = the double servant
favour-servant = 1 servant
favour-servants = 2 servants
favour-die = turn a die
favour-jade = 1 jade
house-square = square

solo-travel = Travel
solo-wall = Great Wall
solo-jade = Jade
solo-intrigue = Intrigue
solo-palace = Palace
solo-decree = Decrees
solo-canal = Grand Canal
solo-special = special card

source-wall = wall
source-night = dice
source-token = tokens
source-exchange = exchange
source-decree = decrees
source-harbour = harbour
source-envoy = envoy
source-toll = tolls
source-meng = Mr. Meng
source-final-decree = decrees at the end
source-arrival = palace
source-jade = jade

why-reveals = he turns up his next solo card, which says where he goes, and his next gift
why-values-never-matter = values never matter to him, and he pays nothing for the exchange
why-icon-first = the icon of the gift comes first
why-no-icon = the gift has no icon
why-point-for-swap = instead of a swap he gets a point
why-plain-form = by day he takes the plain form
why-special-card = a special card gives him the strong form at his focus, for nothing
why-waits-for-dusk = the solo card waits for dusk
why-dusk-action = at dusk he makes his action stronger, as he can pay for it
why-dusk-travel = at dusk this card is a free move
why-cannot-pay = he is short of servants even with his tokens, so nothing happens
why-no-effect = it would do nothing, so he does not pay
why-ring = he goes round the edge of the map to the next city with a token
why-first-stop = he begins at the corner of the ring, or at the next city with a token
why-off-the-ring = no city on the ring has a token, so he takes the nearest one
why-no-token = no city has a token
why-six-tokens = as soon as he can, he exchanges tokens for jade
why-pairs-for-servants = he is short of servants and exchanges as many pairs of tokens as he needs
why-cheapest-jade = he takes the cheapest jade
why-level-of-the-day = he wants a decree of the day’s level: the cheaper, then one without you, then the lower tile
why-lower-level = none of the day’s level is to be had, so he looks at lower ones
why-higher-level = no lower level is to be had, so he looks at higher ones
why-no-decree = no decree is left that he can get
why-own-ship = he loads the ship he has
why-new-ship = he has no ship with room, so he launches one
why-harbour-card = a full ship claims at once, in any port: the first ones a gift
why-harbour-points = a full ship claims at once, in any port: points from now on
why-favour-jade = far enough on the track, he takes jade
why-favour-servant = too low for jade, he takes a servant
why-no-favour = he can ask for nothing
why-point-for-morning-swap = instead of a swap in the morning he gets a point
why-token-recover = the top gift of his pile joins his gifts
why-token-card-for-jade = he gives his top gift, whatever its value, for jade
why-token-point = a token he cannot use is a point
why-token-nothing = the token brings him nothing now
why-nothing-to-place = he has nothing to place
why-matches = his matches depend only on the day

phase-morning = Morning
phase-day = Day
phase-dusk = Dusk
phase-night = Night
phase-end = The four days are over

## Moves

move-give = Give { $card } to { $location }
move-pay = Pay servants
move-discard = Discard { $card }
move-double = Double the value with the token
move-forgo = Forgo the actions
move-act = { $form }
move-buy = Buy jade: house { $house }
move-enact = Get the decree: { $decree }
move-rebate = Use the token: 2 servants less
move-go = Go to { $city }
move-build = Place { $piece } on the wall
move-load = Put { $piece } aboard in port { $port }
move-launch = Launch a ship with { $piece } on { $path }
move-sail = Move the ship in port { $port }
move-claim = Trade in port { $port }: { $reward }
move-swap = Swap { $card } with the gift at { $location }
move-recover = Take { $card } back
move-favour = Go back for { $favour }
move-turn = Turn die { $die } to { $face }
move-take = { $piece-key ->
    [double] Take the double servant along
   *[other] Take no double servant
}
move-spend = { $piece-key ->
    [double] Pay with the double servant
   *[other] Pay without the double servant
}
move-use = Use the decree: { $decree }
move-repeat = Use the token: the icon again
move-carry = Lay the token beside your board, with { $piece }
move-post = Lay the token at { $location }, with { $piece }
move-exchange = Exchange tokens for { $prize }
move-decline = Decline
move-count = Let it count as { $worth }
move-part = Give up the token: { $token }
move-rest = Give face-down tokens for the rest
move-accept = Take the servants
move-leave = Leave the servants in the supply

effect-servants = { $count ->
    [one] servant
   *[other] servants
}
effect-points = { $count ->
    [one] point
   *[other] points
}
effect-jade = jade
effect-tokens = { $count ->
    [one] token
   *[other] tokens
}
effect-spaces = { $count ->
    [one] space of intrigue
   *[other] spaces of intrigue
}
effect-steps = { $count ->
    [one] step
   *[other] steps
}
effect-gifts = { $count ->
    [one] gift
   *[other] gifts
}
effect-matches = { $count ->
    [one] match
   *[other] matches
}
effect-penalty = penalty

## Questions

ask-turn = Which gift do you give, and to whom?
ask-price = { $card } is not worth more than what lay there. Pay { $servants } servants, discard another gift, or forgo the actions?
ask-act = What do you do at { $location }?
ask-icon = The icon of your gift: what do you do at { $location }?
ask-follow = You may follow: what do you do at { $location }?
ask-again = Use the token to do the icon of your gift again?
ask-gain = You gain { $count ->
    [one] 1 servant
   *[other] { $count } servants
}. Is the double servant among them?
ask-spend = You pay { $cost ->
    [one] 1 servant
   *[other] { $cost } servants
}. Does the double servant help?
ask-journey = Where does your traveller go? { $left ->
    [one] This is the last move.
   *[other] { $left } moves are left.
}
ask-make-room = There is room for { $limit } tokens only. What do you exchange some for?
ask-sell-gift = Discard a gift of value { $least } or more for jade?
ask-recover = Which gift of your pile do you take back to hand?
ask-pay-for-jade = Pay { $cost } servants for jade?
ask-swap = Which of your gifts do you swap, and with which official’s?
ask-carry = Lay the token beside your board for today? It takes a servant of your pool.
ask-lay-out = Where do you lay the token for today ({ $token })? It takes a servant of your pool.
ask-build = Which servant goes onto the wall? { $left ->
    [one] One may be placed.
   *[other] Up to { $left } may be placed.
}
ask-build-from-supply = Place a servant of your supply on the wall?
ask-favour = The wall is built and you were there. Which favour do you go back for?
ask-turn-die = Which die do you turn, and to which face?
ask-load = Which ship takes a servant? { $left ->
    [one] One is to be placed.
   *[other] { $left } are to be placed.
}
ask-sail = Which ship do you move?
ask-claim = A full ship lies in port. What do you trade it for?
ask-morning-decrees = Which decree do you use this morning?
ask-accept = Take { $count ->
    [one] 1 servant
   *[other] { $count } servants
} from your supply, where few are left?
ask-part = Tokens worth { $left } go for { $prize }. Which?
ask-count-paid = Does the double servant pay for one or for two?
ask-count-built = Does the double servant count as one or as two on the wall?
ask-count-aboard = Does the double servant fill one hold or two?
ask-last-exchange = This is your last chance to exchange tokens.

## News

news-day = Day { $day }
news-first = { $seat } begins
news-laid = { $city }: a new token, { $token }
news-rolled = Destiny dice: { $one }, { $two }, { $three }
news-gained = { $seat } gains { $servants ->
    [0] {""}
    [one] 1 servant
   *[other] { $servants } servants
}{ $double ->
    [0] {""}
   *[other] { $servants ->
        [0] the double servant
       *[other] {" "}and the double servant
    }
}
news-spent = { $seat } pays { $servants ->
    [0] {""}
    [one] 1 servant
   *[other] { $servants } servants
}{ $double ->
    [0] {""}
   *[other] { $servants ->
        [0] the double servant
       *[other] {" "}and the double servant
    }
}
news-gave = { $seat } gives { $card } to { $location } and takes { $taken }
news-discarded = { $seat } discards a gift
news-discarded-card = { $seat } discards { $card }
news-forwent = { $seat } takes no action at { $location }
news-doubled = { $seat } doubles the gift’s value to { $value }
news-repeated = { $seat } does the icon again
news-rebated = { $seat } uses a token: 2 servants less
news-acted = { $seat } chooses { $form }
news-travelled = { $seat } travels to { $city } and finds a token: { $token }
news-parted = { $seat } gives up a token: { $token }
news-left = { $seat } leaves { $servants ->
    [one] 1 servant
   *[other] { $servants } servants
} in the supply
news-exchanged = { $seat } exchanges tokens for { $prize }
news-stepped = { $seat } moves the envoy to step { $space }
news-arrived = { $seat } enters the palace: { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end
news-climbed = { $seat } climbs to space { $space } of intrigue
news-medal = { $seat } takes the medal and begins tomorrow
news-bought = { $seat } buys jade in house { $house } for { $price ->
    [0] nothing
    [one] 1 servant
   *[other] { $price } servants
}
news-jade = { $seat } has { $total } jade
news-enacted = { $seat } gets a decree ({ $decree }) for { $price ->
    [0] nothing
    [one] 1 servant
   *[other] { $price } servants
} and leaves one there
news-built = { $seat } places { $piece } on the wall, which has { $standing } now
news-wall-built = { $seat } has most on the completed wall ({ $servants }) and takes them back
news-favoured = { $seat } goes back on the intrigue track for { $favour }
news-turned = { $seat } turns die { $die } to { $face }
news-launched = { $seat } launches a ship in port { $port } with { $piece }
news-loaded = { $seat } puts { $piece } aboard in port { $port }
news-sailed = { $seat } sails from { $port } to { $to }
news-lost-at-sea = { $seat } loses the ship of port { $port } at sea
news-claimed = { $seat } trades in port { $port }: { $reward }
news-drew = { $seat } draws { $card }
news-swapped = { $seat } swaps { $card } with { $taken } at { $location }
news-recovered = { $seat } takes a gift back from the pile
news-recovered-card = { $seat } takes back { $card }
news-posted = { $seat } lays out a token at { $location }: { $token }
news-carried = { $seat } lays out a token: gifts are worth 1 more today
news-toll = { $seat } takes a toll of { $acting } at { $location }
news-followed = { $seat } follows at { $location }
news-returned = { $seat } takes a token back: { $token }
news-used = { $seat } uses a decree: { $decree }
news-matched = { $seat } has { $pairs ->
    [0] no match
    [one] 1 match
   *[other] { $pairs } matches
}
news-shown = { $seat } shows { $card }
news-scored = { $seat } { $points ->
    [-1] loses 1 point
    [one] scores 1 point
   *[other] scores { $points } points
} ({ $source })
news-shut-out = { $seat } did not reach the palace: { $points } points are lost
news-night = Night falls
news-meng-revealed = { $seat } turns up { $solo } and { $card }
news-dusk = { $seat }, dusk: { $solo }
news-meng = { $seat }: { $why } (rule { $section })

## Refusals

take-servants = Servants are coming ({ $count }): say whether the double one is among them.
take-or-leave = Servants are offered ({ $count }): take them or leave them.
count-double = Say first whether the double servant counts as one or as two.
cannot-part-with = That token cannot go into this exchange ({ $token }); { $need } in value are to be given.
name-tokens = Tokens worth { $need } are to be given first: say which.
token-given-away = You have given that token away.
pay-first = { $cost } servants are to be paid first: with the double one or without.
supply-empty = Your supply is empty, so no servant can come.
too-few-tokens = That takes tokens worth exactly { $need }; yours are worth { $have }.
make-room-first = Only { $limit } tokens can be kept: exchange some first.
not-your-gift = You have no { $card } in hand or pile.
double-not-in-pool = Your double servant is not in your pool.
no-servant-in-pool = You have no servant in your pool for that.
place-a-servant = At least one servant must be placed.
not-in-supply = { $piece-key ->
    [double] Your double servant is not in your supply.
   *[other] No servant is left in your supply.
}
too-low-for-favour = That costs { $need } spaces of intrigue; you stand on { $have }.
face-shown-already = Die { $die } shows { $face } already.
no-such-face = Die { $die } has no { $face }.
turn-a-die = You went back to turn a die: turn one.
no-ship-of-yours = You have no ship in port { $port }.
ship-full = The ship in port { $port } is full.
no-such-path = The canal has only one path on this side of the board.
no-ship-left = All your { $ships } ships are on the canal.
path-full = No port is free on { $path }.
no-double-aboard = The double servant is not in your pool, or would leave no room for the other.
load-or-sail = Place a servant or move a ship: one of the two must be done.
no-free-port-ahead = No port is free ahead of port { $port }.
no-full-ship = You have no full ship in port { $port }.
claim-not-now = A ship trades right after it was loaded or moved, or at night.
port-has-another-reward = Port { $port } offers something else.
no-reward-space = You have no space left for that reward.
go-somewhere = Choose a city.
no-such-city = There is no { $city } on this side of the board.
city-without-token = { $city } has no token.
city-out-of-reach = { $city } is out of reach: a city with a token lies before it on every road.
gift-too-cheap = { $card } is worth less than { $least }.
not-in-hand = You have no { $card } in hand.
not-in-pile = You have no { $card } in your pile.
too-few-servants = That takes { $need ->
    [one] 1 servant
   *[other] { $need } servants
}; your pool counts { $have }.
too-few-pieces = That takes { $need ->
    [one] 1 servant
   *[other] { $need } servants
} in your pool; there { $have ->
    [one] is 1
   *[other] are { $have }
}.
no-token-in-reach = No city with a token is in reach.
end-of-track = You stand on the last space of the intrigue track ({ $spaces }).
no-room-on-ships = Your ships have no room for two more servants.
nothing-to-load-or-sail = You can neither put a servant aboard nor move a ship.
square-closed = The square sells only when every house is empty.
house-empty = House { $house } has no jade.
free-already = It costs nothing already, so the token cannot be used.
decree-not-in-play = That decree is not in this game ({ $decree }).
decree-yours-already = You have that decree already ({ $decree }).
decree-needs-servant = A servant other than the double one must stay on the decree; your pool has none.
too-few-for-decree = Beside the servant that stays, the decree costs { $need }; your pool counts { $have } with that servant.
give-a-gift = It is your turn to give a gift.
doubling-does-not-help = You have no such token, or double the value would not be enough either.
pay-or-forgo = The gift is not worth more: pay, discard another gift, or forgo the actions.
no-way-to-pay = You cannot pay for this gift: it takes { $need ->
    [one] 1 servant
   *[other] { $need } servants
}, your pool counts { $have }, and you have no other gift to discard. You would exchange the gifts and take no action.
nothing-can-be-done = Nothing can be done at { $location } now. You would exchange the gifts and take no action there.
not-your-decree = You have no servant on that decree ({ $decree }).
decree-not-now = That decree has done its work this morning ({ $decree }).
decree-does-nothing = That decree would do nothing now ({ $decree }).
last-exchange-only = The days are over; only tokens can still be exchanged, for points or jade.

## Options

option-expert = Expert set-up: the officials’ first gifts come from all cards nobody holds
option-bonus = Bonus travel tokens
option-bonus-off = none
option-bonus-one = one of each, as in the box
option-bonus-two = two of each
option-level = Mr. Meng’s strength (alone only)
option-level-easy = easy
option-level-normal = normal
option-level-hard = hard
option-focus = Mr. Meng’s focus (alone only)
option-focus-random = drawn by lot
option-focus-travel = Travel
option-focus-wall = Great Wall
option-focus-jade = Jade
option-focus-intrigue = Intrigue
option-focus-palace = Palace
option-focus-decree = Decrees
option-focus-canal = Grand Canal
option-harbour = A gift Mr. Meng wins in a harbour by day (alone only)
option-harbour-today = he gives it the same day
option-harbour-tomorrow = he keeps it for the next day
option-sets = Pair of card sets (alone only): 1 you first, Mr. Meng second; 2 second and third; 3 first and third

## The board

board-day = Day { $day } of { $days }
board-dice = Dice
board-first = first: { $seat }
board-medal = tomorrow: { $who }
board-medal-free = medal free
board-map = Map
board-piles = tokens face down: { $piles }
board-wall = Wall
board-needed = { $total } of { $needed }
board-jade = Jade
board-square = square { $price }, { $left } left
board-intrigue = Intrigue
board-palace = Palace
board-slots = free places: { $slots }
board-decrees = Decrees
board-canal = Canal
board-officials = Gifts
board-points = pts
board-pool = pool
board-supply = supply
board-jades = jade
board-tokens = tokens
board-ships = ships
board-cards = hand
board-pile = pile
board-step = envoy
board-harbour = harbour
board-you = you
board-inside = in
board-hand = Hand
board-free = free: { $places }
board-priced = priced: { $places }
board-tomorrow = Tomorrow
board-pairs = { $count ->
    [0] no match
    [one] 1 match
   *[other] { $count } matches
}
board-none = none
board-open-tokens = { $seat }: { $tokens }
board-kept = Open
board-meng = focus { $focus }; { $deck } solo cards; tonight { $tonight ->
    [one] 1 match
   *[other] { $tonight } matches
}
board-row = Dusk

icon-servant = +1 servant
icon-servants = +2 servants
icon-swap = swap
icon-none = –

short-travel = Travel
short-wall = Wall
short-jade = Jade
short-intrigue = Intrigue
short-palace = Palace
short-decree = Decrees
short-canal = Canal

mark-servant = +1
mark-servants = +2
mark-envoy = env
mark-intrigue = int
mark-card-for-jade = 7→j
mark-points = pts
mark-recover = rec
mark-swap = swp
mark-wall = wal
mark-ship = shp
mark-servants-for-jade = 3→j
mark-counts-double = ×2
mark-gift-plus = g+1
mark-toll = tol
mark-follow = fol
mark-double-value = 2v
mark-double-icon = 2i
mark-discount = −2

## The final account

source-total = total

## Help

help-goal = You lead a family that seeks favour at court. On each of four days you exchange gifts with officials; each exchange gives you actions. Have most points at the end. But only who has an audience with the emperor, an envoy in the Palace of Heavenly Purity, can win.
    .title = The game
help-turn = In your turn you give a gift of your hand to one of the seven officials and take the one before him onto your pile; it is in your hand tomorrow. A gift worth more than his opens both actions: first the icon of your gift, then the location. You may decline either.
    .title = A turn
help-price = A gift that is not worth more is accepted too: pay { $gift-penalty } servants, or discard another gift, or take no action. A 1 beats a 9.
    .title = Gifts that are not worth more
help-servants = Servants in your pool pay for actions; paid ones go to your supply and come back in the mornings and through other gains. The double servant, once won in a harbour, counts as one or two wherever servants are paid or placed on wall and ships.
    .title = Servants
help-tokens = Travel tokens are kept, { $exchange-limit } at most. In your turn you may exchange { $exchange-servant } for a servant, { $exchange-points } for { $exchange-worth } points, { $exchange-jade } for jade.
    .title = Travel tokens
help-morning = In the morning the holder of the medal becomes first player, cities get new tokens, the dice are rolled, decrees of the first level work, and everybody gets new servants.
    .title = Morning
help-night = At night each pair of a gift in your pile and a die of its value brings a servant; most pairs bring { $night-points } points and a step of the envoy. Then all ships move on by a port, and full ones may trade.
    .title = Night
help-final = At the end: the wall is scored once more, then decrees of the third level, the places in the palace, and jade. Whoever is not inside the palace scores nothing. Equal points go to the marker further along the intrigue track.
    .title = The end
help-meng = Alone you play against Mr. Meng. His solo cards say where he goes; values never matter to him. At dusk his cards of the day work once more. He may win without having reached the palace.
    .title = Mr. Meng

help-worth-one = The double servant stands upright: it counts as one servant and leaves room for others.
help-worth-two = The double servant lies down: it counts as two servants.
help-location-travel = Move your traveller along the roads to the next city with a token, take the token and what it brings. Two servants pay for a second move.
help-location-wall = Place a servant on the wall, or pay one and place up to two. When enough stand there, the strongest scores { $wall-points } points and a step and takes all servants back; everybody who was there may go back on the intrigue track for a favour.
help-location-jade = Buy a piece of jade in a house for its price; when all are empty, on the square for { $jade-square } servants.
help-location-intrigue = Climb the intrigue track, which decides all ties: one space and perhaps the medal, or three spaces for a servant.
help-location-palace = Your envoy climbs towards the palace: one step, or for two servants two steps and a space of intrigue. Every step once inside is a point.
help-location-decree = Pay what a decree costs, one more for every rival there, and leave a servant on it.
help-location-canal = Put servants aboard your ships and move them; a ship with { $canal-hold } servants trades in a port: points, a gift card, the double servant.

help-form-travel-a = One move, one token.
help-form-travel-b = Pay 2 servants for two moves and two tokens.
help-form-wall-a = Place one servant of your pool.
help-form-wall-b = Pay a servant and place up to two others.
help-form-intrigue-a = One space; the first to choose this form on a day takes the medal.
help-form-intrigue-b = Pay a servant for three spaces.
help-form-palace-a = One step.
help-form-palace-b = Pay 2 servants for two steps and a space of intrigue.
help-form-canal-a = A servant aboard, then a ship to the next free port; at least one of the two.
help-form-canal-b = Pay a servant and put two others aboard.

help-decree-morning-intrigue = { $decrees-points-morning-intrigue } points now. Every morning you may climb two spaces of intrigue.
help-decree-morning-ship = { $decrees-points-morning-ship } points now. Every morning you may put a servant of your supply aboard.
help-decree-morning-servant = { $decrees-points-morning-servant } points now. Every morning you may take one more servant.
help-decree-morning-envoy = { $decrees-points-morning-envoy } points now. Every morning your envoy may take a step.
help-decree-morning-swap = { $decrees-points-morning-swap } points now. Every morning you may swap a gift with an official’s, after the dice are rolled.
help-decree-cheap-travel = { $decrees-points-cheap-travel } points now. The double move costs a servant less.
help-decree-cheap-jade = { $decrees-points-cheap-jade } points now. The jade action costs a servant less.
help-decree-wall-helper = { $decrees-points-wall-helper } points now. With each wall action you may add a servant of your supply.
help-decree-equal-gift = { $decrees-points-equal-gift } points now. A gift of equal value is enough.
help-decree-cheap-decree = { $decrees-points-cheap-decree } points now. Decrees cost a servant less.
help-decree-third-of-points = At the end a point for every { $decrees-final-third-of-points } points you have, { $decrees-final-most } at most.
help-decree-plain-points = { $decrees-final-plain-points } points at the end.
help-decree-jade-points = At the end { $decrees-final-jade-points } points for each jade, { $decrees-final-most } at most.
help-decree-decree-points = At the end { $decrees-final-decree-points } points for each of your servants on decrees.
help-decree-harbour-points = At the end { $decrees-final-harbour-points } points for each harbour reward you took.

help-token-servant = A servant of your supply.
help-token-servants = Two servants of your supply.
help-token-envoy = A step of your envoy.
help-token-intrigue = A space of intrigue, without the medal.
help-token-card-for-jade = Discard a gift of value { $exchange-jade-value } or more from hand for jade.
help-token-points = { $exchange-worth } points.
help-token-recover = Take a gift of your pile back to hand.
help-token-swap = Swap a gift of hand or pile with an official’s.
help-token-wall = Place a servant of your supply on the wall.
help-token-ship = Put a servant of your supply aboard.
help-token-servants-for-jade = Pay { $exchange-jade-price } servants for jade.
help-token-counts-double = It stays face up and counts as two in an exchange.
help-token-gift-plus = With a servant beside your board: your gifts are worth 1 more today.
help-token-toll = With a servant at a location: today, each time another takes that action, they lose a point and you gain one.
help-token-follow = With a servant at a location: today, each time another takes that action, you may take it too.
help-token-double-value = Once, double the value of a gift in an exchange.
help-token-double-icon = Once, do the icon of your gift twice.
help-token-discount = Once, pay 2 servants less for jade or a decree.

help-prize-servant = { $exchange-servant } tokens.
help-prize-points = { $exchange-points } tokens for { $exchange-worth } points.
help-prize-jade = { $exchange-jade } tokens.
help-piece-servant = One of your { $servants-each } servants.
help-piece-double = It counts as one or two. Win it in a harbour.
help-path-left = The first path of the canal.
help-path-right = The second path, with four or five players.
help-reward-points = { $canal-points } points; { $canal-spaces-points } times.
help-reward-card = A gift from the draw pile: one more turn a day; { $canal-spaces-card } times.
help-reward-double = The double servant, once.
help-favour-servant = Go back { $intrigue-servant ->
    [one] 1 space
   *[other] { $intrigue-servant } spaces
} for a servant.
help-favour-servants = Go back { $intrigue-servants } spaces for two servants.
help-favour-die = Go back { $intrigue-die } spaces and turn a destiny die to a face of your choice.
help-favour-jade = Go back { $intrigue-jade } spaces for jade.
help-house-square = It sells jade for { $jade-square } servants when every house is empty.

help-solo-travel = Where Mr. Meng goes by day, and what his card does once more at dusk: { solo-travel }.
help-solo-wall = Where Mr. Meng goes by day, and what his card does once more at dusk: { solo-wall }.
help-solo-jade = Where Mr. Meng goes by day, and what his card does once more at dusk: { solo-jade }.
help-solo-intrigue = Where Mr. Meng goes by day, and what his card does once more at dusk: { solo-intrigue }.
help-solo-palace = Where Mr. Meng goes by day, and what his card does once more at dusk: { solo-palace }.
help-solo-decree = Where Mr. Meng goes by day, and what his card does once more at dusk: { solo-decree }.
help-solo-canal = Where Mr. Meng goes by day, and what his card does once more at dusk: { solo-canal }.
help-solo-special = Where Mr. Meng goes by day, and what his card does once more at dusk: { solo-special }.
help-source-wall = Points of this kind: { source-wall }.
help-source-night = Points of this kind: { source-night }.
help-source-token = Points of this kind: { source-token }.
help-source-exchange = Points of this kind: { source-exchange }.
help-source-decree = Points of this kind: { source-decree }.
help-source-harbour = Points of this kind: { source-harbour }.
help-source-envoy = Points of this kind: { source-envoy }.
help-source-toll = Points of this kind: { source-toll }.
help-source-meng = Points of this kind: { source-meng }.
help-source-final-decree = Points of this kind: { source-final-decree }.
help-source-arrival = Points of this kind: { source-arrival }.
help-source-jade = Points of this kind: { source-jade }.
help-why-reveals = { why-reveals }
help-why-values-never-matter = { why-values-never-matter }
help-why-icon-first = { why-icon-first }
help-why-no-icon = { why-no-icon }
help-why-point-for-swap = { why-point-for-swap }
help-why-plain-form = { why-plain-form }
help-why-special-card = { why-special-card }
help-why-waits-for-dusk = { why-waits-for-dusk }
help-why-dusk-action = { why-dusk-action }
help-why-dusk-travel = { why-dusk-travel }
help-why-cannot-pay = { why-cannot-pay }
help-why-no-effect = { why-no-effect }
help-why-ring = { why-ring }
help-why-first-stop = { why-first-stop }
help-why-off-the-ring = { why-off-the-ring }
help-why-no-token = { why-no-token }
help-why-six-tokens = { why-six-tokens }
help-why-pairs-for-servants = { why-pairs-for-servants }
help-why-cheapest-jade = { why-cheapest-jade }
help-why-level-of-the-day = { why-level-of-the-day }
help-why-lower-level = { why-lower-level }
help-why-higher-level = { why-higher-level }
help-why-no-decree = { why-no-decree }
help-why-own-ship = { why-own-ship }
help-why-new-ship = { why-new-ship }
help-why-harbour-card = { why-harbour-card }
help-why-harbour-points = { why-harbour-points }
help-why-favour-jade = { why-favour-jade }
help-why-favour-servant = { why-favour-servant }
help-why-no-favour = { why-no-favour }
help-why-point-for-morning-swap = { why-point-for-morning-swap }
help-why-token-recover = { why-token-recover }
help-why-token-card-for-jade = { why-token-card-for-jade }
help-why-token-point = { why-token-point }
help-why-token-nothing = { why-token-nothing }
help-why-nothing-to-place = { why-nothing-to-place }
help-why-matches = { why-matches }

## Gifts

card-1a = fruit basket 1
card-1b = fruit basket 1
card-1c = fruit basket 1
card-1d = fruit basket 1
card-1e = fruit basket 1
card-1f = fruit basket 1
card-1g = fruit basket 1
card-2a = paper fan 2
card-2b = paper fan 2
card-2c = paper fan 2
card-2d = paper fan 2
card-2e = paper fan 2
card-2f = paper fan 2
card-2g = paper fan 2
card-3a = Go stones 3
card-3b = Go stones 3
card-3c = Go stones 3
card-3d = Go stones 3
card-3e = Go stones 3
card-3f = Go stones 3
card-3g = Go stones 3
card-4a = bonsai 4
card-4b = bonsai 4
card-4c = bonsai 4
card-4d = bonsai 4
card-4e = bonsai 4
card-4f = bonsai 4
card-4g = bonsai 4
card-5a = vase 5
card-5b = vase 5
card-5c = vase 5
card-5d = vase 5
card-5e = vase 5
card-5f = vase 5
card-5g = vase 5
card-6a = silk scroll 6
card-6b = silk scroll 6
card-6c = silk scroll 6
card-6d = silk scroll 6
card-6e = silk scroll 6
card-6f = silk scroll 6
card-6g = silk scroll 6
card-7a = necklace 7
card-7b = necklace 7
card-7c = necklace 7
card-7d = necklace 7
card-7e = necklace 7
card-7f = necklace 7
card-7g = necklace 7
card-8a = pipa 8
card-8b = pipa 8
card-8c = pipa 8
card-8d = pipa 8
card-8e = pipa 8
card-8f = pipa 8
card-8g = pipa 8
card-9a = statue 9
card-9b = statue 9
card-9c = statue 9
card-9d = statue 9
card-9e = statue 9
card-9f = statue 9
card-9g = statue 9
