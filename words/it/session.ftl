# What every table says, whatever the game.

## At the table

touched = Ciò che si tocca va mosso.
wait = Non è il tuo turno.
resigned = Vittoria per abbandono.
time = Vittoria per tempo scaduto.
agreed = La patta è stata concordata.

## What the engine thinks of a position

worth-nearly-won = quasi vincente
worth-nearly-lost = quasi perdente
win = vince
win-in = vince in { $turns }
win-by = vince di { $margin }
win-by-in = vince di { $margin } in { $turns }
loss = perde
loss-in = perde in { $turns }
loss-by = perde di { $margin }
loss-by-in = perde di { $margin } in { $turns }
good-move = Una buona mossa: { $move }
good-move-worth = Una buona mossa: { $move } ({ $worth })
least-bad = Il male minore: { $move } ({ $worth })

## What is wrong with files and texts
## Small letters, no full stop.

record-error = partita { $game }, riga { $line }: { $fault }
puzzle-error = riga { $line }: { $fault }
line-error_over = la mossa { $number }, { $move }, viene dopo la fine della partita ({ $outcome })
line-error_unreadable = la mossa { $number }, { $move }, è illeggibile: { $error }
line-error_illegal = la mossa { $number }, { $move }, non è ammessa: { $why }
over = la partita è finita ({ $outcome }), nessuna mossa può seguire
forfeit_over = la partita è finita ({ $outcome }), nessuno può abbandonare
forfeit_many = si può abbandonare solo se si gioca in due, non in { $players }
forfeit_nobody = al posto { $seat } non siede nessuno che possa abbandonare, solo ai posti A e B
found_bytes = { $bytes } byte
found_games =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }
at_game = gioco
at_player = chi gioca
at_players = chi gioca
at_player-seat = posto { $seat }
at_first-move = prima mossa
at_table = tavolo
at_clock = orologio
at_reason = motivo
at_strength = forza
at_level = livello
at_value = valore
at_file = file
at_line = riga
at_puzzle = problema
at_grade = difficoltà
at_title = titolo
at_date = data
at_tag = etichetta
at_tag-name = etichetta { $name }
at_remark = commento
at_variation = variante
at_move-number = numero della mossa
at_mark = segno
at_result = risultato
at_after = dopo { $what }
want_bytes = al massimo { $bytes } byte
want_one-game = una sola partita
want_first-move = chosen, lot o turns
want_table = chi gioca, touch o free, chi comincia, un numero, poi una partita
want_touch = touch o free
want_number = un numero
want_clock = live:MILLISECONDI+MILLISECONDI o move:MILLISECONDI
want_millis = millisecondi per due, tre o quattro posti
want_reason = resigned, time o agreed
want_strength = random, da level:1 a level:8, nodes:N, depth:N o time:MILLISECONDI, oppure uno di { $algorithms } con un limite, come uct:time=100
want_monte-carlo = { $algorithm }:nodes=N o { $algorithm }:time=MILLISECONDI
want_player = human, { $strength }
want_level = un livello da 1 a 8
want_score = +1.25, -0.50, win in 3, loss by 7 in 12 o simili
want_seats = solo i posti da A a { $last }
want_name = un nome da 1 a { $most } caratteri stampabili
want_date = un giorno come AAAA-MM-GG
want_house = { $house }=on, perché le partite di un incontro devono finire
want_winner = regole con cui qualcuno possa vincere, perché in un incontro le partite si contano
want_a-player-each = { $seats }, uno per ogni posto
want_remark = da 1 a { $most } caratteri stampabili
want_move = una mossa
want_number-and-move = { $number } e una mossa
want_number-before = { $number } prima della mossa seguente
want_variation-end = una ) alla fine
want_other-move = una mossa diversa da quelle che precedono
want_move-before = una mossa prima
want_open-before = una ( prima
want_brace-before = una { "{" } prima
want_one-remark = un solo commento
want_remark-first = il commento prima delle varianti della sua mossa
want_remark-words = qualche parola fra le graffe
want_escape = \\, \{ "{" } o \{ "}" }
want_brace-end = una { "}" } alla fine, e \{ "{" } per una graffa all’interno
want_mark = { $marks } o da $0 a $255
want_utf8 = testo in UTF-8
want_game-end = la fine della partita dopo il risultato
want_game-tag = un’etichetta [Game { "\"" }…{ "\"" }]
want_tag = [Nome { "\"" }valore{ "\"" }]
want_tag-name = un nome di al massimo { $most } lettere, cifre e trattini bassi che comincia con una lettera
want_other-tag = un’etichetta senza un significato proprio
want_backslash = una barra rovesciata solo come \\ o davanti a una virgoletta, \{ "\"" }
want_quote = una virgoletta dentro il valore come \{ "\"" }
want_printable = caratteri stampabili
want_tag-once = l’etichetta { $name } una volta sola
want_result = il risultato, o * per una partita non finita
want_as-moves-say = { $result }, come dicono le mosse
want_game-key = la chiave del gioco
want_rules-text = il testo delle regole
want_whole-number = un numero intero fino a { $most }
want_seed-or-position = o Seed o Position
want_won-by = won A { $why } o won B { $why }, quando si gioca in due
want_grade-1 = grade 1
want_blank-line = una riga vuota
want_key-value = «{ $key }», uno spazio e il suo valore
want_grade = una difficoltà da 1 a { $most }
want_going-on = una posizione in cui la partita continua
