## Het spel

about_sentence = Solitaire met een tegenstander: de een springt met de knikkers, de ander schuift het bord uit elkaar.
about_length = 20 tot 30 minuten
about_story = Kris Burm maakte van het oude solitaire een duel: de een speelt de knikkers, de ander beweegt het bord eronder, en daarna wordt er gewisseld. De spelregels zijn in het Frans en noemen geen jaar.
about_moves = -c3 neemt de eerste knikker weg; c3xc5xe5 springt; A1>2e schuift een tegel twee vakken naar het oosten (n, e, s, w), A1..B1>2e een rij van twee; B2x haalt een lege tegel weg; !3 aan het einde kondigt drie sprongen aan.

## Spelers

player_marbles-first = Speler 1
player_trays-first = Speler 2

## Regels om te kiezen

rounds = De rondes van een partij
rounds_2 = Twee rondes met omgekeerde rollen; de laagste score wint.
rounds_1 = Eén ronde om te studeren; alleen de score telt.
house = Huisregels
    .on = Niet nodig: elke sprong kost een knikker.
    .off = Niet nodig: elke sprong kost een knikker.

## Hoe een partij eindigt

end_fewer-marbles = Er bleven minder knikkers over dan in de andere ronde.
end_equal-scores = In beide rondes bleven evenveel knikkers over.
end_no-jump = Er is geen sprong meer mogelijk.

## Wat de speler moet doen

ask_open = Neem een knikker naar keuze weg.
ask_open-second = Ronde 2, de rollen wisselen. Neem een knikker naar keuze weg.
ask_tray = Kies een tegel; die duwt de tegels voor zich uit.
ask_slide = Kies waar de tegel heen schuift.
ask_slide-or-remove = Kies waar de tegel heen schuift, of haal hem weg.
ask_announce = Kondig een aantal sprongen aan, of zeg niets.
ask_marble = Kies de knikker die springt.
ask_jump = Kies het kuiltje waar hij heen springt.
ask_done = De zet is compleet.
ask_over = De partij is afgelopen.

## Waarom een zet niet mag

refused_over = de partij is afgelopen
refused_opening = de knikkerspeler opent de ronde door één knikker weg te nemen
refused_opened = een knikker wordt alleen weggenomen om een ronde te openen
refused_trays-turn = de tegelspeler is aan de beurt
refused_marbles-turn = de knikkerspeler is aan de beurt om te springen
refused_no-hole = daar is geen kuiltje: dat vak is vrij
refused_no-marble = daar ligt geen knikker
refused_one-jump = er is niets aangekondigd, dus er wordt één keer gesprongen
refused_announced = er wordt precies zo vaak gesprongen als is aangekondigd
refused_straight = een sprong gaat langs een rij of een kolom, over één buur, naar het kuiltje er vlak achter
refused_taken = het kuiltje erachter is bezet
refused_nothing-to-jump = er is geen knikker om over te springen
refused_cannot-jump = deze knikker heeft geen buur met een vrij kuiltje er vlak achter
refused_no-tray = daar ligt geen tegel
refused_not-empty = alleen een tegel zonder knikkers mag worden weggehaald
refused_crooked = een tegel schuift langs zijn rij of zijn kolom
refused_stuck = deze tegel heeft geen ruimte om te schuiven, en alleen een tegel zonder knikkers mag worden weggehaald
refused_one-slide = de tegels worden één keer per beurt verschoven, daarna is de knikkerspeler aan de beurt
refused_sideways = een rij tegels schuift in de eigen lijn, nooit zijwaarts
refused_rear-first = een rij wordt van achter naar voren genoemd, in de richting waarin ze schuift
refused_too-far = één tegel schuift hoogstens drie vakken ver, twee hoogstens twee, drie één vak
refused_edge = daar houdt het kader op
refused_blocked = er ligt een andere tegel in de weg
refused_too-many = geen knikker zou dan zo vaak achter elkaar kunnen springen

## Naast het bord

tally_marbles = speelt de knikkers
tally_trays = verschuift de tegels
tally_left =
    { $marbles ->
        [one] liet { $marbles } knikker over
       *[other] liet { $marbles } knikkers over
    }
tally_trays-left = { tally_trays }, { tally_left }
tally_on-board =
    { $marbles ->
        [one] nog { $marbles } knikker
       *[other] nog { $marbles } knikkers
    }
tally_announced =
    { $jumps ->
        [one] { $jumps } sprong aangekondigd
       *[other] { $jumps } sprongen aangekondigd
    }
tally_single = enige ronde
tally_first = ronde 1 van 2
tally_second = ronde 2 van 2
tally_to-beat = { $marbles } te verslaan

## De afbeelding

title_opening = de knikkerspeler neemt één knikker weg
title_trays = de tegelspeler is aan zet
title_jump = de knikkerspeler springt
title_jumps = de knikkerspeler maakt { $jumps } sprongen
card_left = knikkers over
card_single = enige ronde
card_round = ronde
card_to-beat = te verslaan
balloon_jumps = { $jumps }!
balloon_in-a-row = sprongen op rij
control_announce = { $jumps } sprongen aankondigen
control_remove = Tegel weghalen
label_free = { $slot }, vrij vak
label_tray =
    { $marbles ->
        [0] { $slot }, lege tegel
        [one] { $slot }, tegel met één knikker
       *[other] { $slot }, tegel met { $marbles } knikkers
    }
label_marble = { $hole }, knikker
label_hole = { $hole }, leeg kuiltje

## In de terminal

status_left = knikkers over: { $marbles }
status_to-beat = te verslaan: { $marbles }
status_announced = aangekondigd: { $jumps } sprongen!

## Een stelling opzetten

tool_tray = Tegel
tool_marble = Knikker
field_to-do = Te doen
field_opening = De eerste knikker wegnemen
field_trays = De tegels verschuiven
field_jump = Springen
field_jumps = Aangekondigde sprongen: { $jumps }
field_over = Niets, het is afgelopen
field_round = Ronde
field_first = Ronde 1
field_second = Ronde 2, knikkers te verslaan: { $marbles }
flaw_not-opening = De eerste knikker wordt van twaalf volle tegels genomen, met de vier hoeken vrij.
flaw_so-many-trays = Er zijn 1 t/m 12 tegels.
flaw_so-many-marbles = Er zijn 1 t/m 47 knikkers als de eerste is weggenomen.
flaw_no-jump = Geen knikker kan springen.
flaw_fewer-jumps = Geen knikker kan zo vaak springen.
flaw_jumps-left = Het is niet afgelopen: er kan een knikker springen.
flaw_round-left = Het is niet afgelopen: na ronde 1 komt ronde 2.

## Op papier

print_lay = In het kader liggen twaalf tegels met elk vier knikkers; de vier hoeken zijn vrij. Schuif de tegels over de vakken.
print_cut = Plak het vel op karton voor je knipt. Kralen, bonen of kleine munten kunnen de schijfjes vervangen; de tegels zijn onmisbaar.
lot_tray = tegels
lot_marble = knikkers

## Waar een tekst fout is

at_rows = rijen
at_to-move = aan zet
at_match = partij
at_announcement = aankondiging
at_row = rij
at_step = verschuiving
at_hole = kuiltje
at_slot = vak

## Wat daar verwacht werd

want_rows = vier rijen vakken, gescheiden door /
want_slots = vier vakken in elke rij
want_content = . voor een vrij vak, of een cijfer 0 t/m 9, a t/m f
want_turn = o, t, m, m!2 t/m m!16 of end
want_jumps = een aantal sprongen van 2 t/m 16 na het { "!" }
want_score = een score van 1 t/m 47
want_one-round = 1, want rounds=1
want_round = 1, of 2:<score> in ronde 2
want_one-score = 1:<score> aan het einde, want rounds=1
want_two-scores = 2:<score>:<score> aan het einde
want_start = .ff./ffff/ffff/.ff., want er gaat een ronde beginnen
want_trays = 1 t/m 12 tegels
want_marbles = 1 t/m 47 knikkers na de opening
want_no-jump = t of end, want geen knikker kan springen
want_one-jump = m, want geen knikker kan vaker dan één keer springen
want_most-jumps = m, of hoogstens { $most }, want geen knikker kan vaker springen
want_a-jump = t of m, want er kan een knikker springen
want_last-score = { $marbles } als laatste score, de knikkers op het bord
want_move = -c3, c3xc5, A1>2e, A1..B1>2e of B2x, de laatste drie met !3 om aan te kondigen
want_row = twee verschillende vakken, achter en voor
want_step = 1, 2 of 3 vakken en n, e, s of w
want_hole = een kuiltje van a1 t/m h8
want_slot = een vak van A1 t/m D4

## Zetten in woorden

told_opening = knikker { $hole } weggenomen
told_jump =
    { $jumps ->
        [1] knikker { $from } springt naar { $to }
       *[other] knikker { $from } maakt { $jumps } sprongen tot { $to }
    }
told_tray = tegel { $from } schuift naar { $to }
told_trays = tegels { $from } schuiven naar { $to }
told_removed = tegel { $tray } weggehaald
told_announced = { $what }, { $jumps } sprongen aangekondigd
