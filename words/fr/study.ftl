# Problèmes et analyses.

asked = { $who } : { $what }
missed = Pas { $move } : il y a mieux.
missed-answer = Pas { $move } : la réponse est { $answer } ({ $worth } ; le bon coup : { $best }).
missed-over = Pas { $move }. { $reason }
other-puzzle = Un autre
solved = Résolus : { $solved } sur { $count }
streak = À la suite : { $streak } (au mieux { $longest })
rating = Classement : { $rating }
theme = Thème
grade = Difficulté
all-themes = Tous les thèmes
all-grades = Toutes les difficultés
none-like-that = Il n’y a pas de tel problème.

endless = Réfléchir sans fin
compare = Comparer deux coups
compared-move = Un coup à comparer
learn = Apprendre de ses erreurs : { $who }
lesson = { $who } a joué { $move } ici. Trouvez mieux.
lesson-best = { $move } : c’est le meilleur coup ({ $worth }).
lesson-good = { $move } est bon aussi ({ $worth }).
lesson-played = { $move } est le coup joué. Il y a mieux.
lesson-worse = { $move } n’est pas meilleur : { $worth } ; le meilleur vaut { $best }.
lesson-look = { $move } : un instant…
end-lesson = Terminer

save-pdf = Pour un seul fichier PDF de toutes les feuilles, choisissez « Enregistrer au format PDF » à la place d’une imprimante.
