# What the pages of the web client say.

## Around the page

app-description = Billo, Billabong, Bi-litaire, Bâtons et Pions
needs-scripts = Tabletier ha bisogno di JavaScript e WebAssembly.
settings = Preferenze
look = Colori
    .auto = Come il dispositivo
    .light = Chiari
    .dark = Scuri
pace = Le mosse si mostrano
    .still = all’istante
    .slow = lentamente
    .usual = passo per passo
    .fast = velocemente
sound = Suono
language = Lingua
language-missing = I testi in { $language } non si possono scaricare senza connessione. La lingua resta com’è.
language-unknown = La lingua «{ $tag }» scelta qui non esiste. Ci sono: { $languages }.
close = Chiudi
nowhere = Questo indirizzo non porta da nessuna parte. Ecco i giochi.
renewal = È pronta una nuova versione di Tabletier. La tua partita resta com’è.
renew = Usala ora
later = Più tardi
loading = Un momento…
no-book = Le lezioni di { $game } non si possono scaricare. C’è connessione?
no-page = Questa pagina non si può scaricare. C’è connessione?
try-again = Riprova

## The first page

motto = Quattro giochi da tavolo rari, da giocare in compagnia o contro il computer.
in-progress = Partita in corso
continue = Continua
last-game = Ultima partita
see-again = Rivedila
studied = Analisi in corso
by = di { $author }
players = In quanti
length = Durata
play = Gioca
learn = Impara
puzzles = Problemi
open-game = Apri una partita

## A new game

rules = Regole
options = Tutte le opzioni
who-plays = Chi gioca
person = Una persona
name = Nome
level-word =
    { $number ->
        [1] primi passi
        [2] principiante
        [3] apprendista
        [4] per svago
        [5] buono
        [6] forte
        [7] esperto
       *[8] piena forza
    }
level = Livello { $number }, { level-word }
rotate = Scambia i posti
who-starts = Chi comincia
start-chosen = Come indicato qui
start-lot = A sorte
start-turns = A turno, partita dopo partita
seed = Numero del sorteggio
seed-why = Lo stesso numero dà la stessa posizione iniziale.
draw-anew = Sorteggia
touch = Pezzo toccato, pezzo mosso
touch-why = Ciò che si tocca va mosso.
begin = Comincia
yes = Sì
no = No

## At the table: who plays

seat-named = { $colour } ({ $name })
seat-level = { $colour } (livello { $number }, { level-word })
to-move = Tocca a { $who }
thinking = { $who } sta pensando…
prompt = { $who }: { $what }
showing = { $who } gioca: { $played }
looking = Cerco una buona mossa…
stop = Ferma
paused = Il computer aspetta.
go-on = Fallo giocare
spoken = Mossa { $number }, { $who }: { $way }.
taken-back = Mossa ritirata.

## At the table: what can be done

finish = Fermati qui
say-nothing = Non dire nulla
touch-back = Un passo indietro
take-back = Rimetti giù tutto
type-move = Scrivi la mossa
play-it = Giocala
undo = Annulla
redo = Ripeti
hint = Consiglio
turn-board = Gira il tavoliere
menu = Menu
keys = Tasti
resign = Abbandona
resign-sure = Abbandonare davvero?
hand-over = Lasciare il posto al computer?
again = Rigioca
same = Un’altra uguale
new-game = Nuova partita
read-rules = Leggi le regole
home = Tutti i giochi
moves = Mosse
no-moves = Ancora nessuna mossa.
the-start = Inizio
the-end = Fine
step-back = Una mossa indietro
step-on = Una mossa avanti
replay = Rivedi
looking-back = Stai riguardando la partita.
back-to-game = Torna alla partita
from-here = Riprendi da qui
not-kept = Il browser non ha spazio per conservare questa partita: andrà persa alla chiusura della pagina.
lost-table = La partita conservata non è più leggibile.
engine-failed = Errore del motore: { $what }
engine-absent = non si avvia
engine-script = il suo script non si carica

## Share, save, open

share = Condividi, salva, apri
copy-link = Copia il link alla partita
copy-place = Copia il link a questa posizione
copy-record = Copia la partita
download = Scarica
copied = Copiato.
not-copied = Il browser non permette di copiare.
open-file = Apri un file
paste = Oppure incolla qui una partita:
open = Apri
replaces = Se apri questa partita, quella che stai giocando va sullo scaffale.
unreadable-game = Non è cambiato nulla. Questa non è una partita leggibile: { $why }
no-game = non contiene partite

## Analysis

study = Analizza
lost-study = L’analisi conservata non è più leggibile.
replaces-study = Così sostituisci l’analisi in corso, con le sue varianti e i suoi commenti. Continuare?
back-to-study = Torna all’analisi
engine = Fai pensare il motore
looked =
    { $depth ->
        [one] { $depth } turno in avanti
       *[other] { $depth } turni in avanti
    }, { $nodes ->
        [one] { $nodes } posizione
       *[other] { $nodes } posizioni
    }
looked-for = { looked }, valori per { $who }
value = { $who } { $worth }
try-line = Prova questo seguito
values = Chi sta meglio
judge = Esamina la partita
judged = { $done } posizioni su { $of }
making-sure = verifica degli errori
no-mistakes = Nessun errore grave trovato.
mistake = Mossa { $number }, { $who }: { $played } ({ $worth })
better = Meglio: { $played } ({ $worth })
remark = Commento a questa mossa
remark-start = Commento alla partita
promote = Rendila linea principale
remove = Elimina da qui in poi
remove-sure = Eliminare questa mossa con tutto ciò che segue?

## Set up a position

edit = Prepara una posizione
edit-why = Scegli un pezzo, poi tocca i punti in cui metterlo; tocca di nuovo per toglierlo.
to-put = Da mettere
fields = Oltre al tavoliere
clear = Tavoliere vuoto
usual-start = Posizione iniziale
position-fine = Questa posizione si può giocare.
edit-over = In questa posizione la partita è finita: { $why }
other-rules = Con quelle regole, quella sul tavoliere non è una posizione valida. Prima svuota il tavoliere o rimetti la posizione iniziale.
position-text = La posizione come testo
take-text = Usa questo testo
unreadable-position = Non è cambiato nulla. Questa non è una posizione leggibile: { $why }

## Lessons

first-game = Una prima partita guidata
contents = In questa pagina
to-try = Prova queste mosse, o qualunque altra:
try-freely = Prova liberamente sul tavoliere.
forbidden = Vietato:
we-decided = La nostra scelta
begin-again = Ricomincia
play-from-here = Continua da qui
show-hint = Indizio
not-it = Questa mossa è ammessa, ma non è quella richiesta. Ritirala e provane un’altra.
next-task = Avanti
all-done = Hai fatto tutti gli esercizi. È ora di una vera partita!
task = { $number }. { $title }
done = { $what }, fatto

## Puzzles

puzzle = Problema { $number }
daily = problema del giorno
grade-easy = Facile
grade-medium = Medio
grade-hard = Difficile
win-at-once = Vinci subito, in una mossa.
find-win = Una sola mossa vince. Trovala.
find-rescue = Una sola mossa non perde. Trovala.
find-best = Una mossa è nettamente la migliore. Trovala.
there-is-better = C’è di meglio. Ritira la mossa e provane un’altra.
begins-with = Si comincia qui: { $place }.
show-solution = Mostra la soluzione
solved-found = È la mossa giusta! Il suo valore: { $best }; la migliore delle altre: { $second }.
solved-shown = Ecco la mossa. Il suo valore: { $best }; la migliore delle altre: { $second }.
goes-on = La partita potrebbe continuare così: { $moves }
no-puzzles = I problemi non si possono scaricare.
broken-puzzles = I problemi non sono leggibili: { $why }
open-puzzles = Apri un file di problemi
unreadable-puzzles = Non è cambiato nulla. Questi non sono problemi leggibili: { $why }

## Print and play

print-it = Stampa e gioca
print-why = Tavoliere, pezzi da ritagliare e regole, a grandezza naturale. Stampa al 100%, senza adattare alla pagina: fa fede il righello in fondo a ogni foglio.
print = Stampa
paper = Carta
    .a4 = A4
    .letter = US Letter
