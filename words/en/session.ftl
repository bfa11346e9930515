# What every table says, whatever the game.

## At the table

touched = What was touched must move.
wait = It is not your turn.
resigned = The loser has resigned.
time = The loser’s time has run out.
agreed = The players agreed on a draw.

## What the engine thinks of a position

# What a position is worth to somebody: in place of a number.
worth-nearly-won = all but won
worth-nearly-lost = all but lost
# The end has been seen: by how many points, after how many turns.
win = win
win-in = win in { $turns }
win-by = win by { $margin }
win-by-in = win by { $margin } in { $turns }
loss = loss
loss-in = loss in { $turns }
loss-by = loss by { $margin }
loss-by-in = loss by { $margin } in { $turns }
# $move is a move in notation, $worth what it is worth.
good-move = A good move: { $move }
good-move-worth = A good move: { $move } ({ $worth })
# Where every move loses.
least-bad = The best there is: { $move } ({ $worth })

## What is wrong with files and texts
## Small letters, no full stop.

# $fault is what is wrong there.
record-error = game { $game }, line { $line }: { $fault }
puzzle-error = line { $line }: { $fault }
# $move is a move as it was written, in quotation marks; $outcome a result as in records.
line-error_over = move { $number }, { $move }, comes after the end of the game ({ $outcome })
line-error_unreadable = move { $number }, { $move }, cannot be read: { $error }
line-error_illegal = move { $number }, { $move }, is not legal: { $why }
over = the game is over ({ $outcome }), no move can follow
forfeit_over = the game is over ({ $outcome }), nobody can resign
forfeit_many = a player can resign only with two at the table, not with { $players }
forfeit_nobody = nobody sits on seat { $seat } to resign, only on A and B
# Found.
found_bytes = { $bytes } bytes
found_games = { $games } games
# Places.
at_game = game
at_player = player
at_players = players
at_player-seat = player { $seat }
at_first-move = first move
at_table = table
at_clock = clock
at_reason = reason
at_strength = strength
at_level = level
at_value = value
at_file = file
at_line = line
at_puzzle = puzzle
at_grade = grade
at_title = title
at_date = date
at_tag = tag
at_tag-name = tag { $name }
at_remark = remark
at_variation = variation
at_move-number = move number
at_mark = mark
at_result = result
at_after = after { $what }
# Expected.
want_bytes = at most { $bytes } bytes
want_one-game = one game
want_first-move = chosen, lot or turns
want_table = players, touch or free, who begins, a number, then a record
want_touch = touch or free
want_number = a number
want_clock = live:MILLISECONDS+MILLISECONDS or move:MILLISECONDS
want_millis = milliseconds for two to four seats
want_reason = resigned, time or agreed
want_strength = random, level:1 to level:8, nodes:N, depth:N or time:MILLISECONDS, or one of { $algorithms } with a limit, such as uct:time=100
want_monte-carlo = { $algorithm }:nodes=N or { $algorithm }:time=MILLISECONDS
want_player = human, { $strength }
want_level = a level from 1 to 8
want_score = +1.25, -0.50, win in 3, loss by 7 in 12 or the like
want_seats = players A to { $last } only
want_name = a name of 1 to { $most } printable characters
want_date = a day as YYYY-MM-DD
want_house = { $house }=on, since games of a match have to end
want_winner = rules by which somebody can win, since games of a match are counted
want_a-player-each = { $seats }, one for each seat
want_remark = 1 to { $most } printable characters
# In records.
want_move = a move
want_number-and-move = { $number } and a move
want_number-before = { $number } before the next move
want_variation-end = a ) at its end
want_other-move = a move other than those before it
want_move-before = a move before it
want_open-before = a ( before it
want_brace-before = a { "{" } before it
want_one-remark = one remark only
want_remark-first = it before the variations of its move
want_remark-words = some words between the braces
want_escape = \\, \{ "{" } or \{ "}" }
want_brace-end = a { "}" } at its end, and \{ "{" } for a brace within
want_mark = { $marks } or $0 to $255
want_utf8 = text in UTF-8
want_game-end = the end of the game after its result
want_game-tag = a tag [Game { "\"" }…{ "\"" }]
want_tag = [Name { "\"" }value{ "\"" }]
want_tag-name = a name of at most { $most } letters, digits and underscores that begins with a letter
want_other-tag = a tag that has no meaning of its own
want_backslash = a backslash only as \\ or before a quote as \{ "\"" }
want_quote = a quote inside the value as \{ "\"" }
want_printable = printable characters
want_tag-once = the tag { $name } only once
want_result = the result, or * for an unfinished game
want_as-moves-say = { $result }, as the moves say
want_game-key = the game{ "'" }s key
want_rules-text = the rules text
want_whole-number = a whole number up to { $most }
want_seed-or-position = either Seed or Position
want_won-by = won A { $why } or won B { $why }, where two play
# In files of puzzles.
want_grade-1 = grade 1
want_blank-line = a blank line
want_key-value = “{ $key }”, a blank and its value
want_grade = a grade from 1 to { $most }
want_going-on = a position in which the game goes on
