# Państwo Środka. Klucze: zob. tianxia/words. Liczby pochodzą z używanych tabel.

title = Państwo Środka

## Rzeczy

card-reset = Reset
    .gen = Resetu
laid-reset = Reset
    .gen = Resetu

dynasty-general = generał
    .acc = generała
dynasty-bureaucrat = urzędnik
    .acc = urzędnika
dynasty-philosopher = filozof
    .acc = filozofa
dynasty-peasant = chłop
    .acc = chłopa
dynasty-merchant = kupiec
    .acc = kupca
dynasty-noble-two = szlachcic (2)
    .acc = szlachcica (2)
dynasty-noble-three = szlachcic (3)
    .acc = szlachcica (3)
dynasty-noble-four = szlachcic (4)
    .acc = szlachcica (4)

display-general = { dynasty-general }
    .acc = { dynasty-general.acc }
display-bureaucrat = { dynasty-bureaucrat }
    .acc = { dynasty-bureaucrat.acc }
display-philosopher = { dynasty-philosopher }
    .acc = { dynasty-philosopher.acc }
display-peasant = { dynasty-peasant }
    .acc = { dynasty-peasant.acc }
display-merchant = { dynasty-merchant }
    .acc = { dynasty-merchant.acc }
display-noble-two = { dynasty-noble-two }
    .acc = { dynasty-noble-two.acc }
display-noble-three = { dynasty-noble-three }
    .acc = { dynasty-noble-three.acc }
display-noble-four = { dynasty-noble-four }
    .acc = { dynasty-noble-four.acc }
display-dragon = Niebiański Smok
    .acc = Niebiańskiego Smoka

pile-general = generałowie
    .gen = generałów
pile-bureaucrat = urzędnicy
    .gen = urzędników
pile-peasant = chłopi
    .gen = chłopów
pile-merchant = kupcy
    .gen = kupców
pile-noble = szlachta
    .gen = szlachty

goal-emperor = Cesarz
    .acc = Cesarza
goal-palace = Pałac
    .acc = Pałac
goal-harvest = Żniwa
    .acc = Żniwa
goal-market = Targ
    .acc = Targ
goal-heir = Dziedzic
    .acc = Dziedzica
goal-dragon = Niebiański Smok
    .acc = Niebiańskiego Smoka

reason-value = wyższa wartość
reason-emperor = ½ od Cesarza
reason-stack = stos przed pojedynczą kartą
reason-top = wyższa karta na wierzchu

phase-bids = Stawki
phase-palace = Pałac
phase-harvest = Żniwa
phase-emperor = Cesarz
phase-swap = Smok
phase-claims = Wybór kart
phase-draws = Stosy w powtórnym remisie
phase-heir = Dziedzic
phase-end = Cesarz umarł

## Ruchy

move-bid = Postaw { $card }
move-add = Połóż { $card } na swoją remisową { $tied }
move-change = { $card } zamiast { $laid-key ->
    [reset] Resetu
   *[other] { $laid }
}
move-replace = Zagraj { $card } zamiast Resetu
move-keep = Zostaw Reset
move-crown = Dodaj ½ do stawki, na której leży { $laid }
move-swap = Wymień Smoka na { $dynasty-acc }
move-take = Weź { $display-acc }
move-place = Do stosu: { $pile }
move-inherit = Weź { $dynasty-acc }
move-decline = Nie bierz nic

effect-points = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
effect-goals = { $count ->
    [one] cel
    [few] cele
   *[many] celów
}

## Pytania

ask-bid = { $bids ->
    [one] Jaką kartę stawiasz w tajemnicy?
   *[many] Jakie dwie karty stawiasz w tajemnicy?
}
ask-palace = Pałac: wszystkie inne stawki są odkryte. Co stawiasz?
ask-harvest = Żniwa: czy zagrasz inną kartę zamiast Resetu?
ask-emperor = Cesarz: która z twoich stawek dostaje ½?
ask-swap = Niebiański Smok: na którą kartę go wymieniasz?
ask-claim = Twoja stawka wybiera: którą kartę bierzesz?
ask-market = Targ: do którego stosu idzie kupiec? { $left ->
    [one] {""}
   *[many] Jest ich { $left }.
}
ask-heir = Dziedzic: którą z pozostałych kart bierzesz?

## Wieści

news-turn = Tura { $turn }, { $deck ->
    [0] talia jest pusta
    [one] { $deck } karta w talii
    [few] { $deck } karty w talii
   *[many] { $deck } kart w talii
}
news-appeared = Do wzięcia: { $dynasty }
news-forced = { $seat } nie ma już wyboru
news-laid = { $seat } kładzie zakrytą kartę: { $card }
news-added = { $seat } kładzie zakrytą kartę: { $card } na remisową { $tied }
news-changed = { $seat } kładzie { $card } zamiast { $laid-key ->
    [reset] Resetu
   *[other] { $laid }
}
news-has-bid = { $seat } ma gotową stawkę
news-shown = { $seat } odkrywa { $card }
news-shown-on = { $seat } odkrywa { $card } na remisowej { $tied }
news-replaced = { $seat } odkłada Reset na bok (Żniwa) i zagrywa { $card }
news-kept = { $seat } zostawia Reset
news-crowned = { $seat } dodaje ½ od Cesarza: { $value }
news-tied = { $rivals } remisują kartą { $card }: nikt z nich nie wybiera, karty zostają i dostaną drugą na wierzch
news-tied-again = { $rivals } znów remisują, { $card } na { $tied }: dobiorą z talii po wyborze kart
news-claims = { $seat } wybiera w kolejności { $place } ze stawką { $value }{ $reason-key ->
    [emperor] {" "}(tyle co { $rivals }, ale z ½ od Cesarza)
    [stack] {" "}(tyle co { $rivals }, ale stos jest przed pojedynczą kartą)
    [top] {" "}(tyle co { $rivals }, ale z wyższą kartą na wierzchu)
   *[value] {""}
}
news-swapped = { $seat } wymienia Smoka na { $dynasty-acc }
news-took = { $seat } bierze { $dynasty-acc }
news-token = { $seat } bierze Smoka za żeton prestiżu ({ $tokens ->
    [one] pierwszy
   *[many] ma już { $tokens }
})
news-nothing-left = { $seat } nie ma już czego wybrać
news-drew = { $seat } dobiera { $dynasty-acc }
news-placed = { $seat } kładzie kupca do stosu: { $pile }
news-goal = { $seat } ma teraz { $goal-acc }, z liczbą { $count }
news-inherited = { $seat } bierze { $dynasty-acc } z reszty (Dziedzic)
news-declined = { $seat } nie bierze nic z reszty (Dziedzic)
news-discarded = Z gry { $count ->
    [one] wypada { $count } pozostała karta
    [few] wypadają { $count } pozostałe karty
   *[many] wypada { $count } pozostałych kart
}
news-recovered = { $seat } bierze na rękę { $count ->
    [one] Reset
    [few] { $count } karty stawki
   *[many] { $count } kart stawki
}
news-dragon = { $seat } dostaje Niebiańskiego Smoka: { $goals ->
    [0] bez celu
    [one] { $goals } cel
    [few] { $goals } cele
   *[many] { $goals } celów
} i { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
news-no-dragon = Nikt nie jest sam ostatni: Niebiański Smok zostaje na środku
news-ended = { $deck ->
    [0] Nie ma już kart
    [one] Została tylko { $deck } karta
    [few] Zostały tylko { $deck } karty
   *[many] Zostało tylko { $deck } kart
}, a trzeba wyłożyć { $display }: Cesarz umarł
news-ended-by-tie = Stosy w powtórnym remisie: { $stacks }, a { $deck ->
    [0] talia jest pusta
    [one] została tylko { $deck } karta
    [few] zostały tylko { $deck } karty
   *[many] zostało tylko { $deck } kart
}: Cesarz umarł
news-final-heir = { $seat } dostaje Dziedzica, mając najwięcej generałów: { $count }
news-heir-removed = Najwięcej generałów ({ $count }) ma kilka osób: Dziedzic wypada z gry
news-returned = { $seat } przekłada { $count ->
    [one] { $count } kupca
    [few] { $count } kupców
   *[many] { $count } kupców
} z powrotem do kupców
news-final = { $seat } ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} i { $cards ->
    [one] { $cards } kartę dynastii
    [few] { $cards } karty dynastii
   *[many] { $cards } kart dynastii
}

## Dlaczego stawka jest na swoim miejscu

why-value = Miejsce { $place }: najpierw wyższa wartość.
why-emperor = Te same karty co { $rivals }: ½ od Cesarza rozstrzyga remis.
why-stack = Tyle co { $rivals }, ale stos jest przed pojedynczą kartą.
why-top = Tyle co { $rivals }, ale z wyższą kartą na wierzchu.
why-tied = Remis: { $rivals } z tą samą pojedynczą kartą { $card }. Bez wyboru; karta zostaje i dostanie drugą na wierzch.
why-tied-again = Powtórny remis: { $rivals } z tymi samymi kartami w tej samej kolejności. Każdy dobiera kartę z talii.
why-reset = Sam Reset niczego nie wybiera, ale oddaje wszystkie odrzucone karty stawki.

## Odmowy

bid-first = Teraz zagrywa się karty stawki.
card-spent = { $card-key ->
    [reset] Reset leży
   *[other] Twoja karta { $card } leży
} wśród odrzuconych; odda ją Reset.
card-laid = { $card-key ->
    [reset] Reset już leży zakryty
   *[other] Twoja karta { $card } już leży zakryta
}.
card-tied = Twoja karta { $card } remisuje i leży na stole; liczy się razem z kartą na wierzchu.
change-one-of-two = Masz dwie stawki: powiedz, która karta zastąpi którą.
goes-on-tied = Ta stawka musi leżeć na karcie remisowej.
added-by-itself = Stawka sama trafia na kartę remisową: wybierz tylko kartę.
no-such-tied = Nie masz remisowej { $tied }, która czeka na kartę.
not-laid = Wśród twoich stawek nie leży { $laid }.
lay-another = Po prostu wybierz inną kartę: zastąpi tę, którą położyłeś.
second-bid-first = Połóż najpierw drugą stawkę; potem można zmienić obie.
nothing-changes = To niczego nie zmienia.
replace-or-keep = Wybierz z ręki kartę zamiast Resetu albo zostaw Reset.
not-your-bid = Żadna z twoich stawek nie ma na wierzchu { $laid-key ->
    [reset] Resetu
   *[other] { $laid }
}.
crown-a-bid = Powiedz, która z twoich stawek dostaje ½ od Cesarza.
no-card-in-pile = Nie masz żadnych { $pile-gen }, więc kupiec nie może tam trafić.
place-the-merchant = Najpierw kupiec trafia do któregoś stosu.
not-on-display = Nie ma do wzięcia: { $display }.
philosopher-barred = Smoka nie można wymienić na filozofa, póki jest inna karta.
largest-pile = Masz najwięcej { $pile-gen }; Smoka nie można wymienić na kartę, jakich masz najwięcej.
swap-the-dragon = Najpierw trzeba wymienić Niebiańskiego Smoka na kartę.
take-a-card = Twoja stawka wybiera: trzeba coś wziąć.
heir-no-dragon = Dziedzic nie może wziąć Niebiańskiego Smoka.
inherit-or-not = Wybierz jedną z pozostałych kart albo żadnej.

## Opcje

option-two_bids = Trzy osoby: po dwie stawki, pięć kart do wzięcia
option-regular_peasants = Trzej chłopi dają 9 punktów zamiast 8 (źródło jest nieczytelne)
option-dragon_ignores_merchants = Wymiana Smoka: kupcy dołożeni do innych stosów się nie liczą (inna wykładnia M22)
option-last_card_alone = Ostatnią kartę stawki gra się osobno, nawet przy karcie w remisie (inna wykładnia M11)
option-tied_card_returns = Po Resecie dolna karta stosu, który znów zremisował, wraca na rękę (inna wykładnia M17)

## Plansza

board-turn = Tura { $turn }
board-deck = talia { $deck }
board-display = Karty
board-bids = Stawki
board-you = ty
board-none = brak
board-points = punkty
board-cards = karty
board-tokens = żetony
board-dragon = Smok: { $where }
board-dragon-middle = na środku
board-dragon-display = do wzięcia
board-dragon-aside = na boku
board-dragon-held = ma go { $seat }
board-to-choose = wybiera
board-to-choose-more = do położenia: { $cards }
board-has-bid = ma stawkę
board-bids-last = stawia na końcu
board-face-down = zakryte
board-legend = liczba do celu, ✓ ma cel (przewaga), ↑ brakuje kart, * filozof, m kupcy dołożeni
board-value = = { $value }
board-state-takes = wybiera
board-state-waits = czeka
board-state-done = już wziął
board-state-nothing = nic nie zostało
board-state-tied = remis
board-state-tied-again = znów remis
board-state-reset = Reset
board-state-shown = odkryta
board-count = { $type } { $before } → { $after }

## Końcowy rachunek

source-generals = generałowie
source-nobles = szlachta
source-philosopher = filozof
source-goals = cele
source-tokens = żetony
source-missing = brakujące rodzaje
source-peasants = chłopi
source-bureaucrats = urzędnicy
source-total = razem
source-cards = karty dynastii

## Pomoc

help-goal-of-the-game = Zbieraj karty dynastii dla punktów i dla celów, które dają. Wszyscy stawiają o wyłożone karty takimi samymi ośmioma kartami stawki; wyższe wybierają pierwsze, równe wchodzą sobie w drogę. Gdy skończy się talia, wygrywa, kto ma najwięcej punktów.
    .title = Gra
help-turn = Tura ma cztery fazy: stawki; wybór kart; Niebiański Smok trafia do tego, kto jest najbardziej w tyle; wykłada się nowe karty.
    .title = Tura
help-bidding = Każdy kładzie zakrytą kartę stawki, którą może zmienić, póki nie leży ostatnia; potem wszystkie odkrywa się razem. Potem działają Pałac, Żniwa i Cesarz, w tej kolejności. Wyższe stawki wybierają pierwsze; kto się spóźni, nie dostaje nic.
    .title = Stawki
help-ties = Takie same pojedyncze karty remisują: niczego nie wybierają, zostają na stole i w następnej turze dostają drugą kartę na wierzch, tworząc stos. Takie same stosy remisują powtórnie: ich właściciele dobierają po karcie z talii. Przy równej wartości stos jest przed pojedynczą kartą, a z dwóch stosów pierwszy jest ten z wyższą kartą na wierzchu.
    .title = Remisy
help-two = We dwoje, a także we troje w wariancie, każdy stawia w turze dwie osobne stawki. Gdy ma kartę remisową, jedna idzie na nią; gdy ma dwie, każda dostaje jedną. Kto ma Pałac, kładzie jedną stawkę z innymi, a drugą po odkryciu; kto ma Cesarza, mówi, która stawka dostaje ½.
    .title = Po dwie stawki
help-goals = Cel dostaje ten, kto pierwszy ma karty jego rodzaju w liczbie { $goal-rules-fewest }; cel przechodzi natychmiast do tego, kto ma ich więcej niż wszyscy inni.
    .title = Cele
help-end = Gdy talia nie wystarcza na nowe karty, gra się kończy. Punkty: te na kartach dynastii i celach; po { $token-points } za żeton; −{ $missing-points } za każdy rodzaj bez żadnej karty; chłopi, którzy zostają, gdy każdy odłoży tylu, ilu ma ten z najmniejszą liczbą: { $peasants-points-1 }, { $peasants-points-2 }, { $option-regular_peasants ->
    [0] { $peasants-three-points-1 }
   *[other] { $peasants-three-points-2 }
}, { $peasants-points-4 }, { $peasants-points-5 } za 1 do 5; oraz urzędnicy dla właściciela filozofa. Dziedzic idzie do tego, kto sam ma najwięcej generałów. Przy równych punktach wygrywa większa liczba kart dynastii.
    .title = Koniec

help-card-reset = Sam niczego nie wybiera; na karcie remisowej liczy się jako 0. Pod koniec tury oddaje wszystkie twoje odrzucone karty stawki oraz siebie.
help-laid-reset = { help-card-reset }

help-dynasty-general = Każdy daje { $dynasty-general-points ->
    [one] { $dynasty-general-points } punkt
    [few] { $dynasty-general-points } punkty
   *[many] { $dynasty-general-points } punktów
}. Najwięcej generałów daje Cesarza, a na koniec Dziedzica. W talii: { $dynasty-general-cards }.
help-dynasty-bureaucrat = Każdy daje { $bureaucrats-points ->
    [one] { $bureaucrats-points } punkt
    [few] { $bureaucrats-points } punkty
   *[many] { $bureaucrats-points } punktów
}, ale tylko właścicielowi filozofa. Najwięcej urzędników daje Pałac. W talii: { $dynasty-bureaucrat-cards }.
help-dynasty-philosopher = Daje { $dynasty-philosopher-points ->
    [one] { $dynasty-philosopher-points } punkt
    [few] { $dynasty-philosopher-points } punkty
   *[many] { $dynasty-philosopher-points } punktów
}; liczy się jako urzędnik i sprawia, że twoi urzędnicy punktują. Jest tylko jeden.
help-dynasty-peasant = Im więcej, tym więcej punktów, ale każdy odkłada tylu, ilu ma ten z najmniejszą liczbą. Najwięcej chłopów daje Żniwa. W talii: { $dynasty-peasant-cards }.
help-dynasty-merchant = Bez punktów. Najwięcej kupców daje Targ; z nim nowy kupiec może trafić do innego stosu, gdzie do celu liczy się jako { $goal-rules-counts }. W talii: { $dynasty-merchant-cards }.
help-dynasty-noble-two = Szlachcice dają 2, 3 albo 4 punkty. Najwięcej szlachty daje Dziedzica.
help-dynasty-noble-three = { help-dynasty-noble-two }
help-dynasty-noble-four = { help-dynasty-noble-two }

help-display-general = { help-dynasty-general }
help-display-bureaucrat = { help-dynasty-bureaucrat }
help-display-philosopher = { help-dynasty-philosopher }
help-display-peasant = { help-dynasty-peasant }
help-display-merchant = { help-dynasty-merchant }
help-display-noble-two = { help-dynasty-noble-two }
help-display-noble-three = { help-dynasty-noble-two }
help-display-noble-four = { help-dynasty-noble-two }
help-display-dragon = { help-goal-dragon }

help-pile-general = { help-dynasty-general }
help-pile-bureaucrat = { help-dynasty-bureaucrat }
help-pile-peasant = { help-dynasty-peasant }
help-pile-merchant = { help-dynasty-merchant }
help-pile-noble = { help-dynasty-noble-two }

help-goal-emperor = Sam dodaje ½ do stawki właściciela, więc chroni ją też przed remisem; nigdy do samego Resetu. Idzie do tego, kto ma najwięcej generałów.
help-goal-palace = Punkty: { $goal-palace }. Właściciel stawia, gdy wszyscy inni odkryli stawki. Idzie do tego, kto ma najwięcej urzędników.
help-goal-harvest = Kto je ma, zagrał Reset i ma na ręce od jednej do { $goal-rules-harvest } innych kart stawki, może zagrać jedną z nich zamiast niego; Reset działa mimo to. Idzie do tego, kto ma najwięcej chłopów.
help-goal-market = Punkty: { $goal-market }. Właściciel może położyć zdobytego kupca do innego niepustego stosu, gdzie do celu liczy się jako { $goal-rules-counts }. Idzie do tego, kto ma najwięcej kupców.
help-goal-heir = Punkty: { $goal-heir }; na koniec dostaje je ten, kto sam ma najwięcej generałów. W czasie gry właściciel może co turę wziąć jedną z kart, które zostały. Idzie do tego, kto ma najwięcej szlachty.
help-goal-dragon = Gdy cele w liczbie { $goal-rules-dragon } mają właścicieli, co turę trafia do tego, kto ma najmniej celów, potem najmniej kart, potem do tego, kto miał go najdawniej. W następnej turze, przed wyborem kart, trzeba go wymienić na wyłożoną kartę, ale nie na filozofa ani na kartę, jakich ma się najwięcej. Potem każdy może go wziąć za żeton. Punkty za żeton: { $token-points }; za Smoka na koniec gry: { $goal-dragon }.

help-reason-value = Stawka o wyższej wartości wybiera pierwsza.
help-reason-emperor = Cesarz dodaje ½: jego stawka nie jest już równa tej drugiej.
help-reason-stack = Przy równej wartości stos dwóch kart jest przed pojedynczą kartą.
help-reason-top = Z dwóch stosów o równej wartości pierwszy jest ten z wyższą kartą na wierzchu.
