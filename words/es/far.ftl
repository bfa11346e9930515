# En una mesa con gente lejana.

## Lo que no se ha hecho, y por qué

move-overtaken = Tu jugada { $played } no se ha hecho: antes de que llegara ha pasado otra cosa. Mira el tablero y juega de nuevo.
overtaken = No se ha hecho nada: antes ha pasado otra cosa.
over = No se ha hecho nada: la partida ha terminado.
refused = El servidor no lo ha hecho: { $what }
unreadable = El servidor dice algo que esta página no entiende. Quizá ayude cargarla de nuevo.
seat-lost = Este puesto ya no es tuyo. Puedes seguir mirando.
not-kept-far = El navegador no tiene sitio para guardar tu jugada hasta que se envíe: deja abierta esta página.

## Lo que ha pasado

joined = { $who } ha ocupado su puesto.
draw-declined = { $who } rechaza las tablas.
takeback-declined = { $who } no quiere que se deshaga la jugada.
rematch-declined = { $who } no quiere otra partida.
taken-back = La jugada se ha deshecho.
took-back = { $who } ha deshecho una jugada.
left-to-computer = { $who } ha dejado el puesto a la máquina.
credited =
    El servidor no estaba. { $who } recupera { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }.

## La línea con el servidor, y quién está

connecting = Conectando…
sending = Enviando…
no-line = Sin conexión. Volverá por sí sola.
no-line-kept = Sin conexión: tu jugada queda guardada y se enviará.
waiting-seats = Falta que se ocupen todos los puestos.
you = tú
present = presente
away = ausente un momento
gone = no está
out = fuera de juego
open-seat = todavía nadie
computer = máquina ({ $strength })
watchers =
    { $number ->
        [one] { $number } persona mira
       *[other] { $number } personas miran
    }
you-watch = Estás mirando la partida.
clock = Reloj de { $who }
days-left =
    { $number ->
        [one] { $number } día
       *[other] { $number } días
    }
hours-left =
    { $number ->
        [one] { $number } hora
       *[other] { $number } horas
    }

## Lo que se puede hacer

offer-draw = Ofrecer tablas
offer-takeback = Pedir deshacer
take-back-free = Deshacer la jugada
rematch = Revancha
hand-over = Dejar a la máquina
accept = Aceptar
decline = Rechazar
withdraw = Retirar
draw-offered = { $who } ofrece tablas.
takeback-asked = { $who } pide deshacer la última jugada.
rematch-wanted = { $who } quiere otra partida.
draw-sent = Has ofrecido tablas.
takeback-sent = Has pedido deshacer tu jugada.
rematch-sent = Quieres otra partida.
next-game = Ir a la siguiente partida
copy-watching = Copiar un enlace para mirar

## Seis cosas que decir

say = Decir algo
hello = ¡Hola!
good-luck = ¡Buena suerte!
well-played = ¡Bien jugado!
one-moment = Un momento, por favor.
thanks = ¡Gracias!
good-game = ¡Buena partida!
mute = Ocultar lo que dicen los demás
says = { $who }: { $greeting }

## Respuestas por adelantado

plan = Responder por adelantado
plan-why = Haz la jugada que esperas y luego tu respuesta. Se envía mientras esta página esté abierta, y solo en esta posición exacta.
plan-keep = Guardar esta respuesta
plan-end = Listo
planned = Respuestas por adelantado
plan-remove = Quitar esta respuesta
plan-dropped = Se ha jugado otra cosa: tus respuestas por adelantado quedan anuladas.
