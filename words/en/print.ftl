# Sheets of paper: board, pieces to cut out, rules. Room is scarce: keep these short.

# Kinds of sheets.
board = Board
pieces = Pieces to cut out
rules = Rules
# Under the game’s name.
by = by { $author }
# At the foot of a sheet.
sheet = { $game }, sheet { $number } of { $count }
# What a sheet is, for those who do not see it.
sheet-title = { $game }, sheet { $number } of { $count } ({ $kind ->
    [board] board
    [pieces] pieces to cut out
   *[rules] rules
})
ruler = Print at 100%: this ruler is 50 mm long.
halves = Two halves: cut the right one along its left edge and glue it over the strip of the left one, up to the dashed line.
glue-here = glue here
marked = A line at the side marks what the rule sheets leave open and we have decided.
# Above pieces that are alike; $name is what they are, such as “red round pawns”.
lot = { $count } { $name }
lot-spare = { $count } { $name } and { $spare } spare
