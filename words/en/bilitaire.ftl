## The game

# The game in one sentence.
about_sentence = Peg solitaire with an opponent: one player jumps with the marbles, the other slides the board apart.
# How long a match takes.
about_length = 20 to 30 minutes
# Who made the game and when, and where its rules come from: the page about Tabletier.
about_story = Kris Burm made a duel of the old peg solitaire: one plays the marbles, the other moves the board under them, and then they exchange. The sheet is French and gives no year.
# How moves are written; what is written is the same in all languages.
about_moves = -c3 takes the first marble off; c3xc5xe5 jumps; A1>2e slides a tray two slots east (n, e, s, w), A1..B1>2e a row of two; B2x removes an empty tray; !3 at the end announces three jumps.

## Players

# Whoever has the marbles, or the trays, in the first of the two rounds. Roles change, so they are not called after them.
player_marbles-first = Player 1
player_trays-first = Player 2

## Rules to choose

# What is chosen, and what each choice means.
rounds = The rounds of a match
rounds_2 = Two rounds with roles exchanged; the lower score wins.
rounds_1 = One round for study; the result is the score alone.
# Both say the same, so that nobody is asked to choose.
house = House rules
    .on = None is needed: every jump takes a marble.
    .off = None is needed: every jump takes a marble.

## How a match ends

end_fewer-marbles = Fewer marbles were left than in the other round.
end_equal-scores = Both rounds left as many marbles.
end_no-jump = No jump is left.

## What the player is asked to do

ask_open = Take any marble off.
# The same when the second round begins.
ask_open-second = Round 2, roles are exchanged. Take any marble off.
ask_tray = Choose a tray; it pushes those in front of it.
ask_slide = Choose where it slides.
ask_slide-or-remove = Choose where it slides, or remove it.
ask_announce = Announce a number of jumps, or say nothing.
ask_marble = Choose the marble that jumps.
ask_jump = Choose the hole it jumps to.
ask_done = The move is complete.
ask_over = The match is over.

## Why a move is not legal

# Each says a rule; no capital letter, no full stop.
refused_over = the match is over
refused_opening = the round opens with the marble player taking one marble off
refused_opened = a marble is taken off only to open a round
refused_trays-turn = it is the tray player’s turn
refused_marbles-turn = it is the marble player’s turn to jump
refused_no-hole = there is no hole: that slot is free
refused_no-marble = there is no marble
refused_one-jump = nothing was announced, so a single jump is made
refused_announced = exactly as many jumps are made as were announced
refused_straight = a jump leads along a row or a column, over one neighbour, into the hole right behind it
refused_taken = the hole behind is occupied
refused_nothing-to-jump = there is no marble to jump over
refused_cannot-jump = this marble has no neighbour with a free hole right behind it
refused_no-tray = there is no tray
refused_not-empty = only a tray without marbles may be removed
refused_crooked = a tray slides along its row or its column
refused_stuck = this tray has no room to slide, and only a tray without marbles may be removed
refused_one-slide = the trays are moved once in a turn, and then it is the marble player’s turn
refused_sideways = a row of trays slides along its own line, never sideways
refused_rear-first = a row is named from its rear to its front, in the direction it moves
refused_too-far = one tray slides up to three slots, two up to two, three by one
refused_edge = the frame ends there
refused_blocked = another tray is in the way
refused_too-many = no marble could then make so many jumps in a row

## Beside the board

# What a player does: stands after the player’s name.
tally_marbles = plays the marbles
tally_trays = moves the trays
# What a player’s round with the marbles left on the board: the score.
tally_left =
    { $marbles ->
        [one] left { $marbles } marble
       *[other] left { $marbles } marbles
    }
# Both of one player.
tally_trays-left = { tally_trays }, { tally_left }
# How many marbles lie on the board now.
tally_on-board =
    { $marbles ->
        [one] { $marbles } marble left
       *[other] { $marbles } marbles left
    }
tally_announced =
    { $jumps ->
        [one] { $jumps } jump announced
       *[other] { $jumps } jumps announced
    }
tally_single = single round
tally_first = round 1 of 2
tally_second = round 2 of 2
# The score of the first round: whoever leaves fewer marbles wins.
tally_to-beat = { $marbles } to beat

## The picture

# Whose turn it is and what happens next; stands after the name of the game and a colon.
title_opening = the marble player takes one marble off
title_trays = the tray player’s turn
title_jump = the marble player jumps
# There are two jumps or more.
title_jumps = the marble player makes { $jumps } jumps
# Small words under a large number, drawn on a card: about 16 letters. Here under the number of marbles on the board.
card_left = marbles left
# Under the number 1.
card_single = single round
# Under “1/2”.
card_round = round
# Under the score of the first round.
card_to-beat = to beat
# What the tray player announces, in a balloon: a number spoken aloud.
balloon_jumps = { $jumps }!
# Below that number, which is two or more; about 16 letters.
balloon_in-a-row = jumps in a row
# Two buttons. There are two jumps or more.
control_announce = Announce { $jumps } jumps
control_remove = Remove the tray
# What can be touched, for those who hear the picture. $slot is its name, such as A1.
label_free = { $slot }, free slot
label_tray =
    { $marbles ->
        [0] { $slot }, empty tray
        [one] { $slot }, tray with one marble
       *[other] { $slot }, tray with { $marbles } marbles
    }
# $hole is its name, such as a1.
label_marble = { $hole }, marble
label_hole = { $hole }, empty hole

## In the terminal

# One line of up to three parts, below the board.
status_left = marbles left: { $marbles }
status_to-beat = to beat: { $marbles }
# There are two jumps or more.
status_announced = announced: { $jumps } jumps!

## Setting up a position

# Two tools that put something on the board.
tool_tray = Tray
tool_marble = Marble
# What is set besides the board. First a list of what is to be done next.
field_to-do = To be done
field_opening = Take the first marble off
field_trays = Move the trays
field_jump = Jump
field_jumps = Jumps announced: { $jumps }
field_over = Nothing, it is over
# Then a list of rounds.
field_round = Round
field_first = Round 1
field_second = Round 2, marbles to beat: { $marbles }
# Why what lies there is no position.
flaw_not-opening = The first marble is taken off twelve full trays, with the four corners free.
flaw_so-many-trays = There are one to twelve trays.
flaw_so-many-marbles = There are 1 to 47 marbles once the first has been taken off.
flaw_no-jump = No marble can jump.
flaw_fewer-jumps = No marble can jump so often.
flaw_jumps-left = It is not over: a marble can jump.
flaw_round-left = It is not over: after round 1 comes round 2.

## On paper

# How the board is used.
print_lay = Twelve trays lie in the frame, four marbles on each; the four corners are free. Slide the trays over the slots.
# How the pieces are made.
print_cut = Glue the sheet on card before you cut. Beads, beans or small coins may replace the discs; the trays are needed.
# What the pieces are called, after their number.
lot_tray = trays
lot_marble = marbles

## Where a text is wrong

# The parts of the text of a position: the rows of the board, who has to do what, and how the match stands.
at_rows = rows
at_to-move = to move
at_match = match
# The parts of the text of a move.
at_announcement = announcement
at_row = row
at_step = step
at_hole = hole
at_slot = slot

## What was expected there

# Each stands after “expected”. Signs such as “m!2” or “2:” are written by players and are the same in all languages.
want_rows = four rows of slots joined by /
want_slots = four slots in every row
want_content = . for a free slot or a digit 0 to 9, a to f
want_turn = o, t, m, m!2 to m!16 or end
want_jumps = a number of jumps from 2 to 16 after the { "!" }
want_score = a score from 1 to 47
want_one-round = 1, as rounds=1
want_round = 1, or 2:<score> in round 2
want_one-score = 1:<score> at the end, as rounds=1
want_two-scores = 2:<score>:<score> at the end
want_start = .ff./ffff/ffff/.ff., as a round is about to open
want_trays = 1 to 12 trays
want_marbles = 1 to 47 marbles after the opening
want_no-jump = t or end, as no marble can jump
want_one-jump = m, as no marble can jump more than once
# $most is a sign such as m!4.
want_most-jumps = m, or at most { $most }, as no marble can jump more often
want_a-jump = t or m, as a marble can jump
want_last-score = { $marbles } as last score, the marbles on the board
want_move = -c3, c3xc5, A1>2e, A1..B1>2e or B2x, these three with !3 to announce
want_row = two different slots, rear and front
want_step = 1, 2 or 3 slots and n, e, s or w
want_hole = a hole from a1 to h8
want_slot = a slot from A1 to D4

## Moves in words

# How a move is told in lists of moves and aloud: no capital letter, no full stop. Names such as c3 or A1 are the same in all languages.
told_opening = marble { $hole } taken off
told_jump =
    { $jumps ->
        [1] marble { $from } jumps to { $to }
       *[other] marble { $from } makes { $jumps } jumps to { $to }
    }
told_tray = tray { $from } slides to { $to }
# A row of trays; $from and $to are such as A1–B1.
told_trays = trays { $from } slide to { $to }
told_removed = tray { $tray } removed
# $what is one of the three above. There are two jumps or more.
told_announced = { $what }, { $jumps } jumps announced
