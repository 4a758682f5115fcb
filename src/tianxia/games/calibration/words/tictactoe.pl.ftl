# Kółko i krzyżyk.

title = Kółko i krzyżyk
move-mark = Zaznacz { $cell }
news-marked = { $seat } zaznacza { $cell }
ask-mark = Które pole zaznaczasz?
cell-taken = Pole { $cell } jest zajęte.
help-goal = Zaznaczaj pola na przemian z przeciwnikiem. Wygrywają trzy w rzędzie, pionowo, poziomo albo na ukos.
    .title = Gra
