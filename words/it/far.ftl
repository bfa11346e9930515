# A un tavolo con persone lontane.

## Ciò che non è stato fatto, e perché

move-overtaken = La tua mossa { $played } non è stata giocata: prima che arrivasse è successo altro. Guarda il tavoliere e muovi di nuovo.
overtaken = Non è stato fatto nulla: prima è successo altro.
over = Non è stato fatto nulla: la partita è finita.
refused = Il server non l’ha fatto: { $what }
unreadable = Il server dice qualcosa che questa pagina non capisce. Prova a ricaricarla.
seat-lost = Questo posto non è più tuo. Puoi continuare a guardare.
not-kept-far = Il browser non ha spazio per conservare la tua mossa fino all’invio: lascia aperta questa pagina.

## Ciò che è successo

joined = { $who } ha preso posto.
draw-declined = { $who } rifiuta la patta.
takeback-declined = { $who } non vuole che si ritiri la mossa.
rematch-declined = { $who } non vuole un’altra partita.
taken-back = La mossa è ritirata.
took-back = { $who } ha ritirato una mossa.
left-to-computer = { $who } ha lasciato il posto al computer.
credited =
    Il server era assente. { $who } recupera { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }.

## La linea verso il server, e chi c’è

connecting = Connessione…
sending = Invio…
no-line = Nessuna connessione. Tornerà da sola.
no-line-kept = Nessuna connessione: la tua mossa è conservata e sarà inviata.
waiting-seats = Si aspetta che gli altri prendano posto.
you = tu
present = c’è
away = via per un momento
gone = non c’è
out = fuori gioco
open-seat = ancora nessuno
computer = computer ({ $strength })
watchers =
    { $number ->
        [one] { $number } persona guarda
       *[other] { $number } persone guardano
    }
you-watch = Stai guardando la partita.
clock = Orologio di { $who }
days-left =
    { $number ->
        [one] { $number } giorno
       *[other] { $number } giorni
    }
hours-left =
    { $number ->
        [one] { $number } ora
       *[other] { $number } ore
    }

## Che cosa si può fare

offer-draw = Offri la patta
offer-takeback = Chiedi di ritirare
take-back-free = Ritira la mossa
rematch = Rivincita
hand-over = Lascia al computer
accept = Accetta
decline = Rifiuta
withdraw = Ritira l’offerta
draw-offered = { $who } offre la patta.
takeback-asked = { $who } chiede di ritirare l’ultima mossa.
rematch-wanted = { $who } vorrebbe un’altra partita.
draw-sent = Hai offerto la patta.
takeback-sent = Hai chiesto di ritirare la tua mossa.
rematch-sent = Vorresti un’altra partita.
next-game = Alla partita successiva
copy-watching = Copia un link per guardare

## Sei cose da dire

say = Di’ qualcosa
hello = Ciao!
good-luck = Buona fortuna!
well-played = Ben giocato!
one-moment = Un momento, per favore.
thanks = Grazie!
good-game = Bella partita!
mute = Nascondi ciò che dicono gli altri
says = { $who }: { $greeting }

## Risposte in anticipo

plan = Rispondi in anticipo
plan-why = Gioca la mossa che ti aspetti, poi la tua risposta. Parte finché questa pagina è aperta, e soltanto in questa precisa posizione.
plan-keep = Conserva questa risposta
plan-end = Fatto
planned = Risposte in anticipo
plan-remove = Togli questa risposta
plan-dropped = È stata giocata un’altra mossa: le tue risposte in anticipo decadono.
