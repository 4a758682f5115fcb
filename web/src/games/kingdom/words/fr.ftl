# Les mots du seul plateau ; ceux du jeu viennent du serveur.

web-turn = Tour { $turn }
web-over = Partie terminée au tour { $turn }
web-phase-bids = Mises
web-phase-palace = Palais
web-phase-harvest = Récolte
web-phase-emperor = Empereur
web-phase-swap = Échange
web-phase-claims = Prises
web-phase-heir = Héritier
web-phase-end = Fin du tour

## Cartes

web-face-general = Général
web-face-bureaucrat = Bureaucrate
web-face-philosopher = Philosophe
web-face-peasant = Paysan
web-face-merchant = Marchand
web-face-noble = Noble
web-face-dragon = Dragon
web-foot-bureaucrat = 1 avec Philosophe
web-foot-peasant = selon la table
web-foot-merchant = aucun point
web-foot-general = aucun point
web-foot-philosopher = aucun point
web-worth = { $count ->
    [one] point
   *[other] points
}
web-as-token = en jeton
web-type-general = Généraux
web-type-bureaucrat = Bureaucrates
web-type-peasant = Paysans
web-type-merchant = Marchands
web-type-noble = Nobles
web-goal-emperor = Empereur
web-goal-palace = Palais
web-goal-harvest = Récolte
web-goal-market = Marché
web-goal-heir = Héritier
web-goal-dragon = Dragon céleste
web-dragon-short = Dragon
web-power-emperor = +½ à votre mise
web-power-palace = mise en dernier
web-power-harvest = change un Reset
web-power-market = Marchand vaut 2
web-power-heir = prend un reste
web-reset = Reset
web-card-back = carte Mise face cachée
web-bid-card = Carte Mise { $card }
web-tied-card = { $card } à égalité
web-laid-card = mise { $card }
web-mark-played = joué
web-mark-best = meilleur

## Les cartes exposées

web-display = Cartes exposées
web-display-claims = Prenez-en une
web-display-swap = Échangez le Dragon
web-display-heir = L’Héritier peut en prendre une
web-display-hint = les { $count } meilleures mises en prennent une
web-display-empty = Il ne reste rien.
web-deck = dans la pioche
web-deck-short = en pioche
web-gone = { $count } hors du jeu
web-points = { $points } { $count ->
    [one] point
   *[other] points
}
web-gain-count = { $type } de { $from } à { $to }
web-gain-keeps = garde : { $goal }, avance de { $count }
web-gain-takes = gagne : { $goal }
web-gain-level = à égalité : { $goal }
web-gain-short = manque encore { $count } : { $goal }
web-gain-dragon = un jeton Prestige ; le Dragon sort jusqu’au prochain tour

## Mises

web-secret = Mises secrètes
web-open = Mises ouvertes
web-slot-now = à vous, toutes les mises sont visibles
web-slot-palace = Palais : mise maintenant
web-secret-count = { $done } sur { $all }
web-secret-palace = { $done } sur { $all }, puis le Palais
web-slot-you = { $count ->
    [0] à vous de choisir
   *[other] à vous, sur votre { $tied } à égalité
}
web-slot-chooses = { $count ->
    [0] choisit
   *[other] choisit, sur un { $tied } à égalité
}
web-slot-has-bid = { $count ->
    [0] a misé
   *[other] a misé, sur un { $tied } à égalité
}
web-slot-yours = votre mise ; vous seul la voyez
web-slot-last = Palais : mise après les autres
web-standing-chooses = choisit
web-standing-has-bid = a misé
web-standing-last = mise après
web-standing-waits = attend
web-standing-takes = agit
web-recent = Tour { $turn } :
web-order = Les mises, dans l’ordre des prises
web-order-hint = d’abord la plus forte valeur ; à valeur égale, deux cartes avant une seule
web-state-takes = prend
web-state-next = ensuite
web-state-waits = attend
web-state-done = a pris
web-state-nothing = plus rien
web-state-tied = à égalité
web-state-tied-again = encore à égalité
web-state-reset = reprend ses cartes
web-why-first = La plus forte valeur prend d’abord.
web-why-only = La seule mise qui prenne.
web-why-value = Après { $acting } : valeur plus faible, { $value }.
web-why-emperor = Même carte que { $acting }. Le ½ de l’Empereur épargne l’égalité à { $seat }, qui passe devant.
web-why-emperor-stack = Mêmes deux cartes que { $acting }. Le ½ de l’Empereur départage : { $seat } passe devant.
web-why-after-emperor = Sans le ½ de l’Empereur, il y aurait égalité avec { $acting }.
web-why-after-emperor-stack = Sans l’Empereur, les deux piles seraient encore à égalité et chacun piocherait.
web-why-stack = Vaut autant que la carte seule de { $acting }, mais une pile passe devant.
web-why-after-stack = Vaut aussi { $value }, mais la pile de { $acting } passe devant.
web-why-top = Vaut autant que la pile de { $acting }, mais la carte du dessus est plus forte.
web-why-after-top = Vaut aussi { $value }, mais la pile de { $acting } a la plus forte carte au-dessus.
web-why-tied = Même carte seule que { $acting } : égalité, aucune prise. Le { $card } reste et reçoit une seconde carte au prochain tour.
web-why-tied-again = Mêmes deux cartes que { $acting } : encore égalité. Chacun pioche une carte après les prises.
web-why-reset = Un Reset seul ne prend jamais ; à la fin du tour, il rend toutes les cartes Mise.
web-why-palace = Grâce au Palais, { $seat } mise maintenant, toutes les autres mises étant visibles.

## Objectifs et piles

web-table = Objectifs et piles
web-table-hint = Un objectif demande 2 cartes. Il faut strictement plus pour le prendre.
web-goals = Objectifs
web-owned-by = à { $seat }
web-owns = à soi, +{ $count }
web-owns-short = à soi +{ $count }
web-needs-more = manque { $count }
web-pile-moved = { $count ->
    [one] avec un Marchand qui compte 2
   *[other] avec { $count } Marchands qui comptent 2
}
web-nobody = personne
web-power = pouvoir
web-pts = { $count } pts
web-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-goals-count = { $count ->
    [one] { $count } objectif
   *[other] { $count } objectifs
}
web-dragon-held = détenu
web-dragon-middle = aide l’attardé
web-dragon-display = exposé
web-dragon-aside = écarté
web-holds = le détient
web-tokens = { $count ->
    [one] { $count } jeton Prestige
   *[other] { $count } jetons Prestige
}
web-bid-cards = Cartes Mise
web-key-hand = main
web-key-spent = jouée
web-key-tied = égalité
web-key-open = mise
web-in-hand = { $count } en main
web-in-hand-down = { $count } en main + { $down } cachée

## La main

web-hand = Votre main
web-hand-plain = Une carte vaut son nombre.
web-hand-sum = Sous chaque carte, ce que vaudrait votre mise{ $count ->
    [0] { "" }
   *[other] { " " }sur le { $tied } à égalité
}{ $half ->
    [1] { " " }avec le ½ de l’Empereur
   *[other] { "" }
}.
web-hand-hint = Le Reset rend toutes les cartes Mise.
web-hand-laid = cachée
web-hand-tied = égalité
web-hand-spent = jouée
web-hand-reset = sans prise
web-hand-choose = Choisissez une carte, puis posez-la.
web-hand-change = Vous pouvez la changer tant que tous n’ont pas misé.
web-hand-wait = Vous misez après les autres.
web-hand-then = Choisissez où va le { $card }.
web-place = Poser { $card } face cachée
web-place-instead = Poser plutôt { $card }
web-place-open = Jouer { $card }
web-place-none = Choisissez une carte
web-keep-reset = Garder le Reset
web-your-bid = Votre mise

## Décompte

web-scoring = Décompte final
web-scoring-hint = à chaque ligne : le compte, les points, la somme
web-rank = { $place ->
    [1] gagne
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
}
web-block-dynasty = Cartes Dynastie
web-block-goals = Objectifs et jetons
web-block-then = Ensuite
web-line-generals = Généraux
web-line-generals-hint = { $count ->
    [one] { $count } point chacun
   *[other] { $count } points chacun
}
web-line-nobles = Nobles
web-line-nobles-hint = les points qu’ils montrent
web-line-philosopher = Philosophe
web-line-philosopher-hint = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-line-goals = Objectifs
web-line-goals-hint = Héritier { $heir }, Palais { $palace }, Marché { $market }, Dragon { $dragon }
web-line-tokens = Jetons
web-line-tokens-hint = { $token } points chacun
web-line-missing = Types manquants
web-line-missing-hint = −{ $missing } par type sans carte
web-line-peasants = Paysans
web-line-peasants-hint = chacun en écarte { $fewest }, le plus petit nombre
web-line-bureaucrats = Bureaucrates
web-line-bureaucrats-hint = { $count } chacun, avec le Philosophe seulement
web-line-cards = Cartes Dynastie
web-line-cards-hint = départagent les totaux égaux
web-score-without = sans { $list }
web-total = Total
web-peasants-left = Points pour les paysans restants
