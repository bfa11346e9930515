# Rätsel und Analysen.

asked = { $who }: { $what }
missed = Nicht { $move }: Es geht besser.
missed-answer = Nicht { $move }: Die Antwort ist { $answer } ({ $worth }; der richtige Zug: { $best }).
missed-over = Nicht { $move }. { $reason }
other-puzzle = Ein anderes
solved = Gelöst: { $solved } von { $count }
streak = In Folge: { $streak } (höchstens { $longest })
rating = Wertung: { $rating }
theme = Thema
grade = Schwierigkeit
all-themes = Alle Themen
all-grades = Leicht bis schwer
none-like-that = So ein Rätsel gibt es nicht.

endless = Endlos weiterdenken
compare = Zwei Züge vergleichen
compared-move = Ein Zug zum Vergleichen
learn = Aus Fehlern lernen: { $who }
lesson = { $who } spielte hier { $move }. Finde einen besseren Zug.
lesson-best = { $move }: Das ist der beste Zug ({ $worth }).
lesson-good = { $move } ist auch gut ({ $worth }).
lesson-played = { $move } wurde gespielt. Es geht besser.
lesson-worse = { $move } ist nicht besser: { $worth }; der beste hat { $best }.
lesson-look = { $move }: Einen Moment…
end-lesson = Beenden

save-pdf = Für eine einzige PDF-Datei mit allen Blättern wähle als Drucker „Als PDF speichern“.
