## Two people side by side. $a and $b are their names.

# For the browser's tab.
compare-pair = { $a } con { $b }

compare-too-few = Todavía no hay nadie que comparar

compare-too-few-detail = Hacen falta dos personas con perfil. Envía invitaciones, y vuelve cuando ambas hayan respondido.

compare-choose = Elige una persona

compare-choose-two = Elige dos personas

compare-about = Mira en qué difieren dos personas y qué les ayuda a trabajar juntas. Lo mejor es mirarlo con ambas.

compare-same = Es la misma persona dos veces

compare-same-detail = Elige dos personas distintas.

compare-choose-another = Elegir otra persona

compare-unfinished-detail = Dos personas se pueden comparar cuando ambas tienen perfil.

# Where a service says which styles, but not how sure that is. $style is what it says of $name, such as “DI”.
compare-given = El servicio atribuye { $style } a { $name }.

# Above one thing to do, which speaks to the two.
compare-week = Esta semana, para { $a } y para { $b }

# Above a question.
compare-ask = Pregunta para { $a } y para { $b }

## Folded.

# Folded.
compare-difficult = Para una conversación difícil de { $a } con { $b }

compare-together = Colaboración

# Before a piece of advice.
compare-advice =
    { $kind ->
        [strength] Fortaleza:
        [try] Para probar:
       *[question] Pregunta:
    }

# Below a title that says that answers look random.
compare-random = La comprobación puede fallar: unas respuestas meditadas también pueden tener este aspecto. En la página de la persona puedes pedirle que responda otra vez.

compare-evidence = En qué se basa, con cifras

compare-column =
    { $column ->
        [style] Estilo
        [first] { $a }
        [second] { $b }
       *[apart] Diferencia
    }

compare-scores-detail = Las puntuaciones van de 0 a 100. Los paréntesis muestran dónde es muy probable que esté el valor real de la puntuación o la diferencia (95 %).

compare-profile = Perfil de { $name }
