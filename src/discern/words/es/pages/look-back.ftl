### Looking back two weeks after a profile, on a person's own page; and what all said, in Settings.

look-back-title = ¿Se notó en el día a día?

# On the profile, with a link.
look-back-due = Dos semanas con tu perfil: ¿se notó?

look-back-go = Hacer balance: cuatro frases, un minuto

# On the profile, with a link, once all four are answered.
look-back-again = Las cuatro frases y lo que dijiste

look-back-about = Piensa en las dos últimas semanas de trabajo. Tres de estas frases son de tu perfil y una es de otro estilo. Verás cuál cuando respondas.

look-back-who = Nadie ve lo que dices. Se guarda hasta que lo elimines, se cuenta sin nombres en cuanto respondan 20 personas y no cambia ninguna puntuación.

look-back-none = Todavía no hay nada de que hacer balance.

look-back-heading =
    { $kind ->
        [energises] Te da energía
        [drains] Te quita energía
        [do] Ayuda a trabajar contigo
       *[dont] Dificulta trabajar contigo
    }

look-back-fit =
    { $fit ->
        [fits] Encaja
        [partly] En parte
       *[not_me] No encaja
    }

look-back-missing = Responde las cuatro, por favor.

look-back-send = Mostrarme cuál es

# $fits of $count sentences of the person's own profile fit; $foreign is what they said of the other.
look-back-verdict =
    { $fits ->
        [0] De las { $count } frases de tu perfil, ninguna encaja del todo
        [1] De las { $count } frases de tu perfil, encaja una
       *[other] De las { $count } frases de tu perfil, encajan { $fits }
    }{ $foreign ->
        [fits] ; la de otro estilo sí encaja.
        [partly] ; la de otro estilo encaja en parte.
       *[not_me] ; la de otro estilo no encaja.
    }

look-back-said =
    { $fit ->
        [fits] Dijiste: encaja
        [partly] Dijiste: en parte
       *[not_me] Dijiste: no encaja
    }

look-back-whose =
    { $foreign ->
        [yes] De otro estilo
       *[no] De tu perfil
    }

## Settings.

look-back-rates-title = ¿Se notó en el día a día?

look-back-rates-about = Dos semanas después de su perfil, cada persona dice de cuatro frases si encajan. Una de las cuatro es del estilo opuesto; así ves con qué frecuencia encaja una frase ajena. Ninguna puntuación se basa en esto.

look-back-rates-few =
    { $answered ->
        [0] Todavía nadie ha hecho balance.
        [one] Ha hecho balance { $answered } persona.
       *[other] Han hecho balance { $answered } personas.
    } Lo que dicen se muestra a partir de { $needed } personas.

look-back-rates-column =
    { $column ->
        [kind] Frase
        [own] Encaja, de su perfil
       *[foreign] Encaja, del estilo opuesto
    }

look-back-rates-kind =
    { $kind ->
        [energises] Qué da energía
        [drains] Qué quita energía
        [do] Qué ayuda a trabajar con la persona
       *[dont] Qué dificulta trabajar con la persona
    }

# How many of all who were asked said that it fits, fully and partly.
look-back-rates-count =
    { $asked ->
        [0] no se preguntó a nadie
       *[other] { $fits } de { $asked }, otras { $partly } en parte
    }
