# Billo, d’Alberto Glisoni.

## Le jeu

about_sentence = Les ronds s’emboîtent dans les carrés évidés : ensemble ils sont à l’abri, seuls ils chassent et sont chassés.
about_length = 30 à 45 minutes
about_story = Alberto Glisoni a créé Billo en Italie : en 1992 d’après la règle anglaise, écrite par Raul Catalano en 2009 ; la règle française, de Michel Boutin, le dit inventé et édité en 1993. Les deux règles diffèrent, et l’on peut jouer ici selon l’une ou l’autre.
about_moves = R ou S (rond ou carré), la case de départ, puis chaque pas : Rc1-c2, Sh1-h2-g3, et x pour prendre : Sa1-a2xa3.
player_red = Rouge
player_black = Noir

## Les règles au choix

preset_catalano = La règle anglaise de Raul Catalano : prise obligatoire, avec priorités.
preset_boutin = La règle française de Michel Boutin : prises à revendiquer, les billos ne prennent que des billos.
capture = L’obligation de prendre
    .strict = Qui peut prendre doit prendre.
    .claim = L’adversaire peut revendiquer une prise manquée et la faire jouer.
priority = Le choix entre les prises
    .on = Le plus de pièces, puis le plus de billos, puis avec un billo.
    .off = Toute prise convient, même écourtée.
glide = Où finit un passage sur ses propres pièces
    .own = Sur l’une de ses propres pièces.
    .empty = Sur l’une d’elles, ou un pas plus loin sur une case vide.
prey = Ce que prend un billo (un pion ne prend que des pions)
    .any = Des pions et des billos.
    .equal = Des billos seulement.
draws = Les finales qu’on ne peut guère gagner
    .on = Sont nulles, dès que le joueur au trait ne peut pas prendre.
    .off = Se jouent jusqu’au bout.

## Ce qu’on demande au joueur

ask_choose = Choisissez une pièce.
ask_choose-or-claim = Choisissez une pièce, ou revendiquez la prise manquée.
ask_go = Choisissez où elle va.
ask_go-on = Arrêtez-vous ici ou continuez.
ask_claimed = Revendiquez la prise manquée.
ask_over = La partie est finie.
claim-button = Revendiquer la prise manquée

## Titres des images

has-to-capture = { $player } doit prendre

## Ce qui se trouve sur une case

on-square = { $square }, { $what }
square_empty = vide
piece_red-round-pawn = pion rond rouge
piece_red-square-pawn = pion carré rouge
piece_red-round-billo = billo rond rouge
piece_red-square-billo = billo carré rouge
piece_red-super-pawn = super-pion rouge
piece_red-super-billo = super-billo rouge
piece_red-billo-in-pawn = billo rond dans un pion carré rouge
piece_red-pawn-in-billo = pion rond dans un billo carré rouge
piece_black-round-pawn = pion rond noir
piece_black-square-pawn = pion carré noir
piece_black-round-billo = billo rond noir
piece_black-square-billo = billo carré noir
piece_black-super-pawn = super-pion noir
piece_black-super-billo = super-billo noir
piece_black-billo-in-pawn = billo rond dans un pion carré noir
piece_black-pawn-in-billo = pion rond dans un billo carré noir

## Ce qu’on compte à côté du tablier

tally =
    { $pawns ->
        [one] { $pawns } pion
       *[other] { $pawns } pions
    }{ $billos ->
        [0] { "" }
        [one] , { $billos } billo
       *[other] , { $billos } billos
    }{ $taken ->
        [0] { "" }
        [one] { " " }· en a pris { $taken }
       *[other] { " " }· en a pris { $taken }
    }

## Comment une partie finit

end_no-pieces = Le perdant n’a plus de pièce.
end_blocked = Le perdant ne peut plus jouer.
end_one-shape = Toutes les pièces ont la même forme.
end_opposite-billos = Un camp n’a que des billos ronds, l’autre que des billos carrés.
end_two-billos-each = Chaque camp a un billo rond et un billo carré.

## Pourquoi un coup est refusé

refused_over = la partie est finie
refused_nothing-to-claim = on ne revendique qu’après un coup qui n’a pas pris comme il fallait, et ce n’était pas le cas
refused_no-piece = le joueur au trait n’a pas cette pièce sur cette case
refused_not-yours = les pièces de cette case sont à l’adversaire
refused_pawn-step = un pion avance sur l’une des trois cases devant lui
refused_billo-step = un billo fait un pas sur l’une des huit cases voisines
refused_far-row = un pion qui atteint la dernière rangée s’y arrête aussitôt
refused_composite = on ne peut ni rejoindre deux pièces emboîtées, ni les traverser, ni les prendre
refused_same-shape = là où se trouve une pièce, aucune autre de même forme ne peut venir, quelle que soit sa couleur
refused_pawn-prey = un pion ne prend que des pions, jamais un billo
refused_billo-prey = selon cette règle, un billo ne prend que des billos
refused_write-x = ce pas prend une pièce adverse : il s’écrit avec x
refused_nothing-to-take = il n’y a pas de pièce adverse à prendre sur cette case : le pas s’écrit avec -
refused_empty-ends = un pas sur une case vide termine le coup
refused_empty-after-capture = un coup qui prend ne passe que sur des pièces, jamais sur une case vide
refused_glide = selon cette règle, un passage sur ses propres pièces finit sur l’une d’elles
refused_no-effect = un coup qui finit où il a commencé sans rien prendre n’en est pas un
refused_circle = la pièce y est déjà passée : y revenir ne change rien
refused_several-ways = plusieurs coups finissent là : avancez pas à pas
refused_must-capture = une prise est possible : il faut prendre
refused_more-pieces = une autre prise rapporte plus de pièces : elle est obligatoire
refused_more-billos = une autre prise d’autant de pièces prend plus de billos : elle est obligatoire
refused_with-billo = un billo peut prendre autant : c’est à lui de prendre, non à un pion

## Composer une position

tool_red-round-pawn = Pion rond rouge
tool_red-square-pawn = Pion carré rouge
tool_red-round-billo = Billo rond rouge
tool_red-square-billo = Billo carré rouge
tool_black-round-pawn = Pion rond noir
tool_black-square-pawn = Pion carré noir
tool_black-round-billo = Billo rond noir
tool_black-square-billo = Billo carré noir
flaw_no-piece = Il n’y a aucune pièce sur le tablier.
flaw_too-many = Un camp a au plus huit pièces rondes et huit carrées.
flaw_far-row = Un pion ne peut pas se trouver sur sa dernière rangée : il y devient billo.

## Sur papier

print_lay = Rouge est assis du côté de la rangée 1, Noir du côté de la rangée 8. Chacun commence avec huit ronds dans huit carrés sur sa première rangée.
print_cut = Collez la feuille sur du carton avant de découper. Évidez les carrés, ou posez simplement le rond sur son carré. Un pion qui devient billo est échangé contre un billo, à filet doré. Les pièces rouges ont un filet, les noires des points.
lot_rs = pions carrés rouges
lot_rr = pions ronds rouges
lot_rq = billos carrés rouges
lot_ro = billos ronds rouges
lot_bs = pions carrés noirs
lot_br = pions ronds noirs
lot_bq = billos carrés noirs
lot_bo = billos ronds noirs

## Ce qui ne va pas dans un texte

at_rows = rangées
at_turn = trait
at_claim = revendication
at_row = { $place }, rangée { $number }
at_square = case
at_start = case de départ
at_some-step = pas
at_step = pas { $number }
want_rows = 8 rangées jointes par /
want_squares = 8 cases
want_run = une suite de cases vides en un seul chiffre
want_letters = R S C O Q X Y Z pour Rouge, r s c o q x y z pour Noir, ou 1 à 8 pour des cases vides
want_some-piece = au moins une pièce
want_few =
    au plus 8 pièces { $shape ->
        [round] rondes
       *[square] carrées
    } { $colour ->
        [red] rouges
       *[black] noires
    }, et non { $count }
want_crowned =
    aucun pion { $shape ->
        [round] rond
       *[square] carré
    } { $colour ->
        [red] rouge
       *[black] noir
    } sur sa dernière rangée, où il est un billo
want_claim = -, { "?" } suivi des rangées d’avant le dernier coup, ou { "!" }
want_no-claim = -, puisque rien ne se revendique avec capture=strict
want_made-claim = ! seulement là où un coup peut manquer à l’obligation de prendre
want_mark-alone = ! seul
want_led-here = des rangées d’où un coup qui a manqué à l’obligation de prendre mène à ce tablier
want_move = R ou S, une case et des pas, comme Rc1-c2 ou Sa1xa2, ou claim
want_square = a1 à h8
want_step = - ou x et une case de a1 à h8

## Les coups en mots

told_round-pawn = pion rond
told_square-pawn = pion carré
told_round-billo = billo rond
told_square-billo = billo carré
told_walk = { $piece } { $from } en { $to }
told_circle = { $piece } { $from } aller et retour
told_takes = { $way }, prend { $squares }
told_crowned = { $way }, devient un billo
told_claim = revendique la prise manquée
