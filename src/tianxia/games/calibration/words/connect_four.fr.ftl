# Quatre à la suite.

title = Quatre à la suite
move-drop = Lâcher dans la colonne { $column }
news-dropped = { $seat } lâche un jeton dans la colonne { $column }
ask-drop = Dans quelle colonne lâchez-vous un jeton ?
column-full = La colonne { $column } est pleine.
help-goal = Lâchez un jeton dans une colonne chacun à votre tour ; il tombe aussi bas qu’il peut. Quatre d’affilée, dans n’importe quel sens, gagnent.
    .title = Le jeu
