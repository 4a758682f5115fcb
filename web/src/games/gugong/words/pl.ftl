# Słowa samej planszy; słowa gry przychodzą z serwera.

web-day = Dzień { $day }
web-of-days = z { $days }
web-destiny = Los
web-die = kość { $die }, pokazuje { $face }
web-face = ścianka { $face }
web-most = najwięcej
web-most-short = najw.
web-phase-morning = poranek
web-phase-day = wymiana darów
web-phase-dusk = zmierzch
web-phase-night = noc
web-phase-end = koniec
web-alone = samotnie przeciw panu Mengowi
web-first = dziś pierwszy
web-medal = jutro pierwszy
web-medal-free = jutro pierwszy: wolne
web-wall-built = { $needed } = gotowy
web-palace-note = Wejdź przed nocą { $days }, inaczej 0
web-decree-note = +1 za każdego rywala
web-decree = { $decree }, kosztuje { $cost }
web-jade-note = cena w sługach · zapas { $left }
web-house = dom z jadeitem, cena { $price }
web-house-empty = pusty dom
web-favour = { $favour } za { $cost } pól
web-rate = { $count } żetonów za: { $prize }
web-start = start
web-sea = morze
web-cards-left = zostało { $count }
web-ship = Statek: { $name }, port { $port }, na pokładzie { $load } z 3
web-focus = jego cel
web-post-toll = myto
web-post-follow = podąża
web-post-gift-plus = +1
web-form-travel-a = 1 ruch
web-form-travel-b = 2 ruchy
web-form-wall-a = 1 sługa
web-form-wall-b = do 2
web-form-intrigue-a = 1 pole
web-form-intrigue-b = 3 pola
web-form-palace-a = 1 stopień
web-form-palace-b = 2 stopnie
web-form-canal-a = ładuj, płyń
web-form-canal-b = ładuj dwóch
web-move-pay = zapłać
web-move-double = podwój
web-move-rebate = 2 mniej
web-move-repeat = jeszcze raz
web-move-forgo = bez akcji
web-move-decline = rezygnuj
web-offer-free = bez opłaty
web-offer-one-beats-nine = bez opłaty: 1 bije 9
web-offer-equal = bez opłaty: wystarczy równy
web-offer-priced = ma cenę
web-offer-barred = nie będzie akcji
web-pill-free = wolne
web-pill-one-beats-nine = 1 bije 9
web-pill-equal = równy
web-pill-barred = bez akcji
web-hand = Twoje dary
web-hand-of = Dary: { $name }
web-tomorrow = Na jutro
web-icon-travel = podróż
web-icon-wall = mur
web-icon-jade = jadeit
web-icon-intrigue = intryga
web-icon-palace = pałac
web-icon-decree = dekret
web-icon-canal = kanał
web-icon-servant = +1 sługa
web-icon-servants = +2 sługi
web-icon-swap = zamiana
web-icon-none = bez ikony
help-card-travel = Jego ikona to dodatkowa akcja przed akcją miejsca: Podróż.
help-card-wall = Jego ikona to dodatkowa akcja przed akcją miejsca: Wielki Mur.
help-card-jade = Jego ikona to dodatkowa akcja przed akcją miejsca: Jadeit.
help-card-intrigue = Jego ikona to dodatkowa akcja przed akcją miejsca: Intryga.
help-card-palace = Jego ikona to dodatkowa akcja przed akcją miejsca: Pałac.
help-card-decree = Jego ikona to dodatkowa akcja przed akcją miejsca: dekret.
help-card-canal = Jego ikona to dodatkowa akcja przed akcją miejsca: Wielki Kanał.
help-card-servant = Jego ikona daje 1 sługę z twojego zasobu.
help-card-servants = Jego ikona daje 2 sługi z twojego zasobu.
help-card-swap = Jego ikona pozwala zamienić dar z ręki lub stosu na dar leżący przed urzędnikiem.
help-card-none = Nie ma ikony, tylko wartość.
web-give = Daj { $card }: { $location }
web-tap-gift = Dotknij daru.
web-tap-official = Dotknij urzędnika. Zielone jest bez opłaty.
web-officials = Siedmiu urzędników
web-all = lista
web-all-seven = Wróć do siedmiu
web-ships = statki w porcie
web-cards = dary na ręce
web-pile = dary na jutro
web-harbour = nagrody portowe: { $taken } z { $spaces }
web-inside = w środku
web-solo-cards = { $count ->
    [one] 1 karta solo
    [few] { $count } karty solo
   *[many] { $count } kart solo
}
web-tonight = { $count ->
    [one] 1 para tej nocy
    [few] { $count } pary tej nocy
   *[many] { $count } par tej nocy
}
web-dusk-row = Rząd zmierzchu
web-dusk-hint = po dniu, od lewej do prawej
web-meng-turn = { $solo }, zostawia { $card }
web-meng-dusk = Zmierzch: { $solo }
web-rule = zasada { $rule }
web-scoring = Rozliczenie końcowe
web-shut-out = poza pałacem
web-line-intrigue = intryga przy remisie
web-mark-played = zagrane
web-mark-best = najlepsze
