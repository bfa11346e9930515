# What all games say.

## How a game ended

# What a player is called need not be a name: no verb that would have to agree.
won = Sieg für { $who }.
draw = Unentschieden.
score = Ergebnis: { $score }.
outcome = { $verdict } { $reason }

## Titles of pictures

turn = { $player } am Zug
title = { $game }: { $expected }
title-over = { $game }. { $outcome }

## Rules of the house

house = Hausregeln, damit jede Partie endet
    .on = Dreimal dieselbe Stellung oder langer Stillstand: Die Partie ist unentschieden.
    .off = Nur die Spielregel beendet die Partie.
repetition = Dieselbe Stellung ist zum dritten Mal entstanden.
quiet = Es gab zu lange keinen Fortschritt.

## Setting up a position

setting-up = Eine Stellung wird aufgebaut
nothing = Nichts
turn-field_turn = Am Zug
no-position = Diese Stellung kann im Spiel nicht vorkommen.

## What is wrong with a text

text-error = { $place }: { $found } gefunden, erwartet: { $expected }
found-text = „{ $text }“
found-nothing = nichts
at_position = Stellung
at_rules = Regeln
at_move = Zug
at_seat = Platz
at_click = Klick
at_algorithm = Algorithmus
at_part = { $whole }, { $part }
at_after = { $whole }, nach { $part }
or = { $first } oder { $second }
then = { $first } { $second }
field = <{ $name }>
want_ascii = druckbare ASCII-Zeichen und Leerzeichen
want_fields = { $names }, durch je ein Leerzeichen getrennt
want_end = das Ende: { $form }
want_preset-first = ein benanntes Regelwerk nur am Anfang
want_key-once = der Schlüssel { $key } nur einmal
want_rules = zuerst { $presets }, oder { $keys }
want_seat = A, B, C oder D
want_no-click = kein weiterer Klick
want_one-of = eines von diesen: { $targets }

## Moves that cannot be played

move-unreadable = der Zug ist nicht lesbar: { $error }
move-illegal = der Zug { $move } ist nicht erlaubt: { $why }
