## A page for a meeting: who is there, what they find easy and hard together, and how to begin.

# A link from the page on a talk.
brief-prepare = Une réunion à plusieurs

brief-choose-first = Qui se réunit ?

brief-about = Choisissez les personnes, une équipe ou une réunion de votre agenda. Vous recevez une page : ce qui est facile pour ce groupe, ce qui est difficile, une ligne sur chaque personne, et une question pour commencer.

# A box to choose people from, and what is in it before.
brief-who = Qui est là

brief-choose = Ajouter des personnes

# A box to choose a team from, and what is in it before.
brief-team = Toute l'équipe

brief-no-team = Pas d'équipe

# Above the page's title.
brief-counted =
    { $size ->
        [one] { $size } personne
       *[other] { $size } personnes
    } · { $profiled } avec un profil

# The headings of the cards.
brief-card =
    { $card ->
        [open] Pour commencer
        [easy] Facile pour ce groupe
       *[hard] Difficile pour ce groupe
    }

brief-people = Pour chaque personne

# Below the lines on people. $names are those of whom nothing is known or shared.
brief-nothing = Pas de profil visible : { $names }

brief-agreements = Encore en cours

# A button that makes the PDF.
brief-file = PDF

## Choosing by a calendar or by addresses.

brief-from = Depuis votre agenda

brief-calendar = Un fichier d'agenda (.ics)

brief-calendar-detail = Il est lu une fois et n'est pas conservé. Les réunions des deux prochaines semaines s'affichent.

brief-calendar-error =
    { $reason ->
        [too_large] Ce fichier dépasse 5 Mo. Exportez une période plus courte.
        [events] Ce fichier a plus de 1 000 réunions. Exportez une période plus courte.
       *[calendar] Ce n'est pas un fichier d'agenda. Exportez-en un qui se termine par .ics.
    }

brief-calendar-empty = Aucune réunion avec d'autres dans les deux prochaines semaines.

# After the day and the title of a meeting: how many of those who are invited are here.
brief-meeting-here = { $known } sur { $count } déjà ici

brief-meeting-untitled = Sans titre

brief-addresses = Ou collez des adresses e-mail

brief-addresses-example = ana@example.org, bo@example.org

brief-take = Prendre ces adresses

# $addresses are those of a meeting that no one here has.
brief-unknown = Pas dans Discern : { $addresses }
