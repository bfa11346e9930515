# What every table says, whatever the game.

## At the table

touched = Berührt, geführt.
wait = Du bist gerade nicht am Zug.
resigned = Die Gegenseite hat aufgegeben.
time = Die Bedenkzeit der Gegenseite ist abgelaufen.
agreed = Man hat sich auf Unentschieden geeinigt.

## What the engine thinks of a position

worth-nearly-won = so gut wie gewonnen
worth-nearly-lost = so gut wie verloren
win = Sieg
win-in = Sieg in { $turns }
win-by = Sieg mit { $margin }
win-by-in = Sieg mit { $margin } in { $turns }
loss = Niederlage
loss-in = Niederlage in { $turns }
loss-by = Niederlage mit { $margin }
loss-by-in = Niederlage mit { $margin } in { $turns }
good-move = Ein guter Zug: { $move }
good-move-worth = Ein guter Zug: { $move } ({ $worth })
least-bad = Das kleinste Übel: { $move } ({ $worth })

## What is wrong with files and texts

record-error = Partie { $game }, Zeile { $line }: { $fault }
puzzle-error = Zeile { $line }: { $fault }
line-error_over = Zug { $number }, { $move }, kommt nach dem Ende der Partie ({ $outcome })
line-error_unreadable = Zug { $number }, { $move }, ist nicht lesbar: { $error }
line-error_illegal = Zug { $number }, { $move }, ist nicht erlaubt: { $why }
over = die Partie ist zu Ende ({ $outcome }), kein Zug kann folgen
forfeit_over = die Partie ist zu Ende ({ $outcome }), niemand kann mehr aufgeben
forfeit_many = aufgeben kann man nur zu zweit, nicht zu { $players }
forfeit_nobody = auf Platz { $seat } sitzt niemand; aufgeben können nur A und B
found_bytes = { $bytes } Bytes
found_games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
at_game = Spiel
at_player = Platz
at_players = Plätze
at_player-seat = Platz { $seat }
at_first-move = erster Zug
at_table = Tisch
at_clock = Uhr
at_reason = Grund
at_strength = Spielstärke
at_level = Stufe
at_value = Wert
at_file = Datei
at_line = Zeile
at_puzzle = Rätsel
at_grade = Schwierigkeit
at_title = Titel
at_date = Datum
at_tag = Etikett
at_tag-name = Etikett { $name }
at_remark = Kommentar
at_variation = Variante
at_move-number = Zugnummer
at_mark = Zeichen
at_result = Ergebnis
at_after = nach { $what }
want_bytes = höchstens { $bytes } Bytes
want_one-game = eine einzige Partie
want_first-move = chosen, lot oder turns
want_table = wer spielt, touch oder free, wer beginnt, eine Zahl, dann eine Partie
want_touch = touch oder free
want_number = eine Zahl
want_clock = live:MILLISEKUNDEN+MILLISEKUNDEN oder move:MILLISEKUNDEN
want_millis = Millisekunden für zwei bis vier Plätze
want_reason = resigned, time oder agreed
want_strength = random, level:1 bis level:8, nodes:N, depth:N oder time:MILLISEKUNDEN, oder eines von { $algorithms } mit einer Grenze, etwa uct:time=100
want_monte-carlo = { $algorithm }:nodes=N oder { $algorithm }:time=MILLISEKUNDEN
want_player = human, { $strength }
want_level = eine Stufe von 1 bis 8
want_score = +1.25, -0.50, win in 3, loss by 7 in 12 oder Ähnliches
want_seats = nur die Plätze A bis { $last }
want_name = ein Name aus 1 bis { $most } druckbaren Zeichen
want_date = ein Tag in der Form JJJJ-MM-TT
want_house = { $house }=on, denn die Partien eines Wettkampfs müssen enden
want_winner = Regeln, nach denen jemand gewinnen kann, denn bei einem Wettkampf zählen die Partien
want_a-player-each = { $seats }, für jeden Platz eines
want_remark = 1 bis { $most } druckbare Zeichen
want_move = ein Zug
want_number-and-move = { $number } und ein Zug
want_number-before = { $number } vor dem nächsten Zug
want_variation-end = eine ) am Ende
want_other-move = ein anderer Zug als die davor
want_move-before = ein Zug davor
want_open-before = eine ( davor
want_brace-before = eine { "{" } davor
want_one-remark = nur ein einziger Kommentar
want_remark-first = der Kommentar vor den Varianten seines Zuges
want_remark-words = ein paar Wörter zwischen den Klammern
want_escape = \\, \{ "{" } oder \{ "}" }
want_brace-end = eine { "}" } am Ende, und \{ "{" } für eine Klammer darin
want_mark = { $marks } oder $0 bis $255
want_utf8 = Text in UTF-8
want_game-end = das Ende der Partie nach ihrem Ergebnis
want_game-tag = ein Etikett [Game { "\"" }…{ "\"" }]
want_tag = [Name { "\"" }Wert{ "\"" }]
want_tag-name = ein Name aus höchstens { $most } Buchstaben, Ziffern und Unterstrichen, der mit einem Buchstaben beginnt
want_other-tag = ein Etikett ohne eigene Bedeutung
want_backslash = ein umgekehrter Schrägstrich nur als \\ oder vor einem Anführungszeichen als \{ "\"" }
want_quote = ein Anführungszeichen im Wert als \{ "\"" }
want_printable = druckbare Zeichen
want_tag-once = das Etikett { $name } nur einmal
want_result = das Ergebnis, oder * für eine unbeendete Partie
want_as-moves-say = { $result }, wie es die Züge ergeben
want_game-key = der Schlüssel des Spiels
want_rules-text = der Regeltext
want_whole-number = eine ganze Zahl bis { $most }
want_seed-or-position = entweder Seed oder Position
want_won-by = won A { $why } oder won B { $why }, wenn zwei spielen
want_grade-1 = grade 1
want_blank-line = eine Leerzeile
want_key-value = „{ $key }“, ein Leerzeichen und der Wert
want_grade = eine Schwierigkeit von 1 bis { $most }
want_going-on = eine Stellung, in der die Partie weitergeht
