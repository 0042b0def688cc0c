## Claims about two people: $a and $b are their names. Where the two differ, $a is the one who is faster or puts people
## first more; of opposite styles, the one in D or I. `you` speaks to both, by name where it matters who is who.

pair-no-probabilities =
    { $voice ->
        [you] Dieser Dienst nennt Ihre Stile, ohne zu sagen, wie sicher sie sind.
        [unnamed] Dieser Dienst nennt zwei Stile, ohne zu sagen, wie sicher sie sind.
       *[named] Dieser Dienst nennt Stile für { $a } und { $b }, ohne zu sagen, wie sicher sie sind.
    }

## Before a verb in the plural: what holds of each of the two, and what they do together.

pair-both-of-them =
    { $voice ->
        [you] Sie beide
        [unnamed] Beide
       *[named] { $a } und { $b }
    }

pair-together =
    { $voice ->
        [you] Sie beide
        [unnamed] Die beiden
       *[named] { $a } und { $b }
    }

## Both in the quarter of one style.

pair-same-style =
    { $styles ->
        [D] { pair-both-of-them } sind schnell und denken zuerst an die Sache.
        [I] { pair-both-of-them } sind schnell und denken zuerst an die Menschen.
        [S] { pair-both-of-them } nehmen sich Zeit und denken zuerst an die Menschen.
       *[C] { pair-both-of-them } nehmen sich Zeit und denken zuerst an die Sache.
    }
    .detail = Beide Plätze im Kreis liegen im Viertel { style-named }.

pair-same-style-strength =
    { $styles ->
        [D] { pair-together } geben einander schnelle, klare Antworten.
        [I] { pair-together } spinnen Ideen gemeinsam weiter.
        [S] { pair-together } arbeiten ruhig zusammen und helfen, bevor jemand fragt.
       *[C] { pair-together } prüfen die Arbeit gegenseitig und finden Fehler früh.
    }

pair-same-style-watch-out =
    { $styles ->
        [D]
            { $voice ->
                [you] Sie wollen beide das letzte Wort.
                [unnamed] Beide wollen das letzte Wort.
               *[named] { $a } und { $b } wollen beide das letzte Wort.
            }
        [I] { pair-both-of-them } versprechen mehr, als in eine Woche passt.
        [S] { pair-both-of-them } sagen um des Friedens willen Ja.
       *[C] { pair-both-of-them } wollen noch einmal prüfen, und so wird nichts fertig.
    }

# How two who are alike get in each other's way.
pair-same-style-friction =
    { $styles ->
        [D] Beide kämpfen um die Führung, und so wird aus kleinen Fragen ein Wettkampf.
        [I] Beide wollen gehört werden, und niemand schreibt mit.
        [S] Beide warten darauf, dass die andere Seite sagt, was nicht stimmt.
       *[C] Beide kennen den richtigen Weg, nur ist es nicht derselbe.
    }

pair-same-style-try =
    { $styles ->
        [D]
            { $voice ->
                [unnamed] Im nächsten Meeting spricht die eine Person zuletzt, im übernächsten die andere.
               *[named] Im nächsten Meeting spricht { $a } zuletzt, im übernächsten { $b }.
            }
        [I]
            { $voice ->
                [you] Schreiben Sie am Ende Ihres nächsten Gesprächs auf, wer was bis wann macht.
                [unnamed] Lassen Sie beide am Ende des nächsten Gesprächs aufschreiben, wer was bis wann macht.
               *[named] Lassen Sie { $a } und { $b } am Ende des nächsten Gesprächs aufschreiben, wer was bis wann macht.
            }
        [S]
            { $voice ->
                [you] Nennen Sie einander diese Woche je eine Sache, die Sie gern ändern würden.
                [unnamed] Fragen Sie beide diese Woche nach je einer Sache, die sie gern ändern würden.
               *[named] Fragen Sie { $a } und { $b } diese Woche nach je einer Sache, die sie gern ändern würden.
            }
       *[C]
            { $voice ->
                [you] Vereinbaren Sie vor Ihrer nächsten gemeinsamen Aufgabe, wann genug geprüft ist.
                [unnamed] Lassen Sie beide vor der nächsten gemeinsamen Aufgabe vereinbaren, wann genug geprüft ist.
               *[named] Lassen Sie { $a } und { $b } vor der nächsten gemeinsamen Aufgabe vereinbaren, wann genug geprüft ist.
            }
    }

pair-same-style-question =
    { $styles ->
        [D] „Wo machen wir uns Konkurrenz, und wer zahlt dafür?“
        [I] „Welches unserer Versprechen hat niemand aufgeschrieben?“
        [S] „Wozu haben wir beide Ja gesagt, obwohl es niemand von uns wollte?“
       *[C] „Was prüfen wir beide noch, obwohl es längst gut genug ist?“
    }

## In the quarters of opposite styles.

pair-opposite-styles =
    { $first ->
        [D]
            { $voice ->
                [unnamed] Eine Person drängt auf Ergebnisse, die andere sorgt für Ruhe und Beständigkeit.
               *[named] { $a } drängt auf Ergebnisse, { $b } sorgt für Ruhe und Beständigkeit.
            }
       *[I]
            { $voice ->
                [unnamed] Eine Person gewinnt Menschen für sich, die andere prüft die Fakten.
               *[named] { $a } gewinnt Menschen für sich, { $b } prüft die Fakten.
            }
    }
    .detail = Die Plätze im Kreis liegen in gegenüberliegenden Vierteln, { $first_named_and } und { $second_named_and }.

pair-opposite-styles-strength =
    { $first ->
        [D]
            { $voice ->
                [unnamed] Eine Person entscheidet, während andere noch zögern, und die andere bringt die Arbeit zu Ende.
               *[named] { $a } entscheidet, während andere noch zögern, und { $b } bringt die Arbeit zu Ende.
            }
       *[I]
            { $voice ->
                [unnamed] Eine Person bringt die Leute ins Gespräch, die andere fragt, wie es wirklich gehen soll.
               *[named] { $a } bringt die Leute ins Gespräch, { $b } fragt, wie es wirklich gehen soll.
            }
    }

pair-opposite-styles-watch-out =
    { $first ->
        [D]
            { $voice ->
                [unnamed] Eine Person dringt auf eine Antwort, die andere sagt Ja, damit der Druck aufhört.
               *[named] { $a } dringt auf eine Antwort, { $b } sagt Ja, damit der Druck aufhört.
            }
       *[I]
            { $voice ->
                [unnamed] Eine Person will einen Plan durchsprechen, die andere will ihn schriftlich.
               *[named] { $a } will einen Plan durchsprechen, { $b } will ihn schriftlich.
            }
    }

pair-opposite-styles-try =
    { $first ->
        [D]
            { $voice ->
                [unnamed] Setzen Sie für die nächste Entscheidung ein Datum: So hat die eine Person Zeit zum Nachdenken, und die andere weiß, wann es so weit ist.
               *[named] Setzen Sie für die nächste Entscheidung ein Datum: So hat { $b } Zeit zum Nachdenken, und { $a } weiß, wann es so weit ist.
            }
       *[I]
            { $voice ->
                [unnamed] Eine Person erklärt fünf Minuten lang eine Idee. Danach stellt die andere drei Fragen.
               *[named] { $a } erklärt fünf Minuten lang eine Idee. Danach stellt { $b } drei Fragen.
            }
    }

pair-opposite-styles-question =
    { $first ->
        [D] „Wann hat zuletzt jemand von uns Ja gesagt und Nein gemeint?“
       *[I] „Was müssen wir jeweils wissen, bevor wir zu einer Idee Ja sagen?“
    }

## In opposite halves.

pair-pace-opposite =
    { $voice ->
        [unnamed] Eine Person ist schnell, die andere nimmt sich Zeit.
       *[named] { $a } ist schnell, { $b } nimmt sich Zeit.
    }
    .detail = Ein Platz liegt in der schnellen Hälfte des Kreises, der andere in der ruhigen.

pair-focus-opposite =
    { $voice ->
        [unnamed] Eine Person denkt zuerst an die Menschen, die andere zuerst an die Sache.
       *[named] { $a } denkt zuerst an die Menschen, { $b } zuerst an die Sache.
    }
    .detail = Ein Platz liegt in der Hälfte „Menschen zuerst“, der andere in der Hälfte „Sache zuerst“.

pair-pace-strength =
    { $voice ->
        [unnamed] Eine Person bringt die Dinge in Gang, die andere sieht, was fehlt.
       *[named] { $a } bringt die Dinge in Gang, { $b } sieht, was fehlt.
    }

pair-focus-strength =
    { $voice ->
        [unnamed] Eine Person sieht, was ein Plan mit den Menschen macht, die andere, ob er funktioniert.
       *[named] { $a } sieht, was ein Plan mit den Menschen macht, { $b } sieht, ob der Plan funktioniert.
    }

pair-pace-friction =
    { $voice ->
        [unnamed] Steht eine Entscheidung an, fühlt sich eine Person ausgebremst und die andere gehetzt.
       *[named] Steht eine Entscheidung an, fühlt sich { $a } ausgebremst und { $b } gehetzt.
    }

pair-focus-friction =
    { $voice ->
        [unnamed] Eine Person fragt, wen es trifft, und klingt weich. Die andere fragt nach Fakten und klingt kalt.
       *[named] { $a } fragt, wen es trifft, und klingt weich. { $b } fragt nach Fakten und klingt kalt.
    }

pair-pace-try-first =
    { $voice ->
        [unnamed] Die schnellere Person schickt die Frage einen Tag, bevor die Antwort da sein soll.
       *[named] { $a } schickt { $b } die Frage einen Tag, bevor die Antwort da sein soll.
    }

pair-pace-try-second =
    { $voice ->
        [unnamed] Die ruhigere Person sagt sofort, wann die Antwort kommt.
       *[named] { $b } sagt { $a } sofort, wann die Antwort kommt.
    }

pair-focus-try-first =
    { $voice ->
        [unnamed] Beim nächsten Gespräch beginnt die Person, die zuerst an die Menschen denkt, mit den Fakten.
       *[named] Wenn { $a } das nächste Mal mit { $b } spricht, kommen die Fakten zuerst.
    }

pair-focus-try-second =
    { $voice ->
        [unnamed] Die Person, die zuerst an die Sache denkt, fragt erst, wie andere den Plan sehen, und sagt dann, was daran nicht stimmt.
       *[named] { $b } fragt { $a } erst, wie andere den Plan sehen, und sagt dann, was daran nicht stimmt.
    }

pair-pace-question = „Wie viel Zeit brauchen wir jeweils vor einer Entscheidung?“

pair-focus-question = „Was wollten wir bei unserer letzten Meinungsverschiedenheit jeweils schützen?“

## One faster, or putting people first more, whichever halves the two are in.

pair-pace-apart =
    { $voice ->
        [unnamed] Eine Person handelt früher als die andere.
       *[named] { $a } handelt früher als { $b }.
    }
    .detail = Das vergleicht die beiden miteinander. Ob jemand von ihnen schnell ist, bleibt offen.

pair-focus-apart =
    { $voice ->
        [unnamed] Eine Person achtet mehr auf die Menschen als die andere.
       *[named] { $a } achtet mehr auf die Menschen als { $b }.
    }
    .detail = Das vergleicht die beiden miteinander. Ob jemand von ihnen zuerst an die Menschen denkt, bleibt offen.

pair-pace-apart-friction =
    { $voice ->
        [unnamed] Eine Person ist früher so weit und muss auf die andere warten.
       *[named] { $a } ist früher so weit und muss auf { $b } warten.
    }

pair-focus-apart-friction =
    { $voice ->
        [unnamed] Biegt eine Person einen Plan jemandem zuliebe zurecht, findet die andere das den Übrigen gegenüber unfair.
       *[named] Biegt { $a } einen Plan jemandem zuliebe zurecht, findet { $b } das den Übrigen gegenüber unfair.
    }

pair-pace-apart-try =
    { $voice ->
        [you] Schreiben Sie vor Ihrer nächsten gemeinsamen Aufgabe getrennt auf, wie lange sie dauern soll, und vergleichen Sie.
        [unnamed] Fragen Sie vor der nächsten gemeinsamen Aufgabe beide, wie lange sie dauern soll, und vergleichen Sie.
       *[named] Fragen Sie { $a } und { $b } vor der nächsten gemeinsamen Aufgabe, wie lange sie dauern soll, und vergleichen Sie.
    }

pair-focus-apart-try =
    { $voice ->
        [you] Schreiben Sie vor Ihrer nächsten gemeinsamen Entscheidung getrennt auf, worauf Sie zuerst achten würden, je zwei Dinge, und vergleichen Sie.
        [unnamed] Fragen Sie vor der nächsten gemeinsamen Entscheidung beide, worauf zuerst zu achten ist, und vergleichen Sie.
       *[named] Fragen Sie { $a } und { $b } vor der nächsten gemeinsamen Entscheidung, worauf zuerst zu achten ist, und vergleichen Sie.
    }

pair-pace-apart-question = „Wann hat bei unserer letzten gemeinsamen Arbeit jemand von uns gewartet?“

pair-focus-apart-question = „Was war bei unserem letzten Plan nur einer Seite von uns wirklich wichtig?“

## Both in one half.

pair-both =
    { $end ->
        [fast] { pair-both-of-them } sind schnell.
        [calm]
            { $voice ->
                [you] Sie nehmen sich beide Zeit.
                [unnamed] Beide nehmen sich Zeit.
               *[named] { $a } und { $b } nehmen sich beide Zeit.
            }
        [people] { pair-both-of-them } denken zuerst an die Menschen.
       *[task] { pair-both-of-them } denken zuerst an die Sache.
    }
    .detail =
        { $end ->
            [fast] Beide Plätze liegen in der schnellen Hälfte des Kreises.
            [calm] Beide Plätze liegen in der ruhigen Hälfte des Kreises.
            [people] Beide Plätze liegen in der Hälfte „Menschen zuerst“.
           *[task] Beide Plätze liegen in der Hälfte „Sache zuerst“.
        }

# Two findings in one sentence, where both are as sure.
pair-both-halves =
    { $pace ->
        [fast] { pair-both-of-them } sind schnell und { pair-both-focus }.
       *[calm]
            { $voice ->
                [you] Sie nehmen sich beide Zeit und { pair-both-focus }.
               *[named] { $a } und { $b } nehmen sich beide Zeit und { pair-both-focus }.
            }
    }

pair-both-focus =
    { $focus ->
        [people] denken zuerst an die Menschen
       *[task] denken zuerst an die Sache
    }

pair-both-strength =
    { $end ->
        [fast] { pair-together } legen schnell los und antworten noch am selben Tag.
        [calm] { pair-together } denken Pläne zu Ende und lassen einander ausreden.
        [people] { pair-together } spüren früh, wie andere einen Plan aufnehmen.
       *[task] { pair-together } finden die Schwachstellen eines Plans früh und nennen sie.
    }

pair-both-watch-out =
    { $end ->
        [fast] { pair-both-of-them } preschen vor, und Leisere kommen nicht zu Wort.
        [calm] { pair-together } warten, bis die andere Seite spricht, und Entscheidungen fallen spät.
        [people] { pair-both-of-them } verpacken, was unangenehm ist.
       *[task] { pair-both-of-them } reden über Fakten und übergehen, wie es anderen damit geht.
    }

pair-both-friction =
    { $end ->
        [fast] Beide antworten, bevor der Satz der anderen Seite zu Ende ist, und niemand bremst.
        [calm] Was die eine Seite stört, erfährt die andere Wochen später oder nie.
        [people] Beide geben einander zuliebe nach, und niemand bekommt, was die Arbeit gebraucht hätte.
       *[task] Liegt eine Meinungsverschiedenheit auf dem Tisch, wollen beide recht haben.
    }

pair-both-try =
    { $end ->
        [fast]
            { $voice ->
                [you] Lassen Sie Ihre nächste große Entscheidung eine Nacht liegen, und hören Sie zuerst eine leisere Person an.
                [unnamed] Die beiden lassen die nächste große Entscheidung eine Nacht liegen und hören zuerst eine leisere Person an.
               *[named] { $a } und { $b } lassen die nächste große Entscheidung eine Nacht liegen und hören zuerst eine leisere Person an.
            }
        [calm]
            { $voice ->
                [you] Sagen Sie im nächsten Meeting, was Sie denken, fertig oder nicht.
                [unnamed] Fragen Sie beide im nächsten Meeting nach einer ersten Meinung, fertig oder nicht.
               *[named] Fragen Sie { $a } und { $b } im nächsten Meeting nach einer ersten Meinung, fertig oder nicht.
            }
        [people]
            { $voice ->
                [you] Schreiben Sie je eine Tatsache auf, die gegen Ihren Plan spricht, und tauschen Sie dann.
                [unnamed] Fragen Sie beide nach je einer Tatsache, die gegen den Plan spricht.
               *[named] Fragen Sie { $a } und { $b } nach je einer Tatsache, die gegen den Plan spricht.
            }
       *[task]
            { $voice ->
                [you] Fragen Sie, bevor Ihr Plan rausgeht, eine Person, was sich für sie ändert.
                [unnamed] Fragen Sie, bevor ein Plan der beiden rausgeht, eine Person, was sich für sie ändert.
               *[named] Fragen Sie, bevor ein Plan von { $a } und { $b } rausgeht, eine Person, was sich für sie ändert.
            }
    }

pair-both-question =
    { $end ->
        [fast] „Welche Entscheidung haben wir überstürzt und dann noch einmal treffen müssen?“
        [calm] „Worüber denken wir noch nach, während jemand darauf wartet?“
        [people] „Welche harte Tatsache sprechen wir beide aus Rücksicht nicht aus?“
       *[task] „Wen betrifft unser Plan, und wann haben wir zuletzt gefragt?“
    }

## Open: nothing is claimed, and what helps is to ask.

pair-pace-open =
    { $voice ->
        [you] Es ist offen, wer von Ihnen schneller ist.
        [unnamed] Es ist offen, wer von den beiden schneller ist.
       *[named] Es ist offen, wer schneller ist, { $a } oder { $b }.
    }

pair-focus-open =
    { $voice ->
        [you] Es ist offen, wer von Ihnen mehr auf die Menschen achtet.
        [unnamed] Es ist offen, wer von den beiden mehr auf die Menschen achtet.
       *[named] Es ist offen, wer mehr auf die Menschen achtet, { $a } oder { $b }.
    }

pair-pace-open-try =
    { $voice ->
        [you] Fragen Sie einander, wie viel Zeit Sie vor einer Entscheidung brauchen.
        [unnamed] Fragen Sie beide, wie viel Zeit sie vor einer Entscheidung brauchen.
       *[named] Fragen Sie { $a } und { $b }, wie viel Zeit sie vor einer Entscheidung brauchen.
    }

pair-focus-open-try =
    { $voice ->
        [you] Fragen Sie einander, was in einem Gespräch zuerst kommen soll, Menschen oder Fakten.
        [unnamed] Fragen Sie beide, was in einem Gespräch zuerst kommen soll, Menschen oder Fakten.
       *[named] Fragen Sie { $a } und { $b }, was in einem Gespräch zuerst kommen soll, Menschen oder Fakten.
    }

pair-pace-open-question = „Wann habe ich Sie zuletzt gehetzt, und wann habe ich Sie warten lassen?“

pair-focus-open-question = „Worauf haben Sie bei unserem letzten Plan zuerst geachtet?“

## Caveats.

pair-several-languages = Die beiden Fragebögen wurden in verschiedenen Sprachen beantwortet. Wie vergleichbar die Übersetzungen sind, hat noch niemand geprüft. Deshalb steht hier weniger.

pair-several-banks = Es gab verschiedene Fassungen des Fragebogens. Die Werte lassen sich deshalb nur grob vergleichen.

# All that is said where the answers of $a look random.
pair-random =
    { $voice ->
        [unnamed] Die Antworten einer der beiden Personen wirken eher zufällig als bewusst gewählt. Deshalb steht hier nichts über die beiden.
       *[named] Die Antworten von { $a } wirken eher zufällig als bewusst gewählt. Deshalb steht hier nichts über die beiden.
    }

pair-random-both =
    { $voice ->
        [you] Die Antworten von Ihnen beiden wirken eher zufällig als bewusst gewählt. Deshalb steht hier nichts über Sie.
        [unnamed] Die Antworten von beiden wirken eher zufällig als bewusst gewählt. Deshalb steht hier nichts über sie.
       *[named] Die Antworten von { $a } und { $b } wirken eher zufällig als bewusst gewählt. Deshalb steht hier nichts über die beiden.
    }

pair-caution =
    { $voice ->
        [you] Mindestens eine Person von Ihnen hat ungewöhnlich geantwortet. Lesen Sie das hier mit Vorsicht.
       *[named] Mindestens eine der beiden Personen hat ungewöhnlich geantwortet. Lesen Sie das hier mit Vorsicht.
    }
