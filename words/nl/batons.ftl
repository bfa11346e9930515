## Het spel

about_sentence = Het bord bestaat uit stokjes: verbouw het al spelend, spring over vijandelijke pionnen, sluit ze in.
about_length = 10 tot 20 minuten
about_story = Christian Jungling heeft genoeg aan dertig stokjes, veertien pionnen en geen bord: de spelers leggen het, en verleggen het. Zijn spelregels zijn in het Frans en noemen geen jaar.
about_moves = Stokjes als je wilt, a0.1>b3.2 of +c1.1 voor het reservestokje, dan de pion, gescheiden door “;”: d1.0-u1.1, of x om te springen: u1.0xd1.0-u1.1.

## Spelers

player_white = Wit
player_black = Zwart

## Regels om te kiezen

preset_sheet = Het regelblad van Christian Jungling: Zwart kan al door de eerste beurt ingesloten raken.
firstlock = Een eerste beurt die Zwart insluit
    .barred = Wit mag niet meteen met de allereerste beurt winnen.
    .allowed = Zoals op het regelblad: er zijn vier zulke beurten.

## Hoe een partij eindigt

end_no-pawns = De verliezer heeft geen pion meer.
end_locked = De verliezer kan geen pion meer verzetten.

## Wat de speler moet doen

ask_choose = Pak een stokje of kies een pion.
ask_another = Pak nog een stokje.
ask_put = Kies waar je het neerlegt.
ask_side = Kies aan welke kant de pion blijft.
ask_first-side = Er zijn twee vakken gedeeld. Zet één pion in een van de aangeboden vakken, dan de andere.
ask_other-side = Kies aan welke kant de andere pion blijft.
ask_pawn = Kies een pion.
ask_go = Kies een leeg vak, of een vijandelijke pion om over te springen.
ask_land = Kies waar je landt.
ask_go-on = Stop hier of spring verder.
ask_done = De beurt is compleet.
ask_over = De partij is afgelopen.

## Waarom een beurt niet mag

refused_over = de partij is afgelopen
refused_too-many-sticks = per beurt worden hoogstens twee stokjes verlegd, het reservestokje meegeteld
refused_same-stick = de twee stokjes die in een beurt worden verlegd, zijn verschillende stokjes
refused_no-spare = er is geen reservestokje meer
refused_one-spare = er is maar één reservestokje
refused_no-stick = op die plek ligt geen stokje om te pakken
refused_not-moved = een stokje dat wordt teruggelegd waar het lag, is niet verlegd
refused_contact = dit stokje heeft contact met een vijandelijke pion, als zijde van diens vak: het moet blijven liggen
refused_no-place = waar je dit stokje ook legt, het speelveld zou niet geldig zijn of geen van je pionnen zou kunnen bewegen
refused_put-first = het stokje in de hand moet eerst op een van de getoonde plekken worden gelegd
refused_sticks-first = stokjes verleg je voordat je een pion verzet
refused_enemy-cell = in de vakken van vijandelijke pionnen worden geen stokjes gelegd
refused_place-taken = daar ligt al een stokje
refused_loose = elk stokje moet een zijde van een vak zijn
refused_apart = het speelveld moet één geheel blijven
refused_corner = geen deel van het speelveld mag aan een enkel punt vastzitten
refused_no-cell = een van je pionnen zou geen vak meer hebben
refused_crowded = er zouden twee pionnen in één vak staan
refused_choose-side = een stokje deelt het vak van een van je pionnen: zeg aan welke kant die blijft (geschreven met @)
refused_no-choice = je kiest alleen een kant (geschreven met @) voor een eigen pion waarvan het vak gedeeld is
refused_not-a-side = een pion blijft in een nieuw vak dat een driehoek gemeen heeft met het oude
refused_unknown-cell = geen vak heet zo: een vak heet naar zijn kleinste driehoek, zoals het is na het verleggen van de stokjes
refused_no-move = op dit speelveld zou geen van je pionnen kunnen bewegen
refused_no-pawn = in dat vak staat geen pion van jou
refused_pawn-stuck = zoals de stokjes liggen zit deze pion vast: geen buurvak is leeg, en hij kan over geen vijandelijke pion springen
refused_not-neighbour = een pion stapt naar een vak dat een stokje gemeen heeft met zijn eigen vak
refused_cell-taken = het vak waarin je stapt of landt, is niet leeg
refused_jump-far = het vak waar je overheen springt, moet een stokje gemeen hebben met het vak ervoor en het vak erna
refused_no-prey = in het vak waar je overheen springt, staat geen vijandelijke pion
refused_no-landing = naast die vijandelijke pion is geen leeg vak om in te landen
refused_jump-back = een sprong mag niet eindigen in het vak dat net verlaten is
refused_first-lock = volgens deze regels mag Wits allereerste beurt Zwart niet zonder mogelijke beurt laten

## Naast de tafel

tally_pawns =
    { $pawns ->
        [one] { $pawns } pion
       *[other] { $pawns } pionnen
    }
tally_pawns-taken = { tally_pawns } · heeft er { $taken } geslagen
tally_spare = een reservestokje
tally_no-spare = geen reservestokje

## De afbeelding

label_white-pawn = vak { $cell }, witte pion
label_black-pawn = vak { $cell }, zwarte pion
label_empty-cell = vak { $cell }, leeg
label_stick = stokje { $stick }
label_place = plek { $place }
label_spare = reservestokje

## In de terminal

legend = Stokjes bij 0.0: a0.0 naar rechts, b0.0 naar rechtsboven, c0.0 tegenover 0.0.

## Een stelling opzetten

tool_stick = Stokje
tool_white-pawn = Witte pion
tool_black-pawn = Zwarte pion
flaw_so-many-sticks = Het speelveld telt 29 stokjes, of alle 30 als het reservestokje gespeeld is.
flaw_no-pawn = Er staat geen pion op het speelveld.
flaw_not-in-cell = Er staat een pion buiten alle vakken.
flaw_crowded = Er staan twee pionnen in één vak.

## Op papier

print_lay = Dit is geen bord maar het begin op ware grootte: leg er 29 stokjes en de pionnen op, één stokje ernaast, en trek dan het vel weg, of bouw het op de kale tafel.
print_cut = Plak het vel op karton voor je knipt. Een stokje is zo lang als de zijde van een driehoek; zes komen samen in een punt. Lucifers kunnen de stokjes vervangen, munten of knopen de pionnen.
lot_stick = stokjes
lot_white = witte pionnen
lot_black = zwarte pionnen

## Waar een tekst fout is

at_sticks = stokjes
at_white = wit
at_black = zwart
at_spare = reservestokje
at_turn = beurt
at_white-and-black = wit en zwart
at_pawn = pion
at_stick = stokje
at_cell = vak

## Wat daar gevonden werd, waar dat te tellen is

found_sticks =
    { $count ->
        [one] { $count } stokje
       *[other] { $count } stokjes
    }
found_pawns =
    { $count ->
        [one] { $count } pion
       *[other] { $count } pionnen
    }

## Wat daar verwacht werd

want_spare = 1 of 0
want_turn = w of b
want_sticks = { $count }: met het reservestokje zijn het er 30
want_near-stick = een stokje zoals a1.0, b-2.13 of c0.0, geen coördinaat voorbij { $far }
want_sorted-sticks = stokjes gesorteerd op y, dan x, dan a b c, geen enkel dubbel
want_sound = een geldig speelveld: { $rule }
want_most-pawns = hoogstens { $most }
want_pawn-cell = de kleinste driehoek van een vak, zoals u1.0 of d-2.13, of { "-" } als er geen is
want_one-each = geen twee pionnen in één vak
want_sorted-pawns = pionnen gesorteerd op y, dan x, dan u voor d
want_inside = een driehoek binnen een vak
want_smallest = { $triangle }, de kleinste driehoek van dat vak
want_a-pawn = minstens één pion
want_sticks-first = eerst de stokjes, dan de keuze van een kant
want_stick-or-side = een stokje zoals a1.0>b2.3 of +c1.1, of de keuze van een kant zoals u1.0@d2.0
want_way = aan het einde een stap zoals u1.0-d1.0 of sprongen zoals u1.0xd1.0-u1.1
want_stick = een stokje zoals a1.0 of c-2.13
want_triangle = een driehoek zoals u1.0 of d-2.13

## Zetten in woorden

told_stick = stokje { $from } naar { $to }
told_spare = reservestokje naar { $to }
told_side = pion { $from } blijft in { $to }
told_step = pion { $from } naar { $to }
told_jumps =
    { $count ->
        [1] pion { $from } slaat er één en landt in { $to }
        [2] pion { $from } slaat er twee en landt in { $to }
        [3] pion { $from } slaat er drie en landt in { $to }
        [4] pion { $from } slaat er vier en landt in { $to }
        [5] pion { $from } slaat er vijf en landt in { $to }
        [6] pion { $from } slaat er zes en landt in { $to }
       *[other] pion { $from } slaat er { $count } en landt in { $to }
    }
told_then = { $first }, { $second }
