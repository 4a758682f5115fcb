# Co mówią wszystkie gry i terminal. Klucze: zob. __init__.py.

list = { $first } i { $last }
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
rule = zasada { $rule }

## Odmowy, które może dać każda gra

no-such-seat = Nie ma takiego miejsca; w tej grze jest ich { $seats }.
game-over = Gra się skończyła.
not-your-turn = To nie twoja kolej; teraz gra { $acting }.
not-asked-now = Nie o to jest teraz pytanie.

## Polecenia podczas gry

command-help = pomoc
command-board = plansza
command-moves = ruchy
command-log = dziennik
command-hint = podpowiedź
command-undo = cofnij
command-save = zapisz
command-quit = wyjdź
command-next = dalej
command-back = wstecz
command-end = koniec

about-help = ta strona; ze słowem za nią: pomoc o tej rzeczy
about-board = narysuj stół jeszcze raz
about-moves = powtórz pytanie i możliwe ruchy
about-log = co się ostatnio działo; „dziennik cały” pokaże wszystko
about-hint = co zrobiłby silny bot, wiedząc to, co ty
about-undo = cofnij swój ostatni ruch, dopóki nic nowego nie wyszło na jaw i nikt inny nie zagrał
about-save = zapisz grę teraz; z nazwą pliku: kopia w tym pliku
about-quit = wyjdź; gra zostanie zapisana i można do niej wrócić

helping-moves = Wpisz numer ruchu albo jego słowa, choćby w skrócie. Prócz ruchów możesz wpisać:
helping-topics = Pomoc na tematy: { $topics }.
helping-unknown = Nie ma pomocy na temat „{ $topic }”. „pomoc” pokaże, co jest.
helping-several = „{ $topic }” może znaczyć: { $topics }.

no-such-number = Nie ma ruchu { $number }; { $count ->
    [one] jest tylko numer 1
   *[other] ruchy mają numery od 1 do { $count }
}.
ambiguous = „{ $line }” może znaczyć: { $moves }.
not-understood = „{ $line }” nie jest teraz możliwym ruchem. Wpisz numer albo „pomoc”.
cannot-undo = Nie ma czego cofnąć: ktoś inny już zagrał albo coś nowego wyszło na jaw.
warning-again = Wpisz to jeszcze raz, żeby mimo wszystko tak zagrać.
undone = Ruch cofnięty.
log-all = Ostatnie wiersze; wszystkich jest { $count }. „dziennik cały” pokaże wszystko.

## Gra od początku do końca

player-person = człowiek
player-bot = bot { $bot }
welcome-players = Przy stole: { $players }.
welcome-seal = Tasowanie jest zapieczętowane: { $seal }… Ziarno pokażemy na końcu.
welcome-back = Witaj z powrotem: { $count ->
    [one] wykonano { $count } ruch
    [few] wykonano { $count } ruchy
   *[many] wykonano { $count } ruchów
}.
welcome-help = Wpisz numer ruchu albo jego słowa; „pomoc” mówi, co jeszcze można wpisać.
thinking = { $seat } myśli…
hand-over = { $seat }, usiądź do klawiatury i naciśnij Enter; niech nikt inny nie patrzy.
saved = Zapisano: { $file }
resume = Aby grać dalej:
end-account = Skąd wzięły się punkty
end-ranking = Wynik
end-seed = Ziarno: { $seed }
end-seal = Pieczęć: { $seal }
verify-how = Aby sprawdzić tasowanie i każdy ruch:
replay-help = Enter: następny ruch · numer: przejdź do ruchu · wstecz, plansza, koniec, wyjdź · A, B…: tymi oczami

verified = Zapis się zgadza: { $title }, { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}.
verified-seal = Ziarno jest tym, które zapieczętowano na początku: { $seal }
verified-unfinished = Gra jeszcze się nie skończyła.

## Pomyłki

file-missing = Nie ma pliku „{ $file }”.
file-unreadable = „{ $file }” nie daje się odczytać jako plik tekstowy.
file-exists = Plik „{ $file }” już istnieje; wybierz inną nazwę.
file-unwritable = Nie można zapisać „{ $file }”; wybierz inny folder.
file-is-folder = „{ $file }” to folder; podaj nazwę pliku.
no-seat = Nie ma miejsca „{ $letter }”; miejsca to { $letters }.
wrong-bots = { $free ->
    [0] Wszystkie miejsca zajmują ludzie
    [one] Wolne jest { $free } miejsce
    [few] Wolne są { $free } miejsca
   *[many] Wolnych jest { $free } miejsc
}, a { $given ->
    [one] podano { $given } bota
   *[other] podano { $given } botów
}; podaj jednego dla wszystkich albo po jednym na miejsce.
bad-option = „{ $given }” to nie opcja; potrzebna jest nazwa i wartość, np. --option nazwa=wartość.
no-edition = Gra { $title } nie ma tabel elementów, które wydanie mogłoby zastąpić.
bad-move-number = W tym zapisie nie ma ruchu { $number }; wszystkich jest { $count }.
no-command = Nie ma polecenia „{ $command }”; polecenia to: { $commands }.
which-game = Powiedz, w którą grę zagrać: { $games }.
resume-alone = Wznowiona gra jest już uzgodniona, więc --resume nie idzie w parze z { $argument }.
resume-over = Ta gra się skończyła; aby ją obejrzeć: { $command }

## Co tu jest

version = Tianxia { $version }, { $engine }.
engine-compiled = silnik skompilowany
engine-interpreted = silnik nieskompilowany (gra tak samo, tylko wolniej)
serving = Tianxia działa pod adresem { $address }
serving-stop = Ctrl-C kończy; żadna gra nie przepadnie.
cannot-serve = Nie można działać pod adresem { $host }, port { $port } ({ $why }); wybierz inny przez --port.
backed-up = Wszystko zapisano w pliku { $file }.
restored = Wszystko z pliku { $file } zostało przywrócone.
mend-none = Żaden stół nie jest odstawiony.
mend-since = odstawiony { $date }
mend-unknown = Stół { $table } nie jest odstawiony.
mended = { $count ->
    [one] { $count } stół zostanie wypróbowany ponownie, gdy ktoś o niego zapyta.
    [few] { $count } stoły zostaną wypróbowane ponownie, gdy ktoś o nie zapyta.
    [many] { $count } stołów zostanie wypróbowanych ponownie, gdy ktoś o nie zapyta.
   *[other] { $count } stołu zostanie wypróbowane ponownie, gdy ktoś o nie zapyta.
}
key-sound = { $file } zawiera { $count ->
    [one] jeden klucz podpisu
    [few] { $count } klucze podpisu
   *[other] { $count } kluczy podpisu
} i wszystko jest w porządku.
key-rotated = Nowy klucz jest w pliku { $file }. Uruchom serwer ponownie; ciasteczka poprzedniego klucza są ważne do następnej wymiany.
game-players = od { $low } do { $high } graczy, zwykle { $usual }
game-players-exactly = { $low ->
    [one] { $low } gracz
   *[other] graczy: { $low }
}
fact-hidden = ukryte informacje
fact-open = jawne informacje
fact-chance = z losem
fact-no-chance = bez losu
fact-together = kilku gra naraz
fact-in-turn = gra się po kolei
fact-moves = różne ruchy: { $count }
fact-longest = decyzji najwyżej { $count }
no-rules = Ta gra nie ma objaśnienia.

## Arena

arena-title = Arena: { $title }, { $seats ->
    [one] 1 gracz
    [few] { $seats } graczy
   *[other] { $seats } graczy
}
arena-summary = Rozdań: { $deals }, każde przy wszystkich obrotach miejsc; partii: { $games }. Przedziały 95 %.
arena-playing = Rozgrywka
arena-interrupted = Przerwano; oto wyniki tego, co rozegrano.
arena-go-on = To samo polecenie podejmie grę od tego miejsca.
arena-bot = bot
arena-rating = ranking
arena-share = udział zwycięstw
arena-fair = po równo
arena-points = punkty
arena-lead = przewaga
arena-time = na wybór
arena-games = partie
arena-met = Pojedynki
arena-met-how = Udział zwycięstw bota z wiersza przy stołach dzielonych z botem z kolumny.
arena-seats = Miejsca, niezależnie od tego, kto siedział
arena-seat = miejsce
arena-forfeits = Walkower
arena-written = Zapisano: { $files }
arena-no-pictures = Wykresy wymagają matplotlib: pip install 'tianxia[arena]'
bad-number = { $argument } przyjmuje liczbę od { $least } do { $most }.
bad-whole-number = { $argument } przyjmuje liczbę całkowitą od { $least } do { $most }.
bad-layers = „{ $given }” nie jest listą warstw ukrytych; zapisz, ile liczb ma każda, od 1 do { $most }, na przykład 128 albo 256,64.
bad-seats = „{ $given }” nie jest listą liczb graczy; zapisz ją jak 2,4.

## Uczenie się

learn-playing = Lekcje
learn-round = Runda { $number }: decyzji { $lessons }; ulubiony ruch jest ruchem nauczyciela w { $agreed } % odłożonych, a { $explained } % wyniku partii da się przewidzieć.
learn-written = Sieć jest w { $file }. Aby ją zmierzyć:
practise-playing = Trening
practise-done = Rund: { $rounds }, decyzji: { $decisions }; średnio { $openness } ruchu na decyzję, przewidziano { $explained } % przebiegu partii.
learn-needs = Do uczenia potrzebny jest NumPy: pip install 'tianxia[research]'
learn-blind = { $title } nie podaje obserwacji, więc nie ma się czego uczyć.
learn-no-spaces = Plik sieci podaje się wśród ustawień przeszukiwania, więc jego ścieżka nie ma spacji: „{ $file }” je ma.
learn-exists = Plik „{ $file }” już istnieje; wybierz inną nazwę przez --out.
practise-exists = Plik „{ $file }” już istnieje; wybierz inną nazwę przez --out, a żeby od niego zacząć, dodaj --start { $file }.

## Wiersz poleceń

cli-usage = użycie:
cli-usage-main = tianxia [--lang { $languages }] [--version] POLECENIE …
cli-general = ogólne
cli-arguments = co można podać
cli-commands = polecenia
cli-examples = przykłady:
cli-a-game = GRA
cli-a-file = PLIK
cli-a-topic = TEMAT
cli-help = pokaż tę pomoc
cli-lang = język; bez tego język systemu
cli-version = podaj wersję i czy silnik jest skompilowany
cli-tianxia = Tianxia 天下: gry planszowe cesarskich Chin, do grania i do badania.
cli-serve = graj w przeglądarce: udostępnij gry na tym komputerze lub innym
cli-host = adres nasłuchu; 0.0.0.0 dla całej sieci, domyślnie 127.0.0.1
cli-port = port nasłuchu; 0 oznacza dowolny wolny
cli-database = gdzie są dane: sqlite:///PLIK lub postgresql://…; bez tego plik w twoim folderze danych
cli-trusted-proxy = adres lub sieć serwera pośredniczącego, np. 127.0.0.1 albo 10.0.0.0/8: to on podaje, skąd przychodzą żądania (X-Forwarded-For) i czy były szyfrowane (X-Forwarded-Proto); można podać kilka razy
cli-public-host = nazwa, pod którą przeglądarki znajdują witrynę, np. club.example albo club.example:8443; inne nazwy są odrzucane; można podać kilka razy
cli-open = otwórz przeglądarkę
cli-thinkers = procesy, w których myślą boty; 0 oznacza o jeden mniej niż rdzeni
cli-limits = jak często wolno o coś prosić; 2 oznacza dwa razy częściej, 0 brak ograniczeń
cli-connections = ile może być połączeń naraz; trzy czwarte z nich mogą zająć otwarte stoły
cli-per-address = ile z nich może mieć jeden adres; klub za jednym adresem potrzebuje około 16 na osobę
cli-backup = zapisz dane serwera w jednym pliku
cli-restore = wypełnij nową bazę z kopii zapasowej
cli-backup-file = kopia zapasowa
cli-mend = wypisz odstawione stoły albo każ wypróbować je ponownie
cli-mend-tables = stół do ponownej próby; bez niego wypisywane są stoły odstawione
cli-mend-all = wypróbuj wszystkie ponownie
cli-a-table = STÓŁ
cli-key = sprawdź klucz, którym podpisywane są ciasteczka, albo go wymień
cli-rotate = wstaw nowy klucz na początek; poprzedni liczy się jeszcze do następnego razu
cli-key-file = plik z kluczami, jeśli nie leży obok bazy
cli-play = graj z botami albo z innymi przy tej klawiaturze
cli-watch = niech boty grają, a ty patrz
cli-arena = boty przeciw botom: rankingi i tabele z wielu partii
cli-a-folder = FOLDER
cli-entrants = kto gra: greedy, search:500 (symulacji), search:0.5s, bot.py:Bot, Nazwa=search:200ms
cli-entrant = jeszcze jeden bot, także z przecinkami w ścieżce i ustawieniach; można powtarzać
cli-kind = każdy z każdym albo pierwszy z resztą; domyślnie round-robin
cli-deals = rozdania na stół, każde na wszystkich miejscach; domyślnie 100
cli-arena-seed = ziarno zawodów, liczba albo tekst; to samo ziarno daje te same partie
cli-limit = sekundy na ruch, potem walkower; domyślnie 60, 0 bez limitu
cli-results = tu zapisywać każdą partię i stąd podjąć po przerwie
cli-report = tu zapisać report.md, report.json i wykresy
cli-jobs = procesy; domyślnie tyle, ile rdzeni
cli-ray = grać na klastrze Ray pod tym adresem albo „local”
cli-learn = wyucz sieć, z którą gra przeszukiwanie
cli-rounds = rundy lekcji, każda z tym, co wyuczono wcześniej; domyślnie 2
cli-lesson-games = partie nauczyciela z samym sobą w rundzie; domyślnie 200
cli-simulations = ile symulacji przeszukuje nauczyciel; domyślnie 200
cli-teacher = kto uczy najpierw, np. greedy lub search:0.1s; domyślnie zwykłe przeszukiwanie
cli-hidden = liczby w każdej warstwie ukrytej, na przykład 256,64; domyślnie jedna warstwa z 64
cli-learn-seed = ziarno lekcji, liczba albo tekst; to samo ziarno uczy tego samego
cli-learn-out = dokąd zapisać sieć; domyślnie GRA-MIEJSCA.npz
cli-lessons = tu zachować lekcje, plik tablic na rundę
cli-practise = wyucz sieć, która gra sama ze sobą
cli-minutes = jak długo; domyślnie 5. Po przerwaniu zostaje to, czego się nauczyła
cli-side-by-side = partie rozgrywane obok siebie; domyślnie 1024
cli-gpu = ucz na procesorze graficznym; potrzebny jest CuPy
cli-start = sieć, od której się zaczyna, z jej warstwami ukrytymi; domyślnie nowa
cli-practise-seed = ziarno partii oraz pierwszej sieci, liczba albo tekst
cli-figures = gra w liczbach: wybór, wyniki, miejsca, z wykresami
cli-figures-seats = liczby graczy, np. 2,4; domyślnie wszystkie
cli-figures-games = partie losowe na każdą liczbę graczy; o połowę mniej zachłannych, dziesiąta część z przeszukiwaniem; domyślnie 400
cli-figures-simulations = symulacje przeszukiwania na decyzję; domyślnie 200
cli-figures-seed = ziarno partii, liczba albo tekst; to samo ziarno daje te same partie
cli-figures-out = tu zapisać GRA.md, GRA.json i wykresy; domyślnie figures
cli-replay = obejrzyj zapisaną grę krok po kroku
cli-review = ile kosztowała każda decyzja skończonej partii
cli-verify = sprawdź zapis: pieczęć, tasowanie, każdy ruch, wynik
cli-games = spis gier: gracze, opcje, cechy
cli-rules = objaśnij krótko grę
cli-observe = nazwij liczby, które widzi uczący się program
cli-what = gra, której liczby nazwać; albo zapis partii
cli-whose = czyje liczby; bez tego miejsca na ruchu
cli-after = po tylu ruchach; bez tego po ostatnim
cli-game = klucz gry, np. dragon (zob. tianxia games)
cli-seats = liczba graczy
cli-level = siła botów; domyślnie normal
cli-bots = boty z nazwy, np. greedy; jeden na wszystkie wolne miejsca albo po jednym: greedy,search,random
cli-option = opcja gry; można powtarzać
cli-edition = własne tabele elementów, plik TOML
cli-seed = ziarno tasowania; bez niego losuje system
cli-record = gdzie zapisać grę; bez tego w folderze danych (albo $TIANXIA_HOME)
cli-me = twoje miejsce; domyślnie A
cli-hotseat = miejsca osób przy tej klawiaturze
cli-resume = wznów zapisaną grę
cli-delay = sekundy między ruchami
cli-file = zapis gry
cli-review-time = sekundy namysłu nad każdą decyzją; domyślnie 0,2
cli-eyes = czyimi oczami; bez tego oczami widza
cli-at = zacznij po tylu ruchach
cli-topic = tylko jeden temat
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
    tianxia play dragon --option large_privilege=7 --lang pl
    tianxia play --resume moja-gra.json
cli-example-watch =
    tianxia watch dragon --delay 1
    tianxia watch dragon --seats 2 --bots greedy,random --seed 7
    tianxia watch tictactoe --bots random --record gra.json
cli-example-arena =
    tianxia arena dragon --bots greedy,random --seats 2
    tianxia arena dragon --bots search:500,greedy --seats 4 --kind gauntlet
    tianxia arena dragon --bots bot.py:Bot,greedy --report raport
    tianxia arena leduc --bots random,greedy,search:200 --results leduc.jsonl
cli-example-learn =
    tianxia learn leduc --games 500
    tianxia learn dragon --seats 2 --rounds 3 --games 400 --out moja.npz
cli-example-practise =
    tianxia practise tictactoe --minutes 0.2
    tianxia practise china --seats 4 --minutes 30 --hidden 128 --out china.npz
cli-example-figures =
    tianxia figures leduc
    tianxia figures china --seats 3,4 --games 100 --out strony
cli-example-replay =
    tianxia replay moja-gra.json
    tianxia replay moja-gra.json --eyes B --at 40
cli-example-review =
    tianxia review dragon.json
    tianxia review dragon.json --time 1
cli-example-verify =
    tianxia verify moja-gra.json
cli-example-games =
    tianxia games
    tianxia games dragon
cli-example-rules =
    tianxia rules dragon
    tianxia rules dragon monk
cli-example-observe =
    tianxia observe china --seats 4
    tianxia observe partia.json --at 30 --eyes B
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

## Podpowiedzi i przegląd partii

hint-thinking = Zastanawiam się…
hint-title = Przy tym, co wiesz: udział zwycięstw i punkty na koniec:
hint-only-one = Jest tylko jeden możliwy ruch.
hint-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
hint-against = { $told }, { $name } { $points }
review-working = Przegląd każdej decyzji
review-unfinished = Ta partia jeszcze trwa; przegląda się skończone.
review-costly = Najkosztowniejsze ruchy, w punktach udziału zwycięstw:
review-no-costly = Żaden ruch nie kosztował więcej niż błąd oceny.
review-better = lepiej: { $move }
review-balance = Od pierwszej oceny do wyniku:
review-first = pierwsza ocena
review-choice = wybór
review-luck = szczęście i inni
review-result = wynik
review-how = Każdą decyzję zbadano z wiedzą jej autora; to, co ukryte, rozdawano za każdym razem na nowo.
