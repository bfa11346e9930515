# What every table says, whatever the game.

## At the table

touched = Pieza tocada, pieza movida.
wait = Ahora no es tu turno.
resigned = El bando perdedor ha abandonado.
time = Al bando perdedor se le ha acabado el tiempo.
agreed = Por acuerdo entre ambos bandos.

## What the engine thinks of a position

worth-nearly-won = gana casi seguro
worth-nearly-lost = pierde casi seguro
win = gana
win-in = gana en { $turns }
win-by = gana por { $margin }
win-by-in = gana por { $margin } en { $turns }
loss = pierde
loss-in = pierde en { $turns }
loss-by = pierde por { $margin }
loss-by-in = pierde por { $margin } en { $turns }
good-move = Una buena jugada: { $move }
good-move-worth = Una buena jugada: { $move } ({ $worth })
least-bad = Lo menos malo: { $move } ({ $worth })

## What is wrong with files and texts

record-error = partida { $game }, línea { $line }: { $fault }
puzzle-error = línea { $line }: { $fault }
line-error_over = la jugada { $number }, { $move }, viene después del final de la partida ({ $outcome })
line-error_unreadable = la jugada { $number }, { $move }, es ilegible; { $error }
line-error_illegal = la jugada { $number }, { $move }, no es legal: { $why }
over = la partida ha terminado ({ $outcome }), ya no se puede jugar más
forfeit_over = la partida ha terminado ({ $outcome }), ya no se puede abandonar
forfeit_many = solo se puede abandonar si juegan dos, no { $players }
forfeit_nobody = no hay nadie en el puesto { $seat } que pueda abandonar, solo en A y B
found_bytes = { $bytes } bytes
found_games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
at_game = juego
at_player = jugador
at_players = jugadores
at_player-seat = jugador { $seat }
at_first-move = primera jugada
at_table = mesa
at_clock = reloj
at_reason = motivo
at_strength = fuerza
at_level = nivel
at_value = valor
at_file = archivo
at_line = línea
at_puzzle = problema
at_grade = dificultad
at_title = título
at_date = fecha
at_tag = etiqueta
at_tag-name = etiqueta { $name }
at_remark = comentario
at_variation = variante
at_move-number = número de jugada
at_mark = signo
at_result = resultado
at_after = después de { $what }
want_bytes = { $bytes } bytes como máximo
want_one-game = una sola partida
want_first-move = chosen, lot o turns
want_table = los jugadores, touch o free, quién empieza, un número y después una partida
want_touch = touch o free
want_number = un número
want_clock = live:MILISEGUNDOS+MILISEGUNDOS o move:MILISEGUNDOS
want_millis = los milisegundos de dos, tres o cuatro puestos
want_reason = resigned, time o agreed
want_strength = random, de level:1 a level:8, nodes:N, depth:N o time:MILISEGUNDOS, o un algoritmo ({ $algorithms }) con un límite, como uct:time=100
want_monte-carlo = { $algorithm }:nodes=N o { $algorithm }:time=MILISEGUNDOS
want_player = human, { $strength }
want_level = un nivel de 1 a 8
want_score = +1.25, -0.50, win in 3, loss by 7 in 12 o algo parecido
want_seats = solo los jugadores de A a { $last }
want_name = un nombre de 1 a { $most } caracteres imprimibles
want_date = un día como AAAA-MM-DD
want_house = { $house }=on, porque las partidas de un encuentro tienen que terminar
want_winner = reglas con las que alguien pueda ganar, porque en un encuentro se cuentan las partidas
want_a-player-each = { $seats }, uno por puesto
want_remark = de 1 a { $most } caracteres imprimibles
want_move = una jugada
want_number-and-move = { $number } y una jugada
want_number-before = { $number } antes de la siguiente jugada
want_variation-end = un ) al final
want_other-move = una jugada distinta de las anteriores
want_move-before = una jugada delante
want_open-before = un ( delante
want_brace-before = una { "{" } delante
want_one-remark = un solo comentario
want_remark-first = el comentario antes de las variantes de su jugada
want_remark-words = algunas palabras entre las llaves
want_escape = \\, \{ "{" } o \{ "}" }
want_brace-end = una { "}" } al final, y \{ "{" } para una llave en el interior
want_mark = { $marks } o de $0 a $255
want_utf8 = texto en UTF-8
want_game-end = el final de la partida tras su resultado
want_game-tag = una etiqueta [Game { "\"" }…{ "\"" }]
want_tag = [Nombre { "\"" }valor{ "\"" }]
want_tag-name = un nombre de como máximo { $most } letras, cifras y guiones bajos que empiece por una letra
want_other-tag = una etiqueta sin significado propio
want_backslash = una barra invertida solo como \\ o delante de unas comillas, \{ "\"" }
want_quote = unas comillas dentro del valor como \{ "\"" }
want_printable = caracteres imprimibles
want_tag-once = la etiqueta { $name } una sola vez
want_result = el resultado, o * si la partida no ha terminado
want_as-moves-say = { $result }, como dicen las jugadas
want_game-key = la clave del juego
want_rules-text = el texto de las reglas
want_whole-number = un número entero hasta { $most }
want_seed-or-position = o bien Seed, o bien Position
want_won-by = won A { $why } o won B { $why }, cuando juegan dos
want_grade-1 = grade 1
want_blank-line = una línea en blanco
want_key-value = «{ $key }», un espacio y su valor
want_grade = una dificultad de 1 a { $most }
want_going-on = una posición en la que la partida sigue
