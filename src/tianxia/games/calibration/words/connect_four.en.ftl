# Connect four.

title = Connect four
move-drop = Drop into column { $column }
news-dropped = { $seat } drops a disc into column { $column }
ask-drop = Into which column do you drop a disc?
column-full = Column { $column } is full.
help-goal = Drop a disc into a column in turn; it falls as far as it can. Four in a row, in any direction, wins.
    .title = The game
