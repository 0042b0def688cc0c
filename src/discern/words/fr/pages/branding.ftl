## Settings → Look: an owner's logo and colour.

branding-owners = L'apparence est réservée aux propriétaires

# Another vendor's service.
branding-unknown = Ce système ne peut pas afficher votre logo et votre couleur

branding-about = Votre logo et votre couleur apparaissent sur ces pages, sur celles où l'on répond, dans les rapports et sur les diapos.

branding-logo = Logo

branding-logo-kinds = PNG, JPEG ou WebP, jusqu'à 500 ko. De préférence sur fond transparent.

branding-remove-logo = Retirer le logo

branding-colour = Couleur

branding-colour-shades = Là où votre couleur serait difficile à lire, les pages prennent une nuance plus foncée ou plus claire.

branding-remove-colour = Reprendre la couleur d'origine

branding-save = Enregistrer

# A short note that goes away by itself.
branding-saved = Enregistré. Les pages ouvertes changent en moins d'une minute.

branding-too-large = Ce fichier dépasse 500 ko. Choisissez-en un plus petit.

branding-refused = Ce fichier ne peut pas servir de logo. Choisissez une image PNG, JPEG ou WebP de 16 à 4 000 pixels de côté, au plus dix fois plus large que haute.

# Over two pieces of a page, one light and one dark.
branding-preview = **Aperçu**

branding-ground =
    { $ground ->
        [dark] Sur les pages sombres
       *[light] Sur les pages claires et sur papier
    }

# While buttons and links of these pages have another colour. Below it are variables of the environment, with their values.
branding-buttons = Boutons et liens sur ces pages
branding-buttons-detail = Ils prennent votre couleur quand Discern démarre avec ces réglages. Transmettez-les à la personne qui gère Discern.

# On a button that does nothing, and a link that leads nowhere.
branding-button = Commencer
branding-link = Fonctionnement

# Below the preview of a file that isn't saved yet.
branding-plate = Là où le logo se voit mal, Discern met un fond uni derrière lui dès que vous enregistrez.
