# The language itself.
# What it is called in itself.
name = Español
# What stands between groups of three digits: a narrow no-break space, as the academies advise; it is read alike in all Spanish-speaking countries.
group = { " " }
# What stands before the decimals of a number.
decimal = ,
