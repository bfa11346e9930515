# Problemas y análisis.

asked = { $who }: { $what }
missed = No { $move }: hay algo mejor.
missed-answer = No { $move }: la respuesta es { $answer } ({ $worth }; la jugada correcta: { $best }).
missed-over = No { $move }. { $reason }
other-puzzle = Otro
solved = Resueltos: { $solved } de { $count }
streak = Seguidos: { $streak } (como máximo { $longest })
rating = Puntuación: { $rating }
theme = Tema
grade = Dificultad
all-themes = Todos los temas
all-grades = Todas las dificultades
none-like-that = No hay ningún problema así.

endless = Pensar sin fin
compare = Comparar dos jugadas
compared-move = Una jugada para comparar
learn = Aprender de los errores: { $who }
lesson = { $who }: aquí se jugó { $move }. Encuentra algo mejor.
lesson-best = { $move }: es la mejor jugada ({ $worth }).
lesson-good = { $move } también es buena ({ $worth }).
lesson-played = { $move } es lo que se jugó. Hay algo mejor.
lesson-worse = { $move } no es mejor: { $worth }; la mejor vale { $best }.
lesson-look = { $move }: un momento…
end-lesson = Terminar

save-pdf = Para tener todas las hojas en un solo archivo PDF, elige «Guardar como PDF» en lugar de una impresora.
