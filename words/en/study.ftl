# Puzzles and analyses.

## Puzzles

# $who is the player to move, $what a sentence of what is asked.
asked = { $who }: { $what }
# What is wrong with a move; $move and $answer are moves in notation, $worth and $best values such as “+1.25” or “win in 3”.
missed = Not { $move }: there is better.
missed-answer = Not { $move }: the answer is { $answer } ({ $worth }; the right move: { $best }).
# $reason is a sentence of how the game would end.
missed-over = Not { $move }. { $reason }
# Another one than this.
other-puzzle = Another one
# How far one has come, in a few words.
solved = Solved: { $solved } of { $count }
# How many were solved one after the other without a mistake, now and at best.
streak = In a row: { $streak } (at best { $longest })
rating = Rating: { $rating }
# What puzzles can be chosen by.
theme = Theme
grade = Grade
all-themes = All themes
all-grades = All grades
none-like-that = There is no puzzle like that.

## Analysis

# The engine goes on thinking until somebody looks elsewhere.
endless = Think on
compare = Compare two moves
compared-move = A move to compare
# Learning from mistakes: $who is the player who made them.
learn = Learn from the mistakes: { $who }
# What is asked; $move was played.
lesson = { $who } played { $move } here. Find a better move.
# What is said of a try; $worth and $best are values.
lesson-best = { $move }: that is the best move ({ $worth }).
lesson-good = { $move } is good, too ({ $worth }).
lesson-played = { $move } was played. There is better.
lesson-worse = { $move } is not better: { $worth }; the best has { $best }.
lesson-look = { $move }: one moment…
end-lesson = End

## Paper

# How all sheets become one file.
save-pdf = For one PDF file of all sheets, choose “Save as PDF” where a printer is asked for.
