## The situations that cards are about.

card-topic =
    { $topic ->
        [talking] Reden und Schreiben
        [one-to-one] Im Einzelgespräch
        [giving-feedback] Rückmeldung geben
        [taking-feedback] Rückmeldung annehmen
        [feedback] Rückmeldung
        [meetings] Meetings
        [deciding] Entscheiden
        [decisions] Entscheidungen
        [planning] Planen
        [delegation] Delegieren
        [sharing-work] Arbeit aufteilen
        [helping] Helfen
        [change] Veränderung
        [disagreement] Konflikt
        [conflict] Konflikt
        [pressure] Unter Druck
        [crisis] Krise
        [newcomer] Neu im Team
        [celebrating] Feiern
        [remote] Arbeiten auf Distanz
        [with-dominance] Mit Stil D (schnell, Sache zuerst)
        [with-influence] Mit Stil I (schnell, Menschen zuerst)
        [with-steadiness] Mit Stil S (ruhig, Menschen zuerst)
       *[with-conscientiousness] Mit Stil C (ruhig, Sache zuerst)
    }
