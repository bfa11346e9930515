# La langue elle-même.
# Comment elle s’appelle.
name = Français
# Ce qui sépare les groupes de trois chiffres.
group = { " " }
# Ce qui précède les décimales.
decimal = ,
