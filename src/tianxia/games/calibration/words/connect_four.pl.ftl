# Cztery w rzędzie.

title = Cztery w rzędzie
move-drop = Wrzuć do kolumny { $column }
news-dropped = { $seat } wrzuca krążek do kolumny { $column }
ask-drop = Do której kolumny wrzucasz krążek?
column-full = Kolumna { $column } jest pełna.
help-goal = Wrzucaj krążki do kolumn na przemian z przeciwnikiem; krążek spada najniżej, jak może. Wygrywają cztery w rzędzie, w dowolnym kierunku.
    .title = Gra
