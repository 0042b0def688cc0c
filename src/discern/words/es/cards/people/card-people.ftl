## Cards for the claim that a person puts people first: who is affected, and how everyone is.
## $voice is you (said to that person) or named (said of $a to colleagues).

card-people-talking =
    { $voice ->
        [you] Preguntas cómo está la gente antes de decir qué necesitas, así que la petición acaba en la última línea.
       *[named] { $a } quiere saber cómo le va a la gente antes de pasar a las cifras. Dos frases bastan.
    }
    .headline =
        { $voice ->
            [you] Pon primero la petición y después las palabras amables
           *[named] Cuéntale a { $a } cómo está la gente antes de dar cifras
        }

card-people-one-to-one =
    { $voice ->
        [you] La mitad del tiempo se va en cómo está la gente, y lo hecho se aprieta en los últimos minutos. Un resultado al principio quita esa presión.
       *[named] { $a } nota pronto a quién le faltan fuerzas y quién siente que queda fuera. Primero escúchalo, y después proponle hacer un plan de ayuda.
    }
    .headline =
        { $voice ->
            [you] Abre tu próximo 1:1 con un resultado
           *[named] Pregúntale a { $a } quién del equipo necesita ayuda
        }

card-people-giving-feedback =
    { $voice ->
        [you] Piensas en cómo se sentirá la otra persona, y lo esencial se pierde entre palabras amables. Sobre el papel queda como es.
       *[named] La crítica de { $a } viene tan bien envuelta que suena a elogio. Cuando te llegue la versión clara, da las gracias por ella.
    }
    .headline =
        { $voice ->
            [you] Escribe el hecho a secas, y después dilo
           *[named] Pregúntale a { $a } qué única cosa debes hacer de otra manera
        }

card-people-taking-feedback =
    { $voice ->
        [you] Oyes “Esta página está mal” como “Lo haces mal”. Responde “Entonces la página tres necesita otra tabla”, y vuelve a tratarse del trabajo.
       *[named] A { $a } le importa mucho llevarse bien en el trabajo. Con eso dicho, es más fácil hablar del trabajo.
    }
    .headline =
        { $voice ->
            [you] Convierte la crítica en una frase sobre el trabajo
           *[named] Antes de criticar, di que te gusta trabajar con esta persona
        }

card-people-meetings =
    { $voice ->
        [you] Argumentas con lo que un plan hace a las personas. Con un número al lado, llega también a quienes miran antes los datos.
       *[named] Una reunión que va derecha a los números deja a { $a } pensando en las personas que hay detrás de cada uno.
    }
    .headline =
        { $voice ->
            [you] Lleva una cifra a tu próxima reunión
           *[named] Pon “¿A quién afecta?” en el orden del día para { $a }
        }

card-people-deciding =
    { $voice ->
        [you] Ves primero a quién decepcionaría. Si los datos señalan en otra dirección, dilo, y planea después cómo contarlo a esas personas.
       *[named] { $a } piensa en esas personas antes que en el gasto o la calidad. Si nadie ha hablado todavía con ellas, hazlo antes de decidir.
    }
    .headline =
        { $voice ->
            [you] Pregúntate qué elegirías si a nadie le importara
           *[named] Dile a { $a } a quién afecta cada opción
        }

card-people-planning =
    { $voice ->
        [you] Tu plan parte de quiénes se entienden bien al trabajar. El resto necesita ver qué sale de ahí, y cuándo.
       *[named] { $a } piensa en personas más que en fechas. Pregúntale qué dos de ellas tienen que hablar antes de que empiece el trabajo.
    }
    .headline =
        { $voice ->
            [you] Pon una fecha junto a cada nombre de tu plan
           *[named] Muéstrale a { $a } un plan con nombres
        }

card-people-delegation =
    { $voice ->
        [you] Das una tarea a quien la disfrutaría, y evitas dársela a quien notas sin fuerzas. Lo que exige la tarea queda para el final.
       *[named] A { $a } le gusta saber para quién es una tarea. Diez minutos con esa persona dicen más que una cifra que alcanzar.
    }
    .headline =
        { $voice ->
            [you] Mira primero la tarea, y después los nombres
           *[named] Presenta a { $a } a alguien que necesita el trabajo
        }

card-people-helping =
    { $voice ->
        [you] Cuidas de la persona, y el problema sigue ahí después. Una pregunta muestra qué pondría el trabajo otra vez en marcha.
       *[named] A { $a } le gusta ayudar, y mientras tanto espera otro trabajo. Coméntalo antes, y reduce la petición a lo que cabe.
    }
    .headline =
        { $voice ->
            [you] Pregunta qué falta antes de ofrecer consuelo
           *[named] Pregúntale a { $a } qué desplazaría un favor
        }

card-people-change =
    { $voice ->
        [you] Piensas primero en quienes sufren con un cambio. El consuelo solo no responde a las preguntas que vienen después.
       *[named] { $a } piensa primero en esas personas. Di cómo se van a enterar y quién les va a ayudar, y da después los motivos.
    }
    .headline =
        { $voice ->
            [you] Da datos además de comprensión
           *[named] Dile a { $a } a quién golpea más el cambio
        }

card-people-disagreement =
    { $voice ->
        [you] En una discusión miras si la relación sigue bien, y abandonas tu argumento. Escríbelo antes del encuentro.
       *[named] A { $a } le importa llevarse bien, también en una discusión. Empieza por aquello en lo que hay acuerdo, y deja el resto en una frase clara.
    }
    .headline =
        { $voice ->
            [you] Resuelve primero la cuestión, y haz las paces después
           *[named] Dile primero a { $a } en qué estás de acuerdo
        }

card-people-pressure =
    { $voice ->
        [you] Cuando hay nervios, cuidas el ambiente mientras el trabajo se detiene. Un próximo paso claro también es amable.
       *[named] Cerca de la entrega, un simple “Envíalo” hace que { $a } dude de la relación. Dos palabras cálidas no te quitan tiempo.
    }
    .headline =
        { $voice ->
            [you] Di una frase amable, y después qué hay que entregar
           *[named] También con prisas, dale las gracias a { $a }
        }

card-people-remote =
    { $voice ->
        [you] Por escrito no ves la reacción, así que añades palabras amables hasta que cuesta encontrar lo esencial. Dos líneas son bastante amables.
       *[named] Una nota sin saludo le suena a molestia a { $a }, que piensa entonces en tu tono y no en tu pregunta.
    }
    .headline =
        { $voice ->
            [you] Envía una petición en dos líneas claras
           *[named] Pon una línea amable en los mensajes a { $a }
        }

card-people-with-dominance =
    { $voice ->
        [you] Alguien de estilo D (ritmo rápido, primero la tarea) pregunta qué logra un plan, y tú, a quién afecta. Di de quién depende el éxito, y respondes a ambas cosas.
       *[named] “La gente está molesta”, dicho por { $a }, es un tema menor para alguien de estilo D (ritmo rápido, primero la tarea). “Perdemos a dos personas y no llegamos a la fecha” no lo es.
    }
    .headline =
        { $voice ->
            [you] Abre con el resultado, y trae después a las personas
           *[named] Ayuda a { $a } a unir su preocupación al resultado
        }

card-people-with-influence =
    { $voice ->
        [you] Con alguien de estilo I (ritmo rápido, primero las personas) hablas una hora de a quién le gustará un plan. Al final nadie ha preguntado por el precio.
       *[named] Cuando { $a } planifica con alguien de estilo I (ritmo rápido, primero las personas), ambas partes piensan en la gente y nadie en el precio. Tres cifras por escrito lo mantienen a la vista.
    }
    .headline =
        { $voice ->
            [you] Mira las cifras antes de mencionar un nombre
           *[named] Pídele a { $a } que traiga tres cifras
        }

card-people-with-steadiness =
    { $voice ->
        [you] Con alguien de estilo S (ritmo pausado, primero las personas), ambas partes se ahorran disgustos y el error se queda en el trabajo. Si lo nombran ambas, a nadie le duele.
       *[named] Por amabilidad, { $a } elogia lo que habría que rehacer, igual que alguien de estilo S (ritmo pausado, primero las personas). Con una pregunta es más fácil decirlo.
    }
    .headline =
        { $voice ->
            [you] Acuerda que cada cual nombre un punto débil
           *[named] Pídele a { $a } un punto débil del trabajo
        }

card-people-with-conscientiousness =
    { $voice ->
        [you] Alguien de estilo C (ritmo pausado, primero la tarea) pregunta qué es cierto, y tú, para quién es duro. Cinco minutos al final son un trato justo.
       *[named] “La gente no está contenta”, dicho por { $a }, no llega a alguien de estilo C (ritmo pausado, primero la tarea). “Tres de cinco no pueden completar el formulario nuevo”, sí.
    }
    .headline =
        { $voice ->
            [you] Lleva tus datos, y pide tiempo para las personas
           *[named] Ayuda a { $a } a convertir una preocupación en un dato
        }
