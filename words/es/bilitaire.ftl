## The game

about_sentence = Un solitario con rival: un bando salta con las canicas; el otro desliza el tablero bajo ellas.
about_length = De 20 a 30 minutos
about_story = Kris Burm hizo un duelo del viejo solitario: uno juega las canicas, el otro mueve el tablero bajo ellas, y luego se cambian los papeles. El reglamento está en francés y no da el año.
about_moves = -c3 quita la primera canica; c3xc5xe5 salta; A1>2e desliza una bandeja dos casillas al este (n, e, s, w), A1..B1>2e una hilera de dos; B2x retira una bandeja vacía; !3 al final anuncia tres saltos.

## Players

# Whoever has the marbles, or the trays, in the first of the two rounds.
player_marbles-first = Bando 1
player_trays-first = Bando 2

## Rules to choose

rounds = Las rondas de una partida
rounds_2 = Dos rondas, cambiando de papel; gana la puntuación más baja.
rounds_1 = Una sola ronda, para estudiar; el resultado es solo la puntuación.
house = Reglas de la casa
    .on = No hacen falta: cada salto se lleva una canica.
    .off = No hacen falta: cada salto se lleva una canica.

## How a match ends

end_fewer-marbles = Quedaron menos canicas que en la otra ronda.
end_equal-scores = En ambas rondas quedó el mismo número de canicas.
end_no-jump = No queda ningún salto.

## What the player is asked to do

ask_open = Quita una canica cualquiera.
ask_open-second = Ronda 2, se cambian los papeles. Quita una canica cualquiera.
ask_tray = Elige una bandeja; empuja las que tiene delante.
ask_slide = Elige hasta dónde se desliza.
ask_slide-or-remove = Elige hasta dónde se desliza, o retírala.
ask_announce = Anuncia un número de saltos, o no digas nada.
ask_marble = Elige la canica que salta.
ask_jump = Elige el hueco al que salta.
ask_done = La jugada está completa.
ask_over = La partida ha terminado.

## Why a move is not legal

# Each says a rule; no capital letter, no full stop.
refused_over = la partida ha terminado
refused_opening = para abrir la ronda, quien lleva las canicas quita una
refused_opened = solo se quita una canica para abrir una ronda
refused_trays-turn = es el turno de las bandejas
refused_marbles-turn = ahora les toca saltar a las canicas
refused_no-hole = ahí no hay hueco: esa casilla está libre
refused_no-marble = ahí no hay canica
refused_one-jump = no se anunció nada, así que se hace un solo salto
refused_announced = se hacen exactamente los saltos anunciados
refused_straight = un salto va por una fila o una columna, sobre una sola vecina, al hueco que está justo detrás
refused_taken = el hueco de detrás está ocupado
refused_nothing-to-jump = no hay canica sobre la que saltar
refused_cannot-jump = esta canica no tiene vecina con un hueco libre justo detrás
refused_no-tray = ahí no hay bandeja
refused_not-empty = solo se puede retirar una bandeja sin canicas
refused_crooked = una bandeja se desliza por su fila o por su columna
refused_stuck = esta bandeja no tiene sitio para deslizarse, y solo se puede retirar una bandeja sin canicas
refused_one-slide = las bandejas se mueven una vez por turno, y luego les toca a las canicas
refused_sideways = una hilera de bandejas se desliza en su propia línea, nunca de lado
refused_rear-first = una hilera se nombra de atrás hacia delante, en el sentido en que se mueve
refused_too-far = una bandeja se desliza hasta tres casillas; dos bandejas, hasta dos; tres bandejas, una
refused_edge = el marco termina ahí
refused_blocked = otra bandeja cierra el paso
refused_too-many = ninguna canica podría hacer después tantos saltos seguidos

## Beside the board

tally_marbles = lleva las canicas
tally_trays = lleva las bandejas
tally_left =
    { $marbles ->
        [one] dejó { $marbles } canica
       *[other] dejó { $marbles } canicas
    }
tally_trays-left = { tally_trays }, { tally_left }
tally_on-board =
    { $marbles ->
        [one] queda { $marbles } canica
       *[other] quedan { $marbles } canicas
    }
tally_announced =
    { $jumps ->
        [one] { $jumps } salto anunciado
       *[other] { $jumps } saltos anunciados
    }
tally_single = ronda única
tally_first = ronda 1 de 2
tally_second = ronda 2 de 2
tally_to-beat = { $marbles } a batir

## The picture

title_opening = quien lleva las canicas quita una
title_trays = turno de las bandejas
title_jump = quien lleva las canicas hace un salto
title_jumps = quien lleva las canicas hace { $jumps } saltos
# About 16 letters each.
card_left = canicas en juego
card_single = ronda única
card_round = ronda
card_to-beat = a batir
balloon_jumps = ¡{ $jumps }!
balloon_in-a-row = saltos seguidos
control_announce = Anunciar { $jumps } saltos
control_remove = Retirar la bandeja
label_free = { $slot }, casilla libre
label_tray =
    { $marbles ->
        [0] { $slot }, bandeja vacía
        [one] { $slot }, bandeja con una canica
       *[other] { $slot }, bandeja con { $marbles } canicas
    }
label_marble = { $hole }, canica
label_hole = { $hole }, hueco vacío

## In the terminal

status_left = canicas en juego: { $marbles }
status_to-beat = a batir: { $marbles }
status_announced = anuncio: ¡{ $jumps } saltos{ "!" }

## Setting up a position

tool_tray = Bandeja
tool_marble = Canica
field_to-do = Qué toca
field_opening = Quitar la primera canica
field_trays = Mover las bandejas
field_jump = Saltar
field_jumps = Saltos anunciados: { $jumps }
field_over = Nada, se acabó
field_round = Ronda
field_first = Ronda 1
field_second = Ronda 2, canicas a batir: { $marbles }
flaw_not-opening = La primera canica se quita de doce bandejas llenas, con las cuatro esquinas libres.
flaw_so-many-trays = Hay de una a doce bandejas.
flaw_so-many-marbles = Hay de 1 a 47 canicas una vez quitada la primera.
flaw_no-jump = Ninguna canica puede saltar.
flaw_fewer-jumps = Ninguna canica puede saltar tantas veces.
flaw_jumps-left = No ha terminado: una canica puede saltar.
flaw_round-left = No ha terminado: después de la ronda 1 viene la ronda 2.

## On paper

print_lay = En el marco hay doce bandejas con cuatro canicas cada una; las cuatro esquinas están libres. Desliza las bandejas de casilla en casilla.
print_cut = Pega la hoja sobre cartulina antes de recortar. Abalorios, garbanzos o monedas pequeñas pueden sustituir a las fichas; las bandejas son imprescindibles.
lot_tray = bandejas
lot_marble = canicas

## Where a text is wrong

at_rows = filas
at_to-move = turno
at_match = partida
at_announcement = anuncio
at_row = hilera
at_step = desplazamiento
at_hole = hueco
at_slot = casilla

## What was expected there

want_rows = cuatro filas de casillas unidas por /
want_slots = cuatro casillas en cada fila
want_content = . para una casilla libre, o una cifra de 0 a 9 o de a a f
want_turn = o, t, m, de m{ "!" }2 a m{ "!" }16, o end
want_jumps = un número de saltos de 2 a 16 después de { "!" }
want_score = una puntuación de 1 a 47
want_one-round = 1, porque rounds=1
want_round = 1, o 2:<puntuación> en la ronda 2
want_one-score = 1:<puntuación> al final, porque rounds=1
want_two-scores = 2:<puntuación>:<puntuación> al final
want_start = .ff./ffff/ffff/.ff., porque va a abrirse una ronda
want_trays = de 1 a 12 bandejas
want_marbles = de 1 a 47 canicas después de la apertura
want_no-jump = t o end, porque ninguna canica puede saltar
want_one-jump = m, porque ninguna canica puede saltar más de una vez
want_most-jumps = m, o como máximo { $most }, porque ninguna canica puede saltar más veces
want_a-jump = t o m, porque una canica puede saltar
want_last-score = { $marbles } como última puntuación, las canicas del tablero
want_move = -c3, c3xc5, A1>2e, A1..B1>2e o B2x, las tres últimas con !3 para anunciar
want_row = dos casillas distintas, la de atrás y la de delante
want_step = 1, 2 o 3 casillas y n, e, s o w
want_hole = un hueco de a1 a h8
want_slot = una casilla de A1 a D4

## Las jugadas en palabras

told_opening = canica { $hole } quitada
told_jump =
    { $jumps ->
        [1] canica { $from } salta a { $to }
       *[other] canica { $from } da { $jumps } saltos hasta { $to }
    }
told_tray = bandeja { $from } se desliza a { $to }
told_trays = bandejas { $from } se deslizan a { $to }
told_removed = bandeja { $tray } retirada
told_announced = { $what }, { $jumps } saltos anunciados
