## What a claim rests on: the names of figures.

# Of the direction of one style, or of that between two.
evidence-direction =
    { $styles ->
        [DI] Wahrscheinlichkeit, vor allem schnell zu sein
        [IS] Wahrscheinlichkeit, vor allem an die Menschen zu denken
        [SC] Wahrscheinlichkeit, dass sich Ruhe deutlicher zeigt als Sache oder Menschen
        [DC] Wahrscheinlichkeit, vor allem an die Sache zu denken
       *[one] Wahrscheinlichkeit für das Viertel { $styles }
    }

evidence-half = Wahrscheinlichkeit, in { half-of-circle } zu liegen

evidence-score-beyond =
    { $side ->
        [above] Wahrscheinlichkeit, dass der Wert in { $styles } über { $line } liegt
       *[below] Wahrscheinlichkeit, dass der Wert in { $styles } unter { $line } liegt
    }

evidence-score = Wert in { $styles }

evidence-score-interval = Wert in { $styles } mit 95-%-Bereich

evidence-style-given = Stil, wie der Dienst ihn nennt

# What a check of answers looks for. Another service's check has its own words: $meaning.
check-meaning =
    { $check ->
        [person_fit] Antworten, die schlechter zusammenpassen als bei fast allen anderen
        [near_random] Antworten, die eher zufällig als bewusst gewählt wirken
        [random_answers] Antworten, die 100-mal besser zum Zufall passen als zu einer bewussten Wahl
        [answered] Weniger als drei Viertel der Fragen beantwortet
        [too_few] Weniger als die Hälfte der Fragen beantwortet
        [fast] Mehr als ein Viertel der Antworten zu schnell, um den Text gelesen zu haben
        [too_fast] Mehr als die Hälfte der Antworten zu schnell, um den Text gelesen zu haben
        [same_places] Mehr als viermal hintereinander dieselben zwei Plätze auf dem Bildschirm gewählt
        [place_pattern] Antworten nach dem Platz gewählt, nicht nach dem Inhalt
        [translated] Antworten, während der Browser eine maschinelle Übersetzung zeigte
       *[other] { $meaning }
    }

# What a check that failed means for reading the profile. $meaning is that of another service's check.
check-note =
    { $check ->
        [person_fit]
            { $voice ->
                [you] Ihre Antworten passen schlechter zusammen als bei fast allen anderen. Deshalb sagen sie weniger über Sie.
               *[named] Die Antworten passen schlechter zusammen als bei fast allen anderen. Deshalb sagen sie weniger über die Person.
            }
        [near_random]
            { $voice ->
                [you] Ihre Antworten wirken eher zufällig als bewusst gewählt. Was daraus folgt, kann schlicht falsch sein. Das kommt auch bei Menschen vor, die sorgfältig wählen.
               *[named] Diese Antworten hängen so wenig zusammen, dass schlicht falsch sein kann, was daraus folgt. Das kommt auch bei Menschen vor, die sorgfältig wählen. Fragen Sie unter vier Augen, was passt.
            }
        [random_answers]
            { $voice ->
                [you] Ihre Antworten wirken viel eher zufällig als bewusst gewählt. Aus ihnen lässt sich nichts ablesen. Woran das liegt, zeigen sie nicht.
               *[named] Diese Antworten ergeben kein Profil: Sie hängen zu wenig zusammen, und woran das liegt, zeigen sie nicht. Laden Sie die Person ein, noch einmal zu antworten, oder sprechen Sie unter vier Augen darüber.
            }
        [answered] Mehr als ein Viertel der Fragen ist ohne Antwort. Das Profil hat deshalb weniger Grundlage.
        [too_few] Mehr als die Hälfte der Fragen ist ohne Antwort. Das reicht für ein Profil nicht aus.
        [fast]
            { $voice ->
                [you] Mehr als ein Viertel Ihrer Antworten kam schneller, als jemand den Text lesen kann. Sie zeigen deshalb nicht unbedingt, was Sie wählen würden.
               *[named] Mehr als ein Viertel der Antworten kam schneller, als jemand den Text lesen kann. Sie zeigen deshalb nicht unbedingt, was die Person wählen würde.
            }
        [too_fast]
            { $voice ->
                [you] Mehr als die Hälfte Ihrer Antworten kam schneller, als jemand den Text lesen kann. Sie können deshalb nicht zeigen, was Sie wählen würden.
               *[named] Mehr als die Hälfte der Antworten kam schneller, als jemand den Text lesen kann. Sie können deshalb nicht zeigen, was die Person wählen würde.
            }
        [same_places] Mehrmals hintereinander wurden dieselben zwei Plätze auf dem Bildschirm gewählt. Mit dem Text haben diese Antworten deshalb nicht unbedingt etwas zu tun.
        [place_pattern] Die Antworten richteten sich nach dem Platz und nicht nach dem Inhalt. Sie sagen deshalb nicht unbedingt, was passt.
        [translated]
            { $voice ->
                [you] Ihr Browser hat beim Antworten Aussagen übersetzt. Was er daraus gemacht hat, wissen wir nicht. Ihre Antworten sagen deshalb unter Umständen weniger über Sie.
               *[named] Der Browser hat beim Antworten Aussagen übersetzt. Was er daraus gemacht hat, wissen wir nicht. Die Antworten sagen deshalb unter Umständen weniger über die Person.
            }
       *[other] { $meaning }
    }

evidence-yes = ja

evidence-ok = in Ordnung

evidence-caution = mit Vorsicht zu lesen

evidence-withheld = kein Profil

evidence-verdict = Urteil über die Antworten

evidence-norms = Normen

evidence-norm-group = Personen in der Normgruppe

evidence-languages = Sprachen des Fragebogens

evidence-banks = Fassungen des Fragebogens

evidence-doubtful = Personen, deren Antworten mit Vorsicht zu lesen sind

evidence-pair-styles = Wahrscheinlichkeit, dass eine Person im Viertel { $first } liegt und die andere im Viertel { $second }

evidence-pair-same = Wahrscheinlichkeit, dass beide im Viertel { $styles } liegen

evidence-pair-difference =
    { $axis ->
        [pace] Abstand im Tempo (1 ist der übliche Abstand zum Durchschnitt)
       *[focus] Abstand zwischen Menschen und Sache (1 ist der übliche Abstand zum Durchschnitt)
    }

# How probable it is of the likelier of the two.
evidence-pair-nearer =
    { $end ->
        [fast] wie sicher es ist, wer schneller ist
        [calm] wie sicher es ist, wer ruhiger ist
        [people] wie sicher es ist, wer mehr an die Menschen denkt
       *[task] wie sicher es ist, wer mehr an die Sache denkt
    }

evidence-pair-halves =
    { $axis ->
        [pace] Wahrscheinlichkeit, dass eine Person in der schnellen Hälfte liegt und die andere in der ruhigen
       *[focus] Wahrscheinlichkeit, dass eine Person in der Hälfte „Menschen zuerst“ liegt und die andere in der Hälfte „Sache zuerst“
    }

evidence-pair-both = Wahrscheinlichkeit, dass beide in { half-of-circle } liegen

# Of three or four people, some on either side.
evidence-several-nearer =
    { $axis ->
        [pace] wie sicher es ist, dass alle auf der ersten Seite schneller sind als alle auf der zweiten
       *[focus] wie sicher es ist, dass alle auf der ersten Seite mehr an die Menschen denken als alle auf der zweiten
    }

evidence-several-halves =
    { $axis ->
        [pace] Wahrscheinlichkeit, dass die erste Seite in der schnellen Hälfte liegt und die zweite in der ruhigen
       *[focus] Wahrscheinlichkeit, dass die erste Seite in der Hälfte „Menschen zuerst“ liegt und die zweite in der Hälfte „Sache zuerst“
    }

evidence-several-both = Wahrscheinlichkeit, dass alle in { half-of-circle } liegen

evidence-profiled = Personen mit Profil

evidence-most = Wahrscheinlichkeit, dass mehr als die Hälfte im Viertel { $styles_or } liegt

evidence-expected = erwartete Personen im Viertel { $styles_or }

evidence-each = Wahrscheinlichkeit, dass mindestens { $least } im Viertel { $one } liegen und mindestens { $least } im Viertel { $other }

evidence-absent = Wahrscheinlichkeit, dass niemand im Viertel { $styles_or } liegt

evidence-end-most = Wahrscheinlichkeit, dass die meisten in { half-of-circle } liegen

evidence-ends-each =
    { $axis ->
        [pace] Wahrscheinlichkeit, dass { $least } oder mehr in der schnellen Hälfte liegen und { $least } oder mehr in der ruhigen
       *[focus] Wahrscheinlichkeit, dass { $least } oder mehr in der Hälfte „Menschen zuerst“ liegen und { $least } oder mehr in der Hälfte „Sache zuerst“
    }

evidence-many = Wahrscheinlichkeit, dass { $least } oder mehr im Viertel { $styles } liegen

evidence-group =
    { $count ->
        [one] Wahrscheinlichkeit dafür
       *[other] Wahrscheinlichkeit dafür bei allen { $count } zusammen
    }

evidence-two = Wahrscheinlichkeit, dass zwei oder mehr im Viertel { $styles } liegen

evidence-expected-with = erwartete Personen im Viertel { $styles }, die neue Person eingerechnet

evidence-coverage = Wahrscheinlichkeit, dass in jedem Viertel jemand liegt

evidence-lone = Wahrscheinlichkeit, dass genau eine Person im Viertel { $styles } liegt

evidence-lone-person = Wahrscheinlichkeit, dass es diese Person ist

evidence-counts = Personen im Viertel { $styles }, 95-%-Bereich

evidence-mean = mittlerer Wert in { $styles }

evidence-mean-beyond =
    { $side ->
        [above] Wahrscheinlichkeit, dass der Mittelwert über { $line } liegt
       *[below] Wahrscheinlichkeit, dass der Mittelwert unter { $line } liegt
    }

evidence-centre =
    { $region ->
        [fast] Wahrscheinlichkeit, dass die Mitte in der schnellen Hälfte liegt
        [calm] Wahrscheinlichkeit, dass die Mitte in der ruhigen Hälfte liegt
        [people] Wahrscheinlichkeit, dass die Mitte in der Hälfte „Menschen zuerst“ liegt
        [task] Wahrscheinlichkeit, dass die Mitte in der Hälfte „Sache zuerst“ liegt
        [DI] Wahrscheinlichkeit, dass die Mitte oben liegt, zwischen D und I
        [IS] Wahrscheinlichkeit, dass die Mitte rechts liegt, zwischen I und S
        [SC] Wahrscheinlichkeit, dass die Mitte unten liegt, zwischen S und C
        [DC] Wahrscheinlichkeit, dass die Mitte links liegt, zwischen D und C
       *[one] Wahrscheinlichkeit, dass die Mitte im Viertel { $region } liegt
    }

evidence-centre-position =
    { $axis ->
        [pace] wie weit die Mitte des Teams in Richtung „schnell“ liegt (0 ist der Durchschnitt, die meisten Menschen liegen zwischen -1 und 1)
       *[focus] wie weit die Mitte des Teams in Richtung „Menschen“ liegt (0 ist der Durchschnitt, die meisten Menschen liegen zwischen -1 und 1)
    }

evidence-spread-close = Wahrscheinlichkeit, dass die Streuung unter dem { $line }-Fachen der Normgruppe liegt

evidence-spread-far = Wahrscheinlichkeit, dass die Streuung über dem { $line }-Fachen der Normgruppe liegt

evidence-spread = Streuung im Verhältnis zur Normgruppe

evidence-end =
    { $end ->
        [fast] Wahrscheinlichkeit, am schnellsten zu sein
        [calm] Wahrscheinlichkeit, am ruhigsten zu sein
        [people] Wahrscheinlichkeit, am meisten an die Menschen zu denken
       *[task] Wahrscheinlichkeit, am meisten an die Sache zu denken
    }

evidence-outlier = Wahrscheinlichkeit, dass der Abstand zur Mitte der anderen mehr als doppelt so groß ist wie deren Streuung

evidence-outlier-distance = Abstand zur Mitte der anderen im Verhältnis zu deren Streuung

evidence-bridge = Wahrscheinlichkeit dafür und dass mindestens { $least } andere im Viertel { $one } liegen und mindestens { $least } im Viertel { $other }

evidence-friction = Wahrscheinlichkeit, dass eine Person im Viertel { $one } liegt und die andere im Viertel { $other }

evidence-distance = Abstand im Kreis (1 ist der übliche Abstand zum Durchschnitt)

evidence-members-size = Mitglieder

evidence-members-profiled = Mitglieder mit Profil

evidence-members-others = andere Mitglieder

# The people in a group, by how sure it is that they belong there.
evidence-group-certainty =
    { $strength ->
        [very-likely] Personen, die sehr wahrscheinlich dorthin gehören
        [likely] Personen, die wahrscheinlich dorthin gehören
       *[leaning] Personen mit einer Tendenz dorthin
    }

evidence-group-open = Personen, deren Platz offen ist

evidence-group-random = Personen, deren Antworten unklar sind

# Beside the probability of a claim about a team some of whose answers look random: the same by the others alone. $value is
# "open" where these claim nothing of the kind.
evidence-without-random =
    { $count ->
        [one] dasselbe ohne den einen Fragebogen, dessen Antworten zufällig aussehen
       *[other] dasselbe ohne die { $count } Fragebögen, deren Antworten zufällig aussehen
    }

# Beside the word for how sure a claim about a team is, where this would be another one without the answers that look random.
evidence-holds-without-random =
    { $claimed ->
        [yes] { $percent } ohne die Antworten, die zufällig aussehen
       *[no] Nicht belegt ohne die Antworten, die zufällig aussehen
    }
