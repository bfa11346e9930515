# Sheets of paper: board, pieces to cut out, rules.

board = Brett
pieces = Zum Ausschneiden
rules = Regeln
by = von { $author }
sheet = { $game }, Blatt { $number } von { $count }
sheet-title = { $game }, Blatt { $number } von { $count } ({ $kind ->
    [board] Brett
    [pieces] zum Ausschneiden
   *[rules] Regeln
})
ruler = Mit 100 % drucken: Dieses Lineal misst 50 mm.
halves = Zwei Hälften: Schneide die rechte an ihrem linken Rand ab und klebe sie auf den Streifen der linken, bis zur gestrichelten Linie.
glue-here = hier kleben
marked = Ein Strich am Rand zeigt, was die Spielregel offenlässt und wir entschieden haben.
lot = { $count } { $name }
lot-spare = { $count } { $name } und { $spare } als Ersatz
