# Around the house: the way around, the first page, the shelf of games.

## The shelf

shelf = Estante
shelf-why = Todas las partidas jugadas en este dispositivo. Cuando empieces otra, la anterior vendrá aquí por sí sola.
shelf-empty = Aún no hay nada aquí. En cuanto empieces otra partida, la anterior vendrá aquí.
on-table = en la mesa
give-name = Ponle un nombre
look-at = Analizar
delete = Borrar
delete-sure = ¿Borrar esta partida para siempre?
save-all = Guardar todo en un archivo
take-in = Las partidas de un archivo se añaden a las que hay aquí; las que ya están se dejan de lado.
taken-in =
    { $count ->
        [one] { $count } partida añadida
        [many] { $count } de partidas añadidas
       *[other] { $count } partidas añadidas
    }, { $known } ya { $known ->
        [one] estaba
        [many] estaban
       *[other] estaban
    } aquí.
moves-made =
    { $count ->
        [one] { $count } jugada
        [many] { $count } de jugadas
       *[other] { $count } jugadas
    }
and = { $first } · { $second }
more-games = Mostrar más
all-games = Todas las partidas del estante

## Results

results = Contra el ordenador
won = Ganadas
drawn = Tablas
lost = Perdidas

## What is to be told

not-kept = El navegador no tiene sitio para la partida guardada. Está en el estante hasta que se cierre esta página: guárdala allí en un archivo.
closed = Este navegador no conserva las partidas de forma duradera, como en una ventana privada. Las de aquí pueden desaparecer al cerrarlo: guárdalas en un archivo.
unreadable = Una partida de aquí no puede leerse con esta versión. Se queda como está.
other-window = En otra ventana se ha puesto otra partida en la mesa. La que estaba aquí está en el estante.

## The way around

ways = Menú principal
more = Más
about = Acerca de Tabletier
first-page = Página de inicio

## The first page

exhibit = El ordenador juega a plena fuerza: { $game }
craftsman = Un tabletier es el artesano que hace tableros de juego. Estos cuatro juegos son de cuatro inventores, y apenas se pueden jugar en otro sitio.
puzzle-of-the-day = Problema del día: { $game }
go-on-with = Para continuar

## Play at once

how-well = ¿Conoces bien juegos como estos?
how-new = Son nuevos para mí
how-known = Conozco algunos
how-strong = Juego bien
how-why = El ordenador jugará en consecuencia; se puede cambiar en todo momento.
opponent = El ordenador juega

## Pages of all games

learn-all = Aprender los juegos
learn-all-why = Las reglas en palabras y figuras vivas, una primera partida guiada en pequeños pasos, y hojas para imprimir.
puzzles-all-why = Encuentra la única jugada claramente mejor: tres grados, y otro problema cada día.
analyse-all = Análisis
analyse-all-why = Las mejores líneas del motor, el curso de una partida entera y sus errores, para cualquier posición o partida.
from-start = Desde el principio

## About

about-name = Un tabletier es el artesano que hace tableros, dados y piezas de ajedrez. Este hace jugables juegos raros: en cualquier sitio, a solas, contra el ordenador o con otros.
about-sheets = Cada juego se juega como dice su reglamento. Donde calla, o dos se contradicen, hubo que decidir; las reglas de cada juego dicen qué, y qué se puede elegir de otro modo.
about-inventors = Los juegos y sus inventores
about-free = Tabletier es software libre (MIT o Apache 2.0). No cuenta a nadie ni muestra publicidad; tus partidas se quedan en este dispositivo, salvo que juegues a distancia.

## Learn

in-a-minute = En un minuto
in-full = Las reglas completas
