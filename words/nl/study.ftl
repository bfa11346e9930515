# Puzzels en analyses.

asked = { $who }: { $what }
missed = Niet { $move }: er is iets beters.
missed-answer = Niet { $move }: het antwoord is { $answer } ({ $worth }; de juiste zet: { $best }).
missed-over = Niet { $move }. { $reason }
other-puzzle = Een andere
solved = Opgelost: { $solved } van { $count }
streak = Op rij: { $streak } (hoogstens { $longest })
rating = Rating: { $rating }
theme = Thema
grade = Moeilijkheid
all-themes = Alle thema’s
all-grades = Makkelijk tot moeilijk
none-like-that = Zo’n puzzel is er niet.

endless = Blijven denken
compare = Twee zetten vergelijken
compared-move = Een zet om te vergelijken
learn = Leren van de fouten: { $who }
lesson = { $who } speelde hier { $move }. Vind een betere zet.
lesson-best = { $move }: dat is de beste zet ({ $worth }).
lesson-good = { $move } is ook goed ({ $worth }).
lesson-played = { $move } is gespeeld. Er is iets beters.
lesson-worse = { $move } is niet beter: { $worth }; de beste heeft { $best }.
lesson-look = { $move }: een ogenblik…
end-lesson = Stoppen

save-pdf = Kies voor één pdf-bestand met alle vellen “Opslaan als pdf” als printer.
