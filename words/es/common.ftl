# What all games say.

## How a game ended

# The verb first: it fits colours, names and “Canicas en la ronda 1”.
won = Victoria de { $who }.
draw = Tablas.
score = Puntuación: { $score }.
outcome = { $verdict } { $reason }

## Titles of pictures

turn = turno de { $player }
title = { $game }: { $expected }
title-over = { $game }. { $outcome }

## Rules of the house

house = Reglas de la casa, para que toda partida termine
    .on = Son tablas si una posición se da por tercera vez, o tras mucho tiempo sin avances.
    .off = Solo el reglamento pone fin a la partida.
repetition = La misma posición se ha dado por tercera vez.
quiet = Hace demasiado tiempo que no ocurre nada irrevocable.

## Setting up a position

setting-up = Una posición en preparación
nothing = Nada
turn-field_turn = Turno
no-position = Esta posición no puede darse en el juego.

## What is wrong with a text

text-error = { $place }: hay { $found }; se esperaba: { $expected }
found-text = «{ $text }»
found-nothing = un vacío
at_position = posición
at_rules = reglas
at_move = jugada
at_seat = puesto
at_click = clic
at_algorithm = algoritmo
at_part = { $whole }, { $part }
at_after = { $whole }, después de { $part }
or = { $first } o { $second }
then = { $first } { $second }
field = <{ $name }>
want_ascii = caracteres ASCII imprimibles y espacios
want_fields = { $names }, separados por un solo espacio
want_end = el final: { $form }
want_preset-first = un conjunto de reglas con nombre, solo al principio
want_key-once = la clave { $key } una sola vez
want_rules = { $presets } primero, o { $keys }
want_seat = A, B, C o D
want_no-click = ningún otro clic
want_one-of = uno de estos: { $targets }

## Moves that cannot be played

move-unreadable = jugada ilegible; { $error }
move-illegal = la jugada { $move } no es legal: { $why }
