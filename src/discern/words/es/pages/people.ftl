## The directory of people.

# The page's title. Of $people, $profiles have a profile, and $waiting of the others are invited or answering.
people-title =
    { $kind ->
        [nobody] Aquí todavía no hay nadie.
        [all]
            { $profiles ->
                [one] Ya está el primer perfil.
               *[other] Las { $profiles } personas tienen perfil.
            }
        [none]
            { $waiting ->
                [0] Todavía nadie tiene perfil.
                [one] Todavía no hay perfiles, y una persona no ha terminado.
               *[other] Todavía no hay perfiles; { $waiting } personas no han terminado.
            }
       *[some]
            { $profiles ->
                [one]
                    { $waiting ->
                        [0] { $profiles } de { $people } tiene perfil.
                        [one] { $profiles } de { $people } tiene perfil, y una persona no ha terminado.
                       *[other] { $profiles } de { $people } tiene perfil; { $waiting } no han terminado.
                    }
               *[other]
                    { $waiting ->
                        [0] { $profiles } de { $people } tienen perfil.
                        [one] { $profiles } de { $people } tienen perfil, y una persona no ha terminado.
                       *[other] { $profiles } de { $people } tienen perfil; { $waiting } no han terminado.
                    }
            }
    }

people-import = Importar

people-invite = Invitar personas

people-invite-first = Invitar a la primera persona

people-menu =
    { $entry ->
        [invite] Invitar a quien no tiene perfil
       *[export] Exportar esta lista
    }

people-sort = Orden

people-sorted =
    { $by ->
        [name] Por nombre
        [D] Primero, estilo directo (D)
        [I] Primero, estilo sociable (I)
        [S] Primero, estilo constante (S)
        [C] Primero, estilo cuidadoso (C)
       *[created] Más recientes
    }

# Above a list that begins with the people of a style.
people-sorted-hint = Primero, las personas de estilo { $styles } más seguro; después, las que tienen { $styles } como uno de dos. El orden indica la seguridad, no la intensidad ni el mérito.

# Which rows are on screen; $of is 0 where no one has counted them all.
people-page =
    { $of ->
        [0] { $first }–{ $last }
       *[other] { $first }–{ $last } de { $of }
    }

# In exported files.
people-column =
    { $column ->
        [place] Estilo
        [chance] Probabilidad
        [until] Fecha límite
        [status] Estado
        [teams] Equipos
        [last] Última actividad
       *[person] Persona
    }

# At the head of a column of scores, after the style's name.
people-score-help =
    { $styles ->
        [D] { $style }: ir directo a los resultados. De 0 a 100; 50 es la mitad.
        [I] { $style }: ganarse a la gente. De 0 a 100; 50 es la mitad.
        [S] { $style }: dar calma y estabilidad. De 0 a 100; 50 es la mitad.
       *[C] { $style }: hacer las cosas bien. De 0 a 100; 50 es la mitad.
    }

# In a file, in the column Answer by.
people-until-never = Sin fecha

people-hidden =
    { $why ->
        [results_held] Retenido
       *[not_shared] Sin compartir
    }

# In place of the style, of someone whose answers may have been picked without choosing.
people-random = Respuestas poco claras

people-sample = Ejemplo

people-none-match = Aquí ningún nombre contiene “{ $search }”.

people-nobody = Aquí todavía no hay nadie

people-nobody-detail = Invita a personas o importa una lista. Cada persona recibe un enlace, responde de cinco a diez minutos y tiene aquí su perfil.

people-export-detail = Las personas que muestra ahora la lista: su estilo y con qué seguridad, puntuaciones con intervalos, estado y equipos. Excel tiene una segunda hoja que explica cada columna. JSON es para otros programas.

# In the sheet that explains such a file.
people-export-list = Todas las personas que muestra la lista con tus filtros.

## What can be done with the people who are ticked.

people-chosen = **Selección: { $count }**

people-open-one = Abrir

people-compare = Comparar

people-brief = Preparar una reunión

people-add-to-team = Añadir a un equipo

# Above a group: what can be done.
people-group-hint =
    { $group ->
        [to_invite] Marca a quién quieres invitar.
       *[waiting] Marca a quién quieres enviar un recordatorio o dar más tiempo.
    }

people-remind =
    { $count ->
        [one] Enviar recordatorio
       *[other] Enviar { $count } recordatorios
    }

people-action =
    { $action ->
        [again] Invitar otra vez
        [cancel] Anular la invitación
        [rename] Corregir nombre o correo
        [merge] Unir dos entradas
       *[delete] Eliminar
    }

people-more =
    { $count ->
        [one] { $count } más
       *[other] { $count } más
    }

people-no-team = Todavía no hay equipos. Crea primero uno en Equipos.

people-add-who = Añade a { $names } a un equipo. Desde entonces, responsables y coaches de ese equipo ven lo que se comparte con los equipos.

people-add = Añadir

people-no-links = Estas invitaciones han finalizado. Invita otra vez para obtener enlaces nuevos.

people-links-tab = Enlaces

people-messages-tab = Mensajes

# Above the messages of several people.
people-messages-each = No se ha enviado nada. Cada mensaje es para una sola persona: su enlace abre las respuestas de esa persona.

# Above messages that remind people. $count of them have no end date; $all is whether that is all of them.
people-messages-ends =
    { $all ->
        [yes] { $count ->
            [one] El mensaje no nombra ninguna fecha límite, porque no la hay.
           *[other] Los mensajes no nombran ninguna fecha límite, porque no la hay.
        }
       *[no] { $count ->
            [one] Uno de los mensajes no nombra ninguna fecha límite, porque no la hay.
           *[other] { $count } de los mensajes no nombran ninguna fecha límite, porque no la hay.
        }
    }

# Opens the choice of an end date for these.
people-messages-end =
    { $count ->
        [one] Fijar una fecha límite
       *[other] Fijar { $count } fechas límite
    }

people-cancel-detail =
    { $count ->
        [one] El enlace para { $names } deja de funcionar, y se pierden las respuestas dadas hasta ahora.
       *[other] Los enlaces para { $names } dejan de funcionar, y se pierden las respuestas dadas hasta ahora.
    }

people-cancel-go =
    { $count ->
        [one] Anular la invitación
       *[other] Anular { $count } invitaciones
    }

people-again-detail =
    { $count ->
        [one] { $names } recibe un enlace nuevo. No se envía nada: en el paso siguiente lo copias.
       *[other] { $count } personas reciben cada una un enlace nuevo: { $names }. No se envía nada: en el paso siguiente copias los enlaces.
    }

people-again-go =
    { $count ->
        [one] Crear el enlace
       *[other] Crear { $count } enlaces
    }

people-invited =
    { $count ->
        [one] El enlace nuevo está listo.
       *[other] Los { $count } enlaces nuevos están listos.
    }

people-all-invited = En este equipo, todo el mundo tiene perfil o invitación.

## A name corrected, two entries merged, people deleted.

people-name = Nombre

people-email = Dirección de correo

people-save = Guardar

people-field-wrong =
    { $field ->
        [email] Esto no es una dirección de correo. Debe ser como name@example.org.
       *[name] Escribe el nombre de la persona.
    }

people-delete-title =
    { $count ->
        [one] ¿Eliminar a esta persona?
       *[other] ¿Eliminar a { $count } personas?
    }

people-delete-detail =
    { $count ->
        [one] Se eliminan los cuestionarios, las respuestas, el perfil y el lugar de la persona en cada equipo, además de todos los informes sobre ella. No se puede deshacer.
       *[other] Se eliminan sus cuestionarios, respuestas, perfiles y lugares en cada equipo, además de todos los informes sobre estas personas. No se puede deshacer.
    }

people-delete-stays = El registro de quién miró resultados conserva sus entradas, que no contienen nombres. Los archivos descargados, los eventos ya enviados a otros sistemas y las copias de seguridad conservan lo que contienen. Si quieres una copia, exporta antes los datos.

people-delete-keep = Conservar

people-delete-go =
    { $count ->
        [one] Eliminar a esta persona
       *[other] Eliminar a { $count } personas
    }

people-deleted =
    { $count ->
        [one] { $count } persona eliminada
       *[other] { $count } personas eliminadas
    }

# A button below the list that opens the dialog to merge two entries, whose names are nearly the same.
people-alike = { $one } · { $other }: ¿la misma persona?

people-merge-detail = Si estas dos entradas son la misma persona, una se queda y recibe los cuestionarios, perfiles y equipos de la otra.

people-merge-other = Otra entrada

people-merge-choose = Elige una persona

people-merge-nobody = No hay nadie más con quien unir a esta persona.

people-merge-newest = Las { $count } personas más recientes. Para unir con una entrada anterior, selecciona las dos en Personas.

people-merge-keep = Conservar

people-merge-fate =
    { $fate ->
        [kept] Se queda
       *[goes] Pasa a la otra
    }

people-merge-sample = Una de las dos personas es ficticia, de la empresa de ejemplo, así que no se pueden unir. Elimina a la persona ficticia, o quita la empresa de ejemplo.

people-merge-keeps = La entrada que se queda conserva su nombre, y su dirección de correo si la tiene. Si las entradas difieren en quién puede ver los resultados, los ven menos personas. Si las dos tienen perfil, se muestra el más reciente, y el otro queda en el historial. Los enlaces de la persona siguen funcionando, salvo que anules uno aquí. No se puede deshacer.

# Where both entries have an open invitation.
people-merge-open = Las dos entradas tienen una invitación abierta. La persona solo necesita una.

# $invitation names the entry, and how long the invitation has waited and until when it works.
people-merge-stays = Se queda: { $invitation }

# A tick box, ticked at first where no one has started to answer.
people-merge-cancels =
    { $state ->
        [started] Anular esta, con las respuestas dadas hasta ahora: { $invitation }
       *[created] Anular esta, para que su enlace deje de funcionar: { $invitation }
    }

people-merge-left =
    { $count ->
        [one] Una invitación que querías anular sigue abierta. Mira en Cuestionarios.
       *[other] { $count } invitaciones que querías anular siguen abiertas. Mira en Cuestionarios.
    }

people-merge-go = Unir

people-merged = Dos entradas unidas

people-no-email = sin dirección de correo

people-added-on = desde el { $day }
