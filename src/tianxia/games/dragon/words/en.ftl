# In the Year of the Dragon. Keys: see tianxia/words. Figures come from the tables in use.

title = In the Year of the Dragon

## Things

card-taxes = Taxes
card-build = Build
card-harvest = Harvest
card-fireworks = Fireworks
card-parade = Military parade
card-research = Research
card-privilege = Privilege

hand-craftsman = craftsman
    .a = a craftsman
hand-lady = court lady
    .a = a court lady
hand-collector = tax collector
    .a = a tax collector
hand-pyrotechnist = pyrotechnist
    .a = a pyrotechnist
hand-warrior = warrior
    .a = a warrior
hand-monk = monk
    .a = a monk
hand-healer = healer
    .a = a healer
hand-farmer = farmer
    .a = a farmer
hand-scholar = scholar
    .a = a scholar
hand-wild = wild card
    .a = anybody

tile-craftsman = craftsman
    .a = a craftsman
tile-lady = court lady
    .a = a court lady
tile-collector = tax collector
    .a = a tax collector
tile-pyrotechnist = young pyrotechnist
    .a = a young pyrotechnist
tile-warrior = young warrior
    .a = a young warrior
tile-monk = young monk
    .a = a young monk
tile-healer = young healer
    .a = a young healer
tile-farmer = young farmer
    .a = a young farmer
tile-scholar = young scholar
    .a = a young scholar
tile-old-pyrotechnist = old pyrotechnist
    .a = an old pyrotechnist
tile-old-warrior = old warrior
    .a = an old warrior
tile-old-monk = old monk
    .a = an old monk
tile-old-healer = old healer
    .a = an old healer
tile-old-farmer = old farmer
    .a = an old farmer
tile-old-scholar = old scholar
    .a = an old scholar

person-craftsman = { tile-craftsman }
person-lady = { tile-lady }
person-collector = { tile-collector }
person-pyrotechnist = { tile-pyrotechnist }
person-warrior = { tile-warrior }
person-monk = { tile-monk }
person-healer = { tile-healer }
person-farmer = { tile-farmer }
person-scholar = { tile-scholar }
person-old-pyrotechnist = { tile-old-pyrotechnist }
person-old-warrior = { tile-old-warrior }
person-old-monk = { tile-old-monk }
person-old-healer = { tile-old-healer }
person-old-farmer = { tile-old-farmer }
person-old-scholar = { tile-old-scholar }

privilege-small = small privilege
privilege-large = large privilege

event-peace = Peace
event-tribute = Imperial tribute
event-drought = Drought
event-festival = Dragon festival
event-mongols = Mongol invasion
event-epidemic = Epidemic

phase-setup = Set-up
phase-action = Action
phase-person = Person
phase-event = Event
phase-end = The year is over

## Moves

move-take = { $card }
move-refill = Refill your purse
move-buy = Buy a { $privilege }
move-build = Add a floor to palace { $palace }
move-found = Start a new palace
move-play = Play the { $hand-key ->
    [wild] wild card
   *[other] { $hand }
}
move-hire = Hire { $tile-a }
move-house = House in palace { $palace }
move-release = Release the { $person } of palace { $palace }
move-dismiss = Turn the new person away

effect-yuan = yuan
effect-surcharge = yuan to join
effect-rice = rice
effect-fireworks = fireworks
effect-floors = { $count ->
    [one] floor
   *[other] floors
}
effect-steps = { $count ->
    [one] step
   *[other] steps
}
effect-points = { $count ->
    [one] point
   *[other] points
}
effect-dragons = { $count ->
    [one] dragon
   *[other] dragons
}
effect-symbols = { $count ->
    [one] symbol
   *[other] symbols
}
effect-persons = { $count ->
    [one] person
   *[other] persons
}

## Questions

ask-recruit = { $left ->
    [one] Who is your second companion? No other court may have the same pair.
   *[other] Who is the first of your { $left } companions?
}
ask-action = Which action do you take this month?
ask-build = Where does the new floor go? { $left ->
    [one] It is the last one.
   *[other] { $left } floors are left to place.
}
ask-privilege = Which privilege do you buy?
ask-card = Which person card do you play?
ask-hire = { $hand-key ->
    [wild] Whom do you hire with the wild card?
   *[other] Which { $hand } do you hire?
}
ask-house = In which palace does the { $tile } live?
ask-make-room = Your palaces are full. Who makes room for the { $tile }?
ask-release = { $event }: whom do you release? { $left ->
    [one] One person must go.
   *[other] { $left } persons must go.
}
ask-unfed = { $left ->
    [one] One palace has no rice. Who leaves it?
   *[other] { $left } palaces have no rice. Who leaves the first of them?
}

## News

news-month = Month { $month }: { $event }
news-took = { $surcharge ->
    [0] { $seat } takes { $card }
   *[other] { $seat } pays { $surcharge } yuan to join a busy group and takes { $card }
}
news-refilled = { $yuan ->
    [0] { $seat } takes no action
   *[other] { $seat } refills the purse: +{ $yuan } yuan
}
news-yielded = { $seat } { $card-key ->
    [taxes] collects { $amount } yuan
    [build] builds { $amount ->
        [one] 1 floor
       *[other] { $amount } floors
    }
    [harvest] brings in { $amount } rice
    [fireworks] makes { $amount ->
        [one] 1 fireworks tile
       *[other] { $amount } fireworks tiles
    }
    [parade] advances { $amount ->
        [one] 1 step
       *[other] { $amount } steps
    }
   *[other] scores { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
}
news-bought = { $seat } buys a { $privilege } for { $price } yuan
news-extended = { $seat } raises palace { $palace } to { $floors } floors
news-founded = { $seat } starts palace { $palace }
news-played = { $seat } plays { $hand-key ->
    [wild] a wild card
   *[other] the { $hand }
}
news-nobody-left = { $seat } finds no tile left for it
news-housed = { $seat } houses { $tile-a } in palace { $palace }: +{ $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
news-dismissed = { $seat } turns the { $tile } away
news-released = { $seat } releases the { $tile } of palace { $palace }
news-happened = Event: { $event }
news-tribute = { $seat } pays { $paid } yuan{ $missing ->
    [0] {""}
   *[other] , { $missing } short
}
news-drought = { $seat } eats { $rice } rice{ $unfed ->
    [0] {""}
    [one] , 1 palace unfed
   *[other] , { $unfed } palaces unfed
}
news-festival = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} and uses up { $returned } fireworks
news-mongols = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $lost ->
    [0] {""}
   *[other] {" "}and has the fewest helmets
}
news-epidemic = { $seat } has { $mortars ->
    [0] no mortar
    [one] 1 mortar
   *[other] { $mortars } mortars
}{ $lost ->
    [0] {" "}and is spared
    [one] : 1 person must go
   *[other] : { $lost } persons must go
}
news-decayed = { $seat } { $floors ->
    [0] loses the empty palace { $palace }
    [one] sees the empty palace { $palace } decay to 1 floor
   *[other] sees the empty palace { $palace } decay to { $floors } floors
}
news-scored = { $seat } scores { $points } ({ $palaces ->
    [one] 1 palace
   *[other] { $palaces } palaces
}{ $ladies ->
    [0] {""}
    [one] , 1 court lady
   *[other] , { $ladies } court ladies
}{ $dragons ->
    [0] {""}
    [one] , 1 dragon
   *[other] , { $dragons } dragons
})
news-final = { $seat } scores { $points } more: { $persons } for persons, { $monks } for monks, { $money } for money

## Refusals

start-young = Companions are young; the { $tile } is not.
start-different = You have { $tile-a } already; the two must differ.
start-pair-taken = Another court already has this pair: { $one } and { $other }.
none-left = No { $tile } is left.
cannot-pay-surcharge = A dragon lies on this group: you need { $need } yuan and have { $have }.
cannot-afford-privilege = You need { $need } yuan to get here and buy at least a small privilege; you have { $have }.
cannot-afford = The { $privilege } costs { $need } yuan and you have { $have }.
buy-a-privilege = You have come to buy a privilege: choose the small or the large one.
no-such-palace = You have no palace { $palace }.
palace-at-full-height = Palace { $palace } has { $floors } floors already and grows no further.
place-all-floors = All new floors are placed at once; { $left ->
    [one] one is left
   *[other] { $left } are left
}.
no-such-card = You hold no { $hand } any more.
card-does-not-match = The card you played hires { $hand-a }, not { $tile-a }.
take-a-person = You have played a card: hire somebody with it.
card-for-nobody = Nobody is left to hire with this card ({ $hand }): it would be spent for nothing.
no-palace-for-anybody = You have no palace: the new person would be turned away at once.
refill-brings-nothing = You have { $have } yuan: refilling brings nothing, and you would pass.
palace-full = Palace { $palace } has no free floor.
use-free-floor = The new person must move in while a floor is free.
no-such-person = No { $person } lives in palace { $palace }.
release-somebody = { $left ->
    [one] One person
   *[other] { $left } persons
} must be released first.
one-from-each-palace = Palace { $palace } has lost somebody already; each hungry palace loses one.

## Options

option-large_privilege = Price of a large privilege, in yuan (7 in the anniversary edition)
option-open_hands = Everybody sees everybody’s person cards
option-oldest = Who chooses companions first
option-oldest-random = drawn by lot

## The board

board-month = Month { $month } of { $months }
board-groups = Actions
board-track = Order
board-supply = Persons
board-supply-legend = + steps, • symbols, × tiles left; young, then old
board-points = points
board-position = track
board-yuan = yuan
board-rice = rice
board-fireworks = fireworks
board-dragons = dragons
board-cards = cards
board-you = you
board-free = free
board-busy = { $dragons }: −{ $surcharge } yuan
board-group = group { $group }
board-group-busy = group { $group }, { $dragons }
board-hand = Cards
board-none = none
board-ahead = Ahead
board-ahead-tribute = tribute { $have }/{ $need } yuan
board-ahead-drought = drought { $have }/{ $need } rice
board-ahead-epidemic = epidemic { $have }/{ $need } mortars
board-ahead-mongols = Mongols { $have ->
    [one] 1 helmet
   *[other] { $have } helmets
}, others { $others }
board-ahead-festival = festival { $have } fireworks, others { $others }
board-no-palace = no palace
board-hired = waiting for a palace: { $tile }
board-left = { $count } left

short-collector = collector
short-tribute = Tribute
short-festival = Festival
short-mongols = Mongols

## The final account

source-months = months
source-research = research
source-festival = festivals
source-mongols = Mongols
source-persons = persons
source-monks = monks
source-money = money
source-total = total

## Help

help-goal = You lead a court through twelve months. Six kinds of event threaten it; all of them are known from the start. Score a little every month with palaces, court ladies and privileges, keep your people alive, and be the one with most points after the last month.
    .title = The game
help-month = Each month has four phases: everybody takes an action; everybody plays a person card and takes somebody in; the event of the month happens and empty palaces decay; everybody scores.
    .title = The month
help-groups = The seven action cards are shuffled into groups every month. Put your dragon on a group and use one of its cards. If a dragon lies there already, pay { $action-prices-surcharge } yuan first, however many dragons there are.
    .title = Groups of actions
help-refill = Instead of an action you may bring your money up to { $action-prices-refill } yuan. You lay no dragon. With that much already, it is simply a pass.
    .title = Refill
help-track = Every person you house moves your marker on the person track, young ones further than old ones; parades move it too. In each phase the marker in front acts first, and of those on one space the one that came last. Nothing ever moves it back.
    .title = The person track
help-palace = A palace has one to { $palace-floors } floors, and each floor houses one person. Every palace scores a point a month, occupied or not, but decays when nobody lives in it. Persons never move from one palace to another.
    .title = Palaces
help-cards = You begin with one card for each type of person and { $hand-wild } wild ones: a card for every month but the last. A card is spent even if no tile of its type is left. If all your floors are taken, somebody makes room or the new person is turned away.
    .title = Person cards
help-release = A person who is released leaves the game. You choose who goes. If more must go than you have, all go and the rest is forgiven.
    .title = Releasing persons
help-decay = After every event, peace included, each palace with nobody in it loses a floor. One with a single floor disappears.
    .title = Decay
help-scoring = At the end of every month: one point for each palace, one for each court lady, one for each dragon on your privileges.
    .title = Monthly scoring
help-final = After the last month: { $final-person } points for each person; for each monk, buddhas times floors of the palace; rice and fireworks are sold for { $final-good } yuan each, and every { $final-yuan } yuan are a point. Equal points go to the marker further on the person track.
    .title = The end of the year

help-card-taxes = Take { $action-icons-taxes } yuan, and one more for each coin of your tax collectors.
help-card-build = Build { $action-icons-build ->
    [one] one floor
   *[other] { $action-icons-build } floors
}, and one more for each hammer of your craftsmen. Each goes on a palace with fewer than { $palace-floors } floors or starts a new one; none can be kept for later.
help-card-harvest = Take { $action-icons-harvest } rice, and one more for each sack of your farmers. Rice feeds your palaces in a drought.
help-card-fireworks = Take { $action-icons-fireworks ->
    [one] one fireworks tile
   *[other] { $action-icons-fireworks } fireworks tiles
}, and one more for each rocket of your pyrotechnists. They count at the dragon festival.
help-card-parade = Move { $action-icons-parade ->
    [one] one step
   *[other] { $action-icons-parade } steps
} on the person track, and one more for each helmet of your warriors.
help-card-research = Score { $action-icons-research ->
    [one] one point
   *[other] { $action-icons-research } points
}, and one more for each book of your scholars.
help-card-privilege = Buy exactly one privilege: a small one for { $privilege-small-price } yuan or a large one for { $option-large_privilege } yuan.

help-privilege-small = Costs { $privilege-small-price } yuan and brings { $privilege-small-dragons ->
    [one] one point
   *[other] { $privilege-small-dragons } points
} every month from now on.
help-privilege-large = Costs { $option-large_privilege } yuan and brings { $privilege-large-dragons } points every month from now on.

help-event-peace = Nothing happens. Empty palaces decay all the same.
help-event-tribute = Everybody pays { $event-tribute } yuan, or all they have and one person for each yuan missing. Coins on your collectors are no money.
help-event-drought = Every palace that is lived in eats one rice. For each palace without rice one of its persons goes; you choose which palaces stay hungry and who leaves. Sacks on your farmers are no rice.
help-event-festival = Whoever has most fireworks scores { $event-festival-1 }, the next lower number scores { $event-festival-2 }; ties all score. Those who score return half of their fireworks, rounded up.
help-event-mongols = Everybody scores a point for each helmet. Then all who have the fewest helmets release { $event-mongols ->
    [one] one person
   *[other] { $event-mongols } persons
}, even if everybody has the same.
help-event-epidemic = Everybody releases { $event-epidemic } persons, less one for each mortar of their healers.

help-hand-craftsman = Each hammer adds a floor when you build. { $person-craftsman-young-value } steps, { $person-craftsman-young-symbols ->
    [one] 1 hammer
   *[other] { $person-craftsman-young-symbols } hammers
}.
help-hand-lady = Every court lady scores a point at the end of each month. { $person-lady-young-value ->
    [one] 1 step
   *[other] { $person-lady-young-value } steps
}.
help-hand-collector = Each coin adds a yuan when you collect taxes. { $person-collector-young-value } steps, { $person-collector-young-symbols } coins.
help-hand-pyrotechnist = Each rocket adds a tile when you make fireworks. Young: { $person-pyrotechnist-young-value } steps, { $person-pyrotechnist-young-symbols ->
    [one] 1 rocket
   *[other] { $person-pyrotechnist-young-symbols } rockets
}. Old: { $person-pyrotechnist-old-value } steps, { $person-pyrotechnist-old-symbols } rockets.
help-hand-warrior = Each helmet scores a point when the Mongols come and keeps you from being the weakest; in a parade it adds a step. Young: { $person-warrior-young-value } steps, { $person-warrior-young-symbols ->
    [one] 1 helmet
   *[other] { $person-warrior-young-symbols } helmets
}. Old: { $person-warrior-old-value } steps, { $person-warrior-old-symbols } helmets.
help-hand-monk = At the end each buddha scores as many points as its palace has floors. Young: { $person-monk-young-value } steps, { $person-monk-young-symbols ->
    [one] 1 buddha
   *[other] { $person-monk-young-symbols } buddhas
}. Old: { $person-monk-old-value } steps, { $person-monk-old-symbols } buddhas.
help-hand-healer = Each mortar saves one person in an epidemic. Young: { $person-healer-young-value } steps, { $person-healer-young-symbols ->
    [one] 1 mortar
   *[other] { $person-healer-young-symbols } mortars
}. Old: { $person-healer-old-value ->
    [one] 1 step
   *[other] { $person-healer-old-value } steps
}, { $person-healer-old-symbols } mortars.
help-hand-farmer = Each sack adds a rice when you harvest. Young: { $person-farmer-young-value } steps, { $person-farmer-young-symbols ->
    [one] 1 sack
   *[other] { $person-farmer-young-symbols } sacks
}. Old: { $person-farmer-old-value ->
    [one] 1 step
   *[other] { $person-farmer-old-value } steps
}, { $person-farmer-old-symbols } sacks.
help-hand-scholar = Each book adds a point when you do research. Young: { $person-scholar-young-value } steps, { $person-scholar-young-symbols } books. Old: { $person-scholar-old-value } steps, { $person-scholar-old-symbols } books.
help-hand-wild = Hires any person whose tile is left, young or old.

help-tile-craftsman = { help-hand-craftsman }
help-tile-lady = { help-hand-lady }
help-tile-collector = { help-hand-collector }
help-tile-pyrotechnist = { help-hand-pyrotechnist }
help-tile-warrior = { help-hand-warrior }
help-tile-monk = { help-hand-monk }
help-tile-healer = { help-hand-healer }
help-tile-farmer = { help-hand-farmer }
help-tile-scholar = { help-hand-scholar }
help-tile-old-pyrotechnist = { help-hand-pyrotechnist }
help-tile-old-warrior = { help-hand-warrior }
help-tile-old-monk = { help-hand-monk }
help-tile-old-healer = { help-hand-healer }
help-tile-old-farmer = { help-hand-farmer }
help-tile-old-scholar = { help-hand-scholar }

help-person-craftsman = { help-hand-craftsman }
help-person-lady = { help-hand-lady }
help-person-collector = { help-hand-collector }
help-person-pyrotechnist = { help-hand-pyrotechnist }
help-person-warrior = { help-hand-warrior }
help-person-monk = { help-hand-monk }
help-person-healer = { help-hand-healer }
help-person-farmer = { help-hand-farmer }
help-person-scholar = { help-hand-scholar }
help-person-old-pyrotechnist = { help-hand-pyrotechnist }
help-person-old-warrior = { help-hand-warrior }
help-person-old-monk = { help-hand-monk }
help-person-old-healer = { help-hand-healer }
help-person-old-farmer = { help-hand-farmer }
help-person-old-scholar = { help-hand-scholar }
