## Importing people and teams from a list.

import-column =
    { $column ->
        [team] Equipo
        [people] En la lista
       *[leave] Quién sale
    }

import-title = Importar personas y equipos

import-about = Pega una persona por línea o elige un archivo. A quien ya está aquí se le reconoce por ID, dirección de correo o nombre. Antes de cambiar nada, ves qué va a pasar.

# Beside a button to the dialog that does.
import-invites-nobody = Importar no invita a nadie.

import-check = Comprobar la lista

# While the service is asked what would happen.
import-checking = Comprobando quién ya está aquí…

# Before a list of import-sum.
import-plan = Qué va a pasar:

import-new-team = { $team } (equipo nuevo)

import-mode-label = Personas de estos equipos

# What becomes of the people in a team that the list names.
import-mode =
    { $mode ->
        [add] Añadir
       *[replace] Reemplazar
    }

import-mode-detail =
    { $mode ->
        [add] Las personas de la lista se unen. No sale nadie.
       *[replace] Cada equipo queda exactamente con las personas de la lista. Antes ves quién sale.
    }

import-nobody = Nadie

# Why nobody leaves a team: who is meant by $rows skipped rows isn't known, the first of them in $line.
import-doubt =
    { $rows ->
        [one] Nadie: la línea { $line } puede referirse a alguien de este equipo
       *[other] Nadie: la línea { $line } y otras omitidas pueden referirse a personas de este equipo
    }

# A button. $leaving people leave teams.
import-go =
    { $leaving ->
        [0] Importar
        [one] Importar y sacar a { $leaving } persona de un equipo
       *[other] Importar y sacar a { $leaving } personas de equipos
    }

import-change = Cambiar la lista

# After something failed on the way.
import-continue = Continuar

import-other = Empezar con otra lista

import-done = Personas y equipos importados

import-joined =
    { $count ->
        [one] { $count } persona se unió a un equipo.
       *[other] { $count } personas se unieron a un equipo.
    }

import-left = Fuera de **{ $team }**: { $names }.

import-remaining =
    { $count ->
        [one] Falta importar a { $count } persona. Importa la lista otra vez. Nadie se importa dos veces.
       *[other] Falta importar a { $count } personas. Importa la lista otra vez. Nadie se importa dos veces.
    }

# How many people are new, and so on.
import-sum =
    { $outcome ->
        [created]
            { $count ->
                [one] **{ $count }** nueva
               *[other] **{ $count }** nuevas
            }
        [updated] **{ $count }** con cambios
        [unchanged] **{ $count }** sin cambios
       *[failed] **{ $count }** con problemas
    }
