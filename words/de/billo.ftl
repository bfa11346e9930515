# Billo, by Alberto Glisoni.

## The game

about_sentence = Das Runde steckt im Eckigen: Zusammen sind sie sicher, allein jagen sie und werden gejagt.
about_length = 30 bis 45 Minuten
about_story = Alberto Glisoni hat Billo in Italien erfunden: 1992, sagt die englische Spielregel, die Raul Catalano 2009 schrieb; die französische von Michel Boutin sagt, es sei 1993 erfunden und verlegt worden. Die beiden Fassungen unterscheiden sich, und nach beiden kann man hier spielen.
about_moves = R oder S (rund oder eckig), das Startfeld, dann jeder Schritt: Rc1-c2, Sh1-h2-g3, und x zum Schlagen: Sa1-a2xa3.
player_red = Rot
player_black = Schwarz

## Rules to choose from

preset_catalano = Die englische Fassung von Raul Catalano: strenger Schlagzwang mit Vorrangregeln.
preset_boutin = Die französische Fassung von Michel Boutin: Versäumtes Schlagen wird reklamiert, Billos schlagen nur Billos.
capture = Der Schlagzwang
    .strict = Wer schlagen kann, muss.
    .claim = Ein versäumter Schlag darf vom Gegenüber reklamiert werden und ist dann zu spielen.
priority = Die Wahl zwischen Schlagzügen
    .on = Erst die meisten Steine, dann die meisten Billos, dann mit einem Billo.
    .off = Jeder Schlagzug genügt und darf vorzeitig enden.
glide = Wo ein Zug über eigene Steine endet
    .own = Auf einem der eigenen Steine.
    .empty = Auf einem eigenen Stein oder einen Schritt weiter auf einem leeren Feld.
prey = Was ein Billo schlägt (ein Bauer schlägt nur Bauern)
    .any = Bauern und Billos.
    .equal = Nur Billos.
draws = Endspiele, die kaum zu gewinnen sind
    .on = Sind unentschieden, sobald die Seite am Zug nicht schlagen kann.
    .off = Werden weitergespielt.

## What the player is asked to do

ask_choose = Wähle einen Stein.
ask_choose-or-claim = Wähle einen Stein oder reklamiere den versäumten Schlag.
ask_go = Wähle, wohin er zieht.
ask_go-on = Halte hier an oder zieh weiter.
ask_claimed = Reklamiere den versäumten Schlag.
ask_over = Die Partie ist zu Ende.
claim-button = Versäumten Schlag reklamieren

## Titles of pictures

has-to-capture = { $player } muss schlagen

## What stands on a square

on-square = { $square }, { $what }
square_empty = leer
piece_red-round-pawn = roter runder Bauer
piece_red-square-pawn = roter eckiger Bauer
piece_red-round-billo = roter runder Billo
piece_red-square-billo = roter eckiger Billo
piece_red-super-pawn = roter Superbauer
piece_red-super-billo = roter Superbillo
piece_red-billo-in-pawn = roter runder Billo in eckigem Bauern
piece_red-pawn-in-billo = roter runder Bauer in eckigem Billo
piece_black-round-pawn = schwarzer runder Bauer
piece_black-square-pawn = schwarzer eckiger Bauer
piece_black-round-billo = schwarzer runder Billo
piece_black-square-billo = schwarzer eckiger Billo
piece_black-super-pawn = schwarzer Superbauer
piece_black-super-billo = schwarzer Superbillo
piece_black-billo-in-pawn = schwarzer runder Billo in eckigem Bauern
piece_black-pawn-in-billo = schwarzer runder Bauer in eckigem Billo

## What is counted beside the board

tally =
    { $pawns ->
        [one] { $pawns } Bauer
       *[other] { $pawns } Bauern
    }{ $billos ->
        [0] { "" }
        [one] , { $billos } Billo
       *[other] , { $billos } Billos
    }{ $taken ->
        [0] { "" }
        [one] { " " }· hat { $taken } geschlagen
       *[other] { " " }· hat { $taken } geschlagen
    }

## How a game ends

end_no-pieces = Die Gegenseite hat keinen Stein mehr.
end_blocked = Die Gegenseite kann nicht ziehen.
end_one-shape = Alle Steine haben dieselbe Form.
end_opposite-billos = Eine Seite hat nur runde Billos, die andere nur eckige.
end_two-billos-each = Jede Seite hat einen runden und einen eckigen Billo.

## Why a move is refused

refused_over = die Partie ist zu Ende
refused_nothing-to-claim = reklamiert wird nur ein Zug, der nicht schlug, wie er sollte, und der letzte Zug war kein solcher
refused_no-piece = wer am Zug ist, hat dort keinen solchen Stein
refused_not-yours = die Steine dort gehören der anderen Seite
refused_pawn-step = ein Bauer zieht auf eines der drei Felder vor ihm
refused_billo-step = ein Billo zieht auf eines der acht Felder um ihn herum
refused_far-row = ein Bauer, der die letzte Reihe erreicht, bleibt dort sofort stehen
refused_composite = ein Paar kann weder betreten noch überquert noch geschlagen werden
refused_same-shape = auf das Feld eines Steins darf kein anderer derselben Form, gleich welcher Farbe
refused_pawn-prey = ein Bauer schlägt nur Bauern, niemals einen Billo
refused_billo-prey = nach diesen Regeln schlägt ein Billo nur Billos
refused_write-x = dieser Schritt schlägt einen gegnerischen Stein: Schreib ihn mit x
refused_nothing-to-take = auf diesem Feld ist kein gegnerischer Stein zu schlagen: Schreib den Schritt mit -
refused_empty-ends = ein Schritt auf ein leeres Feld beendet den Zug
refused_empty-after-capture = ein Zug, der schlägt, führt nur über Steine und nie auf ein leeres Feld
refused_glide = nach diesen Regeln endet ein Zug über eigene Steine auf einem von ihnen
refused_no-effect = ein Zug, der endet, wo er begann, und nichts schlägt, ist kein Zug
refused_circle = der Stein war schon dort: Zurückgehen ändert nichts
refused_several-ways = mehrere Züge enden dort: Geh Schritt für Schritt
refused_must-capture = es kann geschlagen werden, also muss der Zug schlagen
refused_more-pieces = ein anderer Schlagzug schlägt mehr Steine und ist Pflicht
refused_more-billos = ein anderer Schlagzug mit ebenso vielen Steinen schlägt mehr Billos und ist Pflicht
refused_with-billo = ein Billo kann ebenso viel schlagen und hat Vorrang vor einem Bauern

## Setting up a position

tool_red-round-pawn = Roter runder Bauer
tool_red-square-pawn = Roter eckiger Bauer
tool_red-round-billo = Roter runder Billo
tool_red-square-billo = Roter eckiger Billo
tool_black-round-pawn = Schwarzer runder Bauer
tool_black-square-pawn = Schwarzer eckiger Bauer
tool_black-round-billo = Schwarzer runder Billo
tool_black-square-billo = Schwarzer eckiger Billo
flaw_no-piece = Auf dem Brett ist kein Stein.
flaw_too-many = Eine Seite hat höchstens acht runde und acht eckige Steine.
flaw_far-row = Ein Bauer kann nicht auf seiner letzten Reihe stehen: Dort wird er zum Billo.

## On paper

print_lay = Rot sitzt an Reihe 1, Schwarz an Reihe 8. Beide beginnen mit acht Runden in acht Eckigen auf ihrer Grundreihe.
print_cut = Klebe das Blatt vor dem Schneiden auf Karton. Schneide die Eckigen innen aus oder lege Runde nur darauf. Wird ein Bauer zum Billo, tausche ihn aus: Billos haben eine Goldlinie. Rote Steine haben eine Linie, schwarze Punkte.
lot_rs = rote eckige Bauern
lot_rr = rote runde Bauern
lot_rq = rote eckige Billos
lot_ro = rote runde Billos
lot_bs = schwarze eckige Bauern
lot_br = schwarze runde Bauern
lot_bq = schwarze eckige Billos
lot_bo = schwarze runde Billos

## What is wrong with a text

at_rows = Reihen
at_turn = am Zug
at_claim = Reklamation
at_row = { $place }, Reihe { $number }
at_square = Feld
at_start = Startfeld
at_some-step = Schritt
at_step = Schritt { $number }
want_rows = 8 Reihen, durch / verbunden
want_squares = 8 Felder
want_run = aufeinanderfolgende leere Felder in einer Ziffer
want_letters = R S C O Q X Y Z für Rot, r s c o q x y z für Schwarz oder 1 bis 8 für leere Felder
want_some-piece = mindestens ein Stein
want_few =
    höchstens 8 { $colour ->
        [red] rote
       *[black] schwarze
    } { $shape ->
        [round] runde
       *[square] eckige
    } Steine, nicht { $count }
want_crowned =
    kein { $colour ->
        [red] roter
       *[black] schwarzer
    } { $shape ->
        [round] runder
       *[square] eckiger
    } Bauer auf seiner letzten Reihe, wo er ein Billo ist
want_claim = -, { "?" } mit den Reihen vor dem letzten Zug, oder { "!" }
want_no-claim = -, denn mit capture=strict wird nichts reklamiert
want_made-claim = ! nur, wo ein Zug gegen den Schlagzwang verstoßen kann
want_mark-alone = ! allein
want_led-here = Reihen, von denen ein Zug gegen den Schlagzwang zu diesem Brett führt
want_move = R oder S, ein Feld und Schritte, etwa Rc1-c2 oder Sa1xa2, oder claim
want_square = a1 bis h8
want_step = - oder x und ein Feld a1 bis h8

## Züge in Worten

told_round-pawn = runder Bauer
told_square-pawn = eckiger Bauer
told_round-billo = runder Billo
told_square-billo = eckiger Billo
told_walk = { $piece } { $from } nach { $to }
told_circle = { $piece } { $from } und zurück
told_takes = { $way }, schlägt { $squares }
told_crowned = { $way }, wird ein Billo
told_claim = reklamiert den versäumten Schlag
