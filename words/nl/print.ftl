# Vellen papier: bord, stukken om uit te knippen, regels. Kort houden.

board = Bord
pieces = Knipvel
rules = Regels
by = van { $author }
sheet = { $game }, vel { $number } van { $count }
sheet-title = { $game }, vel { $number } van { $count } ({ $kind ->
    [board] bord
    [pieces] knipvel
   *[rules] regels
})
ruler = Druk af op 100%: deze liniaal is 50 mm lang.
halves = Twee helften: snijd de rechterhelft langs de linkerrand af en plak die over de strook van de linkerhelft, tot aan de stippellijn.
glue-here = hier plakken
marked = Een streep in de kantlijn: dit laten de regelbladen open en hebben wij beslist.
lot = { $count } { $name }
lot-spare = { $count } { $name } en { $spare } extra
