# Wat het programma in een terminal zegt: `tabletier play`, op het volle scherm en regel voor regel, en
# `tabletier games`.

## De spellen (`tabletier games`)

games-title = { $key }: { $game }, van { $author }
games-seats = Plaatsen: { $seats }
games-moves = Zetten: { $how }
games-rules = Regels, standaard: { $rules }
games-default = { $value } (standaard)

## Een partij begint

plain-hint = Typ een zet, of help, zetten, hint, analyse, terug, opnieuw, bord, stelling, bewaar, laden, opgeven, nieuw, stop.
begun = Een nieuwe partij.
turn = { $player } aan zet.
plays = { $player } speelt { $notation }
you = jij
level = niveau { $level }
random = willekeurig

## Zetten

legal-moves = Mogelijke zetten ({ $count })
legal-moves-some = Mogelijke zetten ({ $shown } van { $count })
more-moves = … en nog { $count }: `zetten` met beginletters toont er minder.
listing = De zetten worden verzameld…
still-listing = De lijst met zetten is nog niet klaar: probeer het zo weer.
no-match = Geen enkele zet begint zo.
no-such-number = Er is geen zet { $number }: de zetten zijn genummerd van 1 t/m { $count }.
no-moves-now = Je kunt nu geen zet doen.
nothing-to-undo = Er is geen zet van jou om terug te nemen.
nothing-to-redo = Er is geen zet teruggenomen.
line-too-long = Die regel is te lang.
over = De partij is afgelopen.
played = Gespeelde zetten
none-played = nog geen
stop-here = Hier stoppen
addressed = { $player }: { $prompt }

## Een goede zet, en wat de computer ziet

hint-later = Je bent niet aan de beurt: vraag pas een hint als je dat wel bent.
hint-coming = Een goede zet zoeken… { $seconds } s
thinking = { $player } denkt na… { $seconds } s
view = Wat de computer ziet
view-coming = denkt na…
view-told = Wat de computer ziet: { $looked }
looked = diepte { $depth }, { $nodes ->
        [one] { $nodes } stelling
       *[other] { $nodes } stellingen
    }
looked-thousands = diepte { $depth }, { $nodes }k stellingen
looked-millions = diepte { $depth }, { $nodes },{ $tenths }M stellingen

## Bestanden

saved = De partij is bewaard in { $name }.
loaded = De partij uit { $name } gaat verder.
no-such-game = { $name } heeft geen partij { $number }: er zijn er { $count }.
not-read = { $name } kan niet worden gelezen: { $reason ->
        [missing] dat bestand bestaat niet
        [forbidden] dat mag daar niet
        [folder] dat is de naam van een map
       *[unknown] fout { $code } van het systeem
    }.
not-loaded = De partij kan niet worden gelezen: { $why }.
file-exists = { $name } bestaat al: kies een andere naam.
not-saved = De partij kan niet worden bewaard: { $reason ->
        [missing] die map bestaat niet
        [forbidden] dat mag daar niet
        [folder] dat is de naam van een map
        [full] er is geen ruimte meer
        [read-only] daar kan niets worden gewijzigd
        [name] zo kan geen bestand heten
       *[unknown] fout { $code } van het systeem
    }.

## Vragen

quit-asked = De lopende partij verlaten? Die is niet bewaard. (j/n)
new-asked = De lopende partij afbreken en een nieuwe beginnen? (j/n)
resign-asked = Deze partij opgeven? (j/n)
yes = j

## Wat je typt in plaats van een zet

order_undo = terug
order_redo = opnieuw
order_moves = zetten
order_board = bord
order_help = help hulp
order_new = nieuw
order_save = bewaar opslaan
order_quit = stop
order_hint = hint tip
order_view = analyse
order_resign = opgeven
order_load = laden
order_position = stelling
unknown-order = { $order }: verwacht :terug, :opnieuw, :zetten, :hint, :analyse, :nieuw, :bewaar, :laden, :stelling, :opgeven, :help of :stop.

## De onderste regel van het scherm: toetsen

hints = F1 help  ^C stop  Enter kies  ^Z terug  ^L zetten  ^T hint  ^E analyse
hints-typing = Enter speel  Tab vul aan  ↑↓ kies  Esc wis
hints-help = ↑↓ bladeren  andere toets: terug naar bord
hints-over = F1 help  ^C stop  ^N nieuwe partij  ^S bewaar  ^Z terug
hints-watching = F1 help  ^C stop  ^Z terug  ^E analyse
type-a-move = pijltjes, of typ een zet
too-small = Het venster is te klein voor het bord.

## De hulp

help_keys = Toetsen
help_orders = Wat je kunt typen
help_game = Het spel
help_writing = Hoe je zetten schrijft
help_rules = De regels van deze partij
by = { $game }, van { $author }.
rule = { $rule }: { $value }

## De hulp: toetsen

key_arrows = pijltjes
    .does = ga met de cursor langs wat je nu kunt kiezen
key_enter = Enter, spatie
    .does = kies; nog een keer op dezelfde plek: stop daar als de zet mag eindigen, anders gaat het stuk terug
key_escape = Esc, Backspace
    .does = neem de laatste keuze terug
key_tab = Tab
    .does = ga naar de knoppen naast het bord, of langs alle keuzes; bij het typen: vul aan
key_letters = een letter
    .does = begin een zet te typen; passende zetten verschijnen, een nummer kiest er een
key_mouse = muis
    .does = kies met een klik; houd Shift ingedrukt om tekst te selecteren
key_undo = Ctrl-Z, F7
    .does = neem een zet terug
key_redo = Ctrl-Y, F8
    .does = speel opnieuw wat is teruggenomen
key_list = Ctrl-L, F4
    .does = toon de mogelijke zetten
key_hint = Ctrl-T, F5
    .does = hint: noem een goede zet
key_view = Ctrl-E, F6
    .does = toon of verberg wat de computer in de stelling ziet
key_save = Ctrl-S, F3
    .does = bewaar de partij hier in een nieuw bestand; :bewaar NAAM kiest de naam
key_new = Ctrl-N, F2
    .does = begin een nieuwe partij
key_pages = PgUp, PgDn
    .does = blader door de zetten
key_quit = Ctrl-C, F10
    .does = stop

## De hulp: wat je regel voor regel kunt typen

type_move = een zet
    .does = speelt die; een begin dat bij maar één mogelijke zet past, is genoeg
type_number = een nummer
    .does = speelt de zet met dat nummer in de lijst
type_moves = zetten
    .does = toont de mogelijke zetten; `zetten R` alleen die met R beginnen
type_hint = hint
    .does = noemt een goede zet
type_view = analyse
    .does = zegt wat de computer ziet: wat de stelling voor elke speler waard is, hoe ver er is gekeken, en de beste varianten
type_undo = terug, opnieuw
    .does = neemt een zet terug, speelt hem weer
type_board = bord
    .does = toont het bord
type_save = bewaar NAAM
    .does = schrijft de partij in een nieuw bestand; de naam mag ontbreken
type_load = laden NAAM
    .does = gaat verder met een partij uit een bestand; een getal achter de naam zegt welke
type_position = stelling
    .does = toont de stelling als tekst
type_resign = opgeven
    .does = geeft de partij op
type_new = nieuw
    .does = begint een nieuwe partij
type_help = help
    .does = toont deze pagina
type_quit = stop
    .does = sluit af
