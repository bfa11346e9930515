# Sheets of paper: board, pieces to cut out, rules. Room is scarce: keep these short.

board = Tablero
pieces = Para recortar
rules = Reglas
by = de { $author }
sheet = { $game }, hoja { $number } de { $count }
sheet-title = { $game }, hoja { $number } de { $count } ({ $kind ->
    [board] tablero
    [pieces] piezas para recortar
   *[rules] reglas
})
ruler = Imprime al 100 %: esta regla mide 50 mm.
halves = Dos mitades: recorta la derecha por su borde izquierdo y pégala sobre la franja de la izquierda, hasta la línea discontinua.
glue-here = pegar aquí
marked = Una raya al margen señala lo que el reglamento deja abierto y hemos decidido aquí.
lot = { $count } { $name }
lot-spare = { $count } { $name } y { $spare } de reserva
