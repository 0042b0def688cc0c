## The people one meets one to one, and the page that prepares a talk: both read the same words.

# On a person's page. $day is a day of the week, $next a date.
talk-meet =
    { $weeks ->
        [one] Treffen jeden { $day } · das nächste Mal am { $next }
        [2] Treffen jeden zweiten { $day } · das nächste Mal am { $next }
       *[other] Treffen alle { $weeks } Wochen am { $day } · das nächste Mal am { $next }
    }

# A button that opens the form.
talk-meet-set =
    { $state ->
        [set] Ändern
       *[none] Einzelgespräche planen
    }

talk-meet-day = Am

talk-meet-how-often = Wie oft

talk-meet-rhythm =
    { $weeks ->
        [one] Jede Woche
        [2] Jede zweite Woche
       *[other] Alle { $weeks } Wochen
    }

# A Monday is chosen.
talk-meet-from = Erstmals in der Woche ab

# Below it, before it is saved. $days is one talk-meet-date, or several.
talk-meet-first = Erstes Treffen: { $days }

talk-meet-date = { $weekday }, { $day }

# Above the button. $whose is the person's first name, or people's where there are several.
talk-meet-shows =
    { $count ->
        [one] Sobald Sie sich treffen, kann auch { $name } die Seite jedes Gesprächs lesen. Sie beide können die Freigabe beenden.
       *[other] Sobald Sie sich treffen, können auch die anderen die Seite ihrer Gespräche lesen. Alle können die Freigabe beenden.
    }

talk-meet-save = Speichern

talk-meet-end = Diese Treffen beenden

# A link to the page.
talk-prepare = Vorbereiten

# A file with all days of a meeting.
talk-calendar = In meinen Kalender

talk-every =
    { $weeks ->
        [one] jeden { $day }
        [2] jeden zweiten { $day }
       *[other] alle { $weeks } Wochen am { $day }
    }

# A dialog.
talk-choose = Mit wem führen Sie Einzelgespräche?

talk-choose-whom = Bis zu { $count } Personen

talk-choose-none = Namen eingeben

# Below them, where people were taken out whom the reader meets so far.
talk-choose-gone = { $names } treffen Sie dann nicht mehr regelmäßig. Ihre Vereinbarungen bleiben.

# In place of all else, where one of the two doesn't share the page.
talk-not-shared = nicht freigegeben

# A button: the two don't meet on the next day of their meeting.
talk-skip = Dieses Mal auslassen

# $day is a date.
talk-skipped = Am { $day } treffen Sie sich nicht. Ihre Vereinbarungen bleiben.

# A button beside it.
talk-skip-undo = Doch treffen

## The page.

talk-person = Mit wem?

talk-other = Mit noch jemandem?

# The box where it is the reader who talks with the person.
talk-with-you = mit Ihnen

talk-choose-person = Person wählen

talk-occasion-label = Worum geht es?

# $every is like “every other Tuesday”, where $meets is yes.
talk-occasion =
    { $occasion ->
        [feedback] Rückmeldung
        [disagreement] Konflikt
        [delegating]
            { $meets ->
                [pair] Arbeit aufteilen
               *[no] Delegieren
            }
        [change] Veränderung
       *[one-to-one]
            { $meets ->
                [yes] Einzelgespräch, { $every }
                [pair] Zusammenarbeit
               *[no] Einzelgespräch
            }
    }

talk-delegating = Gibt eine Person Arbeit an die andere ab, bereiten Sie ein Gespräch mit der Person vor, die sie bekommt:

talk-view-label = Ansicht

talk-view =
    { $view ->
        [compare] Vergleich
       *[talk] Gespräch
    }

# The title where nothing is advised; $asked is whether there is a question.
talk-title =
    { $asked ->
        [yes] Eine Frage für { $names }.
       *[no] Diese Woche nichts Neues für { $names }.
    }

# Below it: why nothing is advised. $names are first names.
talk-open =
    { $why ->
        [nothing_new]
            { $asked ->
                [yes] Sie haben dazu alle Tipps gesehen. Hier ist eine Frage; die Tipps kommen in ein paar Wochen wieder.
               *[no] Sie haben dazu alles gesehen. In ein paar Wochen kommt es wieder.
            }
        [no_card] Zu diesem Anlass gibt es keinen Tipp.
        [random] Hier sehen Antworten zufällig aus, deshalb gibt es nur eine Frage.
        [unfinished] { $names } ist mit dem Antworten noch nicht fertig. Bis dahin gibt es nur eine Frage.
        [unanswered] { $names } hat noch kein Profil. Bis dahin gibt es nur eine Frage.
        [withheld] Die Antworten von { $names } ergeben kein Profil, deshalb gibt es nur eine Frage.
        [held] Das Profil wird zurückgehalten, bis es besprochen ist. Bis dahin gibt es nur eine Frage.
       *[open] Hier ist nichts sicher genug für einen Tipp, deshalb gibt es nur eine Frage.
    }

# Above what two people agreed on.
talk-last = Sie haben vereinbart

talk-card =
    { $card ->
        [open] Einstieg
        [then] Dann fragen
        [ready] Bereithalten
       *[avoid] Vermeiden
    }

# Buttons.
talk-used-go = Haben wir genutzt

talk-refused-go = Etwas anderes

talk-used = Das sehen Sie acht Wochen lang nicht wieder.

talk-refused = Hier ist etwas anderes. Das vorige sehen Sie acht Wochen lang nicht wieder.

# In place of the button.
talk-is-used = Diese Woche genutzt

# Above the form for what the two agree on.
talk-until-next = Bis zum nächsten Mal

# Who sees what, where people sign in. $name is the person's, or both names of a talk of two.
talk-readers =
    { $meets ->
        [yes] Den Rat sehen Sie und { $name }.
        [later] Den Rat sehen Sie, nach dem Antworten auch { $name }.
       *[no] Den Rat sehen nur Sie.
    } { agreements-readers }

# A file of one page.
talk-print = Drucken

talk-stop-sharing = Freigabe dieser Seite beenden

talk-share = Diese Seite wieder freigeben

talk-not-shared-title = Nicht freigegeben

# No page yet.
talk-choose-first = Mit wem sprechen Sie?

talk-about = Wählen Sie eine Person oder zwei. Sie bekommen einen Tipp, eine Frage zum Einstieg und Platz für das, was Sie vereinbaren.

talk-too-few = Noch niemand für ein Gespräch

talk-too-few-detail = Laden Sie die Personen ein, mit denen Sie arbeiten. Ein Gespräch lässt sich vorbereiten, sobald sie ein Profil haben oder Sie sich treffen.

talk-none = Hier gibt es keine Gespräche

talk-none-detail = Dieser Dienst bereitet keine Gespräche vor.

talk-missing-detail =
    { $invited ->
        [yes] Planen Sie auf der Seite von { $name } Einzelgespräche: Dann gibt es zumindest eine Frage.
       *[no] Laden Sie { $name } ein, oder planen Sie auf der Seite der Person Einzelgespräche: Dann gibt es zumindest eine Frage.
    }

talk-missing-two-detail = Ein Gespräch zu zweit lässt sich vorbereiten, sobald beide ein Profil haben.

talk-missing-two = Eine der beiden Personen hat kein Profil, das Sie sehen dürfen.
