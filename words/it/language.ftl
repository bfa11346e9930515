# The language itself.
name = Italiano
group = .
decimal = ,
