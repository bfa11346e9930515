# What the pages of the web client say.
# Names of games and “Tabletier” stay as they are in every language.

## Around the page

# What app stores and home screens say of the client, in one line.
app-description = Billo, Billabong, Bi-litaire, Bâtons et Pions
# The page as it is where a browser runs no programs.
needs-scripts = Tabletier needs JavaScript and WebAssembly.
# A button at the top right; short.
settings = Settings
# Settings: light or dark.
look = Colours
    .auto = As the device
    .light = Light
    .dark = Dark
# Settings: how fast moves are shown. The name stands before the list: “Moves are shown: step by step”.
pace = Moves are shown
    .still = at once
    .slow = slowly
    .usual = step by step
    .fast = quickly
sound = Sound
# The menu of languages, for those who hear it; each language stands there by its own name.
language = Language
# $language: its own name, such as “Italiano”.
language-missing = The words of { $language } cannot be fetched without a connection. The language stays as it is.
# $tag: the tag of a language that was chosen here once, such as “tlh”. $languages: a list of names.
language-unknown = The language “{ $tag }” that was chosen here does not exist. There are: { $languages }.
close = Close
nowhere = This address leads nowhere. Here are the games.
renewal = A new version of Tabletier is ready. Your game stays as it is.
renew = Use it now
later = Later
# A part of a page is still on its way.
loading = One moment…
# $game: the name of a game. Its rules and tasks are a file of their own.
no-book = The lessons on { $game } cannot be fetched. Is there a connection?
no-page = This page cannot be fetched. Is there a connection?
try-again = Try again

## The first page

motto = Four rare board games to play, with others or against the computer.
in-progress = Game in progress
continue = Continue
last-game = Last game
see-again = See it again
studied = Analysis in progress
# $author: who invented the game; below its name.
by = by { $author }
players = Players
length = Length
play = Play
learn = Learn
puzzles = Puzzles
open-game = Open a game

## A new game

rules = Rules
options = Every option
who-plays = Who plays
person = A person
name = Name
# How strong the computer plays; $number is 1 to 8. Used within the two below.
level-word =
    { $number ->
        [1] first steps
        [2] beginner
        [3] learner
        [4] casual
        [5] good
        [6] strong
        [7] expert
       *[8] full strength
    }
# In lists of players.
level = Level { $number }, { level-word }
rotate = Exchange seats
who-starts = Who begins
start-chosen = As seated here
start-lot = Drawn by lot
start-turns = In turns, game after game
seed = Number for the draw
seed-why = The same number lays the same start.
draw-anew = Draw
touch = Touch-move
touch-why = What was touched must move.
begin = Begin
yes = Yes
no = No

## At the table: who plays

# $colour: what a player of the game is called, such as “Red”. $name: a person’s own name, or a setting of the computer.
seat-named = { $colour } ({ $name })
# The same with a computer.
seat-level = { $colour } (level { $number }, { level-word })
# $who: one of the two above, or a colour alone.
to-move = { $who } to move
thinking = { $who } is thinking…
# What somebody is to do. $what: such as “choose a pawn”.
prompt = { $who }: { $what }
# While a move is shown on its way. $played: the move in notation.
showing = { $who } plays: { $played }
looking = Looking for a good move…
stop = Stop
paused = The computer waits.
go-on = Let it play
# Said aloud to those who do not see the board. $who: a colour. $way: what the move does, such as “round pawn c1 to c2”.
spoken = Move { $number }, { $who }: { $way }.
taken-back = Taken back.

## At the table: what can be done

finish = Stop here
# In place of the above, where only an announcement could follow.
say-nothing = Say nothing
# Two buttons, while a move is half made: its last touch, or all of it.
touch-back = One step back
take-back = Put all down
type-move = Type a move
play-it = Play it
undo = Undo
redo = Redo
hint = Hint
turn-board = Turn the board
# A button that leads to all that there is besides, and the list of keys that do something.
menu = Menu
keys = Keys
resign = Resign
resign-sure = Really resign?
# The same where more than two play.
hand-over = Leave the seat to the computer?
again = Play again
# Another game with the same settings.
same = Same again
new-game = New game
read-rules = Read the rules
home = All games
moves = Moves
no-moves = No move yet.
# Buttons with arrows: to the first position, to the last.
the-start = Start
the-end = End
step-back = One move back
step-on = One move on
replay = Replay
looking-back = You are looking back.
back-to-game = Back to the game
from-here = Go on from here
not-kept = The browser has no room to keep this game: it will be lost when the page is closed.
lost-table = The game that was kept cannot be read any more.
# $what: a reason as browsers tell it, mostly in English, or one of the two below.
engine-failed = The engine has failed: { $what }
engine-absent = it cannot be started
engine-script = its script does not load

## Share, save, open

share = Share, save, open
copy-link = Copy a link to the game
copy-place = Copy a link to this position
copy-record = Copy the record
download = Download
copied = Copied.
not-copied = The browser does not let us copy.
open-file = Open a file
paste = Or paste a record here:
open = Open
replaces = If you open this game, the one you are playing goes to the shelf.
# $why: what was found and what was expected; mostly without a full stop.
unreadable-game = Nothing was changed. This is no game we can read: { $why }
# A reason for the sentence above.
no-game = no game in it

## Analysis

# A verb: a button.
study = Analyse
lost-study = The analysis that was kept cannot be read any more.
replaces-study = This takes the place of the analysis you have, with its variations and remarks. Go on?
back-to-study = Back to the analysis
engine = Let the engine think
# How far the engine has looked. $depth is counted in turns.
looked =
    { $depth ->
        [one] { $depth } turn ahead
       *[other] { $depth } turns ahead
    }, { $nodes ->
        [one] { $nodes } position
       *[other] { $nodes } positions
    }
# The same where values are told to one of two players. $who: a colour.
looked-for = { looked }, values for { $who }
# What a line is worth to one of more than two players. $worth: such as “+1.25” or “win in 3”.
value = { $who } { $worth }
try-line = Try this line
values = Who stands better
judge = Look through the game
# How many positions of the game were looked at.
judged = { $done } of { $of } positions
making-sure = making sure of the mistakes
no-mistakes = No large mistake was found.
# A move that cost something, and what was left after it. $who: a colour. $played: the move in notation.
mistake = Move { $number }, { $who }: { $played } ({ $worth })
better = Better: { $played } ({ $worth })
remark = Remark on this move
remark-start = Remark on the game
promote = Make it the main line
remove = Remove from here on
remove-sure = Remove this move with all that follows it?

## Set up a position

edit = Set up a position
edit-why = Choose a piece, then touch the places where it goes; touch again to take it off.
to-put = What to put
fields = Besides the board
clear = Empty board
usual-start = Usual start
position-fine = This position can be played.
# $why: the rule that ended it, a sentence.
edit-over = The game is over in this position: { $why }
other-rules = What lies there is no position by those rules. Empty the board or lay the usual start first.
position-text = The position as text
take-text = Take this text
unreadable-position = Nothing was changed. This is no position we can read: { $why }

## Lessons

first-game = A guided first game
contents = On this page
to-try = Try these moves, or any other:
try-freely = Try any move on the board.
# Bold, before the rule that forbids a move.
forbidden = Forbidden:
# Above a paragraph on something that the rules leave open.
we-decided = Our decision
begin-again = Begin again
play-from-here = Go on from here
# A button that shows where to look.
show-hint = A hint
not-it = That move is allowed, but it is not what is asked. Take it back and try another one.
next-task = Next
all-done = You have done every task. Time for a real game!
# A task in a row of numbered dots, for those who hear it.
task = { $number }. { $title }
# $what: a task or a puzzle that is done.
done = { $what }, done

## Puzzles

puzzle = Puzzle { $number }
# After the name of the game.
daily = puzzle of the day
grade-easy = Easy
grade-medium = Medium
grade-hard = Hard
win-at-once = Win with this very move.
find-win = One move alone wins. Find it.
find-rescue = One move alone does not lose. Find it.
find-best = One move is clearly the best. Find it.
there-is-better = There is better. Take it back and try another move.
# $place: what is touched first, such as “Red pawn on c3”.
begins-with = It begins here: { $place }.
show-solution = Show the solution
# Somebody has found the move. $best and $second: what moves are worth, such as “+1.25”.
solved-found = That is the move! Its value: { $best }; the next best: { $second }.
# It was shown to them.
solved-shown = This is the move. Its value: { $best }; the next best: { $second }.
# $moves: moves in notation.
goes-on = The game might go on: { $moves }
no-puzzles = The puzzles cannot be fetched.
# $why: what was found and what was expected; mostly without a full stop.
broken-puzzles = The puzzles cannot be read: { $why }
open-puzzles = Open a file of puzzles
unreadable-puzzles = Nothing was changed. These are no puzzles we can read: { $why }

## Print and play

print-it = Print and play
print-why = Board, pieces to cut out and rules, in their true size. Print at 100%, not fitted to the page: the ruler at the foot of each sheet tells.
print = Print
paper = Paper
    .a4 = A4
    .letter = US Letter
