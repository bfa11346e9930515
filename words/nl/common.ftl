# Wat alle spellen zeggen.

## Hoe een partij eindigde

won = { $who } heeft gewonnen.
draw = Remise.
score = Score: { $score }.
outcome = { $verdict } { $reason }

## Titels van afbeeldingen

turn = { $player } aan zet
title = { $game }: { $expected }
title-over = { $game }. { $outcome }

## Huisregels

house = Huisregels, zodat elke partij eindigt
    .on = Remise bij driemaal dezelfde stelling, of als er lang geen voortgang is.
    .off = Alleen het regelblad beëindigt de partij.
repetition = Dezelfde stelling is voor de derde keer ontstaan.
quiet = Er is te lang niets onherroepelijks gebeurd.

## Een stelling opzetten

setting-up = Een stelling in opbouw
nothing = Niets
turn-field_turn = Aan zet
no-position = Deze stelling kan in het spel niet voorkomen.

## Wat er mis is met een tekst

text-error = { $place }: gevonden { $found }, verwacht { $expected }
found-text = “{ $text }”
found-nothing = niets
at_position = stelling
at_rules = regels
at_move = zet
at_seat = plaats
at_click = klik
at_algorithm = algoritme
at_part = { $whole }, { $part }
at_after = { $whole }, na { $part }
or = { $first } of { $second }
then = { $first } { $second }
field = <{ $name }>
want_ascii = zichtbare ASCII-tekens en spaties
want_fields = { $names }, telkens door één spatie gescheiden
want_end = het einde: { $form }
want_preset-first = een regelset met een naam, alleen aan het begin
want_key-once = de sleutel { $key } maar één keer
want_rules = eerst { $presets }, of { $keys }
want_seat = A, B, C of D
want_no-click = geen klik meer
want_one-of = een van { $targets }

## Zetten die niet kunnen

move-unreadable = zet onleesbaar: { $error }
move-illegal = zet { $move } is niet toegestaan: { $why }
