# What all games say.

## How a game ended

# $who is a player, as the game calls them or by name: Red, Anne.
won = { $who } has won.
draw = A draw.
score = Score: { $score }.
# Who has won, and why: two sentences.
outcome = { $verdict } { $reason }

## Titles of pictures

# $player is a player, as the game calls them. No capital, no full stop.
turn = { $player } to move
# $expected is what is to be done now, such as “Red to move”.
title = { $game }: { $expected }
title-over = { $game }. { $outcome }

## Rules of the house

house = House rules, so that every game ends
    .on = The same position for the third time, and a long time without progress, are draws.
    .off = Only the rule sheet ends the game.
repetition = The same position has come for the third time.
quiet = Nothing irrevocable has happened for too long.

## Setting up a position

setting-up = A position being set up
# The tool that takes away.
nothing = Nothing
# The field that says who is to move.
turn-field_turn = To move
no-position = This position cannot occur in the game.

## What is wrong with a text
## Small letters, no full stop: these are parts of the sentence “text-error”.

# For example: position, turn: found "x", expected w or b
text-error = { $place }: found { $found }, expected { $expected }
found-text = { "\"" }{ $text }{ "\"" }
found-nothing = nothing
# Places.
at_position = position
at_rules = rules
at_move = move
at_seat = seat
at_click = click
at_algorithm = algorithm
# A part of a text, such as the turn in a position.
at_part = { $whole }, { $part }
at_after = { $whole }, after { $part }
# What was expected. One or the other:
or = { $first } or { $second }
# One after the other:
then = { $first } { $second }
field = <{ $name }>
want_ascii = printable ASCII and blanks
want_fields = { $names }, separated by one blank each
want_end = the end: { $form }
want_preset-first = a preset only at the beginning
want_key-once = the key { $key } only once
want_rules = { $presets } first, or { $keys }
want_seat = A, B, C or D
want_no-click = no further click
want_one-of = one of { $targets }

## Moves that cannot be played

# $move is a move as it was written, in quotation marks.
move-unreadable = move cannot be read: { $error }
move-illegal = move { $move } is not legal: { $why }
