# What the program says in a terminal: `tabletier play`, on the full screen and line by line, and
# `tabletier games`. A line of a terminal has 80 letters.

## The games (`tabletier games`)

games-title = { $key }: { $game }, von { $author }
games-seats = Plätze: { $seats }
games-moves = Züge: { $how }
games-rules = Standardregeln: { $rules }
games-default = { $value } (Standard)

## A game begins

plain-hint = Tippe einen Zug oder hilfe, liste, tipp, sicht, zurück, vor, brett, stellung, speichern, laden, aufgeben, neu, ende.
begun = Eine neue Partie.
turn = { $player } am Zug.
plays = { $player } zieht { $notation }
you = du
level = Stufe { $level }
random = zufällig

## Moves

legal-moves = Erlaubte Züge ({ $count })
legal-moves-some = Erlaubte Züge ({ $shown } von { $count })
more-moves = … und { $count } weitere: „liste“ und ein Zuganfang zeigen weniger.
listing = Züge werden aufgelistet …
still-listing = Die Züge werden noch aufgelistet: Versuche es gleich noch einmal.
no-match = Kein Zug fängt so an.
no-such-number = Einen Zug { $number } gibt es nicht: Die Züge haben die Nummern 1 bis { $count }.
no-moves-now = Du kannst jetzt keinen Zug machen.
nothing-to-undo = Von dir gibt es keinen Zug zurückzunehmen.
nothing-to-redo = Es wurde kein Zug zurückgenommen.
line-too-long = Diese Zeile ist zu lang.
over = Die Partie ist zu Ende.
played = Gespielte Züge
none-played = noch keiner
stop-here = Hier anhalten
addressed = { $player }: { $prompt }

## A good move, and what the engine sees

hint-later = Du bist nicht am Zug: Frag nach einem Tipp, wenn du es bist.
hint-coming = Suche nach einem guten Zug … { $seconds } s
thinking = { $player } denkt nach … { $seconds } s
view = Sicht der Engine
view-coming = denkt nach …
view-told = Sicht der Engine: { $looked }
looked = Tiefe { $depth }, { $nodes ->
        [one] { $nodes } Stellung
       *[other] { $nodes } Stellungen
    }
looked-thousands = Tiefe { $depth }, { $nodes } Tsd. Stellungen
looked-millions = Tiefe { $depth }, { $nodes },{ $tenths } Mio. Stellungen

## Files

saved = Die Partie ist in { $name } gespeichert.
loaded = Die Partie aus { $name } geht weiter.
no-such-game = { $name } hat keine Partie { $number }: Es sind { $count }.
not-read = { $name } kann nicht gelesen werden: { $reason ->
        [missing] Die Datei gibt es nicht
        [forbidden] Das ist dort nicht erlaubt
        [folder] So heißt ein Ordner
       *[unknown] Fehler { $code } des Systems
    }.
not-loaded = Die Partie kann nicht gelesen werden: { $why }.
file-exists = { $name } gibt es schon: Wähle einen anderen Namen.
not-saved = Die Partie lässt sich nicht speichern: { $reason ->
        [missing] Diesen Ordner gibt es nicht
        [forbidden] Das ist dort nicht erlaubt
        [folder] So heißt schon ein Ordner
        [full] Es ist kein Platz mehr
        [read-only] Dort lässt sich nichts ändern
        [name] So kann keine Datei heißen
       *[unknown] Fehler { $code } des Systems
    }.

## Questions

quit-asked = Die laufende Partie verlassen? Sie ist nicht gespeichert. (j/n)
new-asked = Die laufende Partie abbrechen und eine neue beginnen? (j/n)
resign-asked = Diese Partie aufgeben? (j/n)
yes = j

## Orders

order_undo = zurück zurueck
order_redo = vor
order_moves = liste züge zuege
order_board = brett
order_help = hilfe
order_new = neu
order_save = speichern
order_quit = ende
order_hint = tipp
order_view = sicht
order_resign = aufgeben
order_load = laden
order_position = stellung
unknown-order = { $order }: erwartet wird :zurück, :vor, :liste, :tipp, :sicht, :neu, :speichern, :laden, :stellung, :aufgeben, :hilfe oder :ende.

## The line at the foot of the full screen: keys and what they do. At most 78 letters each.

hints = F1 Hilfe  ^C Ende  Enter wählen  ^Z zurück  ^L Liste  ^T Tipp  ^E Sicht
hints-typing = Enter ziehen  Tab ergänzen  ↑↓ wählen  Esc löschen
hints-help = ↑↓ blättern  andere Taste: zum Brett
hints-over = F1 Hilfe  ^C Ende  ^N neue Partie  ^S speichern  ^Z zurück
hints-watching = F1 Hilfe  ^C Ende  ^Z zurück  ^E Sicht
type-a-move = Pfeile oder Zug eintippen
too-small = Das Fenster ist zu klein für das Brett.

## The help

help_keys = Tasten
help_orders = Was du eintippen kannst
help_game = Das Spiel
help_writing = Wie man Züge schreibt
help_rules = Die Regeln dieser Partie
by = { $game }, von { $author }.
rule = { $rule }: { $value }

## The help: keys of the full screen, at most 15 letters, and what they do

key_arrows = Pfeile
    .does = führen den Cursor durch das, was gewählt werden kann
key_enter = Enter, Leer
    .does = wählen; noch einmal am selben Ort: dort anhalten, wenn der Zug enden darf, sonst zurückstellen
key_escape = Esc, Rücktaste
    .does = die letzte Wahl zurücknehmen
key_tab = Tab
    .does = zu den Knöpfen neben dem Brett oder durch alle Möglichkeiten; beim Tippen ergänzen
key_letters = Buchstaben
    .does = einen Zug eintippen; passende Züge erscheinen, eine Nummer wählt einen davon
key_mouse = Maus
    .does = mit einem Klick wählen; mit der Umschalttaste Text markieren
key_undo = Strg-Z, F7
    .does = zurück: einen Zug zurücknehmen
key_redo = Strg-Y, F8
    .does = Zurückgenommenes wieder spielen
key_list = Strg-L, F4
    .does = die erlaubten Züge auflisten
key_hint = Strg-T, F5
    .does = Tipp: einen guten Zug nennen
key_view = Strg-E, F6
    .does = zeigen oder verbergen, was die Engine in der Stellung sieht
key_save = Strg-S, F3
    .does = die Partie hier in eine neue Datei speichern; :speichern NAME wählt den Namen
key_new = Strg-N, F2
    .does = eine neue Partie beginnen
key_pages = Bild auf, ab
    .does = in den Zügen blättern
key_quit = Strg-C, F10
    .does = beenden

## The help: what can be typed line by line, and what it does

type_move = ein Zug
    .does = wird gespielt; ein Anfang genügt, wenn er nur zu einem erlaubten Zug passt
type_number = eine Nummer
    .does = spielt den Zug mit dieser Nummer in der Liste
type_moves = liste
    .does = listet die erlaubten Züge auf; „liste R“ die, die mit R anfangen
type_hint = tipp
    .does = nennt einen guten Zug
type_view = sicht
    .does = sagt, was die Engine sieht: was die Stellung für jede Seite wert ist, wie weit sie gerechnet hat, und die besten Varianten
type_undo = zurück, vor
    .does = einen Zug zurücknehmen, ihn wieder spielen
type_board = brett
    .does = zeigt das Brett
type_save = speichern NAME
    .does = schreibt die Partie in eine neue Datei; der Name darf fehlen
type_load = laden NAME
    .does = setzt eine Partie aus einer Datei fort; eine Zahl nach dem Namen sagt, welche
type_position = stellung
    .does = zeigt die Stellung als Text
type_resign = aufgeben
    .does = gibt die Partie auf
type_new = neu
    .does = beginnt eine neue Partie
type_help = hilfe
    .does = zeigt diese Seite
type_quit = ende
    .does = beendet das Programm
