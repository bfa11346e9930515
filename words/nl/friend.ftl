## Making a game

friend = Met vrienden spelen
friend-why = Kies een spel: je krijgt een link om te versturen. De partij begint zodra die is geopend.
by-link = Met vrienden
your-name = Je naam, als je wilt
make-link = Link maken
more-options = Meer opties
invited = Een mens, via een link
other-seat = Tegenstander { $number }
first = Ik begin
last = Ik kom als laatste
clock = Bedenktijd
clock-none = Zonder klok
clock-live = Elk { $minutes } min, plus { $seconds } s per beurt
clock-days =
    { $days ->
        [one] { $days } dag per beurt
       *[other] { $days } dagen per beurt
    }
free-takeback = De laatste zet mag worden teruggenomen tot de volgende is gedaan.
public = Iedereen mag meedoen: de partij staat bij de vrije plaatsen.
not-kept = De browser heeft geen ruimte om je plaats te bewaren: kopieer de link ernaartoe aan tafel, anders gaat ze verloren als je de pagina sluit.

## Links to send

send-link = Stuur deze link naar wie je wilt dat meespeelt.
send-links = Stuur elk van deze links naar één persoon.
begins-itself = De partij begint vanzelf zodra alle plaatsen bezet zijn. Ze blijft bij “Mijn partijen” als je deze pagina sluit.
waits = Wachten tot alle plaatsen bezet zijn.
link = Link
copy = Kopiëren
send = Delen…
code = De link als QR-code
lets-play = Zullen we { $game } spelen?
another-link = Andere link
another-made = Dit is een andere link. De oude leidt nergens meer heen.

## An invitation

invites-you = { $name } nodigt je uit voor een partij { $game }.
you-are-invited = Je bent uitgenodigd voor een partij { $game }.
sit-down = Ga zitten
used-up = Deze uitnodiging is al gebruikt of ingetrokken.
watch = De partij bekijken
own-link = Je zit al aan deze tafel. Deze link is voor iemand anders.
to-table = Naar de tafel

## Another device

carry = Verder op een ander apparaat
carry-why = Open deze link daar, of fotografeer de code. Wie hem heeft, speelt voor jou: laat hem aan niemand anders zien.
lock-out = Vanaf nu alleen dit apparaat
another-seat = Je hebt hier al een andere plaats in deze partij. Deze in plaats daarvan nemen?
no-seat = Deze link opent geen plaats meer.

## My games

mine = Mijn partijen
waiting =
    { $count ->
        [one] { $count } partij wacht op je
       *[other] { $count } partijen wachten op je
    }
none-mine = In deze browser wordt geen partij met anderen bewaard.
your-turn = Jij bent aan zet
over = De partij is afgelopen
gone = De server kent deze partij niet meer
somebody = Iemand
against = met { $names }
forget = Vergeten
forget-sure = Deze partij vergeten? Dan kan deze browser niet meer voor je spelen.
unreadable = Sommige bewaarde partijen kan deze versie niet lezen. Ze blijven bewaard.

## Open seats

lobby = Vrije plaatsen
lobby-why = Partijen die op wie dan ook wachten.
lobby-empty = Op dit moment wacht er niemand.
any-game = Alle spellen
any-pace = Live of over dagen
pace-live = Live
pace-days = Over dagen
which = Welke partijen
offer-public = Plaats aanbieden

## Notifications

tell-me = Laat me weten als ik aan zet ben
tell-me-not = Niet meer melden
told = Dit apparaat laat je weten als je aan zet bent.
not-allowed = De browser staat niet toe dat deze pagina je iets meldt.
cannot-tell = De browser kon dit niet instellen. Misschien lukt het een andere keer.
notice-turn = Jij bent aan zet.

## When something cannot be had

no-server = Hier is geen spelserver: deze pagina heeft er geen. Al het andere werkt.
no-answer = De server antwoordt niet. Is er verbinding?
not-yours = De server neemt deze sleutel niet aan.
no-such-game = Deze partij bestaat niet, of niet meer.
too-often = Dat was te vaak. Probeer het zo weer.
refused = De server weigert: { $what }
