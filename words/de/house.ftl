# Around the house: the way around, the first page, the shelf of games.

## The shelf

shelf = Regal
shelf-why = Alle Partien, die auf diesem Gerät gespielt wurden. Wer eine andere beginnt, findet die vorige von selbst hier.
shelf-empty = Hier liegt noch nichts. Sobald du eine andere Partie beginnst, kommt die vorige hierher.
on-table = auf dem Tisch
give-name = Gib ihr einen Namen
look-at = Analysieren
delete = Löschen
delete-sure = Diese Partie endgültig löschen?
save-all = Alle als Datei speichern
take-in = Partien aus einer Datei kommen zu denen hinzu, die hier sind; was schon da ist, bleibt weg.
taken-in =
    { $count ->
        [one] { $count } Partie aufgenommen
       *[other] { $count } Partien aufgenommen
    }, { $known } { $known ->
        [one] war
       *[other] waren
    } schon da.
moves-made =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
and = { $first } · { $second }
more-games = Mehr zeigen
all-games = Alle Partien im Regal

## Results

results = Gegen den Computer
won = Gewonnen
drawn = Unentschieden
lost = Verloren

## What is to be told

not-kept = Der Browser hat keinen Platz für die weggelegte Partie. Sie liegt im Regal, bis diese Seite geschlossen wird: Speichere sie dort als Datei.
closed = Dieser Browser hebt Partien nicht dauerhaft auf, wie in einem privaten Fenster. Was hier liegt, kann beim Schließen verschwinden: Speichere es als Datei.
unreadable = Eine Partie hier kann diese Version nicht lesen. Sie bleibt, wie sie ist.
other-window = In einem anderen Fenster wurde eine andere Partie auf den Tisch gelegt. Die von hier liegt im Regal.

## The way around

ways = Hauptmenü
more = Mehr
about = Über Tabletier
first-page = Startseite

## The first page

exhibit = Der Computer spielt mit voller Stärke: { $game }
craftsman = Ein Tabletier ist der Handwerker, der Spielbretter macht. Diese vier Spiele haben vier Autoren und lassen sich sonst kaum irgendwo spielen.
puzzle-of-the-day = Rätsel des Tages: { $game }
go-on-with = Zum Weiterspielen

## Play at once

how-well = Wie gut kennst du solche Spiele?
how-new = Sie sind mir neu
how-known = Ich kenne einige
how-strong = Ich spiele gut
how-why = Der Computer spielt dann, wie es passt; ändern lässt sich das jederzeit.
opponent = Der Computer spielt

## Pages of all games

learn-all = Die Spiele lernen
learn-all-why = Die Regeln in Worten und lebendigen Figuren, eine geführte erste Partie aus kleinen Aufgaben, und Bögen zum Ausdrucken.
puzzles-all-why = Finde den einen klar besten Zug: drei Grade, und jeden Tag ein anderes Rätsel.
analyse-all = Analyse
analyse-all-why = Die besten Zugfolgen, der Verlauf einer ganzen Partie und ihre Fehler, für jede Stellung oder Partie.
from-start = Vom Anfang an

## About

about-name = Ein Tabletier ist der Handwerker, der Spielbretter, Würfel und Schachfiguren macht. Dieser macht seltene Spiele spielbar: überall, allein, gegen den Computer oder mit anderen.
about-sheets = Jedes Spiel wird gespielt, wie es sein Regelblatt sagt. Wo es schweigt oder zwei einander widersprechen, musste entschieden werden; die Regeln jedes Spiels sagen, was, und was sich anders wählen lässt.
about-inventors = Die Spiele und ihre Autoren
about-free = Tabletier ist freie Software (MIT oder Apache 2.0). Es zählt niemanden und zeigt keine Werbung; deine Partien bleiben auf diesem Gerät, außer du spielst aus der Ferne.

## Learn

in-a-minute = In einer Minute
in-full = Die ganzen Regeln
