## The game

# The game in one sentence.
about_sentence = The board is made of sticks: rebuild it as you go, jump over enemy pawns, lock them in.
# How long a game takes.
about_length = 10 to 20 minutes
# Who made the game and when, and where its rules come from: the page about Tabletier.
about_story = Christian Jungling needs thirty sticks, fourteen pawns and no board: the players lay it, and lay it anew. His sheet is French and gives no year.
# How moves are written; what is written is the same in all languages.
about_moves = Sticks if you like, a0.1>b3.2 or +c1.1 for the spare, then the pawn, joined by “;”: d1.0-u1.1, or x to jump: u1.0xd1.0-u1.1.

## Players

# The two players, by the colour of their pawns.
player_white = White
player_black = Black

## Rules to choose

# A set of rules that is chosen as a whole. The sheet is the page on which the author printed the rules.
preset_sheet = The sheet by Christian Jungling: Black may be locked by the first turn.
# What is chosen, and what each choice means.
firstlock = A first turn that locks Black
    .barred = White may not win by the very first turn.
    .allowed = As on the sheet: there are four such turns.

## How a game ends

end_no-pawns = The loser has no pawn left.
end_locked = The loser can move no pawn.

## What the player is asked to do

ask_choose = Take a stick, or choose a pawn.
ask_another = Take another stick.
# It is the stick in the hand.
ask_put = Choose where to put it.
# A stick divides the cell of a pawn.
ask_side = Choose the side on which the pawn stays.
ask_first-side = Two cells are divided. Put one pawn in one of the cells offered, then the other.
ask_other-side = Choose the side on which the other pawn stays.
ask_pawn = Choose a pawn.
ask_go = Choose an empty cell, or an enemy to jump over.
ask_land = Choose where to land.
ask_go-on = Stop here or jump on.
ask_done = The turn is complete.
ask_over = The game is over.

## Why a turn is not legal

# Each says a rule; no capital letter, no full stop.
refused_over = the game is over
refused_too-many-sticks = at most two sticks are moved in a turn, the spare included
refused_same-stick = the two sticks moved in a turn are different sticks
refused_no-spare = there is no spare stick any more
refused_one-spare = there is only one spare stick
refused_no-stick = there is no stick to take at that place
refused_not-moved = a stick that is put back where it lay has not been moved
refused_contact = this stick is in contact with an enemy pawn, as a side of its cell: it must stay
refused_no-place = wherever this stick were put, the plan would not be sound or none of your pawns could move
refused_put-first = the stick in the hand must first be put in one of the places shown
refused_sticks-first = sticks are moved before the pawns
refused_enemy-cell = sticks are not laid inside the cells of enemy pawns
refused_place-taken = a stick lies there already
refused_loose = every stick must be a side of a cell
refused_apart = the plan must stay in one piece
refused_corner = no part of the plan may hang on by a single point
refused_no-cell = one of your pawns would be left without a cell
refused_crowded = two pawns would be in one cell
refused_choose-side = a stick divides the cell of one of your pawns: say on which side it stays (written with @)
refused_no-choice = a side is chosen (written with @) only for a pawn of yours whose cell is divided
refused_not-a-side = a pawn stays in a new cell that shares a triangle with its old one
refused_unknown-cell = no cell has that name: a cell is named by its smallest triangle, as it is after the sticks
refused_no-move = on this plan none of your pawns could move
refused_no-pawn = none of your pawns is in that cell
refused_pawn-stuck = as the sticks lie, this pawn is stuck: no neighbouring cell is empty, and no enemy can be jumped over
refused_not-neighbour = a pawn steps to a cell that has a stick in common with its own
refused_cell-taken = the cell to step or jump into is not empty
refused_jump-far = the jumped cell must have a stick in common with the cell before and the cell after
refused_no-prey = there is no enemy pawn in the jumped cell
refused_no-landing = beside that enemy there is no empty cell to land in
refused_jump-back = a jump may not land in the cell that was just left
refused_first-lock = by these rules White’s very first turn may not leave Black without a legal turn

## Beside the table

# What a player has left, and has taken of the other’s pawns.
tally_pawns =
    { $pawns ->
        [one] { $pawns } pawn
       *[other] { $pawns } pawns
    }
tally_pawns-taken = { tally_pawns } · has taken { $taken }
# Whether the spare stick is still there.
tally_spare = a spare stick
tally_no-spare = no spare stick

## The picture

# What can be touched, for those who hear the picture. $cell, $place and $stick are names such as u1.0 or a2.1.
label_white-pawn = cell { $cell }, white pawn
label_black-pawn = cell { $cell }, black pawn
label_empty-cell = cell { $cell }, empty
label_stick = stick { $stick }
# A place where a stick may be put.
label_place = place { $place }
# Also in the terminal, before a picture of it.
label_spare = spare stick

## In the terminal

# Below the table: how the three sticks at a point are called.
legend = Sticks at 0.0: a0.0 to the right, b0.0 up right, c0.0 across from 0.0.

## Setting up a position

# Tools that put something on the table.
tool_stick = Stick
tool_white-pawn = White pawn
tool_black-pawn = Black pawn
# Why what lies there is no position.
flaw_so-many-sticks = 29 sticks make the plan, or all 30 once the spare has been played.
flaw_no-pawn = There is no pawn in the plan.
flaw_not-in-cell = A pawn stands outside all cells.
flaw_crowded = Two pawns stand in one cell.

## On paper

# How the picture of the start is used.
print_lay = This is no board but the start at its true size: lay 29 sticks and the pawns on it, one stick beside it, then draw the sheet away, or build it on the bare table.
# How the pieces are made.
print_cut = Glue the sheet on card before you cut. A stick is as long as a side of a triangle, and six of them meet in a point. Matches may replace the sticks, coins or buttons the pawns.
# What the pieces are called, after their number.
lot_stick = sticks
lot_white = white pawns
lot_black = black pawns

## Where a text is wrong

# The five parts of the text of a position, also named as the place of an error: the sticks, the pawns of White and Black, whether there is a spare stick, and whose turn it is.
at_sticks = sticks
at_white = white
at_black = black
at_spare = spare
at_turn = turn
at_white-and-black = white and black
# Parts of the text of a turn.
at_pawn = pawn
at_stick = stick
at_cell = cell

## What was found there, where that is counted

found_sticks =
    { $count ->
        [one] { $count } stick
       *[other] { $count } sticks
    }
found_pawns =
    { $count ->
        [one] { $count } pawn
       *[other] { $count } pawns
    }

## What was expected there

# Each stands after “expected”. Signs such as “w” or “u1.0” are written by players and are the same in all languages.
want_spare = 1 or 0
want_turn = w or b
# $count is 29 or 30.
want_sticks = { $count }: with the spare there are 30
want_near-stick = a stick such as a1.0, b-2.13 or c0.0, no coordinate beyond { $far }
want_sorted-sticks = sticks sorted by y, then x, then a b c, none twice
# $rule is one of “loose”, “apart” and “corner” above.
want_sound = a sound plan: { $rule }
want_most-pawns = at most { $most }
want_pawn-cell = a cell’s smallest triangle such as u1.0 or d-2.13, or { "-" } for none
want_one-each = no two pawns in one cell
want_sorted-pawns = pawns sorted by y, then x, then u before d
want_inside = a triangle inside a cell
want_smallest = { $triangle }, the smallest triangle of that cell
want_a-pawn = a pawn at least
want_sticks-first = sticks before choices of side
want_stick-or-side = a stick such as a1.0>b2.3 or +c1.1, or a choice of side such as u1.0@d2.0
want_way = a step such as u1.0-d1.0 or jumps such as u1.0xd1.0-u1.1, at the end
want_stick = a stick such as a1.0 or c-2.13
want_triangle = a triangle such as u1.0 or d-2.13

## Moves in words

# How a turn is told in lists of moves and aloud: no capital letter, no full stop. Names such as u1.0 or a2.1 are the same in all languages.
told_stick = stick { $from } to { $to }
told_spare = spare stick to { $to }
# A stick has divided the cell of a pawn.
told_side = pawn { $from } stays in { $to }
told_step = pawn { $from } to { $to }
# $count: how many pawns are taken.
told_jumps =
    { $count ->
        [1] pawn { $from } takes one and lands in { $to }
        [2] pawn { $from } takes two and lands in { $to }
        [3] pawn { $from } takes three and lands in { $to }
        [4] pawn { $from } takes four and lands in { $to }
        [5] pawn { $from } takes five and lands in { $to }
        [6] pawn { $from } takes six and lands in { $to }
       *[other] pawn { $from } takes { $count } and lands in { $to }
    }
# Parts of a turn, one after the other.
told_then = { $first }, { $second }
