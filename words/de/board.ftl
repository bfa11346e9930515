theme = Brett
    .warm = Warme Farben
    .cool = Kühle Farben
size = Größe des Bretts
    .small = Klein
    .medium = Mittel
    .large = Groß
names = Namen von Reihen und Spalten
confirm = Jeden Zug bestätigen

confirm-yes = Diesen Zug spielen
confirm-sure = Diesen Zug spielen? { $move }
closer = Brett größer zeigen
whole = Ganzes Brett zeigen
full = Vollbild

course = Der Verlauf der Partie
course-why = Jede Stellung auf einen Blick beurteilt, ohne vorauszurechnen.
picture = Als Bild teilen
no-picture = Das Bild kann nicht erstellt werden.
