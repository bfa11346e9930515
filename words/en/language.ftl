# The language itself.
# What it is called in itself.
name = English
# What stands between groups of three digits.
group = ,
# What stands before the decimals of a number.
decimal = .
