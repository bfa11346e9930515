# Sheets of paper: board, pieces to cut out, rules. Room is scarce: keep these short.

board = Tavoliere
pieces = Pezzi da ritagliare
rules = Regole
by = di { $author }
sheet = { $game }, foglio { $number } di { $count }
sheet-title = { $game }, foglio { $number } di { $count } ({ $kind ->
    [board] tavoliere
    [pieces] pezzi da ritagliare
   *[rules] regole
})
ruler = Stampa al 100%: questo righello è lungo 50 mm.
halves = Due metà: taglia la destra lungo il suo bordo sinistro e incollala sulla striscia della sinistra, fino alla linea tratteggiata.
glue-here = incolla qui
marked = Una linea a lato segna ciò che i regolamenti lasciano aperto e che abbiamo deciso noi.
lot = { $count } { $name }
lot-spare = { $count } { $name } e { $spare } di riserva
