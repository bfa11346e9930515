## The game

# The game in one sentence.
about_sentence = Il tavoliere è fatto di bastoncini: ricostruiscilo mentre giochi, salta le pedine avversarie, bloccale.
about_length = da 10 a 20 minuti
about_story = A Christian Jungling bastano trenta bastoncini, quattordici pedine e nessun tavoliere: sono i giocatori a posarlo, e a cambiarlo. Il suo regolamento è in francese e non indica un anno.
about_moves = Volendo, prima i bastoncini, a0.1>b3.2 o +c1.1 per quello di riserva, poi la pedina, uniti da «;»: d1.0-u1.1, o x per saltare: u1.0xd1.0-u1.1.

## Players

player_white = Bianco
player_black = Nero

## Rules to choose

preset_sheet = Il regolamento di Christian Jungling: il Nero può essere bloccato già al primo turno.
firstlock = Un primo turno che blocca il Nero
    .barred = Il Bianco non può vincere già al primo turno.
    .allowed = Come nel regolamento: ci sono quattro turni di questo tipo.

## How a game ends

end_no-pawns = Chi perde non ha più pedine.
end_locked = Chi perde non può muovere nessuna pedina.

## What the player is asked to do

ask_choose = Prendi un bastoncino o scegli una pedina.
ask_another = Prendi un altro bastoncino.
ask_put = Scegli dove posarlo.
ask_side = Scegli da che parte resta la pedina.
ask_first-side = Due celle sono divise. Metti una pedina in una delle celle proposte, poi l’altra.
ask_other-side = Scegli da che parte resta l’altra pedina.
ask_pawn = Scegli una pedina.
ask_go = Scegli una cella vuota o una pedina avversaria da saltare.
ask_land = Scegli dove finisce il salto.
ask_go-on = Fermati qui o salta ancora.
ask_done = Il turno è completo.
ask_over = La partita è finita.

## Why a turn is not legal

# Each says a rule; no capital letter, no full stop.
refused_over = la partita è finita
refused_too-many-sticks = in un turno si spostano al massimo due bastoncini, compreso quello di riserva
refused_same-stick = i due bastoncini spostati in un turno devono essere diversi
refused_no-spare = il bastoncino di riserva non c’è più
refused_one-spare = c’è un solo bastoncino di riserva
refused_no-stick = in quel punto non c’è nessun bastoncino da prendere
refused_not-moved = un bastoncino rimesso dov’era non è stato spostato
refused_contact = questo bastoncino è a contatto con una pedina avversaria, come lato della sua cella: deve restare
refused_no-place = ovunque si posi questo bastoncino, il piano non sarebbe corretto o nessuna delle tue pedine potrebbe muoversi
refused_put-first = prima va posato il bastoncino che hai in mano, in uno dei posti indicati
refused_sticks-first = i bastoncini si spostano prima delle pedine
refused_enemy-cell = non si posano bastoncini dentro le celle delle pedine avversarie
refused_place-taken = lì c’è già un bastoncino
refused_loose = ogni bastoncino deve essere un lato di una cella
refused_apart = il piano deve restare tutto unito
refused_corner = nessuna parte del piano può restare unita al resto per un solo punto
refused_no-cell = una delle tue pedine resterebbe senza cella
refused_crowded = due pedine si troverebbero nella stessa cella
refused_choose-side = un bastoncino divide la cella di una tua pedina: di’ da che parte resta (si scrive con @)
refused_no-choice = si sceglie una parte (si scrive con @) solo per una tua pedina la cui cella viene divisa
refused_not-a-side = una pedina resta in una nuova cella che ha un triangolo in comune con la vecchia
refused_unknown-cell = nessuna cella ha quel nome: una cella prende il nome dal primo dei suoi triangoli, dopo lo spostamento dei bastoncini
refused_no-move = su questo piano nessuna delle tue pedine potrebbe muoversi
refused_no-pawn = in quella cella non c’è nessuna tua pedina
refused_pawn-stuck = con i bastoncini così, questa pedina è bloccata: nessuna cella vicina è vuota e non c’è pedina avversaria da saltare
refused_not-neighbour = una pedina fa un passo in una cella che ha un bastoncino in comune con la sua
refused_cell-taken = la cella d’arrivo non è vuota
refused_jump-far = la cella saltata deve avere un bastoncino in comune sia con la cella prima sia con quella dopo
refused_no-prey = nella cella saltata non c’è nessuna pedina avversaria
refused_no-landing = accanto a quella pedina avversaria non c’è una cella vuota in cui arrivare
refused_jump-back = un salto non può finire nella cella appena lasciata
refused_first-lock = con queste regole il primissimo turno del Bianco non può lasciare il Nero senza un turno ammesso

## Beside the table

tally_pawns =
    { $pawns ->
        [one] { $pawns } pedina
       *[other] { $pawns } pedine
    }
tally_pawns-taken = { tally_pawns } · ne ha presi { $taken }
tally_spare = bastoncino di riserva
tally_no-spare = nessuna riserva

## The picture

label_white-pawn = cella { $cell }, pedina bianca
label_black-pawn = cella { $cell }, pedina nera
label_empty-cell = cella { $cell }, vuota
label_stick = bastoncino { $stick }
label_place = posto { $place }
label_spare = bastoncino di riserva

## In the terminal

legend = Bastoncini in 0.0: a0.0 a destra, b0.0 in alto a destra, c0.0 di fronte a 0.0.

## Setting up a position

tool_stick = Bastoncino
tool_white-pawn = Pedina bianca
tool_black-pawn = Pedina nera
flaw_so-many-sticks = Il piano ha 29 bastoncini, o tutti e 30 quando quello di riserva è stato giocato.
flaw_no-pawn = Nel piano non c’è nessuna pedina.
flaw_not-in-cell = Una pedina è fuori da ogni cella.
flaw_crowded = Due pedine sono nella stessa cella.

## On paper

print_lay = Non è un tavoliere, ma la posizione iniziale a grandezza naturale: posaci 29 bastoncini e le pedine, un bastoncino accanto, poi sfila il foglio; oppure costruisci direttamente sul tavolo.
print_cut = Incolla il foglio su cartoncino prima di ritagliare. Un bastoncino è lungo quanto un lato di triangolo, e sei si incontrano in un punto. I fiammiferi possono sostituire i bastoncini, monete o bottoni le pedine.
lot_stick = bastoncini
lot_white = pedine bianche
lot_black = pedine nere

## Where a text is wrong

at_sticks = bastoncini
at_white = bianco
at_black = nero
at_spare = riserva
at_turn = turno
at_white-and-black = bianco e nero
at_pawn = pedina
at_stick = bastoncino
at_cell = cella

## What was found there, where that is counted

found_sticks =
    { $count ->
        [one] { $count } bastoncino
       *[other] { $count } bastoncini
    }
found_pawns =
    { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }

## What was expected there

# Each stands after “expected”.
want_spare = 1 o 0
want_turn = w o b
want_sticks = { $count }: con quello di riserva sono 30
want_near-stick = un bastoncino come a1.0, b-2.13 o c0.0, nessuna coordinata oltre { $far }
want_sorted-sticks = bastoncini in ordine di y, poi di x, poi a b c, nessuno due volte
want_sound = un piano corretto: { $rule }
want_most-pawns = al massimo { $most }
want_pawn-cell = il primo triangolo di una cella, come u1.0 o d-2.13, o { "-" } se non ci sono pedine
want_one-each = non più di una pedina per cella
want_sorted-pawns = pedine in ordine di y, poi di x, poi u prima di d
want_inside = un triangolo dentro una cella
want_smallest = { $triangle }, il primo triangolo di quella cella
want_a-pawn = almeno una pedina
want_sticks-first = i bastoncini prima delle scelte di parte
want_stick-or-side = un bastoncino come a1.0>b2.3 o +c1.1, o una scelta di parte come u1.0@d2.0
want_way = alla fine, un passo come u1.0-d1.0 o salti come u1.0xd1.0-u1.1
want_stick = un bastoncino come a1.0 o c-2.13
want_triangle = un triangolo come u1.0 o d-2.13

## Le mosse a parole

told_stick = bastoncino { $from } in { $to }
told_spare = bastoncino di riserva in { $to }
told_side = pedina { $from } resta in { $to }
told_step = pedina { $from } in { $to }
told_jumps =
    { $count ->
        [1] pedina { $from } ne prende una e arriva in { $to }
        [2] pedina { $from } ne prende due e arriva in { $to }
        [3] pedina { $from } ne prende tre e arriva in { $to }
        [4] pedina { $from } ne prende quattro e arriva in { $to }
        [5] pedina { $from } ne prende cinque e arriva in { $to }
        [6] pedina { $from } ne prende sei e arriva in { $to }
       *[other] pedina { $from } ne prende { $count } e arriva in { $to }
    }
told_then = { $first }, { $second }
