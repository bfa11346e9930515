# What the program says in a terminal: `tabletier play`, on the full screen and line by line, and
# `tabletier games`. A line of a terminal has 80 letters, so be short where a comment says so.

## The games (`tabletier games`)

# $key is what the game is called on the command line, $author a name.
games-title = { $key }: { $game }, by { $author }
# $seats is a list such as “A Red, B Black”.
games-seats = Seats: { $seats }
# $how tells in a sentence or two how moves are written.
games-moves = Moves: { $how }
# $rules is a code such as “catalano”.
games-rules = Rules, by default: { $rules }
# Behind the value of a rule that holds unless another is chosen; $value is a sentence.
games-default = { $value } (default)

## A game begins

# The first line when somebody plays line by line; the words are those of the orders below.
plain-hint = Type a move, or help, moves, hint, view, undo, redo, board, position, save, load, resign, new, quit.
begun = A new game.
# $player is a player as the game calls them: Red.
turn = { $player } to move.
# A computer has moved; $notation is its move.
plays = { $player } plays { $notation }
# Beside the name of the player who sits at the keyboard.
you = you
# Beside the name of a computer; $level is from 1 to 8.
level = level { $level }
# Beside the name of a computer that does not think.
random = at random

## Moves

legal-moves = Legal moves ({ $count })
# Some of the moves are listed: $shown of $count.
legal-moves-some = Legal moves ({ $shown } of { $count })
# Below a long list; `moves` is the order below.
more-moves = … and { $count } more: `moves` and first letters show fewer.
listing = Listing the moves…
still-listing = The moves are still being listed: try again in a moment.
no-match = No move begins so.
no-such-number = There is no move { $number }: the moves are numbered 1 to { $count }.
no-moves-now = You have no move to make now.
nothing-to-undo = There is no move of yours to take back.
nothing-to-redo = No move has been taken back.
line-too-long = That line is too long.
over = The game is over.
# A heading above the list of moves, and what stands there at the beginning.
played = Moves played
none-played = none yet
# A button: leave the move as it is, though it could go on. At most 20 letters.
stop-here = Stop here
# Whose turn it is and what they have to do, on a small screen; $prompt is a sentence.
addressed = { $player }: { $prompt }

## A good move, and what the engine sees

hint-later = It is not your turn: ask for a hint when it is.
hint-coming = Looking for a good move… { $seconds } s
thinking = { $player } is thinking… { $seconds } s
# A heading, and what stands below until something is seen. At most 26 letters each.
view = Engine’s view
view-coming = thinking…
# The same heading with what it has looked at, as below.
view-told = Engine’s view: { $looked }
# How many moves ahead the engine has looked, and how many positions it has seen: as they are, in
# thousands, and in millions with one decimal. At most 30 letters each.
looked = depth { $depth }, { $nodes ->
        [one] { $nodes } position
       *[other] { $nodes } positions
    }
looked-thousands = depth { $depth }, { $nodes }k positions
looked-millions = depth { $depth }, { $nodes }.{ $tenths }M positions

## Files

# $name is the name of a file.
saved = The game is saved in { $name }.
loaded = The game from { $name } goes on.
no-such-game = { $name } has no game { $number }: it has { $count }.
not-read = { $name } cannot be read: { $reason ->
        [missing] there is no such file
        [forbidden] that is not allowed there
        [folder] that is the name of a folder
       *[unknown] error { $code } of the system
    }.
not-loaded = The game cannot be read: { $why }.
file-exists = { $name } exists already: choose another name.
not-saved = The game cannot be saved: { $reason ->
        [missing] there is no such folder
        [forbidden] that is not allowed there
        [folder] that is the name of a folder
        [full] there is no room left
        [read-only] nothing can be changed there
        [name] no file can have that name
       *[unknown] error { $code } of the system
    }.

## Questions

quit-asked = Leave the game in progress? It is not saved. (y/n)
new-asked = Give up the game in progress and begin a new one? (y/n)
resign-asked = Resign this game? (y/n)
# The letters that answer yes, small and without blanks; y always does.
yes = y

## Orders
## What somebody types instead of a move, in small letters. The first word is the one that the help
## names; others that mean the same may follow after blanks. The English ones always work, too.

order_undo = undo
order_redo = redo
order_moves = moves
order_board = board
order_help = help
order_new = new
order_save = save
order_quit = quit
order_hint = hint
order_view = view
order_resign = resign
order_load = load
order_position = position
# $order is what was typed and nobody knows. The orders with a colon.
unknown-order = { $order }: expected :undo, :redo, :moves, :hint, :view, :new, :save, :load, :position, :resign, :help or :quit.

## The line at the foot of the full screen: keys and what they do. At most 78 letters each.

hints = F1 help  ^C quit  Enter choose  Esc back  ^Z undo  ^L moves  ^T hint  ^E view
hints-typing = Enter play  Tab complete  ↑↓ pick  Esc clear
hints-help = ↑↓ scroll  any other key: back to the board
hints-over = F1 help  ^C quit  ^N new game  ^S save  ^Z undo
hints-watching = F1 help  ^C quit  ^Z undo  ^E view
# Where a move can be typed. At most 30 letters.
type-a-move = arrow keys, or type a move
too-small = The window is too small for the board.

## The help

# Headings.
help_keys = Keys
help_orders = What you can type
help_game = The game
help_writing = How moves are written
help_rules = The rules of this game
# $author is the author of the game.
by = { $game }, by { $author }.
# A rule: $rule is what it decides, $value how, a sentence.
rule = { $rule }: { $value }

## The help: keys of the full screen, at most 15 letters, and what they do

key_arrows = arrows
    .does = move the cursor between what may be chosen next
key_enter = Enter, space
    .does = choose; once more at the same place: stop there if the move may end, else put it back
key_escape = Esc, Backspace
    .does = take back the last choice
key_tab = Tab
    .does = go to the buttons beside the board, or through all choices; while typing, complete
key_letters = any letter
    .does = begin to type a move; the moves that fit are listed, and a number chooses one
key_mouse = mouse
    .does = choose by clicking; hold Shift to select text
key_undo = Ctrl-Z, F7
    .does = undo: take back a move
key_redo = Ctrl-Y, F8
    .does = redo what was taken back
key_list = Ctrl-L, F4
    .does = list the legal moves
key_hint = Ctrl-T, F5
    .does = hint: tell a good move
key_view = Ctrl-E, F6
    .does = show what the engine sees in the position, or hide it
key_save = Ctrl-S, F3
    .does = save the game to a new file here; :save NAME chooses the name
key_new = Ctrl-N, F2
    .does = begin a new game
key_pages = PgUp, PgDn
    .does = scroll the moves
key_quit = Ctrl-C, F10
    .does = quit

## The help: what can be typed line by line, and what it does. The orders are those above.

type_move = a move
    .does = plays it; as much of it as fits one legal move alone is enough
type_number = a number
    .does = plays the move of that number in the list
type_moves = moves
    .does = lists the legal moves; `moves R` those that begin with R
type_hint = hint
    .does = tells a good move
type_view = view
    .does = tells what the engine sees: what the position is worth to each player, how far it looked, and the best lines
type_undo = undo, redo
    .does = take back a move, play it again
type_board = board
    .does = shows the board
type_save = save NAME
    .does = writes the game to a new file; the name may be left out
type_load = load NAME
    .does = goes on with a game of a file; a number after the name says which
type_position = position
    .does = shows the position as a text
type_resign = resign
    .does = gives the game up
type_new = new
    .does = begins a new game
type_help = help
    .does = shows this page
type_quit = quit
    .does = leaves
