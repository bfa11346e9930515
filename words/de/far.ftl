# An einem Tisch mit Leuten in der Ferne.

## Was nicht getan wurde, und warum

move-overtaken = Dein Zug { $played } wurde nicht gespielt: Vorher ist etwas anderes geschehen. Sieh dir das Brett an und zieh noch einmal.
overtaken = Es wurde nichts getan: Vorher ist etwas anderes geschehen.
over = Es wurde nichts getan: Die Partie ist zu Ende.
refused = Der Server hat es nicht getan: { $what }
unreadable = Der Server sagt etwas, das diese Seite nicht versteht. Vielleicht hilft es, sie neu zu laden.
seat-lost = Dieser Platz gehört dir nicht mehr. Zuschauen kannst du weiterhin.
not-kept-far = Der Browser hat keinen Platz, deinen Zug bis zum Senden aufzubewahren: Lass diese Seite offen.

## Was geschehen ist

joined = { $who } hat Platz genommen.
draw-declined = { $who } lehnt das Unentschieden ab.
takeback-declined = { $who } möchte nicht, dass der Zug zurückgenommen wird.
rematch-declined = { $who } möchte keine weitere Partie.
taken-back = Der Zug ist zurückgenommen.
took-back = { $who } hat einen Zug zurückgenommen.
left-to-computer = { $who } hat den Platz dem Computer überlassen.
credited =
    Der Server war nicht da. { $who } bekommt { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } zurück.

## Die Leitung zum Server, und wer da ist

connecting = Wird verbunden …
sending = Wird gesendet …
no-line = Keine Verbindung. Sie kommt von selbst wieder.
no-line-kept = Keine Verbindung: Dein Zug ist aufbewahrt und wird gesendet.
waiting-seats = Noch sind nicht alle Plätze besetzt.
you = du
present = ist da
away = kurz weg
gone = nicht da
out = ausgeschieden
open-seat = noch niemand
computer = Computer ({ $strength })
watchers =
    { $number ->
        [one] { $number } Person schaut zu
       *[other] { $number } Personen schauen zu
    }
you-watch = Du schaust zu.
clock = Uhr von { $who }
days-left =
    { $number ->
        [one] { $number } Tag
       *[other] { $number } Tage
    }
hours-left =
    { $number ->
        [one] { $number } Stunde
       *[other] { $number } Stunden
    }

## Was man tun kann

offer-draw = Unentschieden anbieten
offer-takeback = Um Rücknahme bitten
take-back-free = Zurücknehmen
rematch = Revanche
hand-over = Dem Computer überlassen
accept = Annehmen
decline = Ablehnen
withdraw = Zurückziehen
draw-offered = { $who } bietet Unentschieden an.
takeback-asked = { $who } möchte den letzten Zug zurücknehmen.
rematch-wanted = { $who } möchte noch eine Partie.
draw-sent = Du hast Unentschieden angeboten.
takeback-sent = Du möchtest deinen Zug zurücknehmen.
rematch-sent = Du möchtest noch eine Partie.
next-game = Zur nächsten Partie
copy-watching = Link zum Zuschauen kopieren

## Sechs Dinge zu sagen

say = Etwas sagen
hello = Hallo!
good-luck = Viel Glück!
well-played = Gut gespielt!
one-moment = Einen Moment, bitte.
thanks = Danke!
good-game = Schöne Partie!
mute = Nicht zeigen, was andere sagen
says = { $who }: { $greeting }

## Antworten im Voraus

plan = Im Voraus antworten
plan-why = Spiele den Zug, den du erwartest, dann deine Antwort. Sie wird gesendet, solange diese Seite offen ist, und nur in genau dieser Stellung.
plan-keep = Antwort behalten
plan-end = Fertig
planned = Antworten im Voraus
plan-remove = Antwort entfernen
plan-dropped = Es wurde etwas anderes gespielt: Deine Antworten im Voraus entfallen.
