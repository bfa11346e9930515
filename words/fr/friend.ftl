## Making a game

friend = Jouer avec des amis
friend-why = Choisissez un jeu : vous recevez un lien à envoyer. La partie commence dès qu’il est ouvert.
by-link = Avec des amis
your-name = Votre nom, si vous voulez
make-link = Obtenir le lien
more-options = Plus d’options
invited = Une personne, par un lien
other-seat = Adversaire { $number }
first = Je joue en premier
last = Je joue en dernier
clock = Temps
clock-none = Sans pendule
clock-live = { $minutes } min chacun, plus { $seconds } s par tour
clock-days =
    { $days ->
        [one] { $days } jour par tour
        [many] { $days } de jours par tour
       *[other] { $days } jours par tour
    }
free-takeback = Le dernier coup peut être repris tant que le suivant n’est pas joué.
public = Tout le monde peut venir : la partie figure parmi les places libres.
not-kept = Le navigateur n’a plus de place pour garder votre siège : copiez son lien depuis la table, sinon il sera perdu en fermant la page.

## Links to send

send-link = Envoyez ce lien à la personne avec qui vous voulez jouer.
send-links = Envoyez chacun de ces liens à une personne.
begins-itself = La partie commence d’elle-même quand toutes les places sont prises. Elle reste dans « Mes parties » si vous fermez cette page.
waits = En attente que toutes les places soient prises.
link = Lien
copy = Copier
send = Partager…
code = Le lien en code QR
lets-play = Jouons à { $game } !
another-link = Un autre lien
another-made = Voici un autre lien. L’ancien ne mène plus nulle part.

## An invitation

invites-you = { $name } vous invite à une partie de { $game }.
you-are-invited = Vous avez une invitation à une partie de { $game }.
sit-down = Prendre la place
used-up = Cette invitation a déjà servi, ou a été retirée.
watch = Regarder la partie
own-link = Vous êtes déjà à cette table. Ce lien est pour quelqu’un d’autre.
to-table = À la table

## Another device

carry = Continuer sur un autre appareil
carry-why = Ouvrez ce lien là-bas, ou photographiez le code. Qui l’a joue pour vous : ne le montrez à personne d’autre.
lock-out = Cet appareil seul désormais
another-seat = Vous avez déjà ici une autre place dans cette partie. Prendre celle-ci à la place ?
no-seat = Ce lien n’ouvre plus aucune place.

## My games

mine = Mes parties
waiting =
    { $count ->
        [one] { $count } partie vous attend
        [many] { $count } de parties vous attendent
       *[other] { $count } parties vous attendent
    }
none-mine = Aucune partie avec d’autres n’est gardée dans ce navigateur.
your-turn = À vous de jouer
over = La partie est finie
gone = Le serveur ne connaît plus cette partie
somebody = Quelqu’un
against = avec { $names }
forget = Oublier
forget-sure = Oublier cette partie ? Ce navigateur ne pourra plus jouer pour vous.
unreadable = Cette version ne sait pas lire certaines parties gardées. Elles restent gardées.

## Open seats

lobby = Places libres
lobby-why = Des parties qui attendent n’importe qui.
lobby-empty = Personne n’attend en ce moment.
any-game = Tous les jeux
any-pace = En direct ou sur des jours
pace-live = En direct
pace-days = Sur des jours
which = Quelles parties
offer-public = Proposer une place

## Notifications

tell-me = Prévenez-moi quand c’est mon tour
tell-me-not = Ne plus me prévenir
told = Cet appareil vous préviendra quand ce sera votre tour.
not-allowed = Le navigateur ne permet pas à cette page de vous prévenir.
cannot-tell = Le navigateur n’y est pas parvenu. Cela peut marcher une autre fois.
notice-turn = C’est à vous de jouer.

## When something cannot be had

no-server = Il n’y a pas de serveur de parties ici : cette page vient sans lui. Tout le reste fonctionne.
no-answer = Le serveur ne répond pas. Y a-t-il une connexion ?
not-yours = Le serveur n’accepte pas cette clé.
no-such-game = Cette partie n’existe pas, ou n’existe plus.
too-often = C’était trop souvent. Réessayez dans un instant.
refused = Le serveur refuse : { $what }
