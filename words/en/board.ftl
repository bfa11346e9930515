# What is said about boards, and about how moves are made on them.

## Settings

# The colours of all boards.
theme = Board
    .warm = Warm
    .cool = Cool
size = Board size
    .small = Small
    .medium = Medium
    .large = Large
names = Names of rows and columns
confirm = Confirm each move

## At the table

# A button, and the question before it. $move: the move, in notation or in words.
confirm-yes = Play this move
confirm-sure = Play this? { $move }
# Two buttons for small screens, and one for all.
closer = Show the board larger
whole = Show the whole board
full = Full screen

## The end of a game

# Above a curve, and what it shows: no search, only the judgement of each position as it stands.
course = How the game went
course-why = Each position judged at a glance, without looking ahead.
picture = Share as a picture
no-picture = The picture cannot be made.
