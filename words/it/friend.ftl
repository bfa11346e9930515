## Making a game

friend = Gioca con amici
friend-why = Scegli un gioco: ottieni un link da inviare. La partita comincia quando viene aperto.
by-link = Con amici
your-name = Il tuo nome, se vuoi
make-link = Ottieni il link
more-options = Altre opzioni
invited = Una persona, con un link
other-seat = Avversario { $number }
first = Il primo turno è mio
last = L’ultimo turno è mio
clock = Tempo
clock-none = Senza orologio
clock-live = { $minutes } min a testa, più { $seconds } s a turno
clock-days =
    { $days ->
        [one] { $days } giorno a turno
        [many] { $days } di giorni a turno
       *[other] { $days } giorni a turno
    }
free-takeback = L’ultima mossa si può ritirare finché non viene fatta la successiva.
public = Chiunque può unirsi: la partita appare tra i posti liberi.
not-kept = Il browser non ha spazio per conservare il tuo posto: copiane il link dal tavolo, o andrà perso alla chiusura della pagina.

## Links to send

send-link = Invia questo link a chi vuoi sfidare.
send-links = Invia ognuno di questi link a una persona.
begins-itself = La partita comincia da sé quando tutti i posti sono occupati. Resta tra «Le mie partite» se chiudi questa pagina.
waits = In attesa che tutti i posti siano occupati.
link = Link
copy = Copia
send = Condividi…
code = Il link come codice QR
lets-play = Giochiamo a { $game }!
another-link = Un altro link
another-made = Questo è un altro link. Il vecchio non porta più da nessuna parte.

## An invitation

invites-you = { $name } ti invita a una partita di { $game }.
you-are-invited = Hai un invito a una partita di { $game }.
sit-down = Prendi il posto
used-up = Questo invito è già stato usato, o è stato ritirato.
watch = Guarda la partita
own-link = Siedi già a questo tavolo. Questo link è per qualcun altro.
to-table = Al tavolo

## Another device

carry = Continua su un altro dispositivo
carry-why = Apri lì questo link, o fotografa il codice. Chi ce l’ha gioca per te: non mostrarlo a nessun altro.
lock-out = D’ora in poi solo questo dispositivo
another-seat = Qui hai già un altro posto in questa partita. Prendere questo al suo posto?
no-seat = Questo link non apre più nessun posto.

## My games

mine = Le mie partite
waiting =
    { $count ->
        [one] { $count } partita ti aspetta
        [many] { $count } di partite ti aspettano
       *[other] { $count } partite ti aspettano
    }
none-mine = In questo browser non c’è nessuna partita con altri.
your-turn = Tocca a te
over = La partita è finita
gone = Il server non conosce più questa partita
somebody = Qualcuno
against = con { $names }
forget = Dimentica
forget-sure = Dimenticare questa partita? Questo browser non potrà più giocare per te.
unreadable = Questa versione non sa leggere alcune partite conservate. Restano conservate.

## Open seats

lobby = Posti liberi
lobby-why = Partite che aspettano chiunque.
lobby-empty = Al momento nessuno aspetta.
any-game = Tutti i giochi
any-pace = Dal vivo o a giorni
pace-live = Dal vivo
pace-days = A giorni
which = Quali partite
offer-public = Offri un posto

## Notifications

tell-me = Avvisami quando tocca a me
tell-me-not = Non avvisarmi più
told = Questo dispositivo ti avviserà quando tocca a te.
not-allowed = Il browser non permette a questa pagina di avvisarti.
cannot-tell = Il browser non ci è riuscito. Può darsi che funzioni un’altra volta.
notice-turn = Tocca a te.

## When something cannot be had

no-server = Qui non c’è un server di partite: questa pagina ne è priva. Tutto il resto funziona.
no-answer = Il server non risponde. C’è connessione?
not-yours = Il server non accetta questa chiave.
no-such-game = Questa partita non c’è, o non c’è più.
too-often = Troppe richieste. Riprova tra un momento.
refused = Il server rifiuta: { $what }
