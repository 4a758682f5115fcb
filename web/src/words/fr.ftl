# Ce que dit le client du navigateur. Les mots des jeux viennent du serveur.

## Partout

skip = Aller au contenu
loading = Un instant…
again = Réessayer
close = Fermer
save = Enregistrer
copy = Copier
copied = Copié.
back = retour
yes = Oui
no = Non
you = vous
nav = Principal
nav-play = Jouer
nav-tables = Mes tables
nav-tables-short = Tables
nav-watch = Regarder
nav-learn = Apprendre
account = Compte
meaning = tout sous le ciel
language = Langue
colours = Couleurs
light = Clair
dark = Sombre
to-start = Vers l’accueil
waiting-for-you = { $count ->
    [one] 1 table vous attend
   *[other] { $count } tables vous attendent
}

## Accueil

headline = { $count ->
    [4] Quatre jeux de la Chine impériale, une table.
   *[other] Jeux de la Chine impériale, une table.
}
headline-under = Jouez en direct ou un coup par jour, contre des robots ou entre amis, puis étudiez la partie.
play-now = Jouer contre des robots
invite-friends = Inviter des amis
games = Jeux
games-small = Petits jeux pour un premier essai
rules = Règles
players = Joueurs
duration = Durée
title-gugong = Gùgōng
title-china = China
title-kingdom = Middle Kingdom
title-dragon = L’Année du Dragon
title-tictactoe = Morpion
title-connect_four = Quatre à la suite
title-leduc = Leduc hold’em
lead-gugong = Échangez des cadeaux avec les officiers et gagnez le Pavillon de la Pureté Céleste.
lead-china = Placez palais et émissaires le long des routes de neuf provinces.
lead-kingdom = Misez en secret pour les gens de votre dynastie.
lead-dragon = Douze mois, six sortes d’épreuves : gardez votre cour en vie.
lead-tictactoe = Trois à la suite sur neuf cases. Pour essayer la table.
lead-connect_four = Des jetons dans sept colonnes ; quatre à la suite gagnent.
lead-leduc = Le plus petit des pokers : six cartes, deux tours, un bluff.
length-gugong = 90 min
length-china = 45 min
length-kingdom = 40 min
length-dragon = 75 min
short-dragon = L’Année du Dragon
length-tictactoe = 2 min
length-connect_four = 5 min
length-leduc = 2 min
all-tables = { $count ->
    [one] Tout : 1 table
   *[other] Les { $count } tables
}
live-tables = { $count ->
    [one] 1 table en direct
   *[other] { $count } tables en direct
}
no-tables = Vous n’êtes encore à aucune table. Un clic sur « Jouer » et vous y êtes.
nothing-to-watch = Personne ne joue en public pour l’instant.
viewers = Spectateurs
seats-open = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
move-count = { $count ->
    [0] vient de commencer
    [one] 1 coup
   *[other] { $count } coups
}
your-turn = À vous de jouer
your-turn-short = À vous
turn-of = À { $name } de jouer
invite = Inviter
replay = Revoir
unofficial = Projet non officiel : les jeux appartiennent à leurs auteurs et éditeurs, les mots et les dessins sont les nôtres.
days-left = { $count ->
    [one] 1 jour
   *[other] { $count } jours
}
hours-left = { $count } h

## Noms de tables

table-name-1 = Soir d’hiver
table-name-2 = Pluie des prunes
table-name-3 = Porte de jade
table-name-4 = Cloche du matin
table-name-5 = Lac aux grues
table-name-6 = Maison de thé
table-name-7 = Rue des lanternes
table-name-8 = Lune d’automne
table-name-9 = Cerf-volant
table-name-10 = Bois de bambous
table-name-11 = Bac du fleuve
table-name-12 = Première neige

## Noms de robots

bot-name-1 = Héron
bot-name-2 = Pie
bot-name-3 = Loriot
bot-name-4 = Crécerelle
bot-name-5 = Bergeronnette
bot-name-6 = Pluvier
bot-name-7 = Caille
bot-name-8 = Martinet
bot-name-9 = Alouette

## Préparer

set-up = Préparer une table
game = Jeu
options = Options
seats = Places
pace = Rythme
fewer = Une place de moins
more = Une place de plus
who-sits = qui s’assied ici
kind-me = Moi
kind-me-under = à cet appareil
kind-bot = Robot
kind-bot-under = joue aussitôt
kind-friend = Ami par lien
kind-friend-under = un ami est attendu
kind-open = Place libre
kind-open-under = ouverte à tous
short-me = Moi
short-bot = Robot
short-friend = Ami
short-open = Libre
count-me = { $count ->
    [one] vous
   *[other] { $count } à cet appareil
}
count-bot = { $count ->
    [one] 1 robot
   *[other] { $count } robots
}
count-friend = { $count ->
    [one] 1 ami
   *[other] { $count } amis
}
count-open = { $count ->
    [one] 1 libre
   *[other] { $count } libres
}
bot-level = Niveau du robot
level-beginner = Débutant
level-easy = Facile
level-normal = Normal
level-hard = Difficile
level-master = Maître
level-rated = { $level } · { $rating } ± { $error }
ratings-explained = Derrière chaque niveau, sa force mesurée à cette table ; le milieu de tous les niveaux est 1500.
level-random = Au hasard
level-greedy = Gourmand
level-search = Réfléchi
name-at-table = Nom à la table
hot-seat = Plusieurs personnes partagent cet appareil : on se le passe entre les tours, et personne ne voit les secrets des autres.
pace-none = Sans pendule
pace-none-under = Prenez votre temps
pace-live = En direct
pace-live-under = Tout le monde est là
pace-live-clock = Pendule de la partie en direct
pace-turn = Coup par coup
pace-turn-under = Revenez quand c’est à vous
pace-turn-clock = Temps pour un coup
pace-none-text = sans pendule
pace-live-text = en direct, { $minutes } min + { $seconds } s
pace-turn-text = { $days ->
    [one] 1 jour par coup
   *[other] { $days } jours par coup
}
clock-choice = { $minutes } min + { $seconds } s
days-choice = { $days ->
    [one] 1 jour par coup
   *[other] { $days } jours par coup
}
summary = Résumé
table-name = Nom de la table
spectators-welcome = Spectateurs bienvenus
sealed = Le mélange est scellé
sealed-under = Un sceau fixe chaque tirage avant que quiconque s’assoie. La graine est ouverte à la fin, et chacun peut vérifier.
sealed-short = Le mélange est scellé :
sealed-tiny = mélange scellé
open-table = Ouvrir la table
starts-when = { $count ->
    [one] Commence quand la dernière place est prise
   *[other] Commence quand { $count } places de plus sont prises
}
starts-at-once = Commence aussitôt

## Avant la partie

waiting-for = { $count ->
    [one] On attend encore un joueur.
   *[other] On attend encore { $count } joueurs.
}
starting = Tout le monde est là.
sit-down = S’asseoir
online = ici
away = absent
copy-link = Copier le lien
copy-link-watch = Copier le lien de cette table
link = Lien à envoyer
seat-bot = Asseoir un robot

## À la table

menu = Menu
moves = Coups
views = Vues
tab-table = Table
look-at = Regarder { $name }
look-own = Revenir à moi
log = Journal
chat = Discussion
undo = Reprendre
fold = Replier
unfold = Déplier
or-else = Ou
closed-moves = Impossible ici : { $count }
rule = Règle { $rule }
game-over = La partie est finie
play-again = Rejouer
you-wait = On vous demandera quand ce sera à vous.
bots-queued = Les robots sont occupés. Place dans la file d’attente : { $place }.
bots-idle = Entre eux, les robots réfléchissent quand personne n’en attend un. Place dans la file d’attente : { $place }.
you-may-change = Vous pouvez encore changer d’avis.
you-handed = Un robot joue pour vous.
you-resigned = Vous avez abandonné ; un robot continue.
you-flagged = Votre temps est écoulé ; un robot continue.
you-watch = Vous regardez.
watching = { $count ->
    [0] personne ne regarde
    [one] 1 spectateur
   *[other] { $count } spectateurs
}
reconnecting = La connexion est perdue ; nous essayons de la rétablir…
resigned = abandon
flagged = temps écoulé
lent = confiée à un robot
was-lent = un robot a joué ici un moment
lent-rule = Dans cette partie avec d’autres personnes, un robot qui joue pour vous est au plus de niveau « { $level } » ; tout le monde le voit, et la partie ne compte pas comme gagnée.
lent-alone = Une partie où un robot a joué pour vous ne compte pas comme gagnée.
log-empty = Rien ne s’est encore passé.
log-all = Tout montrer
chat-say = Dites quelque chose
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-about = À propos du coup { $n }
go-to-move = Aller au coup { $n }
move-number = Coup { $n }
of-count = sur { $count }
hand-over = { $name }, c’est à vous
hand-over-under = Prenez l’appareil ; personne d’autre ne doit regarder.
hand-over-take = Je suis { $name }
hand-over-always = Pas de secrets entre nous : ne plus demander
notify-me = Me prévenir quand c’est à moi
leave = Quitter la table
my-seats = Mes places
hand-to-bot = Laisser jouer un robot
take-back = Reprendre la place
resign = Abandonner
resign-sure = Abandonner vraiment
save-record = Enregistrer la partie
notify-refused = Votre navigateur n’autorise pas les notifications de cette page.
table-missing = Cette table n’existe pas
table-missing-under = Elle est peut-être privée, ou le lien est incomplet.
table-broken = Cette table est mise de côté
table-broken-under = Les règles de ce jeu ont échoué ici, on ne peut donc pas continuer. Rien n’est perdu : tous les coups sont gardés, et l’hébergeur du site peut réessayer après une mise à jour.
table-broken-short = mise de côté
save-moves = Enregistrer les coups
keys = Touches
keys-choose = choisir
keys-numbers = choisir un coup de la liste
keys-tab = aller à ce qui peut être joué ensuite
keys-enter = le jouer, ou le choisir
keys-escape = un choix en arrière
keys-undo = reprendre
keys-log = journal
keys-chat = discussion
keys-help = cette liste

## Revoir

through-eyes = Par les yeux de qui
eyes-all = Tout est connu
eyes-none = Un spectateur
eyes-under = Ce que { $name } ne pouvait pas savoir reste caché.
result = Résultat
verify-title = Le mélange était-il honnête ?
verify-under = Vérifiez que la graine ouverte correspond au sceau montré avant la partie, et que chaque coup se rejoue.
verify = Vérifier
checking = Vérification…
verified = Mélange vérifié
verified-under = { $count ->
    [one] La graine ouverte correspond au sceau montré avant la partie, et 1 coup rejoué mène à la même fin.
   *[other] La graine ouverte correspond au sceau montré avant la partie, et { $count } coups rejoués mènent à la même fin.
}
verify-failed = L’enregistrement ne tient pas.
seal = sceau
seed = graine
rules-version = version { $version } des règles
steps = Coups
before-first = Avant le premier coup
step-first = Au début
step-back = Un coup en arrière
step-play = Lecture
step-pause = Pause
step-next = Un coup en avant
step-last = À la fin
speed = Vitesse { $speed }
to-table = À la table

## Mes tables et spectateurs

tables-turn = À vous de jouer
tables-playing = En cours
tables-waiting = En attente de joueurs
tables-over = Terminées
tables-broken = Mises de côté
import-record = Apporter un enregistrement
watch-under = Les tables ouvertes aux spectateurs.

## Compte

guest-is = Vous jouez en invité de ce navigateur.
account-is = Vous êtes connecté ; vos tables et statistiques sont gardées.
your-name = Votre nom
renamed = Vous êtes maintenant { $name }.
register = Créer un compte
register-under = Garde vos tables, parties et statistiques. Un nom et un mot de passe suffisent.
sign-in = Se connecter
sign-in-under = Heureux de vous revoir.
sign-out = Se déconnecter
change-password = Changer de mot de passe
change-password-under = Tous les autres appareils sont déconnectés.
password-present = Mot de passe actuel
password-new = Nouveau mot de passe
password-changed = Le mot de passe est changé ; les autres appareils sont déconnectés.
sign-out-under = Vos tables restent. Ici, vous continuez comme nouvel invité.
sign-out-here = Se déconnecter ici
sign-out-everywhere = Se déconnecter partout
sign-out-sure = Oui, sur tous les appareils
devices = Vos appareils
devices-under = Là où vous êtes connecté. Si vous n’en reconnaissez pas un, déconnectez-le et changez de mot de passe.
device-this = cet appareil
device-unknown = Un appareil
device-seen = vu { $when }
device-end = Déconnecter { $device }
device-end-short = Déconnecter
account-mark = a un compte
have-account = J’ai un compte
no-account = Je n’en ai pas encore
account-name = Nom
password = Mot de passe
statistics = Statistiques
statistics-none = Rien encore : finissez d’abord une partie.
played = Jouées
won = Gagnées
best = Meilleur
average = Moyenne

## Apprendre

learn-under = Les jeux en bref, tels qu’on les joue ici.
things = Ce qu’il y a
no-rules = Ce jeu vient sans explication.
learn-table = À la table
learn-click = Ce qui luit peut être joué : cliquez, ou choisissez dans la liste.
learn-why = Cliquez sur autre chose : on vous dit pourquoi non, avec la règle.
learn-undo = Vous pouvez reprendre un coup tant que personne d’autre n’a agi et que rien de nouveau n’est révélé.
learn-keys = Tout marche au clavier ; à la table, ? montre les touches.
learn-fair = Le mélange est scellé avant la partie et ouvert à la fin : chacun peut le vérifier.

## Échecs

error-title = Cela n’a pas marché
error-failed = Cela n’a pas marché. Réessayez.
error-unreachable = Le serveur ne répond pas. Il démarre peut-être ; réessayez dans un instant.
error-not-found = Cette table n’existe pas.
error-not-over = Ce jeu cache des informations : son enregistrement s’ouvre à la fin.
error-name-taken = Ce nom est pris, ou ressemble à un nom déjà pris.
error-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
error-wrong-old-password = Ce n’est pas votre mot de passe actuel.
error-no-account = Seul un compte a un mot de passe.
error-seat-taken = Quelqu’un vient de prendre cette place.
error-too-many = Trop de demandes ; attendez un instant.
error-full = Le serveur a trop de connexions en ce moment ; réessayez plus tard.
error-bots-busy = Les robots sont occupés ; réessayez plus tard.
error-reviews-waiting = Attendez que les parties demandées soient examinées.
error-chat-full = La discussion de cette table est pleine.
error-not-yours = Cela ne vous revient pas.
error-over = La partie est finie.
error-not-watchable = Cette table n’accueille pas de spectateurs.
error-not-playing = La partie n’est pas en cours.
error-no-such-seat = Cette place n’existe pas.
error-no-such-table = Cette table n’existe pas.
error-no-such-game = Ce jeu n’existe pas.
error-no-seat = Il n’y a pas de place libre pour vous.
error-bad-record = Cet enregistrement ne peut pas être rejoué : { $why }
error-too-large = C’est trop volumineux.
error-too-long = C’est trop long.
error-storage = Le serveur ne peut rien écrire pour l’instant. Rien n’est perdu ; réessayez.
error-internal = Une erreur s’est produite sur le serveur. Rien n’est perdu ; réessayez.
error-broken-table = Cette table est mise de côté : les règles du jeu ont échoué. Tous les coups sont gardés.
error-try-again = Une erreur s’est produite ici. Rien n’est perdu ; réessayez dans un instant.
error-no-cookie = Votre navigateur ne garde pas de cookie pour cette page ; il en faut un pour jouer.
error-has-account = Vous êtes déjà connecté.
error-bad-name = Choisissez un autre nom.
error-cannot-undo = Il n’y a plus rien à reprendre.
error-busy = Le serveur est occupé ; réessayez dans un instant.
error-no-such-move = Ce coup n’existe pas.
error-wrong-origin = Cette page n’appartient pas à ce serveur.
error-bad-text = Les caractères de contrôle, les marques de direction et les caractères invisibles ne sont pas admis.
error-weak-password = Ce mot de passe est l’un des premiers que l’on essaierait ; choisissez-en un autre.
error-mixed-script = Ce nom mêle des lettres de plusieurs écritures qui se ressemblent ; n’en utilisez qu’une.
error-bot-too-strong = Dans une partie avec d’autres personnes, un robot qui joue pour vous est au plus de niveau « normal ».
error-no-hints = Il n’y a pas de conseils quand vous jouez contre d’autres personnes, même si un robot joue pour l’une d’elles.
error-left = Vous avez quitté cette partie ; son robot reste tel quel.
missing = Il n’y a rien ici
missing-under = Le lien est peut-être ancien, ou mal écrit.

## Avant un coup qui renonce à quelque chose

warning-title = Vraiment ?
warning-play = Le faire quand même
warning-back = Choisir autre chose

## Conseils et examen d’une partie

hint = Que feriez-vous ?
hint-thinking = Réflexion…
hint-under = Une recherche avec ce que vous savez : part de victoires, points à la fin.
hint-only-one = Il n’y a qu’un coup possible.
hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-against = { $told }, { $name } { $points }
review = Examen
review-under = Faire examiner chaque décision avec ce que savait son auteur : ce qu’elle a coûté, la part de la chance et celle du choix.
review-begin = Examiner cette partie
review-begins = On commence…
review-working = { $done } coups examinés sur { $count }
review-chart = Part de victoires estimée, coup par coup
review-cost = points de part de victoires de moins que le meilleur coup trouvé
review-best = Le meilleur coup trouvé.
review-made = joué
review-costly = Coups coûteux
review-balance = Chance et choix
review-first = estimation
review-choice = choix
review-luck = chance et autres
review-result = résultat
review-how = Chaque décision a été cherchée pendant { $seconds } s ; ce que son auteur ne pouvait savoir a été redistribué à chaque fois.
