## One person's profile: the page of their results, and a taker's own.

profile-unmeasured = Der Dienst sagt: { $style }. Wie sicher das ist, sagt er nicht.

# What a high and a low score of a style tend to go with.
profile-style-scores =
    { $styles ->
        [D] Wer einen hohen Wert hat, entscheidet schnell, übernimmt die Führung und redet Klartext. Wer einen niedrigen hat, wägt erst ab, fragt lieber, als anzuweisen, und lässt anderen den Vortritt.
        [I] Wer einen hohen Wert hat, bespricht gern alles, überzeugt und bringt Schwung in die Runde. Wer einen niedrigen hat, braucht wenige Worte, mag kleine Gruppen und bleibt bei der Sache.
        [S] Wer einen hohen Wert hat, hört zu, sorgt für Ruhe und bringt Arbeit zu Ende. Wer einen niedrigen hat, mag Wechsel und Tempo und ist schnell beim Nächsten.
       *[C] Wer einen hohen Wert hat, prüft Fakten, geht nach Methode vor und achtet auf Details. Wer einen niedrigen hat, verlässt sich auf das Gefühl und fängt an, bevor jedes Detail geklärt ist.
    }

# Above the portrait.
profile-portrait-basis = Gemessen ist nur der Platz im Kreis. Die Beschreibung ist Stoff aus DISC-Kursen.

profile-style-missing = Das sind die Werte. Einen Stil nennt der Dienst nicht.

profile-caution = Mit Vorsicht lesen

# After what is unusual about the answers: what to do.
profile-caution-step =
    { $voice ->
        [you] Prüfen Sie, welche Sätze nach Ihnen klingen, bevor Sie sich darauf verlassen. Sind es wenige, bitten Sie die Person, die Sie eingeladen hat, um einen neuen Fragebogen.
       *[named] Fragen Sie die Person, was stimmt, bevor Sie sich darauf verlassen. Ist es wenig, bieten Sie einen neuen Fragebogen an.
    }

# In place of a portrait, where the answers look random.
profile-random =
    { $voice ->
        [you] Wie Sie arbeiten, steht hier nicht.
       *[named] Wie { $name } arbeitet, steht hier nicht
    }

profile-random-detail =
    { $voice ->
        [you] Ihre Werte können Zufall sein. Die Prüfung kann falschliegen: Auch eine sorgfältige Wahl kann so aussehen.
       *[named] Die Werte können Zufall sein. Die Prüfung kann falschliegen: Auch eine sorgfältige Wahl kann so aussehen. Fragen Sie unter vier Augen, was passt, und bieten Sie einen neuen Fragebogen an.
    }

# A fold with the pictures of answers that look random.
profile-random-scores = Werte und Platz im Kreis

# Folded, before the list of checks that failed.
profile-checks-failed = Was an den Antworten ungewöhnlich war

# Above one thing to do.
profile-next-talk = Nächstes Gespräch

# Below a title that says one axis alone.
profile-open =
    { $axis ->
        [pace] Schnell oder ruhig: offen.
       *[focus] Sache oder Menschen zuerst: offen.
    }

# The letters of where somebody is on the circle.
profile-letters-one = { $letter }, { style-name }

profile-letters-between = { $one } und { $other }

profile-letters-half =
    { $half ->
        [fast] D oder I
        [people] I oder S
        [calm] S oder C
       *[task] D oder C
    }

profile-basis-title = Worauf das beruht

profile-withheld-why = Warum es kein Profil gibt

# When somebody answered, and that something about the answers is unusual: a part each, in one line.
profile-completed = Beantwortet am { $day }

profile-verdict =
    { $verdict ->
        [caution] mit Vorsicht lesen
       *[withheld] kein Profil
    }

## The numbers, and what they are based on.

profile-scores-title = Die vier Werte

# The heading of what a high and a low score in each style go with.
profile-meanings = Was hohe und niedrige Werte bedeuten

profile-column =
    { $column ->
        [style] Stil
        [score] Wert
       *[highest] Höchster Wert
    }

profile-scores-detail =
    { $norms ->
        [provisional] Die Werte reichen von 0 bis 100. Bis es eine Normgruppe echter Personen gibt, ist 50 die Mitte simulierter Personen. { profile-scores-brackets }
       *[other] Die Werte reichen von 0 bis 100, und 50 ist die Mitte der Normgruppe. { profile-scores-brackets }
    }

profile-scores-brackets = Die Klammern zeigen, wo der wahre Wert mit 95 % Wahrscheinlichkeit liegt, wenn die Annahmen dahinter stimmen. Kein Stil ist besser als ein anderer, und ein Wert misst kein Können.

# After profile-scores-detail, on the column Highest.
profile-highest-detail = „Höchster Wert“ sagt, wie wahrscheinlich dieser Wert der höchste der vier ist. Die Richtung kann zu einem anderen Stil gehören; warum, steht unter „So funktioniert es“.

# What a fact about the result is about.
profile-basis-about =
    { $about ->
        [answers] Antworten
        [norms] Normgruppe
        [ranges] Bereiche
        [days] An einem anderen Tag
       *[uses] Verwendung
    }

profile-basis-answers = { $blocks } Fragen mit je vier Aussagen, beantwortet am { $day }.

# A fold below what a result is based on.
profile-basis-check = Welcher Fragebogen es war

profile-basis-check-about =
    { $about ->
        [form] Form
        [bank] Fragebogen
       *[fingerprint] Prüfsumme
    }

profile-basis-norms =
    { $people ->
        [one] Normgruppe { $id }: { $people } Person, Stand { $day }.
       *[other] Normgruppe { $id }: { $people } Personen, Stand { $day }.
    }

profile-basis-days = In veröffentlichten DISC-Studien mit wiederholter Messung änderten sich die Werte von Tag zu Tag stärker, als der Zufall erklärt. Die Bereiche berücksichtigen das nicht.

profile-basis-excluded-uses = Gedacht für die Entwicklung und für das Gespräch im Team. Nicht für Einstellung, Kündigung, Beförderung oder das Urteil, wer besser ist.

profile-counts = Wie oft jeder Stil gewählt wurde

profile-counts-detail = Hier sind die Antworten gezählt, nicht gemessen.

# The heading of the table of checks of the answers.
profile-checks = Worauf die Antworten geprüft wurden

profile-check-column =
    { $column ->
        [check] Gesucht
       *[found] Gefunden
    }

profile-check-found =
    { $found ->
        [yes] ja
       *[no] nein
    }

# Below the table of checks.
profile-check-limits = Diese Prüfungen erkennen, wenn jemand zu schnell antwortet, immer auf dieselben Stellen tippt oder wählt, was auf niemanden zutrifft. Wer nur überfliegt oder nach dem eigenen Wunschbild antwortet, fällt nicht auf, und manche ehrliche Antwort besteht eine Prüfung nicht.

## Where there is no profile to show.

profile-unread = Die Werte dieses Dienstes lassen sich nicht lesen

profile-unread-detail = Die Antwort des Dienstes enthält keine Werte, die sich sicher lesen lassen. Über die Person sagt das nichts. Sehen Sie sich das Profil im Dienst selbst an.

profile-given = Dieser Dienst sagt nicht, welche Skala seine Werte haben. Sie stehen deshalb hier, wie sie kamen. Wenn Sie die Skala kennen, wählen Sie sie unter „Einstellungen“.

profile-given-column =
    { $column ->
        [style] Stil
       *[score] Wie angegeben
    }

profile-withheld = Die Antworten sind zu unklar für ein Profil

profile-withheld-detail = Das sagt etwas über die Antworten, nicht über die Person. Sprechen Sie darüber, und bieten Sie einen neuen Fragebogen an.

## The page of a person's results.

profile-compare = Vergleichen

## Team-mates: what to expect of each.

profile-teammates = Mit den anderen im Team

profile-teammates-open =
    { $count ->
        [one] Über ein weiteres Teammitglied ist noch nichts sicher genug.
       *[other] Über { $count } weitere Teammitglieder ist noch nichts sicher genug.
    }

# Where they say it of none.
profile-teammates-all-open =
    { $count ->
        [one] Über das eine Teammitglied, das Sie sehen, ist noch nichts sicher genug.
       *[other] Über die { $count } Teammitglieder, die Sie sehen, ist noch nichts sicher genug.
    }

profile-teammates-unknown = Das Team lässt sich gerade nicht lesen.

## Earlier profiles.

profile-history-unknown = Frühere Profile dieser Person lassen sich gerade nicht lesen.

profile-history-other = Das Profil vom { $day } beruht auf anderen Normen. Die beiden lassen sich deshalb nicht vergleichen.

# What has changed since an earlier profile: { $changes } is one of the messages below.
profile-history-since = **Seit dem { $day }:** { $changes }

profile-history-column =
    { $column ->
        [completed] Beantwortet
       *[withheld] kein Profil
    }

profile-history-shown = { $label } (oben gezeigt)

profile-history-open = Profil: { $label }

profile-change-none = Eines der beiden hat kein Profil ergeben. Es gibt also nichts zu vergleichen.

profile-change-unknown = Dieser Dienst sagt nicht, wie sicher seine Werte sind. Ob sich etwas geändert hat, kann deshalb niemand sagen.

# $changes is a list of the four styles' changes.
profile-change-ranges = Jede Änderung liegt mit 95 % Wahrscheinlichkeit in ihrem Bereich, Zufall und Tagesform eingerechnet: { $changes }. Wo ein Bereich die 0 einschließt, kann sich auch gar nichts geändert haben.

profile-change-score = { style-name } { $range } Punkte

## The answers of a person behind each statement about them.

profile-answers-title =
    { $voice ->
        [you] Aus Ihren eigenen Antworten
       *[named] Die Antworten dahinter
    }

profile-answers-detail = Öffnen Sie eine Zeile, um zu sehen, welche Antworten dafür und welche dagegen sprechen. Die Person hat sie für den Coach freigegeben und kann das jederzeit beenden.

profile-answers-supporting = Spricht dafür

profile-answers-opposing = Spricht dagegen

profile-answers-none = Keine einzelne Antwort entscheidet darüber. Fiele irgendeine weg, wäre es etwa gleich wahrscheinlich.

profile-answers-missing = Die Antworten dahinter können hier nicht gezeigt werden.

## One person's page: its views, and what can be done there.

profile-view-label = Ansicht

profile-view =
    { $view ->
        [profile] Profil
        [together] Gemeinsam
        [history] Verlauf
       *[basis] Belege
    }

profile-change =
    { $change ->
        [rename] Name oder Adresse ändern
        [invite] Erneut einladen
        [results] Dieses Profil exportieren
        [export] Alles Gespeicherte exportieren …
        [merge] Mit anderem Eintrag zusammenführen …
       *[delete] Löschen
    }

profile-export-results-about = Excel enthält die Befunde, die Werte mit ihren Bereichen und Anmerkungen. CSV enthält nur die Werte. JSON enthält alle Einzelheiten, für andere Programme.

profile-export-all-detail = Alles, was über diese Person gespeichert ist und was Sie sehen dürfen. Fragt die Person, welche Daten Sie haben, senden Sie beide Dateien. Die eine ist eine Seite in einfachen Worten, die andere enthält alle Einzelheiten und jede Antwort, für Programme.

profile-export-all-page = Seite zum Lesen (HTML)

profile-export-all-go = Alle Einzelheiten, für Programme (JSON)

# To somebody who doesn't share their results.
profile-ask = E-Mail schreiben

profile-not-invited = Noch nicht eingeladen

profile-not-invited-detail = Laden Sie diese Person ein, dann erscheint das Profil hier.

profile-unanswered-detail = Das Profil erscheint hier, sobald alle Fragen beantwortet sind. Den Link können Sie noch einmal senden.

profile-ended =
    { $status ->
        [expired] Die Einladung ist abgelaufen
       *[cancelled] Die Einladung wurde zurückgezogen
    }

profile-ended-detail = Nicht alle Fragen wurden beantwortet, deshalb gibt es kein Profil. Sie können diese Person erneut einladen.

profile-history-none = Noch nichts zu vergleichen

profile-history-none-detail = Dies ist bisher das einzige Profil. Nach einem weiteren sehen Sie hier, wie stark sich jeder Wert geändert haben kann.
