# Billabong, by Eric Solomon.

## The game

about_sentence = Cinco canguros por equipo corren alrededor del lago, saltando sobre quien se cruce en su camino.
about_length = De 20 a 30 minutos
about_story = Eric Solomon, matemático londinense, describió Billabong por primera vez en su libro «Games Programming», de 1984, como un juego que enseñar a un ordenador. Franjos lo publicó en 1994 y Amigo en 1995, en un tablero más pequeño y con el árbitro; François Haffner tradujo las reglas al francés. En Australia, un billabong es una poza profunda que queda cuando un río se seca.
about_moves = @c3 para colocar, c3-c4 para un paso, c3^c7^g7 para saltar de casilla en casilla, * al final si llega a la meta, pass si nada puede moverse.
player_red = Rojo
player_blue = Azul
player_yellow = Amarillo
player_purple = Morado

## Rules to choose from

players = Número de jugadores
players_2 = Dos jugadores
players_3 = Tres jugadores
players_4 = Cuatro jugadores
laps = Cuántas vueltas al lago
laps_1 = Se llega a la meta al cruzar el arroyo por segunda vez.
laps_2 = Se llega a la meta al cruzar el arroyo por tercera vez.
ghosts = El equipo fantasma: cinco canguros neutrales que nunca se mueven (solo si juegan dos)
    .random = Por sorteo, en el lado opuesto al arroyo; por defecto si juegan dos.
    .players = Se coloca por turnos, antes que los canguros propios.
    .none = Sin equipo fantasma; por defecto si juegan tres o cuatro.

## What the player is asked to do

ask_place = Coloca un canguro.
ask_place-ghost = Coloca un canguro del equipo fantasma.
ask_choose = Elige un canguro.
ask_go = Elige adónde va.
ask_go-on = Detente aquí o sigue saltando.
ask_done = Esta es la jugada.
ask_stuck = Ningún canguro puede moverse: pasa.
ask_over = La partida ha terminado.
pass-button = Pasar

## Titles of pictures

to-place = le toca colocar a { $player }

## What stands on a square

on-square = { $square }, { $what }
square_empty = vacía
square_referee = el árbitro
square_ghost = fantasma
kangaroo =
    { $colour ->
        [red] canguro rojo
        [blue] canguro azul
        [yellow] canguro amarillo
       *[purple] canguro morado
    }{ $count ->
        [0] { "" }
        [1] , un cruce
       *[other] , { $count } cruces
    }
lake = el lago: a la meta por el camino más corto

## What is counted beside the board

tally_place = { $count } por colocar
tally_home = { $home } de { $team } en la meta
tally_ghosts =
    { $count ->
        [one] { $count } fantasma por colocar
       *[other] { $count } fantasmas por colocar
    }
tally_laps =
    { $count ->
        [one] carrera a { $count } vuelta
       *[other] carrera a { $count } vueltas
    }
sketch_home = en la meta { $count }
sketch_place = por colocar { $count }

## How a game ends

end_home = Los cinco canguros han llegado a la meta.

## Why a move is refused

# No capital, no full stop.
refused_over = la partida ha terminado: un equipo tiene sus cinco canguros en la meta
refused_place-first = hay que colocar todos los canguros antes de mover ninguno
refused_all-placed = todos los canguros están colocados; ahora hay que mover uno
refused_must-move = solo se pasa cuando ninguno de los canguros propios puede moverse
refused_not-yours = solo se mueven los canguros propios, y ahí no hay ninguno
refused_blocked = este canguro está bloqueado: no hay casilla vecina libre ni puede saltar sobre nadie
refused_ghost = los canguros del equipo fantasma nunca se mueven
refused_in-lake = el lago no es sitio para un canguro que no ha llegado a la meta
refused_taken = la casilla ya está ocupada: un canguro necesita una libre
refused_referee = el árbitro ocupa la casilla de origen hasta que acaba el turno
refused_too-far = un paso lleva a una de las ocho casillas vecinas
refused_one-step = un canguro solo da un paso por turno
refused_mixed = en un mismo turno, un canguro da un paso o salta, nunca ambas cosas
refused_not-straight = un salto va recto por una fila, una columna o una diagonal
refused_over-lake = un salto no puede pasar sobre el lago; solo puede rozar una de sus esquinas en diagonal
refused_crowd = un salto pasa sobre un solo canguro, y el árbitro cuenta como uno
refused_nobody = un salto debe pasar sobre un canguro
refused_distance = un salto debe recorrer tantas casillas después del canguro saltado como antes de él
refused_circle = el canguro ya ha caído ahí en este turno: volver no cambia nada
refused_no-way-home = el lago es para los canguros que han llegado a la meta, y ahora ninguna jugada lleva a este hasta ella
refused_home-ends = el turno acaba en cuanto el canguro llega a la meta
refused_home-unmarked = la jugada lleva al canguro a la meta, así que termina con *
refused_not-home = la jugada no lleva al canguro a la meta, así que no termina con *

## Setting up a position

tool_red = Canguro rojo
tool_red-1 = Rojo, un cruce
tool_red-2 = Rojo, dos cruces
tool_blue = Canguro azul
tool_blue-1 = Azul, un cruce
tool_blue-2 = Azul, dos cruces
tool_yellow = Canguro amarillo
tool_yellow-1 = Amarillo, un cruce
tool_yellow-2 = Amarillo, dos cruces
tool_purple = Canguro morado
tool_purple-1 = Morado, un cruce
tool_purple-2 = Morado, dos cruces
tool_ghost = Fantasma
field_beside = Canguros fuera del tablero
beside_home = En la meta
beside_waiting = Aún por colocar
flaw_ghosts-missing = Los cinco fantasmas deben estar en el tablero.
flaw_ghost-rows = Los fantasmas sorteados están lejos del arroyo, en las filas 9 a 14.
flaw_ghosts-first = Los cinco fantasmas se colocan antes que todos los canguros.
flaw_crossed-early = Mientras queden canguros por colocar, ninguno ha cruzado el arroyo.
flaw_in-turn = Los canguros se colocan por turnos, empezando por Rojo: su número en el tablero no cuadra.
flaw_next-to-place = Debe tener el turno quien ha de colocar el siguiente.
flaw_two-home = Solo un equipo puede estar en la meta: con él termina la partida.
flaw_after-winner = Un equipo está en la meta: el turno debe ser de quien le sigue.

## On paper

print_lay = Se corre alrededor del lago en el sentido de las agujas del reloj; el arroyo es salida y meta.
print_cut = Recorta los canguros por parejas, dóblalos por la línea discontinua y pégalos. Voltea cada uno al empezar su vuelta: se verá su punto dorado. A dos vueltas, ponle un abalorio al cruzar de nuevo. Fantasmas y árbitro: una sola cara.
lot_red = canguros rojos
lot_blue = canguros azules
lot_yellow = canguros amarillos
lot_purple = canguros morados
lot_ghost = fantasmas
lot_referee = árbitro

## What is wrong with a text

at_player = turno
at_square = casilla
at_placed = la casilla después de @
at_start = la casilla de origen
at_landing = una casilla de caída
want_no-ghosts = none con { $players } jugadores: el equipo fantasma solo se une a dos
want_team = { $team }: y cinco canguros
want_ghosts = { "N:" } y los canguros neutrales
want_five = cinco canguros unidos por comas
want_five-ghosts = cinco canguros neutrales unidos por comas
want_no-team = -, porque no hay equipo fantasma
want_count =
    { $laps ->
        [1] un número de cruces +1, o ninguno
       *[other] un número de cruces de +1 a +{ $laps }, o ninguno
    }
want_land = una casilla fuera del lago, que va de g7 a j8
want_stand = una casilla de a1 a p14, con un número de cruces como +1, * o { "?" }
want_plain-land = una casilla fuera del lago, sin número de cruces
want_ghost-rows = una casilla de las filas 9 a 14 con ghosts=random
want_order = casillas ordenadas por fila y luego por columna, después *, después { "?" }
want_one-on-square = un solo canguro por casilla
want_unmoved = ni * ni cruces mientras quede alguno por colocar (?)
want_ghosts-placed = ningún { "?" } una vez que alguien ha colocado un canguro: los fantasmas van primero
want_in-turn =
    { $due ->
        [one] { $due } colocado
       *[other] { $due } colocados
    } de { $total }, porque se coloca por turnos, empezando por A
want_placer = { $seat }, a quien le toca colocar
want_after-winner = { $seat }, que sigue al equipo ganador
want_one-winner = un solo equipo ganador: la partida termina con el primero que llega a la meta
want_move = @c3 (colocar), c3-c4 (un paso), c3^c7^g7 (saltos), con * al final si llega a la meta, o pass
want_square = una casilla de a1 a p14

## Las jugadas en palabras

told_pass = pasa
told_place = canguro colocado en { $square }
told_ghost = fantasma colocado en { $square }
told_step = canguro { $from } va a { $to }
told_jump =
    { $jumps ->
        [1] canguro { $from } salta a { $to }
       *[other] canguro { $from } da { $jumps } saltos hasta { $to }
    }
told_home = { $way } y llega a la meta
told_crosses = { $way }, cruzando el arroyo
