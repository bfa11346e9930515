## The game

about_sentence = Solitär zu zweit: Die eine Seite springt mit den Kugeln, die andere schiebt das Brett darunter auseinander.
about_length = 20 bis 30 Minuten
about_story = Kris Burm hat aus dem alten Solitär ein Duell gemacht: Einer spielt die Kugeln, der andere bewegt das Brett unter ihnen, und dann wird getauscht. Die Spielregel ist französisch und nennt kein Jahr.
about_moves = -c3 nimmt die erste Kugel weg; c3xc5xe5 springt; A1>2e schiebt eine Kachel zwei Plätze nach Osten (n, e, s, w), A1..B1>2e eine Reihe von zweien; B2x entfernt eine leere Kachel; !3 am Ende sagt drei Sprünge an.

## Players

player_marbles-first = Seite 1
player_trays-first = Seite 2

## Rules to choose

rounds = Die Durchgänge einer Partie
rounds_2 = Zwei Durchgänge mit Rollentausch; das niedrigere Ergebnis gewinnt.
rounds_1 = Ein Durchgang zur Übung; es zählt nur das Ergebnis.
house = Hausregeln
    .on = Es sind keine nötig: Jeder Sprung nimmt eine Kugel weg.
    .off = Es sind keine nötig: Jeder Sprung nimmt eine Kugel weg.

## How a match ends

end_fewer-marbles = Es blieben weniger Kugeln übrig als im anderen Durchgang.
end_equal-scores = In beiden Durchgängen blieben gleich viele Kugeln übrig.
end_no-jump = Kein Sprung ist mehr möglich.

## What the player is asked to do

ask_open = Nimm eine beliebige Kugel weg.
ask_open-second = Durchgang 2, die Rollen sind getauscht. Nimm eine beliebige Kugel weg.
ask_tray = Wähle eine Kachel; sie schiebt die vor ihr liegenden mit.
ask_slide = Wähle, wohin sie rutscht.
ask_slide-or-remove = Wähle, wohin sie rutscht, oder entferne sie.
ask_announce = Sag eine Anzahl Sprünge an oder sag nichts an.
ask_marble = Wähle die Kugel, die springt.
ask_jump = Wähle die Mulde, in die sie springt.
ask_done = Der Zug ist vollständig.
ask_over = Die Partie ist zu Ende.

## Why a move is not legal

refused_over = die Partie ist zu Ende
refused_opening = zu Beginn des Durchgangs nimmt die Kugelseite eine Kugel weg
refused_opened = weggenommen wird eine Kugel nur zu Beginn eines Durchgangs
refused_trays-turn = die Kachelseite ist am Zug
refused_marbles-turn = die Kugelseite ist am Zug und muss springen
refused_no-hole = dort ist keine Mulde: Dieser Platz ist frei
refused_no-marble = dort ist keine Kugel
refused_one-jump = ohne Ansage wird nur ein einziger Sprung gemacht
refused_announced = es werden genau so viele Sprünge gemacht wie angesagt
refused_straight = ein Sprung führt waagerecht oder senkrecht über eine einzige Nachbarkugel in die Mulde gleich dahinter
refused_taken = die Mulde dahinter ist besetzt
refused_nothing-to-jump = da ist keine Kugel zum Überspringen
refused_cannot-jump = diese Kugel hat keine Nachbarkugel mit einer freien Mulde gleich dahinter
refused_no-tray = dort ist keine Kachel
refused_not-empty = nur eine Kachel ohne Kugeln darf entfernt werden
refused_crooked = eine Kachel rutscht in ihrer Reihe oder ihrer Spalte
refused_stuck = diese Kachel hat keinen Platz zum Rutschen, und nur eine Kachel ohne Kugeln darf entfernt werden
refused_one-slide = die Kacheln werden pro Zug nur einmal bewegt, dann ist die Kugelseite am Zug
refused_sideways = eine Reihe von Kacheln rutscht in ihrer Längsrichtung, nie seitwärts
refused_rear-first = eine Reihe wird von hinten nach vorn benannt, in der Richtung, in die sie rutscht
refused_too-far = eine Kachel rutscht bis zu drei Plätze weit, zwei bis zu zwei, drei nur einen
refused_edge = dort endet der Rahmen
refused_blocked = eine andere Kachel ist im Weg
refused_too-many = keine Kugel könnte dann so viele Sprünge am Stück machen

## Beside the board

tally_marbles = spielt mit den Kugeln
tally_trays = schiebt die Kacheln
tally_left =
    { $marbles ->
        [one] ließ { $marbles } Kugel übrig
       *[other] ließ { $marbles } Kugeln übrig
    }
tally_trays-left = { tally_trays }, { tally_left }
tally_on-board =
    { $marbles ->
        [one] noch { $marbles } Kugel
       *[other] noch { $marbles } Kugeln
    }
tally_announced =
    { $jumps ->
        [one] { $jumps } Sprung angesagt
       *[other] { $jumps } Sprünge angesagt
    }
tally_single = einziger Durchgang
tally_first = Durchgang 1 von 2
tally_second = Durchgang 2 von 2
tally_to-beat = { $marbles } zu unterbieten

## The picture

title_opening = die Kugelseite nimmt eine Kugel weg
title_trays = die Kachelseite ist am Zug
title_jump = die Kugelseite springt
title_jumps = die Kugelseite macht { $jumps } Sprünge
card_left = Kugeln übrig
card_single = Durchgang
card_round = Durchgang
card_to-beat = zu unterbieten
balloon_jumps = { $jumps }!
balloon_in-a-row = Sprünge am Stück
control_announce = { $jumps } Sprünge ansagen
control_remove = Kachel entfernen
label_free = { $slot }, freier Platz
label_tray =
    { $marbles ->
        [0] { $slot }, leere Kachel
        [one] { $slot }, Kachel mit einer Kugel
       *[other] { $slot }, Kachel mit { $marbles } Kugeln
    }
label_marble = { $hole }, Kugel
label_hole = { $hole }, leere Mulde

## In the terminal

status_left = Kugeln übrig: { $marbles }
status_to-beat = zu unterbieten: { $marbles }
status_announced = angesagt: { $jumps } Sprünge!

## Setting up a position

tool_tray = Kachel
tool_marble = Kugel
field_to-do = Zu tun
field_opening = Die erste Kugel wegnehmen
field_trays = Die Kacheln schieben
field_jump = Springen
field_jumps = Angesagte Sprünge: { $jumps }
field_over = Nichts, es ist zu Ende
field_round = Durchgang
field_first = Durchgang 1
field_second = Durchgang 2, zu unterbieten: { $marbles }
flaw_not-opening = Die erste Kugel wird von zwölf vollen Kacheln genommen, und die vier Ecken sind frei.
flaw_so-many-trays = Es gibt eine bis zwölf Kacheln.
flaw_so-many-marbles = Es gibt 1 bis 47 Kugeln, sobald die erste weggenommen ist.
flaw_no-jump = Keine Kugel kann springen.
flaw_fewer-jumps = Keine Kugel kann so oft springen.
flaw_jumps-left = Es ist nicht zu Ende: Eine Kugel kann springen.
flaw_round-left = Es ist nicht zu Ende: Nach Durchgang 1 kommt Durchgang 2.

## On paper

print_lay = Zwölf Kacheln liegen im Rahmen, vier Kugeln auf jeder; die vier Ecken sind frei. Schiebe die Kacheln von Platz zu Platz.
print_cut = Klebe das Blatt vor dem Schneiden auf Karton. Perlen, Bohnen oder kleine Münzen können die Scheiben ersetzen; die Kacheln braucht man.
lot_tray = Kacheln
lot_marble = Kugeln

## Where a text is wrong

at_rows = Zeilen
at_to-move = am Zug
at_match = Partie
at_announcement = Ansage
at_row = Reihe
at_step = Verschiebung
at_hole = Mulde
at_slot = Platz

## What was expected there

want_rows = vier Zeilen von Plätzen, durch / verbunden
want_slots = vier Plätze in jeder Zeile
want_content = . für einen freien Platz oder eine Ziffer 0 bis 9, a bis f
want_turn = o, t, m, m!2 bis m!16 oder end
want_jumps = eine Zahl von 2 bis 16 Sprüngen nach dem { "!" }
want_score = ein Ergebnis von 1 bis 47
want_one-round = 1, wegen rounds=1
want_round = 1, oder 2:<Ergebnis> in Durchgang 2
want_one-score = 1:<Ergebnis> am Ende, wegen rounds=1
want_two-scores = 2:<Ergebnis>:<Ergebnis> am Ende
want_start = .ff./ffff/ffff/.ff., denn gleich beginnt ein Durchgang
want_trays = 1 bis 12 Kacheln
want_marbles = 1 bis 47 Kugeln nach der Eröffnung
want_no-jump = t oder end, denn keine Kugel kann springen
want_one-jump = m, denn keine Kugel kann mehr als einmal springen
want_most-jumps = m, oder höchstens { $most }, denn keine Kugel kann öfter springen
want_a-jump = t oder m, denn eine Kugel kann springen
want_last-score = { $marbles } als letztes Ergebnis, die Kugeln auf dem Brett
want_move = -c3, c3xc5, A1>2e, A1..B1>2e oder B2x, diese drei mit !3 als Ansage
want_row = zwei verschiedene Plätze, hinten und vorn
want_step = 1, 2 oder 3 Plätze und n, e, s oder w
want_hole = eine Mulde von a1 bis h8
want_slot = ein Platz von A1 bis D4

## Züge in Worten

told_opening = Kugel { $hole } weggenommen
told_jump =
    { $jumps ->
        [1] Kugel { $from } springt nach { $to }
       *[other] Kugel { $from } macht { $jumps } Sprünge bis { $to }
    }
told_tray = Kachel { $from } rutscht nach { $to }
told_trays = Kacheln { $from } rutschen nach { $to }
told_removed = Kachel { $tray } entfernt
told_announced = { $what }, { $jumps } Sprünge angesagt
