## What was just done, said where it was done, and taking it back.

undo-go = Deshacer

# $names are people, and $before and $after are teams.
undo-moved =
    { $way ->
        [moved] De { $before } a { $after }: { $names }.
        [joined] Ahora en { $after }: { $names }.
       *[left] Fuera de { $before }: { $names }.
    }

# People who have no Undo, after what was done, or for whom nothing was taken back.
undo-left-out =
    { $why ->
        [not-led] “Deshacer” no incluye a { $names }: solo quien sea titular puede añadir a quien no está en ninguno de tus equipos.
        [held] “Deshacer” no incluye a { $names }: se perdería lo que su coach decidió aparte sobre retener esos perfiles.
        [changed] No se deshizo nada para { $names }: desde entonces alguien cambió esos equipos.
       *[refused] No se deshizo nada para { $names }: ya no puedes hacer este cambio.
    }

# $what says who went where.
undo-done = Deshecho. { $what }

# In place of the Undo that there can't be.
undo-cancelled =
    { $count ->
        [one] La invitación para { $names } está anulada. Su enlace y sus respuestas se eliminaron para siempre. Si invitas otra vez, se crea un enlace nuevo.
       *[other] Las invitaciones para { $names } están anuladas. Sus enlaces y sus respuestas se eliminaron para siempre. Si invitas otra vez, se crean enlaces nuevos.
    }

undo-invite =
    { $count ->
        [one] Invitar otra vez
       *[other] Invitar otra vez a { $count }
    }

undo-invited =
    { $what ->
        [made]
            { $count ->
                [one] { $names } tiene otra invitación. Envía el enlace nuevo, porque el anterior sigue cerrado.
               *[other] { $names } tienen otra invitación. Envía los enlaces nuevos, porque los anteriores siguen cerrados.
            }
       *[skipped]
            { $count ->
                [one] Sin otra invitación para { $names }: ya tenía una o sus datos están eliminados.
               *[other] Sin otra invitación para { $names }: ya tenían una o sus datos están eliminados.
            }
    }

undo-show-links =
    { $count ->
        [one] Mostrar el enlace
       *[other] Mostrar los enlaces
    }
