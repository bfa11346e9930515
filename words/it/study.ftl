# Problemi e analisi.

asked = { $who }: { $what }
missed = Non { $move }: c’è di meglio.
missed-answer = Non { $move }: la risposta è { $answer } ({ $worth }; la mossa giusta: { $best }).
missed-over = Non { $move }. { $reason }
other-puzzle = Un altro
solved = Risolti: { $solved } su { $count }
streak = Di fila: { $streak } (al massimo { $longest })
rating = Punteggio: { $rating }
theme = Tema
grade = Difficoltà
all-themes = Tutti i temi
all-grades = Tutte le difficoltà
none-like-that = Non c’è un problema così.

endless = Pensa senza fine
compare = Confronta due mosse
compared-move = Una mossa da confrontare
learn = Impara dagli errori: { $who }
lesson = { $who } ha giocato { $move }. Trova una mossa migliore.
lesson-best = { $move }: è la mossa migliore ({ $worth }).
lesson-good = Anche { $move } è buona ({ $worth }).
lesson-played = { $move } è la mossa giocata. C’è di meglio.
lesson-worse = { $move } non è migliore: { $worth }; la migliore vale { $best }.
lesson-look = { $move }: un momento…
end-lesson = Fine

save-pdf = Per un solo file PDF con tutti i fogli, scegli «Salva come PDF» al posto della stampante.
