# Wat de pagina’s van de webclient zeggen.
# Namen van spellen en “Tabletier” zijn in elke taal gelijk.

## Rond de pagina

app-description = Billo, Billabong, Bi-litaire, Bâtons et Pions
needs-scripts = Tabletier heeft JavaScript en WebAssembly nodig.
settings = Instellingen
look = Kleuren
    .auto = Zoals het apparaat
    .light = Licht
    .dark = Donker
pace = Zetten verschijnen
    .still = meteen
    .slow = langzaam
    .usual = stap voor stap
    .fast = snel
sound = Geluid
language = Taal
language-missing = De teksten voor { $language } kunnen zonder verbinding niet worden opgehaald. De taal blijft ongewijzigd.
language-unknown = De taal “{ $tag }” die hier gekozen was, bestaat niet. Je kunt kiezen uit: { $languages }.
close = Sluiten
nowhere = Dit adres leidt nergens heen. Hier zijn de spellen.
renewal = Er is een nieuwe versie van Tabletier. Je partij blijft ongewijzigd.
renew = Nu gebruiken
later = Later
loading = Een ogenblik…
no-book = De lessen over { $game } kunnen niet worden opgehaald. Is er verbinding?
no-page = Deze pagina kan niet worden opgehaald. Is er verbinding?
try-again = Opnieuw proberen

## De eerste pagina

motto = Vier zeldzame bordspellen om te spelen, met anderen of tegen de computer.
in-progress = Lopende partij
continue = Verder
last-game = Laatste partij
see-again = Terugkijken
studied = Lopende analyse
by = van { $author }
players = Spelers
length = Duur
play = Spelen
learn = Leren
puzzles = Puzzels
open-game = Partij openen

## Een nieuwe partij

rules = Regels
options = Alle opties
who-plays = Wie speelt
person = Een mens
name = Naam
level-word =
    { $number ->
        [1] eerste stappen
        [2] beginner
        [3] leerling
        [4] liefhebber
        [5] goed
        [6] sterk
        [7] expert
       *[8] volle kracht
    }
level = Niveau { $number }, { level-word }
rotate = Van plaats wisselen
who-starts = Wie begint
start-chosen = Zoals hier gekozen
start-lot = Het lot beslist
start-turns = Om de beurt, partij na partij
seed = Nummer van de loting
seed-why = Hetzelfde nummer geeft dezelfde beginstelling.
draw-anew = Loten
touch = Aanraken is zetten
touch-why = Wat je aanraakt, moet je spelen.
begin = Beginnen
yes = Ja
no = Nee

## Aan tafel: wie speelt

seat-named = { $colour } ({ $name })
seat-level = { $colour } (niveau { $number }, { level-word })
to-move = { $who } aan zet
thinking = { $who } denkt na…
prompt = { $who }: { $what }
showing = { $who } speelt: { $played }
looking = Een goede zet zoeken…
stop = Stoppen
paused = De computer wacht.
go-on = Laten spelen
spoken = Zet { $number }, { $who }: { $way }.
taken-back = Teruggenomen.

## Aan tafel: wat je kunt doen

finish = Hier stoppen
say-nothing = Niets zeggen
touch-back = Eén stap terug
take-back = Terugzetten
type-move = Typ een zet
play-it = Spelen
undo = Terugnemen
redo = Opnieuw
hint = Hint
turn-board = Bord draaien
menu = Menu
keys = Toetsen
resign = Opgeven
resign-sure = Echt opgeven?
hand-over = De plaats aan de computer overlaten?
again = Nog een keer
same = Nog zo’n partij
new-game = Nieuwe partij
read-rules = Regels lezen
home = Alle spellen
moves = Zetten
no-moves = Nog geen zet.
the-start = Begin
the-end = Einde
step-back = Eén zet terug
step-on = Eén zet verder
replay = Naspelen
looking-back = Je kijkt terug.
back-to-game = Terug naar de partij
from-here = Vanaf hier verder
not-kept = De browser heeft geen ruimte om deze partij te bewaren: sluit je de pagina, dan gaat de partij verloren.
lost-table = De bewaarde partij is niet meer te lezen.
engine-failed = Het denkprogramma is vastgelopen: { $what }
engine-absent = het kan niet worden gestart
engine-script = het script ervan laadt niet

## Delen, bewaren, openen

share = Delen, bewaren, openen
copy-link = Link naar de partij kopiëren
copy-place = Link naar deze stelling kopiëren
copy-record = Partij kopiëren
download = Downloaden
copied = Gekopieerd.
not-copied = De browser staat kopiëren niet toe.
open-file = Bestand openen
paste = Of plak hier een partij:
open = Openen
replaces = Als je deze partij opent, gaat de partij die je speelt naar de plank.
unreadable-game = Er is niets veranderd. Dit is geen leesbare partij: { $why }
no-game = er zit geen partij in

## Analyse

study = Analyseren
lost-study = De bewaarde analyse is niet meer te lezen.
replaces-study = Dit vervangt je huidige analyse, met varianten en opmerkingen. Doorgaan?
back-to-study = Terug naar de analyse
engine = Computer laten denken
looked =
    { $depth ->
        [one] { $depth } beurt vooruit
       *[other] { $depth } beurten vooruit
    }, { $nodes ->
        [one] { $nodes } stelling
       *[other] { $nodes } stellingen
    }
looked-for = { looked }, waarden voor { $who }
value = { $who } { $worth }
try-line = Deze variant proberen
values = Wie staat er beter
judge = Partij nakijken
judged = { $done } van { $of } stellingen
making-sure = fouten worden nagerekend
no-mistakes = Er is geen grote fout gevonden.
mistake = Zet { $number }, { $who }: { $played } ({ $worth })
better = Beter: { $played } ({ $worth })
remark = Opmerking bij deze zet
remark-start = Opmerking bij de partij
promote = Tot hoofdvariant maken
remove = Vanaf hier verwijderen
remove-sure = Deze zet met alles wat erop volgt verwijderen?

## Een stelling opzetten

edit = Stelling opzetten
edit-why = Kies een stuk en tik op de plekken waar het moet komen; tik nog eens om het weg te halen.
to-put = Wat je neerzet
fields = Naast het bord
clear = Leeg bord
usual-start = Beginstelling
position-fine = Deze stelling is speelbaar.
edit-over = In deze stelling is de partij afgelopen: { $why }
other-rules = Wat er ligt, is volgens die regels geen stelling. Maak eerst het bord leeg of neem de beginstelling.
position-text = De stelling als tekst
take-text = Tekst overnemen
unreadable-position = Er is niets veranderd. Dit is geen leesbare stelling: { $why }

## Lessen

first-game = Een eerste partij met uitleg
contents = Op deze pagina
to-try = Probeer deze zetten, of een andere:
try-freely = Probeer een zet naar keuze op het bord.
forbidden = Verboden:
we-decided = Onze keuze
begin-again = Opnieuw beginnen
play-from-here = Vanaf hier verder
show-hint = Een hint
not-it = Die zet mag, maar is niet wat er gevraagd wordt. Neem hem terug en probeer een andere.
next-task = Volgende
all-done = Je hebt alle opdrachten gedaan. Tijd voor een echte partij!
task = { $number }. { $title }
done = { $what }, gedaan

## Puzzels

puzzle = Puzzel { $number }
daily = puzzel van de dag
grade-easy = Makkelijk
grade-medium = Gemiddeld
grade-hard = Moeilijk
win-at-once = Win meteen met deze zet.
find-win = Er is maar één zet die wint. Vind hem.
find-rescue = Er is maar één zet die niet verliest. Vind hem.
find-best = Eén zet is duidelijk de beste. Vind hem.
there-is-better = Het kan beter. Neem de zet terug en probeer een andere.
begins-with = Het begint hier: { $place }.
show-solution = Oplossing tonen
solved-found = Dat is de zet! De waarde: { $best }; de op een na beste: { $second }.
solved-shown = Dit is de zet. De waarde: { $best }; de op een na beste: { $second }.
goes-on = Zo kan de partij verdergaan: { $moves }
no-puzzles = De puzzels kunnen niet worden opgehaald.
broken-puzzles = De puzzels zijn niet te lezen: { $why }
open-puzzles = Puzzelbestand openen
unreadable-puzzles = Er is niets veranderd. Dit zijn geen leesbare puzzels: { $why }

## Om af te drukken

print-it = Zelf afdrukken
print-why = Bord, stukken om uit te knippen en regels, op ware grootte. Druk af op 100%, niet passend op de pagina: aan de liniaal onder aan elk vel zie je of het klopt.
print = Afdrukken
paper = Papier
    .a4 = A4
    .letter = US Letter
