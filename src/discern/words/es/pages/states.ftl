## Where someone stands with an invitation: one word for each state, on every page, in filters and in files.

states-name =
    { $state ->
        [created] Con invitación
        [started] En curso
        [completed] Perfil
        [withheld] Sin perfil
        [expired] Finalizado
        [cancelled] Anulado
       *[none] Por invitar
    }

# The same where it is known how many questions are answered.
states-started = En curso, { $answered } de { $total }

# No profile, where it is known why the answers support none: $check is what they failed.
states-withheld =
    { $check ->
        [too_fast] Sin perfil: con prisas
        [too_few] Sin perfil: pocas respuestas
        [random_answers] Sin perfil todavía
        [place_pattern] Sin perfil: elección por posición
       *[other] Sin perfil: respuestas poco claras
    }

# A choice of the filter above People and Assessments; $count is empty where it isn't known.
states-group =
    { $group ->
        [with_profile] Con perfil { $count }
        [waiting] En espera { $count }
        [to_invite] Sin perfil { $count }
       *[all] Todo { $count }
    }

# What is chosen there, for screen readers.
states-groups = Mostrar

# At the head of a column with these words.
states-help = **Con invitación:** ninguna pregunta tiene respuesta todavía. **En curso:** algunas la tienen. **Perfil:** todas la tienen. **Respuestas poco claras:** todas la tienen, pero las respuestas parecen dadas al azar; cuenta como perfil. **Sin perfil:** todas la tienen, pero las respuestas no son lo bastante claras. **Finalizado:** ya pasó la fecha límite. **Anulado:** se anuló la invitación o se retiró el consentimiento. **Por invitar:** no hubo invitación.
