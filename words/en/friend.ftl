# Playing with people far away: what the pages around such a game say.

## Making a game

# A button on the first page, and the title of the page where it leads.
friend = Play with a friend
friend-why = Choose a game: you get a link to send. The game begins once it has been opened.
# A short link on the card of a game, beside “Play” and “Learn”.
by-link = With a friend
your-name = Your name, if you like
make-link = Get the link
more-options = More options
# Who may take a seat; beside the levels of the computer.
invited = A person, by a link
# A seat for somebody else; $number counts them from 1.
other-seat = Opponent { $number }
first = I play first
last = I play last
# By which clock a game is played. The four below are what may be chosen.
clock = Time
clock-none = No clock
clock-live = { $minutes } min each, plus { $seconds } s a turn
clock-days =
    { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }
free-takeback = The last move may be taken back until the next one is made.
public = Anybody may join: the game stands among the open seats.
not-kept = The browser has no room to keep your seat: copy the link to it from the table, or it will be lost when the page is closed.

## Links to send

send-link = Send this link to whom you want to play with.
send-links = Send each of these links to one person.
begins-itself = The game begins by itself once all seats are taken. It stays among “My games” if you close this page.
waits = Waiting until all seats are taken.
# The field with a link in it, for those who hear it.
link = Link
copy = Copy
# Opens the way of the device to send something.
send = Share…
# A picture, for those who do not see it.
code = The link as a QR code
# What is sent with the link.
lets-play = Let us play { $game }!
# A button: the old link is void from then on.
another-link = Another link
another-made = This is another link. The old one leads nowhere now.

## An invitation

invites-you = { $name } invites you to a game of { $game }.
you-are-invited = You are invited to a game of { $game }.
sit-down = Take the seat
used-up = This invitation has been used already, or was withdrawn.
watch = Watch the game
own-link = You sit at this table already. This link is for somebody else.
to-table = To the table

## Another device

carry = Go on on another device
carry-why = Open this link there, or photograph the code. Whoever has it plays for you: show it to nobody else.
# A button: links and devices that had the seat until now have it no longer.
lock-out = Only this device from now on
another-seat = You have another seat in this game here already. Take this one instead?
no-seat = This link opens no seat any more.

## My games

mine = My games
# On the first page.
waiting =
    { $count ->
        [one] { $count } game waits for you
       *[other] { $count } games wait for you
    }
none-mine = No game with others is kept in this browser.
your-turn = Your turn
over = The game is over
gone = The server does not know this game any more
# In place of a name.
somebody = Somebody
# $names: who else plays, a list of names.
against = with { $names }
forget = Forget
forget-sure = Forget this game? Then this browser can no longer play for you.
unreadable = Some kept games cannot be read by this version. They stay kept.

## Open seats

lobby = Open seats
lobby-why = Games that wait for anybody.
lobby-empty = Nobody is waiting at the moment.
any-game = All games
any-pace = Live or over days
pace-live = Live
pace-days = Over days
# The list to choose a game from, for those who hear it.
which = Which games
offer-public = Offer a seat

## Notifications

tell-me = Tell me when it is my turn
tell-me-not = Tell me no more
told = This device will tell you when it is your turn.
not-allowed = The browser does not allow this page to tell you anything.
cannot-tell = The browser could not set this up. It may work another time.
# A notification of the device; the name of the game may stand before it.
notice-turn = It is your turn.

## When something cannot be had

no-server = There is no server of games here: this page comes without one. Everything else works.
no-answer = The server does not answer. Is there a connection?
not-yours = The server does not accept this key.
no-such-game = There is no such game, or no longer.
too-often = That was too often. Try again in a moment.
# $what: what the server says, in English.
refused = The server says no: { $what }
