# Gùgōng. Klucze: zob. tianxia/words. Liczby pochodzą z używanych tablic.

title = Gùgōng
automaton = Meng

## Rzeczy

location-travel = Podróż
location-wall = Wielki Mur
location-jade = Jadeit
location-intrigue = Intrygi
location-palace = Pałac
location-decree = Dekrety
location-canal = Wielki Kanał

form-travel-a = Podróż: jeden ruch
form-travel-b = Podróż: dwa ruchy
form-wall-a = Wielki Mur: jeden Służący
form-wall-b = Wielki Mur: do dwóch Służących
form-intrigue-a = Intrygi: jedno pole i Medal, jeśli jest wolny
form-intrigue-b = Intrygi: trzy pola
form-palace-a = Pałac: jeden stopień
form-palace-b = Pałac: dwa stopnie i jedno pole Intryg
form-canal-a = Wielki Kanał: Służący na Statek, Statek naprzód
form-canal-b = Wielki Kanał: dwóch Służących na Statki

decree-morning-intrigue = co Poranek Intrygi +2
decree-morning-ship = co Poranek Służący na Statek
decree-morning-servant = co Poranek +1 Służący
decree-morning-envoy = co Poranek Wysłannik +1
decree-morning-swap = co Poranek podmiana Prezentu
decree-cheap-travel = podwójna Podróż tańsza o 1
decree-cheap-jade = Jadeit tańszy o 1
decree-wall-helper = dodatkowy Służący na Mur
decree-equal-gift = równy Prezent wystarcza
decree-cheap-decree = Dekrety tańsze o 1
decree-third-of-points = trzecia część twoich PZ
decree-plain-points = PZ na koniec
decree-jade-points = PZ za Jadeit
decree-decree-points = PZ za Dekrety
decree-harbour-points = PZ za Nagrody za Port

token-servant = +1 Służący
token-servants = +2 Służących
token-envoy = Wysłannik +1
token-intrigue = Intrygi +1
token-card-for-jade = cenny Prezent za Jadeit
token-points = PZ
token-recover = Prezent z powrotem na rękę
token-swap = podmiana Prezentu
token-wall = Służący na Mur
token-ship = Służący na Statek
token-servants-for-jade = Służący za Jadeit
token-counts-double = liczy się jako dwa Żetony
token-gift-plus = twoje Prezenty są warte o 1 więcej
token-toll = myto
token-follow = podążanie za innymi
token-double-value = Prezent o podwójnej wartości
token-double-icon = ikona dwa razy
token-discount = Jadeit lub Dekret tańszy o 2

prize-servant = Służącego
prize-points = PZ
prize-jade = Jadeit
piece-servant = Służący
    .acc = Służącego
piece-double = Podwójny Służący
    .acc = Podwójnego Służącego
worth-one = jeden
worth-two = dwóch
path-left = lewa ścieżka
path-right = prawa ścieżka
reward-points = PZ
reward-card = Karta Prezentu
reward-double = Podwójny Służący
favour-servant = 1 Służący
favour-servants = 2 Służących
favour-die = obrócenie kości
favour-jade = 1 Jadeit
house-square = plac

solo-travel = Podróż
solo-wall = Wielki Mur
solo-jade = Jadeit
solo-intrigue = Intrygi
solo-palace = Pałac
solo-decree = Dekrety
solo-canal = Wielki Kanał
solo-special = Specjalna Karta Automy

source-wall = Mur
source-night = kości
source-token = Żetony
source-exchange = wymiana
source-decree = Dekrety
source-harbour = Port
source-envoy = Wysłannik
source-toll = myto
source-meng = Meng
source-final-decree = Dekrety na koniec
source-arrival = Pałac
source-jade = Jadeit

why-reveals = odkrywa kolejną Kartę Automy, która mówi, dokąd idzie, i kolejny Prezent
why-values-never-matter = wartości nie mają dla niego znaczenia i nic nie płaci za wymianę
why-icon-first = najpierw ikona Prezentu
why-no-icon = Prezent nie ma ikony
why-point-for-swap = zamiast podmiany dostaje 1 PZ
why-plain-form = w ciągu Dnia wybiera prostszą akcję
why-special-card = Specjalna Karta daje mu za darmo silniejszą akcję w jego lokacji
why-waits-for-dusk = Karta Automy czeka na Zmierzch
why-dusk-action = o Zmierzchu ulepsza swoją akcję, bo może za nią zapłacić
why-dusk-travel = o Zmierzchu ta karta to darmowy ruch
why-cannot-pay = nawet z Żetonami brakuje mu Służących, więc nic się nie dzieje
why-no-effect = nic by to nie dało, więc nie płaci
why-ring = idzie obrzeżem mapy do następnego miasta z Żetonem
why-first-stop = zaczyna w rogu mapy albo w następnym mieście z Żetonem
why-off-the-ring = na obrzeżu nie ma Żetonów, więc bierze najbliższy
why-no-token = żadne miasto nie ma Żetonu
why-six-tokens = gdy tylko może, wymienia Żetony na Jadeit
why-pairs-for-servants = brakuje mu Służących, więc wymienia tyle par Żetonów, ile trzeba
why-cheapest-jade = bierze najtańszy Jadeit
why-level-of-the-day = chce Dekretu o poziomie dnia: tańszego, potem bez ciebie, potem dolnego
why-lower-level = na poziomie dnia nic nie zdobędzie, więc szuka niżej
why-higher-level = niżej nic nie zdobędzie, więc szuka wyżej
why-no-decree = nie może już zdobyć żadnego Dekretu
why-own-ship = dokłada na swój Statek
why-new-ship = nie ma Statku z wolnym miejscem, więc wystawia nowy
why-harbour-card = pełny Statek handluje od razu, w każdym Porcie: najpierw za Prezent
why-harbour-points = pełny Statek handluje od razu, w każdym Porcie: odtąd za PZ
why-favour-jade = jest dość daleko na Torze Intryg, bierze Jadeit
why-favour-servant = jest za nisko na Jadeit, bierze Służącego
why-no-favour = nie może o nic prosić
why-point-for-morning-swap = zamiast porannej podmiany dostaje 1 PZ
why-token-recover = wierzchni Prezent z jego stosu wraca do niego
why-token-card-for-jade = oddaje wierzchni Prezent, ile by był wart, za Jadeit
why-token-point = Żeton, którego nie może użyć, to 1 PZ
why-token-nothing = Żeton nic mu teraz nie daje
why-nothing-to-place = nie ma czego wystawić
why-matches = liczba jego dopasowań zależy tylko od dnia

phase-morning = Poranek
phase-day = Dzień
phase-dusk = Zmierzch
phase-night = Noc
phase-end = Cztery dni minęły

## Ruchy

move-give = Daj: { $card } – { $location }
move-pay = Zapłać Służącymi
move-discard = Odrzuć: { $card }
move-double = Podwój wartość Żetonem
move-forgo = Zrezygnuj z akcji
move-act = { $form }
move-buy = Kup Jadeit: dom { $house }
move-enact = Zdobądź Dekret: { $decree }
move-rebate = Użyj Żetonu: o 2 Służących mniej
move-go = Idź do { $city }
move-build = Na Mur: { $piece }
move-load = Na Statek w Porcie { $port }: { $piece }
move-launch = Nowy Statek, { $path }: { $piece }
move-sail = Przesuń Statek z Portu { $port }
move-claim = Handluj w Porcie { $port }: { $reward }
move-swap = Podmień: { $card } – { $location }
move-recover = Weź z powrotem: { $card }
move-favour = Cofnij się: { $favour }
move-turn = Obróć kość { $die } na { $face }
move-take = { $piece-key ->
    [double] Weź też Podwójnego Służącego
   *[other] Nie bierz Podwójnego Służącego
}
move-spend = { $piece-key ->
    [double] Zapłać Podwójnym Służącym
   *[other] Zapłać bez Podwójnego Służącego
}
move-use = Użyj Dekretu: { $decree }
move-repeat = Użyj Żetonu: ikona jeszcze raz
move-carry = Połóż Żeton przy swojej planszy: { $piece }
move-post = Połóż Żeton – { $location }: { $piece }
move-exchange = Wymień Żetony na { $prize }
move-decline = Zrezygnuj
move-count = { $worth-key ->
    [one] Policz go jako jednego
   *[other] Policz go jako dwóch
}
move-part = Oddaj Żeton: { $token }
move-rest = Dopełnij zakrytymi Żetonami
move-accept = Weź Służących
move-leave = Zostaw Służących w puli ogólnej

effect-servants = { $count ->
    [one] Służący
   *[other] Służących
}
effect-points = PZ
effect-jade = Jadeit
effect-tokens = { $count ->
    [one] Żeton
    [few] Żetony
   *[other] Żetonów
}
effect-spaces = { $count ->
    [one] pole Intryg
    [few] pola Intryg
   *[other] pól Intryg
}
effect-steps = { $count ->
    [one] stopień
    [few] stopnie
   *[other] stopni
}
effect-gifts = { $count ->
    [one] Prezent
    [few] Prezenty
   *[other] Prezentów
}
effect-matches = { $count ->
    [one] para
    [few] pary
   *[other] par
}
effect-penalty = kara

## Pytania

ask-turn = Który Prezent dajesz i komu?
ask-price = Ten Prezent ({ $card }) nie jest więcej wart od prezentu Urzędnika. Płacisz { $servants } Służących, odrzucasz inny Prezent czy rezygnujesz z akcji?
ask-act = Co tu robisz: { $location }?
ask-icon = Ikona twojego Prezentu, { $location }: co robisz?
ask-follow = Możesz podążyć, { $location }: co robisz?
ask-again = Użyć Żetonu, aby powtórzyć ikonę Prezentu?
ask-gain = Otrzymujesz Służących: { $count }. Czy jest wśród nich Podwójny Służący?
ask-spend = Płacisz Służących: { $cost }. Czy płaci też Podwójny Służący?
ask-journey = Dokąd idzie twój Podróżnik? { $left ->
    [one] To ostatni ruch.
   *[other] Zostało ruchów: { $left }.
}
ask-make-room = Zmieści się tylko { $limit } Żetonów. Na co wymieniasz część z nich?
ask-sell-gift = Odrzucić Prezent o wartości { $least } lub więcej za Jadeit?
ask-recover = Który Prezent ze swojego stosu bierzesz z powrotem na rękę?
ask-pay-for-jade = Zapłacić { $cost } Służących za Jadeit?
ask-swap = Który Prezent podmieniasz i u którego Urzędnika?
ask-carry = Położyć dziś Żeton przy swojej planszy? Wymaga Służącego z twojej Puli.
ask-lay-out = Gdzie kładziesz dziś Żeton ({ $token })? Wymaga Służącego z twojej Puli.
ask-build = Który Służący idzie na Mur? { $left ->
    [one] Możesz wystawić jednego.
   *[other] Możesz wystawić najwyżej { $left }.
}
ask-build-from-supply = Wystawić Służącego z puli ogólnej na Mur?
ask-favour = Mur jest ukończony, a ty masz na nim Służących. Po jaką nagrodę się cofasz?
ask-turn-die = Którą kość obracasz i na którą stronę?
ask-load = Na który Statek idzie Służący? { $left ->
    [one] Wystawiasz jednego.
   *[other] Wystawiasz { $left }.
}
ask-sail = Który Statek przesuwasz?
ask-claim = W Porcie stoi pełny Statek. Na co go wymieniasz?
ask-morning-decrees = Którego Dekretu używasz tego Poranka?
ask-accept = Wziąć Służących z puli ogólnej ({ $count }), gdzie zostało ich niewielu?
ask-part = Żetony warte { $left } oddajesz za { $prize }. Które?
ask-count-paid = Czy Podwójny Służący płaci za jednego, czy za dwóch?
ask-count-built = Czy Podwójny Służący liczy się na Murze jako jeden, czy jako dwóch?
ask-count-aboard = Czy Podwójny Służący zajmuje na Statku jedno miejsce, czy dwa?
ask-last-exchange = To ostatnia okazja, by wymienić Żetony.

## Wiadomości

news-day = Dzień { $day }
news-first = { $seat } zaczyna
news-laid = { $city }: nowy Żeton, { $token }
news-rolled = Kości Przeznaczenia: { $one }, { $two }, { $three }
news-gained = { $seat } otrzymuje { $servants ->
    [0] {""}
    [one] { $servants } Służącego
   *[other] { $servants } Służących
}{ $double ->
    [0] {""}
   *[other] { $servants ->
        [0] Podwójnego Służącego
       *[other] {" "}i Podwójnego Służącego
    }
}
news-spent = { $seat } płaci { $servants ->
    [0] {""}
    [one] { $servants } Służącego
   *[other] { $servants } Służących
}{ $double ->
    [0] {""}
   *[other] { $servants ->
        [0] Podwójnego Służącego
       *[other] {" "}i Podwójnego Służącego
    }
}
news-gave = { $seat } daje: { $card } ({ $location }); bierze: { $taken }
news-discarded = { $seat } odrzuca Prezent
news-discarded-card = { $seat } odrzuca: { $card }
news-forwent = { $seat } nie wykonuje akcji ({ $location })
news-doubled = { $seat } podwaja wartość Prezentu do { $value }
news-repeated = { $seat } powtarza ikonę
news-rebated = { $seat } używa Żetonu: o 2 Służących mniej
news-acted = { $seat } wybiera: { $form }
news-travelled = { $seat } podróżuje do { $city } i znajduje Żeton: { $token }
news-parted = { $seat } oddaje Żeton: { $token }
news-left = { $seat } zostawia Służących w puli ogólnej ({ $servants })
news-exchanged = { $seat } wymienia Żetony na { $prize }
news-stepped = { $seat } przesuwa Wysłannika na stopień { $space }
news-arrived = { $seat } wkracza do Pałacu: { $points } PZ na koniec
news-climbed = { $seat } wspina się na pole { $space } Toru Intryg
news-medal = { $seat } bierze Medal i zacznie jutro
news-bought = { $seat } kupuje Jadeit (dom { $house }), cena: { $price ->
    [0] nic
    [one] { $price } Służący
   *[other] { $price } Służących
}
news-jade = { $seat } ma Jadeity: { $total }
news-enacted = { $seat } zdobywa Dekret ({ $decree }), cena: { $price ->
    [0] nic
    [one] { $price } Służący
   *[other] { $price } Służących
}; jeden zostaje na Dekrecie
news-built = { $seat } wystawia na Mur { $piece-acc }; stoi tam teraz { $standing }
news-wall-built = { $seat } ma najwięcej na ukończonym Murze ({ $servants }) i zabiera swoich
news-favoured = { $seat } cofa się na Torze Intryg: { $favour }
news-turned = { $seat } obraca kość { $die } na { $face }
news-launched = { $seat } wystawia Statek w Porcie { $port }: { $piece }
news-loaded = { $seat } ładuje na Statek w Porcie { $port }: { $piece }
news-sailed = { $seat } płynie z { $port } do { $to }
news-lost-at-sea = { $seat } traci na morzu Statek z Portu { $port }
news-claimed = { $seat } handluje w Porcie { $port }: { $reward }
news-drew = { $seat } dobiera: { $card }
news-swapped = { $seat } podmienia: { $card } za { $taken } ({ $location })
news-recovered = { $seat } bierze Prezent ze swojego stosu na rękę
news-recovered-card = { $seat } bierze z powrotem: { $card }
news-posted = { $seat } kładzie Żeton ({ $location }): { $token }
news-carried = { $seat } kładzie Żeton: Prezenty są dziś warte o 1 więcej
news-toll = { $seat } pobiera myto od { $acting } ({ $location })
news-followed = { $seat } podąża ({ $location })
news-returned = { $seat } odzyskuje Żeton: { $token }
news-used = { $seat } używa Dekretu: { $decree }
news-matched = { $seat } ma dopasowań: { $pairs }
news-shown = { $seat } pokazuje: { $card }
news-scored = { $seat } { $points ->
    [-1] traci 1 PZ
   *[other] zdobywa { $points } PZ
} ({ $source })
news-shut-out = { $seat } nie dotarł do Pałacu: przepada { $points } PZ
news-night = Zapada Noc
news-meng-revealed = { $seat } odkrywa: { $solo }, { $card }
news-dusk = { $seat }, Zmierzch: { $solo }
news-meng = { $seat }: { $why } (zasada { $section })

## Odmowy

take-servants = Przychodzą Służący ({ $count }): powiedz, czy jest wśród nich Podwójny.
take-or-leave = Możesz otrzymać Służących ({ $count }): weź ich albo zostaw.
count-double = Najpierw powiedz, czy Podwójny Służący liczy się jako jeden, czy jako dwóch.
cannot-part-with = Tego Żetonu nie można oddać w tej wymianie ({ $token }); trzeba oddać wartość { $need }.
name-tokens = Najpierw trzeba oddać Żetony warte { $need }: powiedz, które.
token-given-away = Ten Żeton został już oddany.
pay-first = Najpierw trzeba zapłacić Służących ({ $cost }): z Podwójnym albo bez niego.
supply-empty = Twoja pula ogólna jest pusta, więc żaden Służący nie przyjdzie.
too-few-tokens = Potrzeba Żetonów wartych dokładnie { $need }; twoje są warte { $have }.
make-room-first = Można zachować tylko { $limit } Żetonów: najpierw wymień część.
not-your-gift = Nie masz tego Prezentu na ręce ani w stosie ({ $card }).
double-not-in-pool = Twojego Podwójnego Służącego nie ma w twojej Puli.
no-servant-in-pool = Nie masz na to Służącego w Puli.
place-a-servant = Trzeba wystawić co najmniej jednego Służącego.
not-in-supply = { $piece-key ->
    [double] Twojego Podwójnego Służącego nie ma w puli ogólnej.
   *[other] W twojej puli ogólnej nie ma już Służących.
}
too-low-for-favour = To kosztuje pól Intryg: { $need }; stoisz na polu { $have }.
face-shown-already = Kość { $die } już pokazuje { $face }.
no-such-face = Kość { $die } nie ma strony { $face }.
turn-a-die = Cofasz się, aby obrócić kość: obróć jedną.
no-ship-of-yours = Nie masz Statku w Porcie { $port }.
ship-full = Statek w Porcie { $port } jest pełny.
no-such-path = Po tej stronie planszy Kanał ma tylko jedną ścieżkę.
no-ship-left = Wszystkie twoje Statki są na Kanale ({ $ships }).
path-full = Nie ma wolnego Portu ({ $path }).
no-double-aboard = Podwójnego Służącego nie ma w twojej Puli albo zabrałby miejsce drugiemu.
load-or-sail = Wystaw Służącego albo przesuń Statek: jedno z dwojga jest konieczne.
no-free-port-ahead = Przed Portem { $port } nie ma wolnego Portu.
no-full-ship = Nie masz pełnego Statku w Porcie { $port }.
claim-not-now = Statek handluje zaraz po załadowaniu lub ruchu albo w nocy.
port-has-another-reward = Port { $port } daje coś innego.
no-reward-space = Nie masz już miejsca na tę nagrodę.
go-somewhere = Wybierz miasto.
no-such-city = Po tej stronie planszy nie ma miasta { $city }.
city-without-token = Miasto { $city } nie ma Żetonu.
city-out-of-reach = Miasto { $city } jest poza zasięgiem: na każdej drodze wcześniej leży miasto z Żetonem.
gift-too-cheap = Ten Prezent jest wart mniej niż { $least } ({ $card }).
not-in-hand = Nie masz tego Prezentu na ręce ({ $card }).
not-in-pile = Nie masz tego Prezentu w stosie ({ $card }).
too-few-servants = Potrzeba Służących: { $need }; twoja Pula liczy się za { $have }.
too-few-pieces = Potrzeba Służących w Puli: { $need }; masz: { $have }.
no-token-in-reach = Żadne miasto z Żetonem nie jest w zasięgu.
end-of-track = Stoisz na ostatnim polu Toru Intryg ({ $spaces }).
no-room-on-ships = Na twoich Statkach nie ma miejsca dla dwóch Służących.
nothing-to-load-or-sail = Nie możesz ani załadować Służącego, ani przesunąć Statku.
square-closed = Na placu kupuje się dopiero wtedy, gdy wszystkie domy są puste.
house-empty = Dom { $house } nie ma Jadeitu.
free-already = To już nic nie kosztuje, więc Żetonu nie można użyć.
decree-not-in-play = Tego Dekretu nie ma w tej grze ({ $decree }).
decree-yours-already = Masz już ten Dekret ({ $decree }).
decree-needs-servant = Na Dekrecie musi zostać Służący inny niż Podwójny; w twojej Puli go nie ma.
too-few-for-decree = Oprócz Służącego, który zostaje, Dekret kosztuje { $need }; z nim twoja Pula liczy się za { $have }.
give-a-gift = Twoja kolej, by dać Prezent.
doubling-does-not-help = Nie masz takiego Żetonu albo podwójna wartość też nie wystarczy.
pay-or-forgo = Prezent nie jest więcej wart: zapłać, odrzuć inny Prezent albo zrezygnuj z akcji.
no-way-to-pay = Nie masz czym zapłacić za ten Prezent: potrzeba Służących: { $need }, twoja Pula liczy się za { $have }, a nie masz innego Prezentu do odrzucenia. Wymienisz Prezenty, ale nie wykonasz akcji.
nothing-can-be-done = Teraz nic tu nie można zrobić: { $location }. Wymienisz Prezenty, ale nie wykonasz tu akcji.
not-your-decree = Nie masz Służącego na tym Dekrecie ({ $decree }).
decree-not-now = Ten Dekret już dziś działał ({ $decree }).
decree-does-nothing = Ten Dekret nic by teraz nie dał ({ $decree }).
last-exchange-only = Dni minęły; można już tylko wymienić Żetony na PZ lub Jadeit.

## Opcje

option-expert = Wariant zaawansowany: pierwsze Prezenty Urzędników pochodzą ze wszystkich kart, których nikt nie ma
option-bonus = Bonusowe Żetony Podróży
option-bonus-off = bez nich
option-bonus-one = po jednym, jak w pudełku
option-bonus-two = po dwa
option-level = Siła Menga (tylko solo)
option-level-easy = prosty
option-level-normal = normalny
option-level-hard = trudny
option-focus = Lokacja Menga (tylko solo)
option-focus-random = losowa
option-focus-travel = Podróż
option-focus-wall = Wielki Mur
option-focus-jade = Jadeit
option-focus-intrigue = Intrygi
option-focus-palace = Pałac
option-focus-decree = Dekrety
option-focus-canal = Wielki Kanał
option-harbour = Prezent, który Meng zdobywa w Porcie w ciągu dnia (tylko solo)
option-harbour-today = daje go tego samego dnia
option-harbour-tomorrow = zachowuje go na następny dzień
option-sets = Para zestawów kart (tylko solo): 1 ty pierwszy, Meng drugi; 2 drugi i trzeci; 3 pierwszy i trzeci

## Plansza

board-day = Dzień { $day } z { $days }
board-dice = Kości
board-first = pierwszy: { $seat }
board-medal = jutro: { $who }
board-medal-free = Medal wolny
board-map = Mapa
board-piles = zakryte Żetony: { $piles }
board-wall = Mur
board-needed = { $total } z { $needed }
board-jade = Jadeit
board-square = plac { $price }, zostało { $left }
board-intrigue = Intrygi
board-palace = Pałac
board-slots = wolne miejsca: { $slots }
board-decrees = Dekrety
board-canal = Kanał
board-officials = Prezenty
board-points = PZ
board-pool = Pula
board-supply = ogólna
board-jades = Jadeit
board-tokens = Żetony
board-ships = Statki
board-cards = ręka
board-pile = stos
board-step = Wysł.
board-harbour = Porty
board-you = ty
board-inside = jest
board-hand = Ręka
board-free = wolno: { $places }
board-priced = za opłatą: { $places }
board-tomorrow = Jutro
board-pairs = dopasowań: { $count }
board-none = brak
board-open-tokens = { $seat }: { $tokens }
board-kept = Odkryte
board-meng = lokacja { $focus }; Kart Automy: { $deck }; tej nocy dopasowań: { $tonight }
board-row = Zmierzch

icon-servant = +1 Służący
icon-servants = +2 Służących
icon-swap = podmiana
icon-none = –

short-travel = Podróż
short-wall = Mur
short-jade = Jadeit
short-intrigue = Intrygi
short-palace = Pałac
short-decree = Dekrety
short-canal = Kanał

mark-servant = +1
mark-servants = +2
mark-envoy = wys
mark-intrigue = int
mark-card-for-jade = 7→j
mark-points = PZ
mark-recover = odz
mark-swap = pod
mark-wall = mur
mark-ship = sta
mark-servants-for-jade = 3→j
mark-counts-double = ×2
mark-gift-plus = p+1
mark-toll = myt
mark-follow = pdż
mark-double-value = 2w
mark-double-icon = 2i
mark-discount = −2

## Rozliczenie

source-total = razem

## Pomoc

help-goal = Stoisz na czele rodu, który zabiega o łaski dworu. Przez cztery dni wymieniasz Prezenty z Urzędnikami; każda wymiana daje akcje. Zdobądź najwięcej PZ. Wygrać może jednak tylko ten, czyj Wysłannik wkroczył do Pałacu Niebiańskiej Czystości.
    .title = Gra
help-turn = W swojej turze dajesz Prezent z ręki jednemu z siedmiu Urzędników, a jego Prezent kładziesz na swój stos; jutro będziesz mieć go na ręce. Prezent więcej wart pozwala na dwie akcje: najpierw ikona twojego Prezentu, potem lokacja. Z każdej możesz zrezygnować.
    .title = Tura
help-price = Prezent, który nie jest więcej wart, też zostanie przyjęty: zapłać { $gift-penalty } Służących, odrzuć inny Prezent albo zrezygnuj z akcji. 1 bije 9.
    .title = Prezenty nie więcej warte
help-servants = Służącymi z Puli płacisz za akcje; wracają wtedy do puli ogólnej i przychodzą znów o poranku i dzięki innym zdobyczom. Podwójny Służący, zdobyty w Porcie, liczy się jako jeden lub dwóch wszędzie tam, gdzie się płaci albo wystawia Służących na Mur i Statki.
    .title = Służący
help-tokens = Żetony Podróży zachowujesz, najwyżej { $exchange-limit }. W swojej turze możesz wymienić { $exchange-servant } na Służącego, { $exchange-points } na { $exchange-worth } PZ, { $exchange-jade } na Jadeit.
    .title = Żetony Podróży
help-morning = O poranku posiadacz Medalu zostaje pierwszym graczem, miasta dostają nowe Żetony, rzuca się kośćmi, działają Dekrety poziomu 1, a wszyscy otrzymują Służących.
    .title = Poranek
help-night = W nocy każda para Prezentu ze stosu i kości o tej samej wartości daje Służącego; najwięcej par daje { $night-points } PZ i stopień Wysłannika. Potem wszystkie Statki płyną o jeden Port, a pełne mogą handlować.
    .title = Noc
help-final = Na koniec: jeszcze raz Mur, potem Dekrety poziomu 3, miejsca w Pałacu i Jadeit. Kogo nie ma w Pałacu, ten nie ma punktów. Przy remisie wygrywa znacznik dalej na Torze Intryg.
    .title = Koniec
help-meng = Samemu grasz przeciw Mengowi. Jego Karty Automy mówią, dokąd idzie; wartości nie mają dla niego znaczenia. O Zmierzchu jego karty z tego dnia działają jeszcze raz. Może wygrać, nie dotarłszy do Pałacu.
    .title = Meng

help-worth-one = Podwójny Służący stoi: liczy się jako jeden Służący i zostawia miejsce innym.
help-worth-two = Podwójny Służący leży: liczy się jako dwóch Służących.
help-location-travel = Podróżnik idzie drogami do następnego miasta z Żetonem, bierze Żeton i to, co daje. Za dwóch Służących rusza się jeszcze raz.
help-location-wall = Wystaw Służącego na Mur albo zapłać jednego i wystaw do dwóch. Gdy stoi ich dość, najsilniejszy zdobywa { $wall-points } PZ i stopień i zabiera swoich; każdy, kto tam był, może cofnąć się na Torze Intryg po nagrodę.
help-location-jade = Kup Jadeit w domu za jego cenę; gdy wszystkie są puste, na placu za { $jade-square } Służących.
help-location-intrigue = Wspinaj się na Torze Intryg, który rozstrzyga wszystkie remisy: jedno pole i może Medal albo trzy pola za Służącego.
help-location-palace = Wysłannik wspina się do Pałacu: jeden stopień albo za dwóch Służących dwa stopnie i pole Intryg. W Pałacu każdy stopień to 1 PZ.
help-location-decree = Zapłać cenę Dekretu, o jednego więcej za każdego rywala na nim, i zostaw tam Służącego.
help-location-canal = Ładuj Służących na Statki i przesuwaj je; Statek z { $canal-hold } Służącymi handluje w Porcie: PZ, Karta Prezentu, Podwójny Służący.

help-form-travel-a = Jeden ruch, jeden Żeton.
help-form-travel-b = Zapłać 2 Służących za dwa ruchy i dwa Żetony.
help-form-wall-a = Wystaw jednego Służącego z Puli.
help-form-wall-b = Zapłać Służącego i wystaw do dwóch innych.
help-form-intrigue-a = Jedno pole; kto pierwszy danego dnia wybierze tę akcję, bierze Medal.
help-form-intrigue-b = Zapłać Służącego za trzy pola.
help-form-palace-a = Jeden stopień.
help-form-palace-b = Zapłać 2 Służących za dwa stopnie i pole Intryg.
help-form-canal-a = Służący na Statek, potem Statek do następnego wolnego Portu; co najmniej jedno z dwojga.
help-form-canal-b = Zapłać Służącego i załaduj dwóch innych.

help-decree-morning-intrigue = Od razu { $decrees-points-morning-intrigue } PZ. Co Poranek możesz wspiąć się o dwa pola Intryg.
help-decree-morning-ship = Od razu { $decrees-points-morning-ship } PZ. Co Poranek możesz załadować Służącego z puli ogólnej.
help-decree-morning-servant = Od razu { $decrees-points-morning-servant } PZ. Co Poranek możesz wziąć jednego Służącego więcej.
help-decree-morning-envoy = Od razu { $decrees-points-morning-envoy } PZ. Co Poranek twój Wysłannik może wejść o stopień.
help-decree-morning-swap = Od razu { $decrees-points-morning-swap } PZ. Co Poranek, po rzucie kośćmi, możesz podmienić Prezent z Urzędnikiem.
help-decree-cheap-travel = Od razu { $decrees-points-cheap-travel } PZ. Podwójny ruch kosztuje o jednego Służącego mniej.
help-decree-cheap-jade = Od razu { $decrees-points-cheap-jade } PZ. Akcja Jadeitu kosztuje o jednego Służącego mniej.
help-decree-wall-helper = Od razu { $decrees-points-wall-helper } PZ. Przy każdej akcji Muru możesz dodać Służącego z puli ogólnej.
help-decree-equal-gift = Od razu { $decrees-points-equal-gift } PZ. Prezent o równej wartości wystarcza.
help-decree-cheap-decree = Od razu { $decrees-points-cheap-decree } PZ. Dekrety kosztują o jednego Służącego mniej.
help-decree-third-of-points = Na koniec 1 PZ za każde { $decrees-final-third-of-points } PZ, najwyżej { $decrees-final-most }.
help-decree-plain-points = Na koniec { $decrees-final-plain-points } PZ.
help-decree-jade-points = Na koniec { $decrees-final-jade-points } PZ za każdy Jadeit, najwyżej { $decrees-final-most }.
help-decree-decree-points = Na koniec { $decrees-final-decree-points } PZ za każdego twojego Służącego na Dekretach.
help-decree-harbour-points = Na koniec { $decrees-final-harbour-points } PZ za każdą zdobytą Nagrodę za Port.

help-token-servant = Służący z twojej puli ogólnej.
help-token-servants = Dwóch Służących z twojej puli ogólnej.
help-token-envoy = Stopień twojego Wysłannika.
help-token-intrigue = Pole Intryg, bez Medalu.
help-token-card-for-jade = Odrzuć z ręki Prezent o wartości { $exchange-jade-value } lub więcej za Jadeit.
help-token-points = Od razu { $exchange-worth } PZ.
help-token-recover = Weź Prezent ze swojego stosu z powrotem na rękę.
help-token-swap = Podmień Prezent z ręki lub stosu z Urzędnikiem.
help-token-wall = Wystaw Służącego z puli ogólnej na Mur.
help-token-ship = Załaduj Służącego z puli ogólnej na Statek.
help-token-servants-for-jade = Zapłać { $exchange-jade-price } Służących za Jadeit.
help-token-counts-double = Leży odkryty i liczy się w wymianie jako dwa.
help-token-gift-plus = Ze Służącym przy twojej planszy: dziś twoje Prezenty są warte o 1 więcej.
help-token-toll = Ze Służącym w lokacji: dziś, ilekroć ktoś inny wykona tę akcję, traci 1 PZ, a ty go zyskujesz.
help-token-follow = Ze Służącym w lokacji: dziś, ilekroć ktoś inny wykona tę akcję, możesz wykonać ją i ty.
help-token-double-value = Raz podwój wartość Prezentu przy wymianie.
help-token-double-icon = Raz wykonaj ikonę Prezentu dwukrotnie.
help-token-discount = Raz zapłać o 2 Służących mniej za Jadeit lub Dekret.

help-prize-servant = Żetony: { $exchange-servant }.
help-prize-points = Żetony: { $exchange-points }, nagroda: { $exchange-worth } PZ.
help-prize-jade = Żetony: { $exchange-jade }.
help-piece-servant = Jeden z twoich Służących ({ $servants-each }).
help-piece-double = Liczy się jako jeden lub dwóch. Zdobywa się go w Porcie.
help-path-left = Pierwsza ścieżka Kanału.
help-path-right = Druga ścieżka, przy czterech lub pięciu graczach.
help-reward-points = Nagroda: { $canal-points } PZ; razy: { $canal-spaces-points }.
help-reward-card = Prezent ze stosu dobierania: jedna tura dziennie więcej; razy: { $canal-spaces-card }.
help-reward-double = Podwójny Służący, raz.
help-favour-servant = Cofnij się po Służącego; koszt w polach: { $intrigue-servant }.
help-favour-servants = Cofnij się po dwóch Służących; koszt w polach: { $intrigue-servants }.
help-favour-die = Cofnij się i obróć Kość Przeznaczenia na wybraną stronę; koszt w polach: { $intrigue-die }.
help-favour-jade = Cofnij się po Jadeit; koszt w polach: { $intrigue-jade }.
help-house-square = Sprzedaje Jadeit za { $jade-square } Służących, gdy wszystkie domy są puste.

help-solo-travel = Dokąd Meng idzie w ciągu Dnia i co jego karta powtarza o Zmierzchu: { solo-travel }.
help-solo-wall = Dokąd Meng idzie w ciągu Dnia i co jego karta powtarza o Zmierzchu: { solo-wall }.
help-solo-jade = Dokąd Meng idzie w ciągu Dnia i co jego karta powtarza o Zmierzchu: { solo-jade }.
help-solo-intrigue = Dokąd Meng idzie w ciągu Dnia i co jego karta powtarza o Zmierzchu: { solo-intrigue }.
help-solo-palace = Dokąd Meng idzie w ciągu Dnia i co jego karta powtarza o Zmierzchu: { solo-palace }.
help-solo-decree = Dokąd Meng idzie w ciągu Dnia i co jego karta powtarza o Zmierzchu: { solo-decree }.
help-solo-canal = Dokąd Meng idzie w ciągu Dnia i co jego karta powtarza o Zmierzchu: { solo-canal }.
help-solo-special = Dokąd Meng idzie w ciągu Dnia i co jego karta powtarza o Zmierzchu: { solo-special }.
help-source-wall = Punkty tego rodzaju: { source-wall }.
help-source-night = Punkty tego rodzaju: { source-night }.
help-source-token = Punkty tego rodzaju: { source-token }.
help-source-exchange = Punkty tego rodzaju: { source-exchange }.
help-source-decree = Punkty tego rodzaju: { source-decree }.
help-source-harbour = Punkty tego rodzaju: { source-harbour }.
help-source-envoy = Punkty tego rodzaju: { source-envoy }.
help-source-toll = Punkty tego rodzaju: { source-toll }.
help-source-meng = Punkty tego rodzaju: { source-meng }.
help-source-final-decree = Punkty tego rodzaju: { source-final-decree }.
help-source-arrival = Punkty tego rodzaju: { source-arrival }.
help-source-jade = Punkty tego rodzaju: { source-jade }.
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

## Prezenty

card-1a = kosz owoców 1
card-1b = kosz owoców 1
card-1c = kosz owoców 1
card-1d = kosz owoców 1
card-1e = kosz owoców 1
card-1f = kosz owoców 1
card-1g = kosz owoców 1
card-2a = papierowy wachlarz 2
card-2b = papierowy wachlarz 2
card-2c = papierowy wachlarz 2
card-2d = papierowy wachlarz 2
card-2e = papierowy wachlarz 2
card-2f = papierowy wachlarz 2
card-2g = papierowy wachlarz 2
card-3a = kamienie do Go 3
card-3b = kamienie do Go 3
card-3c = kamienie do Go 3
card-3d = kamienie do Go 3
card-3e = kamienie do Go 3
card-3f = kamienie do Go 3
card-3g = kamienie do Go 3
card-4a = bonsai 4
card-4b = bonsai 4
card-4c = bonsai 4
card-4d = bonsai 4
card-4e = bonsai 4
card-4f = bonsai 4
card-4g = bonsai 4
card-5a = wazon 5
card-5b = wazon 5
card-5c = wazon 5
card-5d = wazon 5
card-5e = wazon 5
card-5f = wazon 5
card-5g = wazon 5
card-6a = jedwabny zwój 6
card-6b = jedwabny zwój 6
card-6c = jedwabny zwój 6
card-6d = jedwabny zwój 6
card-6e = jedwabny zwój 6
card-6f = jedwabny zwój 6
card-6g = jedwabny zwój 6
card-7a = naszyjnik 7
card-7b = naszyjnik 7
card-7c = naszyjnik 7
card-7d = naszyjnik 7
card-7e = naszyjnik 7
card-7f = naszyjnik 7
card-7g = naszyjnik 7
card-8a = lutnia 8
card-8b = lutnia 8
card-8c = lutnia 8
card-8d = lutnia 8
card-8e = lutnia 8
card-8f = lutnia 8
card-8g = lutnia 8
card-9a = posążek 9
card-9b = posążek 9
card-9c = posążek 9
card-9d = posążek 9
card-9e = posążek 9
card-9f = posążek 9
card-9g = posążek 9
