# What the program says in a terminal: `tabletier play`, on the full screen and line by line, and
# `tabletier games`. A line of a terminal has 80 letters, so be short where a comment says so.

## The games (`tabletier games`)

games-title = { $key }: { $game }, de { $author }
games-seats = Puestos: { $seats }
games-moves = Jugadas: { $how }
games-rules = Reglas por defecto: { $rules }
games-default = { $value } (por defecto)

## A game begins

plain-hint = Escribe una jugada, o ayuda, jugadas, pista, vista, deshacer, rehacer, tablero, posición, guardar, cargar, rendirse, nueva, salir.
begun = Nueva partida.
turn = Turno de { $player }.
plays = Jugada de { $player }: { $notation }
you = tú
level = nivel { $level }
random = al azar

## Moves

legal-moves = Jugadas legales ({ $count })
legal-moves-some = Jugadas legales ({ $shown } de { $count })
more-moves = … y { $count } más: escribe «jugadas» y las primeras letras para ver menos.
listing = Preparando la lista de jugadas…
still-listing = Aún se está preparando la lista de jugadas: prueba otra vez en un momento.
no-match = Ninguna jugada empieza así.
no-such-number = No hay jugada { $number }: las jugadas van numeradas del 1 al { $count }.
no-moves-now = Ahora no tienes ninguna jugada que hacer.
nothing-to-undo = No hay ninguna jugada tuya que deshacer.
nothing-to-redo = No se ha deshecho ninguna jugada.
line-too-long = Esa línea es demasiado larga.
over = La partida ha terminado.
played = Jugadas hechas
none-played = ninguna aún
# At most 20 letters.
stop-here = Parar aquí
addressed = { $player }: { $prompt }

## A good move, and what the engine sees

hint-later = No es tu turno: pide una pista cuando lo sea.
hint-coming = Buscando una buena jugada… { $seconds } s
thinking = { $player }: pensando… { $seconds } s
# At most 26 letters each.
view = Qué ve el motor
view-coming = pensando…
view-told = Qué ve el motor: { $looked }
# At most 30 letters each.
looked = prof. { $depth }, { $nodes ->
        [one] { $nodes } posición
       *[other] { $nodes } posiciones
    }
looked-thousands = prof. { $depth }, { $nodes } mil posiciones
looked-millions = prof. { $depth }, { $nodes },{ $tenths } M posiciones

## Files

saved = La partida se ha guardado en { $name }.
loaded = La partida de { $name } continúa.
no-such-game = { $name } no tiene la partida { $number }: tiene { $count }.
not-read = No se puede leer { $name }: { $reason ->
        [missing] no existe ese archivo
        [forbidden] ahí no está permitido
        [folder] es el nombre de una carpeta
       *[unknown] error { $code } del sistema
    }.
not-loaded = No se puede leer la partida: { $why }.
file-exists = { $name } ya existe: elige otro nombre.
not-saved = La partida no se puede guardar: { $reason ->
        [missing] esa carpeta no existe
        [forbidden] allí no está permitido
        [folder] ese es el nombre de una carpeta
        [full] no queda espacio
        [read-only] allí no se puede cambiar nada
        [name] ningún archivo puede llamarse así
       *[unknown] error { $code } del sistema
    }.

## Questions

quit-asked = ¿Dejar la partida en curso? No está guardada. (s/n)
new-asked = ¿Dejar la partida en curso y empezar otra? (s/n)
resign-asked = ¿Rendirse en esta partida? (s/n)
yes = s

## Orders

order_undo = deshacer
order_redo = rehacer
order_moves = jugadas
order_board = tablero
order_help = ayuda
order_new = nueva
order_save = guardar
order_quit = salir
order_hint = pista
order_view = vista
order_resign = rendirse
order_load = cargar
order_position = posición posicion
unknown-order = { $order }: se esperaba :deshacer, :rehacer, :jugadas, :pista, :vista, :nueva, :guardar, :cargar, :posición, :rendirse, :ayuda o :salir.

## The line at the foot of the full screen: keys and what they do. At most 78 letters each.

hints = F1 ayuda  ^C salir  Enter elegir  ^Z deshacer  ^L jugadas  ^T pista  ^E vista
hints-typing = Enter jugar  Tab completar  ↑↓ elegir  Esc borrar
hints-help = ↑↓ desplazar  otra tecla: volver al tablero
hints-over = F1 ayuda  ^C salir  ^N nueva partida  ^S guardar  ^Z deshacer
hints-watching = F1 ayuda  ^C salir  ^Z deshacer  ^E vista
# At most 30 letters.
type-a-move = flechas, o escribe una jugada
too-small = La ventana es demasiado pequeña para el tablero.

## The help

help_keys = Teclas
help_orders = Qué puedes escribir
help_game = El juego
help_writing = Cómo se escriben las jugadas
help_rules = Las reglas de esta partida
by = { $game }, de { $author }.
rule = { $rule }: { $value }

## The help: keys of the full screen, at most 15 letters, and what they do

key_arrows = flechas
    .does = llevar el cursor de una opción posible a otra
key_enter = Enter, espacio
    .does = elegir; otra vez en el mismo sitio: parar ahí si la jugada puede acabar, y si no, soltar
key_escape = Esc, Retroceso
    .does = deshacer la última elección
key_tab = Tab
    .does = ir a los botones junto al tablero, o recorrer todas las opciones; al escribir, completar
key_letters = una letra
    .does = empezar a escribir una jugada; aparecen las que encajan, y un número elige una
key_mouse = ratón
    .does = elegir con un clic; con Mayús se selecciona texto
key_undo = Ctrl-Z, F7
    .does = deshacer una jugada
key_redo = Ctrl-Y, F8
    .does = rehacer lo deshecho
key_list = Ctrl-L, F4
    .does = mostrar las jugadas legales
key_hint = Ctrl-T, F5
    .does = pista: proponer una buena jugada
key_view = Ctrl-E, F6
    .does = mostrar u ocultar qué ve el motor en la posición
key_save = Ctrl-S, F3
    .does = guardar la partida en un archivo nuevo aquí; :guardar NOMBRE elige el nombre
key_new = Ctrl-N, F2
    .does = empezar una nueva partida
key_pages = RePág, AvPág
    .does = desplazar las jugadas
key_quit = Ctrl-C, F10
    .does = salir

## The help: what can be typed line by line, and what it does. The orders are those above.

type_move = una jugada
    .does = la juega; basta con un comienzo que encaje con una sola jugada legal
type_number = un número
    .does = juega la jugada de ese número en la lista
type_moves = jugadas
    .does = muestra las jugadas legales; «jugadas R», las que empiezan por R
type_hint = pista
    .does = propone una buena jugada
type_view = vista
    .does = dice qué ve el motor: cuánto vale la posición para cada cual, hasta dónde ha mirado y las mejores líneas
type_undo = deshacer, rehacer
    .does = deshace una jugada, la vuelve a jugar
type_board = tablero
    .does = muestra el tablero
type_save = guardar NOMBRE
    .does = escribe la partida en un archivo nuevo; el nombre se puede omitir
type_load = cargar NOMBRE
    .does = continúa una partida de un archivo; un número tras el nombre dice cuál
type_position = posición
    .does = muestra la posición como texto
type_resign = rendirse
    .does = abandona la partida
type_new = nueva
    .does = empieza una nueva partida
type_help = ayuda
    .does = muestra esta página
type_quit = salir
    .does = sale del programa
