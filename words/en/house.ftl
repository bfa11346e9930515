# Around the house: the way around, the first page, the shelf of games.

## The shelf

# The page of all games on this device; also its link.
shelf = Shelf
shelf-why = All games played on this device. When you begin another one, the game before comes here by itself.
shelf-empty = Nothing lies here yet. As soon as you begin another game, the one before comes here.
# One of them is on the table just now.
on-table = on the table
# A field without a name in it yet.
give-name = Give it a name
# Goes through the game in the analysis.
look-at = Analyse
delete = Delete
delete-sure = Delete this game for good?
save-all = Save all as a file
take-in = Games from a file come to those that are here; those that are here already are left out.
# $count: how many games were taken from a file; $known: how many of it were here before.
taken-in =
    { $count ->
        [one] { $count } game was taken in
       *[other] { $count } games were taken in
    }, { $known } { $known ->
        [one] was
       *[other] were
    } here already.
moves-made =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
# Who plays: $first and $second are such as “Red (Zoé)”; with more than two, $first is such a pair.
and = { $first } · { $second }
more-games = Show more
# A link to the page of all games.
all-games = All games on the shelf

## Results

results = Against the computer
won = Won
drawn = Drawn
lost = Lost

## What is to be told

not-kept = The browser has no room for the game that was put away. It is on the shelf until this page is closed: save it there as a file.
closed = This browser gives games no lasting room, as in a private window. Those here may be gone when it is closed: save them as a file.
unreadable = A game here cannot be read by this version. It stays as it is.
other-window = Another game was laid on the table in another window. The one that was here is on the shelf.

## The way around

# For those who hear it: the links at the top of every page.
ways = Main menu
# A menu of what else there is.
more = More
# The link to the page about Tabletier; also its title.
about = About Tabletier
# The first page, for those who hear it.
first-page = First page

## The first page

# Above the large board. $game: such as “Billo”.
exhibit = The computer plays at full strength: { $game }
craftsman = A tabletier is the craftsman who makes game boards. These four games were made by four inventors, and can hardly be played anywhere else.
# $game: whose puzzle it is today.
puzzle-of-the-day = Puzzle of the day: { $game }
go-on-with = To go on with

## Play at once

# Asked once, when somebody plays for the first time. The three answers stand on buttons.
how-well = How well do you know games like these?
how-new = I am new to them
how-known = I know some
how-strong = I play well
how-why = The computer then plays as fits; it can be changed at any time.
# The computer’s level of games that begin at once; a list to choose from follows.
opponent = The computer plays

## Pages of all games

learn-all = Learn the games
learn-all-why = The rules in words and live figures, a guided first game of small tasks, and sheets to print.
puzzles-all-why = Find the one clearly best move: three grades, and another puzzle every day.
analyse-all = Analysis
analyse-all-why = The engine’s best lines, the course of a whole game and its mistakes, for any position or game.
from-start = From the start

## About

about-name = A tabletier is the craftsman who makes game boards, dice and chessmen. This one makes rare games playable: anywhere, by yourself, against the computer or with others.
about-sheets = Each game is played as its sheets tell it. Where a sheet says nothing, or two contradict each other, something had to be decided; the rules of each game say what, and what can be chosen otherwise.
about-inventors = The games and their inventors
about-free = Tabletier is free software (MIT or Apache 2.0). It counts nobody and shows no advertising; your games stay on this device, unless you play at a distance.

## Learn

# Above the five pictures that matter most of a game’s rules.
in-a-minute = In one minute
# Above all chapters.
in-full = The rules in full
