## Settings → Look: an owner's logo and colour.

branding-owners = Nur die Kontoleitung kann das Aussehen ändern

# Another vendor's service.
branding-unknown = Dieser Dienst kann Ihr Logo und Ihre Farbe nicht zeigen

branding-about = Ihr Logo und Ihre Farbe erscheinen auf diesen Seiten, auf den Seiten zum Antworten, in Berichten und auf Folien.

branding-logo = Logo

branding-logo-kinds = PNG, JPEG oder WebP, bis 500 kB. Am besten wirkt ein durchsichtiger Hintergrund.

branding-remove-logo = Logo entfernen

branding-colour = Farbe

branding-colour-shades = Wo Ihre Farbe schlecht lesbar wäre, nehmen die Seiten einen dunkleren oder helleren Ton.

branding-remove-colour = Farbe von Discern verwenden

branding-save = Speichern

# A short note that goes away by itself.
branding-saved = Gespeichert. Offene Seiten ändern sich binnen einer Minute.

branding-too-large = Diese Datei ist größer als 500 kB. Wählen Sie eine kleinere.

branding-refused = Diese Datei eignet sich nicht als Logo. Wählen Sie ein Bild im Format PNG, JPEG oder WebP, in Höhe und Breite 16 bis 4.000 Pixel und höchstens zehnmal so breit wie hoch.

# Over two pieces of a page, one light and one dark.
branding-preview = **Vorschau**

branding-ground =
    { $ground ->
        [dark] Auf dunklen Seiten
       *[light] Auf hellen Seiten und auf Papier
    }

# While buttons and links of these pages have another colour. Below it are variables of the environment, with their values.
branding-buttons = Schaltflächen und Links auf diesen Seiten
branding-buttons-detail = Ihre Farbe gilt dort, sobald Discern mit diesen Einstellungen startet. Geben Sie die Einstellungen an die Person weiter, die Discern betreibt.

# On a button that does nothing, and a link that leads nowhere.
branding-button = Start
branding-link = So funktioniert es

# Below the preview of a file that isn't saved yet.
branding-plate = Wo das Logo schlecht zu sehen ist, legt Discern beim Speichern einen einfarbigen Hintergrund dahinter.
