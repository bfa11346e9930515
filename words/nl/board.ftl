theme = Bord
    .warm = Warme kleuren
    .cool = Koele kleuren
size = Grootte van het bord
    .small = Klein
    .medium = Middel
    .large = Groot
names = Namen van rijen en kolommen
confirm = Elke zet bevestigen

confirm-yes = Deze zet spelen
confirm-sure = Deze zet spelen? { $move }
closer = Bord groter tonen
whole = Hele bord tonen
full = Volledig scherm

course = Het verloop van de partij
course-why = Elke stelling in één oogopslag beoordeeld, zonder vooruit te rekenen.
picture = Delen als afbeelding
no-picture = De afbeelding kan niet worden gemaakt.
