# What the browser client says. The games' own words come from the server.

## Everywhere

skip = Skip to the content
loading = One moment…
again = Try again
close = Close
save = Save
copy = Copy
copied = Copied.
back = back
yes = Yes
no = No
you = you
nav = Main
nav-play = Play
nav-tables = My tables
nav-tables-short = Tables
nav-watch = Watch
nav-learn = Learn
account = Account
meaning = all under heaven
language = Language
colours = Colours
light = Light
dark = Dark
to-start = To the start page
waiting-for-you = { $count ->
    [one] 1 table waits for you
   *[other] { $count } tables wait for you
}

## Start page

headline = { $count ->
    [4] Four games of imperial China, one table.
   *[other] Games of imperial China, one table.
}
headline-under = Play live or a move a day, against bots or with friends, then study what happened.
play-now = Play now against bots
invite-friends = Invite friends
games = Games
games-small = Small games for a first try
rules = Rules
players = Players
duration = Length
title-gugong = Gùgōng
title-china = China
title-kingdom = Middle Kingdom
title-dragon = In the Year of the Dragon
title-tictactoe = Tic-tac-toe
title-connect_four = Connect four
title-leduc = Leduc hold’em
lead-gugong = Trade gifts with officials and reach the Palace of Heavenly Purity.
lead-china = Place palaces and envoys along the roads of nine provinces.
lead-kingdom = Bid in secret for the people of your dynasty.
lead-dragon = Twelve months, six kinds of trial: keep your court alive.
lead-tictactoe = Three in a row on nine cells. A first try of the table.
lead-connect_four = Drop discs into seven columns; four in a row win.
lead-leduc = Poker at its smallest: six cards, two rounds, one bluff.
length-gugong = 90 min
length-china = 45 min
length-kingdom = 40 min
length-dragon = 75 min
short-dragon = Year of the Dragon
length-tictactoe = 2 min
length-connect_four = 5 min
length-leduc = 2 min
all-tables = { $count ->
    [one] All: 1 table
   *[other] All { $count } tables
}
live-tables = { $count ->
    [one] 1 live table
   *[other] { $count } live tables
}
no-tables = You sit at no table yet. One click on “Play now” and you do.
nothing-to-watch = Nobody is playing in public right now.
viewers = Watching
seats-open = { $count ->
    [one] one seat open
   *[other] { $count } seats open
}
move-count = { $count ->
    [0] just begun
    [one] 1 move
   *[other] { $count } moves
}
your-turn = Your turn
your-turn-short = Your turn
turn-of = { $name } to move
invite = Invite
replay = Replay
unofficial = An unofficial project: the games belong to their authors and publishers, the words and drawings here are our own.
days-left = { $count ->
    [one] 1 day
   *[other] { $count } days
}
hours-left = { $count } h

## Names for tables

table-name-1 = Winter evening
table-name-2 = Plum rain
table-name-3 = Jade gate
table-name-4 = Morning bell
table-name-5 = Crane lake
table-name-6 = Tea house
table-name-7 = Lantern street
table-name-8 = Autumn moon
table-name-9 = Paper kite
table-name-10 = Bamboo grove
table-name-11 = River ferry
table-name-12 = First snow

## Names for bots

bot-name-1 = Heron
bot-name-2 = Magpie
bot-name-3 = Oriole
bot-name-4 = Kestrel
bot-name-5 = Wagtail
bot-name-6 = Plover
bot-name-7 = Quail
bot-name-8 = Swift
bot-name-9 = Lark

## Set-up

set-up = Set up a table
game = Game
options = Options
seats = Seats
pace = Pace
fewer = One seat fewer
more = One seat more
who-sits = who sits here
kind-me = Me
kind-me-under = at this device
kind-bot = Bot
kind-bot-under = plays at once
kind-friend = Friend by link
kind-friend-under = waiting for a friend
kind-open = Open seat
kind-open-under = anyone may sit down
short-me = Me
short-bot = Bot
short-friend = Friend
short-open = Open
count-me = { $count ->
    [one] you
   *[other] { $count } at this device
}
count-bot = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
count-friend = { $count ->
    [one] 1 friend
   *[other] { $count } friends
}
count-open = { $count ->
    [one] 1 open
   *[other] { $count } open
}
bot-level = Level of the bot
level-beginner = Beginner
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-master = Master
level-rated = { $level } · { $rating } ± { $error }
ratings-explained = Behind each level stands its measured strength at this table; the middle of all levels is 1500.
level-random = Random
level-greedy = Greedy
level-search = Search
name-at-table = Name at the table
hot-seat = Several people share this device: between turns it is handed over, and nobody sees the other's secrets.
pace-none = No clock
pace-none-under = Take your time
pace-live = Live
pace-live-under = All here now
pace-live-clock = Clock for a live game
pace-turn = Turn by turn
pace-turn-under = Come back when it is your move
pace-turn-clock = Time for a move
pace-none-text = no clock
pace-live-text = live, { $minutes } min + { $seconds } s
pace-turn-text = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
clock-choice = { $minutes } min + { $seconds } s
days-choice = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
summary = Summary
table-name = Name of the table
spectators-welcome = Spectators welcome
sealed = The shuffle is sealed
sealed-under = A seal fixes every draw before anyone sits down. The seed is opened at the end, and anyone can check it.
sealed-short = The shuffle is sealed:
sealed-tiny = shuffle sealed
open-table = Open the table
starts-when = { $count ->
    [one] Starts when the last seat is taken
   *[other] Starts when { $count } more seats are taken
}
starts-at-once = Starts at once

## Before the game

waiting-for = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
starting = Everybody is here.
sit-down = Sit down
online = here
away = away
copy-link = Copy the link
copy-link-watch = Copy the link to this table
link = Link to send
seat-bot = Seat a bot

## At the table

menu = Menu
moves = Moves
views = Views
tab-table = Table
look-at = Look at { $name }
look-own = Back to my own
log = Log
chat = Chat
undo = Undo
fold = Fold
unfold = Unfold
or-else = Or
closed-moves = Not possible now: { $count }
rule = Rule { $rule }
game-over = The game is over
play-again = Play again
you-wait = You will be asked when it is your turn.
bots-queued = The bots are busy. Place in the queue: { $place }.
bots-idle = Bots among themselves think when nobody waits for one. Place in the queue: { $place }.
you-may-change = You may still change your choice.
you-handed = A bot plays for you.
you-resigned = You have resigned; a bot plays on.
you-flagged = Your time is up; a bot plays on.
you-watch = You are watching.
watching = { $count ->
    [0] nobody watching
    [one] 1 watching
   *[other] { $count } watching
}
reconnecting = The connection is lost; trying to get it back…
resigned = resigned
flagged = out of time
lent = lent to a bot
was-lent = a bot played here for a while
lent-rule = In this game with other people, a bot that plays for you is at most of the level “{ $level }”; everybody sees it, and the game does not count as won.
lent-alone = A game in which a bot played for you does not count as won.
log-empty = Nothing has happened yet.
log-all = Show everything
chat-say = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-about = About move { $n }
go-to-move = Go to move { $n }
move-number = Move { $n }
of-count = of { $count }
hand-over = { $name }, it is your turn
hand-over-under = Take the device; nobody else should look.
hand-over-take = I am { $name }
hand-over-always = No secrets between us: do not ask again
notify-me = Tell me when it is my turn
leave = Leave the table
my-seats = My seats
hand-to-bot = Let a bot play
take-back = Play again myself
resign = Resign
resign-sure = Really resign
save-record = Save the record
notify-refused = Your browser does not allow notifications from this page.
table-missing = There is no such table
table-missing-under = It may be private, or the link is not complete.
table-broken = This table is set aside
table-broken-under = The rules of this game failed here, so it cannot be played on. Nothing is lost: every move is kept, and whoever runs this site can try it again after an update.
table-broken-short = set aside
save-moves = Save the moves
keys = Keys
keys-choose = choose
keys-numbers = choose a move of the list
keys-tab = go to the next thing that can be played
keys-enter = play it, or choose it
keys-escape = one choice back
keys-undo = undo
keys-log = log
keys-chat = chat
keys-help = this list

## Replay

through-eyes = Through whose eyes
eyes-all = Everything known
eyes-none = A spectator
eyes-under = What { $name } could not know stays hidden.
result = Result
verify-title = Was the shuffle fair?
verify-under = Check that the opened seed matches the seal shown before the game, and that every move replays.
verify = Check now
checking = Checking…
verified = Shuffle verified
verified-under = { $count ->
    [one] The opened seed matches the seal shown before the game, and 1 move replays to the same end.
   *[other] The opened seed matches the seal shown before the game, and { $count } moves replay to the same end.
}
verify-failed = The record does not hold.
seal = seal
seed = seed
rules-version = rules version { $version }
steps = Moves
before-first = Before the first move
step-first = To the beginning
step-back = One move back
step-play = Play
step-pause = Pause
step-next = One move on
step-last = To the end
speed = Speed { $speed }
to-table = To the table

## My tables and watching

tables-turn = Your turn
tables-playing = In play
tables-waiting = Waiting for players
tables-over = Finished
tables-broken = Set aside
import-record = Bring a record
watch-under = Tables that welcome spectators.

## Account

guest-is = You play as a guest of this browser.
account-is = You are signed in; your tables and statistics are kept.
your-name = Your name
renamed = You are now { $name }.
register = Create an account
register-under = Keeps your tables, records and statistics. A name and a password are enough.
sign-in = Sign in
sign-in-under = Welcome back.
sign-out = Sign out
change-password = Change the password
change-password-under = Every other device is signed out.
password-present = Present password
password-new = New password
password-changed = The password is changed; other devices are signed out.
sign-out-under = Your tables stay. Here you go on as a new guest.
sign-out-here = Sign out here
sign-out-everywhere = Sign out everywhere
sign-out-sure = Yes, on every device
devices = Your devices
devices-under = Where you are signed in. If you do not know one of them, sign it out and change your password.
device-this = this device
device-unknown = A device
device-seen = last seen { $when }
device-end = Sign out { $device }
device-end-short = Sign out
account-mark = has an account
have-account = I have an account
no-account = I have none yet
account-name = Name
password = Password
statistics = Statistics
statistics-none = Nothing yet: finish a game first.
played = Played
won = Won
best = Best
average = Average

## Learn

learn-under = The games in short, as they are played here.
things = What there is
no-rules = This game comes without an explanation.
learn-table = At the table
learn-click = What glows can be played: click it, or choose it from the list.
learn-why = Click anything else and it says why not, with the rule.
learn-undo = You can take a move back until somebody else acts or something new is revealed.
learn-keys = Everything works with the keyboard; press ? at the table for the keys.
learn-fair = The shuffle is sealed before the game and opened at the end: anyone can check it.

## Failures

error-title = That did not work
error-failed = That did not work. Please try again.
error-unreachable = The server cannot be reached. It may be starting; try again in a moment.
error-not-found = There is no such table.
error-not-over = This game hides information, so its record opens when it is over.
error-name-taken = This name is taken, or looks like one that is.
error-wrong-password = Name and password do not match.
error-wrong-old-password = That is not your present password.
error-no-account = Only an account has a password.
error-seat-taken = Somebody else has just taken this seat.
error-too-many = Too many requests; please wait a moment.
error-full = The server has too many connections just now; please try again later.
error-bots-busy = The bots are busy; please try again later.
error-reviews-waiting = Please wait until the games you asked for are reviewed.
error-chat-full = The chat of this table is full.
error-not-yours = That is not yours to do.
error-over = The game is over.
error-not-watchable = This table welcomes no spectators.
error-not-playing = The game is not running.
error-no-such-seat = There is no such seat.
error-no-such-table = There is no such table.
error-no-such-game = There is no such game.
error-no-seat = There is no free seat for you.
error-bad-record = This is no record that can be played back: { $why }
error-too-large = That is too large.
error-too-long = That is too long.
error-storage = The server cannot write just now. Nothing is lost; try again.
error-internal = Something went wrong on the server. Nothing is lost; try again.
error-broken-table = This table is set aside: the rules of its game failed. Every move is kept.
error-try-again = Something went wrong here. Nothing is lost; try again in a moment.
error-no-cookie = Your browser keeps no cookies for this page; playing needs one.
error-has-account = You are signed in already.
error-bad-name = Please choose another name.
error-cannot-undo = There is nothing to take back any more.
error-busy = The server is busy; try again in a moment.
error-no-such-move = There is no such move.
error-wrong-origin = This page does not belong to that server.
error-bad-text = Control characters, direction marks and invisible characters are not allowed.
error-weak-password = This password is one of the first that anybody would try; please choose another.
error-mixed-script = This name mixes letters of several scripts that look alike; please use one script.
error-bot-too-strong = In a game with other people, a bot that plays for you is at most of the level “normal”.
error-no-hints = There are no hints where you play against other people, not even while a bot plays for one of them.
error-left = You have left this game; its bot stays as it is.
missing = There is nothing here
missing-under = The link may be old, or mistyped.

## Before a move that gives something up

warning-title = Are you sure?
warning-play = Do it all the same
warning-back = Choose again

## Hints and the review of a game

hint = What would you do?
hint-thinking = Thinking it over…
hint-under = A search with what you know: share of wins, points at the end.
hint-only-one = There is only one move you can make.
hint-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
hint-against = { $told }, { $name } { $points }
review = Review
review-under = Have every decision looked at with what its maker knew: what it cost, what was luck and what was choice.
review-begin = Review this game
review-begins = Beginning…
review-working = { $done } of { $count } moves looked at
review-chart = Estimated share of wins, move by move
review-cost = points of win share against the best move found
review-best = The best move found.
review-made = played
review-costly = Costly moves
review-balance = Luck and choice
review-first = first estimate
review-choice = choice
review-luck = luck and others
review-result = result
review-how = Each decision was searched for { $seconds } s; what its maker could not know was dealt anew each time.
