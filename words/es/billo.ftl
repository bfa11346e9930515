# Billo, by Alberto Glisoni.

## The game

about_sentence = Los redondos encajan en los cuadrados huecos: juntos están a salvo; solos, cazan y son cazados.
about_length = De 30 a 45 minutos
about_story = Alberto Glisoni creó Billo en Italia: en 1992 según el reglamento inglés, escrito por Raul Catalano en 2009; el francés, de Michel Boutin, dice que se inventó y se publicó en 1993. Los dos reglamentos difieren, y aquí se puede jugar con ambos.
about_moves = R o S (redondo o cuadrado), la casilla de origen y cada paso: Rc1-c2, Sh1-h2-g3, y x para capturar: Sa1-a2xa3.
player_red = Rojo
player_black = Negro

## Rules to choose from

preset_catalano = El reglamento inglés de Raul Catalano: captura obligatoria, con prioridades.
preset_boutin = El reglamento francés de Michel Boutin: las capturas se reclaman, los billos solo capturan billos.
capture = La obligación de capturar
    .strict = Quien puede capturar debe hacerlo.
    .claim = Tu rival puede reclamar una captura omitida y obligarte a hacerla.
priority = La elección entre capturas
    .on = Primero, la de más piezas; luego, la de más billos; luego, la que hace un billo.
    .off = Vale cualquier captura, y se puede acortar.
glide = Dónde termina un recorrido sobre piezas propias
    .own = Sobre una de las piezas propias.
    .empty = Sobre una pieza propia, o un paso más allá, en una casilla vacía.
prey = Qué captura un billo (un peón solo captura peones)
    .any = Peones y billos.
    .equal = Solo billos.
draws = Los finales que apenas se pueden ganar
    .on = Son tablas en cuanto quien tiene el turno no puede capturar.
    .off = Se siguen jugando.

## What the player is asked to do

ask_choose = Elige una pieza.
ask_choose-or-claim = Elige una pieza, o reclama la captura omitida.
ask_go = Elige adónde va.
ask_go-on = Detente aquí o sigue.
ask_claimed = Reclama la captura omitida.
ask_over = La partida ha terminado.
claim-button = Reclamar la captura omitida

## Titles of pictures

has-to-capture = { $player } debe capturar

## What stands on a square

on-square = { $square }, { $what }
square_empty = vacía
piece_red-round-pawn = peón redondo rojo
piece_red-square-pawn = peón cuadrado rojo
piece_red-round-billo = billo redondo rojo
piece_red-square-billo = billo cuadrado rojo
piece_red-super-pawn = superpeón rojo
piece_red-super-billo = superbillo rojo
piece_red-billo-in-pawn = billo redondo en un peón cuadrado, rojos
piece_red-pawn-in-billo = peón redondo en un billo cuadrado, rojos
piece_black-round-pawn = peón redondo negro
piece_black-square-pawn = peón cuadrado negro
piece_black-round-billo = billo redondo negro
piece_black-square-billo = billo cuadrado negro
piece_black-super-pawn = superpeón negro
piece_black-super-billo = superbillo negro
piece_black-billo-in-pawn = billo redondo en un peón cuadrado, negros
piece_black-pawn-in-billo = peón redondo en un billo cuadrado, negros

## What is counted beside the board

tally =
    { $pawns ->
        [one] { $pawns } peón
       *[other] { $pawns } peones
    }{ $billos ->
        [0] { "" }
        [one] , { $billos } billo
       *[other] , { $billos } billos
    }{ $taken ->
        [0] { "" }
        [one] { " " }· ha capturado { $taken }
       *[other] { " " }· ha capturado { $taken }
    }

## How a game ends

end_no-pieces = Al bando perdedor no le quedan piezas.
end_blocked = El bando perdedor no puede mover.
end_one-shape = Todas las piezas tienen la misma forma.
end_opposite-billos = Un bando solo tiene billos redondos; el otro, solo billos cuadrados.
end_two-billos-each = Cada bando tiene un billo redondo y uno cuadrado.

## Why a move is refused

# No capital, no full stop.
refused_over = la partida ha terminado
refused_nothing-to-claim = solo se reclama tras una jugada que no capturó como debía, y la última no fue así
refused_no-piece = quien tiene el turno no tiene esa pieza ahí
refused_not-yours = las piezas de esa casilla son del rival
refused_pawn-step = un peón avanza a una de las tres casillas que tiene delante
refused_billo-step = un billo da un paso a una de las ocho casillas que lo rodean
refused_far-row = un peón que llega a la última fila se detiene allí de inmediato
refused_composite = no se puede entrar en la casilla de dos piezas encajadas, ni pasar por ella, ni capturarlas
refused_same-shape = donde hay una pieza no puede entrar otra de la misma forma, sea del color que sea
refused_pawn-prey = un peón solo captura peones, nunca un billo
refused_billo-prey = según estas reglas, un billo solo captura billos
refused_write-x = este paso captura una pieza rival: escríbelo con x
refused_nothing-to-take = en esa casilla no hay pieza rival que capturar: escribe el paso con -
refused_empty-ends = un paso a una casilla vacía termina la jugada
refused_empty-after-capture = una jugada que captura solo va de pieza en pieza, nunca a una casilla vacía
refused_glide = según estas reglas, un recorrido sobre piezas propias termina sobre una de ellas
refused_no-effect = una jugada que acaba donde empezó sin capturar nada no es una jugada
refused_circle = la pieza ya ha pasado por ahí: volver no cambia nada
refused_several-ways = varias jugadas acaban ahí: ve paso a paso
refused_must-capture = hay una captura posible, así que es obligatorio capturar
refused_more-pieces = otra captura se lleva más piezas y es obligatoria
refused_more-billos = otra captura de igual número de piezas se lleva más billos y es obligatoria
refused_with-billo = un billo puede capturar lo mismo: debe hacerlo el billo, no un peón

## Setting up a position

tool_red-round-pawn = Peón redondo rojo
tool_red-square-pawn = Peón cuadrado rojo
tool_red-round-billo = Billo redondo rojo
tool_red-square-billo = Billo cuadrado rojo
tool_black-round-pawn = Peón redondo negro
tool_black-square-pawn = Peón cuadrado negro
tool_black-round-billo = Billo redondo negro
tool_black-square-billo = Billo cuadrado negro
flaw_no-piece = No hay ninguna pieza en el tablero.
flaw_too-many = Un bando tiene como máximo ocho piezas redondas y ocho cuadradas.
flaw_far-row = Un peón no puede estar en su última fila: allí se convierte en billo.

## On paper

print_lay = Rojo se sienta junto a la fila 1 y Negro junto a la 8. Cada bando empieza con ocho redondos en ocho cuadrados en su primera fila.
print_cut = Pega la hoja sobre cartulina antes de recortar. Recorta el hueco de los cuadrados, o pon el redondo encima. Un peón que pasa a billo se cambia por uno, con línea dorada. Las piezas rojas tienen una línea fina; las negras, puntos.
lot_rs = peones cuadrados rojos
lot_rr = peones redondos rojos
lot_rq = billos cuadrados rojos
lot_ro = billos redondos rojos
lot_bs = peones cuadrados negros
lot_br = peones redondos negros
lot_bq = billos cuadrados negros
lot_bo = billos redondos negros

## What is wrong with a text

at_rows = filas
at_turn = turno
at_claim = reclamación
at_row = { $place }, fila { $number }
at_square = casilla
at_start = casilla de origen
at_some-step = paso
at_step = paso { $number }
want_rows = 8 filas unidas por /
want_squares = 8 casillas
want_run = una serie de casillas vacías en una sola cifra
want_letters = R S C O Q X Y Z para Rojo, r s c o q x y z para Negro, o de 1 a 8 para casillas vacías
want_some-piece = al menos una pieza
want_few =
    como máximo 8 piezas { $shape ->
        [round] redondas
       *[square] cuadradas
    } { $colour ->
        [red] rojas
       *[black] negras
    }, no { $count }
want_crowned =
    ningún peón { $shape ->
        [round] redondo
       *[square] cuadrado
    } { $colour ->
        [red] rojo
       *[black] negro
    } en su última fila, donde es un billo
want_claim = -, { "?" } con las filas anteriores a la última jugada, o { "!" }
want_no-claim = -, porque con capture=strict no se reclama nada
want_made-claim = ! solo donde alguna jugada puede incumplir la obligación de capturar
want_mark-alone = únicamente { "!" }
want_led-here = filas desde las que una jugada que incumplió la obligación de capturar lleva a este tablero
want_move = R o S, una casilla y pasos, como Rc1-c2 o Sa1xa2, o claim
want_square = de a1 a h8
want_step = - o x y una casilla de a1 a h8

## Las jugadas en palabras

told_round-pawn = peón redondo
told_square-pawn = peón cuadrado
told_round-billo = billo redondo
told_square-billo = billo cuadrado
told_walk = { $piece } { $from } a { $to }
told_circle = { $piece } { $from } y vuelta
told_takes = { $way }, captura { $squares }
told_crowned = { $way }, se convierte en billo
told_claim = reclama la captura omitida
