## What every report says about itself, once: how to read it, how far to trust it, and what the results are based on.

# Once, where a report begins.
report-purpose-excluded = Para crecer en el trabajo y para hablar en equipo. Nunca para contratar, ascender, fijar sueldos o despedir, y nunca para ordenar a las personas de mejor a peor.

# First in a report on the sample company.
report-sample =
    { $people ->
        [one] Ejemplo: esta persona es ficticia, y sus respuestas también.
       *[other] Ejemplo: estas personas son ficticias, y sus respuestas también.
    }

report-read = Cómo leer este informe

# The arguments are the names of the four styles.
report-read-styles = El modelo DISC hace dos preguntas: ¿ritmo rápido o pausado? ¿Primero la tarea o las personas? D, { $d }, actúa rápido y pone primero la tarea. I, { $i }, actúa rápido y pone primero a las personas. S, { $s }, se toma su tiempo y pone primero a las personas. C, { $c }, se toma su tiempo y pone primero la tarea. Una letra dice en qué parte del círculo está alguien, nunca cómo es. Ningún estilo es mejor que otro.

# The same in brief, and the badges, with the names of the styles and where the words for how sure it is begin.
report-read-in-brief = D ({ $d }): ritmo rápido, primero la tarea; I ({ $i }): ritmo rápido, primero las personas; S ({ $s }): ritmo pausado, primero las personas; C ({ $c }): ritmo pausado, primero la tarea. Tres puntos indican una seguridad de al menos el { $very_likely }; dos, el { $likely }; uno, el { $leaning }.

report-read-circle = Entre dos cuadrantes decimos “sobre todo, actúa rápido”, “sobre todo, pone primero a las personas”, “sobre todo, se toma su tiempo” o “sobre todo, pone primero la tarea”. Si ningún cuadrante llega al 80 % de seguridad, nombramos una mitad, como “actúa rápido”; si tampoco llega ninguna mitad, queda sin definir.

report-read-scores = Una puntuación de { $example } significa { $score } en una escala de 0 a 100, con 50 en el centro. La puntuación verdadera está en el intervalo de { $low } a { $high } con una probabilidad del 95 %. Dice cómo trabaja alguien, no si lo hace bien.

# $settled is whether answers settle the levels of the styles: until then a place on the circle is never Leaning.
report-read-certainty =
    { $settled ->
        [yes] El distintivo junto a un hallazgo dice hasta qué punto es seguro. Muy probable es el { $very_likely } o más; Probable, el { $likely } o más; Indicio, el { $leaning } o más. Por debajo queda Sin definir, y no se afirma nada.
       *[no] El distintivo junto a un hallazgo dice hasta qué punto es seguro. Muy probable es el { $very_likely } o más; Probable, el { $likely } o más. Una posición en el círculo se nombra a partir del { $likely }; por debajo queda Sin definir. Indicio, el { $leaning } o más, se usa para otros hallazgos.
    }

report-read-numbers = Los números pequeños llevan a la lista de hallazgos, con la probabilidad de cada uno y en qué se basa.

report-read-counts = Cada cuadrante cuenta los puntos que caen dentro; si un punto es pálido, solo está clara una mitad. Quien no comparte sus resultados no aparece en cifras, gráficos ni frases.

report-trust = Hasta dónde confiar en este informe

report-trust-start = Usa este informe para abrir una conversación, no para cerrarla. Si algo no encaja, cree a la persona y no al papel.

report-trust-teaching = Solo se midieron los hallazgos y las puntuaciones. Los retratos, los consejos, los planes, las fortalezas y su precio son lo que enseñan los cursos de DISC, y pueden fallar en una persona aunque el hallazgo sea muy probable.

report-trust-teaching-in-brief = Solo se midieron los hallazgos y las puntuaciones. El resto es lo que enseñan los cursos de DISC.

report-trust-days = En estudios publicados que repitieron cuestionarios DISC, la correlación entre las puntuaciones de dos días fue de 0,55 a 0,73. Hay pocas pruebas independientes de que el modelo DISC prediga quién hace bien su trabajo.

# The end of the sentence says what was answered.
report-basis-answered = Respondido el { $date }: { report-basis-questions }

report-basis-answered-by = { $a } respondió el { $date }: { report-basis-questions }

report-basis-questions =
    { $blocks ->
        [one] { $blocks } pregunta de cuatro afirmaciones.
       *[other] { $blocks } preguntas de cuatro afirmaciones cada una.
    }

report-basis-answered-both = Las dos personas respondieron el { $date }: { report-basis-questions }

report-basis-on = { $count } personas respondieron el { $date }.

report-basis-between = { $count } personas respondieron entre el { $first } y el { $last }.

report-basis-norms =
    { $count ->
        [one] Las puntuaciones se comparan con { $count } persona, a fecha del { $date }.
       *[other] Las puntuaciones se comparan con { $count } personas, a fecha del { $date }.
    }

# Last, for who asks support about a report or checks what it rests on. $named is a list of the three that follow.
report-basis-record = Para soporte y registro: { $named }.

report-basis-report = informe { $id }

report-basis-questionnaire = cuestionario { $id } { $version } con suma de verificación { $checksum }

report-basis-norms-named = grupo de referencia { $id } del { $date }
