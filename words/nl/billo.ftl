# Billo, van Alberto Glisoni.

## Het spel

about_sentence = Rondjes passen in holle vierkanten: samen zijn ze veilig, alleen zijn ze jager én prooi.
about_length = 30 tot 45 minuten
about_story = Alberto Glisoni maakte Billo in Italië: in 1992 volgens de Engelse spelregels, die Raul Catalano in 2009 schreef; volgens de Franse van Michel Boutin werd het in 1993 bedacht en uitgegeven. De twee verschillen, en je kunt hier volgens allebei spelen.
about_moves = R of S (rondje of vierkant), het startveld, dan elke stap: Rc1-c2, Sh1-h2-g3, en x om te slaan: Sa1-a2xa3.
player_red = Rood
player_black = Zwart

## Regels om te kiezen

preset_catalano = Het Engelse regelblad van Raul Catalano: strikte slagplicht met voorrangsregels.
preset_boutin = Het Franse regelblad van Michel Boutin: gemiste slagen worden opgeëist, Billo’s slaan alleen Billo’s.
capture = De slagplicht
    .strict = Wie kan slaan, moet slaan.
    .claim = De tegenstander mag een gemiste slag opeisen en alsnog laten spelen.
priority = De keuze tussen slagen
    .on = De meeste stukken eerst, dan de meeste Billo’s, dan met een Billo.
    .off = Elke slag is goed, ook als je eerder stopt.
glide = Waar een zet over eigen stukken eindigt
    .own = Op een van de eigen stukken.
    .empty = Op een eigen stuk, of één stap verder op een leeg veld.
prey = Wat een Billo slaat (een pion slaat alleen pionnen)
    .any = Pionnen en Billo’s.
    .equal = Alleen Billo’s.
draws = Eindspelen die nauwelijks te winnen zijn
    .on = Zijn remise, zodra de speler aan zet niet kan slaan.
    .off = Worden uitgespeeld.

## Wat de speler moet doen

ask_choose = Kies een stuk.
ask_choose-or-claim = Kies een stuk, of eis de gemiste slag op.
ask_go = Kies waar het heen gaat.
ask_go-on = Stop hier of ga verder.
ask_claimed = Eis de gemiste slag op.
ask_over = De partij is afgelopen.
claim-button = Gemiste slag opeisen

## Titels van afbeeldingen

has-to-capture = { $player } moet slaan

## Wat er op een veld staat

on-square = { $square }, { $what }
square_empty = leeg
piece_red-round-pawn = rode ronde pion
piece_red-square-pawn = rode vierkante pion
piece_red-round-billo = rode ronde Billo
piece_red-square-billo = rode vierkante Billo
piece_red-super-pawn = rode superpion
piece_red-super-billo = rode super-Billo
piece_red-billo-in-pawn = rode ronde Billo in een vierkante pion
piece_red-pawn-in-billo = rode ronde pion in een vierkante Billo
piece_black-round-pawn = zwarte ronde pion
piece_black-square-pawn = zwarte vierkante pion
piece_black-round-billo = zwarte ronde Billo
piece_black-square-billo = zwarte vierkante Billo
piece_black-super-pawn = zwarte superpion
piece_black-super-billo = zwarte super-Billo
piece_black-billo-in-pawn = zwarte ronde Billo in een vierkante pion
piece_black-pawn-in-billo = zwarte ronde pion in een vierkante Billo

## Wat naast het bord wordt geteld

tally =
    { $pawns ->
        [one] { $pawns } pion
       *[other] { $pawns } pionnen
    }{ $billos ->
        [0] { "" }
        [one] , { $billos } Billo
       *[other] , { $billos } Billo’s
    }{ $taken ->
        [0] { "" }
        [one] { " " }· heeft er { $taken } geslagen
       *[other] { " " }· heeft er { $taken } geslagen
    }

## Hoe een partij eindigt

end_no-pieces = De verliezer heeft geen stuk meer.
end_blocked = De verliezer kan niet zetten.
end_one-shape = Alle stukken hebben dezelfde vorm.
end_opposite-billos = De een heeft alleen ronde Billo’s, de ander alleen vierkante.
end_two-billos-each = Beide kleuren hebben één ronde en één vierkante Billo.

## Waarom een zet wordt geweigerd

refused_over = de partij is afgelopen
refused_nothing-to-claim = opeisen kan alleen na een zet die niet sloeg zoals het moest, en dat was de laatste zet niet
refused_no-piece = de speler aan zet heeft daar niet zo’n stuk
refused_not-yours = de stukken daar zijn van de tegenstander
refused_pawn-step = een pion stapt naar een van de drie velden voor zich
refused_billo-step = een Billo stapt naar een van de acht velden om zich heen
refused_far-row = een pion die de laatste rij bereikt, stopt daar meteen
refused_composite = een paar kun je niet betreden, niet passeren en niet slaan
refused_same-shape = waar een stuk staat, mag geen ander van dezelfde vorm komen, welke kleur het ook heeft
refused_pawn-prey = een pion slaat alleen pionnen, nooit een Billo
refused_billo-prey = volgens deze regels slaat een Billo alleen Billo’s
refused_write-x = deze stap slaat een vijandelijk stuk: schrijf hem met x
refused_nothing-to-take = op dat veld staat geen vijandelijk stuk om te slaan: schrijf de stap met -
refused_empty-ends = een stap naar een leeg veld beëindigt de zet
refused_empty-after-capture = een zet die slaat, gaat alleen over stukken en nooit naar een leeg veld
refused_glide = volgens deze regels eindigt een zet over eigen stukken op een van die stukken
refused_no-effect = een zet die eindigt waar hij begon en niets slaat, is geen zet
refused_circle = het stuk is daar al geweest: teruggaan verandert niets
refused_several-ways = daar eindigen meerdere zetten: ga stap voor stap
refused_must-capture = er kan geslagen worden, dus je moet slaan
refused_more-pieces = een andere slag levert meer stukken op en is verplicht
refused_more-billos = een andere slag van evenveel stukken levert meer Billo’s op en is verplicht
refused_with-billo = een Billo kan evenveel slaan en heeft voorrang op een pion

## Een stelling opzetten

tool_red-round-pawn = Rode ronde pion
tool_red-square-pawn = Rode vierkante pion
tool_red-round-billo = Rode ronde Billo
tool_red-square-billo = Rode vierkante Billo
tool_black-round-pawn = Zwarte ronde pion
tool_black-square-pawn = Zwarte vierkante pion
tool_black-round-billo = Zwarte ronde Billo
tool_black-square-billo = Zwarte vierkante Billo
flaw_no-piece = Er staat geen stuk op het bord.
flaw_too-many = Een kleur heeft hoogstens acht ronde en acht vierkante stukken.
flaw_far-row = Een pion kan niet op zijn laatste rij staan: daar wordt hij een Billo.

## Op papier

print_lay = Rood zit bij rij 1, Zwart bij rij 8. Ieder begint met acht rondjes in acht vierkanten op de eigen thuisrij.
print_cut = Plak het vel op karton voor je knipt. Snijd de gaten uit de vierkanten, of leg een rondje gewoon op zijn vierkant. Een pion die Billo wordt, ruil je voor een Billo, met gouden lijn. Rode stukken hebben een dunne lijn, zwarte stippen.
lot_rs = rode vierkante pionnen
lot_rr = rode ronde pionnen
lot_rq = rode vierkante Billo’s
lot_ro = rode ronde Billo’s
lot_bs = zwarte vierkante pionnen
lot_br = zwarte ronde pionnen
lot_bq = zwarte vierkante Billo’s
lot_bo = zwarte ronde Billo’s

## Wat er mis is met een tekst

at_rows = rijen
at_turn = beurt
at_claim = opeising
at_row = { $place }, rij { $number }
at_square = veld
at_start = startveld
at_some-step = stap
at_step = stap { $number }
want_rows = 8 rijen, gescheiden door /
want_squares = 8 velden
want_run = een reeks lege velden in één cijfer
want_letters = R S C O Q X Y Z voor Rood, r s c o q x y z voor Zwart, of 1 t/m 8 voor lege velden
want_some-piece = minstens één stuk
want_few =
    hoogstens 8 { $colour ->
        [red] rode
       *[black] zwarte
    } { $shape ->
        [round] ronde
       *[square] vierkante
    } stukken, niet { $count }
want_crowned =
    geen { $colour ->
        [red] rode
       *[black] zwarte
    } { $shape ->
        [round] ronde
       *[square] vierkante
    } pion op zijn laatste rij, waar hij een Billo is
want_claim = -, { "?" } met de rijen van voor de laatste zet, of { "!" }
want_no-claim = - want met capture=strict wordt niets opgeëist
want_made-claim = ! alleen waar een zet de slagplicht kan schenden
want_mark-alone = ! alleen
want_led-here = rijen vanwaar een zet die de slagplicht schendt naar dit bord leidt
want_move = R of S, een veld en stappen, zoals Rc1-c2 of Sa1xa2, of claim
want_square = a1 t/m h8
want_step = - of x en een veld a1 t/m h8

## Zetten in woorden

told_round-pawn = ronde pion
told_square-pawn = vierkante pion
told_round-billo = ronde Billo
told_square-billo = vierkante Billo
told_walk = { $piece } { $from } naar { $to }
told_circle = { $piece } { $from } en terug
told_takes = { $way }, slaat { $squares }
told_crowned = { $way }, wordt een Billo
told_claim = eist de gemiste slag op
