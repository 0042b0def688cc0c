## What a person can expect of a team-mate: $a is the person, $b the team-mate. `you` speaks to $a. The detail is what to
## expect and to do.

# The team-mate is nearer than the person to an end of pace or focus.
teammate-nearer =
    { $end ->
        [fast]
            { $voice ->
                [you] { $b } handelt früher als Sie.
                [unnamed] Eine Person handelt früher als die andere.
               *[named] { $b } handelt früher als { $a }.
            }
        [calm]
            { $voice ->
                [you] { $b } nimmt sich mehr Zeit als Sie.
                [unnamed] Eine Person nimmt sich mehr Zeit als die andere.
               *[named] { $b } nimmt sich mehr Zeit als { $a }.
            }
        [people]
            { $voice ->
                [you] { $b } achtet mehr auf die Menschen als Sie.
                [unnamed] Eine Person achtet mehr auf die Menschen als die andere.
               *[named] { $b } achtet mehr auf die Menschen als { $a }.
            }
       *[task]
            { $voice ->
                [you] { $b } achtet mehr auf die Sache als Sie.
                [unnamed] Eine Person achtet mehr auf die Sache als die andere.
               *[named] { $b } achtet mehr auf die Sache als { $a }.
            }
    }
    .detail =
        { $end ->
            [fast] Rechnen Sie mit schnellen Antworten. Sagen Sie erst, worauf Sie hinauswollen, dann die Gründe.
            [calm] Rechnen Sie mit durchdachten Antworten. Schicken Sie Fragen einen Tag vorher, und fragen Sie nach Zweifeln.
            [people] Rechnen Sie mit der Frage, wen es betrifft. Sagen Sie, was ein Plan für die Menschen bedeutet, dann die Fakten.
           *[task] Rechnen Sie mit Fragen nach Fakten und Ergebnissen. Sagen Sie erst, was Sie erreichen wollen, dann den Rest.
        }

teammate-open =
    { $voice ->
        [you] Wie Sie und { $b } sich unterscheiden, ist offen.
        [unnamed] Wie sich die beiden unterscheiden, ist offen.
       *[named] Wie { $a } und { $b } sich unterscheiden, ist offen.
    }
    .detail = Raten Sie nicht. Fragen Sie: „Was hilft Ihnen, gut zu arbeiten, und was stört?“
