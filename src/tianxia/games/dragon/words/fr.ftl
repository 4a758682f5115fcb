# L’Année du Dragon. Les clés : voir tianxia/words. Les chiffres viennent des tables en usage.

title = L’Année du Dragon

## Les choses

card-taxes = Impôts
card-build = Construction
card-harvest = Récolte
card-fireworks = Fusée
card-parade = Armée
card-research = Études
card-privilege = Privilège

hand-craftsman = ouvrier
    .a = un ouvrier
    .le = l’ouvrier
hand-lady = courtisane
    .a = une courtisane
    .le = la courtisane
hand-collector = collecteur d’impôts
    .a = un collecteur d’impôts
    .le = le collecteur d’impôts
hand-pyrotechnist = artificier
    .a = un artificier
    .le = l’artificier
hand-warrior = guerrier
    .a = un guerrier
    .le = le guerrier
hand-monk = moine
    .a = un moine
    .le = le moine
hand-healer = guérisseur
    .a = un guérisseur
    .le = le guérisseur
hand-farmer = paysan
    .a = un paysan
    .le = le paysan
hand-scholar = savant
    .a = un savant
    .le = le savant
hand-wild = joker
    .a = n’importe qui
    .le = le joker

tile-craftsman = ouvrier
    .a = un ouvrier
    .le = l’ouvrier
tile-lady = courtisane
    .a = une courtisane
    .le = la courtisane
tile-collector = collecteur d’impôts
    .a = un collecteur d’impôts
    .le = le collecteur d’impôts
tile-pyrotechnist = jeune artificier
    .a = un jeune artificier
    .le = le jeune artificier
tile-warrior = jeune guerrier
    .a = un jeune guerrier
    .le = le jeune guerrier
tile-monk = jeune moine
    .a = un jeune moine
    .le = le jeune moine
tile-healer = jeune guérisseur
    .a = un jeune guérisseur
    .le = le jeune guérisseur
tile-farmer = jeune paysan
    .a = un jeune paysan
    .le = le jeune paysan
tile-scholar = jeune savant
    .a = un jeune savant
    .le = le jeune savant
tile-old-pyrotechnist = artificier âgé
    .a = un artificier âgé
    .le = l’artificier âgé
tile-old-warrior = guerrier âgé
    .a = un guerrier âgé
    .le = le guerrier âgé
tile-old-monk = moine âgé
    .a = un moine âgé
    .le = le moine âgé
tile-old-healer = guérisseur âgé
    .a = un guérisseur âgé
    .le = le guérisseur âgé
tile-old-farmer = paysan âgé
    .a = un paysan âgé
    .le = le paysan âgé
tile-old-scholar = savant âgé
    .a = un savant âgé
    .le = le savant âgé

person-craftsman = { tile-craftsman }
    .le = { tile-craftsman.le }
person-lady = { tile-lady }
    .le = { tile-lady.le }
person-collector = { tile-collector }
    .le = { tile-collector.le }
person-pyrotechnist = { tile-pyrotechnist }
    .le = { tile-pyrotechnist.le }
person-warrior = { tile-warrior }
    .le = { tile-warrior.le }
person-monk = { tile-monk }
    .le = { tile-monk.le }
person-healer = { tile-healer }
    .le = { tile-healer.le }
person-farmer = { tile-farmer }
    .le = { tile-farmer.le }
person-scholar = { tile-scholar }
    .le = { tile-scholar.le }
person-old-pyrotechnist = { tile-old-pyrotechnist }
    .le = { tile-old-pyrotechnist.le }
person-old-warrior = { tile-old-warrior }
    .le = { tile-old-warrior.le }
person-old-monk = { tile-old-monk }
    .le = { tile-old-monk.le }
person-old-healer = { tile-old-healer }
    .le = { tile-old-healer.le }
person-old-farmer = { tile-old-farmer }
    .le = { tile-old-farmer.le }
person-old-scholar = { tile-old-scholar }
    .le = { tile-old-scholar.le }

privilege-small = petit privilège
privilege-large = grand privilège

event-peace = Repos
event-tribute = Tribut à l’Empereur
event-drought = Sécheresse
event-festival = Fête du Dragon
event-mongols = Assaut mongol
event-epidemic = Épidémie

phase-setup = Mise en place
phase-action = Action
phase-person = Personnage
phase-event = Événement
phase-end = L’année est finie

## Les coups

move-take = { $card }
move-refill = Renflouer sa bourse
move-buy = Acheter un { $privilege }
move-build = Ajouter un étage au palais { $palace }
move-found = Commencer un nouveau palais
move-play = Jouer { $hand-le }
move-hire = Engager { $tile-a }
move-house = Loger dans le palais { $palace }
move-release = Licencier { $person-le } du palais { $palace }
move-dismiss = Renvoyer le nouveau personnage

effect-yuan = yuan
effect-surcharge = yuan d’entrée
effect-rice = riz
effect-fireworks = { $count ->
    [one] feu d’artifice
   *[other] feux d’artifice
}
effect-floors = { $count ->
    [one] étage
   *[other] étages
}
effect-steps = { $count ->
    [one] pas
   *[other] pas
}
effect-points = { $count ->
    [one] point
   *[other] points
}
effect-dragons = { $count ->
    [one] dragon
   *[other] dragons
}
effect-symbols = { $count ->
    [one] symbole
   *[other] symboles
}
effect-persons = { $count ->
    [one] personnage
   *[other] personnages
}

## Les questions

ask-recruit = { $left ->
    [one] Qui est votre second compagnon ? Aucune autre cour ne doit avoir la même paire.
   *[other] Qui est le premier de vos { $left } compagnons ?
}
ask-action = Quelle action choisissez-vous ce mois-ci ?
ask-build = Où va le nouvel étage ? { $left ->
    [one] C’est le dernier.
   *[other] Il en reste { $left } à placer.
}
ask-privilege = Quel privilège achetez-vous ?
ask-card = Quelle carte Personnage jouez-vous ?
ask-hire = { $hand-key ->
    [wild] Qui engagez-vous avec le joker ?
   *[other] Quel âge préférez-vous pour { $hand-le } ?
}
ask-house = Dans quel palais loge { $tile-le } ?
ask-make-room = Vos palais sont pleins. Qui cède sa place ? Le nouveau venu : { $tile }.
ask-release = { $event } : qui licenciez-vous ? { $left ->
    [one] Un personnage doit partir.
   *[other] { $left } personnages doivent partir.
}
ask-unfed = { $left ->
    [one] Un palais n’a pas de riz. Qui le quitte ?
   *[other] { $left } palais n’ont pas de riz. Qui quitte le premier d’entre eux ?
}

## Les nouvelles

news-month = Mois { $month } : { $event }
news-took = { $surcharge ->
    [0] { $seat } prend { $card }
   *[other] { $seat } paie { $surcharge } yuan pour un groupe occupé et prend { $card }
}
news-refilled = { $yuan ->
    [0] { $seat } ne fait pas d’action
   *[other] { $seat } renfloue sa bourse : +{ $yuan } yuan
}
news-yielded = { $seat } { $card-key ->
    [taxes] perçoit { $amount } yuan
    [build] construit { $amount ->
        [one] { $amount } étage
       *[other] { $amount } étages
    }
    [harvest] récolte { $amount ->
        [one] { $amount } sac de riz
       *[other] { $amount } sacs de riz
    }
    [fireworks] prépare { $amount ->
        [one] { $amount } feu d’artifice
       *[other] { $amount } feux d’artifice
    }
    [parade] avance de { $amount } pas
   *[other] marque { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
}
news-bought = { $seat } achète un { $privilege } pour { $price } yuan
news-extended = { $seat } élève le palais { $palace } à { $floors } étages
news-founded = { $seat } commence le palais { $palace }
news-played = { $seat } joue { $hand-le }
news-nobody-left = { $seat } ne trouve plus de tuile à prendre
news-housed = { $seat } loge { $tile-a } dans le palais { $palace } : +{ $steps } pas
news-dismissed = { $seat } renvoie { $tile-le }
news-released = { $seat } licencie { $tile-le } du palais { $palace }
news-happened = Événement : { $event }
news-tribute = { $seat } paie { $paid } yuan{ $missing ->
    [0] {""}
   *[other] , il en manque { $missing }
}
news-drought = { $seat } mange { $rice } riz{ $unfed ->
    [0] {""}
    [one] , { $unfed } palais sans riz
   *[other] , { $unfed } palais sans riz
}
news-festival = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} et rend { $returned ->
    [one] { $returned } feu d’artifice
   *[other] { $returned } feux d’artifice
}
news-mongols = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $lost ->
    [0] {""}
   *[other] {" "}et a le moins de casques
}
news-epidemic = { $seat } { $mortars ->
    [0] n’a pas de mortier
    [one] a { $mortars } mortier
   *[other] a { $mortars } mortiers
}{ $lost ->
    [0] {" "}et n’a rien à craindre
    [one] , { $lost } personnage doit partir
   *[other] , { $lost } personnages doivent partir
}
news-decayed = { $seat } { $floors ->
    [0] perd le palais vide { $palace }
    [one] voit le palais vide { $palace } réduit à { $floors } étage
   *[other] voit le palais vide { $palace } réduit à { $floors } étages
}
news-scored = { $seat } marque { $points } ({ $palaces } palais{ $ladies ->
    [0] {""}
    [one] , { $ladies } courtisane
   *[other] , { $ladies } courtisanes
}{ $dragons ->
    [0] {""}
    [one] , { $dragons } dragon
   *[other] , { $dragons } dragons
})
news-final = { $seat } marque encore { $points } : { $persons } pour les personnages, { $monks } pour les moines, { $money } pour l’argent

## Les refus

start-young = Les compagnons sont jeunes ; ce n’est pas le cas : { $tile }.
start-different = Vous avez déjà { $tile-a } ; les deux doivent différer.
start-pair-taken = Une autre cour a déjà cette paire : { $one } et { $other }.
none-left = Il ne reste plus de tuile : { $tile }.
cannot-pay-surcharge = Un dragon occupe ce groupe : il faut { $need } yuan et vous en avez { $have }.
cannot-afford-privilege = Il faut { $need } yuan pour venir ici et acheter au moins un petit privilège ; vous en avez { $have }.
cannot-afford = Le { $privilege } coûte { $need } yuan et vous en avez { $have }.
buy-a-privilege = Vous êtes venu acheter un privilège : choisissez le petit ou le grand.
no-such-palace = Vous n’avez pas de palais { $palace }.
palace-at-full-height = Le palais { $palace } a déjà { $floors } étages et ne grandit plus.
place-all-floors = Tous les nouveaux étages se placent tout de suite ; { $left ->
    [one] il en reste un
   *[other] il en reste { $left }
}.
no-such-card = Vous n’avez plus cette carte : { $hand }.
card-does-not-match = La carte jouée engage { $hand-a }, pas { $tile-a }.
take-a-person = Vous avez joué une carte : engagez quelqu’un.
card-for-nobody = Il ne reste personne à engager avec cette carte ({ $hand }) : elle serait jouée pour rien.
no-palace-for-anybody = Vous n’avez pas de palais : le nouveau personnage serait renvoyé aussitôt.
refill-brings-nothing = Vous avez { $have } yuan : renflouer n’apporte rien, vous passeriez simplement votre tour.
palace-full = Le palais { $palace } n’a pas d’étage libre.
use-free-floor = Le nouveau personnage doit emménager tant qu’un étage est libre.
no-such-person = Personne de tel dans le palais { $palace } : { $person }.
release-somebody = { $left ->
    [one] Il faut d’abord licencier un personnage.
   *[other] Il faut d’abord licencier { $left } personnages.
}
one-from-each-palace = Le palais { $palace } a déjà perdu quelqu’un ; chaque palais sans riz perd un seul personnage.

## Les options

option-large_privilege = Prix d’un grand privilège, en yuan (7 dans l’édition anniversaire)
option-open_hands = Tous voient les cartes Personnage de tous
option-oldest = Qui choisit ses compagnons en premier
option-oldest-random = tiré au sort

## Le plateau

board-month = Mois { $month } sur { $months }
board-groups = Actions
board-track = Ordre
board-supply = Tuiles
board-supply-legend = + pas, • symboles, × tuiles restantes ; jeunes, puis âgés
board-points = points
board-position = piste
board-yuan = yuan
board-rice = riz
board-fireworks = feux
board-dragons = dragons
board-cards = cartes
board-you = vous
board-free = libre
board-busy = { $dragons } : −{ $surcharge } yuan
board-group = groupe { $group }
board-group-busy = groupe { $group }, { $dragons }
board-hand = Cartes
board-none = aucune
board-ahead = À venir
board-ahead-tribute = tribut { $have }/{ $need } yuan
board-ahead-drought = sécheresse { $have }/{ $need } riz
board-ahead-epidemic = épidémie { $have }/{ $need } mortiers
board-ahead-mongols = Mongols { $have ->
    [one] { $have } casque
   *[other] { $have } casques
}, autres { $others }
board-ahead-festival = fête { $have ->
    [one] { $have } feu
   *[other] { $have } feux
}, autres { $others }
board-no-palace = aucun palais
board-hired = attend un palais : { $tile }
board-left = reste { $count }

short-collector = collecteur
short-tribute = Tribut
short-festival = Fête
short-mongols = Mongols

## Le décompte final

source-months = mois
source-research = études
source-festival = fêtes
source-mongols = Mongols
source-persons = personnages
source-monks = moines
source-money = argent
source-total = total

## L’aide

help-goal = Vous menez une cour à travers douze mois. Six sortes d’événements la menacent ; tous sont connus dès le début. Marquez un peu chaque mois grâce aux palais, aux courtisanes et aux privilèges, gardez vos gens en vie, et ayez le plus de points après le dernier mois.
    .title = Le jeu
help-month = Chaque mois a quatre phases : chacun choisit une action ; chacun joue une carte Personnage et accueille quelqu’un ; l’événement du mois survient et les palais vides se délabrent ; chacun marque des points.
    .title = Le mois
help-groups = Les sept cartes Action sont réparties au hasard en groupes chaque mois. Posez votre dragon sur un groupe et utilisez l’une de ses cartes. Si un dragon s’y trouve déjà, payez d’abord { $action-prices-surcharge } yuan, quel que soit le nombre de dragons.
    .title = Les groupes d’actions
help-refill = Au lieu d’une action, vous pouvez renflouer votre bourse à { $action-prices-refill } yuan. Vous ne posez pas de dragon. Si vous en avez autant ou plus, vous passez, tout simplement.
    .title = Renflouer
help-track = Chaque personnage logé fait avancer votre marqueur sur la piste de personnage, les jeunes plus loin que les âgés ; l’action Armée aussi. À chaque phase, le marqueur le plus avancé agit en premier et, sur une même case, le dernier arrivé. Rien ne le fait reculer.
    .title = La piste de personnage
help-palace = Un palais a de un à { $palace-floors } étages, et chaque étage loge un personnage. Tout palais rapporte un point par mois, occupé ou non, mais se délabre si personne n’y vit. Un personnage ne change jamais de palais.
    .title = Les palais
help-cards = Vous commencez avec une carte par type de personnage et { $hand-wild } jokers : une carte pour chaque mois sauf le dernier. Une carte est dépensée même s’il ne reste plus de tuile de son type. Si tous vos étages sont occupés, quelqu’un cède sa place ou le nouveau venu est renvoyé.
    .title = Les cartes Personnage
help-release = Un personnage licencié quitte la partie. Vous choisissez qui part. S’il doit en partir plus que vous n’en avez, tous partent et le reste est oublié.
    .title = Licencier
help-decay = Après chaque événement, même le repos, chaque palais où personne ne vit perd un étage. Un palais d’un seul étage disparaît.
    .title = Le délabrement
help-scoring = À la fin de chaque mois : un point par palais, un par courtisane, un par dragon sur vos privilèges.
    .title = Le décompte du mois
help-final = Après le dernier mois : { $final-person } points par personnage ; pour chaque moine, ses bouddhas fois les étages de son palais ; riz et feux d’artifice se vendent { $final-good } yuan pièce, et { $final-yuan } yuan font un point. À égalité, le marqueur le plus avancé sur la piste de personnage l’emporte.
    .title = La fin de l’année

help-card-taxes = Prenez { $action-icons-taxes } yuan, et un de plus par pièce sur vos collecteurs d’impôts.
help-card-build = Construisez { $action-icons-build ->
    [one] un étage
   *[other] { $action-icons-build } étages
}, et un de plus par marteau de vos ouvriers. Chacun va sur un palais de moins de { $palace-floors } étages ou commence un palais ; aucun ne se garde pour plus tard.
help-card-harvest = Prenez { $action-icons-harvest } riz, et un de plus par sac de vos paysans. Le riz nourrit vos palais en cas de sécheresse.
help-card-fireworks = Prenez { $action-icons-fireworks ->
    [one] un feu d’artifice
   *[other] { $action-icons-fireworks } feux d’artifice
}, et un de plus par fusée de vos artificiers. Ils comptent à la fête du Dragon.
help-card-parade = Avancez de { $action-icons-parade } pas sur la piste de personnage, et d’un de plus par casque de vos guerriers.
help-card-research = Marquez { $action-icons-research ->
    [one] un point
   *[other] { $action-icons-research } points
}, et un de plus par livre de vos savants.
help-card-privilege = Achetez un seul privilège : un petit pour { $privilege-small-price } yuan ou un grand pour { $option-large_privilege } yuan.

help-privilege-small = Coûte { $privilege-small-price } yuan et rapporte { $privilege-small-dragons ->
    [one] un point
   *[other] { $privilege-small-dragons } points
} chaque mois désormais.
help-privilege-large = Coûte { $option-large_privilege } yuan et rapporte { $privilege-large-dragons } points chaque mois désormais.

help-event-peace = Il ne se passe rien. Les palais vides se délabrent quand même.
help-event-tribute = Chacun paie { $event-tribute } yuan ou, à défaut, tout ce qu’il a, et licencie un personnage par yuan manquant. Les pièces sur vos collecteurs ne sont pas de l’argent.
help-event-drought = Chaque palais habité mange un riz. Pour chaque palais sans riz, un de ses personnages part ; vous choisissez quels palais ont faim et qui s’en va. Les sacs sur vos paysans ne sont pas du riz.
help-event-festival = Qui a le plus de feux d’artifice marque { $event-festival-1 } points, le nombre juste en dessous { $event-festival-2 } ; les ex æquo marquent tous. Ceux qui marquent rendent la moitié de leurs feux, arrondie vers le haut.
help-event-mongols = Chacun marque un point par casque. Puis tous ceux qui ont le moins de casques licencient { $event-mongols ->
    [one] un personnage
   *[other] { $event-mongols } personnages
}, même si tous en ont autant.
help-event-epidemic = Chacun licencie { $event-epidemic } personnages, moins un par mortier de ses guérisseurs.

help-hand-craftsman = Chaque marteau ajoute un étage quand vous construisez. { $person-craftsman-young-value } pas, { $person-craftsman-young-symbols ->
    [one] { $person-craftsman-young-symbols } marteau
   *[other] { $person-craftsman-young-symbols } marteaux
}.
help-hand-lady = Chaque courtisane rapporte un point à la fin de chaque mois. { $person-lady-young-value } pas.
help-hand-collector = Chaque pièce ajoute un yuan quand vous levez les impôts. { $person-collector-young-value } pas, { $person-collector-young-symbols } pièces.
help-hand-pyrotechnist = Chaque fusée ajoute un feu d’artifice à l’action Fusée. Jeune : { $person-pyrotechnist-young-value } pas, { $person-pyrotechnist-young-symbols ->
    [one] { $person-pyrotechnist-young-symbols } fusée
   *[other] { $person-pyrotechnist-young-symbols } fusées
}. Âgé : { $person-pyrotechnist-old-value } pas, { $person-pyrotechnist-old-symbols } fusées.
help-hand-warrior = Chaque casque rapporte un point quand viennent les Mongols et vous évite d’être le plus faible ; avec l’action Armée, il ajoute un pas. Jeune : { $person-warrior-young-value } pas, { $person-warrior-young-symbols ->
    [one] { $person-warrior-young-symbols } casque
   *[other] { $person-warrior-young-symbols } casques
}. Âgé : { $person-warrior-old-value } pas, { $person-warrior-old-symbols } casques.
help-hand-monk = À la fin, chaque bouddha rapporte autant de points que son palais a d’étages. Jeune : { $person-monk-young-value } pas, { $person-monk-young-symbols ->
    [one] { $person-monk-young-symbols } bouddha
   *[other] { $person-monk-young-symbols } bouddhas
}. Âgé : { $person-monk-old-value } pas, { $person-monk-old-symbols } bouddhas.
help-hand-healer = Chaque mortier sauve un personnage lors d’une épidémie. Jeune : { $person-healer-young-value } pas, { $person-healer-young-symbols ->
    [one] { $person-healer-young-symbols } mortier
   *[other] { $person-healer-young-symbols } mortiers
}. Âgé : { $person-healer-old-value } pas, { $person-healer-old-symbols } mortiers.
help-hand-farmer = Chaque sac ajoute un riz à la récolte. Jeune : { $person-farmer-young-value } pas, { $person-farmer-young-symbols ->
    [one] { $person-farmer-young-symbols } sac
   *[other] { $person-farmer-young-symbols } sacs
}. Âgé : { $person-farmer-old-value } pas, { $person-farmer-old-symbols } sacs.
help-hand-scholar = Chaque livre ajoute un point à l’action Études. Jeune : { $person-scholar-young-value } pas, { $person-scholar-young-symbols } livres. Âgé : { $person-scholar-old-value } pas, { $person-scholar-old-symbols } livres.
help-hand-wild = Engage n’importe quel personnage dont il reste une tuile, jeune ou âgé.

help-tile-craftsman = { help-hand-craftsman }
help-tile-lady = { help-hand-lady }
help-tile-collector = { help-hand-collector }
help-tile-pyrotechnist = { help-hand-pyrotechnist }
help-tile-warrior = { help-hand-warrior }
help-tile-monk = { help-hand-monk }
help-tile-healer = { help-hand-healer }
help-tile-farmer = { help-hand-farmer }
help-tile-scholar = { help-hand-scholar }
help-tile-old-pyrotechnist = { help-hand-pyrotechnist }
help-tile-old-warrior = { help-hand-warrior }
help-tile-old-monk = { help-hand-monk }
help-tile-old-healer = { help-hand-healer }
help-tile-old-farmer = { help-hand-farmer }
help-tile-old-scholar = { help-hand-scholar }

help-person-craftsman = { help-hand-craftsman }
help-person-lady = { help-hand-lady }
help-person-collector = { help-hand-collector }
help-person-pyrotechnist = { help-hand-pyrotechnist }
help-person-warrior = { help-hand-warrior }
help-person-monk = { help-hand-monk }
help-person-healer = { help-hand-healer }
help-person-farmer = { help-hand-farmer }
help-person-scholar = { help-hand-scholar }
help-person-old-pyrotechnist = { help-hand-pyrotechnist }
help-person-old-warrior = { help-hand-warrior }
help-person-old-monk = { help-hand-monk }
help-person-old-healer = { help-hand-healer }
help-person-old-farmer = { help-hand-farmer }
help-person-old-scholar = { help-hand-scholar }
