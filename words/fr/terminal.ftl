# Ce que le programme dit dans un terminal : `tabletier play`, en plein écran et ligne par ligne, et
# `tabletier games`.

## Les jeux (`tabletier games`)

games-title = { $key }: { $game }, par { $author }
games-seats = Places : { $seats }
games-moves = Coups : { $how }
games-rules = Règles, par défaut : { $rules }
games-default = { $value } (par défaut)

## Une partie commence

plain-hint = Tapez un coup, ou aide, coups, conseil, vue, annuler, refaire, plateau, position, enregistrer, ouvrir, abandonner, nouvelle, quitter.
begun = Nouvelle partie.
turn = À { $player } de jouer.
plays = { $player } : { $notation }
you = vous
level = niveau { $level }
random = au hasard

## Les coups

legal-moves = Coups permis ({ $count })
legal-moves-some = Coups permis ({ $shown } sur { $count })
more-moves = … et { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    } : « coups » et un début en montrent moins.
listing = Liste des coups en cours…
still-listing = La liste des coups n’est pas encore prête : réessayez dans un instant.
no-match = Aucun coup ne commence ainsi.
no-such-number = Il n’y a pas de coup { $number } : les coups sont numérotés de 1 à { $count }.
no-moves-now = Vous n’avez pas de coup à jouer maintenant.
nothing-to-undo = Vous n’avez pas de coup à reprendre.
nothing-to-redo = Aucun coup n’a été repris.
line-too-long = Cette ligne est trop longue.
over = La partie est finie.
played = Coups joués
none-played = aucun
stop-here = S’arrêter ici
addressed = { $player } : { $prompt }

## Un bon coup, et ce que voit le moteur

hint-later = Ce n’est pas votre tour : demandez conseil quand il viendra.
hint-coming = Recherche d’un bon coup… { $seconds } s
thinking = { $player } : réflexion… { $seconds } s
view = Ce que voit le moteur
view-coming = réflexion…
view-told = Ce que voit le moteur : { $looked }
looked = profondeur { $depth }, { $nodes ->
        [one] { $nodes } position
       *[other] { $nodes } positions
    }
looked-thousands = profondeur { $depth }, { $nodes } k positions
looked-millions = profondeur { $depth }, { $nodes },{ $tenths } M positions

## Fichiers

saved = La partie est enregistrée dans { $name }.
loaded = La partie de { $name } continue.
no-such-game = { $name } n’a pas de partie { $number } : il y en a { $count }.
not-read = { $name } ne peut pas être lu : { $reason ->
        [missing] il n’y a pas de tel fichier
        [forbidden] ce n’est pas permis ici
        [folder] c’est le nom d’un dossier
       *[unknown] erreur { $code } du système
    }.
not-loaded = La partie ne peut pas être lue : { $why }.
file-exists = { $name } existe déjà : choisissez un autre nom.
not-saved = La partie n’a pas pu être enregistrée : { $reason ->
        [missing] ce dossier n’existe pas
        [forbidden] ce n’est pas permis à cet endroit
        [folder] c’est le nom d’un dossier
        [full] il n’y a plus de place
        [read-only] rien ne peut y être changé
        [name] aucun fichier ne peut porter ce nom
       *[unknown] erreur { $code } du système
    }.

## Questions

quit-asked = Quitter la partie en cours ? Elle n’est pas enregistrée. (o/n)
new-asked = Quitter la partie en cours et en commencer une autre ? (o/n)
resign-asked = Abandonner cette partie ? (o/n)
yes = o

## Ce qu’on tape au lieu d’un coup

order_undo = annuler
order_redo = refaire
order_moves = coups
order_board = plateau
order_help = aide
order_new = nouvelle
order_save = enregistrer
order_quit = quitter
order_hint = conseil
order_view = vue
order_resign = abandonner
order_load = ouvrir
order_position = position
unknown-order = { $order } : on attend :annuler, :refaire, :coups, :conseil, :vue, :nouvelle, :enregistrer, :ouvrir, :position, :abandonner, :aide ou :quitter.

## La dernière ligne de l’écran

hints = F1 aide  ^C quitter  Entrée choisir  ^Z annuler  ^L coups  ^T conseil  ^E vue
hints-typing = Entrée jouer  Tab compléter  ↑↓ choisir  Échap effacer
hints-help = ↑↓ défiler  autre touche : retour au plateau
hints-over = F1 aide  ^C quitter  ^N nouvelle partie  ^S enregistrer  ^Z annuler
hints-watching = F1 aide  ^C quitter  ^Z annuler  ^E vue
type-a-move = flèches, ou tapez un coup
too-small = La fenêtre est trop petite pour le plateau.

## L’aide

help_keys = Touches
help_orders = Ce que vous pouvez taper
help_game = Le jeu
help_writing = Comment on écrit les coups
help_rules = Les règles de cette partie
by = { $game }, par { $author }.
rule = { $rule } : { $value }

## L’aide : les touches

key_arrows = flèches
    .does = mener le curseur d’un choix possible à l’autre
key_enter = Entrée, espace
    .does = choisir ; encore une fois au même endroit : s’y arrêter si le coup peut finir, sinon reposer
key_escape = Échap, Retour
    .does = reprendre le dernier choix
key_tab = Tab
    .does = aller aux boutons à côté du plateau, ou parcourir les choix ; en tapant, compléter
key_letters = une lettre
    .does = commencer à taper un coup ; les coups possibles s’affichent, un numéro en choisit un
key_mouse = souris
    .does = choisir d’un clic ; avec Maj, sélectionner du texte
key_undo = Ctrl-Z, F7
    .does = annuler : reprendre un coup
key_redo = Ctrl-Y, F8
    .does = refaire le coup repris
key_list = Ctrl-L, F4
    .does = afficher les coups permis
key_hint = Ctrl-T, F5
    .does = conseil : proposer un bon coup
key_view = Ctrl-E, F6
    .does = montrer ou cacher ce que le moteur voit dans la position
key_save = Ctrl-S, F3
    .does = enregistrer la partie dans un nouveau fichier ; :enregistrer NOM choisit le nom
key_new = Ctrl-N, F2
    .does = commencer une nouvelle partie
key_pages = Pg préc., suiv.
    .does = faire défiler les coups
key_quit = Ctrl-C, F10
    .does = quitter

## L’aide : ce qu’on peut taper

type_move = un coup
    .does = le joue ; il suffit d’un début qui ne convient qu’à un seul coup permis
type_number = un numéro
    .does = joue le coup de ce numéro dans la liste
type_moves = coups
    .does = affiche les coups permis ; « coups R », ceux qui commencent par R
type_hint = conseil
    .does = propose un bon coup
type_view = vue
    .does = dit ce que voit le moteur : ce que la position vaut pour chacun, jusqu’où il a regardé et les meilleures suites
type_undo = annuler, refaire
    .does = reprendre un coup, le rejouer
type_board = plateau
    .does = montre le plateau
type_save = enregistrer NOM
    .does = écrit la partie dans un nouveau fichier ; le nom est facultatif
type_load = ouvrir NOM
    .does = reprend une partie d’un fichier ; un numéro après le nom dit laquelle
type_position = position
    .does = montre la position sous forme de texte
type_resign = abandonner
    .does = abandonne la partie
type_new = nouvelle
    .does = commence une nouvelle partie
type_help = aide
    .does = montre cette page
type_quit = quitter
    .does = quitte
