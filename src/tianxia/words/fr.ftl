# Ce que disent tous les jeux et le terminal. Les clés : voir __init__.py.

list = { $first } et { $last }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rule = règle { $rule }

## Les refus que tout jeu peut donner

no-such-seat = Cette place n’existe pas ; la partie en a { $seats }.
game-over = La partie est finie.
not-your-turn = Ce n’est pas votre tour ; c’est à { $acting } d’agir.
not-asked-now = Ce n’est pas ce qui est demandé maintenant.

## Les commandes pendant la partie

command-help = aide
command-board = plateau
command-moves = coups
command-log = journal
command-hint = conseil
command-undo = annuler
command-save = enregistrer
command-quit = quitter
command-next = suivant
command-back = retour
command-end = fin

about-help = cette page ; suivie d’un mot, l’aide sur cette chose
about-board = redessiner la table
about-moves = répéter la question et les coups possibles
about-log = ce qui s’est passé récemment ; « journal tout » pour tout voir
about-hint = ce que ferait un robot fort avec ce que vous savez
about-undo = reprendre votre dernier coup, tant que rien de nouveau n’est révélé et que personne d’autre n’a joué
about-save = écrire la partie maintenant ; avec un nom de fichier, une copie à cet endroit
about-quit = partir ; la partie est gardée et peut être reprise

helping-moves = Tapez le numéro d’un coup, ou ses mots, aussi courts que vous voulez. Vous pouvez aussi taper :
helping-topics = Aide sur : { $topics }.
helping-unknown = Il n’y a pas d’aide sur « { $topic } ». « aide » dit ce qu’il y a.
helping-several = « { $topic } » peut désigner : { $topics }.

no-such-number = Il n’y a pas de coup { $number } ; { $count ->
    [one] il n’y a que le numéro 1
   *[other] les coups vont de 1 à { $count }
}.
ambiguous = « { $line } » peut désigner : { $moves }.
not-understood = « { $line } » n’est pas un coup possible maintenant. Tapez un numéro, ou « aide ».
cannot-undo = Il n’y a rien à reprendre : une autre place a joué depuis, ou quelque chose de nouveau a été révélé.
warning-again = Tapez-le encore une fois pour le faire quand même.
undone = Coup repris.
log-all = Les dernières lignes sur { $count } ; « journal tout » montre tout.

## Une partie du début à la fin

player-person = humain
player-bot = robot { $bot }
welcome-players = À la table : { $players }.
welcome-seal = Le mélange est scellé : { $seal }… La graine sera montrée à la fin.
welcome-back = Bon retour : { $count ->
    [one] { $count } coup a été joué
   *[other] { $count } coups ont été joués
}.
welcome-help = Tapez le numéro d’un coup ou ses mots ; « aide » dit ce que vous pouvez taper d’autre.
thinking = { $seat } réfléchit…
hand-over = { $seat }, prenez le clavier et appuyez sur Entrée ; que personne d’autre ne regarde.
saved = Enregistré : { $file }
resume = Pour continuer :
end-account = D’où viennent les points
end-ranking = Le résultat
end-seed = Graine : { $seed }
end-seal = Sceau : { $seal }
verify-how = Pour vérifier le mélange et chaque coup :
replay-help = Entrée : coup suivant · un numéro : aller à ce coup · retour, plateau, fin, quitter · A, B… : par ces yeux

verified = L’enregistrement est juste : { $title }, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}.
verified-seal = La graine est bien celle qui fut scellée au début : { $seal }
verified-unfinished = La partie n’est pas encore finie.

## Les erreurs

file-missing = Il n’y a pas de fichier « { $file } ».
file-unreadable = « { $file } » ne se lit pas comme un fichier de texte.
file-exists = Il y a déjà un fichier « { $file } » ; choisissez un autre nom.
file-unwritable = « { $file } » ne peut pas être écrit ; choisissez un autre dossier.
file-is-folder = « { $file } » est un dossier ; nommez un fichier.
no-seat = Il n’y a pas de place « { $letter } » ; les places sont { $letters }.
wrong-bots = { $free ->
    [0] Toutes les places sont prises par des humains
    [one] { $free } place est libre
   *[other] { $free } places sont libres
}, mais { $given ->
    [one] { $given } robot est nommé
   *[other] { $given } robots sont nommés
} ; nommez-en un pour toutes, ou un pour chacune.
bad-option = « { $given } » n’est pas une option ; il faut un nom et une valeur, comme --option nom=valeur.
no-edition = { $title } n’a pas de tables de matériel qu’une édition pourrait remplacer.
bad-move-number = Il n’y a pas de coup { $number } dans cet enregistrement ; il en a { $count }.
no-command = Il n’y a pas de commande « { $command } » ; les commandes sont : { $commands }.
which-game = Dites à quel jeu jouer : { $games }.
resume-alone = Une partie reprise est déjà convenue : --resume ne va pas avec { $argument }.
resume-over = Cette partie est finie ; pour la revoir : { $command }

## Ce qu’il y a

version = Tianxia { $version }, { $engine }.
engine-compiled = moteur compilé
engine-interpreted = moteur non compilé (il joue de même, plus lentement)
serving = Tianxia est servi à l’adresse { $address }
serving-stop = Ctrl-C l’arrête ; aucune partie n’est perdue.
cannot-serve = Impossible de servir à l’adresse { $host }, port { $port } ({ $why }) ; choisissez-en un autre avec --port.
backed-up = Tout a été écrit dans { $file }.
restored = Tout le contenu de { $file } a été restauré.
mend-none = Aucune table n’est mise de côté.
mend-since = mise de côté le { $date }
mend-unknown = La table { $table } n’est pas mise de côté.
mended = { $count ->
    [one] { $count } table sera réessayée dès que quelqu’un la demandera.
   *[other] { $count } tables seront réessayées dès que quelqu’un les demandera.
}
key-sound = { $file } contient { $count ->
    [one] une clé de signature
   *[other] { $count } clés de signature
}, et tout est en ordre.
key-rotated = Une nouvelle clé est dans { $file }. Redémarrez le serveur ; les cookies de la clé précédente restent valables jusqu’au prochain changement.
game-players = { $low } à { $high } joueurs, d’habitude { $usual }
game-players-exactly = { $low ->
    [one] { $low } joueur
   *[other] { $low } joueurs
}
fact-hidden = information cachée
fact-open = information ouverte
fact-chance = avec hasard
fact-no-chance = sans hasard
fact-together = plusieurs agissent à la fois
fact-in-turn = chacun son tour
fact-moves = { $count } coups distincts
fact-longest = au plus { $count } décisions
no-rules = Ce jeu vient sans explication.

## L’arène

arena-title = Arène : { $title }, { $seats ->
    [one] 1 joueur
   *[other] { $seats } joueurs
}
arena-summary = { $deals ->
    [one] 1 donne jouée
   *[other] { $deals } donnes jouées
} en faisant tourner toutes les places, soit { $games ->
    [one] 1 partie
   *[other] { $games } parties
}. Intervalles à 95 %.
arena-playing = En jeu
arena-interrupted = Interrompu ; voici ce qui a été joué jusque-là.
arena-go-on = La même commande reprend à cet endroit.
arena-bot = robot
arena-rating = cote
arena-share = part des victoires
arena-fair = à égalité
arena-points = points
arena-lead = avance
arena-time = par choix
arena-games = parties
arena-met = Face à face
arena-met-how = La part des victoires du robot de la ligne aux tables partagées avec le robot de la colonne.
arena-seats = Les places, quel que soit l’occupant
arena-seat = place
arena-forfeits = Forfait
arena-written = Écrit : { $files }
arena-no-pictures = Pour des images, installez matplotlib : pip install 'tianxia[arena]'
bad-number = { $argument } demande un nombre de { $least } à { $most }.
bad-whole-number = { $argument } demande un nombre entier de { $least } à { $most }.
bad-layers = « { $given } » n’est pas une liste de couches cachées ; écrivez combien de nombres a chacune, de 1 à { $most }, comme 128 ou 256,64.
bad-seats = « { $given } » n’est pas une liste de nombres de joueurs ; écrivez-la comme 2,4.

## Apprendre

learn-playing = Leçons
learn-round = Tour { $number } : { $lessons } décisions ; le coup préféré est celui du maître dans { $agreed } % de celles mises de côté, et { $explained } % de l’issue des parties est prévu.
learn-written = Le réseau est dans { $file }. Pour le mesurer :
practise-playing = Entraînement
practise-done = { $rounds } tours, { $decisions } décisions : environ { $openness } coups en jeu à chacune, et { $explained } % du déroulement des parties était prévu.
learn-needs = Apprendre demande NumPy : pip install 'tianxia[research]'
learn-blind = { $title } ne donne pas d’observations : il n’y a rien à apprendre.
learn-no-spaces = Le fichier d’un réseau est nommé parmi les réglages d’une recherche, son chemin est donc sans espaces : « { $file } » en a.
learn-exists = Il y a déjà un fichier « { $file } » ; choisissez un autre nom avec --out.
practise-exists = Il y a déjà un fichier « { $file } » ; choisissez un autre nom avec --out, et ajoutez --start { $file } pour partir de lui.

## La ligne de commande

cli-usage = usage :
cli-usage-main = tianxia [--lang { $languages }] [--version] COMMANDE …
cli-general = en général{"\u00A0"}
cli-arguments = ce qu’on peut dire{"\u00A0"}
cli-commands = commandes{"\u00A0"}
cli-examples = exemples :
cli-a-game = JEU
cli-a-file = FICHIER
cli-a-topic = SUJET
cli-help = montrer cette aide
cli-lang = langue ; sans elle, celle de votre système
cli-version = dire la version et si le moteur est compilé
cli-tianxia = Tianxia 天下 : jeux de société de la Chine impériale, pour jouer et pour étudier.
cli-serve = jouer dans le navigateur, sur cette machine ou sur d’autres
cli-host = adresse d’écoute ; 0.0.0.0 pour tout le réseau, 127.0.0.1 à défaut
cli-port = port d’écoute ; 0 pour n’importe quel port libre
cli-database = où sont les données : sqlite:///FICHIER ou postgresql://… ; à défaut, un fichier dans votre dossier de données
cli-trusted-proxy = adresse ou réseau d’un mandataire placé devant, p. ex. 127.0.0.1 ou 10.0.0.0/8 : il dit d’où viennent les requêtes (X-Forwarded-For) et si elles étaient chiffrées (X-Forwarded-Proto) ; peut être répété
cli-public-host = nom sous lequel les navigateurs atteignent le site, p. ex. club.example ou club.example:8443 ; les autres noms sont refusés ; peut être répété
cli-open = ouvrir le navigateur
cli-thinkers = processus où réfléchissent les robots ; 0 pour un de moins que de cœurs
cli-limits = règle la fréquence des demandes permises ; 2 pour deux fois plus, 0 pour aucune limite
cli-connections = nombre de connexions simultanées ; trois quarts d’entre elles peuvent être des tables ouvertes
cli-per-address = combien d’entre elles une seule adresse peut tenir ; un club derrière une adresse en veut environ 16 par personne
cli-backup = écrire les données du serveur dans un seul fichier
cli-restore = remplir une base neuve depuis une sauvegarde
cli-backup-file = la sauvegarde
cli-mend = lister les tables mises de côté, ou les faire réessayer
cli-mend-tables = une table à réessayer ; sans elle, la liste de celles qui sont mises de côté
cli-mend-all = les réessayer toutes
cli-a-table = TABLE
cli-key = vérifier la clé qui signe les cookies, ou la remplacer
cli-rotate = mettre une nouvelle clé en tête ; la précédente compte encore jusqu’à la prochaine fois
cli-key-file = le fichier des clés, s’il n’est pas à côté de la base
cli-play = jouer contre des robots, ou à plusieurs à ce clavier
cli-watch = laisser jouer des robots et regarder
cli-arena = robots contre robots : cotes et tableaux de nombreuses parties
cli-a-folder = DOSSIER
cli-entrants = qui joue : greedy, search:500 (simulations), search:0.5s, mon_bot.py:MonBot, Nom=search:200ms
cli-entrant = un robot de plus, virgules permises dans son chemin et ses réglages ; peut se répéter
cli-kind = tous contre tous, ou le premier contre chacun ; round-robin par défaut
cli-deals = donnes par table, chacune à toutes les places ; 100 par défaut
cli-arena-seed = graine du tournoi, un nombre ou un texte ; la même graine joue les mêmes parties
cli-limit = secondes par coup avant forfait ; 60 par défaut, 0 pour aucune limite
cli-results = garder ici chaque partie et reprendre après une interruption
cli-report = écrire ici report.md, report.json et les images
cli-jobs = processus ; autant que de cœurs par défaut
cli-ray = jouer sur une grappe Ray à cette adresse, ou « local »
cli-learn = former un réseau avec lequel une recherche joue
cli-rounds = tours de leçons, chacun avec ce qui a été appris avant ; 2 d’office
cli-lesson-games = parties du maître contre lui-même à chaque tour ; 200 d’office
cli-simulations = combien de simulations le maître cherche ; 200 d’office
cli-teacher = qui enseigne d’abord, comme greedy ou search:0.1s ; une recherche simple d’office
cli-hidden = nombres de chaque couche cachée, comme 256,64 ; une couche de 64 d’office
cli-learn-seed = graine des leçons, un nombre ou un texte ; la même graine enseigne la même chose
cli-learn-out = où va le réseau ; JEU-PLACES.npz d’office
cli-lessons = garder ici les leçons, un fichier de tableaux par tour
cli-practise = former un réseau en le faisant jouer contre lui-même
cli-minutes = pendant combien de temps ; 5 d’office. Interrompu, ce qui est appris est gardé
cli-side-by-side = parties jouées côte à côte ; 1024 d’office
cli-gpu = apprendre sur un processeur graphique ; demande CuPy
cli-start = un réseau dont on part, avec ses couches cachées ; un nouveau d’office
cli-practise-seed = graine des parties et du premier réseau, un nombre ou un texte
cli-figures = un jeu en chiffres : choix, scores, places, avec graphiques
cli-figures-seats = nombres de joueurs, comme 2,4 ; tous par défaut
cli-figures-games = parties au hasard par nombre de joueurs ; moitié moins gloutonnes, un dixième avec recherche ; 400 par défaut
cli-figures-simulations = simulations de la recherche par décision ; 200 par défaut
cli-figures-seed = graine des parties, un nombre ou un texte ; la même graine joue les mêmes parties
cli-figures-out = écrire ici JEU.md, JEU.json et les graphiques ; figures par défaut
cli-replay = parcourir une partie enregistrée
cli-review = ce qu’a coûté chaque décision d’une partie finie
cli-verify = vérifier un enregistrement : sceau, mélange, coups, scores
cli-games = lister les jeux : joueurs, options, caractéristiques
cli-rules = expliquer un jeu en bref
cli-observe = nommer les nombres que voit un programme qui apprend
cli-what = un jeu, dont on nomme les nombres ; ou l’enregistrement d’une partie
cli-whose = les nombres de qui ; sans cela, de la place au trait
cli-after = après ce nombre de coups ; sans cela, après le dernier
cli-game = clé d’un jeu, comme dragon (voir : tianxia games)
cli-seats = nombre de joueurs
cli-level = force des robots ; normal d’office
cli-bots = robots par leur nom, comme greedy ; un pour toutes les places libres, ou un pour chacune : greedy,search,random
cli-option = une option du jeu ; peut se répéter
cli-edition = vos propres tables de matériel, un fichier TOML
cli-seed = graine du mélange ; sans elle, le système en tire une
cli-record = où garder l’enregistrement ; sans cela, dans votre dossier de données (ou $TIANXIA_HOME)
cli-me = votre place ; A d’office
cli-hotseat = places des personnes qui partagent ce clavier
cli-resume = reprendre une partie enregistrée
cli-delay = secondes entre deux coups
cli-file = un enregistrement
cli-review-time = secondes de recherche par décision ; 0,2 d’office
cli-eyes = par les yeux de qui ; sans cela, d’un spectateur
cli-at = commencer après ce nombre de coups
cli-topic = un seul sujet
cli-example-tianxia =
    tianxia
    tianxia play dragon
    tianxia play dragon --seats 3 --level hard
    tianxia watch dragon --bots greedy,random,greedy,random
    tianxia rules dragon
    tianxia games
cli-example-play =
    tianxia play dragon
    tianxia play dragon --seats 5 --me C --level easy
    tianxia play dragon --bots greedy,search,random
    tianxia play dragon --seats 3 --hotseat A,C
    tianxia play dragon --option large_privilege=7 --lang fr
    tianxia play --resume ma-partie.json
cli-example-watch =
    tianxia watch dragon --delay 1
    tianxia watch dragon --seats 2 --bots greedy,random --seed 7
    tianxia watch tictactoe --bots random --record partie.json
cli-example-arena =
    tianxia arena dragon --bots greedy,random --seats 2
    tianxia arena dragon --bots search:500,greedy --seats 4 --kind gauntlet
    tianxia arena dragon --bots mon_bot.py:MonBot,greedy --report rapport
    tianxia arena leduc --bots random,greedy,search:200 --results leduc.jsonl
cli-example-learn =
    tianxia learn leduc --games 500
    tianxia learn dragon --seats 2 --rounds 3 --games 400 --out mien.npz
cli-example-practise =
    tianxia practise tictactoe --minutes 0.2
    tianxia practise china --seats 4 --minutes 30 --hidden 128 --out china.npz
cli-example-figures =
    tianxia figures leduc
    tianxia figures china --seats 3,4 --games 100 --out pages
cli-example-replay =
    tianxia replay ma-partie.json
    tianxia replay ma-partie.json --eyes B --at 40
cli-example-review =
    tianxia review dragon.json
    tianxia review dragon.json --time 1
cli-example-verify =
    tianxia verify ma-partie.json
cli-example-games =
    tianxia games
    tianxia games dragon
cli-example-rules =
    tianxia rules dragon
    tianxia rules dragon monk
cli-example-observe =
    tianxia observe china --seats 4
    tianxia observe partie.json --at 30 --eyes B
cli-example-serve =
    tianxia serve --open
    tianxia serve --host 0.0.0.0 --port 80
    tianxia serve --database postgresql://localhost/tianxia
    tianxia serve --trusted-proxy 127.0.0.1 --public-host club.example
cli-example-backup =
    tianxia backup tianxia-backup.sqlite
cli-example-restore =
    tianxia restore tianxia-backup.sqlite --database sqlite:///new.sqlite
cli-example-mend =
    tianxia mend
    tianxia mend Xq3vT0aN_8sLk2Zd
    tianxia mend --all --database sqlite:///club.sqlite
cli-example-key =
    tianxia key --rotate

## Conseils et examen d’une partie

hint-thinking = Réflexion…
hint-title = Avec ce que vous savez, part de victoires et points à la fin :
hint-only-one = Il n’y a qu’un coup possible.
hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-against = { $told }, { $name } { $points }
review-working = Examen de chaque décision
review-unfinished = Cette partie n’est pas finie ; on l’examine quand elle l’est.
review-costly = Les coups les plus coûteux, en points de part de victoires :
review-no-costly = Aucun coup n’a coûté plus que l’erreur de l’estimation.
review-better = mieux : { $move }
review-balance = De la première estimation au résultat :
review-first = estimation
review-choice = choix
review-luck = chance et autres
review-result = résultat
review-how = Chaque décision est cherchée avec ce que savait son auteur ; ce qui était caché est redistribué à chaque fois.
