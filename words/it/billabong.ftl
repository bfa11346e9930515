# Billabong, by Eric Solomon.

## The game

about_sentence = Cinque canguri per squadra corrono intorno al lago, saltando chiunque si trovi sulla loro strada.
about_length = da 20 a 30 minuti
about_story = Eric Solomon, matematico londinese, ha descritto Billabong per la prima volta nel suo libro «Games Programming» del 1984, come gioco da insegnare a un computer. Franjos lo ha pubblicato nel 1994, Amigo nel 1995, su un tavoliere più piccolo e con l’arbitro; François Haffner ha tradotto le regole in francese. In Australia un billabong è una pozza profonda che resta nel letto di un fiume in secca.
about_moves = @c3 per piazzare, c3-c4 per un passo, c3^c7^g7 per saltare di casella in casella, * alla fine quando il canguro arriva al traguardo, pass quando nulla può muoversi.
player_red = Rosso
player_blue = Blu
player_yellow = Giallo
player_purple = Viola

## Rules to choose from

players = In quanti si gioca
players_2 = In due
players_3 = In tre
players_4 = In quattro
laps = Quanti giri del lago
laps_1 = Al traguardo al secondo passaggio del ruscello.
laps_2 = Al traguardo al terzo passaggio del ruscello.
ghosts = La squadra fantasma: cinque canguri neutrali che non si muovono mai (solo in due)
    .random = Sorteggiata dalla parte opposta al ruscello; predefinita se si gioca in due.
    .players = Piazzata da chi gioca, a turno, prima dei propri canguri.
    .none = Nessuna squadra fantasma; predefinito se si gioca in tre o quattro.

## What the player is asked to do

ask_place = Piazza un canguro.
ask_place-ghost = Piazza un canguro della squadra fantasma.
ask_choose = Scegli un canguro.
ask_go = Scegli dove va.
ask_go-on = Fermati qui o salta ancora.
ask_done = La mossa è completa.
ask_stuck = Nessun canguro può muoversi: passa.
ask_over = La partita è finita.
pass-button = Passa

## Titles of pictures

to-place = tocca a { $player } piazzare

## What stands on a square

on-square = { $square }, { $what }
square_empty = vuota
square_referee = l’arbitro
square_ghost = fantasma
kangaroo =
    { $colour ->
        [red] canguro rosso
        [blue] canguro blu
        [yellow] canguro giallo
       *[purple] canguro viola
    }{ $count ->
        [0] { "" }
        [1] , un passaggio
       *[other] , { $count } passaggi
    }
lake = il lago: al traguardo per la via più breve

## What is counted beside the board

tally_place = { $count } da piazzare
tally_home = { $home } su { $team } al traguardo
tally_ghosts =
    { $count ->
        [one] { $count } fantasma da piazzare
       *[other] { $count } fantasmi da piazzare
    }
tally_laps =
    { $count ->
        [one] { $count } giro da correre
       *[other] { $count } giri da correre
    }
sketch_home = arrivati { $count }
sketch_place = da piazzare { $count }

## How a game ends

end_home = Tutti e cinque i canguri sono al traguardo.

## Why a move is refused

# No capital, no full stop.
refused_over = la partita è finita: una squadra ha tutti e cinque i canguri al traguardo
refused_place-first = tutti i canguri devono essere piazzati prima che uno di loro si muova
refused_all-placed = tutti i canguri sono piazzati; ora uno di loro deve muoversi
refused_must-move = passa solo chi non può muovere nessuno dei propri canguri
refused_not-yours = si muovono solo i propri canguri, e lì non ce n’è nessuno
refused_blocked = questo canguro è bloccato: nessuna casella vicina è libera e nessun salto è possibile
refused_ghost = i canguri della squadra fantasma non si muovono mai
refused_in-lake = il lago non è posto per un canguro che non è ancora arrivato al traguardo
refused_taken = la casella è già occupata: a un canguro ne serve una libera
refused_referee = l’arbitro resta sulla casella di partenza fino alla fine del turno
refused_too-far = un passo porta su una delle otto caselle vicine
refused_one-step = in un turno un canguro fa un solo passo
refused_mixed = in un turno un canguro o fa un passo o salta, mai entrambe le cose
refused_not-straight = un salto va dritto lungo una riga, una colonna o una diagonale
refused_over-lake = un salto non può passare sopra il lago; può solo sfiorarne un angolo in diagonale
refused_crowd = un salto passa sopra un solo canguro, e l’arbitro conta come tale
refused_nobody = un salto deve passare sopra un canguro
refused_distance = un salto deve atterrare oltre il canguro saltato, alla stessa distanza da cui è partito
refused_circle = il canguro è già atterrato lì in questo turno: tornarci non cambia nulla
refused_no-way-home = il lago è per i canguri arrivati, e ora nessuna mossa porta questo al traguardo
refused_home-ends = il turno finisce non appena il canguro è al traguardo
refused_home-unmarked = la mossa porta il canguro al traguardo, quindi finisce con *
refused_not-home = la mossa non porta il canguro al traguardo, quindi non finisce con *

## Setting up a position

tool_red = Canguro rosso
tool_red-1 = Rosso, un passaggio
tool_red-2 = Rosso, due passaggi
tool_blue = Canguro blu
tool_blue-1 = Blu, un passaggio
tool_blue-2 = Blu, due passaggi
tool_yellow = Canguro giallo
tool_yellow-1 = Giallo, un passaggio
tool_yellow-2 = Giallo, due passaggi
tool_purple = Canguro viola
tool_purple-1 = Viola, un passaggio
tool_purple-2 = Viola, due passaggi
tool_ghost = Fantasma
field_beside = Canguri fuori dal tavoliere
beside_home = Arrivati
beside_waiting = Ancora da piazzare
flaw_ghosts-missing = Tutti e cinque i fantasmi devono essere sul tavoliere.
flaw_ghost-rows = I fantasmi sorteggiati stanno lontano dal ruscello, nelle righe da 9 a 14.
flaw_ghosts-first = I cinque fantasmi si piazzano prima di tutti i canguri.
flaw_crossed-early = Finché restano canguri da piazzare, nessuno ha passato il ruscello.
flaw_in-turn = I canguri si piazzano a turno, prima il Rosso: i numeri sul tavoliere non tornano.
flaw_next-to-place = Deve essere il turno di chi piazza il prossimo canguro.
flaw_two-home = Solo una squadra può essere al traguardo: con lei la partita finisce.
flaw_after-winner = Una squadra è al traguardo: il turno deve essere di chi viene dopo.

## On paper

print_lay = Si corre in senso orario intorno al lago; il ruscello è partenza e traguardo.
print_cut = Ritaglia i canguri a coppie, piegali lungo il tratteggio e incollali: girane uno quando inizia il giro, con il punto dorato in vista. Con due giri, al passaggio seguente mettici una perlina. Fantasmi e arbitro hanno una sola faccia.
lot_red = canguri rossi
lot_blue = canguri blu
lot_yellow = canguri gialli
lot_purple = canguri viola
lot_ghost = fantasmi
lot_referee = arbitro

## What is wrong with a text

at_player = a chi tocca
at_square = casella
at_placed = la casella dopo @
at_start = la casella di partenza
at_landing = una casella di atterraggio
want_no-ghosts = none con { $players } squadre: la squadra fantasma c’è solo quando si gioca in due
want_team = { $team }: e cinque canguri
want_ghosts = { "N:" } e i canguri neutrali
want_five = cinque canguri uniti da virgole
want_five-ghosts = cinque canguri neutrali uniti da virgole
want_no-team = -, dato che non c’è una squadra fantasma
want_count =
    { $laps ->
        [1] +1 come numero di passaggi, o nulla
       *[other] un numero di passaggi da +1 a +{ $laps }, o nulla
    }
want_land = una casella fuori dal lago, che va da g7 a j8
want_stand = una casella da a1 a p14, con un numero di passaggi come +1, * o { "?" }
want_plain-land = una casella fuori dal lago, senza numero di passaggi
want_ghost-rows = una casella delle righe da 9 a 14 con ghosts=random
want_order = caselle in ordine di riga e poi di colonna, poi *, poi { "?" }
want_one-on-square = un solo canguro per casella
want_unmoved = né * né numeri di passaggi finché resta qualcuno da piazzare (?)
want_ghosts-placed = nessun { "?" } dopo che una squadra ha piazzato un canguro: prima i fantasmi
want_in-turn =
    { $due ->
        [one] { $due } piazzato
       *[other] { $due } piazzati
    } su { $total }, dato che si piazza a turno, prima A
want_placer = { $seat }, a cui tocca piazzare
want_after-winner = { $seat }, che viene dopo chi ha vinto
want_one-winner = una sola squadra vincente: la partita finisce con la prima al traguardo
want_move = @c3 (piazzare), c3-c4 (un passo), c3^c7^g7 (salti), con * alla fine se arriva al traguardo, o pass
want_square = una casella da a1 a p14

## Le mosse a parole

told_pass = passa
told_place = canguro piazzato in { $square }
told_ghost = fantasma piazzato in { $square }
told_step = canguro { $from } va in { $to }
told_jump =
    { $jumps ->
        [1] canguro { $from } salta in { $to }
       *[other] canguro { $from } fa { $jumps } salti fino a { $to }
    }
told_home = { $way } ed è al traguardo
told_crosses = { $way }, oltre il ruscello
