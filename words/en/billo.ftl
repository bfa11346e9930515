# Billo, by Alberto Glisoni.

## The game

# The game in a sentence, on cards and in lists.
about_sentence = Rounds nest in hollow squares: together they are safe, alone they hunt and are hunted.
# About how long a game takes.
about_length = 30 to 45 minutes
# Who made the game and when, and where its rules come from: the page about Tabletier.
about_story = Alberto Glisoni made Billo in Italy: in 1992 according to the English sheet, which Raul Catalano wrote in 2009; the French one, by Michel Boutin, says that it was invented and published in 1993. The two sheets differ, and both can be played here.
# How to write a move. The letters R and S and the moves themselves are the same in every language.
about_moves = R or S (round or square), where it starts, then each step: Rc1-c2, Sh1-h2-g3, and x to take: Sa1-a2xa3.
# The players, as names: “Red has won.”
player_red = Red
player_black = Black

## Rules to choose from

# Named rule sheets. The words catalano and boutin are the same in every language.
preset_catalano = The English sheet by Raul Catalano: strict captures with priorities.
preset_boutin = The French sheet by Michel Boutin: captures are claimed, Billos take only Billos.
# What is decided, and below it what can be chosen.
capture = The obligation to capture
    .strict = Who can capture must.
    .claim = A missed capture may be claimed by the opponent, who then has it played.
priority = The choice between captures
    .on = Most pieces first, then most Billos, then with a Billo.
    .off = Any capture will do, and may be cut short.
glide = Where a move over own pieces ends
    .own = On one of the own pieces.
    .empty = On an own piece, or one step further on an empty space.
prey = What a Billo takes (a pawn takes pawns only)
    .any = Pawns and Billos.
    .equal = Billos only.
draws = Endings that can hardly be won
    .on = Are draws, once the player to move cannot take.
    .off = Are played on.

## What the player is asked to do

ask_choose = Choose a piece.
ask_choose-or-claim = Choose a piece, or claim the missed capture.
ask_go = Choose where it goes.
ask_go-on = Stop here or go on.
ask_claimed = Claim the missed capture.
ask_over = The game is over.
# On the button that claims.
claim-button = Claim the missed capture

## Titles of pictures

# After a claim. $player is Red or Black. No capital, no full stop, as in “Red to move”.
has-to-capture = { $player } has to capture

## What stands on a square

# Read out when a square is visited. $square is its name, such as c4; $what is one of those below.
on-square = { $square }, { $what }
square_empty = empty
# A super-pawn is a round pawn in a square pawn.
piece_red-round-pawn = red round pawn
piece_red-square-pawn = red square pawn
piece_red-round-billo = red round Billo
piece_red-square-billo = red square Billo
piece_red-super-pawn = red super-pawn
piece_red-super-billo = red super-Billo
piece_red-billo-in-pawn = red round Billo in a square pawn
piece_red-pawn-in-billo = red round pawn in a square Billo
piece_black-round-pawn = black round pawn
piece_black-square-pawn = black square pawn
piece_black-round-billo = black round Billo
piece_black-square-billo = black square Billo
piece_black-super-pawn = black super-pawn
piece_black-super-billo = black super-Billo
piece_black-billo-in-pawn = black round Billo in a square pawn
piece_black-pawn-in-billo = black round pawn in a square Billo

## What is counted beside the board

# What a player has left, and how many pieces they have taken: “4 pawns, 1 Billo · has taken 13”. Billos and taken pieces are left out where there are none.
tally =
    { $pawns ->
        [one] { $pawns } pawn
       *[other] { $pawns } pawns
    }{ $billos ->
        [0] { "" }
        [one] , { $billos } Billo
       *[other] , { $billos } Billos
    }{ $taken ->
        [0] { "" }
        [one] { " " }· has taken { $taken }
       *[other] { " " }· has taken { $taken }
    }

## How a game ends

end_no-pieces = The loser has no piece left.
end_blocked = The loser cannot move.
end_one-shape = All pieces have the same shape.
end_opposite-billos = One side has only round Billos, the other only square ones.
end_two-billos-each = Each side has one round and one square Billo.

## Why a move is refused

# No capital, no full stop: they also follow “move "Rc1-c3" is not legal:”.
refused_over = the game is over
refused_nothing-to-claim = a claim answers a move that did not take as it should, and the last move was no such move
refused_no-piece = the player to move has no such piece there
refused_not-yours = the pieces there belong to the opponent
refused_pawn-step = a pawn steps to one of the three spaces in front of it
refused_billo-step = a Billo steps to one of the eight spaces around it
refused_far-row = a pawn that reaches the far row stops there at once
refused_composite = two nested pieces can be neither entered nor passed nor taken
refused_same-shape = where a piece stands, no other of the same shape may come, whatever its colour
refused_pawn-prey = a pawn takes pawns only, never a Billo
refused_billo-prey = by these rules a Billo takes Billos only
refused_write-x = this step takes an enemy piece: write it with x
refused_nothing-to-take = there is no enemy piece to take on that space: write the step with -
refused_empty-ends = a step to an empty space ends the move
refused_empty-after-capture = a move that takes goes over pieces only and never onto an empty space
refused_glide = by these rules a move over own pieces ends on one of them
refused_no-effect = a move that ends where it began and takes nothing is no move
refused_circle = the piece was there before: going back changes nothing
refused_several-ways = several moves end there: go step by step
refused_must-capture = a capture is possible, so the move must capture
refused_more-pieces = another capture takes more pieces and must be chosen
refused_more-billos = another capture of as many pieces takes more Billos and must be chosen
refused_with-billo = a Billo can take as much and must do it rather than a pawn

## Setting up a position

# What can be put on the board.
tool_red-round-pawn = Red round pawn
tool_red-square-pawn = Red square pawn
tool_red-round-billo = Red round Billo
tool_red-square-billo = Red square Billo
tool_black-round-pawn = Black round pawn
tool_black-square-pawn = Black square pawn
tool_black-round-billo = Black round Billo
tool_black-square-billo = Black square Billo
# Why what lies on the board is no position.
flaw_no-piece = There is no piece on the board.
flaw_too-many = A side has at most eight round and eight square pieces.
flaw_far-row = A pawn cannot stand on its far row: there it becomes a Billo.

## On paper

# How the board is used.
print_lay = Red sits at row 1, Black at row 8. Each begins with eight rounds nested in eight squares on the home row.
# How the pieces are made.
print_cut = Glue the sheet on card before you cut. Cut the holes of the squares out, or simply lay a round on its square. A pawn that becomes a Billo is exchanged for one: Billos have a golden line. Red pieces have a thin line, black ones dots.
# Pieces to cut out; a number stands before them.
lot_rs = red square pawns
lot_rr = red round pawns
lot_rq = red square Billos
lot_ro = red round Billos
lot_bs = black square pawns
lot_br = black round pawns
lot_bq = black square Billos
lot_bo = black round Billos

## What is wrong with a text

# Places in the text of a position or a move.
at_rows = rows
at_turn = turn
at_claim = claim
# $place is “rows” or “claim”.
at_row = { $place }, row { $number }
at_square = square
at_start = starting square
at_some-step = step
at_step = step { $number }
# What was expected in a position. Letters, signs and capture=strict are the same in every language.
want_rows = 8 rows joined by /
want_squares = 8 squares
want_run = a run of empty squares in one digit
want_letters = R S C O Q X Y Z for Red, r s c o q x y z for Black, or 1 to 8 for empty squares
want_some-piece = at least one piece
want_few =
    at most 8 { $colour ->
        [red] red
       *[black] black
    } { $shape ->
        [round] round
       *[square] square
    } pieces, not { $count }
want_crowned =
    no { $colour ->
        [red] red
       *[black] black
    } { $shape ->
        [round] round
       *[square] square
    } pawn on its far row, where it is a Billo
# The claim of a position: one of the signs -, ? and !.
want_claim = -, { "?" } with the rows before the last move, or { "!" }
want_no-claim = - since nothing is claimed with capture=strict
want_made-claim = ! only where some move is not compliant
want_mark-alone = ! alone
want_led-here = rows from which a move that was not compliant leads to this board
# What was expected in a move.
want_move = R or S, a square and steps, such as Rc1-c2 or Sa1xa2, or claim
want_square = a1 to h8
want_step = - or x and a square a1 to h8

## Moves in words

# How a move is told in lists of moves and aloud: no capital letter, no full stop. Names such as c3 are the same in all languages.
told_round-pawn = round pawn
told_square-pawn = square pawn
told_round-billo = round Billo
told_square-billo = square Billo
# $piece is one of the four above.
told_walk = { $piece } { $from } to { $to }
# It comes back to where it began.
told_circle = { $piece } { $from } and back
# $squares: the squares of what is taken, such as “c3, d4”.
told_takes = { $way }, takes { $squares }
told_crowned = { $way }, becomes a Billo
told_claim = claims the missed capture
