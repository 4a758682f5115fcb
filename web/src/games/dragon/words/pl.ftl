# Słowa samej planszy; słowa gry przychodzą z serwera.

board-parade = Parada
board-refill = Uzupełnij
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
board-any = każdy
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
