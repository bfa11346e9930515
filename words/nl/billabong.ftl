# Billabong, van Eric Solomon.

## Het spel

about_sentence = Vijf kangoeroes per team racen om het meer en springen over alles wat in de weg staat.
about_length = 20 tot 30 minuten
about_story = Eric Solomon, een wiskundige uit Londen, beschreef Billabong voor het eerst in zijn boek “Games Programming” uit 1984, als spel om een computer te leren. Franjos gaf het in 1994 uit, Amigo in 1995, op een kleiner bord en met de scheidsrechter; François Haffner vertaalde de regels in het Frans. In Australië is een billabong een diepe poel die overblijft als een rivier droogvalt.
about_moves = @c3 om te plaatsen, c3-c4 voor een stap, c3^c7^g7 om van landing tot landing te springen, * aan het einde als de kangoeroe thuiskomt, pass als er niets kan bewegen.
player_red = Rood
player_blue = Blauw
player_yellow = Geel
player_purple = Paars

## Regels om te kiezen

players = Aantal spelers
players_2 = Twee spelers
players_3 = Drie spelers
players_4 = Vier spelers
laps = Aantal rondes om het meer
laps_1 = Thuis bij de tweede oversteek van de beek.
laps_2 = Thuis bij de derde oversteek van de beek.
ghosts = Het spookteam: vijf neutrale kangoeroes die nooit bewegen (alleen met twee spelers)
    .random = Door loting aan de kant tegenover de beek; standaard met twee spelers.
    .players = Om de beurt door de spelers geplaatst, vóór hun eigen kangoeroes.
    .none = Geen spookteam; standaard met drie of vier spelers.

## Wat de speler moet doen

ask_place = Plaats een kangoeroe.
ask_place-ghost = Plaats een kangoeroe van het spookteam.
ask_choose = Kies een kangoeroe.
ask_go = Kies waar hij heen gaat.
ask_go-on = Stop hier of spring verder.
ask_done = Dat is de zet.
ask_stuck = Geen kangoeroe kan bewegen: pas.
ask_over = De partij is afgelopen.
pass-button = Passen

## Titels van afbeeldingen

to-place = { $player } plaatst

## Wat er op een veld staat

on-square = { $square }, { $what }
square_empty = leeg
square_referee = de scheidsrechter
square_ghost = spook
kangaroo =
    { $colour ->
        [red] rode kangoeroe
        [blue] blauwe kangoeroe
        [yellow] gele kangoeroe
       *[purple] paarse kangoeroe
    }{ $count ->
        [0] { "" }
        [1] , één keer overgestoken
       *[other] , { $count } keer overgestoken
    }
lake = het meer: langs de kortste weg naar huis

## Wat naast het bord wordt geteld

tally_place = { $count } te plaatsen
tally_home = { $home } van { $team } thuis
tally_ghosts =
    { $count ->
        [one] { $count } spook te plaatsen
       *[other] { $count } spoken te plaatsen
    }
tally_laps =
    { $count ->
        [one] { $count } ronde te lopen
       *[other] { $count } rondes te lopen
    }
sketch_home = thuis { $count }
sketch_place = te plaatsen { $count }

## Hoe een partij eindigt

end_home = Alle vijf kangoeroes zijn thuis.

## Waarom een zet wordt geweigerd

refused_over = de partij is afgelopen: een speler heeft alle vijf kangoeroes thuis
refused_place-first = alle kangoeroes moeten geplaatst zijn voordat er een beweegt
refused_all-placed = alle kangoeroes zijn geplaatst; nu moet er een bewegen
refused_must-move = passen mag alleen als geen van je kangoeroes kan bewegen
refused_not-yours = je verzet alleen je eigen kangoeroes, en daar staat er geen
refused_blocked = deze kangoeroe zit vast: geen buurveld is vrij, en hij kan over niemand springen
refused_ghost = de kangoeroes van het spookteam bewegen nooit
refused_in-lake = het meer is geen plek voor een kangoeroe die nog niet thuis is
refused_taken = het veld is al bezet: een kangoeroe heeft een vrij veld nodig
refused_referee = de scheidsrechter staat op het startveld tot de beurt voorbij is
refused_too-far = een stap gaat naar een van de acht buurvelden
refused_one-step = een kangoeroe doet maar één stap per beurt
refused_mixed = in één beurt stapt of springt een kangoeroe, nooit allebei
refused_not-straight = een sprong gaat recht langs een rij, een kolom of een diagonaal
refused_over-lake = een sprong mag niet over het meer gaan; hij mag er alleen diagonaal een hoek van raken
refused_crowd = een sprong gaat over maar één kangoeroe, en de scheidsrechter telt als kangoeroe
refused_nobody = een sprong moet over een kangoeroe gaan
refused_distance = een sprong moet even ver achter de kangoeroe eindigen als hij ervoor begon
refused_circle = de kangoeroe is deze beurt al op dat veld geland: teruggaan verandert niets
refused_no-way-home = het meer is voor kangoeroes die thuis zijn, en geen zet brengt deze nu thuis
refused_home-ends = de beurt is voorbij zodra de kangoeroe thuis is
refused_home-unmarked = de zet brengt de kangoeroe thuis, dus eindigt hij met *
refused_not-home = de zet brengt de kangoeroe niet thuis, dus eindigt hij niet met *

## Een stelling opzetten

tool_red = Rode kangoeroe
tool_red-1 = Rood, één oversteek
tool_red-2 = Rood, twee oversteken
tool_blue = Blauwe kangoeroe
tool_blue-1 = Blauw, één oversteek
tool_blue-2 = Blauw, twee oversteken
tool_yellow = Gele kangoeroe
tool_yellow-1 = Geel, één oversteek
tool_yellow-2 = Geel, twee oversteken
tool_purple = Paarse kangoeroe
tool_purple-1 = Paars, één oversteek
tool_purple-2 = Paars, twee oversteken
tool_ghost = Spook
field_beside = Kangoeroes naast het bord
beside_home = Thuis
beside_waiting = Nog te plaatsen
flaw_ghosts-missing = Alle vijf spoken moeten op het bord staan.
flaw_ghost-rows = Door loting geplaatste spoken staan aan de kant tegenover de beek, op de rijen 9 t/m 14.
flaw_ghosts-first = De vijf spoken worden vóór alle kangoeroes geplaatst.
flaw_crossed-early = Zolang er nog kangoeroes te plaatsen zijn, is er nog geen de beek overgestoken.
flaw_in-turn = Kangoeroes worden om de beurt geplaatst, Rood eerst: de aantallen op het bord kloppen daar niet mee.
flaw_next-to-place = De beurt moet aan de speler zijn die de volgende moet plaatsen.
flaw_two-home = Er kan maar één team thuis zijn: daarmee is de partij afgelopen.
flaw_after-winner = Er is een team thuis: de beurt moet aan de volgende speler zijn.

## Op papier

print_lay = De race gaat met de klok mee om het meer; de beek is start en finish.
print_cut = Knip de kangoeroes per paar uit, vouw ze op de stippellijn en plak: keer er een om als hij aan zijn ronde begint, gouden stip boven. Bij twee rondes krijgt hij bij de volgende oversteek een kraal. Spoken en scheidsrechter zijn enkelzijdig.
lot_red = rode kangoeroes
lot_blue = blauwe kangoeroes
lot_yellow = gele kangoeroes
lot_purple = paarse kangoeroes
lot_ghost = spoken
lot_referee = scheidsrechter

## Wat er mis is met een tekst

at_player = speler aan zet
at_square = veld
at_placed = het veld na @
at_start = het startveld
at_landing = een landingsveld
want_no-ghosts = none met { $players } spelers: een spookteam is er alleen met twee spelers
want_team = { $team }: en vijf kangoeroes
want_ghosts = { "N:" } en de neutrale kangoeroes
want_five = vijf kangoeroes, gescheiden door komma’s
want_five-ghosts = vijf neutrale kangoeroes, gescheiden door komma’s
want_no-team = - want er is geen spookteam
want_count =
    { $laps ->
        [1] een aantal oversteken +1, of niets
       *[other] een aantal oversteken van +1 t/m +{ $laps }, of niets
    }
want_land = een veld buiten het meer (g7 t/m j8)
want_stand = een veld a1 t/m p14, met een aantal oversteken zoals +1, * of { "?" }
want_plain-land = een veld buiten het meer, zonder aantal oversteken
want_ghost-rows = een veld van de rijen 9 t/m 14 met ghosts=random
want_order = velden gesorteerd op rij en dan op kolom, dan *, dan { "?" }
want_one-on-square = één kangoeroe per veld
want_unmoved = geen * en geen oversteken zolang er nog een kangoeroe te plaatsen is (?)
want_ghosts-placed = geen { "?" } zodra een speler een kangoeroe heeft geplaatst: spoken gaan voor
want_in-turn = { $due } geplaatst van { $total }, want de spelers plaatsen om de beurt, A eerst
want_placer = { $seat }, die aan de beurt is om te plaatsen
want_after-winner = { $seat }, de speler na de winnaar
want_one-winner = één winnaar: de partij eindigt zodra het eerste team thuis is
want_move = @c3 (plaatsen), c3-c4 (stap), c3^c7^g7 (sprongen), met * aan het einde als de kangoeroe thuiskomt, of pass
want_square = een veld a1 t/m p14

## Zetten in woorden

told_pass = past
told_place = kangoeroe geplaatst op { $square }
told_ghost = spook geplaatst op { $square }
told_step = kangoeroe { $from } stapt naar { $to }
told_jump =
    { $jumps ->
        [1] kangoeroe { $from } springt naar { $to }
       *[other] kangoeroe { $from } maakt { $jumps } sprongen tot { $to }
    }
told_home = { $way } en is thuis
told_crosses = { $way }, over de beek
