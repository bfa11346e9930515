# Wat elke tafel zegt, welk spel er ook op ligt.

## Aan tafel

touched = Aanraken is zetten.
wait = Je bent niet aan de beurt.
resigned = De verliezer heeft opgegeven.
time = De tijd van de verliezer is om.
agreed = De spelers zijn remise overeengekomen.

## Wat de computer van een stelling vindt

worth-nearly-won = bijna gewonnen
worth-nearly-lost = bijna verloren
win = winst
win-in = winst in { $turns }
win-by = winst met { $margin }
win-by-in = winst met { $margin } in { $turns }
loss = verlies
loss-in = verlies in { $turns }
loss-by = verlies met { $margin }
loss-by-in = verlies met { $margin } in { $turns }
good-move = Een goede zet: { $move }
good-move-worth = Een goede zet: { $move } ({ $worth })
least-bad = Het minst slechte: { $move } ({ $worth })

## Wat er mis is met bestanden en teksten

record-error = partij { $game }, regel { $line }: { $fault }
puzzle-error = regel { $line }: { $fault }
line-error_over = zet { $number }, { $move }, komt na het einde van de partij ({ $outcome })
line-error_unreadable = zet { $number }, { $move }, is onleesbaar: { $error }
line-error_illegal = zet { $number }, { $move }, is niet toegestaan: { $why }
over = de partij is afgelopen ({ $outcome }), er kan geen zet meer volgen
forfeit_over = de partij is afgelopen ({ $outcome }), niemand kan opgeven
forfeit_many = opgeven kan alleen met twee aan tafel, niet met { $players }
forfeit_nobody = op plaats { $seat } zit niemand die kan opgeven, alleen op A en B
found_bytes = { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
}
found_games = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}
at_game = spel
at_player = speler
at_players = spelers
at_player-seat = speler { $seat }
at_first-move = eerste zet
at_table = tafel
at_clock = klok
at_reason = reden
at_strength = sterkte
at_level = niveau
at_value = waarde
at_file = bestand
at_line = regel
at_puzzle = puzzel
at_grade = moeilijkheidsgraad
at_title = titel
at_date = datum
at_tag = label
at_tag-name = label { $name }
at_remark = opmerking
at_variation = variant
at_move-number = zetnummer
at_mark = teken
at_result = uitslag
at_after = na { $what }
want_bytes = hoogstens { $bytes } bytes
want_one-game = één partij
want_first-move = chosen, lot of turns
want_table = spelers, touch of free, wie begint, een getal, dan een partij
want_touch = touch of free
want_number = een getal
want_clock = live:MILLISECONDEN+MILLISECONDEN of move:MILLISECONDEN
want_millis = milliseconden voor twee tot vier plaatsen
want_reason = resigned, time of agreed
want_strength = random, level:1 t/m level:8, nodes:N, depth:N of time:MILLISECONDEN, of een van { $algorithms } met een grens, zoals uct:time=100
want_monte-carlo = { $algorithm }:nodes=N of { $algorithm }:time=MILLISECONDEN
want_player = human, { $strength }
want_level = een niveau van 1 t/m 8
want_score = +1.25, -0.50, win in 3, loss by 7 in 12 of iets dergelijks
want_seats = alleen de spelers A t/m { $last }
want_name = een naam van 1 t/m { $most } afdrukbare tekens
want_date = een datum als JJJJ-MM-DD
want_house = { $house }=on, want de partijen van een match moeten eindigen
want_winner = regels waarmee iemand kan winnen, want de partijen van een match worden geteld
want_a-player-each = { $seats }, één voor elke plaats
want_remark = 1 t/m { $most } afdrukbare tekens
want_move = een zet
want_number-and-move = { $number } en een zet
want_number-before = { $number } voor de volgende zet
want_variation-end = een ) aan het einde
want_other-move = een andere zet dan de eerdere
want_move-before = een zet ervoor
want_open-before = een ( ervoor
want_brace-before = een { "{" } ervoor
want_one-remark = maar één opmerking
want_remark-first = de opmerking voor de varianten van de zet
want_remark-words = een paar woorden tussen de accolades
want_escape = \\, \{ "{" } of \{ "}" }
want_brace-end = een { "}" } aan het einde, en \{ "{" } voor een accolade binnenin
want_mark = { $marks } of $0 t/m $255
want_utf8 = tekst in UTF-8
want_game-end = het einde van de partij na de uitslag
want_game-tag = een label [Game { "\"" }…{ "\"" }]
want_tag = [Naam { "\"" }waarde{ "\"" }]
want_tag-name = een naam van hoogstens { $most } letters, cijfers en liggende streepjes die met een letter begint
want_other-tag = een label zonder eigen betekenis
want_backslash = een backslash alleen als \\ of voor een aanhalingsteken, \{ "\"" }
want_quote = een aanhalingsteken in de waarde als \{ "\"" }
want_printable = afdrukbare tekens
want_tag-once = het label { $name } maar één keer
want_result = de uitslag, of * voor een onvoltooide partij
want_as-moves-say = { $result }, zoals uit de zetten volgt
want_game-key = de sleutel van het spel
want_rules-text = de tekst van de regels
want_whole-number = een geheel getal tot en met { $most }
want_seed-or-position = ofwel Seed, ofwel Position
want_won-by = won A { $why } of won B { $why }, met twee spelers
want_grade-1 = grade 1
want_blank-line = een lege regel
want_key-value = “{ $key }”, een spatie en de waarde
want_grade = een moeilijkheidsgraad van 1 t/m { $most }
want_going-on = een stelling waarin de partij doorgaat
