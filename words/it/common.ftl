# What all games say.

## How a game ended

won = Vince { $who }.
draw = Patta.
score = Punteggio: { $score }.
outcome = { $verdict } { $reason }

## Titles of pictures

turn = tocca a { $player }
title = { $game }: { $expected }
title-over = { $game }. { $outcome }

## Rules of the house

house = Regole della casa, perché ogni partita finisca
    .on = La terza ripetizione e troppi turni senza progressi valgono patta.
    .off = Solo il regolamento mette fine alla partita.
repetition = La stessa posizione si è presentata per la terza volta.
quiet = Da troppo tempo non succede nulla di irrevocabile.

## Setting up a position

setting-up = Una posizione in preparazione
nothing = Niente
turn-field_turn = Tocca a
no-position = Questa posizione non può presentarsi nel gioco.

## What is wrong with a text
## Small letters, no full stop: these are parts of the sentence “text-error”.

text-error = { $place } – trovato: { $found }; atteso: { $expected }
found-text = «{ $text }»
found-nothing = nulla
at_position = posizione
at_rules = regole
at_move = mossa
at_seat = posto
at_click = clic
at_algorithm = algoritmo
at_part = { $whole }, { $part }
at_after = { $whole }, dopo { $part }
or = { $first } o { $second }
then = { $first } { $second }
field = <{ $name }>
want_ascii = caratteri ASCII stampabili e spazi
want_fields = { $names }, separati da un solo spazio
want_end = la fine: { $form }
want_preset-first = un insieme di regole con nome, solo all’inizio
want_key-once = la chiave { $key } una volta sola
want_rules = prima { $presets }, oppure { $keys }
want_seat = A, B, C o D
want_no-click = nessun altro clic
want_one-of = uno di questi: { $targets }

## Moves that cannot be played

move-unreadable = mossa illeggibile: { $error }
move-illegal = la mossa { $move } non è ammessa: { $why }
