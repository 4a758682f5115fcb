# China. Klucze: zobacz tianxia/words. Liczby pochodzą z używanych tabel.

title = Chiny

## Rzeczy

card-red = czerwona
    .acc = czerwoną kartę
    .gen = czerwonej karty
    .two = dwie czerwone karty
    .many = czerwonych kart
    .loc = czerwonych prowincjach
card-green = zielona
    .acc = zieloną kartę
    .gen = zielonej karty
    .two = dwie zielone karty
    .many = zielonych kart
    .loc = zielonych prowincjach
card-yellow = żółta
    .acc = żółtą kartę
    .gen = żółtej karty
    .two = dwie żółte karty
    .many = żółtych kart
    .loc = żółtych prowincjach
card-orange = pomarańczowa
    .acc = pomarańczową kartę
    .gen = pomarańczowej karty
    .two = dwie pomarańczowe karty
    .many = pomarańczowych kart
    .loc = pomarańczowych prowincjach
card-violet = fioletowa
    .acc = fioletową kartę
    .gen = fioletowej karty
    .two = dwie fioletowe karty
    .many = fioletowych kart
    .loc = fioletowej prowincji

market-red = czerwona
    .acc = czerwoną kartę
    .gen = czerwonej karty
market-green = zielona
    .acc = zieloną kartę
    .gen = zielonej karty
market-yellow = żółta
    .acc = żółtą kartę
    .gen = żółtej karty
market-orange = pomarańczowa
    .acc = pomarańczową kartę
    .gen = pomarańczowej karty
market-violet = fioletowa
    .acc = fioletową kartę
    .gen = fioletowej karty

province-zhao = Zhao
province-wei = Wei
province-chin = Ch’in
province-shu = Shu
province-chu = Chu
province-wu = Wu
province-lu = Lu
province-qi = Qi
province-han = Han

tile-yellow = żółty
    .acc = żółty żeton premii
    .many = żółte żetony premii
tile-orange = pomarańczowy
    .acc = pomarańczowy żeton premii
    .many = pomarańczowe żetony premii
tile-green = zielony
    .acc = zielony żeton premii
    .many = zielone żetony premii

phase-place = Stawianie pionków
phase-keep = Zachowanie karty
phase-draw = Dobieranie kart
phase-emperor = Ruch Cesarza
phase-end = Koniec gry

## Ruchy

move-play = Zagraj { $card-acc } w { $province }
move-joker = Zagraj { $card-two } jako jokera w { $province }
move-post = Posterunek { $post }: po karcie z każdej strony
move-pair = Posterunek { $post }: { $card-two }
move-palace = Pałac na polu { $space }
move-fort = Fortyfikacja na polu { $space }
move-emissary = Wysłannik na dwór { $province }
move-reveal = Buduj pałac: najpierw odkryj żetony premii
move-done = Nic więcej
move-exchange = Wymień { $card-acc }
move-take = Weź { $market-acc }
move-draw = Dobierz z talii
move-keep = Zachowaj { $card-acc }
move-first = Karta specjalna: najpierw Cesarz
move-swap = Karta specjalna: zamień { $card-acc } na { $market-acc }
move-rest = Cesarz odpoczywa

effect-red = { $count ->
    [one] czerwona karta
    [few] czerwone karty
   *[many] czerwonych kart
}
effect-green = { $count ->
    [one] zielona karta
    [few] zielone karty
   *[many] zielonych kart
}
effect-yellow = { $count ->
    [one] żółta karta
    [few] żółte karty
   *[many] żółtych kart
}
effect-orange = { $count ->
    [one] pomarańczowa karta
    [few] pomarańczowe karty
   *[many] pomarańczowych kart
}
effect-violet = { $count ->
    [one] fioletowa karta
    [few] fioletowe karty
   *[many] fioletowych kart
}
effect-points = { $count ->
    [one] punkt teraz
    [few] punkty teraz
   *[many] punktów teraz
}
effect-end = na koniec
effect-first = karta specjalna „najpierw Cesarz”
effect-two = karta specjalna „dwie prowincje”
effect-swap = karta specjalna „zamiana”

## Pytania

ask-turn = Którą kartę zagrywasz i w jakiej prowincji? A może jedną wymieniasz?
ask-place = { $piece ->
    [1] Jaki pionek stawiasz w prowincji { $province } i gdzie?
   *[other] Jaki drugi pionek stawiasz w prowincji { $province } i gdzie?
}
ask-place-emperor = Jaki pionek Cesarz stawia w prowincji { $province } i gdzie?
ask-more = { $elsewhere ->
    [0] Czy stawiasz tam jeszcze jeden pionek?
    [1] Czy stawiasz jeszcze jeden pionek, tam albo, dzięki karcie specjalnej, gdzie indziej?
   *[other] Czy wykorzystujesz kartę specjalną, żeby postawić jeszcze jeden pionek gdzie indziej?
}
ask-refill = { $left ->
    [one] Którą kartę bierzesz? To ostatnia.
   *[other] Którą kartę bierzesz? Brakuje ci { $left }.
}
ask-keep = Którą z { $cards } zagranych kart zachowujesz?
ask-emperor = Co stawia Cesarz i za którą ze swoich kart?

## Wiadomości

news-starts = { $seat } rozpoczyna grę
news-dealt = { $seat } dostaje { $card-acc }
news-turned-up = Odkryta karta: { $market }
news-played = { $seat } zagrywa { $card-acc } w { $province }
news-joker = { $seat } zagrywa { $card-two } jako jokera w prowincji { $province }
news-built = { $seat } buduje pałac na polu { $space }
news-posted = { $seat } buduje na posterunku granicznym { $space }
news-fortified = { $seat } stawia fortyfikację na polu { $space }
news-sent = { $seat } wysyła wysłannika na dwór { $province }
news-scored = { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za pałace w pełnej prowincji { $province }
news-exchanged = { $seat } wymienia { $card-acc }
news-took = { $seat } bierze { $market-acc }
news-drew = { $seat } dobiera z talii
news-drawn = { $seat } ma teraz { $card-acc } z talii
news-reshuffled = Talia wyczerpała się po raz pierwszy; przetasowano { $cards ->
    [one] { $cards } odrzuconą kartę
    [few] { $cards } odrzucone karty
   *[many] { $cards } odrzuconych kart
}
news-last-round = Talia wyczerpała się po raz ostatni: gramy do końca tej rundy
news-passed = { $emperor ->
    [0] { $seat } nie może ani stawiać, ani wymieniać
   *[other] { $seat } pozwala Cesarzowi odpocząć
}
news-revealed = Żeton premii na polu { $space } jest { $tile }
news-won-tile = { $seat } zdobywa { $tile-acc }
news-kept = { $seat } zachowuje { $card-acc }
news-influence = { $seat } ma teraz wpływy w { $card-loc }
news-emperor-first = { $seat } wzywa Cesarza, by zagrał pierwszy
news-swapped = { $seat } zamienia { $card-acc } na { $market-acc }
news-two-provinces = { $seat } gra w tej turze w dwóch prowincjach
news-emperor-played = { $seat } zagrywa { $card-acc } Cesarza w prowincji { $province }
news-emperor-joker = { $seat } zagrywa { $card-two } Cesarza jako jokera w prowincji { $province }
news-emperor-built = { $seat } buduje dla Cesarza na polu { $space }
news-emperor-sent = { $seat } posyła wysłannika Cesarza na dwór { $province }
news-emperor-drew = Cesarz dobiera { $card-acc }
news-emperor-scored = { $seat } otrzymuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za pałace Cesarza w prowincji { $province }
news-ended = { $early ->
    [0] Ostatnia runda dobiegła końca; czas na punktację końcową
   *[other] Nie można już postawić żadnego pionka; czas na punktację końcową
}
news-open = { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za pałace w prowincji { $province }
news-allied = { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za sojusz { $alliance }
news-linked = { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za łańcuch { $palaces } pałaców
news-ports = { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za porty
news-most-tiles = { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za { $tile-many }

## Odmowy

wrong-colour = Prowincja { $province } nie jest { $card }.
no-card = Nie masz { $card-gen } dla prowincji { $province }.
no-pair = Joker to karty jednego koloru w liczbie { $need }; { $card-many } masz { $have }.
joker-own-colour = Prowincja { $province } jest { $card }: wystarczy tam jedna karta, a joker zastępuje inny kolor.
nothing-to-place = Nie możesz nic postawić w prowincji { $province }: nie ma wolnego pola ani miejsca na dworze.
cards-first = Najpierw wybierz kartę i prowincję.
one-province = Wszystkie pionki jednej tury stają w jednej prowincji, a w pustej tylko jeden; do { $province } nie można już nic dodać.
more-or-done = Zagraj tam jeszcze jedną kartę albo zakończ stawianie.
other-province = Karty zagrano w prowincji { $province }; { $space } leży gdzie indziej.
space-taken = Na polu { $space } stoi pałac gracza { $seat }.
taken-by-emperor = Na polu { $space } stoi pałac Cesarza.
no-palaces-left = Nie masz już pałaców.
no-emissaries-left = Nie masz już wysłanników.
no-court = Żaden wysłannik nie pojedzie do { $province }, póki nie stanie tam pałac.
court-full = Dwór { $province } jest pełny: { $limit ->
    [one] { $limit } wysłannik
    [few] { $limit } wysłannicy
   *[many] { $limit } wysłanników
}, tylu, ile pałaców ma tam gracz z przewagą.
place-now = Karta jest już zagrana: postaw pionek w prowincji { $province }.
no-forts-in-play = W tej grze nie ma fortyfikacji.
no-forts-left = Twoja fortyfikacja już stoi.
fort-there = Na polu { $space } stoi już fortyfikacja.
turn-up-first = Budujesz pierwszy pałac w prowincji { $province }: najpierw odkryj jej żetony premii.
build-now = Żetony premii prowincji { $province } są odkryte: teraz zbuduj pałac.
not-face-up = Nie ma odkrytej { $market-gen }.
pile-empty = Talia jest pusta i nie będzie już tasowana.
fill-hand-first = Najpierw uzupełnij rękę: { $left ->
    [one] brakuje { $left } karty
   *[other] brakuje { $left } kart
}.
no-card-in-hand = Nie masz { $card-gen }.
nothing-to-take = Nie ma już karty, którą można by wziąć w zamian.
not-played = W tej turze nie zagrano { $card-gen }.
keep-first = Najpierw wybierz kartę, którą zachowujesz.
only-for-two = Karty specjalne należą do gry dwuosobowej.
special-used = Ta karta specjalna jest już wykorzystana.
swap-alike = Zamiana { $card-gen } na taką samą nic by nie zmieniła.
emperor-cannot-place = Cesarz nie może teraz nic postawić.
emperor-must-place = Cesarz został wezwany: stawia pionek.
emperor-now = To ruch Cesarza.
emperor-empty-province = Cesarz wkracza do pustej prowincji, takiej jak { $province }, tylko gdy nie może zrobić nic innego.
emperor-wrong-colour = Prowincja { $province } nie jest { $card }.
emperor-no-card = Cesarz nie ma { $card-gen } dla prowincji { $province }.
emperor-no-pair = Joker to karty jednego koloru w liczbie { $need }; { $card-many } Cesarz ma { $have }.
emperor-joker-own-colour = Prowincja { $province } jest { $card }: joker zastępuje inny kolor.
emperor-nothing-to-place = Cesarz nie mógłby nic postawić w prowincji { $province }.
no-such-post = Na tej planszy nie ma posterunku { $post }.
post-taken = Na posterunku { $post } stoi pałac gracza { $seat }.
post-elsewhere = Posterunek { $post } leży między { $one } a { $other }; drugi pionek tej tury na to nie pozwala.
post-cards = Posterunek { $post } kosztuje kartę prowincji { $one } i kartę prowincji { $other } albo dwie karty jednej z nich; joker się nie liczy.
post-pair = Nie masz dwóch { $card-many } albo nie jest to kolor ani { $one }, ani { $other }.

## Opcje

option-fortifications = Z fortyfikacjami, które podwajają punkty
option-bonus_tiles = Żetony premii
option-bonus_tiles-none = bez
option-bonus_tiles-fixed = na zwykłych polach
option-bonus_tiles-random = na wylosowanych polach
option-light = We dwoje: gra uproszczona, bez kart wpływów
option-board = Plansza
option-board-auto = według liczby graczy
option-board-border = spory graniczne
option-start = Kto zaczyna
option-start-random = losowo

## Plansza

board-round = Runda { $round }
board-pile = Talia
board-pile-left = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}, { $pass ->
    [1] pierwszy raz
   *[other] drugi raz
}
board-pile-done = pusta: ostatnia runda
board-display = Odkryte
board-discard = Odrzucone
board-none = brak
board-turn = Zagrane
board-hand = Ręka
board-tiles = Żetony
board-kept = Zachowane
board-specials = Specjalne
board-special-first = najpierw Cesarz
board-special-two = dwie prowincje
board-special-swap = zamiana
board-emperor = Cesarz
board-influence = Wpływy
board-scored = policzone
board-court = dwór { $here }/{ $limit }
board-size = { $built }/{ $size }
board-ports = Porty
board-alliances = Sojusze
board-chains = Drogi
board-points = punkty
board-palaces = pałace
board-emissaries = wysłannicy
board-forts = forty
board-cards = karty
board-now = gdyby to był koniec
board-you = ty
board-tile-yellow = ż
board-tile-orange = p
board-tile-green = z

## Punktacja końcowa

source-play = w trakcie gry
source-palaces = otwarte prowincje
source-alliances = sojusze
source-roads = drogi
source-ports = porty
source-tiles = żetony premii
source-total = razem

## Pomoc

help-goal = Buduj pałace w dziewięciu prowincjach, wysyłaj wysłanników na ich dwory i łącz pałace wzdłuż dróg. Pałace punktują, gdy prowincja jest pełna, albo na koniec; sojusze wysłanników i łańcuchy pałaców punktują na koniec. Wygrywa, kto ma najwięcej punktów.
    .title = Gra
help-turn = Zagraj do { $turn-hand } kart i postaw do { $turn-pieces } pionków w jednej prowincji ich koloru, potem uzupełnij rękę. Zamiast tego możesz wymienić jedną kartę.
    .title = Tura
help-joker = Karty jednego koloru w liczbie { $turn-joker } zastępują jedną kartę innego koloru. Mając trzy karty, możesz postawić jeden pionek za jokera, a drugi za zwykłą kartę.
    .title = Jokery
help-empty = W prowincji bez żadnego pionka wolno postawić tylko jeden pionek, i to pałac albo fortyfikację, jeśli z nimi gracie.
    .title = Puste prowincje
help-emissary = Wysłannik staje na polu smoka. Wszystkich wysłanników razem może tam być tylu, ile pałaców ma w prowincji gracz z przewagą. Własny pałac nie jest potrzebny.
    .title = Wysłannicy
help-palaces = Gdy zabudowane jest ostatnie pole prowincji, jej pałace punktują. Kto ma najwięcej, dostaje punkt za każdy pałac w prowincji; drugi – za każdy pałac pierwszego; trzeci – za każdy pałac drugiego i tak dalej. Remisujący dzielą miejsce i punktują jednakowo.
    .title = Punktacja pałaców
help-draw = Bierz karty po jednej, aż będziesz mieć { $turn-hand }: odkryte albo z talii. Rząd { $turn-display } odkrytych kart uzupełnia się dopiero potem.
    .title = Dobieranie kart
help-exchange = Odrzuć jedną kartę i weź inną, odkrytą albo z talii. To cała tura.
    .title = Wymiana karty
help-end = Gdy talia wyczerpie się po raz pierwszy, tasuje się odrzucone karty. Gdy wyczerpie się znowu, gra się do końca rundy. Gra kończy się od razu, jeśli nikt nie może już nic postawić.
    .title = Koniec gry
help-alliances = Na koniec liczy się po kolei piętnaście sojuszy. Kto ma najwięcej wysłanników w obu prowincjach sojuszu, dostaje punkt za każdego wysłannika, który tam jest, czyjkolwiek by był. Kto dzieli przewagę, też ją ma.
    .title = Sojusze
help-roads = Na koniec każdy łańcuch co najmniej { $scoring-chain } twoich pałaców z rzędu wzdłuż dróg daje punkt za każdy pałac. Odgałęzienia się nie liczą, a pałac liczy się tylko w jednym łańcuchu; najlepszy wybór znajduje program.
    .title = Drogi
help-tie = Przy równej liczbie punktów wygrywa, komu zostało więcej pionków.
    .title = Remisy
help-forts = Fortyfikację stawia się jak pałac, na wolnym polu; jest niczyja. Kto na niej zbuduje, ma podwójne punkty za pałace w tej prowincji i za łańcuch, który przez nią biegnie. Zbuduj na niej w tej samej turze, bo zrobią to inni.
    .title = Fortyfikacje
help-emperor = We dwoje trzeci kolor należy do Cesarza. Po swojej turze możesz postawić jeden jego pionek za jego odkryte karty; do pustej prowincji wkracza tylko, gdy nie może zrobić nic innego. Jego pionki liczą się do miejsc i przewagi.
    .title = Cesarz
help-influence = Z kart zagranych w turze zachowujesz jedną. Kto pierwszy zachowa kartę danego koloru, bierze jego kartę wpływów; potem ten, kto zachowa kolejną i ma ich wtedy co najmniej tyle co przeciwnik. Posiadacz dostaje punkty Cesarza za pałace w tym kolorze.
    .title = Wpływy
help-specials = Każdy gracz ma trzy karty specjalne, każdą na jeden raz: Cesarz gra przed twoją turą; dwa pionki stają w dwóch prowincjach; zamieniasz kartę z ręki na odkrytą.
    .title = Karty specjalne
help-bonus = W każdej prowincji leżą zakryte dwa żetony premii. Kto buduje jej pierwszy pałac, odkrywa je i dopiero wybiera pole. Pałac na żetonie go zdobywa. Na koniec najwięcej żetonów jednego koloru daje { $scoring-bonus } punktów wszystkim, którzy mają ich tyle samo.
    .title = Żetony premii
help-posts = Posterunek graniczny należy do dwóch prowincji i kosztuje kartę każdej z nich albo dwie karty jednej. Jego pałac liczy się w obu.
    .title = Posterunki graniczne
help-ports = Porty to zwykłe pola. Na koniec wszystkie porty razem punktują jeszcze raz, jak dziesiąta prowincja.
    .title = Porty

help-card-red = Czerwona karta służy czerwonym prowincjom. W pudełku jest ich { $cards-red }, mniej, gdy graczy jest mniej niż pięcioro.
help-card-green = Zielona karta służy zielonym prowincjom. W pudełku jest ich { $cards-green }, mniej, gdy graczy jest mniej niż pięcioro.
help-card-yellow = Żółta karta służy żółtym prowincjom. W pudełku jest ich { $cards-yellow }, mniej, gdy graczy jest mniej niż pięcioro.
help-card-orange = Pomarańczowa karta służy pomarańczowym prowincjom. W pudełku jest ich { $cards-orange }, mniej, gdy graczy jest mniej niż pięcioro.
help-card-violet = Fioletowa karta służy Chu, jedynej fioletowej prowincji. W pudełku jest ich { $cards-violet }, mniej, gdy graczy jest mniej niż pięcioro.
help-market-red = Czerwona karta, która leży odkryta.
help-market-green = Zielona karta, która leży odkryta.
help-market-yellow = Żółta karta, która leży odkryta.
help-market-orange = Pomarańczowa karta, która leży odkryta.
help-market-violet = Fioletowa karta, która leży odkryta.
help-province-zhao = Zhao leży na północy, pod Wielkim Murem, między Wei a Qi.
help-province-wei = Wei leży na północy między Ch’in a Zhao i sięga w dół do Han.
help-province-chin = Ch’in leży na zachodzie; jego drogi wiodą do Wei, Han i Shu.
help-province-shu = Shu leży na południowym zachodzie, pod Ch’in.
help-province-chu = Chu to wielka prowincja południa, jedyna fioletowa.
help-province-wu = Wu leży na południowym wschodzie, nad morzem.
help-province-lu = Lu jest małe i ma wielu sąsiadów.
help-province-qi = Qi leży na północnym wschodzie, nad morzem.
help-province-han = Han leży pośrodku.
help-tile-yellow = Najwięcej żółtych żetonów daje na koniec { $scoring-bonus } punktów.
help-tile-orange = Najwięcej pomarańczowych żetonów daje na koniec { $scoring-bonus } punktów.
help-tile-green = Najwięcej zielonych żetonów daje na koniec { $scoring-bonus } punktów.
