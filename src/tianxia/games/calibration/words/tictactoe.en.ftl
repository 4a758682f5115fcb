# Tic-tac-toe.

title = Tic-tac-toe
move-mark = Mark { $cell }
news-marked = { $seat } marks { $cell }
ask-mark = Which cell do you mark?
cell-taken = Cell { $cell } is taken.
help-goal = Mark a cell in turn. Three in a row, upright, level or slanting, wins.
    .title = The game
