# Słowa samej planszy; słowa gry przychodzą z serwera.

web-turn = Tura { $turn }
web-over = Koniec gry po turze { $turn }
web-phase-bids = Stawki
web-phase-palace = Pałac
web-phase-harvest = Żniwa
web-phase-emperor = Cesarz
web-phase-swap = Wymiana
web-phase-claims = Wybór kart
web-phase-heir = Dziedzic
web-phase-end = Koniec tury

## Karty

web-face-general = Generał
web-face-bureaucrat = Urzędnik
web-face-philosopher = Filozof
web-face-peasant = Chłop
web-face-merchant = Kupiec
web-face-noble = Szlachcic
web-face-dragon = Smok
web-foot-bureaucrat = 1 z Filozofem
web-foot-peasant = według tabeli
web-foot-merchant = bez punktów
web-foot-general = bez punktów
web-foot-philosopher = bez punktów
web-worth = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
web-as-token = jako żeton
web-type-general = Generałowie
web-type-bureaucrat = Urzędnicy
web-type-peasant = Chłopi
web-type-merchant = Kupcy
web-type-noble = Szlachta
web-goal-emperor = Cesarz
web-goal-palace = Pałac
web-goal-harvest = Żniwa
web-goal-market = Targ
web-goal-heir = Dziedzic
web-goal-dragon = Niebiański Smok
web-dragon-short = Smok
web-power-emperor = +½ do stawki
web-power-palace = stawka na końcu
web-power-harvest = zmiana Resetu
web-power-market = Kupiec liczy 2
web-power-heir = bierze resztkę
web-reset = Reset
web-card-back = zakryta karta stawki
web-bid-card = Karta stawki { $card }
web-tied-card = { $card } w remisie
web-laid-card = stawka { $card }
web-mark-played = zagrano
web-mark-best = najlepszy

## Wystawione karty

web-display = Wystawione karty
web-display-claims = Weź jedną
web-display-swap = Wymień Smoka
web-display-heir = Dziedzic może wziąć jedną
web-display-hint = { $count } najlepsze stawki biorą po jednej
web-display-empty = Nic nie zostało.
web-deck = w talii
web-deck-short = w talii
web-gone = poza grą: { $count }
web-points = { $points } { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
web-gain-count = { $type }: z { $from } na { $to }
web-gain-keeps = { $goal } zostaje, przewaga { $count }
web-gain-takes = { $goal } przechodzi
web-gain-level = remis: { $goal }
web-gain-short = { $goal }: brakuje jeszcze { $count }
web-gain-dragon = żeton prestiżu; Smok znika do następnej tury

## Stawki

web-secret = Tajne stawki
web-open = Odkryte stawki
web-slot-now = licytujesz teraz, widząc wszystkie
web-slot-palace = Pałac: stawka teraz
web-secret-count = { $done } z { $all }
web-secret-palace = { $done } z { $all }, potem Pałac
web-slot-you = { $count ->
    [0] twój wybór
   *[other] twój wybór, na remisowe { $tied }
}
web-slot-chooses = { $count ->
    [0] wybiera
   *[other] wybiera, na remisowe { $tied }
}
web-slot-has-bid = { $count ->
    [0] ma stawkę
   *[other] ma stawkę, na remisowym { $tied }
}
web-slot-yours = twoja stawka; tylko ty ją widzisz
web-slot-last = Pałac: stawka po odkryciu
web-standing-chooses = wybiera
web-standing-has-bid = ma stawkę
web-standing-last = na końcu
web-standing-waits = czeka
web-standing-takes = działa
web-recent = Tura { $turn }:
web-order = Stawki w kolejności wyboru
web-order-hint = najpierw wyższa wartość; przy równej para kart przed pojedynczą
web-state-takes = wybiera
web-state-next = następna
web-state-waits = czeka
web-state-done = już wzięto
web-state-nothing = nic nie zostało
web-state-tied = remis
web-state-tied-again = znów remis
web-state-reset = karty wracają
web-why-first = Najwyższa wartość wybiera pierwsza.
web-why-only = Jedyna stawka, która wybiera.
web-why-value = Po stawce gracza { $acting }: niższa wartość, { $value }.
web-why-emperor = Ta sama karta, co { $acting }. Dzięki ½ Cesarza { $seat } unika remisu i wybiera wcześniej.
web-why-emperor-stack = Te same dwie karty, co { $acting }. Połówka Cesarza rozstrzyga: { $seat } wybiera wcześniej.
web-why-after-emperor = Bez ½ Cesarza byłby remis: { $acting }.
web-why-after-emperor-stack = Bez Cesarza oba stosy znów by zremisowały i każdy dobrałby kartę z talii.
web-why-stack = Wartość ta sama, co pojedyncza karta: { $acting }, ale stos ma pierwszeństwo.
web-why-after-stack = Też { $value }, ale { $acting } ma stos, a stos ma pierwszeństwo.
web-why-top = Wartość ta sama, co stos: { $acting }, ale wierzchnia karta jest wyższa.
web-why-after-top = Też { $value }, ale { $acting } ma wyższą kartę na wierzchu.
web-why-tied = Ta sama pojedyncza karta, co { $acting }: remis, bez wyboru. { $card } zostaje i dostanie drugą kartę w następnej turze.
web-why-tied-again = Te same dwie karty, co { $acting }: znów remis. Po wyborach każdy dobiera kartę z talii.
web-why-reset = Sam Reset nigdy nie wybiera; na koniec tury wracają z nim wszystkie karty stawki.
web-why-palace = Dzięki Pałacowi { $seat } licytuje teraz, znając wszystkie inne stawki.

## Cele i stosy

web-table = Cele i stosy
web-table-hint = Cel wymaga 2 kart. Przejmuje go tylko ten, kto ma więcej.
web-goals = Cele
web-owned-by = właściciel: { $seat }
web-owns = ma, +{ $count }
web-owns-short = ma +{ $count }
web-needs-more = brakuje { $count }
web-pile-moved = { $count ->
    [one] z Kupcem, który liczy się za 2
   *[other] z Kupcami ({ $count }), którzy liczą się za 2
}
web-nobody = jeszcze nikt
web-power = moc
web-pts = { $count } pkt
web-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
web-goals-count = { $count ->
    [one] { $count } cel
    [few] { $count } cele
   *[many] { $count } celów
}
web-dragon-held = u gracza
web-dragon-middle = dla ostatnich
web-dragon-display = wystawiony
web-dragon-aside = odłożony
web-holds = ma go
web-tokens = { $count ->
    [one] { $count } żeton prestiżu
    [few] { $count } żetony prestiżu
   *[many] { $count } żetonów prestiżu
}
web-bid-cards = Karty stawki
web-key-hand = ręka
web-key-spent = użyta
web-key-tied = remis
web-key-open = stawka
web-in-hand = { $count } na ręce
web-in-hand-down = { $count } na ręce + { $down } zakryta

## Ręka

web-hand = Twoja ręka
web-hand-plain = Karta jest warta tyle, ile jej liczba.
web-hand-sum = Pod kartą widać, ile byłaby warta stawka{ $count ->
    [0] { "" }
   *[other] { " " }na remisowym { $tied }
}{ $half ->
    [1] { " " }z ½ Cesarza
   *[other] { "" }
}.
web-hand-hint = Reset zwraca wszystkie karty stawki.
web-hand-laid = zakryta
web-hand-tied = remis
web-hand-spent = użyta
web-hand-reset = bez wyboru
web-hand-choose = Wybierz kartę i ją połóż.
web-hand-change = Możesz ją zmienić, dopóki nie ma wszystkich stawek.
web-hand-wait = Licytujesz po innych.
web-hand-then = Wybierz, gdzie trafi { $card }.
web-place = Połóż { $card } zakryte
web-place-instead = Połóż raczej { $card }
web-place-open = Zagraj { $card }
web-place-none = Wybierz kartę
web-keep-reset = Zostaw Reset
web-your-bid = Twoja stawka

## Punktacja

web-scoring = Końcowa punktacja
web-scoring-hint = w każdym wierszu: liczba, punkty, suma
web-rank = { $place ->
    [1] wygrywa
    [2] drugie miejsce
    [3] trzecie miejsce
    [4] czwarte miejsce
   *[other] piąte miejsce
}
web-block-dynasty = Karty dynastii
web-block-goals = Cele i żetony
web-block-then = Następnie
web-line-generals = Generałowie
web-line-generals-hint = { $count ->
    [one] po { $count } punkcie
    [few] po { $count } punkty
   *[many] po { $count } punktów
}
web-line-nobles = Szlachta
web-line-nobles-hint = punkty na kartach
web-line-philosopher = Filozof
web-line-philosopher-hint = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
web-line-goals = Cele
web-line-goals-hint = Dziedzic { $heir }, Pałac { $palace }, Targ { $market }, Smok { $dragon }
web-line-tokens = Żetony
web-line-tokens-hint = po { $token } punkty
web-line-missing = Brakujące typy
web-line-missing-hint = −{ $missing } za każdy typ bez karty
web-line-peasants = Chłopi
web-line-peasants-hint = każdy odkłada { $fewest }, najmniejszą liczbę
web-line-bureaucrats = Urzędnicy
web-line-bureaucrats-hint = po { $count }, tylko z Filozofem
web-line-cards = Karty dynastii
web-line-cards-hint = rozstrzygają równe sumy
web-score-without = brak: { $list }
web-total = Razem
web-peasants-left = Punkty za pozostałych chłopów
