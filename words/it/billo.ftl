# Billo, by Alberto Glisoni.

## The game

about_sentence = I tondi si incastrano nei quadrati cavi: insieme sono al sicuro, da soli cacciano e sono cacciati.
about_length = da 30 a 45 minuti
about_story = Alberto Glisoni ha creato Billo in Italia: nel 1992 secondo il regolamento inglese, scritto da Raul Catalano nel 2009; quello francese, di Michel Boutin, lo dice inventato e pubblicato nel 1993. I due regolamenti sono diversi, e qui si può giocare con entrambi.
about_moves = R o S (tondo o quadrato), la casella di partenza, poi ogni passo: Rc1-c2, Sh1-h2-g3, e x per prendere: Sa1-a2xa3.
player_red = Rosso
player_black = Nero

## Rules to choose from

preset_catalano = Il regolamento inglese di Raul Catalano: presa obbligatoria, con priorità.
preset_boutin = Il regolamento francese di Michel Boutin: le prese si reclamano, i Billo prendono solo Billo.
capture = L’obbligo di presa
    .strict = Chi può prendere deve prendere.
    .claim = L’avversario può reclamare una presa mancata e farla giocare.
priority = La scelta fra più prese
    .on = Prima il maggior numero di pezzi, poi di Billo, poi con un Billo.
    .off = Qualunque presa va bene, anche interrotta prima.
glide = Dove finisce un passaggio sui propri pezzi
    .own = Su uno dei propri pezzi.
    .empty = Su un proprio pezzo, o un passo più in là su una casella vuota.
prey = Che cosa prende un Billo (una pedina prende solo pedine)
    .any = Pedine e Billo.
    .equal = Solo Billo.
draws = I finali che difficilmente si vincono
    .on = Valgono patta, appena chi è di turno non può prendere.
    .off = Si giocano fino in fondo.

## What the player is asked to do

ask_choose = Scegli un pezzo.
ask_choose-or-claim = Scegli un pezzo, o reclama la presa mancata.
ask_go = Scegli dove va.
ask_go-on = Fermati qui o prosegui.
ask_claimed = Reclama la presa mancata.
ask_over = La partita è finita.
claim-button = Reclama la presa mancata

## Titles of pictures

has-to-capture = { $player } deve prendere

## What stands on a square

on-square = { $square }, { $what }
square_empty = vuota
piece_red-round-pawn = pedina tonda rossa
piece_red-square-pawn = pedina quadrata rossa
piece_red-round-billo = Billo tondo rosso
piece_red-square-billo = Billo quadrato rosso
piece_red-super-pawn = superpedina rossa
piece_red-super-billo = super-Billo rosso
piece_red-billo-in-pawn = Billo tondo rosso in una pedina quadrata
piece_red-pawn-in-billo = pedina tonda rossa in un Billo quadrato
piece_black-round-pawn = pedina tonda nera
piece_black-square-pawn = pedina quadrata nera
piece_black-round-billo = Billo tondo nero
piece_black-square-billo = Billo quadrato nero
piece_black-super-pawn = superpedina nera
piece_black-super-billo = super-Billo nero
piece_black-billo-in-pawn = Billo tondo nero in una pedina quadrata
piece_black-pawn-in-billo = pedina tonda nera in un Billo quadrato

## What is counted beside the board

tally =
    { $pawns ->
        [one] { $pawns } pedina
       *[other] { $pawns } pedine
    }{ $billos ->
        [0] { "" }
        [one] , { $billos } Billo
       *[other] , { $billos } Billo
    }{ $taken ->
        [0] { "" }
        [one] { " " }· ne ha presi { $taken }
       *[other] { " " }· ne ha presi { $taken }
    }

## How a game ends

end_no-pieces = Chi perde non ha più pezzi.
end_blocked = Chi perde non può muovere.
end_one-shape = Tutti i pezzi hanno la stessa forma.
end_opposite-billos = Una parte ha solo Billo tondi, l’altra solo Billo quadrati.
end_two-billos-each = Ogni parte ha un Billo tondo e un Billo quadrato.

## Why a move is refused

# No capital, no full stop.
refused_over = la partita è finita
refused_nothing-to-claim = si reclama solo dopo una mossa che non ha preso come doveva, e l’ultima non era di queste
refused_no-piece = chi è di turno non ha quel pezzo in quella casella
refused_not-yours = i pezzi in quella casella sono avversari
refused_pawn-step = una pedina fa un passo su una delle tre caselle davanti a sé
refused_billo-step = un Billo fa un passo su una delle otto caselle intorno a sé
refused_far-row = una pedina che raggiunge l’ultima riga si ferma subito lì
refused_composite = in una coppia incastrata non si entra, e non la si può né attraversare né prendere
refused_same-shape = dove sta un pezzo non può andarne un altro della stessa forma, qualunque sia il suo colore
refused_pawn-prey = una pedina prende solo pedine, mai un Billo
refused_billo-prey = con queste regole un Billo prende solo Billo
refused_write-x = questo passo prende un pezzo avversario: si scrive con x
refused_nothing-to-take = su quella casella non c’è nessun pezzo avversario da prendere: il passo si scrive con -
refused_empty-ends = un passo su una casella vuota conclude la mossa
refused_empty-after-capture = una mossa che prende passa solo su pezzi, mai su una casella vuota
refused_glide = con queste regole un passaggio sui propri pezzi finisce su uno di essi
refused_no-effect = una mossa che finisce dove è cominciata senza prendere nulla non è una mossa
refused_circle = il pezzo è già passato di lì: tornarci non cambia nulla
refused_several-ways = lì finiscono più mosse: procedi passo per passo
refused_must-capture = una presa è possibile, quindi bisogna prendere
refused_more-pieces = con un’altra presa si prendono più pezzi: è obbligatoria
refused_more-billos = con un’altra presa, di altrettanti pezzi, si prendono più Billo: è obbligatoria
refused_with-billo = un Billo può prendere altrettanto: tocca a lui e non a una pedina

## Setting up a position

tool_red-round-pawn = Pedina tonda rossa
tool_red-square-pawn = Pedina quadrata rossa
tool_red-round-billo = Billo tondo rosso
tool_red-square-billo = Billo quadrato rosso
tool_black-round-pawn = Pedina tonda nera
tool_black-square-pawn = Pedina quadrata nera
tool_black-round-billo = Billo tondo nero
tool_black-square-billo = Billo quadrato nero
flaw_no-piece = Sul tavoliere non c’è nessun pezzo.
flaw_too-many = Una parte ha al massimo otto pezzi tondi e otto quadrati.
flaw_far-row = Una pedina non può stare sulla sua ultima riga: lì diventa un Billo.

## On paper

print_lay = Il Rosso siede dalla parte della riga 1, il Nero da quella della riga 8. Ognuno comincia con otto tondi in otto quadrati sulla sua prima riga.
print_cut = Incolla il foglio su cartoncino prima di ritagliare. Svuota i quadrati, o posa il tondo sul suo quadrato. Una pedina che diventa Billo si cambia con un Billo, dal filetto dorato. I pezzi rossi hanno un filetto, i neri dei puntini.
lot_rs = pedine quadrate rosse
lot_rr = pedine tonde rosse
lot_rq = Billo quadrati rossi
lot_ro = Billo tondi rossi
lot_bs = pedine quadrate nere
lot_br = pedine tonde nere
lot_bq = Billo quadrati neri
lot_bo = Billo tondi neri

## What is wrong with a text

at_rows = righe
at_turn = turno
at_claim = reclamo
at_row = { $place }, riga { $number }
at_square = casella
at_start = casella di partenza
at_some-step = passo
at_step = passo { $number }
want_rows = 8 righe unite da /
want_squares = 8 caselle
want_run = una serie di caselle vuote in una sola cifra
want_letters = R S C O Q X Y Z per il Rosso, r s c o q x y z per il Nero, o da 1 a 8 per le caselle vuote
want_some-piece = almeno un pezzo
want_few =
    al massimo 8 pezzi { $shape ->
        [round] tondi
       *[square] quadrati
    } { $colour ->
        [red] rossi
       *[black] neri
    }, non { $count }
want_crowned =
    nessuna pedina { $shape ->
        [round] tonda
       *[square] quadrata
    } { $colour ->
        [red] rossa
       *[black] nera
    } sulla sua ultima riga, dove è un Billo
want_claim = -, { "?" } con le righe di prima dell’ultima mossa, o { "!" }
want_no-claim = -, dato che con capture=strict non si reclama nulla
want_made-claim = ! solo dove qualche mossa viola l’obbligo di presa
want_mark-alone = ! da solo
want_led-here = righe da cui una mossa che viola l’obbligo di presa porta a questa posizione
want_move = R o S, una casella e dei passi, come Rc1-c2 o Sa1xa2, o claim
want_square = da a1 a h8
want_step = - o x e una casella da a1 a h8

## Le mosse a parole

told_round-pawn = pedina tonda
told_square-pawn = pedina quadrata
told_round-billo = Billo tondo
told_square-billo = Billo quadrato
told_walk = { $piece } { $from } in { $to }
told_circle = { $piece } { $from } e ritorno
told_takes = { $way }, prende { $squares }
told_crowned = { $way }, diventa un Billo
told_claim = reclama la presa mancata
