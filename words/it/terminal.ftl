# What the program says in a terminal. A line of a terminal has 80 letters.

## The games (`tabletier games`)

games-title = { $key }: { $game }, di { $author }
games-seats = Posti: { $seats }
games-moves = Mosse: { $how }
games-rules = Regole predefinite: { $rules }
games-default = { $value } (predefinito)

## A game begins

plain-hint = Scrivi una mossa, o aiuto, mosse, consiglio, vista, annulla, ripeti, tavoliere, posizione, salva, carica, abbandona, nuova, esci.
begun = Nuova partita.
turn = Tocca a { $player }.
plays = { $player } gioca { $notation }
you = tu
level = livello { $level }
random = a caso

## Moves

legal-moves = Mosse ammesse ({ $count })
legal-moves-some = Mosse ammesse ({ $shown } su { $count })
more-moves =
    … e { $count ->
        [one] { $count } altra
       *[other] altre { $count }
    }: «mosse» e le prime lettere ne mostrano meno.
listing = Elenco le mosse…
still-listing = L’elenco delle mosse non è ancora pronto: riprova fra un momento.
no-match = Nessuna mossa comincia così.
no-such-number = Non c’è una mossa { $number }: le mosse sono numerate da 1 a { $count }.
no-moves-now = Ora non hai mosse da fare.
nothing-to-undo = Non c’è nessuna tua mossa da ritirare.
nothing-to-redo = Nessuna mossa è stata ritirata.
line-too-long = Questa riga è troppo lunga.
over = La partita è finita.
played = Mosse giocate
none-played = nessuna
stop-here = Fermati qui
addressed = { $player }: { $prompt }

## A good move, and what the engine sees

hint-later = Non è il tuo turno: chiedi un consiglio quando tocca a te.
hint-coming = Cerco una buona mossa… { $seconds } s
thinking = { $player } sta pensando… { $seconds } s
# At most 26 letters each.
view = Che cosa vede il motore
view-coming = sta pensando…
view-told = Che cosa vede il motore: { $looked }
# At most 30 letters each.
looked =
    prof. { $depth }, { $nodes ->
        [one] { $nodes } posizione
       *[other] { $nodes } posizioni
    }
looked-thousands = prof. { $depth }, { $nodes }mila posizioni
looked-millions = prof. { $depth }, { $nodes },{ $tenths } mln posizioni

## Files

saved = La partita è stata salvata in { $name }.
loaded = La partita di { $name } continua.
no-such-game = { $name } non ha una partita { $number }: ne ha { $count }.
not-read = { $name } non si può leggere: { $reason ->
        [missing] il file non esiste
        [forbidden] qui non è permesso
        [folder] è il nome di una cartella
       *[unknown] errore { $code } del sistema
    }.
not-loaded = La partita non si può leggere: { $why }.
file-exists = { $name } esiste già: scegli un altro nome.
not-saved =
    La partita non si può salvare: { $reason ->
        [missing] quella cartella non esiste
        [forbidden] lì non è permesso
        [folder] quello è il nome di una cartella
        [full] non c’è più spazio
        [read-only] lì non si può cambiare nulla
        [name] nessun file può chiamarsi così
       *[unknown] errore { $code } del sistema
    }.

## Questions

quit-asked = Lasciare la partita in corso? Non è salvata. (s/n)
new-asked = Lasciare la partita in corso e cominciarne una nuova? (s/n)
resign-asked = Abbandonare questa partita? (s/n)
yes = s

## Orders
## What somebody types instead of a move, in small letters.

order_undo = annulla
order_redo = ripeti
order_moves = mosse
order_board = tavoliere
order_help = aiuto
order_new = nuova
order_save = salva
order_quit = esci
order_hint = consiglio
order_view = vista
order_resign = abbandona
order_load = carica
order_position = posizione
unknown-order = { $order }: usa :annulla, :ripeti, :mosse, :consiglio, :vista, :nuova, :salva, :carica, :posizione, :abbandona, :aiuto o :esci.

## The line at the foot of the full screen: keys and what they do. At most 78 letters each.

hints = F1 aiuto  ^C esci  Invio scegli  ^Z annulla  ^L mosse  ^T consiglio  ^E vista
hints-typing = Invio gioca  Tab completa  ↑↓ scegli  Esc cancella
hints-help = ↑↓ scorri  altro tasto: torna al tavoliere
hints-over = F1 aiuto  ^C esci  ^N nuova partita  ^S salva  ^Z annulla
hints-watching = F1 aiuto  ^C esci  ^Z annulla  ^E vista
# At most 30 letters.
type-a-move = frecce, o scrivi una mossa
too-small = La finestra è troppo piccola per il tavoliere.

## The help

help_keys = Tasti
help_orders = Che cosa puoi scrivere
help_game = Il gioco
help_writing = Come si scrivono le mosse
help_rules = Le regole di questa partita
by = { $game }, di { $author }.
rule = { $rule }: { $value }

## The help: keys of the full screen, at most 15 letters, and what they do

key_arrows = frecce
    .does = spostano il cursore fra le scelte possibili
key_enter = Invio, spazio
    .does = sceglie; di nuovo nello stesso punto: si ferma lì se la mossa può finire, altrimenti rimette giù il pezzo
key_escape = Esc, Backspace
    .does = ritira l’ultima scelta
key_tab = Tab
    .does = va ai pulsanti accanto al tavoliere, o scorre tutte le scelte; mentre scrivi, completa
key_letters = una lettera
    .does = comincia a scrivere una mossa; quelle che corrispondono sono elencate, e un numero ne sceglie una
key_mouse = mouse
    .does = sceglie con un clic; tenendo premuto Maiusc si seleziona il testo
key_undo = Ctrl-Z, F7
    .does = annulla: ritira una mossa
key_redo = Ctrl-Y, F8
    .does = ripete la mossa ritirata
key_list = Ctrl-L, F4
    .does = elenca le mosse ammesse
key_hint = Ctrl-T, F5
    .does = consiglio: indica una buona mossa
key_view = Ctrl-E, F6
    .does = mostra o nasconde ciò che il motore vede nella posizione
key_save = Ctrl-S, F3
    .does = salva la partita qui in un nuovo file; :salva NOME sceglie il nome
key_new = Ctrl-N, F2
    .does = comincia una nuova partita
key_pages = PagSu, PagGiù
    .does = scorre le mosse
key_quit = Ctrl-C, F10
    .does = esce

## The help: what can be typed line by line, and what it does. The orders are those above.

type_move = una mossa
    .does = la gioca; basta un inizio che valga per una sola mossa ammessa
type_number = un numero
    .does = gioca la mossa con quel numero nell’elenco
type_moves = mosse
    .does = elenca le mosse ammesse; «mosse R» quelle che cominciano con R
type_hint = consiglio
    .does = indica una buona mossa
type_view = vista
    .does = dice che cosa vede il motore: quanto vale la posizione per ogni parte, fin dove ha guardato e i seguiti migliori
type_undo = annulla, ripeti
    .does = ritira una mossa, la gioca di nuovo
type_board = tavoliere
    .does = mostra il tavoliere
type_save = salva NOME
    .does = scrive la partita in un nuovo file; il nome si può omettere
type_load = carica NOME
    .does = riprende una partita da un file; un numero dopo il nome dice quale
type_position = posizione
    .does = mostra la posizione come testo
type_resign = abbandona
    .does = abbandona la partita
type_new = nuova
    .does = comincia una nuova partita
type_help = aiuto
    .does = mostra questa pagina
type_quit = esci
    .does = esce
