# Around the house: the way around, the first page, the shelf of games.

## The shelf

shelf = Scaffale
shelf-why = Tutte le partite giocate su questo dispositivo. Quando ne cominci un’altra, la precedente viene qui da sola.
shelf-empty = Qui non c’è ancora nulla. Appena comincerai un’altra partita, la precedente verrà qui.
on-table = sul tavolo
give-name = Dalle un nome
look-at = Analizza
delete = Elimina
delete-sure = Eliminare questa partita per sempre?
save-all = Salva tutto in un file
take-in = Le partite di un file si aggiungono a quelle che sono qui; quelle già presenti si tralasciano.
taken-in =
    { $count ->
        [one] { $count } partita aggiunta
        [many] { $count } di partite aggiunte
       *[other] { $count } partite aggiunte
    }, { $known } già { $known ->
        [one] presente
        [many] presenti
       *[other] presenti
    }.
moves-made =
    { $count ->
        [one] { $count } mossa
        [many] { $count } di mosse
       *[other] { $count } mosse
    }
and = { $first } · { $second }
more-games = Mostra altre
all-games = Tutte le partite sullo scaffale

## Results

results = Contro il computer
won = Vinte
drawn = Patte
lost = Perse

## What is to be told

not-kept = Il browser non ha più posto per la partita messa via. Resta sullo scaffale finché questa pagina è aperta: salvala lì in un file.
closed = Questo browser non conserva le partite a lungo, come in una finestra privata. Quelle qui possono sparire alla chiusura: salvale in un file.
unreadable = Una partita qui non può essere letta da questa versione. Resta com’è.
other-window = In un’altra finestra è stata messa sul tavolo un’altra partita. Quella che era qui è sullo scaffale.

## The way around

ways = Menu principale
more = Altro
about = Informazioni su Tabletier
first-page = Pagina iniziale

## The first page

exhibit = Il computer gioca a piena forza: { $game }
craftsman = Un tabletier è l’artigiano che fa i tavolieri. Questi quattro giochi sono di quattro inventori, e quasi da nessun’altra parte si possono giocare.
puzzle-of-the-day = Problema del giorno: { $game }
go-on-with = Da continuare

## Play at once

how-well = Conosci bene giochi come questi?
how-new = Sono alle prime armi
how-known = Ne conosco alcuni
how-strong = Gioco bene
how-why = Il computer giocherà di conseguenza; si può cambiare in ogni momento.
opponent = Il computer gioca

## Pages of all games

learn-all = Impara i giochi
learn-all-why = Le regole in parole e figure vive, una prima partita guidata a piccoli passi, e fogli da stampare.
puzzles-all-why = Trova l’unica mossa nettamente migliore: tre gradi, e un altro problema ogni giorno.
analyse-all = Analisi
analyse-all-why = Le migliori linee del motore, il corso di un’intera partita e i suoi errori, per ogni posizione o partita.
from-start = Dall’inizio

## About

about-name = Un tabletier è l’artigiano che fa tavolieri, dadi e pezzi degli scacchi. Questo rende giocabili giochi rari: ovunque, da soli, contro il computer o con altri.
about-sheets = Ogni gioco si gioca come dice il suo regolamento. Dove tace, o due si contraddicono, si è dovuto decidere; le regole di ogni gioco dicono che cosa, e che cosa si può scegliere diversamente.
about-inventors = I giochi e i loro inventori
about-free = Tabletier è software libero (MIT o Apache 2.0). Non conta nessuno e non mostra pubblicità; le tue partite restano su questo dispositivo, a meno che tu giochi a distanza.

## Learn

in-a-minute = In un minuto
in-full = Le regole per intero
