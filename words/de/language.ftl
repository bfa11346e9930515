# The language itself.
# What it is called in itself.
name = Deutsch
# What stands between groups of three digits.
group = .
# What stands before the decimals of a number.
decimal = ,
