# Gùgōng. Clés : voir tianxia/words. Les chiffres viennent des tables utilisées.

title = Gùgōng
automaton = M. Meng

## Les choses

location-travel = Voyage
location-wall = Grande Muraille
location-jade = Jade
location-intrigue = Intrigues
location-palace = Pavillon
location-decree = Décrets
location-canal = Grand Canal

form-travel-a = Voyage : un déplacement
form-travel-b = Voyage : deux déplacements
form-wall-a = Grande Muraille : un Serviteur
form-wall-b = Grande Muraille : jusqu’à deux Serviteurs
form-intrigue-a = Intrigues : une case, et la Médaille si elle est libre
form-intrigue-b = Intrigues : trois cases
form-palace-a = Pavillon : un pas
form-palace-b = Pavillon : deux pas, et une case d’Intrigues
form-canal-a = Grand Canal : un Serviteur à bord, un Bateau en avant
form-canal-b = Grand Canal : deux Serviteurs à bord

decree-morning-intrigue = le Matin, Intrigues +2
decree-morning-ship = le Matin, un Serviteur sur un Bateau
decree-morning-servant = le Matin, +1 Serviteur
decree-morning-envoy = le Matin, Émissaire +1
decree-morning-swap = le Matin, échanger un Cadeau
decree-cheap-travel = double Voyage à 1 de moins
decree-cheap-jade = Jade à 1 de moins
decree-wall-helper = un Serviteur de plus sur la Muraille
decree-equal-gift = un Cadeau égal suffit
decree-cheap-decree = Décrets à 1 de moins
decree-third-of-points = un tiers de vos PV
decree-plain-points = des PV à la fin
decree-jade-points = des PV pour le Jade
decree-decree-points = des PV pour les Décrets
decree-harbour-points = des PV pour le Commerce

token-servant = +1 Serviteur
token-servants = +2 Serviteurs
token-envoy = Émissaire +1
token-intrigue = Intrigues +1
token-card-for-jade = un Cadeau cher contre du Jade
token-points = des PV
token-recover = un Cadeau repris de la défausse
token-swap = échanger un Cadeau
token-wall = un Serviteur sur la Muraille
token-ship = un Serviteur sur un Bateau
token-servants-for-jade = des Serviteurs contre du Jade
token-counts-double = compte pour deux jetons
token-gift-plus = vos Cadeaux valent 1 de plus
token-toll = un péage
token-follow = suivre les autres
token-double-value = un Cadeau de valeur double
token-double-icon = une icône deux fois
token-discount = Jade ou Décret à 2 de moins

prize-servant = un Serviteur
prize-points = des PV
prize-jade = du Jade
piece-servant = un Serviteur
piece-double = le Double Serviteur
worth-one = un
worth-two = deux
path-left = la voie de gauche
path-right = la voie de droite
reward-points = des PV
reward-card = une carte Cadeau
reward-double = le Double Serviteur
favour-servant = un Serviteur
favour-servants = deux Serviteurs
favour-die = tourner un Dé
favour-jade = un Jade
house-square = place

solo-travel = Voyage
solo-wall = Grande Muraille
solo-jade = Jade
solo-intrigue = Intrigues
solo-palace = Pavillon
solo-decree = Décrets
solo-canal = Grand Canal
solo-special = carte Solo Spéciale

source-wall = Muraille
source-night = Dés
source-token = jetons
source-exchange = échange
source-decree = Décrets
source-harbour = Commerce
source-envoy = Émissaire
source-toll = péages
source-meng = M. Meng
source-final-decree = Décrets à la fin
source-arrival = Pavillon
source-jade = Jade

why-reveals = il révèle sa prochaine carte Solo, qui dit où il va, et son prochain Cadeau
why-values-never-matter = les valeurs ne comptent pas pour lui, et l’échange ne lui coûte rien
why-icon-first = l’icône du Cadeau vient d’abord
why-no-icon = le Cadeau n’a pas d’icône
why-point-for-swap = au lieu d’échanger une carte, il marque un point
why-plain-form = pendant la Journée, il prend la forme simple
why-special-card = une carte Spéciale lui donne la forme forte sur son lieu de prédilection, gratuitement
why-waits-for-dusk = la carte Solo attend le Crépuscule
why-dusk-action = au Crépuscule, il renforce son action, car il peut la payer
why-dusk-travel = au Crépuscule, cette carte est un déplacement gratuit
why-cannot-pay = même avec ses jetons il manque de Serviteurs : rien ne se passe
why-no-effect = cela ne ferait rien, il ne paie donc pas
why-ring = il suit le bord de la carte jusqu’à la prochaine ville avec un jeton
why-first-stop = il commence au coin du circuit, ou à la prochaine ville avec un jeton
why-off-the-ring = aucune ville du circuit n’a de jeton, il prend donc le plus proche
why-no-token = aucune ville n’a de jeton
why-six-tokens = dès qu’il le peut, il échange des jetons contre du Jade
why-pairs-for-servants = il manque de Serviteurs et échange autant de paires de jetons qu’il faut
why-cheapest-jade = il prend le Jade le moins cher
why-level-of-the-day = il veut un Décret du niveau du jour : le moins cher, sinon celui où vous n’êtes pas, sinon celui du bas
why-lower-level = aucun du niveau du jour n’est possible, il regarde donc les niveaux inférieurs
why-higher-level = aucun niveau inférieur n’est possible, il regarde donc les niveaux supérieurs
why-no-decree = il ne peut plus obtenir aucun Décret
why-own-ship = il charge le Bateau qu’il a
why-new-ship = il n’a pas de Bateau où il reste de la place, il en met donc un à l’eau
why-harbour-card = un Bateau plein commerce aussitôt, dans n’importe quel Port : d’abord pour un Cadeau
why-harbour-points = un Bateau plein commerce aussitôt, dans n’importe quel Port : désormais pour des PV
why-favour-jade = assez avancé dans les Intrigues, il prend du Jade
why-favour-servant = trop bas pour du Jade, il prend un Serviteur
why-no-favour = il ne peut rien demander
why-point-for-morning-swap = au lieu d’échanger un Cadeau le Matin, il marque un point
why-token-recover = le dernier Cadeau de sa défausse rejoint ses Cadeaux
why-token-card-for-jade = il donne son prochain Cadeau, quelle que soit sa valeur, contre du Jade
why-token-point = un jeton qu’il ne peut pas utiliser vaut un point
why-token-nothing = ce jeton ne lui apporte rien maintenant
why-nothing-to-place = il n’a rien à placer
why-matches = ses correspondances ne dépendent que du jour

phase-morning = Matin
phase-day = Journée
phase-dusk = Crépuscule
phase-night = Nuit
phase-end = Les quatre jours sont finis

## Les coups

move-give = Donner { $card } : { $location }
move-pay = Payer des Serviteurs
move-discard = Défausser { $card }
move-double = Doubler la valeur avec le jeton
move-forgo = Renoncer aux actions
move-act = { $form }
move-buy = Acheter du Jade : maison { $house }
move-enact = Obtenir le Décret : { $decree }
move-rebate = Utiliser le jeton : 2 Serviteurs de moins
move-go = Aller à { $city }
move-build = Placer { $piece } sur la Muraille
move-load = Embarquer { $piece } au Port { $port }
move-launch = Mettre un Bateau à l’eau avec { $piece }, { $path }
move-sail = Avancer le Bateau du Port { $port }
move-claim = Commercer au Port { $port } : { $reward }
move-swap = Échanger { $card } contre le Cadeau : { $location }
move-recover = Reprendre { $card }
move-favour = Reculer pour { $favour }
move-turn = Tourner le Dé { $die } sur { $face }
move-take = { $piece-key ->
    [double] Prendre aussi le Double Serviteur
   *[other] Ne pas prendre le Double Serviteur
}
move-spend = { $piece-key ->
    [double] Payer avec le Double Serviteur
   *[other] Payer sans le Double Serviteur
}
move-use = Utiliser le Décret : { $decree }
move-repeat = Utiliser le jeton : l’icône encore une fois
move-carry = Poser le jeton à côté de votre plateau, avec { $piece }
move-post = Poser le jeton avec { $piece } : { $location }
move-exchange = Échanger des jetons contre { $prize }
move-decline = Renoncer
move-count = Le compter pour { $worth }
move-part = Céder le jeton : { $token }
move-rest = Compléter avec des jetons face cachée
move-accept = Prendre les Serviteurs
move-leave = Laisser les Serviteurs dans la pioche

effect-servants = { $count ->
    [one] Serviteur
   *[other] Serviteurs
}
effect-points = PV
effect-jade = Jade
effect-tokens = { $count ->
    [one] jeton
   *[other] jetons
}
effect-spaces = { $count ->
    [one] case d’Intrigues
   *[other] cases d’Intrigues
}
effect-steps = pas
effect-gifts = { $count ->
    [one] Cadeau
   *[other] Cadeaux
}
effect-matches = { $count ->
    [one] accord
   *[other] accords
}
effect-penalty = pénalité

## Les questions

ask-turn = Quel Cadeau donnez-vous, et à qui ?
ask-price = Ce Cadeau ({ $card }) ne vaut pas plus que celui de l’officier. Payer { $servants } Serviteurs, défausser un autre Cadeau, ou renoncer aux actions ?
ask-act = Que faites-vous ici : { $location } ?
ask-icon = L’icône de votre Cadeau, { $location } : que faites-vous ?
ask-follow = Vous pouvez suivre, { $location } : que faites-vous ?
ask-again = Utiliser le jeton pour refaire l’icône de votre Cadeau ?
ask-gain = Vous recevez { $count ->
    [one] { $count } Serviteur
   *[other] { $count } Serviteurs
}. Le Double Serviteur en fait-il partie ?
ask-spend = Vous payez { $cost ->
    [one] { $cost } Serviteur
   *[other] { $cost } Serviteurs
}. Le Double Serviteur y participe-t-il ?
ask-journey = Où va votre Voyageur ? { $left ->
    [one] C’est le dernier déplacement.
   *[other] Il reste { $left } déplacements.
}
ask-make-room = Il n’y a de place que pour { $limit } jetons. Contre quoi en échangez-vous ?
ask-sell-gift = Défausser un Cadeau d’une valeur de { $least } ou plus contre du Jade ?
ask-recover = Quel Cadeau de votre défausse reprenez-vous en main ?
ask-pay-for-jade = Payer { $cost } Serviteurs pour du Jade ?
ask-swap = Quel Cadeau échangez-vous, et avec quel officier ?
ask-carry = Poser le jeton à côté de votre plateau pour la Journée ? Il lui faut un Serviteur de votre Réserve.
ask-lay-out = Où posez-vous le jeton pour la Journée ({ $token }) ? Il lui faut un Serviteur de votre Réserve.
ask-build = Quel Serviteur va sur la Muraille ? { $left ->
    [one] Vous pouvez en placer un.
   *[other] Vous pouvez en placer jusqu’à { $left }.
}
ask-build-from-supply = Placer un Serviteur de votre pioche sur la Muraille ?
ask-favour = La Muraille est achevée et vous y étiez. Pour quelle récompense reculez-vous ?
ask-turn-die = Quel Dé tournez-vous, et sur quelle face ?
ask-load = Quel Bateau embarque un Serviteur ? { $left ->
    [one] Il y en a un à placer.
   *[other] Il y en a { $left } à placer.
}
ask-sail = Quel Bateau avancez-vous ?
ask-claim = Un Bateau plein est au Port. Contre quoi l’échangez-vous ?
ask-morning-decrees = Quel Décret utilisez-vous ce Matin ?
ask-accept = Prendre { $count ->
    [one] { $count } Serviteur
   *[other] { $count } Serviteurs
} de votre pioche, où il en reste peu ?
ask-part = Des jetons d’une valeur de { $left } partent contre { $prize }. Lesquels ?
ask-count-paid = Le Double Serviteur paie-t-il pour un ou pour deux ?
ask-count-built = Le Double Serviteur compte-t-il pour un ou pour deux sur la Muraille ?
ask-count-aboard = Le Double Serviteur occupe-t-il une place à bord, ou deux ?
ask-last-exchange = C’est votre dernière occasion d’échanger des jetons.

## Les nouvelles

news-day = Jour { $day }
news-first = { $seat } commence
news-laid = { $city } : un nouveau jeton, { $token }
news-rolled = Dés du Destin : { $one }, { $two }, { $three }
news-gained = { $seat } reçoit { $servants ->
    [0] {""}
    [one] { $servants } Serviteur
   *[other] { $servants } Serviteurs
}{ $double ->
    [0] {""}
   *[other] { $servants ->
        [0] le Double Serviteur
       *[other] {" "}et le Double Serviteur
    }
}
news-spent = { $seat } paie { $servants ->
    [0] {""}
    [one] { $servants } Serviteur
   *[other] { $servants } Serviteurs
}{ $double ->
    [0] {""}
   *[other] { $servants ->
        [0] le Double Serviteur
       *[other] {" "}et le Double Serviteur
    }
}
news-gave = { $seat } donne { $card } ({ $location }) et prend { $taken }
news-discarded = { $seat } défausse un Cadeau
news-discarded-card = { $seat } défausse { $card }
news-forwent = { $seat } ne fait pas d’action ({ $location })
news-doubled = { $seat } double la valeur du Cadeau : { $value }
news-repeated = { $seat } refait l’icône
news-rebated = { $seat } utilise un jeton : 2 Serviteurs de moins
news-acted = { $seat } choisit { $form }
news-travelled = { $seat } voyage à { $city } et trouve un jeton : { $token }
news-parted = { $seat } cède un jeton : { $token }
news-left = { $seat } laisse { $servants ->
    [one] { $servants } Serviteur
   *[other] { $servants } Serviteurs
} dans la pioche
news-exchanged = { $seat } échange des jetons contre { $prize }
news-stepped = { $seat } avance son Émissaire au pas { $space }
news-arrived = { $seat } entre au Pavillon : { $points } PV à la fin
news-climbed = { $seat } monte à la case { $space } des Intrigues
news-medal = { $seat } prend la Médaille et commencera demain
news-bought = { $seat } achète du Jade (maison { $house }) pour { $price ->
    [0] rien
    [one] { $price } Serviteur
   *[other] { $price } Serviteurs
}
news-jade = { $seat } a { $total } Jade
news-enacted = { $seat } obtient un Décret ({ $decree }) pour { $price ->
    [0] rien
    [one] { $price } Serviteur
   *[other] { $price } Serviteurs
} et y laisse un Serviteur
news-built = { $seat } place { $piece } sur la Muraille, qui en compte { $standing }
news-wall-built = { $seat } en a le plus sur la Muraille achevée ({ $servants }) et les reprend
news-favoured = { $seat } recule dans les Intrigues pour { $favour }
news-turned = { $seat } tourne le Dé { $die } sur { $face }
news-launched = { $seat } met un Bateau à l’eau au Port { $port } avec { $piece }
news-loaded = { $seat } embarque { $piece } au Port { $port }
news-sailed = { $seat } navigue de { $port } à { $to }
news-lost-at-sea = { $seat } perd en mer le Bateau du Port { $port }
news-claimed = { $seat } commerce au Port { $port } : { $reward }
news-drew = { $seat } pioche { $card }
news-swapped = { $seat } échange { $card } contre { $taken } ({ $location })
news-recovered = { $seat } reprend un Cadeau de sa défausse
news-recovered-card = { $seat } reprend { $card }
news-posted = { $seat } pose un jeton ({ $location }) : { $token }
news-carried = { $seat } pose un jeton : ses Cadeaux valent 1 de plus aujourd’hui
news-toll = { $seat } fait payer un péage à { $acting } ({ $location })
news-followed = { $seat } suit ({ $location })
news-returned = { $seat } reprend un jeton : { $token }
news-used = { $seat } utilise un Décret : { $decree }
news-matched = { $seat } a { $pairs ->
    [0] zéro correspondance
    [one] { $pairs } correspondance
   *[other] { $pairs } correspondances
}
news-shown = { $seat } montre { $card }
news-scored = { $seat } { $points ->
    [-1] perd 1 point
    [one] marque { $points } point
   *[other] marque { $points } points
} ({ $source })
news-shut-out = { $seat } n’a pas atteint le Pavillon : { $points } PV sont perdus
news-night = La Nuit tombe
news-meng-revealed = { $seat } révèle { $solo } et { $card }
news-dusk = { $seat }, Crépuscule : { $solo }
news-meng = { $seat } : { $why } (règle { $section })

## Les refus

take-servants = Des Serviteurs arrivent ({ $count }) : dites si le Double Serviteur en fait partie.
take-or-leave = Des Serviteurs vous sont offerts ({ $count }) : prenez-les ou laissez-les.
count-double = Dites d’abord si le Double Serviteur compte pour un ou pour deux.
cannot-part-with = Ce jeton ne peut pas entrer dans l’échange ({ $token }) ; il faut céder une valeur de { $need }.
name-tokens = Il faut d’abord céder des jetons d’une valeur de { $need } : dites lesquels.
token-given-away = Vous avez cédé ce jeton.
pay-first = Il faut d’abord payer { $cost } Serviteurs : avec le Double Serviteur ou sans lui.
supply-empty = Votre pioche est vide : aucun Serviteur ne peut venir.
too-few-tokens = Il faut des jetons d’une valeur d’exactement { $need } ; les vôtres valent { $have }.
make-room-first = On ne garde que { $limit } jetons : échangez-en d’abord.
not-your-gift = Vous n’avez ce Cadeau ni en main ni dans votre défausse ({ $card }).
double-not-in-pool = Votre Double Serviteur n’est pas dans votre Réserve.
no-servant-in-pool = Vous n’avez pas de Serviteur dans votre Réserve pour cela.
place-a-servant = Il faut placer au moins un Serviteur.
not-in-supply = { $piece-key ->
    [double] Votre Double Serviteur n’est pas dans votre pioche.
   *[other] Il ne reste aucun Serviteur dans votre pioche.
}
too-low-for-favour = Cela coûte { $need } cases d’Intrigues ; vous êtes sur la case { $have }.
face-shown-already = Le Dé { $die } montre déjà { $face }.
no-such-face = Le Dé { $die } n’a pas de { $face }.
turn-a-die = Vous avez reculé pour tourner un Dé : tournez-en un.
no-ship-of-yours = Vous n’avez pas de Bateau au Port { $port }.
ship-full = Le Bateau du Port { $port } est plein.
no-such-path = De ce côté du plateau, le canal n’a qu’une voie.
no-ship-left = Vos { $ships } Bateaux sont tous sur le canal.
path-full = Aucun Port n’est libre ({ $path }).
no-double-aboard = Le Double Serviteur n’est pas dans votre Réserve, ou ne laisserait pas de place à l’autre.
load-or-sail = Placez un Serviteur ou avancez un Bateau : l’un des deux est nécessaire.
no-free-port-ahead = Aucun Port n’est libre devant le Port { $port }.
no-full-ship = Vous n’avez pas de Bateau plein au Port { $port }.
claim-not-now = Un Bateau commerce juste après avoir été chargé ou déplacé, ou la Nuit.
port-has-another-reward = Le Port { $port } offre autre chose.
no-reward-space = Vous n’avez plus d’emplacement pour cette récompense.
go-somewhere = Choisissez une ville.
no-such-city = Il n’y a pas de { $city } de ce côté du plateau.
city-without-token = { $city } n’a pas de jeton.
city-out-of-reach = { $city } est hors de portée : sur chaque route, une ville avec un jeton est avant elle.
gift-too-cheap = Ce Cadeau vaut moins de { $least } ({ $card }).
not-in-hand = Vous n’avez pas ce Cadeau en main ({ $card }).
not-in-pile = Ce Cadeau n’est pas dans votre défausse ({ $card }).
too-few-servants = Il faut { $need ->
    [one] { $need } Serviteur
   *[other] { $need } Serviteurs
} ; votre Réserve compte pour { $have }.
too-few-pieces = Il faut { $need ->
    [one] { $need } Serviteur
   *[other] { $need } Serviteurs
} dans votre Réserve ; il y en a { $have }.
no-token-in-reach = Aucune ville avec un jeton n’est à portée.
end-of-track = Vous êtes sur la dernière case des Intrigues ({ $spaces }).
no-room-on-ships = Vos Bateaux n’ont pas de place pour deux Serviteurs de plus.
nothing-to-load-or-sail = Vous ne pouvez ni embarquer un Serviteur ni avancer un Bateau.
square-closed = La place ne vend que lorsque toutes les maisons sont vides.
house-empty = La maison { $house } n’a pas de Jade.
free-already = C’est déjà gratuit : le jeton ne peut pas servir.
decree-not-in-play = Ce Décret n’est pas dans cette partie ({ $decree }).
decree-yours-already = Vous avez déjà ce Décret ({ $decree }).
decree-needs-servant = Un Serviteur autre que le Double doit rester sur le Décret ; votre Réserve n’en a pas.
too-few-for-decree = En plus du Serviteur qui reste, le Décret coûte { $need } ; avec lui, votre Réserve compte pour { $have }.
give-a-gift = C’est à vous de donner un Cadeau.
doubling-does-not-help = Vous n’avez pas ce jeton, ou la valeur double ne suffirait pas non plus.
pay-or-forgo = Le Cadeau ne vaut pas plus : payez, défaussez un autre Cadeau, ou renoncez aux actions.
no-way-to-pay = Vous ne pouvez pas payer pour ce Cadeau : il faut { $need ->
    [one] { $need } Serviteur
   *[other] { $need } Serviteurs
}, votre Réserve compte pour { $have }, et vous n’avez pas d’autre Cadeau à défausser. Vous échangeriez les Cadeaux sans faire d’action.
nothing-can-be-done = Rien n’est possible ici pour le moment : { $location }. Vous échangeriez les Cadeaux sans y faire d’action.
not-your-decree = Vous n’avez pas de Serviteur sur ce Décret ({ $decree }).
decree-not-now = Ce Décret a déjà servi ce Matin ({ $decree }).
decree-does-nothing = Ce Décret ne ferait rien maintenant ({ $decree }).
last-exchange-only = Les jours sont finis ; on ne peut plus qu’échanger des jetons contre des PV ou du Jade.

## Les options

option-expert = Variante pour experts : les premiers Cadeaux des officiers viennent de toutes les cartes que personne n’a
option-bonus = Jetons Voyage Bonus
option-bonus-off = aucun
option-bonus-one = un de chaque, comme dans la boîte
option-bonus-two = deux de chaque
option-level = Force de M. Meng (en solo)
option-level-easy = facile
option-level-normal = normal
option-level-hard = difficile
option-focus = Lieu de prédilection de M. Meng (en solo)
option-focus-random = tiré au sort
option-focus-travel = Voyage
option-focus-wall = Grande Muraille
option-focus-jade = Jade
option-focus-intrigue = Intrigues
option-focus-palace = Pavillon
option-focus-decree = Décrets
option-focus-canal = Grand Canal
option-harbour = Un Cadeau que M. Meng gagne dans un Port pendant la Journée (en solo)
option-harbour-today = il le joue le jour même
option-harbour-tomorrow = il le garde pour le lendemain
option-sets = Paire de jeux de cartes (en solo) : 1 vous le premier, M. Meng le deuxième ; 2 deuxième et troisième ; 3 premier et troisième

## Le plateau

board-day = Jour { $day } sur { $days }
board-dice = Dés
board-first = premier : { $seat }
board-medal = demain : { $who }
board-medal-free = Médaille libre
board-map = Carte
board-piles = jetons cachés : { $piles }
board-wall = Muraille
board-needed = { $total } sur { $needed }
board-jade = Jade
board-square = place { $price }, reste { $left }
board-intrigue = Intrigues
board-palace = Pavillon
board-slots = places libres : { $slots }
board-decrees = Décrets
board-canal = Canal
board-officials = Cadeaux
board-points = PV
board-pool = Réserve
board-supply = pioche
board-jades = Jade
board-tokens = jetons
board-ships = Bateaux
board-cards = main
board-pile = défausse
board-step = Émiss.
board-harbour = Commerce
board-you = vous
board-inside = dedans
board-hand = Main
board-free = libre : { $places }
board-priced = payant : { $places }
board-tomorrow = Demain
board-pairs = { $count ->
    [0] zéro correspondance
    [one] { $count } correspondance
   *[other] { $count } correspondances
}
board-none = aucun
board-open-tokens = { $seat } : { $tokens }
board-kept = Visibles
board-meng = prédilection { $focus } ; { $deck } cartes Solo ; cette Nuit { $tonight ->
    [one] { $tonight } correspondance
   *[other] { $tonight } correspondances
}
board-row = Crépuscule

icon-servant = +1 Serviteur
icon-servants = +2 Serviteurs
icon-swap = échange
icon-none = –

short-travel = Voyage
short-wall = Muraille
short-jade = Jade
short-intrigue = Intrigues
short-palace = Pavillon
short-decree = Décrets
short-canal = Canal

mark-servant = +1
mark-servants = +2
mark-envoy = émi
mark-intrigue = int
mark-card-for-jade = 7→j
mark-points = PV
mark-recover = rep
mark-swap = éch
mark-wall = mur
mark-ship = bat
mark-servants-for-jade = 3→j
mark-counts-double = ×2
mark-gift-plus = c+1
mark-toll = péa
mark-follow = sui
mark-double-value = 2v
mark-double-icon = 2i
mark-discount = −2

## Le décompte final

source-total = total

## L’aide

help-goal = Vous êtes à la tête d’une famille qui cherche la faveur de la cour. Pendant quatre jours, vous échangez des Cadeaux avec les officiers impériaux ; chaque échange donne des actions. Ayez le plus de PV à la fin. Mais seul peut gagner celui dont l’Émissaire est entré au Pavillon de la Pureté Céleste.
    .title = Le jeu
help-turn = À votre tour, vous donnez un Cadeau de votre main à l’un des sept officiers et posez le sien sur votre défausse ; il sera dans votre main demain. Un Cadeau qui vaut plus ouvre deux actions : d’abord l’icône de votre Cadeau, puis le lieu. Vous pouvez renoncer à chacune.
    .title = Un tour
help-price = Un Cadeau qui ne vaut pas plus est accepté aussi : payez { $gift-penalty } Serviteurs, ou défaussez un autre Cadeau, ou ne faites pas d’action. Un 1 bat un 9.
    .title = Les Cadeaux qui ne valent pas plus
help-servants = Les Serviteurs de votre Réserve paient les actions ; ils vont alors dans votre pioche et reviennent le Matin et par d’autres gains. Le Double Serviteur, une fois gagné au Port, compte pour un ou deux partout où l’on paie et où l’on place des Serviteurs sur la Muraille ou les Bateaux.
    .title = Les Serviteurs
help-tokens = Les jetons Voyage se gardent, { $exchange-limit } au plus. À votre tour, vous pouvez en échanger { $exchange-servant } contre un Serviteur, { $exchange-points } contre { $exchange-worth } PV, { $exchange-jade } contre du Jade.
    .title = Les jetons Voyage
help-morning = Le Matin, qui a la Médaille devient premier joueur, les villes reçoivent de nouveaux jetons, on lance les Dés, les Décrets de niveau 1 agissent, et tous reçoivent des Serviteurs.
    .title = Le Matin
help-night = La Nuit, chaque paire d’un Cadeau de votre défausse et d’un Dé de sa valeur rapporte un Serviteur ; le plus de paires rapporte { $night-points } PV et un pas de l’Émissaire. Puis tous les Bateaux avancent d’un Port, et ceux qui sont pleins peuvent commercer.
    .title = La Nuit
help-final = À la fin : la Muraille est décomptée encore une fois, puis les Décrets de niveau 3, les places au Pavillon, et le Jade. Qui n’est pas au Pavillon ne marque rien. À égalité, c’est le pion le plus avancé dans les Intrigues qui l’emporte.
    .title = La fin
help-meng = Seul, vous jouez contre M. Meng. Ses cartes Solo disent où il va ; les valeurs ne comptent pas pour lui. Au Crépuscule, ses cartes du jour agissent encore une fois. Il peut gagner sans avoir atteint le Pavillon.
    .title = M. Meng

help-worth-one = Le Double Serviteur debout : il compte pour un Serviteur et laisse la place à d’autres.
help-worth-two = Le Double Serviteur couché : il compte pour deux Serviteurs.
help-location-travel = Votre Voyageur va par les routes à la prochaine ville avec un jeton, prend le jeton et ce qu’il apporte. Deux Serviteurs paient un second déplacement.
help-location-wall = Placez un Serviteur sur la Muraille, ou payez-en un pour en placer jusqu’à deux. Quand il y en a assez, le plus fort marque { $wall-points } PV et un pas et reprend ses Serviteurs ; tous ceux qui y étaient peuvent reculer dans les Intrigues pour une récompense.
help-location-jade = Achetez un Jade dans une maison à son prix ; quand toutes sont vides, sur la place pour { $jade-square } Serviteurs.
help-location-intrigue = Montez dans les Intrigues, qui départagent toutes les égalités : une case et peut-être la Médaille, ou trois cases pour un Serviteur.
help-location-palace = Votre Émissaire monte vers le Pavillon : un pas, ou pour deux Serviteurs deux pas et une case d’Intrigues. Une fois dedans, chaque pas est un point.
help-location-decree = Payez le prix d’un Décret, un de plus pour chaque rival qui y est, et laissez-y un Serviteur.
help-location-canal = Embarquez des Serviteurs et avancez vos Bateaux ; un Bateau de { $canal-hold } Serviteurs commerce dans un Port : des PV, une carte Cadeau, le Double Serviteur.

help-form-travel-a = Un déplacement, un jeton.
help-form-travel-b = Payez 2 Serviteurs pour deux déplacements et deux jetons.
help-form-wall-a = Placez un Serviteur de votre Réserve.
help-form-wall-b = Payez un Serviteur et placez-en jusqu’à deux autres.
help-form-intrigue-a = Une case ; le premier à choisir cette forme dans la Journée prend la Médaille.
help-form-intrigue-b = Payez un Serviteur pour trois cases.
help-form-palace-a = Un pas.
help-form-palace-b = Payez 2 Serviteurs pour deux pas et une case d’Intrigues.
help-form-canal-a = Un Serviteur à bord, puis un Bateau au prochain Port libre ; au moins l’un des deux.
help-form-canal-b = Payez un Serviteur et embarquez-en deux autres.

help-decree-morning-intrigue = { $decrees-points-morning-intrigue } PV tout de suite. Chaque Matin, vous pouvez monter de deux cases d’Intrigues.
help-decree-morning-ship = { $decrees-points-morning-ship } PV tout de suite. Chaque Matin, vous pouvez embarquer un Serviteur de votre pioche.
help-decree-morning-servant = { $decrees-points-morning-servant } PV tout de suite. Chaque Matin, vous pouvez prendre un Serviteur de plus.
help-decree-morning-envoy = { $decrees-points-morning-envoy } PV tout de suite. Chaque Matin, votre Émissaire peut faire un pas.
help-decree-morning-swap = { $decrees-points-morning-swap } PV tout de suite. Chaque Matin, après le lancer des Dés, vous pouvez échanger un Cadeau avec celui d’un officier.
help-decree-cheap-travel = { $decrees-points-cheap-travel } PV tout de suite. Le double déplacement coûte un Serviteur de moins.
help-decree-cheap-jade = { $decrees-points-cheap-jade } PV tout de suite. L’action Jade coûte un Serviteur de moins.
help-decree-wall-helper = { $decrees-points-wall-helper } PV tout de suite. À chaque action Muraille, vous pouvez ajouter un Serviteur de votre pioche.
help-decree-equal-gift = { $decrees-points-equal-gift } PV tout de suite. Un Cadeau de même valeur suffit.
help-decree-cheap-decree = { $decrees-points-cheap-decree } PV tout de suite. Les Décrets coûtent un Serviteur de moins.
help-decree-third-of-points = À la fin, un point pour { $decrees-final-third-of-points } PV que vous avez, { $decrees-final-most } au plus.
help-decree-plain-points = { $decrees-final-plain-points } PV à la fin.
help-decree-jade-points = À la fin, { $decrees-final-jade-points } PV par Jade, { $decrees-final-most } au plus.
help-decree-decree-points = À la fin, { $decrees-final-decree-points } PV pour chacun de vos Serviteurs sur des Décrets.
help-decree-harbour-points = À la fin, { $decrees-final-harbour-points } PV pour chaque récompense de Commerce que vous avez prise.

help-token-servant = Un Serviteur de votre pioche.
help-token-servants = Deux Serviteurs de votre pioche.
help-token-envoy = Un pas de votre Émissaire.
help-token-intrigue = Une case d’Intrigues, sans la Médaille.
help-token-card-for-jade = Défaussez de votre main un Cadeau d’une valeur de { $exchange-jade-value } ou plus contre du Jade.
help-token-points = { $exchange-worth } PV.
help-token-recover = Reprenez en main un Cadeau de votre défausse.
help-token-swap = Échangez un Cadeau de votre main ou de votre défausse avec celui d’un officier.
help-token-wall = Placez un Serviteur de votre pioche sur la Muraille.
help-token-ship = Embarquez un Serviteur de votre pioche.
help-token-servants-for-jade = Payez { $exchange-jade-price } Serviteurs pour du Jade.
help-token-counts-double = Il reste visible et compte pour deux dans un échange.
help-token-gift-plus = Avec un Serviteur à côté de votre plateau : vos Cadeaux valent 1 de plus aujourd’hui.
help-token-toll = Avec un Serviteur sur un lieu : aujourd’hui, chaque fois qu’un autre fait cette action, il perd un point et vous en gagnez un.
help-token-follow = Avec un Serviteur sur un lieu : aujourd’hui, chaque fois qu’un autre fait cette action, vous pouvez la faire aussi.
help-token-double-value = Une fois, doublez la valeur d’un Cadeau dans un échange.
help-token-double-icon = Une fois, faites deux fois l’icône de votre Cadeau.
help-token-discount = Une fois, payez 2 Serviteurs de moins pour du Jade ou un Décret.

help-prize-servant = { $exchange-servant } jetons.
help-prize-points = { $exchange-points } jetons pour { $exchange-worth } PV.
help-prize-jade = { $exchange-jade } jetons.
help-piece-servant = Un de vos { $servants-each } Serviteurs.
help-piece-double = Il compte pour un ou deux. On le gagne au Port.
help-path-left = La première voie du canal.
help-path-right = La seconde voie, à quatre ou cinq joueurs.
help-reward-points = { $canal-points } PV ; { $canal-spaces-points } fois.
help-reward-card = Un Cadeau de la pioche : un tour de plus par jour ; { $canal-spaces-card } fois.
help-reward-double = Le Double Serviteur, une fois.
help-favour-servant = Reculez de { $intrigue-servant ->
    [one] { $intrigue-servant } case
   *[other] { $intrigue-servant } cases
} pour un Serviteur.
help-favour-servants = Reculez de { $intrigue-servants } cases pour deux Serviteurs.
help-favour-die = Reculez de { $intrigue-die } cases et tournez un Dé du Destin sur la face de votre choix.
help-favour-jade = Reculez de { $intrigue-jade } cases pour du Jade.
help-house-square = Elle vend du Jade pour { $jade-square } Serviteurs quand toutes les maisons sont vides.

help-solo-travel = Où M. Meng va dans la Journée, et ce que sa carte refait au Crépuscule : { solo-travel }.
help-solo-wall = Où M. Meng va dans la Journée, et ce que sa carte refait au Crépuscule : { solo-wall }.
help-solo-jade = Où M. Meng va dans la Journée, et ce que sa carte refait au Crépuscule : { solo-jade }.
help-solo-intrigue = Où M. Meng va dans la Journée, et ce que sa carte refait au Crépuscule : { solo-intrigue }.
help-solo-palace = Où M. Meng va dans la Journée, et ce que sa carte refait au Crépuscule : { solo-palace }.
help-solo-decree = Où M. Meng va dans la Journée, et ce que sa carte refait au Crépuscule : { solo-decree }.
help-solo-canal = Où M. Meng va dans la Journée, et ce que sa carte refait au Crépuscule : { solo-canal }.
help-solo-special = Où M. Meng va dans la Journée, et ce que sa carte refait au Crépuscule : { solo-special }.
help-source-wall = Points de cette sorte : { source-wall }.
help-source-night = Points de cette sorte : { source-night }.
help-source-token = Points de cette sorte : { source-token }.
help-source-exchange = Points de cette sorte : { source-exchange }.
help-source-decree = Points de cette sorte : { source-decree }.
help-source-harbour = Points de cette sorte : { source-harbour }.
help-source-envoy = Points de cette sorte : { source-envoy }.
help-source-toll = Points de cette sorte : { source-toll }.
help-source-meng = Points de cette sorte : { source-meng }.
help-source-final-decree = Points de cette sorte : { source-final-decree }.
help-source-arrival = Points de cette sorte : { source-arrival }.
help-source-jade = Points de cette sorte : { source-jade }.
help-why-reveals = { why-reveals }
help-why-values-never-matter = { why-values-never-matter }
help-why-icon-first = { why-icon-first }
help-why-no-icon = { why-no-icon }
help-why-point-for-swap = { why-point-for-swap }
help-why-plain-form = { why-plain-form }
help-why-special-card = { why-special-card }
help-why-waits-for-dusk = { why-waits-for-dusk }
help-why-dusk-action = { why-dusk-action }
help-why-dusk-travel = { why-dusk-travel }
help-why-cannot-pay = { why-cannot-pay }
help-why-no-effect = { why-no-effect }
help-why-ring = { why-ring }
help-why-first-stop = { why-first-stop }
help-why-off-the-ring = { why-off-the-ring }
help-why-no-token = { why-no-token }
help-why-six-tokens = { why-six-tokens }
help-why-pairs-for-servants = { why-pairs-for-servants }
help-why-cheapest-jade = { why-cheapest-jade }
help-why-level-of-the-day = { why-level-of-the-day }
help-why-lower-level = { why-lower-level }
help-why-higher-level = { why-higher-level }
help-why-no-decree = { why-no-decree }
help-why-own-ship = { why-own-ship }
help-why-new-ship = { why-new-ship }
help-why-harbour-card = { why-harbour-card }
help-why-harbour-points = { why-harbour-points }
help-why-favour-jade = { why-favour-jade }
help-why-favour-servant = { why-favour-servant }
help-why-no-favour = { why-no-favour }
help-why-point-for-morning-swap = { why-point-for-morning-swap }
help-why-token-recover = { why-token-recover }
help-why-token-card-for-jade = { why-token-card-for-jade }
help-why-token-point = { why-token-point }
help-why-token-nothing = { why-token-nothing }
help-why-nothing-to-place = { why-nothing-to-place }
help-why-matches = { why-matches }

## Cadeaux

card-1a = corbeille de fruits 1
card-1b = corbeille de fruits 1
card-1c = corbeille de fruits 1
card-1d = corbeille de fruits 1
card-1e = corbeille de fruits 1
card-1f = corbeille de fruits 1
card-1g = corbeille de fruits 1
card-2a = éventail en papier 2
card-2b = éventail en papier 2
card-2c = éventail en papier 2
card-2d = éventail en papier 2
card-2e = éventail en papier 2
card-2f = éventail en papier 2
card-2g = éventail en papier 2
card-3a = pierres de Go 3
card-3b = pierres de Go 3
card-3c = pierres de Go 3
card-3d = pierres de Go 3
card-3e = pierres de Go 3
card-3f = pierres de Go 3
card-3g = pierres de Go 3
card-4a = bonsaï 4
card-4b = bonsaï 4
card-4c = bonsaï 4
card-4d = bonsaï 4
card-4e = bonsaï 4
card-4f = bonsaï 4
card-4g = bonsaï 4
card-5a = vase 5
card-5b = vase 5
card-5c = vase 5
card-5d = vase 5
card-5e = vase 5
card-5f = vase 5
card-5g = vase 5
card-6a = rouleau de soie 6
card-6b = rouleau de soie 6
card-6c = rouleau de soie 6
card-6d = rouleau de soie 6
card-6e = rouleau de soie 6
card-6f = rouleau de soie 6
card-6g = rouleau de soie 6
card-7a = collier 7
card-7b = collier 7
card-7c = collier 7
card-7d = collier 7
card-7e = collier 7
card-7f = collier 7
card-7g = collier 7
card-8a = luth 8
card-8b = luth 8
card-8c = luth 8
card-8d = luth 8
card-8e = luth 8
card-8f = luth 8
card-8g = luth 8
card-9a = statuette 9
card-9b = statuette 9
card-9c = statuette 9
card-9d = statuette 9
card-9e = statuette 9
card-9f = statuette 9
card-9g = statuette 9
