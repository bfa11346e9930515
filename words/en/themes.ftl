# What puzzles are about: names in a list to choose from, no full stop.

## What a move decides

win-at-once = Win at once
win = Win
rescue = Rescue

## What it takes, or does not

capture = Capture
capture-two = Capture of two
capture-three = Capture of three or more
quiet = Quiet move
# A piece is put where it can be taken.
offer = Offer
# A walk over several own pieces.
over-own = Over own pieces
crown = A new Billo
last-piece = The last piece
last-pawn = The last pawn
# The other player has pieces left, and no move.
lock = Lock

## Jumps, and the race

home = Home
across = Across the stream
# A kangaroo jumps over the square that it has left.
referee = Over the referee
long-series = Long series
series = Series of jumps
long-jump = Long jump
jump = One jump
step = A step
placing = Placing

## Marbles and trays

announcement = Announcement
announced = Announced jumps
single-jump = A single jump
slide = Sliding trays
take-out = A tray goes
round-end = End of the round

## Sticks

spare = The spare stick
two-sticks = Two sticks
one-stick = One stick
no-stick = Pawn alone
