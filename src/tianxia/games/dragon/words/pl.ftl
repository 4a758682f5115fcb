# Rok Smoka. Klucze: zob. tianxia/words. Liczby pochodzą z używanych tabel.

title = Rok Smoka

## Rzeczy

card-taxes = Podatki
card-build = Budowa
card-harvest = Zbiory
card-fireworks = Fajerwerki
card-parade = Parada wojskowa
card-research = Nauka
card-privilege = Przywilej

hand-craftsman = rzemieślnik
    .acc = rzemieślnika
    .gen = rzemieślnika
hand-lady = dama dworu
    .acc = damę dworu
    .gen = damy dworu
hand-collector = poborca podatków
    .acc = poborcę podatków
    .gen = poborcy podatków
hand-pyrotechnist = pirotechnik
    .acc = pirotechnika
    .gen = pirotechnika
hand-warrior = wojownik
    .acc = wojownika
    .gen = wojownika
hand-monk = mnich
    .acc = mnicha
    .gen = mnicha
hand-healer = uzdrowiciel
    .acc = uzdrowiciela
    .gen = uzdrowiciela
hand-farmer = chłop
    .acc = chłopa
    .gen = chłopa
hand-scholar = uczony
    .acc = uczonego
    .gen = uczonego
hand-wild = joker
    .acc = jokera
    .gen = jokera

tile-craftsman = rzemieślnik
    .acc = rzemieślnika
    .gen = rzemieślnika
tile-lady = dama dworu
    .acc = damę dworu
    .gen = damy dworu
tile-collector = poborca podatków
    .acc = poborcę podatków
    .gen = poborcy podatków
tile-pyrotechnist = młody pirotechnik
    .acc = młodego pirotechnika
    .gen = młodego pirotechnika
tile-warrior = młody wojownik
    .acc = młodego wojownika
    .gen = młodego wojownika
tile-monk = młody mnich
    .acc = młodego mnicha
    .gen = młodego mnicha
tile-healer = młody uzdrowiciel
    .acc = młodego uzdrowiciela
    .gen = młodego uzdrowiciela
tile-farmer = młody chłop
    .acc = młodego chłopa
    .gen = młodego chłopa
tile-scholar = młody uczony
    .acc = młodego uczonego
    .gen = młodego uczonego
tile-old-pyrotechnist = doświadczony pirotechnik
    .acc = doświadczonego pirotechnika
    .gen = doświadczonego pirotechnika
tile-old-warrior = doświadczony wojownik
    .acc = doświadczonego wojownika
    .gen = doświadczonego wojownika
tile-old-monk = doświadczony mnich
    .acc = doświadczonego mnicha
    .gen = doświadczonego mnicha
tile-old-healer = doświadczony uzdrowiciel
    .acc = doświadczonego uzdrowiciela
    .gen = doświadczonego uzdrowiciela
tile-old-farmer = doświadczony chłop
    .acc = doświadczonego chłopa
    .gen = doświadczonego chłopa
tile-old-scholar = doświadczony uczony
    .acc = doświadczonego uczonego
    .gen = doświadczonego uczonego

person-craftsman = { tile-craftsman }
    .acc = { tile-craftsman.acc }
    .gen = { tile-craftsman.gen }
person-lady = { tile-lady }
    .acc = { tile-lady.acc }
    .gen = { tile-lady.gen }
person-collector = { tile-collector }
    .acc = { tile-collector.acc }
    .gen = { tile-collector.gen }
person-pyrotechnist = { tile-pyrotechnist }
    .acc = { tile-pyrotechnist.acc }
    .gen = { tile-pyrotechnist.gen }
person-warrior = { tile-warrior }
    .acc = { tile-warrior.acc }
    .gen = { tile-warrior.gen }
person-monk = { tile-monk }
    .acc = { tile-monk.acc }
    .gen = { tile-monk.gen }
person-healer = { tile-healer }
    .acc = { tile-healer.acc }
    .gen = { tile-healer.gen }
person-farmer = { tile-farmer }
    .acc = { tile-farmer.acc }
    .gen = { tile-farmer.gen }
person-scholar = { tile-scholar }
    .acc = { tile-scholar.acc }
    .gen = { tile-scholar.gen }
person-old-pyrotechnist = { tile-old-pyrotechnist }
    .acc = { tile-old-pyrotechnist.acc }
    .gen = { tile-old-pyrotechnist.gen }
person-old-warrior = { tile-old-warrior }
    .acc = { tile-old-warrior.acc }
    .gen = { tile-old-warrior.gen }
person-old-monk = { tile-old-monk }
    .acc = { tile-old-monk.acc }
    .gen = { tile-old-monk.gen }
person-old-healer = { tile-old-healer }
    .acc = { tile-old-healer.acc }
    .gen = { tile-old-healer.gen }
person-old-farmer = { tile-old-farmer }
    .acc = { tile-old-farmer.acc }
    .gen = { tile-old-farmer.gen }
person-old-scholar = { tile-old-scholar }
    .acc = { tile-old-scholar.acc }
    .gen = { tile-old-scholar.gen }

privilege-small = mały przywilej
privilege-large = duży przywilej

event-peace = Pokój
event-tribute = Danina cesarska
event-drought = Susza
event-festival = Święto smoka
event-mongols = Najazd Mongołów
event-epidemic = Epidemia

phase-setup = Przygotowanie
phase-action = Akcja
phase-person = Postać
phase-event = Wydarzenie
phase-end = Koniec roku

## Ruchy

move-take = { $card }
move-refill = Uzupełnij sakiewkę
move-buy = Kup { $privilege }
move-build = Dobuduj piętro w pałacu { $palace }
move-found = Zacznij nowy pałac
move-play = Zagraj { $hand-acc }
move-hire = Weź { $tile-acc }
move-house = Umieść w pałacu { $palace }
move-release = Odeślij { $person-acc } z pałacu { $palace }
move-dismiss = Odpraw nową postać

effect-yuan = { $count ->
    [one] juan
    [few] juany
   *[many] juanów
}
effect-surcharge = { $count ->
    [one] juan za wstęp
    [few] juany za wstęp
   *[many] juanów za wstęp
}
effect-rice = { $count ->
    [one] worek ryżu
    [few] worki ryżu
   *[many] worków ryżu
}
effect-fireworks = { $count ->
    [one] fajerwerk
    [few] fajerwerki
   *[many] fajerwerków
}
effect-floors = { $count ->
    [one] piętro
    [few] piętra
   *[many] pięter
}
effect-steps = { $count ->
    [one] krok
    [few] kroki
   *[many] kroków
}
effect-points = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
effect-dragons = { $count ->
    [one] smok
    [few] smoki
   *[many] smoków
}
effect-symbols = { $count ->
    [one] symbol
    [few] symbole
   *[many] symboli
}
effect-persons = { $count ->
    [one] postać
    [few] postacie
   *[many] postaci
}

## Pytania

ask-recruit = { $left ->
    [one] Kto będzie drugim towarzyszem? Żaden inny dwór nie może mieć tej samej pary.
   *[other] Kto będzie pierwszym z twoich towarzyszy? Wybierasz ich { $left }.
}
ask-action = Którą akcję wykonujesz w tym miesiącu?
ask-build = Gdzie stanie nowe piętro? { $left ->
    [one] To ostatnie.
    [few] Do ustawienia są { $left } piętra.
   *[many] Do ustawienia jest { $left } pięter.
}
ask-privilege = Który przywilej kupujesz?
ask-card = Którą kartę postaci zagrywasz?
ask-hire = { $hand-key ->
    [wild] Kogo bierzesz za jokera?
   *[other] Którego { $hand-gen } bierzesz?
}
ask-house = W którym pałacu zamieszka { $tile }?
ask-make-room = Twoje pałace są pełne. Kto zrobi miejsce? Nowa postać: { $tile }.
ask-release = { $event }: kogo odsyłasz? { $left ->
    [one] Jedna postać musi odejść.
    [few] { $left } postacie muszą odejść.
   *[many] { $left } postaci musi odejść.
}
ask-unfed = { $left ->
    [one] Jeden pałac nie ma ryżu. Kto go opuszcza?
    [few] { $left } pałace nie mają ryżu. Kto opuszcza pierwszy z nich?
   *[many] { $left } pałaców nie ma ryżu. Kto opuszcza pierwszy z nich?
}

## Wiadomości

news-month = Miesiąc { $month }: { $event }
news-took = { $surcharge ->
    [0] { $seat } wybiera akcję { $card }
    [one] { $seat } płaci { $surcharge } juana za zajętą grupę i wybiera akcję { $card }
    [few] { $seat } płaci { $surcharge } juany za zajętą grupę i wybiera akcję { $card }
   *[many] { $seat } płaci { $surcharge } juanów za zajętą grupę i wybiera akcję { $card }
}
news-refilled = { $yuan ->
    [0] { $seat } nie wykonuje akcji
    [one] { $seat } uzupełnia sakiewkę: +{ $yuan } juan
    [few] { $seat } uzupełnia sakiewkę: +{ $yuan } juany
   *[many] { $seat } uzupełnia sakiewkę: +{ $yuan } juanów
}
news-yielded = { $seat } { $card-key ->
    [taxes] zbiera { $amount ->
        [one] { $amount } juana
        [few] { $amount } juany
       *[many] { $amount } juanów
    }
    [build] buduje { $amount ->
        [one] { $amount } piętro
        [few] { $amount } piętra
       *[many] { $amount } pięter
    }
    [harvest] zbiera { $amount ->
        [one] { $amount } worek ryżu
        [few] { $amount } worki ryżu
       *[many] { $amount } worków ryżu
    }
    [fireworks] robi { $amount ->
        [one] { $amount } fajerwerk
        [few] { $amount } fajerwerki
       *[many] { $amount } fajerwerków
    }
    [parade] idzie naprzód o { $amount ->
        [one] { $amount } krok
        [few] { $amount } kroki
       *[many] { $amount } kroków
    }
   *[other] zdobywa { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
       *[many] { $amount } punktów
    }
}
news-bought = { $seat } kupuje { $privilege } za { $price ->
    [one] { $price } juana
    [few] { $price } juany
   *[many] { $price } juanów
}
news-extended = { $seat } podwyższa pałac { $palace }: { $floors ->
    [one] { $floors } piętro
    [few] { $floors } piętra
   *[many] { $floors } pięter
}
news-founded = { $seat } zaczyna pałac { $palace }
news-played = { $seat } zagrywa { $hand-acc }
news-nobody-left = { $seat } nie znajduje już takiego kafelka
news-housed = { $seat } bierze { $tile-acc } do pałacu { $palace }: +{ $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}
news-dismissed = { $seat } odprawia { $tile-acc }
news-released = { $seat } odsyła { $tile-acc } z pałacu { $palace }
news-happened = Wydarzenie: { $event }
news-tribute = { $seat } płaci { $paid ->
    [one] { $paid } juana
    [few] { $paid } juany
   *[many] { $paid } juanów
}{ $missing ->
    [0] {""}
   *[other] , brakuje { $missing }
}
news-drought = { $seat } zjada { $rice ->
    [one] { $rice } worek ryżu
    [few] { $rice } worki ryżu
   *[many] { $rice } worków ryżu
}{ $unfed ->
    [0] {""}
    [one] , { $unfed } pałac bez ryżu
    [few] , { $unfed } pałace bez ryżu
   *[many] , { $unfed } pałaców bez ryżu
}
news-festival = { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} i zużywa { $returned ->
    [one] { $returned } fajerwerk
    [few] { $returned } fajerwerki
   *[many] { $returned } fajerwerków
}
news-mongols = { $seat } zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $lost ->
    [0] {""}
   *[other] {" "}i ma najmniej hełmów
}
news-epidemic = { $seat } ma { $mortars ->
    [one] { $mortars } moździerz
    [few] { $mortars } moździerze
   *[many] { $mortars } moździerzy
}{ $lost ->
    [0] {" "}i nikogo nie traci
    [one] : { $lost } postać musi odejść
    [few] : { $lost } postacie muszą odejść
   *[many] : { $lost } postaci musi odejść
}
news-decayed = { $seat } { $floors ->
    [0] traci pusty pałac { $palace }
    [one] ma w pustym pałacu { $palace } już tylko { $floors } piętro
    [few] ma w pustym pałacu { $palace } już tylko { $floors } piętra
   *[many] ma w pustym pałacu { $palace } już tylko { $floors } pięter
}
news-scored = { $seat } zdobywa { $points } ({ $palaces ->
    [one] { $palaces } pałac
    [few] { $palaces } pałace
   *[many] { $palaces } pałaców
}{ $ladies ->
    [0] {""}
    [one] , { $ladies } dama dworu
    [few] , { $ladies } damy dworu
   *[many] , { $ladies } dam dworu
}{ $dragons ->
    [0] {""}
    [one] , { $dragons } smok
    [few] , { $dragons } smoki
   *[many] , { $dragons } smoków
})
news-final = { $seat } zdobywa jeszcze { $points }: { $persons } za postacie, { $monks } za mnichów, { $money } za pieniądze

## Odmowy

start-young = Towarzysze są młodzi, a to nie: { $tile }.
start-different = Masz już { $tile-acc }; obie postacie muszą się różnić.
start-pair-taken = Inny dwór ma już tę parę: { $one } i { $other }.
none-left = Nie ma już takiego kafelka: { $tile }.
cannot-pay-surcharge = Na tej grupie leży smok: potrzeba { $need } juanów, a masz { $have }.
cannot-afford-privilege = Potrzeba { $need } juanów, by tu wejść i kupić choćby mały przywilej, a masz { $have }.
cannot-afford = Na { $privilege } potrzeba { $need } juanów, a masz { $have }.
buy-a-privilege = Ta akcja to zakup przywileju: wybierz mały albo duży.
no-such-palace = Nie masz pałacu { $palace }.
palace-at-full-height = Pałac { $palace } jest już najwyższy: { $floors ->
    [one] { $floors } piętro
    [few] { $floors } piętra
   *[many] { $floors } pięter
}.
place-all-floors = Wszystkie nowe piętra stawia się od razu; zostało { $left }.
no-such-card = Nie masz już tej karty: { $hand }.
card-does-not-match = Za zagraną kartę bierze się { $hand-acc }, nie { $tile-acc }.
take-a-person = Karta została zagrana: weź za nią postać.
card-for-nobody = Za tę kartę ({ $hand }) nie ma już kogo wziąć: przepadłaby za nic.
no-palace-for-anybody = Nie masz żadnego pałacu: nowa postać zostałaby od razu odprawiona.
refill-brings-nothing = Masz { $have ->
    [one] { $have } juana
    [few] { $have } juany
   *[many] { $have } juanów
}: uzupełnienie nic nie da, to tylko pas.
palace-full = Pałac { $palace } nie ma wolnego piętra.
use-free-floor = Nowa postać musi zamieszkać, dopóki jest wolne piętro.
no-such-person = W pałacu { $palace } nie mieszka { $person }.
release-somebody = Najpierw trzeba odesłać { $left ->
    [one] { $left } postać
    [few] { $left } postacie
   *[many] { $left } postaci
}.
one-from-each-palace = Pałac { $palace } już kogoś stracił; każdy głodny pałac traci jedną postać.

## Opcje

option-large_privilege = Cena dużego przywileju w juanach (7 w wydaniu jubileuszowym)
option-open_hands = Wszyscy widzą karty postaci wszystkich
option-oldest = Kto pierwszy wybiera towarzyszy
option-oldest-random = losowo

## Plansza

board-month = Miesiąc { $month } z { $months }
board-groups = Akcje
board-track = Kolej
board-supply = Postacie
board-supply-legend = + kroki, • symbole, × kafelki; młodzi, potem doświadczeni
board-points = punkty
board-position = tor
board-yuan = juany
board-rice = ryż
board-fireworks = fajerwerki
board-dragons = smoki
board-cards = karty
board-you = ty
board-free = wolna
board-busy = { $dragons }: −{ $surcharge ->
    [one] { $surcharge } juan
    [few] { $surcharge } juany
   *[many] { $surcharge } juanów
}
board-group = grupa { $group }
board-group-busy = grupa { $group }, { $dragons }
board-hand = Karty
board-none = brak
board-ahead = Gotowość
board-ahead-tribute = danina { $have }/{ $need } juanów
board-ahead-drought = susza { $have }/{ $need } ryżu
board-ahead-epidemic = epidemia { $have }/{ $need } moździerzy
board-ahead-mongols = Mongołowie { $have ->
    [one] { $have } hełm
    [few] { $have } hełmy
   *[many] { $have } hełmów
}, inni { $others }
board-ahead-festival = święto { $have ->
    [one] { $have } fajerwerk
    [few] { $have } fajerwerki
   *[many] { $have } fajerwerków
}, inni { $others }
board-no-palace = bez pałacu
board-hired = czeka na pałac: { $tile }
board-left = zostało { $count }

short-collector = poborca
short-tribute = Danina
short-festival = Święto
short-mongols = Mongołowie

## Rozliczenie końcowe

source-months = miesiące
source-research = nauka
source-festival = święta
source-mongols = Mongołowie
source-persons = postacie
source-monks = mnisi
source-money = pieniądze
source-total = razem

## Pomoc

help-goal = Prowadzisz dwór przez dwanaście miesięcy. Grozi mu sześć rodzajów wydarzeń, a wszystkie są znane od początku. Co miesiąc zdobywaj po trochu dzięki pałacom, damom dworu i przywilejom, chroń swoich ludzi i miej najwięcej punktów po ostatnim miesiącu.
    .title = Gra
help-month = Miesiąc ma cztery fazy: każdy wykonuje akcję; każdy zagrywa kartę postaci i kogoś przyjmuje; następuje wydarzenie miesiąca, a puste pałace popadają w ruinę; każdy zdobywa punkty.
    .title = Miesiąc
help-groups = Siedem kart akcji co miesiąc losowo dzieli się na grupy. Połóż smoka na grupie i użyj jednej z jej kart. Jeśli leży tam już smok, najpierw zapłać { $action-prices-surcharge ->
    [one] { $action-prices-surcharge } juana
    [few] { $action-prices-surcharge } juany
   *[many] { $action-prices-surcharge } juanów
}, bez względu na liczbę smoków.
    .title = Grupy akcji
help-refill = Zamiast akcji możesz uzupełnić pieniądze do { $action-prices-refill ->
    [one] { $action-prices-refill } juana
    [few] { $action-prices-refill } juanów
   *[many] { $action-prices-refill } juanów
}. Nie kładziesz wtedy smoka. Jeśli masz już tyle lub więcej, po prostu pasujesz.
    .title = Uzupełnienie
help-track = Każda przyjęta postać przesuwa twój znacznik na torze postaci, młodzi dalej niż doświadczeni; parada wojskowa też. W każdej fazie zaczyna znacznik najdalszy, a na jednym polu ten, który przybył ostatni. Nic go nie cofa.
    .title = Tor postaci
help-palace = Pałac ma od jednego do { $palace-floors ->
    [one] { $palace-floors } piętra
    [few] { $palace-floors } pięter
   *[many] { $palace-floors } pięter
}, a na każdym mieszka jedna postać. Każdy pałac, także pusty, daje co miesiąc punkt, ale gdy nikt w nim nie mieszka, popada w ruinę. Postacie nigdy się nie przeprowadzają.
    .title = Pałace
help-cards = Na początku masz po jednej karcie każdego rodzaju postaci oraz jokery w liczbie { $hand-wild }: po karcie na każdy miesiąc prócz ostatniego. Karta przepada także wtedy, gdy nie ma już pasującego kafelka. Gdy wszystkie piętra są zajęte, ktoś robi miejsce albo nowa postać odchodzi z niczym.
    .title = Karty postaci
help-release = Odesłana postać wypada z gry. Ty wybierasz, kto odchodzi. Jeśli musi odejść więcej postaci, niż masz, odchodzą wszystkie, a reszta przepada.
    .title = Odsyłanie postaci
help-decay = Po każdym wydarzeniu, także po pokoju, każdy pałac bez mieszkańców traci piętro. Pałac o jednym piętrze znika.
    .title = Popadanie w ruinę
help-scoring = Pod koniec każdego miesiąca: punkt za każdy pałac, za każdą damę dworu i za każdego smoka na przywilejach.
    .title = Punkty za miesiąc
help-final = Po ostatnim miesiącu: po { $final-person ->
    [one] { $final-person } punkt
    [few] { $final-person } punkty
   *[many] { $final-person } punktów
} za każdą postać; za mnicha jego posążki Buddy razy piętra jego pałacu; ryż i fajerwerki sprzedaje się po { $final-good ->
    [one] { $final-good } juanie
    [few] { $final-good } juany
   *[many] { $final-good } juanów
}, a każde { $final-yuan ->
    [one] { $final-yuan } juan
    [few] { $final-yuan } juany
   *[many] { $final-yuan } juanów
} to punkt. Przy remisie wygrywa znacznik dalej na torze postaci.
    .title = Koniec roku

help-card-taxes = Weź { $action-icons-taxes ->
    [one] { $action-icons-taxes } juana
    [few] { $action-icons-taxes } juany
   *[many] { $action-icons-taxes } juanów
} i jeszcze po jednym za każdą monetę poborców podatków.
help-card-build = Zbuduj { $action-icons-build ->
    [one] { $action-icons-build } piętro
    [few] { $action-icons-build } piętra
   *[many] { $action-icons-build } pięter
} i jeszcze po jednym za każdy młotek rzemieślników. Każde dostawia się do pałacu niższego niż { $palace-floors ->
    [one] { $palace-floors } piętro
    [few] { $palace-floors } piętra
   *[many] { $palace-floors } pięter
} albo zaczyna nim nowy; żadnego nie można zachować na później.
help-card-harvest = Weź { $action-icons-harvest ->
    [one] { $action-icons-harvest } worek ryżu
    [few] { $action-icons-harvest } worki ryżu
   *[many] { $action-icons-harvest } worków ryżu
} i jeszcze po jednym za każdy worek chłopów. Ryż karmi pałace podczas suszy.
help-card-fireworks = Weź { $action-icons-fireworks ->
    [one] { $action-icons-fireworks } fajerwerk
    [few] { $action-icons-fireworks } fajerwerki
   *[many] { $action-icons-fireworks } fajerwerków
} i jeszcze po jednym za każdą rakietę pirotechników. Liczą się podczas święta smoka.
help-card-parade = Idź naprzód o { $action-icons-parade ->
    [one] { $action-icons-parade } krok
    [few] { $action-icons-parade } kroki
   *[many] { $action-icons-parade } kroków
} na torze postaci i jeszcze o jeden za każdy hełm wojowników.
help-card-research = Zdobądź { $action-icons-research ->
    [one] { $action-icons-research } punkt
    [few] { $action-icons-research } punkty
   *[many] { $action-icons-research } punktów
} i jeszcze po jednym za każdą księgę uczonych.
help-card-privilege = Kup dokładnie jeden przywilej: mały za { $privilege-small-price ->
    [one] { $privilege-small-price } juana
    [few] { $privilege-small-price } juany
   *[many] { $privilege-small-price } juanów
} albo duży za { $option-large_privilege ->
    [one] { $option-large_privilege } juana
    [few] { $option-large_privilege } juany
   *[many] { $option-large_privilege } juanów
}.

help-privilege-small = Kosztuje { $privilege-small-price ->
    [one] { $privilege-small-price } juana
    [few] { $privilege-small-price } juany
   *[many] { $privilege-small-price } juanów
} i odtąd daje co miesiąc { $privilege-small-dragons ->
    [one] { $privilege-small-dragons } punkt
    [few] { $privilege-small-dragons } punkty
   *[many] { $privilege-small-dragons } punktów
}.
help-privilege-large = Kosztuje { $option-large_privilege ->
    [one] { $option-large_privilege } juana
    [few] { $option-large_privilege } juany
   *[many] { $option-large_privilege } juanów
} i odtąd daje co miesiąc { $privilege-large-dragons ->
    [one] { $privilege-large-dragons } punkt
    [few] { $privilege-large-dragons } punkty
   *[many] { $privilege-large-dragons } punktów
}.

help-event-peace = Nic się nie dzieje. Puste pałace i tak popadają w ruinę.
help-event-tribute = Każdy płaci { $event-tribute ->
    [one] { $event-tribute } juana
    [few] { $event-tribute } juany
   *[many] { $event-tribute } juanów
}, a gdy nie może, wszystko, co ma, i odsyła jedną postać za każdego brakującego juana. Monety na poborcach to nie pieniądze.
help-event-drought = Każdy zamieszkany pałac zjada worek ryżu. Za każdy pałac bez ryżu odchodzi jeden z jego mieszkańców; ty wybierasz, które pałace głodują i kto odchodzi. Worki na chłopach to nie ryż.
help-event-festival = Kto ma najwięcej fajerwerków, zdobywa { $event-festival-1 ->
    [one] { $event-festival-1 } punkt
    [few] { $event-festival-1 } punkty
   *[many] { $event-festival-1 } punktów
}, kto ma ich drugą co do wielkości liczbę, { $event-festival-2 ->
    [one] { $event-festival-2 } punkt
    [few] { $event-festival-2 } punkty
   *[many] { $event-festival-2 } punktów
}; przy remisie zdobywają wszyscy. Kto zdobył punkty, oddaje połowę fajerwerków, zaokrągloną w górę.
help-event-mongols = Każdy zdobywa punkt za każdy hełm. Potem wszyscy, którzy mają najmniej hełmów, odsyłają { $event-mongols ->
    [one] { $event-mongols } postać
    [few] { $event-mongols } postacie
   *[many] { $event-mongols } postaci
}, nawet gdy wszyscy mają po równo.
help-event-epidemic = Każdy odsyła { $event-epidemic ->
    [one] { $event-epidemic } postać
    [few] { $event-epidemic } postacie
   *[many] { $event-epidemic } postaci
}, o jedną mniej za każdy moździerz uzdrowicieli.

help-hand-craftsman = Każdy młotek dodaje piętro przy budowie. { $person-craftsman-young-value ->
    [one] { $person-craftsman-young-value } krok
    [few] { $person-craftsman-young-value } kroki
   *[many] { $person-craftsman-young-value } kroków
}, { $person-craftsman-young-symbols ->
    [one] { $person-craftsman-young-symbols } młotek
    [few] { $person-craftsman-young-symbols } młotki
   *[many] { $person-craftsman-young-symbols } młotków
}.
help-hand-lady = Każda dama dworu daje punkt pod koniec każdego miesiąca. { $person-lady-young-value ->
    [one] { $person-lady-young-value } krok
    [few] { $person-lady-young-value } kroki
   *[many] { $person-lady-young-value } kroków
}.
help-hand-collector = Każda moneta dodaje juana przy poborze podatków. { $person-collector-young-value ->
    [one] { $person-collector-young-value } krok
    [few] { $person-collector-young-value } kroki
   *[many] { $person-collector-young-value } kroków
}, { $person-collector-young-symbols ->
    [one] { $person-collector-young-symbols } moneta
    [few] { $person-collector-young-symbols } monety
   *[many] { $person-collector-young-symbols } monet
}.
help-hand-pyrotechnist = Każda rakieta dodaje fajerwerk przy ich robieniu. Młody: { $person-pyrotechnist-young-value ->
    [one] { $person-pyrotechnist-young-value } krok
    [few] { $person-pyrotechnist-young-value } kroki
   *[many] { $person-pyrotechnist-young-value } kroków
}, { $person-pyrotechnist-young-symbols ->
    [one] { $person-pyrotechnist-young-symbols } rakieta
    [few] { $person-pyrotechnist-young-symbols } rakiety
   *[many] { $person-pyrotechnist-young-symbols } rakiet
}. Doświadczony: { $person-pyrotechnist-old-value ->
    [one] { $person-pyrotechnist-old-value } krok
    [few] { $person-pyrotechnist-old-value } kroki
   *[many] { $person-pyrotechnist-old-value } kroków
}, { $person-pyrotechnist-old-symbols ->
    [one] { $person-pyrotechnist-old-symbols } rakieta
    [few] { $person-pyrotechnist-old-symbols } rakiety
   *[many] { $person-pyrotechnist-old-symbols } rakiet
}.
help-hand-warrior = Każdy hełm daje punkt podczas najazdu Mongołów i chroni przed byciem najsłabszym; na paradzie wojskowej dodaje krok. Młody: { $person-warrior-young-value ->
    [one] { $person-warrior-young-value } krok
    [few] { $person-warrior-young-value } kroki
   *[many] { $person-warrior-young-value } kroków
}, { $person-warrior-young-symbols ->
    [one] { $person-warrior-young-symbols } hełm
    [few] { $person-warrior-young-symbols } hełmy
   *[many] { $person-warrior-young-symbols } hełmów
}. Doświadczony: { $person-warrior-old-value ->
    [one] { $person-warrior-old-value } krok
    [few] { $person-warrior-old-value } kroki
   *[many] { $person-warrior-old-value } kroków
}, { $person-warrior-old-symbols ->
    [one] { $person-warrior-old-symbols } hełm
    [few] { $person-warrior-old-symbols } hełmy
   *[many] { $person-warrior-old-symbols } hełmów
}.
help-hand-monk = Na koniec każdy posążek Buddy daje tyle punktów, ile pięter ma jego pałac. Młody: { $person-monk-young-value ->
    [one] { $person-monk-young-value } krok
    [few] { $person-monk-young-value } kroki
   *[many] { $person-monk-young-value } kroków
}, { $person-monk-young-symbols ->
    [one] { $person-monk-young-symbols } posążek Buddy
    [few] { $person-monk-young-symbols } posążki Buddy
   *[many] { $person-monk-young-symbols } posążków Buddy
}. Doświadczony: { $person-monk-old-value ->
    [one] { $person-monk-old-value } krok
    [few] { $person-monk-old-value } kroki
   *[many] { $person-monk-old-value } kroków
}, { $person-monk-old-symbols ->
    [one] { $person-monk-old-symbols } posążek Buddy
    [few] { $person-monk-old-symbols } posążki Buddy
   *[many] { $person-monk-old-symbols } posążków Buddy
}.
help-hand-healer = Każdy moździerz ratuje jedną postać podczas epidemii. Młody: { $person-healer-young-value ->
    [one] { $person-healer-young-value } krok
    [few] { $person-healer-young-value } kroki
   *[many] { $person-healer-young-value } kroków
}, { $person-healer-young-symbols ->
    [one] { $person-healer-young-symbols } moździerz
    [few] { $person-healer-young-symbols } moździerze
   *[many] { $person-healer-young-symbols } moździerzy
}. Doświadczony: { $person-healer-old-value ->
    [one] { $person-healer-old-value } krok
    [few] { $person-healer-old-value } kroki
   *[many] { $person-healer-old-value } kroków
}, { $person-healer-old-symbols ->
    [one] { $person-healer-old-symbols } moździerz
    [few] { $person-healer-old-symbols } moździerze
   *[many] { $person-healer-old-symbols } moździerzy
}.
help-hand-farmer = Każdy worek dodaje worek ryżu przy zbiorach. Młody: { $person-farmer-young-value ->
    [one] { $person-farmer-young-value } krok
    [few] { $person-farmer-young-value } kroki
   *[many] { $person-farmer-young-value } kroków
}, { $person-farmer-young-symbols ->
    [one] { $person-farmer-young-symbols } worek
    [few] { $person-farmer-young-symbols } worki
   *[many] { $person-farmer-young-symbols } worków
}. Doświadczony: { $person-farmer-old-value ->
    [one] { $person-farmer-old-value } krok
    [few] { $person-farmer-old-value } kroki
   *[many] { $person-farmer-old-value } kroków
}, { $person-farmer-old-symbols ->
    [one] { $person-farmer-old-symbols } worek
    [few] { $person-farmer-old-symbols } worki
   *[many] { $person-farmer-old-symbols } worków
}.
help-hand-scholar = Każda księga dodaje punkt za naukę. Młody: { $person-scholar-young-value ->
    [one] { $person-scholar-young-value } krok
    [few] { $person-scholar-young-value } kroki
   *[many] { $person-scholar-young-value } kroków
}, { $person-scholar-young-symbols ->
    [one] { $person-scholar-young-symbols } księga
    [few] { $person-scholar-young-symbols } księgi
   *[many] { $person-scholar-young-symbols } ksiąg
}. Doświadczony: { $person-scholar-old-value ->
    [one] { $person-scholar-old-value } krok
    [few] { $person-scholar-old-value } kroki
   *[many] { $person-scholar-old-value } kroków
}, { $person-scholar-old-symbols ->
    [one] { $person-scholar-old-symbols } księga
    [few] { $person-scholar-old-symbols } księgi
   *[many] { $person-scholar-old-symbols } ksiąg
}.
help-hand-wild = Zastępuje kartę dowolnej postaci, której kafelek jeszcze został, młodej lub doświadczonej.

help-tile-craftsman = { help-hand-craftsman }
help-tile-lady = { help-hand-lady }
help-tile-collector = { help-hand-collector }
help-tile-pyrotechnist = { help-hand-pyrotechnist }
help-tile-warrior = { help-hand-warrior }
help-tile-monk = { help-hand-monk }
help-tile-healer = { help-hand-healer }
help-tile-farmer = { help-hand-farmer }
help-tile-scholar = { help-hand-scholar }
help-tile-old-pyrotechnist = { help-hand-pyrotechnist }
help-tile-old-warrior = { help-hand-warrior }
help-tile-old-monk = { help-hand-monk }
help-tile-old-healer = { help-hand-healer }
help-tile-old-farmer = { help-hand-farmer }
help-tile-old-scholar = { help-hand-scholar }

help-person-craftsman = { help-hand-craftsman }
help-person-lady = { help-hand-lady }
help-person-collector = { help-hand-collector }
help-person-pyrotechnist = { help-hand-pyrotechnist }
help-person-warrior = { help-hand-warrior }
help-person-monk = { help-hand-monk }
help-person-healer = { help-hand-healer }
help-person-farmer = { help-hand-farmer }
help-person-scholar = { help-hand-scholar }
help-person-old-pyrotechnist = { help-hand-pyrotechnist }
help-person-old-warrior = { help-hand-warrior }
help-person-old-monk = { help-hand-monk }
help-person-old-healer = { help-hand-healer }
help-person-old-farmer = { help-hand-farmer }
help-person-old-scholar = { help-hand-scholar }
