# Billabong, by Eric Solomon.

## The game

# The game in a sentence, on cards and in lists.
about_sentence = Five kangaroos a side race around the lake, leaping over whoever stands in their way.
# About how long a game takes.
about_length = 20 to 30 minutes
# Who made the game and when, and where its rules come from: the page about Tabletier.
about_story = Eric Solomon, a mathematician from London, first described Billabong in his book “Games Programming” of 1984, as a game to teach a computer. Franjos published it in 1994, Amigo in 1995, on a smaller board and with the referee; François Haffner translated the rules into French. In Australia a billabong is a deep pool that stays behind when a river dries up.
# How to write a move. The moves themselves, and the word pass, are the same in every language.
about_moves = @c3 to place, c3-c4 to step, c3^c7^g7 to jump from landing to landing, * at the end when it goes home, pass when nothing can move.
# The players, as names: “Red has won.”
player_red = Red
player_blue = Blue
player_yellow = Yellow
player_purple = Purple

## Rules to choose from

# What is decided, and below it what can be chosen.
players = How many play
players_2 = Two players
players_3 = Three players
players_4 = Four players
laps = How many times around the lake
laps_1 = Home at the second crossing of the stream.
laps_2 = Home at the third crossing of the stream.
ghosts = The ghost team: five neutral kangaroos that never move (two players only)
    .random = Drawn on the side away from the stream; the default with two players.
    .players = Placed by the players in turn, before their own.
    .none = No ghost team; the default with three or four players.

## What the player is asked to do

ask_place = Place a kangaroo.
ask_place-ghost = Place a kangaroo of the ghost team.
ask_choose = Choose a kangaroo.
ask_go = Choose where it goes.
ask_go-on = Stop here or jump on.
ask_done = That is the move.
ask_stuck = No kangaroo can move: pass.
ask_over = The game is over.
# On the button that passes.
pass-button = Pass

## Titles of pictures

# $player is the name of a player. No capital, no full stop, as in “Red to move”.
to-place = { $player } to place

## What stands on a square

# Read out when a square is visited. $square is its name, such as c4; $what is one of those below.
on-square = { $square }, { $what }
square_empty = empty
square_referee = the referee
square_ghost = ghost
# $count is how often it has crossed the stream.
kangaroo =
    { $colour ->
        [red] red kangaroo
        [blue] blue kangaroo
        [yellow] yellow kangaroo
       *[purple] purple kangaroo
    }{ $count ->
        [0] { "" }
        [1] , crossed once
       *[other] , crossed { $count } times
    }
# The lake can be clicked like a square.
lake = the lake: home by the shortest way

## What is counted beside the board

# Kangaroos of a player that are still to be placed.
tally_place = { $count } to place
# How many of $team kangaroos are home.
tally_home = { $home } of { $team } home
tally_ghosts =
    { $count ->
        [one] { $count } ghost to place
       *[other] { $count } ghosts to place
    }
tally_laps =
    { $count ->
        [one] { $count } lap to run
       *[other] { $count } laps to run
    }
# Below the board in a terminal, after the name of a player.
sketch_home = home { $count }
sketch_place = to place { $count }

## How a game ends

end_home = All five kangaroos are home.

## Why a move is refused

# No capital, no full stop: they also follow “move "c3-c5" is not legal:”.
refused_over = the game is over: a player has all five kangaroos home
refused_place-first = all kangaroos must be placed before any of them moves
refused_all-placed = all kangaroos are placed; now one of them must move
refused_must-move = passing is only for a player none of whose kangaroos can move
refused_not-yours = a player moves only their own kangaroos, and none of them stands there
refused_blocked = this kangaroo is blocked: no neighbouring square is free, and it can jump over nobody
refused_ghost = the kangaroos of the ghost team never move
refused_in-lake = the lake is no place for a kangaroo until it is home
refused_taken = the square is already occupied: a kangaroo needs a free one
refused_referee = the referee stands on the starting square until the turn ends
refused_too-far = a step goes to one of the eight neighbouring squares
refused_one-step = a kangaroo takes only one step in a turn
refused_mixed = in one turn a kangaroo either steps or jumps, never both
refused_not-straight = a jump goes straight along a row, a column or a diagonal
refused_over-lake = a jump may not pass over the lake; it may only touch a corner of it diagonally
refused_crowd = a jump passes over one kangaroo only, and the referee counts as one
refused_nobody = a jump must pass over a kangaroo
refused_distance = a jump must land as far beyond the kangaroo it passes over as it took off before it
refused_circle = the kangaroo has landed there in this turn: going back changes nothing
refused_no-way-home = the lake is for kangaroos that are home, and no move takes this one home now
refused_home-ends = the turn ends as soon as the kangaroo is home
refused_home-unmarked = the move takes the kangaroo home, so it ends with *
refused_not-home = the move does not take the kangaroo home, so it does not end with *

## Setting up a position

# What can be put on the board: kangaroos by how often they have crossed the stream.
tool_red = Red kangaroo
tool_red-1 = Red, crossed once
tool_red-2 = Red, crossed twice
tool_blue = Blue kangaroo
tool_blue-1 = Blue, crossed once
tool_blue-2 = Blue, crossed twice
tool_yellow = Yellow kangaroo
tool_yellow-1 = Yellow, crossed once
tool_yellow-2 = Yellow, crossed twice
tool_purple = Purple kangaroo
tool_purple-1 = Purple, crossed once
tool_purple-2 = Purple, crossed twice
tool_ghost = Ghost
# A field: what the kangaroos beside the board are.
field_beside = Kangaroos beside the board
beside_home = Home
beside_waiting = Still to be placed
# Why what lies on the board is no position.
flaw_ghosts-missing = All five ghosts must stand on the board.
flaw_ghost-rows = Ghosts that are drawn stand away from the stream, in rows 9 to 14.
flaw_ghosts-first = The five ghosts are placed before all kangaroos.
flaw_crossed-early = As long as kangaroos are still to be placed, none has crossed the stream.
flaw_in-turn = Kangaroos are placed in turn, Red first: the numbers on the board do not fit that.
flaw_next-to-place = It must be the turn of the player who has to place the next one.
flaw_two-home = Only one team can be home: with it the game is over.
flaw_after-winner = A team is home: the turn must be with the player after it.

## On paper

# How the board is used.
print_lay = The race goes clockwise around the lake; the stream is start and finish.
# How the pieces are made.
print_cut = Cut the kangaroos out in pairs, fold them along the dashed line and glue them: turn one over when it starts its lap, so that its golden dot shows. For two laps, lay a bead on it at the next crossing. Ghosts and referee have one side.
# Pieces to cut out; a number stands before them.
lot_red = red kangaroos
lot_blue = blue kangaroos
lot_yellow = yellow kangaroos
lot_purple = purple kangaroos
lot_ghost = ghosts
lot_referee = referee

## What is wrong with a text

# Places in the text of a position or a move.
at_player = player to move
at_square = square
at_placed = the square after @
at_start = the starting square
at_landing = a landing square
# What was expected in the rules. ghosts is a word of the rules text, none its value.
want_no-ghosts = none with { $players } players: a ghost team joins two players only
# What was expected in a position. $team is the letter of a player, A to D, or N for the ghosts. Letters, * for home, ? for still to be placed and + before a count are the same in every language.
want_team = { $team }: and five kangaroos
want_ghosts = { "N:" } and the neutral kangaroos
want_five = five kangaroos joined by commas
want_five-ghosts = five neutral kangaroos joined by commas
want_no-team = - since there is no ghost team
want_count =
    { $laps ->
        [1] a count of +1 or none
       *[other] a count from +1 to +{ $laps } or none
    }
want_land = a square outside the lake, g7 to j8
want_stand = a square a1 to p14, with a count such as +1, * or { "?" }
want_plain-land = a square outside the lake, without a count
want_ghost-rows = a square of rows 9 to 14 with ghosts=random
want_order = squares sorted by row and then by column, then *, then { "?" }
want_one-on-square = one kangaroo on a square
want_unmoved = neither * nor counts while somebody is still to be placed (?)
want_ghosts-placed = no { "?" } once a player has placed a kangaroo: ghosts come first
# $due of $total kangaroos on the board should be those of a player.
want_in-turn = { $due } placed of { $total }, since players place in turn, A first
# $seat is the letter of a player, A to D.
want_placer = { $seat }, whose turn to place it is
want_after-winner = { $seat }, the player after the winner
want_one-winner = one winner: the game ends with the first team home
# What was expected in a move.
want_move = @c3 (place), c3-c4 (step), c3^c7^g7 (jumps), with * at the end if it goes home, or pass
want_square = a square a1 to p14

## Moves in words

# How a move is told in lists of moves and aloud: no capital letter, no full stop. Names such as c3 are the same in all languages.
told_pass = passes
told_place = kangaroo placed on { $square }
told_ghost = ghost placed on { $square }
told_step = kangaroo { $from } steps to { $to }
told_jump =
    { $jumps ->
        [1] kangaroo { $from } jumps to { $to }
       *[other] kangaroo { $from } makes { $jumps } jumps to { $to }
    }
# $way is one of the two above.
told_home = { $way } and is home
# It crosses the stream in the direction of the race, and is not home yet.
told_crosses = { $way }, across the stream
