# At a table with people far away.

## What was not done, and why

# A move that somebody has made was overtaken by something else, and is taken back. $played: the move in notation.
move-overtaken = Your move { $played } was not played: something else happened before it arrived. Look at the board and move again.
# The same for anything else, such as an offer.
overtaken = Nothing was done: something else happened before it arrived.
over = Nothing was done: the game is over.
# $what: what the server says, in English.
refused = The server has not done it: { $what }
unreadable = The server says something that this page does not understand. Loading the page again may help.
seat-lost = This seat is not yours any more. You can go on watching.
# Something on its way to the server could not be written into the browser’s storage.
not-kept-far = The browser has no room to keep your move until it is sent: leave this page open.

## What has happened

# $who: a name, or a colour.
joined = { $who } has taken a seat.
draw-declined = { $who } declines the draw.
takeback-declined = { $who } does not want a move to be taken back.
rematch-declined = { $who } does not want another game.
taken-back = The move is taken back.
took-back = { $who } has taken a move back.
left-to-computer = { $who } has left the seat to the computer.
# The clock of $who gets this time back, because nobody could play meanwhile.
credited =
    The server was away. { $who } gets { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } back.

## The line to the server, and who is there

connecting = Connecting…
sending = Sending…
no-line = No connection. It comes back by itself.
no-line-kept = No connection: your move is kept and will be sent.
# Not all seats are taken yet.
waiting-seats = Waiting for the others to take their seats.
# After the colour of the own seat, in a list of players.
you = you
# Who is there, beside each name.
present = here
away = away for a moment
gone = not here
# Nobody plays this seat any more; chance moves for it.
out = out of the game
open-seat = nobody yet
# A computer that is no level has this seat. $strength: a setting such as “nodes:5000”.
computer = computer ({ $strength })
# How many look on.
watchers =
    { $number ->
        [one] { $number } person is watching
       *[other] { $number } people are watching
    }
you-watch = You are watching.
# The clock of a seat, for those who hear it. $who: a colour.
clock = Clock of { $who }
# What is left for a move in a game over days.
days-left =
    { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
hours-left =
    { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }

## What can be done

# Buttons.
offer-draw = Offer a draw
offer-takeback = Ask to take back
take-back-free = Take back
rematch = Rematch
hand-over = Leave to the computer
accept = Accept
decline = Decline
withdraw = Withdraw
draw-offered = { $who } offers a draw.
takeback-asked = { $who } asks to take the last move back.
rematch-wanted = { $who } would like another game.
draw-sent = You have offered a draw.
takeback-sent = You have asked to take your move back.
rematch-sent = You would like another game.
next-game = To the next game
copy-watching = Copy a link for watching

## Six things to say

# What opens the list of greetings.
say = Say something
hello = Hello!
good-luck = Good luck!
well-played = Well played!
one-moment = One moment, please.
thanks = Thank you!
good-game = Good game!
# A box to tick.
mute = Hide what others say
# $who: a name, or a colour. $greeting: one of the six.
says = { $who }: { $greeting }

## Answers in advance

# A button. Whoever waits can say what they would answer to a move.
plan = Answer in advance
plan-why = Play the move you expect, then your answer. It is sent while this page is open, and only on exactly this position.
plan-keep = Keep this answer
plan-end = Done
# Above the list of them.
planned = Answers in advance
plan-remove = Remove this answer
plan-dropped = Something else was played: your answers in advance are dropped.
