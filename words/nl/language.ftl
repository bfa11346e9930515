# De taal zelf.
# Hoe ze heet.
name = Nederlands
# Wat tussen groepen van drie cijfers staat.
group = .
# Wat voor de decimalen staat.
decimal = ,
