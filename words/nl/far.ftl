# Aan een tafel met mensen ver weg.

## Wat niet is gedaan, en waarom

move-overtaken = Je zet { $played } is niet gespeeld: voordat die aankwam, gebeurde er iets anders. Kijk naar het bord en zet opnieuw.
overtaken = Er is niets gedaan: eerst gebeurde er iets anders.
over = Er is niets gedaan: de partij is afgelopen.
refused = De server heeft het niet gedaan: { $what }
unreadable = De server zegt iets dat deze pagina niet begrijpt. Misschien helpt het de pagina opnieuw te laden.
seat-lost = Deze plaats is niet meer van jou. Je kunt blijven kijken.
not-kept-far = De browser heeft geen ruimte om je zet te bewaren tot die verstuurd is: laat deze pagina open.

## Wat er is gebeurd

joined = { $who } heeft plaatsgenomen.
draw-declined = { $who } slaat de remise af.
takeback-declined = { $who } wil niet dat de zet wordt teruggenomen.
rematch-declined = { $who } wil geen nieuwe partij.
taken-back = De zet is teruggenomen.
took-back = { $who } heeft een zet teruggenomen.
left-to-computer = { $who } heeft de plaats aan de computer overgelaten.
credited =
    De server was er niet. { $who } krijgt { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    } terug.

## De lijn naar de server, en wie er is

connecting = Verbinden…
sending = Versturen…
no-line = Geen verbinding. Die komt vanzelf terug.
no-line-kept = Geen verbinding: je zet wordt bewaard en nog verstuurd.
waiting-seats = Nog niet alle plaatsen zijn bezet.
you = jij
present = aanwezig
away = even weg
gone = niet aanwezig
out = uit het spel
open-seat = nog niemand
computer = computer ({ $strength })
watchers =
    { $number ->
        [one] { $number } persoon kijkt
       *[other] { $number } personen kijken
    }
you-watch = Je kijkt naar deze partij.
clock = Klok van { $who }
days-left =
    { $number ->
        [one] { $number } dag
       *[other] { $number } dagen
    }
hours-left =
    { $number ->
        [one] { $number } uur
       *[other] { $number } uur
    }

## Wat je kunt doen

offer-draw = Remise aanbieden
offer-takeback = Terugname vragen
take-back-free = Zet terugnemen
rematch = Revanche
hand-over = Aan de computer overlaten
accept = Aannemen
decline = Afslaan
withdraw = Intrekken
draw-offered = { $who } biedt remise aan.
takeback-asked = { $who } vraagt de laatste zet terug te nemen.
rematch-wanted = { $who } wil nog een partij.
draw-sent = Je hebt remise aangeboden.
takeback-sent = Je hebt gevraagd je zet terug te nemen.
rematch-sent = Je wilt nog een partij.
next-game = Naar de volgende partij
copy-watching = Link om te kijken kopiëren

## Zes dingen om te zeggen

say = Iets zeggen
hello = Hallo!
good-luck = Succes!
well-played = Goed gespeeld!
one-moment = Een moment, alsjeblieft.
thanks = Bedankt!
good-game = Mooie partij!
mute = Verbergen wat anderen zeggen
says = { $who }: { $greeting }

## Antwoorden vooraf

plan = Vooraf antwoorden
plan-why = Speel de zet die je verwacht en dan je antwoord. Het wordt verstuurd zolang deze pagina open is, en alleen in precies deze stelling.
plan-keep = Antwoord bewaren
plan-end = Klaar
planned = Antwoorden vooraf
plan-remove = Antwoord verwijderen
plan-dropped = Er is iets anders gespeeld: je antwoorden vooraf vervallen.
