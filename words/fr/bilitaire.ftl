## Le jeu

about_sentence = Un solitaire à deux : l’un saute avec les billes, l’autre fait coulisser le plateau sous elles.
about_length = 20 à 30 minutes
about_story = Kris Burm a fait un duel du vieux solitaire : l’un joue les billes, l’autre bouge le plateau sous elles, puis on échange les rôles. La règle est en français et ne donne pas d’année.
about_moves = -c3 retire la première bille ; c3xc5xe5 saute ; A1>2e fait coulisser un plateau de deux cases vers l’est (n, e, s, w), A1..B1>2e une rangée de deux ; B2x retire un plateau vide ; !3 à la fin annonce trois sauts.

## Les joueurs

player_marbles-first = Joueur 1
player_trays-first = Joueur 2

## Les règles au choix

rounds = Les tours d’une partie
rounds_2 = Deux tours en changeant de rôle ; le score le plus bas gagne.
rounds_1 = Un seul tour, pour l’étude ; seul le score compte.
house = Règles maison
    .on = Aucune n’est nécessaire : chaque saut enlève une bille.
    .off = Aucune n’est nécessaire : chaque saut enlève une bille.

## Comment finit une partie

end_fewer-marbles = Il est resté moins de billes qu’à l’autre tour.
end_equal-scores = Il est resté autant de billes aux deux tours.
end_no-jump = Plus aucun saut n’est possible.

## Ce qu’on demande au joueur

ask_open = Retirez une bille.
ask_open-second = Deuxième tour, les rôles s’échangent. Retirez une bille.
ask_tray = Choisissez un plateau ; il pousse ceux qui sont devant lui.
ask_slide = Choisissez où il coulisse.
ask_slide-or-remove = Choisissez où il coulisse, ou retirez-le.
ask_announce = Annoncez un nombre de sauts, ou ne dites rien.
ask_marble = Choisissez la bille qui saute.
ask_jump = Choisissez le creux où elle saute.
ask_done = Le coup est complet.
ask_over = La partie est finie.

## Pourquoi un coup n’est pas permis

refused_over = la partie est finie
refused_opening = pour ouvrir le tour, le joueur de billes doit retirer une bille
refused_opened = on ne retire une bille que pour ouvrir un tour
refused_trays-turn = c’est au joueur de plateaux de jouer
refused_marbles-turn = c’est au joueur de billes de sauter
refused_no-hole = il n’y a pas de creux à cet endroit : cette case est libre
refused_no-marble = il n’y a pas de bille à cet endroit
refused_one-jump = sans annonce, on fait un seul saut
refused_announced = on fait exactement le nombre de sauts annoncé
refused_straight = on saute à l’horizontale ou à la verticale, par-dessus une seule bille voisine, dans le creux juste derrière
refused_taken = le creux situé derrière est occupé
refused_nothing-to-jump = il n’y a pas de bille par-dessus laquelle sauter
refused_cannot-jump = cette bille n’a pas de voisine avec un creux libre juste derrière
refused_no-tray = il n’y a pas de plateau à cet endroit
refused_not-empty = on ne retire qu’un plateau sans bille
refused_crooked = un plateau coulisse le long de sa ligne ou de sa colonne
refused_stuck = ce plateau n’a pas la place de coulisser, et on ne retire qu’un plateau sans bille
refused_one-slide = on ne déplace les plateaux qu’une fois, puis c’est au joueur de billes
refused_sideways = une rangée de plateaux coulisse dans son alignement, jamais de côté
refused_rear-first = une rangée se nomme de l’arrière vers l’avant, dans le sens du mouvement
refused_too-far = un plateau coulisse d’une à trois cases, deux d’une ou deux, trois d’une seule
refused_edge = le cadre s’arrête là
refused_blocked = un autre plateau barre le chemin
refused_too-many = aucune bille ne pourrait alors faire autant de sauts de suite

## À côté du plateau

tally_marbles = joue les billes
tally_trays = déplace les plateaux
tally_left =
    { $marbles ->
        [one] a laissé { $marbles } bille
       *[other] a laissé { $marbles } billes
    }
tally_trays-left = { tally_trays }, { tally_left }
tally_on-board =
    { $marbles ->
        [one] { $marbles } bille restante
       *[other] { $marbles } billes restantes
    }
tally_announced =
    { $jumps ->
        [one] { $jumps } saut annoncé
       *[other] { $jumps } sauts annoncés
    }
tally_single = tour unique
tally_first = tour 1 sur 2
tally_second = tour 2 sur 2
tally_to-beat = { $marbles } à battre

## L’image

title_opening = le joueur de billes retire une bille
title_trays = au joueur de plateaux de jouer
title_jump = le joueur de billes saute
title_jumps = le joueur de billes fait { $jumps } sauts
card_left = billes restantes
card_single = tour unique
card_round = tour
card_to-beat = à battre
balloon_jumps = { $jumps } !
balloon_in-a-row = sauts de suite
control_announce = Annoncer { $jumps } sauts
control_remove = Retirer le plateau
label_free = { $slot }, case libre
label_tray =
    { $marbles ->
        [0] { $slot }, plateau vide
        [one] { $slot }, plateau avec une bille
       *[other] { $slot }, plateau avec { $marbles } billes
    }
label_marble = { $hole }, bille
label_hole = { $hole }, creux vide

## Dans le terminal

status_left = billes restantes : { $marbles }
status_to-beat = à battre : { $marbles }
status_announced = annonce : { $jumps } sauts !

## Composer une position

tool_tray = Plateau
tool_marble = Bille
field_to-do = À faire
field_opening = Retirer la première bille
field_trays = Déplacer les plateaux
field_jump = Sauter
field_jumps = Sauts annoncés : { $jumps }
field_over = Rien, c’est fini
field_round = Tour
field_first = Premier tour
field_second = Second tour, billes à battre : { $marbles }
flaw_not-opening = On retire la première bille de douze plateaux pleins, les quatre coins étant libres.
flaw_so-many-trays = Il y a de un à douze plateaux.
flaw_so-many-marbles = Il y a de 1 à 47 billes une fois la première retirée.
flaw_no-jump = Aucune bille ne peut sauter.
flaw_fewer-jumps = Aucune bille ne peut faire autant de sauts.
flaw_jumps-left = Ce n’est pas fini : une bille peut sauter.
flaw_round-left = Ce n’est pas fini : après le premier tour vient le second.

## Sur papier

print_lay = Douze plateaux sont posés dans le cadre, quatre billes sur chacun ; les quatre coins sont libres. Faites glisser les plateaux d’une case à l’autre.
print_cut = Collez la feuille sur du carton avant de découper. Des perles, des haricots ou de petites pièces peuvent remplacer les jetons ; les plateaux sont indispensables.
lot_tray = plateaux
lot_marble = billes

## Où un texte est faux

at_rows = lignes
at_to-move = trait
at_match = partie
at_announcement = annonce
at_row = rangée
at_step = déplacement
at_hole = creux
at_slot = case

## Ce qu’on y attendait

want_rows = quatre lignes de cases séparées par /
want_slots = quatre cases par ligne
want_content = . pour une case libre, ou un chiffre de 0 à 9 ou de a à f
want_turn = o, t, m, m!2 à m!16 ou end
want_jumps = un nombre de sauts de 2 à 16 après le { "!" }
want_score = un score de 1 à 47
want_one-round = 1, puisque rounds=1
want_round = 1, ou 2:<score> au second tour
want_one-score = 1:<score> à la fin, puisque rounds=1
want_two-scores = 2:<score>:<score> à la fin
want_start = .ff./ffff/ffff/.ff., puisqu’un tour va s’ouvrir
want_trays = de 1 à 12 plateaux
want_marbles = de 1 à 47 billes après l’ouverture
want_no-jump = t ou end, puisque aucune bille ne peut sauter
want_one-jump = m, puisque aucune bille ne peut sauter plus d’une fois
want_most-jumps = m, ou au plus { $most }, puisque aucune bille ne peut sauter plus souvent
want_a-jump = t ou m, puisqu’une bille peut sauter
want_last-score = { $marbles } comme dernier score, les billes sur le plateau
want_move = -c3, c3xc5, A1>2e, A1..B1>2e ou B2x, ces trois derniers avec !3 pour annoncer
want_row = deux cases différentes, l’arrière et l’avant
want_step = 1, 2 ou 3 cases et n, e, s ou w
want_hole = un creux de a1 à h8
want_slot = une case de A1 à D4

## Les coups en mots

told_opening = bille { $hole } retirée
told_jump =
    { $jumps ->
        [1] bille { $from } saute en { $to }
       *[other] bille { $from } fait { $jumps } sauts jusqu’en { $to }
    }
told_tray = plateau { $from } coulisse en { $to }
told_trays = plateaux { $from } coulissent en { $to }
told_removed = plateau { $tray } retiré
told_announced = { $what }, { $jumps } sauts annoncés
