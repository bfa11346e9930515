## Making a game

friend = Jugar con amigos
friend-why = Elige un juego: recibes un enlace para enviar. La partida empieza en cuanto alguien lo abre.
by-link = Con amigos
your-name = Tu nombre, si quieres
make-link = Obtener el enlace
more-options = Más opciones
invited = Una persona, con un enlace
other-seat = Rival { $number }
first = Empiezo yo
last = Juego al final
clock = Tiempo
clock-none = Sin reloj
clock-live = { $minutes } min por bando, más { $seconds } s por turno
clock-days =
    { $days ->
        [one] { $days } día por turno
        [many] { $days } de días por turno
       *[other] { $days } días por turno
    }
free-takeback = La última jugada se puede deshacer hasta que se haga la siguiente.
public = Cualquiera puede unirse: la partida aparece entre los puestos libres.
not-kept = El navegador no tiene sitio para guardar tu puesto: copia su enlace en la mesa o se perderá al cerrar la página.

## Links to send

send-link = Envía este enlace a quien quieras que juegue contigo.
send-links = Envía cada uno de estos enlaces a una persona.
begins-itself = La partida empieza sola cuando se ocupan todos los puestos. Queda en «Mis partidas» si cierras esta página.
waits = Esperando a que se ocupen todos los puestos.
link = Enlace
copy = Copiar
send = Compartir…
code = El enlace como código QR
lets-play = ¡Juguemos a { $game }!
another-link = Otro enlace
another-made = Este es otro enlace. El anterior ya no lleva a ningún sitio.

## An invitation

invites-you = { $name } te invita a una partida de { $game }.
you-are-invited = Tienes una invitación a una partida de { $game }.
sit-down = Ocupar el puesto
used-up = Esta invitación ya se ha usado o se ha retirado.
watch = Ver la partida
own-link = Ya tienes un puesto en esta mesa. Este enlace es para otra persona.
to-table = A la mesa

## Another device

carry = Seguir en otro dispositivo
carry-why = Abre allí este enlace o fotografía el código. Quien lo tiene juega por ti: no se lo enseñes a nadie más.
lock-out = Solo este dispositivo desde ahora
another-seat = Aquí ya tienes otro puesto en esta partida. ¿Tomar este en su lugar?
no-seat = Este enlace ya no abre ningún puesto.

## My games

mine = Mis partidas
waiting =
    { $count ->
        [one] { $count } partida te espera
        [many] { $count } de partidas te esperan
       *[other] { $count } partidas te esperan
    }
none-mine = En este navegador no hay ninguna partida con otras personas.
your-turn = Te toca
over = La partida ha terminado
gone = El servidor ya no conoce esta partida
somebody = Alguien
against = con { $names }
forget = Olvidar
forget-sure = ¿Olvidar esta partida? Este navegador ya no podrá jugar por ti.
unreadable = Esta versión no sabe leer algunas partidas guardadas. Siguen guardadas.

## Open seats

lobby = Puestos libres
lobby-why = Partidas que esperan a cualquiera.
lobby-empty = Ahora mismo nadie espera.
any-game = Todos los juegos
any-pace = En vivo o por días
pace-live = En vivo
pace-days = Por días
which = Qué partidas
offer-public = Ofrecer un puesto

## Notifications

tell-me = Avísame cuando me toque
tell-me-not = No me avises más
told = Este dispositivo te avisará cuando te toque.
not-allowed = El navegador no permite que esta página te avise.
cannot-tell = El navegador no ha podido prepararlo. Quizá funcione en otro momento.
notice-turn = Te toca jugar.

## When something cannot be had

no-server = Aquí no hay servidor de partidas: esta página viene sin él. Todo lo demás funciona.
no-answer = El servidor no responde. ¿Hay conexión?
not-yours = El servidor no acepta esta llave.
no-such-game = Esta partida no existe, o ya no.
too-often = Demasiadas veces. Inténtalo de nuevo dentro de un momento.
refused = El servidor dice que no: { $what }
