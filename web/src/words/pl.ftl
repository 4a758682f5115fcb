# Co mówi klient w przeglądarce. Słowa gier przychodzą z serwera.

## Wszędzie

skip = Przejdź do treści
loading = Chwileczkę…
again = Spróbuj ponownie
close = Zamknij
save = Zapisz
copy = Kopiuj
copied = Skopiowano.
back = wstecz
yes = Tak
no = Nie
you = ty
nav = Główne
nav-play = Graj
nav-tables = Moje stoły
nav-tables-short = Stoły
nav-watch = Oglądaj
nav-learn = Nauka
account = Konto
meaning = wszystko pod niebem
language = Język
colours = Kolory
light = Jasne
dark = Ciemne
to-start = Na stronę główną
waiting-for-you = { $count ->
    [one] 1 stół czeka na ciebie
    [few] { $count } stoły czekają na ciebie
   *[other] { $count } stołów czeka na ciebie
}

## Strona główna

headline = { $count ->
    [4] Cztery gry o cesarskich Chinach, jeden stół.
   *[other] Gry o cesarskich Chinach, jeden stół.
}
headline-under = Graj na żywo albo ruch dziennie, z botami albo z przyjaciółmi, a potem zbadaj, co się stało.
play-now = Zagraj z botami
invite-friends = Zaproś znajomych
games = Gry
games-small = Małe gry na początek
rules = Zasady
players = Gracze
duration = Czas
title-gugong = Gùgōng
title-china = Chiny
title-kingdom = Państwo Środka
title-dragon = Rok Smoka
title-tictactoe = Kółko i krzyżyk
title-connect_four = Cztery w rzędzie
title-leduc = Leduc hold’em
lead-gugong = Wymieniaj prezenty z urzędnikami i dotrzyj do Pałacu Niebiańskiej Czystości.
lead-china = Stawiaj pałace i wysłanników przy drogach dziewięciu prowincji.
lead-kingdom = Licytuj w tajemnicy o ludzi swojej dynastii.
lead-dragon = Dwanaście miesięcy, sześć rodzajów prób: utrzymaj swój dwór przy życiu.
lead-tictactoe = Trzy w rzędzie na dziewięciu polach. Na próbę stołu.
lead-connect_four = Krążki w siedmiu kolumnach; cztery w rzędzie wygrywają.
lead-leduc = Najmniejszy poker: sześć kart, dwie rundy, jeden blef.
length-gugong = 90 min
length-china = 45 min
length-kingdom = 40 min
length-dragon = 75 min
short-dragon = Rok Smoka
length-tictactoe = 2 min
length-connect_four = 5 min
length-leduc = 2 min
all-tables = { $count ->
    [one] Wszystkie: 1 stół
    [few] Wszystkie { $count } stoły
   *[other] Wszystkie { $count } stołów
}
live-tables = { $count ->
    [one] 1 stół na żywo
    [few] { $count } stoły na żywo
   *[other] { $count } stołów na żywo
}
no-tables = Nie siedzisz jeszcze przy żadnym stole. Wystarczy kliknąć „Zagraj z botami”.
nothing-to-watch = Nikt teraz nie gra publicznie.
viewers = Widzowie
seats-open = { $count ->
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
move-count = { $count ->
    [0] dopiero się zaczyna
    [one] 1 ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}
your-turn = Twój ruch
your-turn-short = Twój ruch
turn-of = Ruch: { $name }
invite = Zaproś
replay = Powtórka
unofficial = Projekt nieoficjalny: gry należą do swoich autorów i wydawców, słowa i rysunki są nasze.
days-left = { $count ->
    [one] 1 dzień
   *[other] { $count } dni
}
hours-left = { $count } godz.

## Nazwy stołów

table-name-1 = Zimowy wieczór
table-name-2 = Śliwkowy deszcz
table-name-3 = Jadeitowa brama
table-name-4 = Poranny dzwon
table-name-5 = Jezioro żurawi
table-name-6 = Herbaciarnia
table-name-7 = Ulica lampionów
table-name-8 = Jesienny księżyc
table-name-9 = Papierowy latawiec
table-name-10 = Bambusowy gaj
table-name-11 = Prom na rzece
table-name-12 = Pierwszy śnieg

## Imiona botów

bot-name-1 = Czapla
bot-name-2 = Sroka
bot-name-3 = Wilga
bot-name-4 = Pustułka
bot-name-5 = Pliszka
bot-name-6 = Siewka
bot-name-7 = Przepiórka
bot-name-8 = Jerzyk
bot-name-9 = Skowronek

## Przygotowanie

set-up = Przygotuj stół
game = Gra
options = Opcje
seats = Miejsca
pace = Tempo
fewer = O jedno miejsce mniej
more = O jedno miejsce więcej
who-sits = kto tu siedzi
kind-me = Ja
kind-me-under = przy tym urządzeniu
kind-bot = Bot
kind-bot-under = gra od razu
kind-friend = Znajomy przez odnośnik
kind-friend-under = czeka na znajomego
kind-open = Wolne miejsce
kind-open-under = każdy może usiąść
short-me = Ja
short-bot = Bot
short-friend = Znajomy
short-open = Wolne
count-me = { $count ->
    [one] ty
    [few] { $count } przy tym urządzeniu
   *[other] { $count } przy tym urządzeniu
}
count-bot = { $count ->
    [one] 1 bot
    [few] { $count } boty
   *[other] { $count } botów
}
count-friend = { $count ->
    [one] 1 znajomy
    [few] { $count } znajomych
   *[other] { $count } znajomych
}
count-open = { $count ->
    [one] 1 wolne
    [few] { $count } wolne
   *[other] { $count } wolnych
}
bot-level = Poziom bota
level-beginner = Początkujący
level-easy = Łatwy
level-normal = Zwykły
level-hard = Trudny
level-master = Mistrz
level-rated = { $level } · { $rating } ± { $error }
ratings-explained = Obok poziomu podano jego zmierzoną siłę przy takim stole; środek wszystkich poziomów to 1500.
level-random = Losowy
level-greedy = Zachłanny
level-search = Myślący
name-at-table = Imię przy stole
hot-seat = Kilka osób dzieli to urządzenie: między ruchami przekazujecie je sobie i nikt nie widzi cudzych tajemnic.
pace-none = Bez zegara
pace-none-under = Bez pośpiechu
pace-live = Na żywo
pace-live-under = Wszyscy są na miejscu
pace-live-clock = Zegar gry na żywo
pace-turn = Ruch po ruchu
pace-turn-under = Wróć, gdy przyjdzie twoja kolej
pace-turn-clock = Czas na ruch
pace-none-text = bez zegara
pace-live-text = na żywo, { $minutes } min + { $seconds } s
pace-turn-text = { $days ->
    [one] 1 dzień na ruch
   *[other] { $days } dni na ruch
}
clock-choice = { $minutes } min + { $seconds } s
days-choice = { $days ->
    [one] 1 dzień na ruch
   *[other] { $days } dni na ruch
}
summary = Podsumowanie
table-name = Nazwa stołu
spectators-welcome = Widzowie mile widziani
sealed = Tasowanie jest zapieczętowane
sealed-under = Pieczęć ustala każde losowanie, zanim ktokolwiek usiądzie. Ziarno zostaje odsłonięte na końcu i każdy może je sprawdzić.
sealed-short = Tasowanie zapieczętowane:
sealed-tiny = pieczęć tasowania
open-table = Otwórz stół
starts-when = { $count ->
    [one] Zaczyna się po zajęciu ostatniego miejsca
    [few] Zaczyna się po zajęciu jeszcze { $count } miejsc
   *[other] Zaczyna się po zajęciu jeszcze { $count } miejsc
}
starts-at-once = Zaczyna się od razu

## Przed grą

waiting-for = { $count ->
    [one] Czekamy jeszcze na jedną osobę.
    [few] Czekamy jeszcze na { $count } osoby.
   *[other] Czekamy jeszcze na { $count } osób.
}
starting = Wszyscy są na miejscu.
sit-down = Usiądź
online = jest
away = nie ma
copy-link = Kopiuj odnośnik
copy-link-watch = Kopiuj odnośnik do tego stołu
link = Odnośnik do wysłania
seat-bot = Posadź bota

## Przy stole

menu = Menu
moves = Ruchy
views = Widoki
tab-table = Stół
look-at = Pokaż: { $name }
look-own = Wróć do siebie
log = Dziennik
chat = Rozmowa
undo = Cofnij
fold = Zwiń
unfold = Rozwiń
or-else = Albo
closed-moves = Teraz niemożliwe: { $count }
rule = Zasada { $rule }
game-over = Koniec gry
play-again = Zagraj jeszcze raz
you-wait = Zapytamy cię, gdy przyjdzie twoja kolej.
bots-queued = Boty są zajęte. Miejsce w kolejce: { $place }.
bots-idle = Boty grające między sobą myślą wtedy, gdy nikt na bota nie czeka. Miejsce w kolejce: { $place }.
you-may-change = Możesz jeszcze zmienić swój wybór.
you-handed = Gra za ciebie bot.
you-resigned = Partia poddana; dalej gra bot.
you-flagged = Twój czas minął; dalej gra bot.
you-watch = Oglądasz.
watching = { $count ->
    [0] nikt nie ogląda
    [one] 1 osoba ogląda
    [few] { $count } osoby oglądają
   *[other] { $count } osób ogląda
}
reconnecting = Połączenie zerwane; próbujemy je przywrócić…
resigned = poddał się
flagged = czas minął
lent = oddane botowi
was-lent = przez jakiś czas grał tu bot
lent-rule = W tej grze z innymi osobami bot, który gra za ciebie, ma najwyżej poziom „{ $level }”; wszyscy to widzą, a partia nie liczy się jako wygrana.
lent-alone = Partia, w której grał za ciebie bot, nie liczy się jako wygrana.
log-empty = Jeszcze nic się nie stało.
log-all = Pokaż wszystko
chat-say = Powiedz coś
chat-send = Wyślij
chat-empty = Nikt jeszcze nic nie powiedział.
chat-about = O ruchu { $n }
go-to-move = Przejdź do ruchu { $n }
move-number = Ruch { $n }
of-count = z { $count }
hand-over = { $name }, twoja kolej
hand-over-under = Weź urządzenie; nikt inny nie powinien patrzeć.
hand-over-take = { $name } to ja
hand-over-always = Nie mamy tajemnic: nie pytaj więcej
notify-me = Powiadom mnie o mojej kolejce
leave = Odejdź od stołu
my-seats = Moje miejsca
hand-to-bot = Niech gra bot
take-back = Wracam do gry
resign = Poddaj się
resign-sure = Na pewno się poddaję
save-record = Zapisz przebieg gry
notify-refused = Twoja przeglądarka nie pozwala tej stronie na powiadomienia.
table-missing = Nie ma takiego stołu
table-missing-under = Może jest prywatny albo odnośnik jest niepełny.
table-broken = Ten stół jest odstawiony
table-broken-under = Zasady tej gry zawiodły przy tym stole, więc nie da się grać dalej. Nic nie przepadło: wszystkie ruchy są zachowane, a gospodarz strony może spróbować ponownie po aktualizacji.
table-broken-short = odstawiony
save-moves = Zapisz ruchy
keys = Klawisze
keys-choose = wybór
keys-numbers = wybierz ruch z listy
keys-tab = następna rzecz, którą można zagrać
keys-enter = zagraj ją albo wybierz
keys-escape = jeden wybór wstecz
keys-undo = cofnij
keys-log = dziennik
keys-chat = rozmowa
keys-help = ta lista

## Powtórka

through-eyes = Czyimi oczami
eyes-all = Wszystko odkryte
eyes-none = Widz
eyes-under = Co było zakryte przed graczem { $name }, pozostaje zakryte.
result = Wynik
verify-title = Czy tasowanie było uczciwe?
verify-under = Sprawdź, czy odsłonięte ziarno zgadza się z pieczęcią sprzed gry i czy każdy ruch da się odtworzyć.
verify = Sprawdź
checking = Sprawdzanie…
verified = Tasowanie sprawdzone
verified-under = { $count ->
    [one] Odsłonięte ziarno zgadza się z pieczęcią sprzed gry, a 1 ruch prowadzi do tego samego końca.
    [few] Odsłonięte ziarno zgadza się z pieczęcią sprzed gry, a { $count } ruchy prowadzą do tego samego końca.
   *[other] Odsłonięte ziarno zgadza się z pieczęcią sprzed gry, a { $count } ruchów prowadzi do tego samego końca.
}
verify-failed = Zapis nie jest zgodny.
seal = pieczęć
seed = ziarno
rules-version = wersja zasad { $version }
steps = Ruchy
before-first = Przed pierwszym ruchem
step-first = Na początek
step-back = Ruch wstecz
step-play = Odtwarzaj
step-pause = Pauza
step-next = Ruch naprzód
step-last = Na koniec
speed = Prędkość { $speed }
to-table = Do stołu

## Moje stoły i widzowie

tables-turn = Twój ruch
tables-playing = W grze
tables-waiting = Czekają na graczy
tables-over = Zakończone
tables-broken = Odstawione
import-record = Wczytaj zapis
watch-under = Stoły otwarte dla widzów.

## Konto

guest-is = Grasz jako gość tej przeglądarki.
account-is = Jesteś na swoim koncie; stoły i statystyki są zachowane.
your-name = Twoje imię
renamed = Nazywasz się teraz { $name }.
register = Załóż konto
register-under = Zachowuje stoły, zapisy i statystyki. Wystarczy nazwa i hasło.
sign-in = Zaloguj się
sign-in-under = Witaj ponownie.
sign-out = Wyloguj się
change-password = Zmień hasło
change-password-under = Wszystkie inne urządzenia zostaną wylogowane.
password-present = Obecne hasło
password-new = Nowe hasło
password-changed = Hasło zmienione; inne urządzenia wylogowano.
sign-out-under = Twoje stoły zostają. Tutaj grasz dalej jako nowy gość.
sign-out-here = Wyloguj tutaj
sign-out-everywhere = Wyloguj wszędzie
sign-out-sure = Tak, na każdym urządzeniu
devices = Twoje urządzenia
devices-under = Tu jesteś zalogowany. Jeśli któregoś nie znasz, wyloguj je i zmień hasło.
device-this = to urządzenie
device-unknown = Urządzenie
device-seen = ostatnio { $when }
device-end = Wyloguj: { $device }
device-end-short = Wyloguj
account-mark = ma konto
have-account = Mam konto
no-account = Nie mam jeszcze konta
account-name = Nazwa
password = Hasło
statistics = Statystyki
statistics-none = Jeszcze nic: najpierw dokończ grę.
played = Rozegrane
won = Wygrane
best = Najlepszy
average = Średnia

## Nauka

learn-under = Gry w skrócie, tak jak gra się tutaj.
things = Co jest w grze
no-rules = Ta gra nie ma opisu.
learn-table = Przy stole
learn-click = Co świeci, można zagrać: kliknij albo wybierz z listy.
learn-why = Kliknij cokolwiek innego, a dowiesz się, dlaczego nie, wraz z zasadą.
learn-undo = Ruch można cofnąć, dopóki nikt inny nie zagrał i nic nowego nie zostało odsłonięte.
learn-keys = Wszystko działa z klawiatury; przy stole klawisz ? pokazuje klawisze.
learn-fair = Tasowanie jest zapieczętowane przed grą i odsłonięte na końcu: każdy może je sprawdzić.

## Błędy

error-title = Nie udało się
error-failed = Nie udało się. Spróbuj ponownie.
error-unreachable = Serwer nie odpowiada. Może się uruchamia; spróbuj za chwilę.
error-not-found = Nie ma takiego stołu.
error-not-over = Ta gra ma ukryte informacje, więc jej zapis otworzy się po zakończeniu.
error-name-taken = Ta nazwa jest zajęta albo wygląda jak zajęta.
error-wrong-password = Nazwa i hasło nie pasują do siebie.
error-wrong-old-password = To nie jest obecne hasło.
error-no-account = Tylko konto ma hasło.
error-seat-taken = Ktoś właśnie zajął to miejsce.
error-too-many = Zbyt wiele żądań; poczekaj chwilę.
error-full = Serwer ma teraz zbyt wiele połączeń; spróbuj później.
error-bots-busy = Boty są zajęte; spróbuj później.
error-reviews-waiting = Poczekaj, aż zamówione przeglądy będą gotowe.
error-chat-full = Przy tym stole powiedziano już dość; więcej się nie zmieści.
error-not-yours = To nie należy do ciebie.
error-over = Gra jest zakończona.
error-not-watchable = Ten stół nie przyjmuje widzów.
error-not-playing = Gra się nie toczy.
error-no-such-seat = Nie ma takiego miejsca.
error-no-such-table = Nie ma takiego stołu.
error-no-such-game = Nie ma takiej gry.
error-no-seat = Nie ma dla ciebie wolnego miejsca.
error-bad-record = Tego zapisu nie da się odtworzyć: { $why }
error-too-large = To za duże.
error-too-long = To za długie.
error-storage = Serwer nie może teraz zapisywać. Nic nie przepadło; spróbuj ponownie.
error-internal = Coś się nie udało na serwerze. Nic nie przepadło; spróbuj ponownie.
error-broken-table = Ten stół jest odstawiony: zasady gry zawiodły. Wszystkie ruchy są zachowane.
error-try-again = Coś się tu nie udało. Nic nie przepadło; spróbuj za chwilę.
error-no-cookie = Przeglądarka nie zachowuje ciasteczek tej strony, a do gry jedno jest potrzebne.
error-has-account = Jesteś już na swoim koncie.
error-bad-name = Wybierz inną nazwę.
error-cannot-undo = Nie ma już czego cofnąć.
error-busy = Serwer jest zajęty; spróbuj za chwilę.
error-no-such-move = Nie ma takiego ruchu.
error-wrong-origin = Ta strona nie należy do tego serwera.
error-bad-text = Znaki sterujące, znaki kierunku pisma i znaki niewidoczne są niedozwolone.
error-weak-password = To hasło jest jednym z pierwszych, które każdy by wypróbował; wybierz inne.
error-mixed-script = Ta nazwa miesza podobne litery z różnych pism; użyj jednego pisma.
error-bot-too-strong = W grze z innymi osobami bot, który gra za ciebie, ma najwyżej poziom „zwykły”.
error-no-hints = Nie ma podpowiedzi, gdy grasz z innymi osobami, nawet jeśli za którąś z nich gra bot.
error-left = Ta gra jest już dla ciebie zakończona; jej bot zostaje taki, jaki jest.
missing = Nic tu nie ma
missing-under = Odnośnik może być stary albo błędny.

## Przed ruchem, który coś oddaje

warning-title = Na pewno?
warning-play = Zrób to mimo wszystko
warning-back = Wybierz ponownie

## Podpowiedzi i przegląd partii

hint = Co byś zrobił?
hint-thinking = Zastanawiam się…
hint-under = Ocena na podstawie tego, co wiesz: udział zwycięstw, punkty na koniec.
hint-only-one = Jest tylko jeden możliwy ruch.
hint-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
hint-against = { $told }, { $name } { $points }
review = Przegląd
review-under = Zbadaj każdą decyzję z wiedzą jej autora: ile kosztowała, ile było szczęścia, a ile wyboru.
review-begin = Przejrzyj tę partię
review-begins = Zaczynamy…
review-working = Zbadane ruchy: { $done } z { $count }
review-chart = Szacowany udział zwycięstw, ruch po ruchu
review-cost = punktów udziału zwycięstw mniej niż najlepszy znaleziony ruch
review-best = Najlepszy znaleziony ruch.
review-made = zagrano
review-costly = Kosztowne ruchy
review-balance = Szczęście i wybór
review-first = pierwsza ocena
review-choice = wybór
review-luck = szczęście i inni
review-result = wynik
review-how = Każdą decyzję badano przez { $seconds } s; to, czego autor nie mógł wiedzieć, rozdawano za każdym razem na nowo.
