# Słowa samej planszy; słowa gry przychodzą z serwera.

desk-map = Mapa
desk-sea = Bó Hǎi
desk-emperor = Cesarz
desk-you = ty
desk-start = pierwszy gracz
desk-points = punkty
desk-points-short = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
desk-palaces = pozostałe pałace
desk-emissaries = pozostali wysłannicy
desk-forts = pozostałe fortyfikacje
desk-cards = karty na ręce
desk-tiles = żetony premii
desk-built = { $built } z { $size }
desk-scored = policzona
desk-palaces-built = pałace
desk-now = teraz
desk-filled = po zapełnieniu
desk-filled-short = zapełniona
desk-at-end = na koniec
desk-nobody-built = Nikt tu nie zbudował.
desk-court = Dwór { $name }
desk-court-limit = wysłannicy: { $count } z { $limit }
desk-port = port
desk-ports = Porty
desk-post = posterunek graniczny
desk-fort = fortyfikacja
desk-both-sides = liczy się po obu stronach
desk-post-palaces = Twoje pałace
desk-post-scores = Punkty teraz
desk-post-limit = Limit wysłanników
desk-alliance = Sojusz { $number }
desk-emissaries-in = { $count ->
    [one] { $count } wysłannik
    [few] { $count } wysłannicy
   *[many] { $count } wysłanników
}
desk-leads = prowadzi
desk-nobody-leads = Nikt nie prowadzi na obu dworach.
desk-who-leads = kto prowadzi na obu?
desk-unpin = Odepnij
desk-names = Nazwy miast
desk-closer = Bliżej
desk-farther = Dalej
desk-whole = Cała mapa
desk-pile = Talia
desk-pile-of = Talia: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
desk-back = zakryta karta
desk-pass = { $pass ->
    [1] Pierwsze przejście talii; potem odrzucone karty zostaną raz przetasowane.
   *[other] Drugie przejście talii; potem gra się kończy.
}
desk-pass-short = { $pass ->
    [1] 1. raz
   *[other] 2. raz
}
desk-last-round-short = ostatnia runda
desk-face-up = Odkryte
desk-face-up-card = Odkryta karta: { $card }
desk-discard = Odrzucone
desk-hand = Twoja ręka
desk-hand-of = Ręka: { $name }
desk-chosen = { $count } z { $cards }
desk-way-joker = Jako joker
desk-way-exchange = Wymień
desk-way-both = Po jednej
desk-way-reveal = Odkryj żetony
desk-way-done = Koniec
desk-way-rest = Niech odpocznie
desk-way-palace = Pałac
desk-way-fort = Fortyfikacja
desk-way-emissary = Wysłannik
desk-emperors-cards = Karty Cesarza
desk-emperors-card = Karta Cesarza: { $card }
desk-influence = Karty wpływów
desk-influence-of = Wpływy, { $card }: { $name }
desk-keep = Zachowaj:
desk-specials = Twoje karty specjalne
desk-special-first = Przed
desk-special-two = Dwie
desk-special-swap = Zamień
desk-used = zużyta
desk-if-ended = Gdyby to był koniec
desk-from-palaces = otwarte prowincje
desk-from-emperor = pałace Cesarza
desk-from-alliances = sojusze
desk-from-roads = drogi
desk-from-ports = porty
desk-from-tiles = żetony premii
desk-chain = Łańcuch { $count }
desk-no-chain = Nie ma jeszcze łańcucha czterech pałaców.
desk-round = Runda { $round }
desk-pile-left = { $pass ->
    [1] pierwsze przejście
   *[other] drugie przejście
}, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
desk-last-round = Ostatnia runda
desk-open-provinces = { $count ->
    [one] { $count } otwarta prowincja
    [few] { $count } otwarte prowincje
   *[many] { $count } otwartych prowincji
}
desk-final = Punktacja końcowa
desk-running = Stan punktów
desk-result = Skąd wzięły się punkty
desk-in-play = w grze
desk-sum = suma
desk-chapter-open = prowincje
desk-chapter-alliances = sojusze
desk-chapter-roads = drogi
desk-chapter-ports = porty
desk-chapter-tiles = żetony premii
desk-column-open = otwarte
desk-column-alliances = sojusze
desk-column-roads = drogi
desk-column-ports = porty
desk-column-tiles = żetony
desk-bonus = Najwięcej żetonów: { $tile }
desk-scoring-begin = Najpierw otwarte prowincje, potem sojusze od 1 do 15, na koniec drogi.
desk-scoring-done = Wszystko policzone
desk-scoring-over = Każdy krok można obejrzeć jeszcze raz.
desk-step-nobody = nikt
desk-step-next = Dalej
desk-step-back = Krok wstecz
desk-step-play = Odtwórz
desk-step-pause = Pauza
desk-step-skip = Do wyniku
desk-step-again = Od początku

# Miasta według pól.

space-Z1 = Dingxiang
space-Z2 = Dai
space-Z3 = Wuyang
space-Z4 = Lishi
space-Z5 = Julu
space-Z6 = Jinyang
space-Z7 = Handan
space-E1 = Shangjun
space-E2 = Pingyang
space-E3 = Anyi
space-E4 = Changzi
space-E5 = Hedong
space-E6 = Ye
space-E7 = Daliang
space-C1 = Beidi
space-C2 = Liyang
space-C3 = Longxi
space-C4 = Xianyang
space-C5 = Yong
space-C6 = Hanzhong
space-S1 = Jiameng
space-S2 = Langzhong
space-S3 = Wudu
space-S4 = Chengdu
space-S5 = Bodao
space-S6 = Jiangzhou
space-U1 = Wan
space-U2 = Deng
space-U3 = Chen
space-U4 = Ying
space-U5 = Wuling
space-U6 = Changsha
space-U7 = Lujiang
space-U8 = Shouchun
space-W1 = Guangling
space-W2 = Nanjing
space-W3 = Wu
space-W4 = Kuaiji
space-W5 = Zhuji
space-W6 = Pengze
space-L1 = Lu
space-L2 = Ju
space-L3 = Pei
space-L4 = Xue
space-Q1 = Gaotang
space-Q2 = Penglai
space-Q3 = Jimo
space-Q4 = Linzi
space-Q5 = Langya
space-H1 = Yiyang
space-H2 = Luoyang
space-H3 = Chenggao
space-H4 = Xinzheng
space-H5 = Yangcheng
space-H6 = Nanyang
space-B1 = Jingxing
space-B2 = Hangu
space-B3 = Jianmen
space-B4 = Zhao Pass
space-B5 = Mount Tai
space-B6 = Pengcheng
post-B1 = Jingxing
post-B2 = Hangu
post-B3 = Jianmen
post-B4 = Zhao Pass
post-B5 = Mount Tai
post-B6 = Pengcheng
