# Słowa samej planszy; słowa gry przychodzą z serwera.

board-parade = Parada
board-refill = Uzupełnij
board-refill-to = do { $yuan }
board-needs = trzeba { $need }
board-start = Dwóch towarzyszy na początek
board-start-hint = dwie różne młode postacie; pary nie mogą się powtarzać
board-person-track = Tor postaci
board-track-hint = najpierw pierwszy, potem wierzch stosu
board-person-tiles = Kafelki postaci
board-tiles-ages = doświadczeni wyżej, młodzi niżej
board-tiles-steps = duża liczba: kroki na torze
board-your-court = Twój dwór
board-court-of = Dwór: { $name }
board-to-yours = twój dwór
board-to-actor = kto na ruchu
board-residents = { $persons ->
    [one] { $persons } postać
    [few] { $persons } postacie
   *[many] { $persons } postaci
}, { $slots ->
    [one] { $slots } miejsce
    [few] { $slots } miejsca
   *[many] { $slots } miejsc
}
board-small = mały
board-large = duży
board-in-hand = ręka
board-or = lub
board-palace = Pałac { $palace }
board-new-person = nowa postać
board-dismiss = odprawić
board-dragon-of = Smok: { $name }
board-place = { $place }.
board-acted = po ruchu
board-played = zagrane
board-best = najlepsze
board-score = Punktacja
tab-courts = Dwory
tab-persons = Postacie
board-month-short = Miesiąc { $month }
board-spared = już kogoś stracił

# Krótkie słowa na wąskie miejsca i powody na liście ruchów

brief-event-mongols = Najazd
brief-card-build = Budowa
brief-card-fireworks = Rakiety
brief-hand-collector = Poborca
brief-hand-craftsman = Rzemieśl.
brief-hand-healer = Uzdrow.
brief-hand-lady = Dama
brief-hand-pyrotechnist = Pirotech.
brief-residents = { $persons } z { $slots } miejsc
short-cannot-pay-surcharge = trzeba { $need } juanów
short-cannot-afford-privilege = trzeba { $need } juanów
short-cannot-afford = trzeba { $need } juanów
short-palace-at-full-height = najwyższy
short-palace-full = brak wolnych pięter
short-none-left = nie ma już
