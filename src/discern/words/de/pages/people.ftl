## The directory of people.

# The page's title. Of $people, $profiles have a profile, and $waiting of the others are invited or answering.
people-title =
    { $kind ->
        [nobody] Noch ist niemand hier.
        [all]
            { $profiles ->
                [one] Das erste Profil ist da.
               *[other] Alle { $profiles } haben ein Profil.
            }
        [none]
            { $waiting ->
                [0] Noch hat niemand ein Profil.
                [one] Noch kein Profil, und eine Person ist nicht fertig.
               *[other] Noch kein Profil, und { $waiting } Personen sind nicht fertig.
            }
       *[some]
            { $profiles ->
                [one]
                    { $waiting ->
                        [0] { $profiles } von { $people } hat ein Profil.
                        [one] { $profiles } von { $people } hat ein Profil, eine Person ist noch nicht fertig.
                       *[other] { $profiles } von { $people } hat ein Profil, { $waiting } sind noch nicht fertig.
                    }
               *[other]
                    { $waiting ->
                        [0] { $profiles } von { $people } haben ein Profil.
                        [one] { $profiles } von { $people } haben ein Profil, eine Person ist noch nicht fertig.
                       *[other] { $profiles } von { $people } haben ein Profil, { $waiting } sind noch nicht fertig.
                    }
            }
    }

people-import = Importieren

people-invite = Personen einladen

people-invite-first = Erste Person einladen

people-menu =
    { $entry ->
        [invite] Alle ohne Profil einladen
       *[export] Diese Liste exportieren
    }

people-sort = Reihenfolge

people-sorted =
    { $by ->
        [name] Nach Namen
        [D] Direkte (D) zuerst
        [I] Kontaktfreudige (I) zuerst
        [S] Beständige (S) zuerst
        [C] Sorgfältige (C) zuerst
       *[created] Neueste zuerst
    }

# Above a list that begins with the people of a style.
people-sorted-hint = Zuerst kommen die, bei denen { $styles } am sichersten ist, dann die mit { $styles } als einem von zweien. Die Reihenfolge sagt, wie sicher es ist, nicht wie viel oder wie gut.

# Which rows are on screen; $of is 0 where no one has counted them all.
people-page =
    { $of ->
        [0] { $first } bis { $last }
       *[other] { $first } bis { $last } von { $of }
    }

# In exported files.
people-column =
    { $column ->
        [place] Stil
        [chance] Wie wahrscheinlich
        [until] Frist
        [status] Stand
        [teams] Teams
        [last] Letzte Aktivität
       *[person] Person
    }

# At the head of a column of scores, after the style's name.
people-score-help =
    { $styles ->
        [D] { $style }: geradewegs auf Ergebnisse zugehen. 0 bis 100; 50 ist die Mitte.
        [I] { $style }: andere gewinnen. 0 bis 100; 50 ist die Mitte.
        [S] { $style }: für Ruhe und Beständigkeit sorgen. 0 bis 100; 50 ist die Mitte.
       *[C] { $style }: es richtig machen. 0 bis 100; 50 ist die Mitte.
    }

# In a file, in the column Answer by.
people-until-never = Ohne Frist

people-hidden =
    { $why ->
        [results_held] Zurückgehalten
       *[not_shared] Nicht freigegeben
    }

# In place of the style, of someone whose answers may have been picked without choosing.
people-random = Unklare Antworten

people-sample = Beispiel

people-none-match = Kein Name hier enthält „{ $search }“.

people-nobody = Noch ist niemand hier

people-nobody-detail = Laden Sie Personen ein, oder importieren Sie eine Liste. Jede Person bekommt einen Link, antwortet fünf bis zehn Minuten lang und hat dann hier ein Profil.

people-export-detail = Alle, die gerade in der Liste stehen: Stil und wie sicher er ist, Werte mit Bereichen, Stand und Teams. Excel hat ein zweites Blatt, das jede Spalte erklärt. JSON ist für andere Programme.

# In the sheet that explains such a file.
people-export-list = Alle, die mit Ihren Filtern in der Liste stehen.

## What can be done with the people who are ticked.

people-chosen = **{ $count } ausgewählt**

people-open-one = Öffnen

people-compare = Vergleichen

people-brief = Meeting vorbereiten

people-add-to-team = Zu einem Team hinzufügen

# Above a group: what can be done.
people-group-hint =
    { $group ->
        [to_invite] Wählen Sie Personen aus, um sie einzuladen.
       *[waiting] Wählen Sie Personen aus, um sie zu erinnern oder ihnen mehr Zeit zu geben.
    }

people-remind =
    { $count ->
        [one] Erinnern
       *[other] { $count } Personen erinnern
    }

people-action =
    { $action ->
        [again] Erneut einladen
        [cancel] Einladung zurückziehen
        [rename] Name oder E-Mail ändern
        [merge] Zwei Einträge zusammenführen
       *[delete] Löschen
    }

people-more =
    { $count ->
        [one] { $count } weitere Person
       *[other] { $count } weitere Personen
    }

people-no-team = Es gibt noch kein Team. Legen Sie zuerst unter „Teams“ eines an.

people-add-who = { $names } zu einem Team hinzufügen. Von da an sehen die Führungskräfte und Coaches dieses Teams, was für Teams freigegeben ist.

people-add = Hinzufügen

people-no-links = Diese Einladungen sind abgelaufen. Laden Sie die Personen erneut ein, um neue Links zu bekommen.

people-links-tab = Links

people-messages-tab = Nachrichten

# Above the messages of several people.
people-messages-each = Gesendet wurde nichts. Jede Nachricht ist nur für eine Person: Der Link darin öffnet die Antworten dieser Person.

# Above messages that remind people. $count of them have no end date; $all is whether that is all of them.
people-messages-ends =
    { $all ->
        [yes] { $count ->
            [one] Die Nachricht nennt keine Frist, weil keine gesetzt ist.
           *[other] Die Nachrichten nennen keine Frist, weil keine gesetzt ist.
        }
       *[no] { $count ->
            [one] Eine der Nachrichten nennt keine Frist, weil keine gesetzt ist.
           *[other] { $count } der Nachrichten nennen keine Frist, weil keine gesetzt ist.
        }
    }

# Opens the choice of an end date for these.
people-messages-end =
    { $count ->
        [one] Frist setzen
       *[other] { $count } Fristen setzen
    }

people-cancel-detail =
    { $count ->
        [one] Der Link für { $names } gilt dann nicht mehr, und bisherige Antworten gehen verloren.
       *[other] Die Links für { $names } gelten dann nicht mehr, und bisherige Antworten gehen verloren.
    }

people-cancel-go =
    { $count ->
        [one] Einladung zurückziehen
       *[other] { $count } Einladungen zurückziehen
    }

people-again-detail =
    { $count ->
        [one] { $names } bekommt einen neuen Link. Gesendet wird nichts: Sie kopieren ihn im nächsten Schritt.
       *[other] { $count } Personen bekommen je einen neuen Link: { $names }. Gesendet wird nichts: Sie kopieren die Links im nächsten Schritt.
    }

people-again-go =
    { $count ->
        [one] Link erstellen
       *[other] { $count } Links erstellen
    }

people-invited =
    { $count ->
        [one] Der neue Link ist fertig.
       *[other] { $count } neue Links sind fertig.
    }

people-all-invited = Alle in diesem Team haben ein Profil oder sind eingeladen.

## A name corrected, two entries merged, people deleted.

people-name = Name

people-email = E-Mail-Adresse

people-save = Speichern

people-field-wrong =
    { $field ->
        [email] Das ist keine E-Mail-Adresse. So sieht eine aus: name@example.org.
       *[name] Geben Sie den Namen der Person ein.
    }

people-delete-title =
    { $count ->
        [one] Diese Person löschen?
       *[other] { $count } Personen löschen?
    }

people-delete-detail =
    { $count ->
        [one] Gelöscht werden Fragebögen, Antworten, Profil und Platz in jedem Team, dazu jeder Bericht über diese Person. Das lässt sich nicht rückgängig machen.
       *[other] Gelöscht werden deren Fragebögen, Antworten, Profile und Plätze in jedem Team, dazu jeder Bericht über sie. Das lässt sich nicht rückgängig machen.
    }

people-delete-stays = Das Protokoll, wer Ergebnisse angesehen hat, behält seine Einträge; Namen stehen darin nicht. Heruntergeladene Dateien, Ereignisse, die schon an andere Systeme gingen, und Sicherungen behalten, was sie enthalten. Möchten Sie eine Kopie, exportieren Sie zuerst.

people-delete-keep = Behalten

people-delete-go =
    { $count ->
        [one] Diese Person löschen
       *[other] { $count } Personen löschen
    }

people-deleted =
    { $count ->
        [one] { $count } Person gelöscht
       *[other] { $count } Personen gelöscht
    }

# A button below the list that opens the dialog to merge two entries, whose names are nearly the same.
people-alike = Sind { $one } und { $other } dieselbe Person?

people-merge-detail = Gehören diese zwei Einträge zu derselben Person, bleibt einer und übernimmt Fragebögen, Profile und Teams des anderen.

people-merge-other = Anderer Eintrag

people-merge-choose = Person wählen

people-merge-nobody = Es gibt keinen anderen Eintrag zum Zusammenführen.

people-merge-newest = Die neuesten { $count } Personen. Für einen älteren Eintrag wählen Sie beide unter „Personen“ aus.

people-merge-keep = Behalten

people-merge-fate =
    { $fate ->
        [kept] Bleibt
       *[goes] Geht im anderen auf
    }

people-merge-sample = Eine der beiden Personen ist erfunden und gehört zur Beispielfirma. Zusammenführen geht deshalb nicht. Löschen Sie die erfundene Person, oder entfernen Sie die Beispielfirma.

people-merge-keeps = Der Eintrag, der bleibt, behält seinen Namen und seine E-Mail-Adresse, wenn er eine hat. Unterscheiden sich die Einträge darin, wer die Ergebnisse sehen darf, gilt die engere Einstellung. Haben beide ein Profil, wird das neuere gezeigt, und das ältere bleibt im Verlauf. Links der Person gelten weiter, wenn Sie hier keinen zurückziehen. Das lässt sich nicht rückgängig machen.

# Where both entries have an open invitation.
people-merge-open = Beide Einträge haben eine offene Einladung. Die Person braucht nur eine.

# $invitation names the entry, and how long the invitation has waited and until when it works.
people-merge-stays = Bleibt: { $invitation }

# A tick box, ticked at first where no one has started to answer.
people-merge-cancels =
    { $state ->
        [started] Diese zurückziehen, mit den bisherigen Antworten: { $invitation }
       *[created] Diese zurückziehen, sodass ihr Link nicht mehr gilt: { $invitation }
    }

people-merge-left =
    { $count ->
        [one] Eine Einladung, die Sie zurückziehen wollten, ist noch offen. Siehe „Fragebögen“.
       *[other] { $count } Einladungen, die Sie zurückziehen wollten, sind noch offen. Siehe „Fragebögen“.
    }

people-merge-go = Zusammenführen

people-merged = Zwei Einträge zusammengeführt

people-no-email = keine E-Mail-Adresse

people-added-on = hinzugefügt am { $day }
