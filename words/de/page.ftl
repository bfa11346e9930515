# What the pages of the web client say.
# Names of games and “Tabletier” stay as they are in every language.

## Around the page

app-description = Billo, Billabong, Bi-litaire, Bâtons et Pions
needs-scripts = Tabletier braucht JavaScript und WebAssembly.
settings = Optionen
look = Farben
    .auto = Wie das Gerät
    .light = Hell
    .dark = Dunkel
pace = Züge zeigen
    .still = sofort
    .slow = langsam
    .usual = schrittweise
    .fast = schnell
sound = Ton
language = Sprache
language-missing = { $language } lässt sich ohne Verbindung nicht laden. Die Sprache bleibt, wie sie ist.
language-unknown = Die hier gewählte Sprache „{ $tag }“ gibt es nicht. Zur Wahl stehen: { $languages }.
close = Schließen
nowhere = Diese Adresse führt ins Leere. Hier sind die Spiele.
renewal = Eine neue Version von Tabletier liegt bereit. Deine Partie bleibt, wie sie ist.
renew = Jetzt wechseln
later = Später
loading = Einen Moment …
no-book = Die Lektionen zu { $game } lassen sich nicht laden. Besteht eine Verbindung?
no-page = Diese Seite lässt sich nicht laden. Besteht eine Verbindung?
try-again = Erneut versuchen

## The first page

motto = Vier seltene Brettspiele – mit anderen oder gegen den Computer.
in-progress = Laufende Partie
continue = Weiterspielen
last-game = Letzte Partie
see-again = Noch mal ansehen
studied = Laufende Analyse
by = von { $author }
players = Personen
length = Dauer
play = Spielen
learn = Lernen
puzzles = Rätsel
open-game = Partie öffnen

## A new game

rules = Regeln
options = Alle Regeloptionen
who-plays = Wer spielt
person = Ein Mensch
name = Name
level-word =
    { $number ->
        [1] erste Schritte
        [2] sehr leicht
        [3] leicht
        [4] mittel
        [5] gut
        [6] stark
        [7] sehr stark
       *[8] volle Stärke
    }
level = Stufe { $number }, { level-word }
rotate = Plätze tauschen
who-starts = Wer beginnt
start-chosen = Wie hier gewählt
start-lot = Ausgelost
start-turns = Abwechselnd, Partie für Partie
seed = Nummer der Auslosung
seed-why = Dieselbe Nummer ergibt denselben Start.
draw-anew = Auslosen
touch = Berührt, geführt
touch-why = Was berührt wurde, muss ziehen.
begin = Beginnen
yes = Ja
no = Nein

## At the table: who plays

seat-named = { $colour } ({ $name })
seat-level = { $colour } (Stufe { $number }, { level-word })
to-move = { $who } am Zug
thinking = { $who } denkt nach …
prompt = { $who }: { $what }
showing = { $who } zieht: { $played }
looking = Suche nach einem guten Zug …
stop = Stopp
paused = Der Computer wartet.
go-on = Spielen lassen
spoken = Zug { $number }, { $who }: { $way }.
taken-back = Zurückgenommen.

## At the table: what can be done

finish = Hier anhalten
say-nothing = Nichts sagen
touch-back = Einen Schritt zurück
take-back = Alles zurückstellen
type-move = Zug eintippen
play-it = Ziehen
undo = Rückgängig
redo = Wiederholen
hint = Tipp
turn-board = Brett drehen
menu = Menü
keys = Tasten
resign = Aufgeben
resign-sure = Wirklich aufgeben?
hand-over = Den Platz dem Computer überlassen?
again = Noch einmal
same = Noch mal genauso
new-game = Neue Partie
read-rules = Regeln lesen
home = Alle Spiele
moves = Züge
no-moves = Noch kein Zug.
the-start = Anfang
the-end = Ende
step-back = Einen Zug zurück
step-on = Einen Zug weiter
replay = Abspielen
looking-back = Du siehst eine frühere Stellung.
back-to-game = Zurück zur Partie
from-here = Ab hier weiter
not-kept = Im Browser ist kein Platz mehr, um diese Partie zu speichern: Sie geht verloren, wenn die Seite geschlossen wird.
lost-table = Die gespeicherte Partie ist nicht mehr lesbar.
engine-failed = Die Engine ist ausgefallen: { $what }
engine-absent = Start nicht möglich
engine-script = Skript nicht zu laden

## Share, save, open

share = Teilen, speichern, öffnen
copy-link = Link zur Partie kopieren
copy-place = Link zu dieser Stellung kopieren
copy-record = Partie kopieren
download = Herunterladen
copied = Kopiert.
not-copied = Der Browser lässt das Kopieren nicht zu.
open-file = Datei öffnen
paste = Oder eine Partie hier einfügen:
open = Öffnen
replaces = Wenn du diese Partie öffnest, kommt die, die du gerade spielst, ins Regal.
unreadable-game = Es wurde nichts geändert. Das ist keine lesbare Partie: { $why }
no-game = keine Partie darin

## Analysis

study = Analysieren
lost-study = Die gespeicherte Analyse ist nicht mehr lesbar.
replaces-study = Das ersetzt deine bisherige Analyse mit ihren Varianten und Kommentaren. Fortfahren?
back-to-study = Zurück zur Analyse
engine = Engine rechnen lassen
looked =
    { $depth ->
        [one] { $depth } Zug voraus
       *[other] { $depth } Züge voraus
    }, { $nodes ->
        [one] { $nodes } Stellung
       *[other] { $nodes } Stellungen
    }
looked-for = { looked }, Werte für { $who }
value = { $who } { $worth }
try-line = Variante ausprobieren
values = Wer steht besser
judge = Partie durchsehen
judged = { $done } von { $of } Stellungen
making-sure = Fehler werden überprüft
no-mistakes = Kein großer Fehler gefunden.
mistake = Zug { $number }, { $who }: { $played } ({ $worth })
better = Besser: { $played } ({ $worth })
remark = Kommentar zu diesem Zug
remark-start = Kommentar zur Partie
promote = Zur Hauptvariante machen
remove = Ab hier löschen
remove-sure = Diesen Zug und alles, was folgt, löschen?

## Set up a position

edit = Stellung aufbauen
edit-why = Wähle ein Teil, dann tippe auf die Stellen, an die es soll; noch einmal tippen nimmt es weg.
to-put = Was gesetzt wird
fields = Weitere Angaben
clear = Leeres Brett
usual-start = Übliche Aufstellung
position-fine = Diese Stellung ist spielbar.
edit-over = In dieser Stellung ist die Partie zu Ende: { $why }
other-rules = Was da liegt, ist nach diesen Regeln keine Stellung. Leere erst das Brett oder nimm die übliche Aufstellung.
position-text = Die Stellung als Text
take-text = Text übernehmen
unreadable-position = Es wurde nichts geändert. Das ist keine lesbare Stellung: { $why }

## Lessons

first-game = Eine geführte erste Partie
contents = Auf dieser Seite
to-try = Probiere diese Züge oder andere:
try-freely = Probiere auf dem Brett, was du willst.
forbidden = Verboten:
we-decided = Unsere Entscheidung
begin-again = Von vorn
play-from-here = Ab hier weiter
show-hint = Ein Hinweis
not-it = Dieser Zug ist erlaubt, aber nicht der gesuchte. Nimm ihn zurück und versuche einen anderen.
next-task = Weiter
all-done = Alle Aufgaben sind gelöst. Zeit für eine richtige Partie!
task = { $number }. { $title }
done = { $what }, gelöst

## Puzzles

puzzle = Rätsel { $number }
daily = Rätsel des Tages
grade-easy = Leicht
grade-medium = Mittel
grade-hard = Schwer
win-at-once = Gewinne in einem Zug.
find-win = Nur ein Zug gewinnt. Finde ihn.
find-rescue = Nur ein Zug verliert nicht. Finde ihn.
find-best = Ein Zug ist eindeutig der beste. Finde ihn.
there-is-better = Es geht besser. Nimm den Zug zurück und versuche einen anderen.
begins-with = Hier beginnt es: { $place }.
show-solution = Lösung zeigen
solved-found = Das ist der Zug! Sein Wert: { $best }; der zweitbeste: { $second }.
solved-shown = Dies ist der Zug. Sein Wert: { $best }; der zweitbeste: { $second }.
goes-on = So könnte es weitergehen: { $moves }
no-puzzles = Die Rätsel lassen sich nicht laden.
broken-puzzles = Die Rätsel sind nicht lesbar: { $why }
open-puzzles = Rätseldatei öffnen
unreadable-puzzles = Es wurde nichts geändert. Das sind keine lesbaren Rätsel: { $why }

## Print and play

print-it = Zum Ausdrucken
print-why = Brett, Teile zum Ausschneiden und Regeln in Originalgröße. Drucke mit 100 %, nicht an die Seite angepasst: Das Lineal unten auf jedem Blatt zeigt, ob es stimmt.
print = Drucken
paper = Papier
    .a4 = A4
    .letter = US Letter
