theme = Tavoliere
    .warm = Colori caldi
    .cool = Colori freddi
size = Grandezza del tavoliere
    .small = Piccola
    .medium = Media
    .large = Grande
names = Nomi di righe e colonne
confirm = Conferma ogni mossa

confirm-yes = Gioca questa mossa
confirm-sure = Giocare questa mossa? { $move }
closer = Ingrandisci il tavoliere
whole = Mostra tutto il tavoliere
full = Schermo intero

course = L’andamento della partita
course-why = Ogni posizione giudicata a colpo d’occhio, senza guardare avanti.
picture = Condividi come immagine
no-picture = L’immagine non può essere creata.
