# Le morpion.

title = Morpion
move-mark = Cocher { $cell }
news-marked = { $seat } coche { $cell }
ask-mark = Quelle case cochez-vous ?
cell-taken = La case { $cell } est prise.
help-goal = Cochez une case chacun à votre tour. Trois d’affilée, debout, à plat ou en biais, gagnent.
    .title = Le jeu
