## The game

about_sentence = El tablero es de palitos: reconstrúyelo al jugar, salta sobre los peones rivales, enciérralos.
about_length = De 10 a 20 minutos
about_story = A Christian Jungling le bastan treinta palitos, catorce peones y ningún tablero: lo ponen los jugadores, y lo vuelven a poner. Su reglamento está en francés y no da el año.
about_moves = Palitos si quieres, a0.1>b3.2 o +c1.1 para el de reserva, y después el peón, separados por «;»: d1.0-u1.1, o x para saltar: u1.0xd1.0-u1.1.

## Players

player_white = Blanco
player_black = Negro

## Rules to choose

preset_sheet = El reglamento de Christian Jungling: Negro puede quedar bloqueado en el primer turno.
firstlock = Un primer turno que bloquea a Negro
    .barred = Blanco no puede ganar en el primer turno.
    .allowed = Como en el reglamento: hay cuatro turnos así.

## How a game ends

end_no-pawns = Al bando perdedor no le quedan peones.
end_locked = El bando perdedor no puede mover ningún peón.

## What the player is asked to do

ask_choose = Toma un palito o elige un peón.
ask_another = Toma otro palito.
ask_put = Elige dónde poner el palito.
ask_side = Elige el lado en que se queda el peón.
ask_first-side = Hay dos celdas divididas. Pon un peón en una de las celdas indicadas y luego el otro.
ask_other-side = Elige el lado en que se queda el otro peón.
ask_pawn = Elige un peón.
ask_go = Elige una celda vacía o un peón rival sobre el que saltar.
ask_land = Elige dónde cae.
ask_go-on = Detente aquí o sigue saltando.
ask_done = El turno está completo.
ask_over = La partida ha terminado.

## Why a turn is not legal

# Each says a rule; no capital letter, no full stop.
refused_over = la partida ha terminado
refused_too-many-sticks = se mueven como máximo dos palitos por turno, incluido el de reserva
refused_same-stick = los dos palitos que se mueven en un turno son palitos distintos
refused_no-spare = ya no hay palito de reserva
refused_one-spare = solo hay un palito de reserva
refused_no-stick = en ese lugar no hay palito que tomar
refused_not-moved = un palito que se vuelve a poner donde estaba no se ha movido
refused_contact = este palito está en contacto con un peón rival, como lado de su celda: debe quedarse
refused_no-place = se ponga donde se ponga este palito, el trazado no será válido o ninguno de tus peones podrá moverse
refused_put-first = antes hay que poner el palito que está en la mano en uno de los lugares indicados
refused_sticks-first = los palitos se mueven antes que los peones
refused_enemy-cell = no se ponen palitos dentro de las celdas de peones rivales
refused_place-taken = ahí ya hay un palito
refused_loose = cada palito debe ser lado de una celda
refused_apart = el trazado debe seguir siendo de una sola pieza
refused_corner = ninguna parte del trazado puede quedar unida por un solo punto
refused_no-cell = uno de tus peones se quedaría sin celda
refused_crowded = dos peones estarían en una misma celda
refused_choose-side = un palito divide la celda de uno de tus peones: di en qué lado se queda (se escribe con @)
refused_no-choice = solo se elige un lado (se escribe con @) para un peón tuyo cuya celda se divide
refused_not-a-side = un peón se queda en una celda nueva que comparte un triángulo con la antigua
refused_unknown-cell = ninguna celda se llama así: una celda lleva el nombre de su triángulo menor, tal como queda después de mover los palitos
refused_no-move = con este trazado, ninguno de tus peones podría moverse
refused_no-pawn = ninguno de tus peones está en esa celda
refused_pawn-stuck = tal como están los palitos, este peón está encerrado: no hay celda vecina vacía ni rival sobre el que saltar
refused_not-neighbour = un peón da un paso a una celda que tiene un palito en común con la suya
refused_cell-taken = la celda a la que se quiere ir o saltar no está vacía
refused_jump-far = la celda saltada debe tener un palito en común con la celda anterior y con la siguiente
refused_no-prey = en la celda saltada no hay peón rival
refused_no-landing = junto a ese rival no hay celda vacía donde caer
refused_jump-back = un salto no puede caer en la celda que se acaba de dejar
refused_first-lock = según estas reglas, el primer turno de Blanco no puede dejar a Negro sin ningún turno legal

## Beside the table

tally_pawns =
    { $pawns ->
        [one] { $pawns } peón
       *[other] { $pawns } peones
    }
tally_pawns-taken = { tally_pawns } · ha capturado { $taken }
tally_spare = un palito de reserva
tally_no-spare = sin palito de reserva

## The picture

label_white-pawn = celda { $cell }, peón blanco
label_black-pawn = celda { $cell }, peón negro
label_empty-cell = celda { $cell }, vacía
label_stick = palito { $stick }
label_place = lugar { $place }
label_spare = palito de reserva

## In the terminal

legend = Palitos en 0.0: a0.0 a la derecha, b0.0 arriba a la derecha, c0.0 frente a 0.0.

## Setting up a position

tool_stick = Palito
tool_white-pawn = Peón blanco
tool_black-pawn = Peón negro
flaw_so-many-sticks = El trazado tiene 29 palitos, o los 30 cuando ya se ha jugado el de reserva.
flaw_no-pawn = No hay ningún peón en el trazado.
flaw_not-in-cell = Un peón está fuera de toda celda.
flaw_crowded = Hay dos peones en una misma celda.

## On paper

print_lay = No es un tablero, sino el inicio a tamaño real: pon encima 29 palitos y los peones, y un palito al lado; después retira la hoja, o constrúyelo directamente sobre la mesa.
print_cut = Pega la hoja sobre cartulina antes de recortar. Un palito mide lo que un lado de triángulo, y seis se juntan en un punto. Los palitos se pueden sustituir por fósforos, y los peones, por monedas o botones.
lot_stick = palitos
lot_white = peones blancos
lot_black = peones negros

## Where a text is wrong

at_sticks = palitos
at_white = blanco
at_black = negro
at_spare = reserva
at_turn = turno
at_white-and-black = blanco y negro
at_pawn = peón
at_stick = palito
at_cell = celda

## What was found there, where that is counted

found_sticks =
    { $count ->
        [one] { $count } palito
       *[other] { $count } palitos
    }
found_pawns =
    { $count ->
        [one] { $count } peón
       *[other] { $count } peones
    }

## What was expected there

want_spare = 1 o 0
want_turn = w o b
want_sticks = { $count }: con el de reserva suman 30
want_near-stick = un palito como a1.0, b-2.13 o c0.0, sin coordenadas más allá de { $far }
want_sorted-sticks = palitos ordenados por y, luego por x, luego a b c, ninguno repetido
want_sound = un trazado válido: { $rule }
want_most-pawns = como máximo { $most }
want_pawn-cell = el triángulo menor de una celda, como u1.0 o d-2.13, o { "-" } si no hay ninguno
want_one-each = un solo peón por celda
want_sorted-pawns = peones ordenados por y, luego por x, luego u antes que d
want_inside = un triángulo dentro de una celda
want_smallest = { $triangle }, el triángulo menor de esa celda
want_a-pawn = al menos un peón
want_sticks-first = los palitos antes que la elección de lado
want_stick-or-side = un palito como a1.0>b2.3 o +c1.1, o una elección de lado como u1.0@d2.0
want_way = al final, un paso como u1.0-d1.0 o saltos como u1.0xd1.0-u1.1
want_stick = un palito como a1.0 o c-2.13
want_triangle = un triángulo como u1.0 o d-2.13

## Las jugadas en palabras

told_stick = palito { $from } a { $to }
told_spare = palito de reserva a { $to }
told_side = peón { $from } se queda en { $to }
told_step = peón { $from } a { $to }
told_jumps =
    { $count ->
        [1] peón { $from } captura uno y cae en { $to }
        [2] peón { $from } captura dos y cae en { $to }
        [3] peón { $from } captura tres y cae en { $to }
        [4] peón { $from } captura cuatro y cae en { $to }
        [5] peón { $from } captura cinco y cae en { $to }
        [6] peón { $from } captura seis y cae en { $to }
       *[other] peón { $from } captura { $count } y cae en { $to }
    }
told_then = { $first }, { $second }
