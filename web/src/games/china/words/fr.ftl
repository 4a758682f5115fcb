# Les mots du plateau seul ; ceux du jeu viennent du serveur.

desk-map = La carte
desk-sea = Bó Hǎi
desk-emperor = L’Empereur
desk-you = vous
desk-start = premier joueur
desk-points = points
desk-points-short = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
desk-palaces = palais restants
desk-emissaries = émissaires restants
desk-forts = fortifications restantes
desk-cards = cartes en main
desk-tiles = tuiles bonus
desk-built = { $built } sur { $size }
desk-scored = décomptée
desk-palaces-built = palais
desk-now = ici
desk-filled = si complétée
desk-filled-short = complétée
desk-at-end = à la fin
desk-nobody-built = Personne n’a construit ici.
desk-court = Cour de { $name }
desk-court-limit = { $count } sur { $limit } émissaires
desk-port = palais portuaire
desk-ports = Palais portuaires
desk-post = poste frontière
desk-fort = fortification
desk-both-sides = compte des deux côtés
desk-post-palaces = Vos palais
desk-post-scores = Points à ce jour
desk-post-limit = Émissaires admis
desk-alliance = Alliance { $number }
desk-emissaries-in = { $count ->
    [one] { $count } émissaire
   *[other] { $count } émissaires
}
desk-leads = en tête
desk-nobody-leads = Personne n’est en tête des deux côtés.
desk-who-leads = en tête des deux côtés ?
desk-unpin = Détacher
desk-names = Noms des villes
desk-closer = Agrandir
desk-farther = Réduire
desk-whole = Toute la carte
desk-pile = Pioche
desk-pile-of = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
desk-back = une carte, face cachée
desk-pass = { $pass ->
    [1] Premier passage ; la défausse sera mélangée une fois.
   *[other] Second passage ; ensuite la partie prend fin.
}
desk-pass-short = { $pass ->
    [1] 1er tour
   *[other] 2e tour
}
desk-last-round-short = dernier tour
desk-face-up = Faces visibles
desk-face-up-card = Face visible : { $card }
desk-discard = Défausse
desk-hand = Votre main
desk-hand-of = Main de { $name }
desk-chosen = { $count } sur { $cards }
desk-way-joker = En joker
desk-way-exchange = Échanger
desk-way-both = Une de chaque
desk-way-reveal = Retourner
desk-way-done = Terminé
desk-way-rest = Le laisser
desk-way-palace = Palais
desk-way-fort = Fortification
desk-way-emissary = Émissaire
desk-emperors-cards = Cartes de l’Empereur
desk-emperors-card = Carte de l’Empereur : { $card }
desk-influence = Cartes d’influence
desk-influence-of = Influence, { $card } : { $name }
desk-keep = À garder :
desk-specials = Vos cartes spéciales
desk-special-first = Avant
desk-special-two = Deux
desk-special-swap = Troc
desk-used = utilisée
desk-if-ended = Si la partie finissait ici
desk-from-palaces = provinces ouvertes
desk-from-emperor = palais de l’Empereur
desk-from-alliances = alliances
desk-from-roads = routes
desk-from-ports = palais portuaires
desk-from-tiles = tuiles bonus
desk-chain = Chaîne de { $count }
desk-no-chain = Pas encore de chaîne de quatre.
desk-round = Tour { $round }
desk-pile-left = { $pass ->
    [1] premier passage
   *[other] second passage
}, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
desk-last-round = Dernier tour
desk-open-provinces = { $count ->
    [one] { $count } province ouverte
   *[other] { $count } provinces ouvertes
}
desk-final = Décompte final
desk-running = Totaux en cours
desk-result = D’où viennent les points
desk-in-play = en jeu
desk-sum = total
desk-chapter-open = provinces
desk-chapter-alliances = alliances
desk-chapter-roads = routes
desk-chapter-ports = ports
desk-chapter-tiles = tuiles bonus
desk-column-open = ouvertes
desk-column-alliances = alliées
desk-column-roads = routes
desk-column-ports = ports
desk-column-tiles = tuiles
desk-bonus = Majorité de tuiles : { $tile }
desk-scoring-begin = D’abord les provinces ouvertes, puis les alliances de 1 à 15, enfin les routes.
desk-scoring-done = Tout est compté
desk-scoring-over = Chaque étape peut être revue.
desk-step-nobody = personne
desk-step-next = Suite
desk-step-back = Étape précédente
desk-step-play = Dérouler
desk-step-pause = Pause
desk-step-skip = Aller au résultat
desk-step-again = Depuis le début

# Les villes, par leurs cases.

space-Z1 = Dingxiang
space-Z2 = Dai
space-Z3 = Wuyang
space-Z4 = Lishi
space-Z5 = Julu
space-Z6 = Jinyang
space-Z7 = Handan
space-E1 = Shangjun
space-E2 = Pingyang
space-E3 = Anyi
space-E4 = Changzi
space-E5 = Hedong
space-E6 = Ye
space-E7 = Daliang
space-C1 = Beidi
space-C2 = Liyang
space-C3 = Longxi
space-C4 = Xianyang
space-C5 = Yong
space-C6 = Hanzhong
space-S1 = Jiameng
space-S2 = Langzhong
space-S3 = Wudu
space-S4 = Chengdu
space-S5 = Bodao
space-S6 = Jiangzhou
space-U1 = Wan
space-U2 = Deng
space-U3 = Chen
space-U4 = Ying
space-U5 = Wuling
space-U6 = Changsha
space-U7 = Lujiang
space-U8 = Shouchun
space-W1 = Guangling
space-W2 = Nanjing
space-W3 = Wu
space-W4 = Kuaiji
space-W5 = Zhuji
space-W6 = Pengze
space-L1 = Lu
space-L2 = Ju
space-L3 = Pei
space-L4 = Xue
space-Q1 = Gaotang
space-Q2 = Penglai
space-Q3 = Jimo
space-Q4 = Linzi
space-Q5 = Langya
space-H1 = Yiyang
space-H2 = Luoyang
space-H3 = Chenggao
space-H4 = Xinzheng
space-H5 = Yangcheng
space-H6 = Nanyang
space-B1 = Jingxing
space-B2 = Hangu
space-B3 = Jianmen
space-B4 = Zhao Pass
space-B5 = Mount Tai
space-B6 = Pengcheng
post-B1 = Jingxing
post-B2 = Hangu
post-B3 = Jianmen
post-B4 = Zhao Pass
post-B5 = Mount Tai
post-B6 = Pengcheng
