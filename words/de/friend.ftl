## Making a game

friend = Mit Freunden spielen
friend-why = Wähle ein Spiel: Du bekommst einen Link zum Verschicken. Die Partie beginnt, sobald er geöffnet wurde.
by-link = Mit Freunden
your-name = Dein Name, wenn du magst
make-link = Link holen
more-options = Mehr Optionen
invited = Ein Mensch, per Link
other-seat = Gegenüber { $number }
first = Ich fange an
last = Ich komme zuletzt
clock = Bedenkzeit
clock-none = Ohne Uhr
clock-live = Je { $minutes } min, dazu { $seconds } s pro Zug
clock-days =
    { $days ->
        [one] { $days } Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
free-takeback = Der letzte Zug darf zurückgenommen werden, bis der nächste gemacht ist.
public = Alle dürfen mitspielen: Die Partie steht bei den freien Plätzen.
not-kept = Der Browser hat keinen Platz, deinen Sitz aufzubewahren: Kopiere den Link dazu am Tisch, sonst geht er verloren, wenn die Seite geschlossen wird.

## Links to send

send-link = Schick diesen Link, wem du magst: Wer ihn öffnet, spielt mit.
send-links = Schick jeden dieser Links an eine Person.
begins-itself = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind. Sie bleibt unter „Meine Partien“, wenn du diese Seite schließt.
waits = Wir warten, bis alle Plätze besetzt sind.
link = Link
copy = Kopieren
send = Teilen …
code = Der Link als QR-Code
lets-play = Spielen wir { $game }!
another-link = Anderer Link
another-made = Das ist ein anderer Link. Der alte führt nirgends mehr hin.

## An invitation

invites-you = { $name } lädt dich zu einer Partie { $game } ein.
you-are-invited = Du bist zu einer Partie { $game } eingeladen.
sit-down = Platz nehmen
used-up = Diese Einladung ist schon verbraucht oder wurde zurückgezogen.
watch = Der Partie zusehen
own-link = Du sitzt schon an diesem Tisch. Dieser Link ist für jemand anderen.
to-table = An den Tisch

## Another device

carry = Auf einem anderen Gerät weiterspielen
carry-why = Öffne diesen Link dort oder fotografiere den Code. Wer ihn hat, spielt für dich: Zeig ihn sonst niemandem.
lock-out = Ab jetzt nur dieses Gerät
another-seat = Du hast hier schon einen anderen Platz in dieser Partie. Stattdessen diesen nehmen?
no-seat = Dieser Link öffnet keinen Platz mehr.

## My games

mine = Meine Partien
waiting =
    { $count ->
        [one] { $count } Partie wartet auf dich
       *[other] { $count } Partien warten auf dich
    }
none-mine = In diesem Browser ist keine Partie mit anderen aufbewahrt.
your-turn = Du bist am Zug
over = Die Partie ist zu Ende
gone = Der Server kennt diese Partie nicht mehr
somebody = Jemand
against = mit { $names }
forget = Vergessen
forget-sure = Diese Partie vergessen? Dieser Browser kann dann nicht mehr für dich spielen.
unreadable = Manche aufbewahrten Partien kann diese Version nicht lesen. Sie bleiben aufbewahrt.

## Open seats

lobby = Freie Plätze
lobby-why = Partien, die auf irgendwen warten.
lobby-empty = Im Moment wartet niemand.
any-game = Alle Spiele
any-pace = Live oder über Tage
pace-live = Live
pace-days = Über Tage
which = Welche Partien
offer-public = Platz anbieten

## Notifications

tell-me = Sag mir, wenn ich am Zug bin
tell-me-not = Nicht mehr Bescheid sagen
told = Dieses Gerät sagt dir Bescheid, wenn du am Zug bist.
not-allowed = Der Browser erlaubt dieser Seite keine Mitteilungen.
cannot-tell = Der Browser konnte das nicht einrichten. Vielleicht geht es ein andermal.
notice-turn = Du bist am Zug.

## When something cannot be had

no-server = Hier gibt es keinen Spielserver: Diese Seite kommt ohne aus. Alles andere geht.
no-answer = Der Server antwortet nicht. Besteht eine Verbindung?
not-yours = Der Server nimmt diesen Schlüssel nicht an.
no-such-game = Diese Partie gibt es nicht oder nicht mehr.
too-often = Das war zu oft. Versuch es gleich noch einmal.
refused = Der Server lehnt ab: { $what }
