# Les mots du plateau seul ; ceux du jeu viennent du serveur.

board-parade = Armée
board-refill = Renflouer
board-refill-to = à { $yuan }
board-needs = { $need } requis
board-start = Deux compagnons pour commencer
board-start-hint = deux jeunes différents ; deux cours n’ont jamais la même paire
board-person-track = Piste de personnage
board-track-hint = devant d’abord, puis le haut de chaque pile
board-person-tiles = Tuiles Personnage
board-tiles-ages = âgés en haut, jeunes en bas
board-tiles-steps = grand chiffre : pas sur la piste
board-your-court = Votre cour
board-court-of = Cour de { $name }
board-to-yours = votre cour
board-to-actor = à qui le tour
board-residents = { $persons ->
    [one] { $persons } personnage
   *[other] { $persons } personnages
}, { $slots ->
    [one] { $slots } place
   *[other] { $slots } places
}
board-small = petit
board-large = grand
board-in-hand = main
board-or = ou
board-palace = Palais { $palace }
board-new-person = nouveau venu
board-dismiss = renvoyer
board-dragon-of = Dragon de { $name }
board-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
board-acted = a joué
board-played = joué
board-best = meilleur
board-score = Décompte
tab-courts = Cours
tab-persons = Personnages
board-month-short = Mois { $month }
board-spared = a déjà perdu quelqu’un

# Mots brefs pour les endroits étroits, et raisons dans la liste des coups

brief-event-mongols = Mongols
brief-card-build = Bâtir
brief-card-fireworks = Fusée
brief-hand-collector = Collecteur
brief-hand-craftsman = Ouvrier
brief-hand-healer = Guérisseur
brief-hand-lady = Courtisane
brief-hand-pyrotechnist = Artificier
brief-residents = { $persons } pers., { $slots } places
short-cannot-pay-surcharge = il faut { $need } yuan
short-cannot-afford-privilege = il faut { $need } yuan
short-cannot-afford = il faut { $need } yuan
short-palace-at-full-height = au plus haut
short-palace-full = aucun étage libre
short-none-left = épuisé
