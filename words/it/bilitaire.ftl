## The game

# The game in one sentence.
about_sentence = Il solitario con le biglie, ma in due: chi ha le biglie salta, chi ha i vassoi fa scorrere via il tavoliere.
about_length = da 20 a 30 minuti
about_story = Kris Burm ha fatto un duello del vecchio solitario con le biglie: uno gioca le biglie, l’altro muove il tavoliere sotto di esse, poi ci si scambia. Il regolamento è in francese e non indica un anno.
about_moves = -c3 toglie la prima biglia; c3xc5xe5 salta; A1>2e fa scorrere un vassoio di due caselle verso est (n, e, s, w), A1..B1>2e una fila di due; B2x toglie un vassoio vuoto; !3 alla fine annuncia tre salti.

## Players

# Whoever has the marbles, or the trays, in the first of the two rounds.
player_marbles-first = Giocatore 1
player_trays-first = Giocatore 2

## Rules to choose

rounds = Le manche di una partita
rounds_2 = Due manche con i ruoli scambiati; vince il punteggio più basso.
rounds_1 = Una sola manche, per studiare; conta solo il punteggio.
house = Regole della casa
    .on = Non ne serve nessuna: ogni salto toglie una biglia.
    .off = Non ne serve nessuna: ogni salto toglie una biglia.

## How a match ends

end_fewer-marbles = Sono rimaste meno biglie che nell’altra manche.
end_equal-scores = Nelle due manche è rimasto lo stesso numero di biglie.
end_no-jump = Non resta nessun salto.

## What the player is asked to do

ask_open = Togli una biglia a scelta.
ask_open-second = Manche 2, i ruoli si scambiano. Togli una biglia a scelta.
ask_tray = Scegli un vassoio; spinge quelli che ha davanti.
ask_slide = Scegli dove scorre.
ask_slide-or-remove = Scegli dove scorre, o toglilo.
ask_announce = Annuncia un numero di salti, o non dire nulla.
ask_marble = Scegli la biglia che salta.
ask_jump = Scegli il foro in cui salta.
ask_done = La mossa è completa.
ask_over = La partita è finita.

## Why a move is not legal

# Each says a rule; no capital letter, no full stop.
refused_over = la partita è finita
refused_opening = per aprire la manche, chi ha le biglie ne toglie una
refused_opened = si toglie una biglia solo per aprire una manche
refused_trays-turn = tocca a chi ha i vassoi
refused_marbles-turn = tocca saltare a chi ha le biglie
refused_no-hole = lì non c’è nessun foro: quella casella è libera
refused_no-marble = lì non c’è nessuna biglia
refused_one-jump = non è stato annunciato nulla, quindi si fa un solo salto
refused_announced = si fa esattamente il numero di salti annunciato
refused_straight = si salta lungo una riga o una colonna, sopra una sola biglia vicina, nel foro subito dietro
refused_taken = il foro dietro è occupato
refused_nothing-to-jump = non c’è nessuna biglia da saltare
refused_cannot-jump = questa biglia non ha nessuna vicina con un foro libero subito dietro
refused_no-tray = lì non c’è nessun vassoio
refused_not-empty = si può togliere solo un vassoio senza biglie
refused_crooked = un vassoio scorre lungo la sua riga o la sua colonna
refused_stuck = questo vassoio non ha spazio per scorrere, e si può togliere solo un vassoio senza biglie
refused_one-slide = in un turno i vassoi si muovono una volta sola, poi tocca a chi ha le biglie
refused_sideways = una fila di vassoi scorre lungo la propria linea, mai di lato
refused_rear-first = una fila si indica dalla coda alla testa, nel verso in cui si muove
refused_too-far = un vassoio scorre fino a tre caselle, due fino a due, tre di una sola
refused_edge = lì la cornice finisce
refused_blocked = un altro vassoio sbarra la strada
refused_too-many = nessuna biglia potrebbe allora fare tanti salti di fila

## Beside the board

tally_marbles = ha le biglie
tally_trays = muove i vassoi
tally_left =
    { $marbles ->
        [one] ha lasciato { $marbles } biglia
       *[other] ha lasciato { $marbles } biglie
    }
tally_trays-left = { tally_trays }, { tally_left }
tally_on-board =
    { $marbles ->
        [one] resta { $marbles } biglia
       *[other] restano { $marbles } biglie
    }
tally_announced =
    { $jumps ->
        [one] { $jumps } salto annunciato
       *[other] { $jumps } salti annunciati
    }
tally_single = manche unica
tally_first = manche 1 di 2
tally_second = manche 2 di 2
tally_to-beat = { $marbles } da battere

## The picture

title_opening = chi ha le biglie ne toglie una
title_trays = tocca a chi ha i vassoi
title_jump = chi ha le biglie salta
title_jumps = chi ha le biglie fa { $jumps } salti
# Small words under a large number, drawn on a card: about 16 letters.
card_left = biglie rimaste
card_single = manche unica
card_round = manche
card_to-beat = da battere
balloon_jumps = { $jumps }!
balloon_in-a-row = salti di fila
control_announce = Annuncia { $jumps } salti
control_remove = Togli il vassoio
label_free = { $slot }, casella libera
label_tray =
    { $marbles ->
        [0] { $slot }, vassoio vuoto
        [one] { $slot }, vassoio con una biglia
       *[other] { $slot }, vassoio con { $marbles } biglie
    }
label_marble = { $hole }, biglia
label_hole = { $hole }, foro vuoto

## In the terminal

status_left = biglie rimaste: { $marbles }
status_to-beat = da battere: { $marbles }
status_announced = annunciati: { $jumps } salti!

## Setting up a position

tool_tray = Vassoio
tool_marble = Biglia
field_to-do = Da fare
field_opening = Togliere la prima biglia
field_trays = Muovere i vassoi
field_jump = Saltare
field_jumps = Salti annunciati: { $jumps }
field_over = Niente, è finita
field_round = Manche
field_first = Manche 1
field_second = Manche 2, biglie da battere: { $marbles }
flaw_not-opening = La prima biglia si toglie da dodici vassoi pieni, con i quattro angoli liberi.
flaw_so-many-trays = I vassoi possono essere da uno a dodici.
flaw_so-many-marbles = Tolta la prima, le biglie possono essere da 1 a 47.
flaw_no-jump = Nessuna biglia può saltare.
flaw_fewer-jumps = Nessuna biglia può fare tanti salti.
flaw_jumps-left = Non è finita: una biglia può saltare.
flaw_round-left = Non è finita: dopo la manche 1 viene la manche 2.

## On paper

print_lay = Nella cornice ci sono dodici vassoi, con quattro biglie ciascuno; i quattro angoli sono liberi. Fai scorrere i vassoi da una casella all’altra.
print_cut = Incolla il foglio su cartoncino prima di ritagliare. Perline, fagioli o monetine possono sostituire i dischetti; i vassoi invece sono indispensabili.
lot_tray = vassoi
lot_marble = biglie

## Where a text is wrong

at_rows = righe
at_to-move = turno
at_match = partita
at_announcement = annuncio
at_row = fila
at_step = spostamento
at_hole = foro
at_slot = casella

## What was expected there

# Each stands after “expected”.
want_rows = quattro righe di caselle unite da /
want_slots = quattro caselle in ogni riga
want_content = . per una casella libera, o una cifra da 0 a 9 o da a ad f
want_turn = o, t, m, da m!2 a m!16 o end
want_jumps = un numero di salti da 2 a 16 dopo il { "!" }
want_score = un punteggio da 1 a 47
want_one-round = 1, dato che rounds=1
want_round = 1, oppure 2:<punteggio> nella manche 2
want_one-score = 1:<punteggio> alla fine, dato che rounds=1
want_two-scores = 2:<punteggio>:<punteggio> alla fine
want_start = .ff./ffff/ffff/.ff., dato che sta per aprirsi una manche
want_trays = da 1 a 12 vassoi
want_marbles = da 1 a 47 biglie dopo l’apertura
want_no-jump = t o end, dato che nessuna biglia può saltare
want_one-jump = m, dato che nessuna biglia può saltare più di una volta
want_most-jumps = m, o al massimo { $most }, dato che nessuna biglia può fare più salti
want_a-jump = t o m, dato che una biglia può saltare
want_last-score = { $marbles } come ultimo punteggio, le biglie sul tavoliere
want_move = -c3, c3xc5, A1>2e, A1..B1>2e o B2x, questi ultimi tre con !3 per annunciare
want_row = due caselle diverse, la coda e la testa
want_step = 1, 2 o 3 caselle e n, e, s o w
want_hole = un foro da a1 a h8
want_slot = una casella da A1 a D4

## Le mosse a parole

told_opening = biglia { $hole } tolta
told_jump =
    { $jumps ->
        [1] biglia { $from } salta in { $to }
       *[other] biglia { $from } fa { $jumps } salti fino a { $to }
    }
told_tray = vassoio { $from } scorre in { $to }
told_trays = vassoi { $from } scorrono in { $to }
told_removed = vassoio { $tray } tolto
told_announced = { $what }, { $jumps } salti annunciati
