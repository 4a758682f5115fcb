# Middle Kingdom. Les clés : voir tianxia/words. Les chiffres viennent des tables en usage.

title = Middle Kingdom

## Les choses

card-reset = Reset
laid-reset = Reset

dynasty-general = général
    .a = un général
dynasty-bureaucrat = bureaucrate
    .a = un bureaucrate
dynasty-philosopher = philosophe
    .a = le philosophe
dynasty-peasant = paysan
    .a = un paysan
dynasty-merchant = marchand
    .a = un marchand
dynasty-noble-two = noble (2)
    .a = un noble (2)
dynasty-noble-three = noble (3)
    .a = un noble (3)
dynasty-noble-four = noble (4)
    .a = un noble (4)

display-general = { dynasty-general }
    .a = { dynasty-general.a }
display-bureaucrat = { dynasty-bureaucrat }
    .a = { dynasty-bureaucrat.a }
display-philosopher = { dynasty-philosopher }
    .a = { dynasty-philosopher.a }
display-peasant = { dynasty-peasant }
    .a = { dynasty-peasant.a }
display-merchant = { dynasty-merchant }
    .a = { dynasty-merchant.a }
display-noble-two = { dynasty-noble-two }
    .a = { dynasty-noble-two.a }
display-noble-three = { dynasty-noble-three }
    .a = { dynasty-noble-three.a }
display-noble-four = { dynasty-noble-four }
    .a = { dynasty-noble-four.a }
display-dragon = Dragon céleste
    .a = le Dragon céleste

pile-general = généraux
pile-bureaucrat = bureaucrates
pile-peasant = paysans
pile-merchant = marchands
pile-noble = nobles

goal-emperor = Empereur
    .le = l’Empereur
goal-palace = Palais
    .le = le Palais
goal-harvest = Récolte
    .le = la Récolte
goal-market = Marché
    .le = le Marché
goal-heir = Héritier
    .le = l’Héritier
goal-dragon = Dragon céleste
    .le = le Dragon céleste

reason-value = une valeur plus forte
reason-emperor = le ½ de l’Empereur
reason-stack = une pile avant une mise solitaire
reason-top = une carte plus forte au sommet

phase-bids = Mises
phase-palace = Palais
phase-harvest = Récolte
phase-emperor = Empereur
phase-swap = Dragon
phase-claims = Gains
phase-draws = Piles encore à égalité
phase-heir = Héritier
phase-end = L’Empereur est mort

## Les coups

move-bid = Miser { $card }
move-add = Poser { $card } sur votre { $tied } à égalité
move-change = { $card } à la place de { $laid }
move-replace = Jouer { $card } au lieu du Reset
move-keep = Laisser le Reset
move-crown = Ajouter ½ à la mise avec { $laid }
move-swap = Échanger le Dragon contre { $dynasty-a }
move-take = Prendre { $display-a }
move-place = Chez les { $pile }
move-inherit = Prendre { $dynasty-a }
move-decline = Ne rien prendre

effect-points = { $count ->
    [one] point
   *[other] points
}
effect-goals = { $count ->
    [one] objectif
   *[other] objectifs
}

## Les questions

ask-bid = { $bids ->
    [one] Quelle carte misez-vous en secret ?
   *[other] Quelles sont vos deux mises secrètes ?
}
ask-palace = Palais : toutes les autres mises sont ouvertes. Que misez-vous ?
ask-harvest = Récolte : jouez-vous une autre carte à la place de votre Reset ?
ask-emperor = Empereur : laquelle de vos mises reçoit le ½ ?
ask-swap = Dragon céleste : contre quelle carte l’échangez-vous ?
ask-claim = Votre mise gagne : quelle carte prenez-vous ?
ask-market = Marché : dans quelle pile va le marchand ? { $left ->
    [one] {""}
   *[other] Il y en a { $left }.
}
ask-heir = Héritier : laquelle des cartes restantes prenez-vous ?

## Les nouvelles

news-turn = Tour { $turn }, { $deck ->
    [0] la pioche est vide
    [one] { $deck } carte dans la pioche
   *[other] { $deck } cartes dans la pioche
}
news-appeared = À prendre : { $dynasty }
news-forced = { $seat } n’a plus le choix
news-laid = { $seat } pose { $card } face cachée
news-added = { $seat } pose { $card } face cachée sur le { $tied } à égalité
news-changed = { $seat } pose { $card } à la place de { $laid }
news-has-bid = { $seat } a misé
news-shown = { $seat } montre { $card }
news-shown-on = { $seat } montre { $card } sur le { $tied } à égalité
news-replaced = { $seat } met le Reset de côté (Récolte) et joue { $card }
news-kept = { $seat } laisse le Reset
news-crowned = { $seat } ajoute le ½ de l’Empereur : { $value }
news-tied = { $rivals } sont à égalité avec { $card } : aucun gain, les cartes restent et en recevront une autre
news-tied-again = { $rivals } sont encore à égalité, { $card } sur { $tied } : ils piocheront une carte après les gains
news-claims = { $seat } choisit en place { $place } avec { $value }{ $reason-key ->
    [emperor] {" "}(comme { $rivals }, avec en plus le ½ de l’Empereur)
    [stack] {" "}(autant que { $rivals }, mais une pile passe avant une mise solitaire)
    [top] {" "}(autant que { $rivals }, mais la carte du sommet est plus forte)
   *[value] {""}
}
news-swapped = { $seat } échange le Dragon contre { $dynasty-a }
news-took = { $seat } prend { $dynasty-a }
news-token = { $seat } prend le Dragon pour un jeton Prestige ({ $tokens ->
    [one] le premier
   *[other] { $tokens } à présent
})
news-nothing-left = { $seat } ne trouve plus rien à prendre
news-drew = { $seat } pioche { $dynasty-a }
news-placed = { $seat } pose le marchand chez les { $pile }
news-goal = { $seat } a maintenant { $goal-le }, avec { $count }
news-inherited = { $seat } prend { $dynasty-a } parmi les restes (Héritier)
news-declined = { $seat } ne prend rien de ce qui reste (Héritier)
news-discarded = { $count ->
    [one] { $count } carte restante quitte
   *[other] { $count } cartes restantes quittent
} la partie
news-recovered = { $seat } reprend { $count ->
    [one] le Reset
   *[other] { $count } cartes Mise
}
news-dragon = { $seat } reçoit le Dragon céleste, avec { $goals ->
    [0] aucun objectif
    [one] { $goals } objectif
   *[other] { $goals } objectifs
} et { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
news-no-dragon = Personne n’est seul dernier : le Dragon céleste reste au milieu
news-ended = { $deck ->
    [0] Il ne reste aucune carte
    [one] Il ne reste que { $deck } carte
   *[other] Il ne reste que { $deck } cartes
}, il en faudrait { $display } : l’Empereur est mort
news-ended-by-tie = { $stacks } piles sont encore à égalité et { $deck ->
    [0] la pioche est vide
    [one] il ne reste que { $deck } carte
   *[other] il ne reste que { $deck } cartes
} : l’Empereur est mort
news-final-heir = { $seat } reçoit l’Héritier avec le plus de généraux : { $count }
news-heir-removed = Plusieurs ont le plus de généraux ({ $count }) : l’Héritier quitte la partie
news-returned = { $seat } rend { $count ->
    [one] { $count } marchand
   *[other] { $count } marchands
} à la pile des marchands
news-final = { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $cards ->
    [one] { $cards } carte Dynastie
   *[other] { $cards } cartes Dynastie
}

## Pourquoi une mise est à sa place

why-value = Place { $place } : la plus forte valeur d’abord.
why-emperor = Les mêmes cartes que { $rivals } : le ½ de l’Empereur rompt l’égalité.
why-stack = Autant que { $rivals }, mais une pile passe avant une mise solitaire.
why-top = Autant que { $rivals }, mais la carte du sommet est plus forte.
why-tied = À égalité avec { $rivals } : la même carte seule, { $card }. Aucun gain ; elle reste et en recevra une autre.
why-tied-again = Encore à égalité avec { $rivals } : les mêmes cartes dans le même ordre. On pioche une carte.
why-reset = Un Reset seul ne gagne rien et rend toutes les cartes Mise défaussées.

## Les refus

bid-first = C’est le moment des cartes Mise.
card-spent = { $card-key ->
    [reset] Le Reset
   *[other] Votre { $card }
} est dans votre défausse ; un Reset vous la rend.
card-laid = { $card-key ->
    [reset] Le Reset
   *[other] Votre { $card }
} est déjà posé, face cachée.
card-tied = Votre { $card } est à égalité, sur la table ; il compte avec la carte posée dessus.
change-one-of-two = Vous avez deux mises : dites quelle carte remplace laquelle.
goes-on-tied = Cette mise va sur une carte à égalité.
added-by-itself = La mise va d’elle-même sur votre carte à égalité : choisissez seulement la carte.
no-such-tied = Aucun { $tied } à égalité n’attend de carte chez vous.
not-laid = { $laid-key ->
    [reset] Le Reset n’est pas
   *[other] Aucun { $laid } n’est
} parmi vos mises.
lay-another = Choisissez simplement une autre carte : elle remplace celle que vous avez posée.
second-bid-first = Posez d’abord votre seconde mise ; ensuite, les deux se changent.
nothing-changes = Cela ne change rien.
replace-or-keep = Choisissez une carte de votre main pour le Reset, ou laissez-le.
not-your-bid = Aucune de vos mises n’a { $laid } au sommet.
crown-a-bid = Dites laquelle de vos mises reçoit le ½ de l’Empereur.
no-card-in-pile = Vous n’avez aucune carte parmi les { $pile } ; aucun marchand ne peut y aller.
place-the-merchant = Le marchand doit d’abord aller dans une pile.
not-on-display = { $display-key ->
    [dragon] Le Dragon céleste n’est pas
    [philosopher] Le philosophe n’est pas
   *[other] Aucun { $display } n’est
} à prendre.
philosopher-barred = Le Dragon ne s’échange pas contre le philosophe tant qu’il y a une autre carte.
largest-pile = Vous avez surtout des { $pile } ; le Dragon ne s’échange pas contre un type que vous avez le plus.
swap-the-dragon = Il faut d’abord échanger le Dragon céleste contre une carte.
take-a-card = Votre mise gagne : il faut prendre quelque chose.
heir-no-dragon = L’Héritier ne peut pas prendre le Dragon céleste.
inherit-or-not = Choisissez une des cartes restantes, ou aucune.

## Les options

option-two_bids = À trois joueurs : deux mises chacun, cinq cartes à prendre
option-regular_peasants = Trois paysans rapportent 9 points au lieu de 8 (la source est peu lisible)
option-dragon_ignores_merchants = Échange du Dragon : les marchands placés dans d’autres piles ne comptent pas (autre lecture de M22)
option-last_card_alone = La dernière carte Mise se joue seule, même avec une carte à égalité (autre lecture de M11)
option-tied_card_returns = Après un Reset, la carte du dessous d’une pile de nouveau à égalité est reprise (autre lecture de M17)

## Le plateau

board-turn = Tour { $turn }
board-deck = pioche { $deck }
board-display = Cartes
board-bids = Mises
board-you = vous
board-none = aucune
board-points = points
board-cards = cartes
board-tokens = jetons
board-dragon = Dragon : { $where }
board-dragon-middle = au milieu
board-dragon-display = à prendre
board-dragon-aside = de côté
board-dragon-held = chez { $seat }
board-to-choose = choisit
board-to-choose-more = { $cards } à poser
board-has-bid = a misé
board-bids-last = mise en dernier
board-face-down = face cachée
board-legend = compte, ✓ a l’objectif (avance), ↑ cartes requises, * philosophe, m marchands
board-value = = { $value }
board-state-takes = choisit
board-state-waits = attend
board-state-done = a pris
board-state-nothing = rien ne reste
board-state-tied = à égalité
board-state-tied-again = encore à égalité
board-state-reset = Reset
board-state-shown = ouverte
board-count = { $type } { $before } → { $after }

## Le décompte final

source-generals = généraux
source-nobles = nobles
source-philosopher = philosophe
source-goals = objectifs
source-tokens = jetons
source-missing = types manquants
source-peasants = paysans
source-bureaucrats = bureaucrates
source-total = total
source-cards = cartes Dynastie

## L’aide

help-goal-of-the-game = Réunissez des cartes Dynastie, pour leurs points et pour les objectifs qu’elles donnent. Chacun mise sur les cartes visibles avec les mêmes huit cartes Mise ; les fortes choisissent d’abord, les égales se gênent. Le plus de points l’emporte quand la pioche est finie.
    .title = Le jeu
help-turn = Un tour a quatre phases : les mises ; les gains ; le Dragon céleste va au joueur le plus en retard ; de nouvelles cartes sont révélées.
    .title = Le tour
help-bidding = Chacun pose une carte Mise face cachée, et peut en changer tant que la dernière n’est pas posée ; puis toutes sont révélées ensemble. Puis agissent le Palais, la Récolte et l’Empereur, dans cet ordre. Les plus fortes mises choisissent d’abord ; qui vient trop tard n’a rien.
    .title = Les mises
help-ties = Des cartes seules identiques sont à égalité : elles ne gagnent rien, restent sur la table et reçoivent une seconde carte au tour suivant ; c’est une pile. Des piles identiques sont encore à égalité : leurs propriétaires piochent une carte chacun. À valeur égale, une pile passe avant une mise solitaire et, de deux piles, celle dont le sommet est plus fort.
    .title = Les égalités
help-two = À deux joueurs, et à trois dans la variante, chacun fait deux mises séparées par tour. Avec une carte à égalité, l’une des deux va dessus ; avec deux, chacune en reçoit une. Qui a le Palais pose une mise avec les autres et la seconde après la révélation ; qui a l’Empereur dit quelle mise reçoit le ½.
    .title = Deux mises chacun
help-goals = Un objectif va au premier qui a { $goal-rules-fewest } cartes de son type, et passe aussitôt à celui qui en a strictement plus que tous les autres.
    .title = Les objectifs
help-end = Quand la pioche ne suffit plus, la partie est finie. Points : ceux des cartes Dynastie et des objectifs ; { $token-points } par jeton ; −{ $missing-points } par type dont on n’a aucune carte ; les paysans qui restent après que chacun en a écarté autant que le moins pourvu : { $peasants-points-1 }, { $peasants-points-2 }, { $option-regular_peasants ->
    [0] { $peasants-three-points-1 }
   *[other] { $peasants-three-points-2 }
}, { $peasants-points-4 }, { $peasants-points-5 } pour 1 à 5 ; et les bureaucrates, pour qui a le philosophe. L’Héritier va à qui a, seul, le plus de généraux. À égalité, plus de cartes Dynastie l’emportent.
    .title = La fin

help-card-reset = Seul, il ne gagne rien ; sur une carte à égalité, il compte 0. À la fin du tour, il rend toutes vos cartes Mise défaussées, et lui-même.
help-laid-reset = { help-card-reset }

help-dynasty-general = { $dynasty-general-points ->
    [one] { $dynasty-general-points } point
   *[other] { $dynasty-general-points } points
} chacun. Le plus de généraux donne l’Empereur et, à la fin, l’Héritier. { $dynasty-general-cards } dans la pioche.
help-dynasty-bureaucrat = { $bureaucrats-points ->
    [one] { $bureaucrats-points } point
   *[other] { $bureaucrats-points } points
} chacun, mais seulement pour qui a le philosophe. Le plus de bureaucrates donne le Palais. { $dynasty-bureaucrat-cards } dans la pioche.
help-dynasty-philosopher = { $dynasty-philosopher-points ->
    [one] { $dynasty-philosopher-points } point
   *[other] { $dynasty-philosopher-points } points
} ; compte comme un bureaucrate et fait marquer vos bureaucrates. Il n’y en a qu’un.
help-dynasty-peasant = Les points croissent avec leur nombre, mais chacun en écarte autant que le moins pourvu en a. Le plus de paysans donne la Récolte. { $dynasty-peasant-cards } dans la pioche.
help-dynasty-merchant = Aucun point. Le plus de marchands donne le Marché ; avec lui, un nouveau marchand peut aller dans une autre pile, où il compte { $goal-rules-counts } pour l’objectif. { $dynasty-merchant-cards } dans la pioche.
help-dynasty-noble-two = Les nobles rapportent 2, 3 ou 4 points. Le plus de nobles donne l’Héritier.
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

help-goal-emperor = Ajoute ½ à la mise de son propriétaire, d’office, ce qui la sort aussi des égalités ; jamais à un Reset seul. Va au plus de généraux.
help-goal-palace = { $goal-palace } points. Son propriétaire mise après que tous les autres ont montré leurs mises. Va au plus de bureaucrates.
help-goal-harvest = Qui la possède, a joué le Reset et a encore de une à { $goal-rules-harvest } autres cartes Mise en main peut jouer l’une d’elles à sa place ; le Reset agit quand même. Va au plus de paysans.
help-goal-market = { $goal-market } points. Son propriétaire peut mettre un marchand gagné dans une autre pile non vide, où il compte { $goal-rules-counts } pour l’objectif. Va au plus de marchands.
help-goal-heir = { $goal-heir } points qui, à la fin, vont à qui a, seul, le plus de généraux. En cours de partie, son propriétaire peut prendre à chaque tour une carte restante. Va au plus de nobles.
help-goal-dragon = Dès que { $goal-rules-dragon } objectifs sont attribués, il va chaque tour à qui a le moins d’objectifs, puis le moins de cartes, puis à qui l’a eu le moins récemment. Il doit être échangé au tour suivant, avant tous les gains, contre une carte visible, ni le philosophe ni un type dont on a le plus de cartes. Ensuite, chacun peut le prendre pour un jeton de { $token-points } points. Qui l’a à la fin marque { $goal-dragon } points.

help-reason-value = La mise de plus forte valeur choisit d’abord.
help-reason-emperor = L’Empereur ajoute ½ : sa mise n’est plus égale à l’autre.
help-reason-stack = À valeur égale, une pile de deux cartes passe avant une carte seule.
help-reason-top = De deux piles de même valeur, celle dont la carte du sommet est plus forte passe d’abord.
