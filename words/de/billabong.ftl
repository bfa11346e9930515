# Billabong, by Eric Solomon.

## The game

about_sentence = Fünf Kängurus pro Team rennen um den See und springen über alle, die im Weg stehen.
about_length = 20 bis 30 Minuten
about_story = Eric Solomon, ein Mathematiker aus London, beschrieb Billabong zuerst 1984 in seinem Buch „Games Programming“, als Spiel, das man einem Computer beibringt. Franjos verlegte es 1994, Amigo 1995, auf kleinerem Brett und mit dem Schiedsrichter; François Haffner übersetzte die Regeln ins Französische. In Australien ist ein Billabong ein tiefes Wasserloch, das bleibt, wenn ein Fluss austrocknet.
about_moves = @c3 zum Setzen, c3-c4 für einen Schritt, c3^c7^g7 für Sprünge von Feld zu Feld, * am Ende, wenn das Känguru ins Ziel kommt, pass, wenn keines ziehen kann.
player_red = Rot
player_blue = Blau
player_yellow = Gelb
player_purple = Lila

## Rules to choose from

players = Wie viele spielen
players_2 = Zu zweit
players_3 = Zu dritt
players_4 = Zu viert
laps = Wie oft um den See
laps_1 = Im Ziel bei der zweiten Überquerung des Bachs.
laps_2 = Im Ziel bei der dritten Überquerung des Bachs.
ghosts = Das Geisterteam: fünf neutrale Kängurus, die nie ziehen (nur zu zweit)
    .random = Ausgelost auf der vom Bach abgewandten Seite; üblich zu zweit.
    .players = Abwechselnd von beiden Seiten gesetzt, vor den eigenen Kängurus.
    .none = Kein Geisterteam; üblich zu dritt und zu viert.

## What the player is asked to do

ask_place = Setze ein Känguru.
ask_place-ghost = Setze ein Känguru des Geisterteams.
ask_choose = Wähle ein Känguru.
ask_go = Wähle, wohin es zieht.
ask_go-on = Halte hier an oder spring weiter.
ask_done = Der Zug ist vollständig.
ask_stuck = Kein Känguru kann ziehen: Du musst passen.
ask_over = Die Partie ist zu Ende.
pass-button = Passen

## Titles of pictures

to-place = { $player } setzt

## What stands on a square

on-square = { $square }, { $what }
square_empty = leer
square_referee = der Schiedsrichter
square_ghost = Geist
kangaroo =
    { $colour ->
        [red] rotes Känguru
        [blue] blaues Känguru
        [yellow] gelbes Känguru
       *[purple] lila Känguru
    }{ $count ->
        [0] { "" }
        [1] , einmal über den Bach
       *[other] , { $count }-mal über den Bach
    }
lake = der See: auf kürzestem Weg ins Ziel

## What is counted beside the board

tally_place = { $count } zu setzen
tally_home = { $home } von { $team } im Ziel
tally_ghosts =
    { $count ->
        [one] { $count } Geist zu setzen
       *[other] { $count } Geister zu setzen
    }
tally_laps =
    { $count ->
        [one] { $count } Runde zu laufen
       *[other] { $count } Runden zu laufen
    }
sketch_home = im Ziel { $count }
sketch_place = zu setzen { $count }

## How a game ends

end_home = Alle fünf Kängurus sind im Ziel.

## Why a move is refused

refused_over = die Partie ist zu Ende: Ein Team hat alle fünf Kängurus im Ziel
refused_place-first = alle Kängurus müssen gesetzt sein, bevor eines zieht
refused_all-placed = alle Kängurus sind gesetzt; jetzt muss eines ziehen
refused_must-move = passen darf nur, wer kein einziges Känguru bewegen kann
refused_not-yours = man zieht nur mit eigenen Kängurus, und dort steht keines
refused_blocked = dieses Känguru sitzt fest: Kein Nachbarfeld ist frei, und es kann über niemanden springen
refused_ghost = die Kängurus des Geisterteams ziehen nie
refused_in-lake = in den See darf ein Känguru erst, wenn es im Ziel ist
refused_taken = das Feld ist schon besetzt: Ein Känguru braucht ein freies
refused_referee = auf dem Startfeld steht bis zum Ende des Zuges der Schiedsrichter
refused_too-far = ein Schritt führt auf eines der acht Nachbarfelder
refused_one-step = ein Känguru macht nur einen Schritt pro Zug
refused_mixed = in einem Zug geht ein Känguru einen Schritt oder es springt, nie beides
refused_not-straight = ein Sprung führt geradlinig eine Reihe, Spalte oder Diagonale entlang
refused_over-lake = ein Sprung darf nicht über den See führen; er darf nur diagonal eine Ecke streifen
refused_crowd = ein Sprung führt nur über ein Känguru, und der Schiedsrichter zählt als eines
refused_nobody = ein Sprung muss über ein Känguru führen
refused_distance = ein Sprung muss ebenso weit hinter dem übersprungenen Känguru landen, wie er davor begann
refused_circle = das Känguru ist in diesem Zug schon dort gelandet: Zurückspringen ändert nichts
refused_no-way-home = der See ist für Kängurus im Ziel, und kein Zug bringt dieses jetzt dorthin
refused_home-ends = der Zug endet, sobald das Känguru im Ziel ist
refused_home-unmarked = der Zug bringt das Känguru ins Ziel, also endet er mit *
refused_not-home = der Zug bringt das Känguru nicht ins Ziel, also endet er nicht mit *

## Setting up a position

tool_red = Rotes Känguru
tool_red-1 = Rot, einmal über den Bach
tool_red-2 = Rot, zweimal über den Bach
tool_blue = Blaues Känguru
tool_blue-1 = Blau, einmal über den Bach
tool_blue-2 = Blau, zweimal über den Bach
tool_yellow = Gelbes Känguru
tool_yellow-1 = Gelb, einmal über den Bach
tool_yellow-2 = Gelb, zweimal über den Bach
tool_purple = Lila Känguru
tool_purple-1 = Lila, einmal über den Bach
tool_purple-2 = Lila, zweimal über den Bach
tool_ghost = Geist
field_beside = Kängurus neben dem Brett
beside_home = Im Ziel
beside_waiting = Noch zu setzen
flaw_ghosts-missing = Alle fünf Geister müssen auf dem Brett stehen.
flaw_ghost-rows = Ausgeloste Geister stehen abseits vom Bach, in den Reihen 9 bis 14.
flaw_ghosts-first = Die fünf Geister werden vor allen Kängurus gesetzt.
flaw_crossed-early = Solange noch Kängurus zu setzen sind, hat keines den Bach überquert.
flaw_in-turn = Kängurus werden reihum gesetzt, Rot zuerst: Die Anzahlen auf dem Brett passen nicht dazu.
flaw_next-to-place = Am Zug muss sein, wer das nächste Känguru zu setzen hat.
flaw_two-home = Nur ein Team kann im Ziel sein: Damit ist die Partie zu Ende.
flaw_after-winner = Ein Team ist im Ziel: Am Zug muss sein, wer danach an der Reihe ist.

## On paper

print_lay = Das Rennen geht im Uhrzeigersinn um den See; der Bach ist Start und Ziel.
print_cut = Schneide die Kängurus paarweise aus, falte sie an der Strichlinie und klebe sie. Startet eines, dreh es um: Goldpunkt oben. Bei zwei Runden bekommt es beim nächsten Überqueren eine Perle. Geister und Schiedsrichter sind einseitig.
lot_red = rote Kängurus
lot_blue = blaue Kängurus
lot_yellow = gelbe Kängurus
lot_purple = lila Kängurus
lot_ghost = Geister
lot_referee = Schiedsrichter

## What is wrong with a text

at_player = wer am Zug ist
at_square = Feld
at_placed = das Feld nach @
at_start = das Startfeld
at_landing = ein Landefeld
want_no-ghosts = none bei { $players } Personen: Ein Geisterteam gibt es nur zu zweit
want_team = { $team }: und fünf Kängurus
want_ghosts = { "N:" } und die neutralen Kängurus
want_five = fünf Kängurus, durch Kommas verbunden
want_five-ghosts = fünf neutrale Kängurus, durch Kommas verbunden
want_no-team = -, denn es gibt kein Geisterteam
want_count =
    { $laps ->
        [1] die Zahl +1 oder keine
       *[other] eine Zahl von +1 bis +{ $laps } oder keine
    }
want_land = ein Feld außerhalb des Sees, g7 bis j8
want_stand = ein Feld a1 bis p14, mit einer Zahl wie +1, * oder { "?" }
want_plain-land = ein Feld außerhalb des Sees, ohne Zahl
want_ghost-rows = ein Feld der Reihen 9 bis 14 mit ghosts=random
want_order = Felder, nach Reihe und dann nach Spalte sortiert, dann *, dann { "?" }
want_one-on-square = ein einziges Känguru auf einem Feld
want_unmoved = weder * noch Zahlen, solange noch ein Känguru zu setzen ist (?)
want_ghosts-placed = kein { "?" }, sobald ein eigenes Känguru gesetzt ist: Geister kommen zuerst
want_in-turn = { $due } von { $total } gesetzt, denn gesetzt wird reihum, A zuerst
want_placer = { $seat }, denn dieser Platz muss setzen
want_after-winner = { $seat }, der Platz nach dem Siegerteam
want_one-winner = ein einziger Sieg: Die Partie endet mit dem ersten Team im Ziel
want_move = @c3 (setzen), c3-c4 (Schritt), c3^c7^g7 (Sprünge), mit * am Ende, wenn es ins Ziel geht, oder pass
want_square = ein Feld a1 bis p14

## Züge in Worten

told_pass = passt
told_place = Känguru auf { $square } gesetzt
told_ghost = Geist auf { $square } gesetzt
told_step = Känguru { $from } geht nach { $to }
told_jump =
    { $jumps ->
        [1] Känguru { $from } springt nach { $to }
       *[other] Känguru { $from } macht { $jumps } Sprünge bis { $to }
    }
told_home = { $way } und ist im Ziel
told_crosses = { $way }, über den Bach
