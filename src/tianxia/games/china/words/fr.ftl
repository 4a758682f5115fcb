# China. Clés : voir tianxia/words. Les chiffres viennent des tables en usage.

title = China

## Choses

card-red = rouge
    .a = une carte rouge
    .two = deux cartes rouges
    .plural = rouges
card-green = verte
    .a = une carte verte
    .two = deux cartes vertes
    .plural = vertes
card-yellow = jaune
    .a = une carte jaune
    .two = deux cartes jaunes
    .plural = jaunes
card-orange = orange
    .a = une carte orange
    .two = deux cartes orange
    .plural = orange
card-violet = violette
    .a = une carte violette
    .two = deux cartes violettes
    .plural = violettes

market-red = rouge
    .a = une carte rouge
market-green = verte
    .a = une carte verte
market-yellow = jaune
    .a = une carte jaune
market-orange = orange
    .a = une carte orange
market-violet = violette
    .a = une carte violette

province-zhao = Zhao
province-wei = Wei
province-chin = Ch’in
province-shu = Shu
province-chu = Chu
province-wu = Wu
province-lu = Lu
province-qi = Qi
province-han = Han

tile-yellow = jaune
    .a = une tuile bonus jaune
    .plural = jaunes
tile-orange = orange
    .a = une tuile bonus orange
    .plural = orange
tile-green = verte
    .a = une tuile bonus verte
    .plural = vertes

phase-place = Placement
phase-keep = Carte conservée
phase-draw = Pioche
phase-emperor = Tour de l’Empereur
phase-end = Fin de la partie

## Coups

move-play = Jouer { $card-a } en { $province }
move-joker = Jouer { $card-two } comme joker en { $province }
move-post = Poste frontière { $post } : une carte de chaque côté
move-pair = Poste frontière { $post } : { $card-two }
move-palace = Palais en { $space }
move-fort = Fortification en { $space }
move-emissary = Émissaire à la cour de { $province }
move-reveal = Bâtir un palais : retourner d’abord les tuiles bonus
move-done = Aucun autre pion
move-exchange = Échanger { $card-a }
move-take = Prendre { $market-a }
move-draw = Prendre la première carte de la pioche
move-keep = Conserver { $card-a }
move-first = Carte spéciale : l’Empereur joue en premier
move-swap = Carte spéciale : échanger { $card-a } contre { $market-a }
move-rest = Laisser l’Empereur se reposer

effect-red = { $count ->
    [one] carte rouge
   *[other] cartes rouges
}
effect-green = { $count ->
    [one] carte verte
   *[other] cartes vertes
}
effect-yellow = { $count ->
    [one] carte jaune
   *[other] cartes jaunes
}
effect-orange = { $count ->
    [one] carte orange
   *[other] cartes orange
}
effect-violet = { $count ->
    [one] carte violette
   *[other] cartes violettes
}
effect-points = { $count ->
    [one] point tout de suite
   *[other] points tout de suite
}
effect-end = à la fin
effect-first = carte spéciale « l’Empereur en premier »
effect-two = carte spéciale « deux provinces »
effect-swap = carte spéciale « échange »

## Questions

ask-turn = Quelle carte jouez-vous, et pour quelle province ? Ou en échangez-vous une ?
ask-place = { $piece ->
    [1] Quel pion placez-vous en { $province }, et où ?
   *[other] Quel second pion placez-vous en { $province }, et où ?
}
ask-place-emperor = Quel pion l’Empereur place-t-il en { $province }, et où ?
ask-more = { $elsewhere ->
    [0] Placez-vous un autre pion au même endroit ?
    [1] Placez-vous un autre pion, au même endroit ou, avec votre carte spéciale, ailleurs ?
   *[other] Utilisez-vous votre carte spéciale pour placer un autre pion ailleurs ?
}
ask-refill = { $left ->
    [one] Quelle carte prenez-vous ? C’est la dernière.
   *[other] Quelle carte prenez-vous ? Il vous en faut { $left }.
}
ask-keep = Laquelle des { $cards } cartes jouées conservez-vous ?
ask-emperor = Que place l’Empereur, et avec laquelle de ses cartes ?

## Nouvelles

news-starts = { $seat } est premier joueur
news-dealt = { $seat } reçoit { $card-a }
news-turned-up = Face visible : { $market }
news-played = { $seat } joue { $card-a } en { $province }
news-joker = { $seat } joue { $card-two } comme joker en { $province }
news-built = { $seat } bâtit un palais en { $space }
news-posted = { $seat } bâtit sur le poste frontière { $space }
news-fortified = { $seat } place une fortification en { $space }
news-sent = { $seat } envoie un émissaire en { $province }
news-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour les palais de { $province }, qui est complète
news-exchanged = { $seat } échange { $card-a }
news-took = { $seat } prend { $market-a }
news-drew = { $seat } prend une carte de la pioche
news-drawn = { $seat } a pioché { $card-a }
news-reshuffled = La pioche est épuisée une première fois ; la défausse de { $cards } cartes est mélangée
news-last-round = La pioche est épuisée pour la dernière fois : on finit le tour de table
news-passed = { $emperor ->
    [0] { $seat } ne peut ni placer ni échanger
   *[other] { $seat } laisse l’Empereur se reposer
}
news-revealed = La tuile bonus en { $space } est { $tile }
news-won-tile = { $seat } gagne { $tile-a }
news-kept = { $seat } conserve { $card-a }
news-influence = { $seat } a maintenant la carte d’influence { $card }
news-emperor-first = { $seat } fait jouer l’Empereur en premier
news-swapped = { $seat } échange { $card-a } contre { $market-a }
news-two-provinces = { $seat } joue dans deux provinces ce tour-ci
news-emperor-played = { $seat } joue { $card-a } de l’Empereur en { $province }
news-emperor-joker = { $seat } joue { $card-two } de l’Empereur comme joker en { $province }
news-emperor-built = { $seat } fait bâtir l’Empereur en { $space }
news-emperor-sent = { $seat } fait envoyer par l’Empereur un émissaire en { $province }
news-emperor-drew = L’Empereur pioche { $card-a }
news-emperor-scored = { $seat } reçoit { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour les palais de l’Empereur en { $province }
news-ended = { $early ->
    [0] Le dernier tour est fini ; place au décompte final
   *[other] Plus aucun pion ne peut être placé ; place au décompte final
}
news-open = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour les palais de { $province }
news-allied = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’alliance { $alliance }
news-linked = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour une chaîne de { $palaces } palais
news-ports = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour les palais portuaires
news-most-tiles = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour les tuiles bonus { $tile-plural }

## Refus

wrong-colour = { $province } n’est pas de couleur { $card }.
no-card = Vous n’avez pas de carte { $card } pour { $province }.
no-pair = Un joker demande { $need } cartes { $card-plural } ; vous en avez { $have }.
joker-own-colour = La carte { $card } est déjà celle de { $province } : une seule y suffit, et un joker vaut une autre couleur.
nothing-to-place = Vous ne pourriez rien placer en { $province } : ni case libre, ni place à sa cour.
cards-first = Choisissez d’abord une carte et une province.
one-province = Tous les pions d’un tour vont dans une seule province, et un seul dans une province vide ; { $province } n’en reçoit pas d’autre.
more-or-done = Jouez encore une carte au même endroit, ou arrêtez là.
other-province = Vos cartes sont jouées pour { $province } ; { $space } est ailleurs.
space-taken = En { $space } se trouve un palais de { $seat }.
taken-by-emperor = En { $space } se trouve un palais de l’Empereur.
no-palaces-left = Vous n’avez plus de palais.
no-emissaries-left = Vous n’avez plus d’émissaire.
no-court = Aucun émissaire ne va en { $province } avant qu’un palais s’y trouve.
court-full = La cour de { $province } est complète : { $limit ->
    [one] { $limit } émissaire
   *[other] { $limit } émissaires
}, autant que le joueur majoritaire y a de palais.
place-now = Votre carte est jouée : placez maintenant le pion en { $province }.
no-forts-in-play = Cette partie se joue sans fortifications.
no-forts-left = Votre fortification est placée.
fort-there = Une fortification se trouve déjà en { $space }.
turn-up-first = Vous bâtissez le premier palais de { $province } : retournez d’abord ses tuiles bonus.
build-now = Les tuiles bonus de { $province } sont retournées : bâtissez maintenant un palais.
not-face-up = Aucune carte { $market } n’est face visible.
pile-empty = La pioche est épuisée et n’est plus mélangée.
fill-hand-first = Complétez d’abord votre main : { $left ->
    [one] il manque { $left } carte
   *[other] il manque { $left } cartes
}.
no-card-in-hand = Vous n’avez pas de carte { $card }.
nothing-to-take = Il ne reste aucune carte à prendre en échange.
not-played = Vous n’avez pas joué de carte { $card } ce tour-ci.
keep-first = Choisissez d’abord la carte à conserver.
only-for-two = Les cartes spéciales sont réservées au jeu à deux.
special-used = Vous avez déjà utilisé cette carte spéciale.
swap-alike = Échanger une carte { $card } contre une carte { $card } ne changerait rien.
emperor-cannot-place = L’Empereur ne peut rien placer maintenant.
emperor-must-place = Vous avez appelé l’Empereur : il place un pion.
emperor-now = C’est au tour de l’Empereur.
emperor-empty-province = L’Empereur n’entre dans une province vide comme { $province } que s’il ne peut pas faire autrement.
emperor-wrong-colour = { $province } n’est pas de couleur { $card }.
emperor-no-card = L’Empereur n’a pas de carte { $card } pour { $province }.
emperor-no-pair = Un joker demande { $need } cartes { $card-plural } ; l’Empereur en a { $have }.
emperor-joker-own-colour = La carte { $card } est déjà celle de { $province } : un joker vaut une autre couleur.
emperor-nothing-to-place = L’Empereur ne pourrait rien placer en { $province }.
no-such-post = Ce plateau n’a pas de poste frontière { $post }.
post-taken = Sur le poste frontière { $post } se trouve un palais de { $seat }.
post-elsewhere = Le poste frontière { $post } est entre { $one } et { $other } ; votre autre pion de ce tour ne le permet pas.
post-cards = Le poste frontière { $post } coûte une carte de { $one } et une de { $other }, ou deux de l’une d’elles ; un joker n’y sert pas.
post-pair = Vous n’avez pas deux cartes { $card-plural }, ou ce n’est la couleur ni de { $one } ni de { $other }.

## Options

option-fortifications = Avec les fortifications, qui doublent les points
option-bonus_tiles = Tuiles bonus
option-bonus_tiles-none = aucune
option-bonus_tiles-fixed = sur leurs cases habituelles
option-bonus_tiles-random = sur des cases tirées au sort
option-light = À deux : version légère, sans cartes d’influence
option-board = Plateau
option-board-auto = selon le nombre de joueurs
option-board-border = querelles frontalières
option-start = Qui commence
option-start-random = au hasard

## Le plateau

board-round = Tour { $round }
board-pile = Pioche
board-pile-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $pass ->
    [1] premier passage
   *[other] second passage
}
board-pile-done = épuisée : dernier tour
board-display = Visibles
board-discard = Défausse
board-none = aucune
board-turn = Jouées
board-hand = Main
board-tiles = Tuiles
board-kept = Gardées
board-specials = Spéciales
board-special-first = Empereur en premier
board-special-two = deux provinces
board-special-swap = échange
board-emperor = Empereur
board-influence = Influence
board-scored = décompté
board-court = cour { $here }/{ $limit }
board-size = { $built }/{ $size }
board-ports = Ports
board-alliances = Alliances
board-chains = Routes
board-points = points
board-palaces = palais
board-emissaries = émissaires
board-forts = forts
board-cards = cartes
board-now = si c’était fini
board-you = vous
board-tile-yellow = j
board-tile-orange = o
board-tile-green = v

## Le décompte final

source-play = en cours de jeu
source-palaces = provinces ouvertes
source-alliances = alliances
source-roads = routes
source-ports = ports
source-tiles = tuiles bonus
source-total = total

## Aide

help-goal = Bâtissez des palais dans neuf provinces, envoyez des émissaires à leurs cours et reliez vos palais le long des routes. Les palais rapportent des points quand une province est complète, ou à la fin ; les alliances d’émissaires et les chaînes de palais, à la fin. Le plus de points gagne.
    .title = Le jeu
help-turn = Jouez jusqu’à { $turn-hand } cartes et placez jusqu’à { $turn-pieces } pions dans une seule province de leur couleur, puis complétez votre main. Ou bien échangez une seule carte.
    .title = Un tour
help-joker = { $turn-joker } cartes d’une couleur valent une carte d’une autre couleur. Avec trois cartes, vous pouvez placer un pion avec un joker et un autre avec une carte simple.
    .title = Jokers
help-empty = Dans une province sans aucun pion, vous ne pouvez placer qu’un pion, et c’est un palais, ou une fortification si vous jouez avec.
    .title = Provinces vides
help-emissary = Un émissaire va sur la case dragon d’une province. Il peut y en avoir autant, toutes couleurs confondues, que le joueur majoritaire y a de palais. Vous n’avez pas besoin d’y avoir un palais.
    .title = Émissaires
help-palaces = Quand la dernière case d’une province est bâtie, ses palais rapportent des points. Le joueur majoritaire marque un point par palais de la province ; le deuxième, un point par palais du premier ; le troisième, un point par palais du deuxième, et ainsi de suite. Les ex-æquo partagent leur rang et marquent autant.
    .title = Décompte des palais
help-draw = Prenez des cartes une à une jusqu’à en avoir { $turn-hand }, faces visibles ou de la pioche. Les { $turn-display } cartes visibles ne sont complétées qu’ensuite.
    .title = Piocher
help-exchange = Défaussez une carte et prenez-en une autre, face visible ou de la pioche. C’est tout votre tour.
    .title = Échanger une carte
help-end = La première fois que la pioche est épuisée, la défausse est mélangée. La seconde fois, on finit le tour de table et la partie est terminée. Elle se termine aussitôt si plus aucun pion ne peut être placé.
    .title = La fin
help-alliances = À la fin, les quinze alliances sont décomptées dans l’ordre. Qui a le plus d’émissaires dans les deux provinces d’une alliance marque un point par émissaire qui s’y trouve, quelle qu’en soit la couleur. Les ex-æquo sont tous majoritaires.
    .title = Alliances
help-roads = À la fin, chaque chaîne d’au moins { $scoring-chain } de vos palais consécutifs le long des routes rapporte un point par palais. Les embranchements ne comptent pas et un palais ne compte que dans une chaîne ; le meilleur choix est fait pour vous.
    .title = Routes
help-tie = En cas d’égalité, qui a le plus de pions en réserve gagne.
    .title = Égalités
help-forts = Une fortification se place comme un palais, sur une case libre, et n’est à personne : qui bâtit dessus double ses points pour les palais de cette province et pour la chaîne qui y passe. Bâtissez dessus au même tour, sinon d’autres le feront.
    .title = Fortifications
help-emperor = À deux, la troisième couleur est à l’Empereur. Après votre tour, vous pouvez placer un de ses pions avec ses cartes ouvertes ; il n’entre dans une province vide que s’il ne peut pas faire autrement. Ses pions comptent pour les rangs et les majorités.
    .title = L’Empereur
help-influence = Des cartes jouées pendant un tour, vous en conservez une. Qui conserve le premier une couleur prend sa carte d’influence ; plus tard, qui en conserve une et en a alors au moins autant que l’autre. Son détenteur marque les points de l’Empereur pour les palais de cette couleur.
    .title = Influence
help-specials = Chaque joueur a trois cartes spéciales, à utiliser une fois chacune : l’Empereur joue avant votre tour ; vos deux pions vont dans deux provinces ; vous échangez une carte de votre main contre une carte visible.
    .title = Cartes spéciales
help-bonus = Deux tuiles bonus sont face cachée dans chaque province. Qui bâtit son premier palais les retourne, puis choisit la case. Un palais sur une tuile la gagne. À la fin, le plus de tuiles d’une couleur rapporte { $scoring-bonus } points, à tous les ex-æquo.
    .title = Tuiles bonus
help-posts = Un poste frontière est à deux provinces et coûte une carte de chacune, ou deux de l’une. Son palais compte dans les deux.
    .title = Postes frontières
help-ports = Les ports sont des cases comme les autres. À la fin, tous les palais portuaires sont décomptés encore une fois ensemble, comme une dixième province.
    .title = Ports

help-card-red = Une carte rouge sert aux provinces rouges. Il y en a { $cards-red } dans la boîte, moins à moins de cinq joueurs.
help-card-green = Une carte verte sert aux provinces vertes. Il y en a { $cards-green } dans la boîte, moins à moins de cinq joueurs.
help-card-yellow = Une carte jaune sert aux provinces jaunes. Il y en a { $cards-yellow } dans la boîte, moins à moins de cinq joueurs.
help-card-orange = Une carte orange sert aux provinces orange. Il y en a { $cards-orange } dans la boîte, moins à moins de cinq joueurs.
help-card-violet = Une carte violette sert à Chu, la seule province violette. Il y en a { $cards-violet } dans la boîte, moins à moins de cinq joueurs.
help-market-red = Une carte rouge face visible.
help-market-green = Une carte verte face visible.
help-market-yellow = Une carte jaune face visible.
help-market-orange = Une carte orange face visible.
help-market-violet = Une carte violette face visible.
help-province-zhao = Zhao est au nord, sous la Grande Muraille, entre Wei et Qi.
help-province-wei = Wei est au nord, entre Ch’in et Zhao, et descend jusqu’à Han.
help-province-chin = Ch’in est à l’ouest ; ses routes mènent à Wei, Han et Shu.
help-province-shu = Shu est au sud-ouest, sous Ch’in.
help-province-chu = Chu est la grande province du sud, et la seule violette.
help-province-wu = Wu est au sud-est, au bord de la mer.
help-province-lu = Lu est petite et a beaucoup de voisines.
help-province-qi = Qi est au nord-est, au bord de la mer.
help-province-han = Han est au milieu.
help-tile-yellow = Le plus de tuiles jaunes rapporte { $scoring-bonus } points à la fin.
help-tile-orange = Le plus de tuiles orange rapporte { $scoring-bonus } points à la fin.
help-tile-green = Le plus de tuiles vertes rapporte { $scoring-bonus } points à la fin.
