## The game

about_sentence = Das Brett ist aus Stäbchen: Bau es im Spiel um, spring über gegnerische Steine, sperr sie ein.
about_length = 10 bis 20 Minuten
about_story = Christian Jungling braucht dreißig Stäbchen, vierzehn Steine und kein Brett: Gelegt, und umgelegt, wird es im Spiel. Seine Spielregel ist französisch und nennt kein Jahr.
about_moves = Nach Belieben Stäbchen, a0.1>b3.2 oder +c1.1 für das Reservestäbchen, dann der Stein, durch „;“ verbunden: d1.0-u1.1, oder x zum Springen: u1.0xd1.0-u1.1.

## Players

player_white = Weiß
player_black = Schwarz

## Rules to choose

preset_sheet = Das Regelblatt von Christian Jungling: Schwarz darf schon im ersten Zug eingesperrt werden.
firstlock = Ein erster Zug, der Schwarz einsperrt
    .barred = Weiß darf nicht schon mit dem allerersten Zug gewinnen.
    .allowed = Wie auf dem Regelblatt: Es gibt vier solche Züge.

## How a game ends

end_no-pawns = Die Gegenseite hat keinen Stein mehr.
end_locked = Die Gegenseite kann keinen Stein ziehen.

## What the player is asked to do

ask_choose = Nimm ein Stäbchen oder wähle einen Stein.
ask_another = Nimm noch ein Stäbchen.
ask_put = Wähle, wohin du es legst.
ask_side = Wähle die Seite, auf der der Stein bleibt.
ask_first-side = Zwei Zellen sind geteilt. Stell einen Stein in eine der angebotenen Zellen, dann den anderen.
ask_other-side = Wähle die Seite, auf der der andere Stein bleibt.
ask_pawn = Wähle einen Stein.
ask_go = Wähle eine leere Zelle oder einen gegnerischen Stein zum Überspringen.
ask_land = Wähle, wo der Sprung endet.
ask_go-on = Halte hier an oder spring weiter.
ask_done = Der Zug ist vollständig.
ask_over = Die Partie ist zu Ende.

## Why a turn is not legal

refused_over = die Partie ist zu Ende
refused_too-many-sticks = pro Zug werden höchstens zwei Stäbchen bewegt, das Reservestäbchen mitgezählt
refused_same-stick = die beiden Stäbchen eines Zuges sind zwei verschiedene
refused_no-spare = es gibt kein Reservestäbchen mehr
refused_one-spare = es gibt nur ein Reservestäbchen
refused_no-stick = an dieser Stelle ist kein Stäbchen zu nehmen
refused_not-moved = ein Stäbchen, das an seinen Platz zurückgelegt wird, ist nicht bewegt worden
refused_contact = dieses Stäbchen hat Kontakt mit einem gegnerischen Stein, denn es ist eine Seite seiner Zelle: Es muss liegen bleiben
refused_no-place = wohin dieses Stäbchen auch käme, der Plan wäre nicht gültig oder keiner deiner Steine könnte ziehen
refused_put-first = erst muss das Stäbchen in der Hand an eine der gezeigten Stellen
refused_sticks-first = Stäbchen werden vor den Steinen bewegt
refused_enemy-cell = in Zellen gegnerischer Steine werden keine Stäbchen gelegt
refused_place-taken = dort liegt schon ein Stäbchen
refused_loose = jedes Stäbchen muss Seite einer Zelle sein
refused_apart = der Plan muss in einem Stück bleiben
refused_corner = kein Teil des Plans darf nur an einem einzigen Punkt hängen
refused_no-cell = einer deiner Steine hätte keine Zelle mehr
refused_crowded = zwei Steine wären in einer Zelle
refused_choose-side = ein Stäbchen teilt die Zelle eines deiner Steine: Sag, auf welcher Seite er bleibt (mit @ geschrieben)
refused_no-choice = eine Seite wählst du (mit @ geschrieben) nur für einen eigenen Stein, dessen Zelle geteilt wird
refused_not-a-side = ein Stein bleibt in einer neuen Zelle, die mit seiner alten ein Dreieck gemeinsam hat
refused_unknown-cell = keine Zelle heißt so: Eine Zelle heißt nach ihrem kleinsten Dreieck, und zwar im Plan nach dem Bewegen der Stäbchen
refused_no-move = auf diesem Plan könnte keiner deiner Steine ziehen
refused_no-pawn = in dieser Zelle ist keiner deiner Steine
refused_pawn-stuck = so wie die Stäbchen liegen, sitzt dieser Stein fest: Keine Nachbarzelle ist leer, und kein gegnerischer Stein kann übersprungen werden
refused_not-neighbour = ein Stein zieht in eine Zelle, die mit seiner ein Stäbchen gemeinsam hat
refused_cell-taken = die Zelle, in die gezogen oder gesprungen wird, ist nicht leer
refused_jump-far = die übersprungene Zelle muss mit der Zelle davor und mit der danach je ein Stäbchen gemeinsam haben
refused_no-prey = in der übersprungenen Zelle ist kein gegnerischer Stein
refused_no-landing = neben diesem gegnerischen Stein gibt es keine leere Zelle zum Landen
refused_jump-back = ein Sprung darf nicht in der Zelle enden, die der Stein gerade verlassen hat
refused_first-lock = nach diesen Regeln darf der allererste Zug von Weiß Schwarz nicht ohne erlaubten Zug lassen

## Beside the table

tally_pawns =
    { $pawns ->
        [one] { $pawns } Stein
       *[other] { $pawns } Steine
    }
tally_pawns-taken = { tally_pawns } · hat { $taken } geschlagen
tally_spare = ein Reservestäbchen
tally_no-spare = kein Reservestäbchen

## The picture

label_white-pawn = Zelle { $cell }, weißer Stein
label_black-pawn = Zelle { $cell }, schwarzer Stein
label_empty-cell = Zelle { $cell }, leer
label_stick = Stäbchen { $stick }
label_place = Stelle { $place }
label_spare = Reservestäbchen

## In the terminal

legend = Stäbchen bei 0.0: a0.0 nach rechts, b0.0 nach rechts oben, c0.0 gegenüber von 0.0.

## Setting up a position

tool_stick = Stäbchen
tool_white-pawn = Weißer Stein
tool_black-pawn = Schwarzer Stein
flaw_so-many-sticks = 29 Stäbchen bilden den Plan, oder alle 30, wenn das Reservestäbchen gespielt ist.
flaw_no-pawn = Im Plan ist kein Stein.
flaw_not-in-cell = Ein Stein steht außerhalb aller Zellen.
flaw_crowded = Zwei Steine stehen in einer Zelle.

## On paper

print_lay = Dies ist kein Brett, sondern der Anfang in wahrer Größe: Lege 29 Stäbchen und die Steine darauf, ein Stäbchen daneben, dann zieh das Blatt weg, oder baue gleich auf dem Tisch.
print_cut = Klebe das Blatt vor dem Schneiden auf Karton. Ein Stäbchen ist so lang wie eine Dreiecksseite, und sechs treffen sich in einem Punkt. Streichhölzer können die Stäbchen ersetzen, Münzen oder Knöpfe die Steine.
lot_stick = Stäbchen
lot_white = weiße Steine
lot_black = schwarze Steine

## Where a text is wrong

at_sticks = Stäbchen
at_white = Weiß
at_black = Schwarz
at_spare = Reserve
at_turn = am Zug
at_white-and-black = Weiß und Schwarz
at_pawn = Stein
at_stick = Stäbchen
at_cell = Zelle

## What was found there, where that is counted

found_sticks = { $count } Stäbchen
found_pawns =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }

## What was expected there

want_spare = 1 oder 0
want_turn = w oder b
want_sticks = { $count }: Mit dem Reservestäbchen sind es 30
want_near-stick = ein Stäbchen wie a1.0, b-2.13 oder c0.0, keine Koordinate jenseits von { $far }
want_sorted-sticks = Stäbchen, nach y, dann x, dann a b c sortiert, keines doppelt
want_sound = ein gültiger Plan: { $rule }
want_most-pawns = höchstens { $most }
want_pawn-cell = das kleinste Dreieck einer Zelle wie u1.0 oder d-2.13, oder { "-" } für keinen Stein
want_one-each = keine zwei Steine in einer Zelle
want_sorted-pawns = Steine, nach y, dann x, dann u vor d sortiert
want_inside = ein Dreieck in einer Zelle
want_smallest = { $triangle }, das kleinste Dreieck dieser Zelle
want_a-pawn = mindestens ein Stein
want_sticks-first = Stäbchen vor der Wahl einer Seite
want_stick-or-side = ein Stäbchen wie a1.0>b2.3 oder +c1.1, oder die Wahl einer Seite wie u1.0@d2.0
want_way = am Ende ein Schritt wie u1.0-d1.0 oder Sprünge wie u1.0xd1.0-u1.1
want_stick = ein Stäbchen wie a1.0 oder c-2.13
want_triangle = ein Dreieck wie u1.0 oder d-2.13

## Züge in Worten

told_stick = Stäbchen { $from } nach { $to }
told_spare = Reservestäbchen nach { $to }
told_side = Stein { $from } bleibt in { $to }
told_step = Stein { $from } nach { $to }
told_jumps =
    { $count ->
        [1] Stein { $from } schlägt einen und landet in { $to }
        [2] Stein { $from } schlägt zwei und landet in { $to }
        [3] Stein { $from } schlägt drei und landet in { $to }
        [4] Stein { $from } schlägt vier und landet in { $to }
        [5] Stein { $from } schlägt fünf und landet in { $to }
        [6] Stein { $from } schlägt sechs und landet in { $to }
       *[other] Stein { $from } schlägt { $count } und landet in { $to }
    }
told_then = { $first }, { $second }
