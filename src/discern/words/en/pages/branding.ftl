## Settings → Look: an owner's logo and colour.

branding-owners = Only an owner can change the look

# Another vendor's service.
branding-unknown = This service can't show your logo and colour

branding-about = Your logo and your colour appear on these pages, on the pages where people answer, in reports and on slides.

branding-logo = Logo

branding-logo-kinds = PNG, JPEG or WebP, up to 500 kB. A transparent background looks best.

branding-remove-logo = Remove the logo

branding-colour = Colour

branding-colour-shades = Where your colour would be hard to read, pages use a darker or lighter shade.

branding-remove-colour = Use Discern's colour

branding-save = Save

# A short note that goes away by itself.
branding-saved = Saved. Open pages change within a minute.

branding-too-large = This file is larger than 500 kB. Choose a smaller one.

branding-refused = This file can't be used as a logo. Choose a PNG, JPEG or WebP picture of 16 to 4,000 pixels each way, at most ten times as wide as it is high.

# Over two pieces of a page, one light and one dark.
branding-preview = **Preview**

branding-ground =
    { $ground ->
        [dark] On dark pages
       *[light] On light pages and on paper
    }

# While buttons and links of these pages have another colour. Below it are variables of the environment, with their values.
branding-buttons = Buttons and links on these pages
branding-buttons-detail = They take your colour once Discern is started with these settings. Give them to the person who runs Discern.

# On a button that does nothing, and a link that leads nowhere.
branding-button = Start
branding-link = How it works

# Below the preview of a file that isn't saved yet.
branding-plate = Where the logo is hard to see, Discern puts a plain background behind it once you save.
