## The titles of the pages, and what is around every page.

# $page is the name of the page's address.
navigation-title =
    { $page ->
        [people] Personas
        [assessments] Cuestionarios
        [teams] Equipos
        [talk] Conversación
        [compare] Comparación
        [agreements] Acuerdos
        [brief] Ficha de reunión
        [reports] Informes
        [integrations] Integraciones
        [access] Acceso
        [settings] Ajustes
        [how_it_works] Cómo funciona
        [sign_in] Iniciar sesión
        [closed] Cerrado
        [not_found] Página no encontrada
       *[home] Inicio
    }

navigation-section =
    { $section ->
        [workspace] Espacio de trabajo
       *[help] Ayuda
    }

navigation-not-found = Ninguna página tiene esta dirección. Es posible que falte una letra o que el enlace sea antiguo.

navigation-to-home = Ir a { $page }

# What the browser calls a page: of a person, a team or a report, or of a list.
navigation-tab = { $title } · Discern

navigation-open-access = Acceso abierto

navigation-open-access-detail = Quien pueda abrir esta dirección puede ver estas páginas, porque `DISCERN_OPEN_ACCESS` está activado.

navigation-role =
    { $role ->
        [owner] titular
        [manager] responsable
        [coach] coach
       *[member] integrante
    }

navigation-signed-in = Sesión iniciada

navigation-sign-out = Cerrar sesión
