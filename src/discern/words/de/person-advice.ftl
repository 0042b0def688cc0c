## Advice for one person: $a is the person's name.

# Each piece rests on a claim: a direction, which is that of a style or lies between two, or an end of pace or focus.
# What it says is common teaching, phrased so that it would be wrong of the opposite style or end.

person-strength =
    { $voice ->
        [you]
            { $styles ->
                [D] Sie entscheiden, während andere noch abwägen, und sagen klar, wenn etwas nicht stimmt.
                [I] Sie bringen Schwung in den Anfang, und Sie bringen Menschen zusammen, die sonst nie miteinander geredet hätten.
                [S] Sie haben Geduld, und Ihre Arbeit geht weiter, wenn die erste Begeisterung vorbei ist.
               *[C] Sie prüfen die Fakten, und Sie fragen, wie es wirklich gehen soll.
            }
        [unnamed] Diese Person { person-brings }.
       *[named] { $a } { person-brings }.
    }

person-brings =
    { $styles ->
        [D] entscheidet, während andere noch abwägen, und sagt klar, wenn etwas nicht stimmt
        [I] bringt Schwung in den Anfang und Menschen zusammen, die sonst nie miteinander geredet hätten
        [S] hat Geduld und arbeitet weiter, wenn die erste Begeisterung vorbei ist
       *[C] prüft die Fakten und fragt, wie es wirklich gehen soll
    }

person-watch-out =
    { $voice ->
        [you]
            { $styles ->
                [D] Sie entscheiden, bevor leisere Stimmen zu hören sind.
                [I] Sie versprechen mehr, als in eine Woche passt, und die Einzelheiten warten.
                [S] Sie behalten Sorgen zu lange für sich und sagen Ja, wenn Sie Nein meinen.
               *[C] Sie prüfen noch einmal, während andere warten, und sagen wenig, bevor Sie sicher sind.
            }
        [unnamed] Diese Person { person-costs }.
       *[named] { $a } { person-costs }.
    }

person-costs =
    { $styles ->
        [D] entscheidet, bevor leisere Stimmen zu hören sind
        [I] verspricht mehr, als in eine Woche passt, und lässt die Einzelheiten warten
        [S] hält Sorgen zu lange zurück und sagt Ja, wenn ein Nein gemeint ist
       *[C] prüft noch einmal, während andere warten, und sagt wenig, bevor alles sicher ist
    }

person-question =
    { $styles ->
        [D] „Wann hat Sie zuletzt jemand umgestimmt, der leiser ist als Sie?“
        [I] „Welches Ihrer offenen Versprechen würden Sie heute abgeben oder streichen?“
        [S] „Wozu haben Sie zuletzt Ja gesagt, obwohl Sie lieber abgelehnt hätten?“
       *[C] „Welche Entscheidung wartet noch auf eine Prüfung, und was wäre gut genug?“
    }

person-try =
    { $styles ->
        [D]
            { $voice ->
                [you] Hören Sie diese Woche vor einer Entscheidung eine Person, die noch nichts gesagt hat.
                [unnamed] Nennen Sie jemanden, den diese Person diese Woche vor einer Entscheidung anhören soll.
               *[named] Nennen Sie jemanden, den { $a } diese Woche vor einer Entscheidung anhören soll.
            }
        [I]
            { $voice ->
                [you] Schreiben Sie nach Ihrer nächsten Präsentation auf, was Sie bis wann versprochen haben.
                [unnamed] Lassen Sie diese Person diese Woche etwas präsentieren, und schreiben Sie danach gemeinsam auf, was versprochen wurde.
               *[named] Lassen Sie { $a } diese Woche etwas präsentieren, und schreiben Sie danach gemeinsam auf, was versprochen wurde.
            }
        [S]
            { $voice ->
                [you] Nennen Sie diese Woche eine Aufgabe, die Sie lieber nicht übernehmen würden, und sagen Sie es noch am Tag der Anfrage.
                [unnamed] Nehmen Sie dieser Person diese Woche eine Aufgabe ab, und fragen Sie, welche.
               *[named] Nehmen Sie { $a } diese Woche eine Aufgabe ab, und fragen Sie, welche.
            }
       *[C]
            { $voice ->
                [you] Zeigen Sie diese Woche eine Arbeit vor der letzten Prüfung, und sagen Sie, was noch offen ist.
                [unnamed] Nennen Sie dieser Person diese Woche eine Einzelheit, die genau stimmt.
               *[named] Nennen Sie { $a } diese Woche eine Einzelheit, die genau stimmt.
            }
    }

person-half-strength =
    { $voice ->
        [you]
            { $styles ->
                [DI] Sie treten vor anderen für einen Plan ein.
                [IS] Bei Ihnen fühlen sich Menschen willkommen, und Fragen fallen leicht.
                [SC] Sie bringen Arbeit sorgfältig zu Ende, und Überraschungen sind selten.
               *[DC] Sie sehen ein Problem nüchtern und beschönigen die Fakten nicht.
            }
        [unnamed] Diese Person { person-half-brings }.
       *[named] { $a } { person-half-brings }.
    }

person-half-brings =
    { $styles ->
        [DI] tritt vor anderen für einen Plan ein
        [IS] heißt Menschen willkommen und macht das Fragen leicht
        [SC] bringt Arbeit sorgfältig und ohne große Überraschungen zu Ende
       *[DC] sieht ein Problem nüchtern und beschönigt die Fakten nicht
    }

person-half-watch-out =
    { $voice ->
        [you]
            { $styles ->
                [DI] Sie reißen andere mit, bevor diese zugestimmt haben.
                [IS] Sie lassen ein heikles Thema ruhen, damit alle gut miteinander auskommen.
                [SC] Sie bleiben bei einem alten Weg, obwohl ein besserer längst bekannt ist.
               *[DC] Sie nehmen eine unfertige Idee auseinander, bevor sie wachsen kann.
            }
        [unnamed] Diese Person { person-half-costs }.
       *[named] { $a } { person-half-costs }.
    }

person-half-costs =
    { $styles ->
        [DI] reißt andere mit, bevor diese zugestimmt haben
        [IS] lässt ein heikles Thema ruhen, damit alle gut miteinander auskommen
        [SC] bleibt bei einem alten Weg, obwohl ein besserer längst bekannt ist
       *[DC] nimmt eine unfertige Idee auseinander, bevor sie wachsen kann
    }

person-half-question =
    { $styles ->
        [DI] „Was freut Sie nach einem guten Meeting mehr: dass es entschieden ist oder dass alle dabei sind?“
        [IS] „Bringen Sie in einer neuen Gruppe zuerst Menschen zusammen, oder kümmern Sie sich zuerst um die, die schon da sind?“
        [SC] „Was stört Sie mehr, wenn sich ein Plan ändert: was es für die Menschen heißt oder was dann lose herumliegt?“
       *[DC] „Was ärgert Sie mehr: eine langsame Entscheidung oder eine schlampige?“
    }

person-half-try =
    { $styles ->
        [DI]
            { $voice ->
                [you] Fragen Sie sich diese Woche nach einem Meeting, was zuerst kam: die Entscheidung oder die Zustimmung der anderen.
                [unnamed] Fragen Sie diese Person diese Woche nach einem Meeting, was zuerst kam: die Entscheidung oder die Zustimmung der anderen.
               *[named] Fragen Sie { $a } diese Woche nach einem Meeting, was zuerst kam: die Entscheidung oder die Zustimmung der anderen.
            }
        [IS]
            { $voice ->
                [you] Wählen Sie einen Streitpunkt, den Sie ruhen lassen, und nennen Sie ihn diese Woche in einem Satz.
                [unnamed] Fragen Sie diese Person, welcher Streitpunkt ruht, und bieten Sie an, dabei zu sein, wenn er zur Sprache kommt.
               *[named] Fragen Sie { $a }, welcher Streitpunkt ruht, und bieten Sie an, dabei zu sein, wenn er zur Sprache kommt.
            }
        [SC]
            { $voice ->
                [you] Fangen Sie diese Woche eine Kleinigkeit an, bevor sie ganz geplant ist, und sehen Sie, was wirklich schiefgeht.
                [unnamed] Vereinbaren Sie mit dieser Person eine Kleinigkeit, die beginnt, bevor sie ganz geplant ist.
               *[named] Vereinbaren Sie mit { $a } eine Kleinigkeit, die beginnt, bevor sie ganz geplant ist.
            }
       *[DC]
            { $voice ->
                [you] Sagen Sie bei Ihrer nächsten Kritik zuerst, was bleiben soll.
                [unnamed] Fragen Sie bei der nächsten Kritik dieser Person, was bleiben soll.
               *[named] Fragen Sie bei der nächsten Kritik von { $a }, was bleiben soll.
            }
    }

person-end-strength =
    { $voice ->
        [you]
            { $end ->
                [fast] Sie haben eine Idee auf dem Tisch, während andere noch lesen, und gehen den ersten Schritt am selben Tag.
                [calm] Sie schauen ein zweites Mal hin, bevor es zu spät ist, und wägen Ihre Worte.
                [people] Sie merken, wer still geworden ist, und fragen nach.
               *[task] Sie bleiben bei der Sache und antworten auf das, was gefragt war.
            }
        [unnamed] Diese Person { person-end-brings }.
       *[named] { $a } { person-end-brings }.
    }

person-end-brings =
    { $end ->
        [fast] hat eine Idee auf dem Tisch, während andere noch lesen, und geht den ersten Schritt am selben Tag
        [calm] schaut ein zweites Mal hin, bevor es zu spät ist, und wägt jedes Wort
        [people] merkt, wer still geworden ist, und fragt nach
       *[task] bleibt bei der Sache und antwortet auf das, was gefragt war
    }

person-end-watch-out =
    { $voice ->
        [you]
            { $end ->
                [fast] Ihre erste Idee gewinnt, weil sie als Erste da war, und niemand fragt nach einer zweiten.
                [calm] Andere entscheiden, während Sie noch abwägen.
                [people] Sie verpacken Unangenehmes, bis niemand es mehr hört.
               *[task] Sie erfahren spät, wen eine Entscheidung verletzt hat.
            }
        [unnamed]
            { $end ->
                [fast] Die erste Idee dieser Person gewinnt, weil sie als Erste da war, und niemand fragt nach einer zweiten.
                [calm] Andere entscheiden, während diese Person noch abwägt.
                [people] Diese Person verpackt Unangenehmes, bis niemand es mehr hört.
               *[task] Diese Person erfährt spät, wen eine Entscheidung verletzt hat.
            }
       *[named]
            { $end ->
                [fast] Die erste Idee von { $a } gewinnt, weil sie als Erste da war, und niemand fragt nach einer zweiten.
                [calm] Andere entscheiden, während { $a } noch abwägt.
                [people] { $a } verpackt Unangenehmes, bis niemand es mehr hört.
               *[task] { $a } erfährt spät, wen eine Entscheidung verletzt hat.
            }
    }

person-end-question =
    { $end ->
        [fast] „Was haben Sie zuletzt angefangen, das noch einen Tag Nachdenken gebraucht hätte?“
        [calm] „Was haben Sie zuletzt kommen sehen und zu spät gesagt?“
        [people] „Welche harte Botschaft verpacken Sie gerade in freundliche Worte?“
       *[task] „Wer hat zuletzt gute Arbeit für Sie gemacht und es noch nicht von Ihnen gehört?“
    }

person-end-try =
    { $end ->
        [fast]
            { $voice ->
                [you] Schreiben Sie diese Woche in einem Meeting Ihre Meinung erst auf, und sprechen Sie nach zwei anderen.
                [unnamed] Hören Sie diese Woche in einem Meeting zwei andere, bevor diese Person spricht.
               *[named] Hören Sie diese Woche in einem Meeting zwei andere, bevor { $a } spricht.
            }
        [calm]
            { $voice ->
                [you] Will jemand diese Woche sofort eine Antwort, sagen Sie, wann sie kommt.
                [unnamed] Stellen Sie dieser Person eine Frage einen Tag, bevor die Antwort da sein soll.
               *[named] Stellen Sie { $a } eine Frage einen Tag, bevor die Antwort da sein soll.
            }
        [people]
            { $voice ->
                [you] Sagen Sie diese Woche etwas Unangenehmes in einem einzigen Satz, und erst danach die freundlichen Worte.
                [unnamed] Bitten Sie diese Person um einen klaren Satz zu dem, was nicht läuft, und lassen Sie Zeit dafür.
               *[named] Bitten Sie { $a } um einen klaren Satz zu dem, was nicht läuft, und lassen Sie Zeit dafür.
            }
       *[task]
            { $voice ->
                [you] Beginnen Sie diese Woche eine Nachricht mit dem, was die andere Person gut gemacht hat.
                [unnamed] Stellen Sie dieser Person diese Woche eine Frage zu Menschen, und beginnen Sie damit, was sie für die Arbeit bedeutet.
               *[named] Stellen Sie { $a } diese Woche eine Frage zu Menschen, und beginnen Sie damit, was sie für die Arbeit bedeutet.
            }
    }

## Advice for somebody whose direction is open. It claims nothing.

person-open-watch-out =
    { $voice ->
        [you] Was Ihre Kolleginnen und Kollegen sehen, zählt hier mehr als diese Antworten.
        [unnamed] Was andere im Alltag von dieser Person sehen, zählt hier mehr als diese Antworten.
       *[named] Was andere im Alltag von { $a } sehen, zählt hier mehr als diese Antworten.
    }

person-open-question = „Wann legen Sie sofort los, und wann warten Sie?“

person-open-try =
    { $voice ->
        [you] Fragen Sie zwei Menschen, mit denen Sie arbeiten, wann Sie schnell wirken und wann abwartend.
        [unnamed] Fragen Sie diese Person, wann sich Tempo richtig anfühlt, und sagen Sie, was Sie sehen.
       *[named] Fragen Sie { $a }, wann sich Tempo richtig anfühlt, und sagen Sie, was Sie sehen.
    }

person-open-try-other =
    { $voice ->
        [you] Machen Sie diese Woche eine Aufgabe andersherum: Entscheiden Sie sofort, wo Sie warten würden, oder warten Sie, wo Sie entscheiden würden.
        [unnamed] Vereinbaren Sie mit dieser Person eine Aufgabe, die andersherum läuft: sofort entscheiden oder einen Tag warten.
       *[named] Vereinbaren Sie mit { $a } eine Aufgabe, die andersherum läuft: sofort entscheiden oder einen Tag warten.
    }
