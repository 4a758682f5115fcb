# Leduc hold’em.

title = Leduc hold’em
card-Js = walet pik
    .acc = waleta pik
card-Jh = walet kier
    .acc = waleta kier
card-Qs = dama pik
    .acc = damę pik
card-Qh = dama kier
    .acc = damę kier
card-Ks = król pik
    .acc = króla pik
card-Kh = król kier
    .acc = króla kier
move-fold = Spasuj
move-call = Sprawdź
move-raise = Przebij
effect-chips = { $count ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}
news-dealt = { $seat } dostaje { $card-acc }
news-folded = { $seat } pasuje
news-called = { $chips ->
    [0] { $seat } czeka
    [one] { $seat } sprawdza i dokłada { $chips } żeton
    [few] { $seat } sprawdza i dokłada { $chips } żetony
   *[many] { $seat } sprawdza i dokłada { $chips } żetonów
}
news-raised = { $chips ->
    [one] { $seat } przebija i dokłada { $chips } żeton
    [few] { $seat } przebija i dokłada { $chips } żetony
   *[many] { $seat } przebija i dokłada { $chips } żetonów
}
news-turned-up = Wspólna karta: { $card }
news-showed = { $seat } pokazuje { $card-acc }
ask-bet = Pula: { $pot }. { $price ->
    [0] {""}
    [one] Pozostanie w grze kosztuje { $price } żeton.
    [few] Pozostanie w grze kosztuje { $price } żetony.
   *[many] Pozostanie w grze kosztuje { $price } żetonów.
} Pasujesz, sprawdzasz czy przebijasz?
nothing-to-fold = Nie ma nic do zapłacenia, więc nie ma po co pasować.
no-more-raises = W tej rundzie nikt już nie może przebić.
board-players = gracze
board-public = wspólna karta
board-rounds = zapowiedzi
board-card = karta
board-chips = żetony
board-folded = pas
help-goal = Każdy ma jedną z sześciu kart: dwóch waletów, dwóch dam, dwóch królów. Po rundzie stawek odkrywa się wspólną kartę, potem jest druga runda. Para ze wspólną kartą bije wszystko; poza tym pulę bierze wyższa karta. Punkty to żetony wygrane albo przegrane.
    .title = Gra
help-card-Js = Walet to najniższa karta.
help-card-Jh = { help-card-Js }
help-card-Qs = Dama bije waleta.
help-card-Qh = { help-card-Qs }
help-card-Ks = Król bije każdą inną kartę, ale nie parę.
help-card-Kh = { help-card-Ks }
