# Around the house: the way around, the first page, the shelf of games.

## The shelf

shelf = Plank
shelf-why = Alle partijen die op dit apparaat zijn gespeeld. Begin je een andere, dan komt de vorige vanzelf hier.
shelf-empty = Hier ligt nog niets. Zodra je een andere partij begint, komt de vorige hier.
on-table = op tafel
give-name = Geef haar een naam
look-at = Analyseren
delete = Verwijderen
delete-sure = Deze partij voorgoed verwijderen?
save-all = Alles opslaan als bestand
take-in = Partijen uit een bestand komen bij die van hier; wat er al is, blijft weg.
taken-in =
    { $count ->
        [one] { $count } partij opgenomen
       *[other] { $count } partijen opgenomen
    }, { $known } { $known ->
        [one] was
       *[other] waren
    } er al.
moves-made =
    { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }
and = { $first } · { $second }
more-games = Meer tonen
all-games = Alle partijen op de plank

## Results

results = Tegen de computer
won = Gewonnen
drawn = Remise
lost = Verloren

## What is to be told

not-kept = De browser heeft geen ruimte voor de weggelegde partij. Ze ligt op de plank tot deze pagina wordt gesloten: sla haar daar op als bestand.
closed = Deze browser bewaart partijen niet blijvend, zoals in een privévenster. Wat hier ligt, kan bij het sluiten verdwijnen: sla het op als bestand.
unreadable = Deze versie kan een partij hier niet lezen. Ze blijft zoals ze is.
other-window = In een ander venster is een andere partij op tafel gelegd. Die van hier ligt op de plank.

## The way around

ways = Hoofdmenu
more = Meer
about = Over Tabletier
first-page = Beginpagina

## The first page

exhibit = De computer speelt op volle kracht: { $game }
craftsman = Een tabletier is de ambachtsman die speelborden maakt. Deze vier spellen hebben vier bedenkers, en zijn bijna nergens anders te spelen.
puzzle-of-the-day = Puzzel van de dag: { $game }
go-on-with = Om verder te spelen

## Play at once

how-well = Hoe goed ken je dit soort spellen?
how-new = Ze zijn nieuw voor me
how-known = Ik ken er een paar
how-strong = Ik speel goed
how-why = De computer speelt dan zoals het past; dat kun je altijd veranderen.
opponent = De computer speelt

## Pages of all games

learn-all = De spellen leren
learn-all-why = De regels in woorden en levende figuren, een begeleide eerste partij van kleine opgaven, en vellen om af te drukken.
puzzles-all-why = Vind de ene duidelijk beste zet: drie niveaus, en elke dag een andere puzzel.
analyse-all = Analyse
analyse-all-why = De beste varianten, het verloop van een hele partij en de fouten erin, voor elke stelling of partij.
from-start = Vanaf het begin

## About

about-name = Een tabletier is de ambachtsman die speelborden, dobbelstenen en schaakstukken maakt. Deze maakt zeldzame spellen speelbaar: overal, alleen, tegen de computer of met anderen.
about-sheets = Elk spel wordt gespeeld zoals zijn spelregels zeggen. Waar ze zwijgen, of elkaar tegenspreken, moest iets worden besloten; de regels van elk spel zeggen wat, en wat je anders kunt kiezen.
about-inventors = De spellen en hun bedenkers
about-free = Tabletier is vrije software (MIT of Apache 2.0). Het telt niemand en toont geen reclame; je partijen blijven op dit apparaat, tenzij je op afstand speelt.

## Learn

in-a-minute = In één minuut
in-full = De volledige regels
