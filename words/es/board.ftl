theme = Tablero
    .warm = Tonos cálidos
    .cool = Tonos fríos
size = Tamaño del tablero
    .small = Pequeño
    .medium = Mediano
    .large = Grande
names = Nombres de filas y columnas
confirm = Confirmar cada jugada

confirm-yes = Hacer esta jugada
confirm-sure = ¿Hacer esta jugada? { $move }
closer = Ampliar el tablero
whole = Ver todo el tablero
full = Pantalla completa

course = El curso de la partida
course-why = Cada posición juzgada de un vistazo, sin calcular más allá.
picture = Compartir como imagen
no-picture = No se puede crear la imagen.
