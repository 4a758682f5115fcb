# Leduc hold’em.

title = Leduc hold’em
card-Js = valet de pique
    .le = le valet de pique
card-Jh = valet de cœur
    .le = le valet de cœur
card-Qs = dame de pique
    .le = la dame de pique
card-Qh = dame de cœur
    .le = la dame de cœur
card-Ks = roi de pique
    .le = le roi de pique
card-Kh = roi de cœur
    .le = le roi de cœur
move-fold = Se coucher
move-call = Suivre
move-raise = Relancer
effect-chips = { $count ->
    [one] jeton
   *[other] jetons
}
news-dealt = { $seat } reçoit { $card-le }
news-folded = { $seat } se couche
news-called = { $chips ->
    [0] { $seat } passe
    [one] { $seat } suit avec { $chips } jeton
   *[other] { $seat } suit avec { $chips } jetons
}
news-raised = { $chips ->
    [one] { $seat } relance avec { $chips } jeton
   *[other] { $seat } relance avec { $chips } jetons
}
news-turned-up = Carte commune : { $card }
news-showed = { $seat } montre { $card-le }
ask-bet = Le pot contient { $pot } jetons{ $price ->
    [0] {""}
    [one] {" "}et rester coûte { $price } jeton
   *[other] {" "}et rester coûte { $price } jetons
}. Vous couchez-vous, suivez-vous ou relancez-vous ?
nothing-to-fold = Il n’y a rien à payer, donc aucune raison de se coucher.
no-more-raises = Personne ne peut plus relancer dans ce tour.
board-players = joueurs
board-public = carte commune
board-rounds = annonces
board-card = carte
board-chips = jetons
board-folded = couché
help-goal = Chacun tient une carte sur six : deux valets, deux dames, deux rois. Après un tour de mises on retourne une carte commune, puis vient un second tour. Une paire avec elle bat tout ; sinon la carte la plus haute gagne le pot. Les points sont les jetons gagnés ou perdus.
    .title = Le jeu
help-card-Js = Le valet est la plus petite carte.
help-card-Jh = { help-card-Js }
help-card-Qs = La dame bat le valet.
help-card-Qh = { help-card-Qs }
help-card-Ks = Le roi bat toute autre carte, mais pas une paire.
help-card-Kh = { help-card-Ks }
