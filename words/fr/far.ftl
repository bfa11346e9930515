# À une table avec des gens au loin.

## Ce qui n’a pas été fait, et pourquoi

move-overtaken = Votre coup { $played } n’a pas été joué : autre chose s’est passé avant son arrivée. Regardez le plateau et rejouez.
overtaken = Rien n’a été fait : autre chose s’est passé avant.
over = Rien n’a été fait : la partie est finie.
refused = Le serveur ne l’a pas fait : { $what }
unreadable = Le serveur dit une chose que cette page ne comprend pas. Rechargez la page, cela peut aider.
seat-lost = Cette place n’est plus la vôtre. Vous pouvez continuer à regarder.
not-kept-far = Le navigateur n’a plus de place pour garder votre coup jusqu’à l’envoi : laissez cette page ouverte.

## Ce qui s’est passé

joined = { $who } a pris place.
draw-declined = { $who } refuse la nulle.
takeback-declined = { $who } ne veut pas que le coup soit repris.
rematch-declined = { $who } ne veut pas d’une autre partie.
taken-back = Le coup est repris.
took-back = { $who } a repris un coup.
left-to-computer = { $who } a laissé la place à l’ordinateur.
credited =
    Le serveur était absent. { $who } récupère { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.

## La ligne vers le serveur, et qui est là

connecting = Connexion…
sending = Envoi…
no-line = Pas de connexion. Elle reviendra d’elle-même.
no-line-kept = Pas de connexion : votre coup est gardé et sera envoyé.
waiting-seats = On attend que les autres prennent place.
you = vous
present = est là
away = absence d’un instant
gone = n’est pas là
out = hors jeu
open-seat = personne encore
computer = ordinateur ({ $strength })
watchers =
    { $number ->
        [one] { $number } personne regarde
       *[other] { $number } personnes regardent
    }
you-watch = Vous regardez la partie.
clock = Pendule : { $who }
days-left =
    { $number ->
        [one] { $number } jour
       *[other] { $number } jours
    }
hours-left =
    { $number ->
        [one] { $number } heure
       *[other] { $number } heures
    }

## Ce qu’on peut faire

offer-draw = Proposer la nulle
offer-takeback = Demander à reprendre
take-back-free = Reprendre le coup
rematch = Revanche
hand-over = Laisser à l’ordinateur
accept = Accepter
decline = Refuser
withdraw = Retirer
draw-offered = { $who } propose la nulle.
takeback-asked = { $who } demande à reprendre le dernier coup.
rematch-wanted = { $who } aimerait une autre partie.
draw-sent = Vous avez proposé la nulle.
takeback-sent = Vous avez demandé à reprendre votre coup.
rematch-sent = Vous aimeriez une autre partie.
next-game = Aller à la partie suivante
copy-watching = Copier un lien pour regarder

## Six choses à dire

say = Dire quelque chose
hello = Bonjour !
good-luck = Bonne chance !
well-played = Bien joué !
one-moment = Un instant, s’il vous plaît.
thanks = Merci !
good-game = Belle partie !
mute = Masquer ce que disent les autres
says = { $who } : { $greeting }

## Réponses d’avance

plan = Répondre d’avance
plan-why = Jouez le coup que vous attendez, puis votre réponse. Elle part tant que cette page est ouverte, et seulement dans cette position précise.
plan-keep = Garder cette réponse
plan-end = Terminé
planned = Réponses d’avance
plan-remove = Enlever cette réponse
plan-dropped = Un autre coup a été joué : vos réponses d’avance sont abandonnées.
