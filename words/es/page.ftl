# What the pages of the web client say.

## Around the page

app-description = Billo, Billabong, Bi-litaire, Bâtons et Pions
needs-scripts = Tabletier necesita JavaScript y WebAssembly.
# A button at the top right; short.
settings = Ajustes
look = Colores
    .auto = Como el dispositivo
    .light = Claro
    .dark = Oscuro
pace = Las jugadas se muestran
    .still = al instante
    .slow = despacio
    .usual = paso a paso
    .fast = deprisa
sound = Sonido
language = Idioma
language-missing = Los textos del idioma { $language } no se pueden descargar sin conexión. El idioma no cambia.
language-unknown = El idioma «{ $tag }» que se eligió aquí no existe. Disponibles: { $languages }.
close = Cerrar
nowhere = Esta dirección no lleva a ninguna parte. Aquí están los juegos.
renewal = Hay una nueva versión de Tabletier. Tu partida queda como está.
renew = Usarla ya
later = Más tarde
loading = Un momento…
no-book = Las lecciones de { $game } no se pueden descargar. ¿Hay conexión?
no-page = Esta página no se puede descargar. ¿Hay conexión?
try-again = Reintentar

## The first page

motto = Cuatro juegos de mesa poco comunes para jugar en compañía o contra la máquina.
in-progress = Partida en curso
continue = Continuar
last-game = Última partida
see-again = Volver a verla
studied = Análisis en curso
by = de { $author }
players = Jugadores
length = Duración
play = Jugar
learn = Aprender
puzzles = Problemas
open-game = Abrir una partida

## A new game

rules = Reglas
options = Todas las opciones
who-plays = Quién juega
person = Una persona
name = Nombre
# Adjectives agree with “nivel”.
level-word =
    { $number ->
        [1] primeros pasos
        [2] principiante
        [3] aprendiz
        [4] aficionado
        [5] bueno
        [6] fuerte
        [7] experto
       *[8] fuerza máxima
    }
level = Nivel { $number }, { level-word }
rotate = Cambiar de puesto
who-starts = Quién empieza
start-chosen = Según los puestos
start-lot = Por sorteo
start-turns = Alternando de partida en partida
seed = Número del sorteo
seed-why = El mismo número da el mismo inicio.
draw-anew = Sortear
touch = Pieza tocada, pieza movida
touch-why = Lo que se toca debe moverse.
begin = Empezar
yes = Sí
no = No

## At the table: who plays

seat-named = { $colour } ({ $name })
seat-level = { $colour } (nivel { $number }, { level-word })
to-move = Turno de { $who }
thinking = { $who }: pensando…
prompt = { $who }: { $what }
showing = { $who } juega: { $played }
looking = Buscando una buena jugada…
stop = Parar
paused = La máquina espera.
go-on = Que juegue
spoken = Jugada { $number }, { $who }: { $way }.
taken-back = Jugada deshecha.

## At the table: what can be done

finish = Parar aquí
say-nothing = No decir nada
touch-back = Un paso atrás
take-back = Soltar todo
type-move = Escribir una jugada
play-it = Jugarla
undo = Deshacer
redo = Rehacer
hint = Pista
turn-board = Girar el tablero
menu = Menú
keys = Teclas
resign = Abandonar
resign-sure = ¿Seguro que abandonas?
hand-over = ¿Dejar el puesto a la máquina?
again = Jugar otra vez
same = Otra igual
new-game = Nueva partida
read-rules = Leer las reglas
home = Todos los juegos
moves = Jugadas
no-moves = Aún no hay jugadas.
the-start = Inicio
the-end = Final
step-back = Una jugada atrás
step-on = Una jugada adelante
replay = Reproducir
looking-back = Estás viendo una posición anterior.
back-to-game = Volver a la partida
from-here = Seguir desde aquí
not-kept = El navegador no tiene sitio para guardar esta partida: se perderá al cerrar la página.
lost-table = La partida guardada ya no se puede leer.
engine-failed = El motor ha fallado: { $what }
engine-absent = no arranca
engine-script = su script no se carga

## Share, save, open

share = Compartir, guardar, abrir
copy-link = Copiar un enlace a la partida
copy-place = Copiar un enlace a esta posición
copy-record = Copiar la partida
download = Descargar
copied = Copiado.
not-copied = El navegador no permite copiar.
open-file = Abrir un archivo
paste = O pega aquí una partida:
open = Abrir
replaces = Si abres esta partida, la que estás jugando va al estante.
unreadable-game = No se ha cambiado nada. Esto no es una partida legible: { $why }
no-game = no contiene ninguna partida

## Analysis

study = Analizar
lost-study = El análisis guardado ya no se puede leer.
replaces-study = Esto sustituye el análisis actual, con sus variantes y comentarios. ¿Continuar?
back-to-study = Volver al análisis
engine = Hacer pensar al motor
looked =
    { $depth ->
        [one] { $depth } turno de profundidad
       *[other] { $depth } turnos de profundidad
    }, { $nodes ->
        [one] { $nodes } posición
       *[other] { $nodes } posiciones
    }
looked-for = { looked }, valores para { $who }
value = { $who } { $worth }
try-line = Probar esta línea
values = Quién está mejor
judge = Revisar la partida
judged = { $done } de { $of } posiciones
making-sure = comprobando los errores
no-mistakes = No se ha encontrado ningún error grave.
mistake = Jugada { $number }, { $who }: { $played } ({ $worth })
better = Mejor: { $played } ({ $worth })
remark = Comentario sobre esta jugada
remark-start = Comentario sobre la partida
promote = Hacerla línea principal
remove = Borrar desde aquí
remove-sure = ¿Borrar esta jugada y todo lo que la sigue?

## Set up a position

edit = Preparar una posición
edit-why = Elige una pieza y toca los lugares donde va; toca otra vez para quitarla.
to-put = Qué poner
fields = Además del tablero
clear = Tablero vacío
usual-start = Inicio habitual
position-fine = Esta posición se puede jugar.
edit-over = En esta posición la partida ha terminado: { $why }
other-rules = Lo que hay puesto no es una posición según esas reglas. Antes, vacía el tablero o pon el inicio habitual.
position-text = La posición como texto
take-text = Usar este texto
unreadable-position = No se ha cambiado nada. Esto no es una posición legible: { $why }

## Lessons

first-game = Una primera partida guiada
contents = En esta página
to-try = Prueba estas jugadas, o cualquier otra:
try-freely = Prueba cualquier jugada en el tablero.
forbidden = Prohibido:
we-decided = Nuestra decisión
begin-again = Empezar de nuevo
play-from-here = Seguir desde aquí
show-hint = Una pista
not-it = Esa jugada está permitida, pero no es lo que se pide. Deshazla y prueba otra.
next-task = Siguiente
all-done = Has resuelto todas las tareas. ¡Es hora de una partida de verdad!
task = { $number }. { $title }
done = { $what }, hecho

## Puzzles

puzzle = Problema { $number }
daily = problema del día
grade-easy = Fácil
grade-medium = Medio
grade-hard = Difícil
win-at-once = Gana con esta misma jugada.
find-win = Solo una jugada gana. Encuéntrala.
find-rescue = Solo una jugada no pierde. Encuéntrala.
find-best = Una jugada es claramente la mejor. Encuéntrala.
there-is-better = Hay algo mejor. Deshaz la jugada y prueba otra.
begins-with = Empieza aquí: { $place }.
show-solution = Mostrar la solución
solved-found = ¡Esa es la jugada! Su valor: { $best }; el de la segunda mejor: { $second }.
solved-shown = Esta es la jugada. Su valor: { $best }; el de la segunda mejor: { $second }.
goes-on = La partida podría seguir así: { $moves }
no-puzzles = Los problemas no se pueden descargar.
broken-puzzles = Los problemas no se pueden leer: { $why }
open-puzzles = Abrir un archivo de problemas
unreadable-puzzles = No se ha cambiado nada. Estos no son problemas legibles: { $why }

## Print and play

print-it = Imprimir y jugar
print-why = Tablero, piezas para recortar y reglas, a tamaño real. Imprime al 100 %, sin ajustar a la página: la regla al pie de cada hoja sirve para comprobarlo.
print = Imprimir
paper = Papel
    .a4 = A4
    .letter = Carta (EE. UU.)
