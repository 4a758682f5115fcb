# Leduc hold’em.

title = Leduc hold’em
card-Js = jack of spades
card-Jh = jack of hearts
card-Qs = queen of spades
card-Qh = queen of hearts
card-Ks = king of spades
card-Kh = king of hearts
move-fold = Fold
move-call = Call
move-raise = Raise
effect-chips = { $count ->
    [one] chip
   *[other] chips
}
news-dealt = { $seat } is dealt the { $card }
news-folded = { $seat } folds
news-called = { $chips ->
    [0] { $seat } checks
    [one] { $seat } calls with 1 chip
   *[other] { $seat } calls with { $chips } chips
}
news-raised = { $chips ->
    [one] { $seat } raises with 1 chip
   *[other] { $seat } raises with { $chips } chips
}
news-turned-up = Card in common: { $card }
news-showed = { $seat } shows the { $card }
ask-bet = The pot holds { $pot } chips{ $price ->
    [0] {""}
    [one] {" "}and it costs 1 chip to stay in
   *[other] {" "}and it costs { $price } chips to stay in
}. Do you fold, call or raise?
nothing-to-fold = There is nothing to pay, so there is no reason to fold.
no-more-raises = Nobody may raise any more in this round.
board-players = players
board-public = card in common
board-rounds = said
board-card = card
board-chips = chips
board-folded = folded
help-goal = Each player holds one of six cards: two jacks, two queens, two kings. After a round of betting a card in common is turned up, then there is a second round. A pair with it beats everything; otherwise the higher card wins the pot. Points are chips won or lost.
    .title = The game
help-card-Js = The jack is the lowest card.
help-card-Jh = { help-card-Js }
help-card-Qs = The queen beats the jack.
help-card-Qh = { help-card-Qs }
help-card-Ks = The king beats every other card, but not a pair.
help-card-Kh = { help-card-Ks }
