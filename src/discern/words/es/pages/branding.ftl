## Settings → Look: an owner's logo and colour.

branding-owners = Solo titulares pueden cambiar el aspecto

# Another vendor's service.
branding-unknown = Este servicio no puede mostrar tu logo ni tu color

branding-about = Tu logo y tu color aparecen en estas páginas, en las páginas donde se responde, en los informes y en las diapositivas.

branding-logo = Logo

branding-logo-kinds = PNG, JPEG o WebP, hasta 500 kB. Queda mejor con fondo transparente.

branding-remove-logo = Quitar el logo

branding-colour = Color

branding-colour-shades = Si tu color se lee mal, las páginas usan un tono más oscuro o más claro.

branding-remove-colour = Usar el color de Discern

branding-save = Guardar

# A short note that goes away by itself.
branding-saved = Guardado. Las páginas abiertas cambian en menos de un minuto.

branding-too-large = Este archivo supera los 500 kB. Elige uno más pequeño.

branding-refused = Este archivo no sirve como logo. Elige una imagen PNG, JPEG o WebP de 16 a 4000 píxeles por lado y, como máximo, diez veces más ancha que alta.

# Over two pieces of a page, one light and one dark.
branding-preview = **Vista previa**

branding-ground =
    { $ground ->
        [dark] En páginas oscuras
       *[light] En páginas claras y en papel
    }

# While buttons and links of these pages have another colour. Below it are variables of the environment, with their values.
branding-buttons = Botones y enlaces en estas páginas
branding-buttons-detail = Toman tu color cuando Discern se inicia con estos valores. Dáselos a la persona que administra Discern.

# On a button that does nothing, and a link that leads nowhere.
branding-button = Empezar
branding-link = Cómo funciona

# Below the preview of a file that isn't saved yet.
branding-plate = Si el logo se ve mal, Discern le pone un fondo liso al guardar.
