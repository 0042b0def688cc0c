## What people agreed on, in their own words: on the first page, a person's and a team's.

# The words of an agreement as a sentence; $when, $who and $will are people's own. $dated is whether its day is said.
agreements-words =
    { $shape ->
        [all] Quand { $when }, { $who } : { $will }
        [when] Quand { $when } : { $will }
        [who] { $who } : { $will }
       *[will] { $will }
    }{ $dated ->
        [no] .
       *[yes] { " " }(pour le { $until }).
    }

# The heading of those whose day has come.
agreements-due = Engagements à échéance cette semaine

agreements-outcome =
    { $outcome ->
        [kept] Tenu
        [partly] En partie
       *[dropped] Abandonné
    }

# After a button, with an Undo. $words is the agreement.
agreements-noted =
    { $outcome ->
        [kept] Tenu : { $words }
        [partly] Tenu en partie : { $words }
       *[dropped] Abandonné : { $words }
    }

# Folded, on a person's page and a team's.
agreements-agree = Prendre un engagement

agreements-field =
    { $field ->
        [when] Quand
        [who] Qui
        [will] Quoi
       *[until] Pour le
    }

# What a field is for, in grey.
agreements-example =
    { $field ->
        [when] l'équipe décide (facultatif)
        [who] un nom, ou nous deux (facultatif)
       *[will] nommer un risque avant de décider
    }

# A button.
agreements-go = Noter

# $name is the person's; $count is how many people the agreement is with.
agreements-readers =
    { $count ->
        [one] Engagement visible pour vous, { $name } et les coachs de ses équipes.
       *[other] Engagement visible pour vous, { $name } et leurs coachs.
    } Les propriétaires voient seulement combien il y a d'engagements.

# The same of an agreement of a team.
agreements-readers-team = Engagement visible pour vous et les coachs de l'équipe. Les propriétaires voient seulement combien il y a d'engagements.

# In place of it.
agreements-readers-all = Ici, personne ne se connecte : quiconque ouvre cette application peut lire ceci.

agreements-too-long = Chaque champ tient sur une ligne de 280 caractères au plus, et « Qui » de 200.

# How the next talk begins, and below the others the last one that was answered. $words is a sentence.
agreements-last =
    { $outcome ->
        [kept] Tenu la dernière fois : { $words }
        [partly] Tenu en partie la dernière fois : { $words } Qu'est-ce qui gêne ?
        [dropped] Abandonné la dernière fois : { $words } Qu'est-ce qui a gêné ?
       *[open] Convenu : { $words } Où en êtes-vous ?
    }

agreements-kept = Engagements tenus : { $kept } sur { $answered }. Cela ne dit rien du DISC.

# After three in a row that were dropped.
agreements-stop = Les trois derniers ont été abandonnés. Ne plus en prendre pour l'instant, ou essayer plus petit ?

# Above the form, which has the words of one that was partly kept. $day is when that was said.
agreements-shrink = Tenu en partie, le { $day }. Essayez-en la moitié, ou faites-le une seule fois.

# A link to that form.
agreements-shrink-go = Réduire

## The page with all of them, team by team.

# A link to it. $count is how many are open.
agreements-all = Tous les engagements : { $count } en cours

# The heading. $due and $open are how many there are; $open are those whose day is still to come.
agreements-all-title =
    { $due ->
        [0]
            { $open ->
                [0] Aucun engagement en cours.
                [one] Rien à échéance ; un engagement en cours.
               *[other] Rien à échéance ; { $open } engagements en cours.
            }
        [one] Un engagement est à échéance.
       *[other] { $due } engagements sont à échéance.
    }

# Before one whose day has come; $days is how many days ago, and $day that day.
agreements-is-due =
    { $days ->
        [0] pour aujourd'hui
       *[other] en retard depuis le { $day }
    }

# The heading of those that were asked about and not answered.
agreements-still-open = Toujours en cours

# The same of those of teams, and of two people of whom the reader meets one, whose day is still to come.
agreements-ahead = Convenu, pour plus tard

# A button that opens a form, beside an agreement whose day is over.
agreements-new-day = Nouvelle date

agreements-new-day-label = Pour le

agreements-new-day-go = Enregistrer

# In place of a team's name.
agreements-no-team = Dans aucune équipe

# The same, over what people of different teams agreed on.
agreements-across = Personnes d'équipes différentes

agreements-answered = { $count } clos

agreements-none = Pas encore d'engagement

agreements-none-detail = Vos engagements pris lors d'un échange, sur la page d'une personne ou avec une équipe apparaissent ici, équipe par équipe.

agreements-none-here = Ce système ne garde pas d'engagements.

## On several pages.

agreements-delete = Supprimer cet engagement

# A file with the day of an agreement.
agreements-calendar = Ajouter à mon agenda

# A button on a team's card of the week.
agreements-take-on = Je m'en charge

# Below a card that a team took on.
agreements-card-taken-on = À faire pour le { $until }

agreements-taken-on = À faire pour le { $until }. Ce jour-là, la question vous sera posée.
