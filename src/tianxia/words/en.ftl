# What every game and the terminal say. Keys: see __init__.py.

list = { $first } and { $last }
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
rule = rule { $rule }

## Refusals any game can give

no-such-seat = There is no such seat; the game has { $seats }.
game-over = The game is over.
not-your-turn = It is not your turn; { $acting } must act now.
not-asked-now = That is not what is asked now.

## Commands while playing

command-help = help
command-board = board
command-moves = moves
command-log = log
command-hint = hint
command-undo = undo
command-save = save
command-quit = quit
command-next = next
command-back = back
command-end = end

about-help = this page; with a word after it, help on that thing
about-board = draw the table again
about-moves = repeat the question and the possible moves
about-log = what happened lately; “log all” for everything
about-hint = what a strong bot would do with what you know
about-undo = take your last move back, while nothing new has been revealed and nobody else has moved
about-save = write the record now; with a file name, a copy there
about-quit = leave; the game is kept and can be resumed

helping-moves = Type the number of a move, or its words, as short as you like. Besides moves you can type:
helping-topics = Help on: { $topics }.
helping-unknown = There is no help on “{ $topic }”. “help” lists what there is.
helping-several = “{ $topic }” can mean: { $topics }.

no-such-number = There is no move { $number }; { $count ->
    [one] there is only number 1
   *[other] moves are numbered from 1 to { $count }
}.
ambiguous = “{ $line }” can mean: { $moves }.
not-understood = “{ $line }” is no move you can make now. Type a number, or “help”.
cannot-undo = There is nothing to take back: another seat has moved since, or something new has been revealed.
warning-again = Type it once more to do it all the same.
undone = Taken back.
log-all = The last lines of { $count }; “log all” shows everything.

## A game from beginning to end

player-person = person
player-bot = { $bot } bot
welcome-players = At the table: { $players }.
welcome-seal = The shuffle is sealed: { $seal }… The seed is shown at the end.
welcome-back = Welcome back: { $count ->
    [one] 1 move has
   *[other] { $count } moves have
} been made.
welcome-help = Type a move’s number or its words; “help” says what else you can type.
thinking = { $seat } is thinking…
hand-over = { $seat }, please take the keyboard and press Enter; nobody else should look.
saved = Saved: { $file }
resume = To go on:
end-account = Where the points came from
end-ranking = The result
end-seed = Seed: { $seed }
end-seal = Seal: { $seal }
verify-how = To check the shuffle and every move:
replay-help = Enter: next move · a number: go to that move · back, board, end, quit · A, B…: through these eyes

verified = The record holds: { $title }, { $count ->
    [one] 1 move
   *[other] { $count } moves
}.
verified-seal = The seed is the one sealed at the start: { $seal }
verified-unfinished = The game is not over yet.

## Mistakes

file-missing = There is no file “{ $file }”.
file-unreadable = “{ $file }” cannot be read as a text file.
file-exists = There is already a file “{ $file }”; choose another name.
file-unwritable = “{ $file }” cannot be written; choose another folder.
file-is-folder = “{ $file }” is a folder; name a file.
no-seat = There is no seat “{ $letter }”; the seats are { $letters }.
wrong-bots = { $free ->
    [0] All seats are taken by people
    [one] 1 seat is free
   *[other] { $free } seats are free
}, but { $given ->
    [one] 1 bot was named
   *[other] { $given } bots were named
}; name one for all, or one for each.
bad-option = “{ $given }” is not an option; expected a name and a value, such as --option name=value.
no-edition = { $title } has no component tables that an edition could replace.
bad-move-number = There is no move { $number } in this record; it has { $count }.
no-command = There is no command “{ $command }”; the commands are: { $commands }.
which-game = Say which game to play: { $games }.
resume-alone = A resumed game is already agreed on, so --resume does not go with { $argument }.
resume-over = That game is over; to look at it: { $command }

## What there is

version = Tianxia { $version }, { $engine }.
engine-compiled = engine compiled
engine-interpreted = engine not compiled (it plays the same, only slower)
serving = Tianxia is served at { $address }
serving-stop = Ctrl-C stops it; no game is lost.
cannot-serve = It is not possible to serve at { $host }, port { $port } ({ $why }); choose another with --port.
backed-up = Everything was written to { $file }.
restored = Everything in { $file } was restored.
mend-none = No table is set aside.
mend-since = set aside on { $date }
mend-unknown = Table { $table } is not set aside.
mended = { $count ->
    [one] 1 table is tried again when somebody asks for it.
   *[other] { $count } tables are tried again when somebody asks for them.
}
key-sound = { $file } holds { $count ->
    [one] one signing key
   *[other] { $count } signing keys
}, and all is well with it.
key-rotated = A new key is in { $file }. Start the server again; cookies of the key before it stay valid until the next rotation.
game-players = { $low } to { $high } players, usually { $usual }
game-players-exactly = { $low ->
    [one] 1 player
   *[other] { $low } players
}
fact-hidden = hidden information
fact-open = open information
fact-chance = with chance
fact-no-chance = no chance
fact-together = several act at once
fact-in-turn = one acts at a time
fact-moves = { $count } distinct moves
fact-longest = at most { $count } decisions
no-rules = This game comes without an explanation.

## The arena

arena-title = Arena: { $title }, { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
arena-summary = { $deals ->
    [one] 1 deal was
   *[other] { $deals } deals were
} played in every rotation of the seats, { $games ->
    [one] 1 game
   *[other] { $games } games
} in all. Intervals are 95 %.
arena-playing = Playing
arena-interrupted = Interrupted; what was played up to here is reported.
arena-go-on = The same command goes on from there.
arena-bot = bot
arena-rating = rating
arena-share = share of wins
arena-fair = if equal
arena-points = points
arena-lead = lead
arena-time = a choice
arena-games = games
arena-met = Where they met
arena-met-how = The share of wins of the bot in the row at the tables it shared with the bot in the column.
arena-seats = The seats, whoever sat there
arena-seat = seat
arena-forfeits = Forfeited
arena-written = Written: { $files }
arena-no-pictures = For pictures, install matplotlib: pip install 'tianxia[arena]'
bad-number = { $argument } takes a number from { $least } to { $most }.
bad-whole-number = { $argument } takes a number from { $least } to { $most }, and a whole one.
bad-layers = “{ $given }” is no list of hidden layers; write how many numbers each has, from 1 to { $most }, like 128 or 256,64.
bad-seats = “{ $given }” is no list of numbers of players; write it like 2,4.

## Learning

learn-playing = Taking lessons
learn-round = Round { $number }: { $lessons } decisions; the favourite move is the teacher’s in { $agreed } % of those held back, and { $explained } % of how games end is foreseen.
learn-written = The network is in { $file }. Measure it:
practise-playing = Practising
practise-done = { $rounds } rounds, { $decisions } decisions: about { $openness } moves in play at each, and { $explained } % of how games went was foreseen.
learn-needs = Learning needs NumPy: pip install 'tianxia[research]'
learn-blind = { $title } tells no observations, so nothing can be learnt from it.
learn-no-spaces = The file of a network is named among a search’s settings, so its path has no spaces: “{ $file }” does.
learn-exists = There is already a file “{ $file }”; choose another name with --out.
practise-exists = There is already a file “{ $file }”; choose another name with --out, and add --start { $file } to go on from it.

## The command line

cli-usage = usage:
cli-usage-main = tianxia [--lang { $languages }] [--version] COMMAND …
cli-general = general
cli-arguments = what to say
cli-commands = commands
cli-examples = examples:
cli-a-game = GAME
cli-a-file = FILE
cli-a-topic = TOPIC
cli-help = show this help
cli-lang = language; without it, that of your system
cli-version = say the version and whether the engine is compiled
cli-tianxia = Tianxia 天下: board games of imperial China, to play and to study.
cli-serve = play in the browser: serve the games to this machine, or to others
cli-host = address to listen at; 0.0.0.0 for the whole network, 127.0.0.1 unless told
cli-port = port to listen at; 0 for any free one
cli-database = where the data lie: sqlite:///FILE or postgresql://…; without it, a file in your data folder
cli-trusted-proxy = address or network of a proxy in front, such as 127.0.0.1 or 10.0.0.0/8: it tells where requests come from (X-Forwarded-For) and whether they were encrypted (X-Forwarded-Proto); may be given again
cli-public-host = name by which browsers reach the site, such as club.example or club.example:8443; other names are refused; may be given again
cli-open = open the browser
cli-thinkers = processes in which bots think; 0 for one less than there are cores
cli-limits = scales how often people may ask for something; 2 for twice as often, 0 for no limits at all
cli-connections = how many connections there may be at once; three quarters of them may be open tables
cli-per-address = how many of them one address may hold; a club behind one address needs about 16 for each person
cli-backup = write the server’s data to one file
cli-restore = fill a new database from a backup
cli-backup-file = the backup
cli-mend = list the tables that are set aside, or have them tried again
cli-mend-tables = a table to try again; without one, those that are set aside are listed
cli-mend-all = try all of them again
cli-a-table = TABLE
cli-key = check the key that signs cookies, or put a new one in its place
cli-rotate = put a new key first; the one before it still counts until the next time
cli-key-file = the file with the keys, unless it lies beside the database
cli-play = play against bots, or with others at this keyboard
cli-watch = let bots play and look on
cli-arena = bots against bots: ratings and tables from many games
cli-a-folder = FOLDER
cli-entrants = who plays: greedy, search:500 (simulations), search:0.5s, my_bot.py:MyBot, Name=search:200ms
cli-entrant = one more bot, whose path or settings may have commas; can be repeated
cli-kind = all against all, or the first against each other; round-robin unless told
cli-deals = deals for each table, each played in every rotation of the seats; 100 unless told
cli-arena-seed = seed of the contest, a number or any text; the same seed plays the same games
cli-limit = seconds a move before a bot forfeits; 60 unless told, 0 for none
cli-results = keep every game here and go on from it when interrupted
cli-report = write report.md, report.json and pictures here
cli-jobs = processes; as many as there are cores unless told
cli-ray = play on a Ray cluster at this address, or “local”
cli-learn = train a network that a search plays with
cli-rounds = rounds of lessons, each taught with what was learnt before; 2 unless told
cli-lesson-games = games of the teacher with itself in each round; 200 unless told
cli-simulations = how long the teacher searches, in simulations; 200 unless told
cli-teacher = who teaches first, such as greedy or search:0.1s; a plain search unless told
cli-hidden = numbers in each hidden layer, such as 256,64; one layer of 64 unless told
cli-learn-seed = seed of the lessons, a number or any text; the same seed teaches the same
cli-learn-out = where the network goes; GAME-SEATS.npz unless told
cli-lessons = keep the lessons here, a file of arrays for each round
cli-practise = train a network by playing with itself
cli-minutes = how long; 5 unless told. Broken off, what was learnt is kept
cli-side-by-side = games played side by side; 1024 unless told
cli-gpu = learn on a graphics processor; needs CuPy
cli-start = a network to go on from, with its own hidden layers; a new one unless told
cli-practise-seed = seed of the games and of the first network, a number or any text
cli-figures = a game in figures: branching, scores, seats, with plots
cli-figures-seats = numbers of players, such as 2,4; all of them unless told
cli-figures-games = random games for each number of players; half as many greedy, a tenth with search; 400 unless told
cli-figures-simulations = simulations of the search for each decision; 200 unless told
cli-figures-seed = seed of the games, a number or any text; the same seed plays the same games
cli-figures-out = write GAME.md, GAME.json and plots here; figures unless told
cli-replay = step through a recorded game
cli-review = what each decision of a finished game cost
cli-verify = check a record: seal, shuffle, every move, scores
cli-games = list the games with their players, options and facts
cli-rules = explain a game in short
cli-observe = name the numbers that learning programs are shown
cli-what = a game, whose numbers are named; or the record of one
cli-whose = whose numbers; without it, those of the seat to move
cli-after = after so many moves; without it, after the last
cli-game = key of a game, such as dragon (see: tianxia games)
cli-seats = number of players
cli-level = how well the bots play; normal unless told
cli-bots = bots by name, such as greedy; one for all free seats, or one for each: greedy,search,random
cli-option = an option of the game; can be repeated
cli-edition = component tables of your own, a TOML file
cli-seed = seed of the shuffle; without it, one from the system
cli-record = where to keep the record; without it, in your data folder (or $TIANXIA_HOME)
cli-me = your seat; A unless told
cli-hotseat = seats of the people who share this keyboard
cli-resume = go on with a recorded game
cli-delay = seconds between two moves
cli-file = a record
cli-review-time = seconds of search for each decision; 0.2 unless told
cli-eyes = through whose eyes; without it, a spectator’s
cli-at = begin after so many moves
cli-topic = one topic only
cli-example-tianxia =
    tianxia
    tianxia play dragon
    tianxia play dragon --seats 3 --level hard
    tianxia watch dragon --bots greedy,random,greedy,random
    tianxia rules dragon
    tianxia games
cli-example-play =
    tianxia play dragon
    tianxia play dragon --seats 5 --me C --level easy
    tianxia play dragon --bots greedy,search,random
    tianxia play dragon --seats 3 --hotseat A,C
    tianxia play dragon --option large_privilege=7 --lang fr
    tianxia play --resume my-game.json
cli-example-watch =
    tianxia watch dragon --delay 1
    tianxia watch dragon --seats 2 --bots greedy,random --seed 7
    tianxia watch tictactoe --bots random --record game.json
cli-example-arena =
    tianxia arena dragon --bots greedy,random --seats 2
    tianxia arena dragon --bots search:500,greedy --seats 4 --kind gauntlet
    tianxia arena dragon --bots my_bot.py:MyBot,greedy --report report
    tianxia arena leduc --bots random,greedy,search:200 --results leduc.jsonl
cli-example-learn =
    tianxia learn leduc --games 500
    tianxia learn dragon --seats 2 --rounds 3 --games 400 --out mine.npz
cli-example-practise =
    tianxia practise tictactoe --minutes 0.2
    tianxia practise china --seats 4 --minutes 30 --hidden 128 --out china.npz
cli-example-figures =
    tianxia figures leduc
    tianxia figures china --seats 3,4 --games 100 --out pages
cli-example-replay =
    tianxia replay my-game.json
    tianxia replay my-game.json --eyes B --at 40
cli-example-review =
    tianxia review dragon.json
    tianxia review dragon.json --time 1
cli-example-verify =
    tianxia verify my-game.json
cli-example-games =
    tianxia games
    tianxia games dragon
cli-example-rules =
    tianxia rules dragon
    tianxia rules dragon monk
cli-example-observe =
    tianxia observe china --seats 4
    tianxia observe game.json --at 30 --eyes B
cli-example-serve =
    tianxia serve --open
    tianxia serve --host 0.0.0.0 --port 80
    tianxia serve --database postgresql://localhost/tianxia
    tianxia serve --trusted-proxy 127.0.0.1 --public-host club.example
cli-example-backup =
    tianxia backup tianxia-backup.sqlite
cli-example-restore =
    tianxia restore tianxia-backup.sqlite --database sqlite:///new.sqlite
cli-example-mend =
    tianxia mend
    tianxia mend Xq3vT0aN_8sLk2Zd
    tianxia mend --all --database sqlite:///club.sqlite
cli-example-key =
    tianxia key --rotate

## Hints and the review of a game

hint-thinking = Thinking it over…
hint-title = With what you know, by the share of wins and the points at the end:
hint-only-one = There is only one move you can make.
hint-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
hint-against = { $told }, { $name } { $points }
review-working = Looking at every decision
review-unfinished = This game is not over yet; a game is reviewed when it is.
review-costly = The moves that cost most, in points of win share:
review-no-costly = No move cost more than the error of the estimate.
review-better = better: { $move }
review-balance = From the first estimate to the result:
review-first = first estimate
review-choice = choice
review-luck = luck and others
review-result = result
review-how = Every decision was searched with what its maker knew; what was hidden was dealt anew each time.
