## Banners: what went wrong, and what to do. By the error's code where it says more than the error's kind.

banners-title =
    { $code ->
        [results_not_ready] Sin terminar todavía
        [profile_missing] Estas dos personas no se pueden comparar
        [report_not_ready] Sin escribir todavía
        [not_shared] Sin compartir
        [results_held] Sin mostrar todavía
        [not_led] Solo titulares pueden añadir a esta persona
        [other_coach] Solo titulares pueden añadir a esta persona
        [overloaded] El servicio está saturado
        [not_saved] No se guardó nada
        [role_forbids] No tienes permiso para hacer esto
        [actor_unknown] Ya no tienes acceso
        [assessment_closed] Este cuestionario ha finalizado
        [consent_required] Falta el consentimiento
        [external_id_taken] Este ID ya está en uso
        [join_link_full] Este enlace está completo
        [last_owner] Tiene que quedar una persona titular
        [webhook_disabled] Este destino está desactivado
        [report_closed] Este informe está terminado
        [body_too_large] Demasiado de una vez
       *[other]
            { $kind ->
                [invalid] Revisa lo que escribiste
                [key] El servicio no acepta la clave API
                [permission] La clave API no permite hacer esto
                [missing] No se encontró
                [address] En esta dirección no hay ningún servicio
                [unoffered] El servicio no ofrece esto
                [limit] Demasiadas solicitudes
                [server] El servicio tuvo un error
                [timeout] El servicio tardó demasiado
                [busy]
                    { $itself ->
                        [yes] Mucha carga; otro intento en curso.
                       *[no] Discern tiene mucha carga
                    }
                [unreachable] No hay conexión con el servicio
                [unreadable] La respuesta del servicio no se puede leer
               *[other] Algo salió mal
            }
    }

# $detail is what the service says: of an invalid request, each field and the rule that it breaks. $kind is busy where
# the app's own service takes too long. $place is as in banners-address. $itself is "yes"
# where the page is drawn again until it succeeds; $quoted is "yes" where the request's id follows.
banners-advice =
    { $code ->
        [results_not_ready] El perfil aparece cuando todas las preguntas tienen respuesta.
        [profile_missing] Una o las dos no tienen un perfil que puedas ver. Elige a otras personas, o habla con estas dos.
        [report_not_ready] El informe aparece cuando está escrito.
        [not_shared] Esta persona comparte el perfil solo con su coach. Si necesitas saber algo, pregúntale.
        [results_held] El perfil está retenido por su coach hasta que se hable de él. Pregúntale cuándo será.
        [not_led] Esta persona comparte el perfil con todo el mundo, así que puedes verlo, pero no está en ninguno de tus equipos.
        [other_coach] Esta persona comparte el perfil solo con su coach, y a este equipo lo acompaña otra persona.
        [not_saved] Lo que acabas de hacer no se conserva, porque ahora mismo el servicio no puede guardar nada. Inténtalo otra vez en unos minutos, o pregunta a la persona que administra Discern aquí.
        [overloaded] Ahora mismo lo usan demasiadas personas. No se cambió nada. Inténtalo otra vez en { $seconds } s.
        [role_forbids] Pregúntale a la persona que administra Discern aquí. Puede hacerlo por ti, o darte un rol que lo permita.
        [actor_unknown] Pide otra vez acceso a la persona que administra Discern aquí.
        [assessment_closed] Ya no admite respuestas.
        [consent_required] Se dio en otro navegador, o no se dio. Abre la invitación otra vez.
        [external_id_taken] Es de otra persona, o de otro equipo. Elige otro ID y envíalo otra vez. Lo que escribiste sigue ahí.
        [join_link_full] Pide otro a la persona que te lo dio.
        [last_owner] Da antes a otra persona el rol de titular.
        [webhook_disabled] Actívalo e inténtalo otra vez.
        [report_closed] Ya no se puede cancelar.
        [body_too_large] El servicio no admite tanto. Envíalo en partes más pequeñas.
       *[other]
            { $kind ->
                [invalid] { $detail }. Corrígelo y envíalo otra vez. Lo que escribiste sigue ahí.
                [key] Puede estar mal escrita, expirada o revocada. Revisa { banners-key }, o pregunta a la persona que administra el servicio.
                [permission] Usa una clave que lo permita, o pídela a la persona que administra el servicio.
                [missing] Puede estar eliminado, o el enlace puede ser incorrecto. Vuelve a la lista y elige otra vez.
                [address] Revisa { banners-address }, que debe terminar en /v1.
                [unoffered] No todos los servicios tienen todo lo que esta aplicación puede mostrar. Si no funciona ninguna página, revisa { banners-address }, que debe terminar en /v1.
                [limit]
                    { $itself ->
                        [yes] Esta página se carga sola otra vez en { $seconds } s. No se pierde nada.
                       *[no] Inténtalo otra vez en { $seconds } s.
                    }
                [server]
                    { $quoted ->
                        [yes] No es culpa tuya. Inténtalo otra vez en un minuto. Si se repite, envía el ID de solicitud de abajo a la persona que administra el servicio.
                       *[no] No es culpa tuya. Inténtalo otra vez en un minuto. Si se repite, pregunta a la persona que administra el servicio.
                    }
                [timeout]
                    { $itself ->
                        [yes] Puede tener mucha carga, o { banners-address } puede ser incorrecta. Esta página lo intenta sola otra vez.
                       *[no] Puede tener mucha carga. Inténtalo otra vez, pero mira antes si llegó lo que enviaste.
                    }
                [busy]
                    { $itself ->
                        [yes] Esta página aparece sola.
                       *[no] Espera un momento, y mira si ya está hecho antes de intentarlo otra vez.
                    }
                [unreachable]
                    { $itself ->
                        [yes] Revisa la red y { banners-address }. Esta página se recupera sola cuando vuelve el servicio.
                       *[no] Revisa la red y { banners-address }, e inténtalo otra vez.
                    }
                [unreadable] Revisa { banners-address }, que debe terminar en /v1 y ser de un servicio de cuestionarios DISC.
               *[other] { $detail }.
            }
    }

# Where the service's address and key are: in the settings that Discern starts with, before the reader, or on the page of
# settings. $address is what it is.
banners-address =
    { $place ->
        [start] la dirección del servicio ({ $address })
        [here] la dirección
       *[page] la dirección en Ajustes
    }

banners-key =
    { $place ->
        [start] la clave del servicio
        [here] la clave
       *[page] la clave en Ajustes
    }

# Below the banner, where these are in the settings that Discern starts with: before banners-message, which is plain text
# to copy. $title is that of the banner.
banners-send = Si no basta, envía esto a la persona que administra Discern aquí:

banners-message = Discern muestra “{ $title }” con { $address }. Comprueba que el servicio funciona, y revisa los ajustes DISCERN_BASE_URL y DISCERN_API_KEY. Sin DISCERN_BASE_URL, Discern se inicia con sus propios datos.

# Below old data that are on screen.
banners-people-go = Hasta que vuelva el servicio, los datos de personas se muestran un minuto como máximo.

banners-again = Intentarlo otra vez

banners-age =
    { $unit ->
        [seconds]
            { $count ->
                [one] Estos datos son de hace { $count } segundo.
               *[other] Estos datos son de hace { $count } segundos.
            }
        [minutes]
            { $count ->
                [one] Estos datos son de hace { $count } minuto.
               *[other] Estos datos son de hace { $count } minutos.
            }
       *[hours]
            { $count ->
                [one] Estos datos son de hace { $count } hora.
               *[other] Estos datos son de hace { $count } horas.
            }
    }

# Where the app's own service takes too long: above old data that are on screen.
banners-busy-age =
    { $unit ->
        [seconds]
            { $count ->
                [one] Lo que ves es de hace { $count } segundo.
               *[other] Lo que ves es de hace { $count } segundos.
            }
        [minutes]
            { $count ->
                [one] Lo que ves es de hace { $count } minuto.
               *[other] Lo que ves es de hace { $count } minutos.
            }
       *[hours]
            { $count ->
                [one] Lo que ves es de hace { $count } hora.
               *[other] Lo que ves es de hace { $count } horas.
            }
    }

# In small print.
banners-request = Si pides ayuda, da el ID de solicitud { $id }.

banners-readings = Cómo se leyeron las respuestas de este servicio

# $limit is 0 where the service doesn't say it.
banners-quota =
    { $limit ->
        [0] Solicitudes restantes: { $remaining }
       *[other] Solicitudes restantes: { $remaining } de { $limit }
    }

banners-quota-help = El servicio responde cierto número de solicitudes por minuto, que se recuperan a medida que pasa. Una página hace unas pocas. Si no queda ninguna, las páginas esperan un rato, y no se pierde nada. La persona que administra el servicio puede subir el límite.

banners-quota-low =
    { $remaining ->
        [0] Por ahora no quedan solicitudes. Las páginas pueden tener que esperar, y no se pierde nada.
       *[other]
            { $seconds ->
                [0] Quedan pocas solicitudes: { $remaining }. Pronto, las páginas van a tener que esperar.
               *[other] Quedan pocas solicitudes: { $remaining }. A este ritmo, las páginas van a tener que esperar en { $seconds } s.
            }
    }

## Nothing can be stored: above every page of those who run the installation.

banners-unsaved = Ahora mismo no se puede guardar nada

banners-unsaved-detail =
    { $cause ->
        [full] El disco de la base de datos está lleno. Lo guardado se puede leer. Cuando haya espacio en el disco, se puede guardar otra vez sin reiniciar.
        [read_only] La base de datos rechaza todos los cambios. Lo guardado se puede leer. Comprueba que su disco, su carpeta y la propia base de datos permiten cambios.
        [damaged] La base de datos está dañada. Detén Discern, guarda una copia del archivo y restaura una copia de seguridad.
       *[failing] El disco de la base de datos falla. Revisa el disco y el registro del sistema, y haz una copia de seguridad si puedes.
    }

# While a page waits for a service that hangs.
banners-waiting = Esperando todavía la respuesta del servicio…
