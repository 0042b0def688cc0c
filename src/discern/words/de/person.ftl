## Claims about one person: $a is the person's name. What is claimed is said plainly; how sure it is stands beside it.

person-withheld =
    { $voice ->
        [you] Diese Antworten ergeben kein Profil.
        [unnamed] Die Antworten dieser Person ergeben kein Profil.
       *[named] Die Antworten von { $a } ergeben kein Profil.
    }

person-no-probabilities =
    { $voice ->
        [you] Dieser Dienst nennt Ihren Stil, ohne zu sagen, wie sicher er ist.
        [unnamed] Dieser Dienst nennt einen Stil, ohne zu sagen, wie sicher er ist.
       *[named] Dieser Dienst nennt für { $a } einen Stil, ohne zu sagen, wie sicher er ist.
    }

person-style =
    { $voice ->
        [you]
            { $styles ->
                [D] Sie sind schnell und denken zuerst an die Sache.
                [I] Sie sind schnell und denken zuerst an die Menschen.
                [S] Sie nehmen sich Zeit und denken zuerst an die Menschen.
               *[C] Sie nehmen sich Zeit und denken zuerst an die Sache.
            }
        [unnamed] Diese Person { person-style-does }.
       *[named] { $a } { person-style-does }.
    }
    .detail =
        { $styles ->
            [D] Der Platz im Kreis liegt im Viertel Dominanz (D): schnell, Sache zuerst.
            [I] Der Platz im Kreis liegt im Viertel Initiative (I): schnell, Menschen zuerst.
            [S] Der Platz im Kreis liegt im Viertel Stetigkeit (S): ruhig, Menschen zuerst.
           *[C] Der Platz im Kreis liegt im Viertel Gewissenhaftigkeit (C): ruhig, Sache zuerst.
        }

person-style-does =
    { $styles ->
        [D] ist schnell und denkt zuerst an die Sache
        [I] ist schnell und denkt zuerst an die Menschen
        [S] nimmt sich Zeit und denkt zuerst an die Menschen
       *[C] nimmt sich Zeit und denkt zuerst an die Sache
    }

# Between two styles that lie side by side on the circle.
person-style-between =
    { $voice ->
        [you]
            { $styles ->
                [DI] Sie sind vor allem schnell.
                [IS] Sie denken vor allem an die Menschen.
                [SC] Sie nehmen sich vor allem Zeit.
               *[DC] Sie denken vor allem an die Sache.
            }
        [unnamed] Diese Person { person-between-does }.
       *[named] { $a } { person-between-does }.
    }
    .detail =
        { $styles ->
            [DI] Der Platz im Kreis liegt oben, zwischen Dominanz (D) und Initiative (I): Das Tempo zeigt sich deutlicher als Sache oder Menschen.
            [IS] Der Platz im Kreis liegt rechts, zwischen Initiative (I) und Stetigkeit (S): Die Menschen zeigen sich deutlicher als das Tempo.
            [SC] Der Platz im Kreis liegt unten, zwischen Stetigkeit (S) und Gewissenhaftigkeit (C): Die Ruhe zeigt sich deutlicher als Sache oder Menschen.
           *[DC] Der Platz im Kreis liegt links, zwischen Dominanz (D) und Gewissenhaftigkeit (C): Die Sache zeigt sich deutlicher als das Tempo.
        }

person-between-does =
    { $styles ->
        [DI] ist vor allem schnell
        [IS] denkt vor allem an die Menschen
        [SC] nimmt sich vor allem Zeit
       *[DC] denkt vor allem an die Sache
    }

person-style-open =
    { $voice ->
        [you] Noch ist keine Seite klar.
        [unnamed] Bei dieser Person ist noch keine Seite klar.
       *[named] Bei { $a } ist noch keine Seite klar.
    }
    .detail = Kein Viertel und keine Hälfte des Kreises ist sicher genug, um genannt zu werden.

person-pace =
    { $end ->
        [fast]
            { $voice ->
                [you] Sie sind schnell.
                [unnamed] Diese Person ist schnell.
               *[named] { $a } ist schnell.
            }
       *[calm]
            { $voice ->
                [you] Sie nehmen sich Zeit, bevor Sie handeln.
                [unnamed] Diese Person nimmt sich Zeit, bevor sie handelt.
               *[named] { $a } nimmt sich Zeit und handelt erst dann.
            }
    }
    .detail =
        { $end ->
            [fast] Der Platz im Kreis liegt in der schnellen Hälfte: früh reden, danach nachdenken.
           *[calm] Der Platz im Kreis liegt in der ruhigen Hälfte: erst nachdenken, dann reden.
        }

person-focus =
    { $end ->
        [people]
            { $voice ->
                [you] Sie denken zuerst an die Menschen.
                [unnamed] Diese Person denkt zuerst an die Menschen.
               *[named] { $a } denkt zuerst an die Menschen.
            }
       *[task]
            { $voice ->
                [you] Sie denken zuerst an die Sache.
                [unnamed] Diese Person denkt zuerst an die Sache.
               *[named] { $a } denkt zuerst an die Sache.
            }
    }
    .detail =
        { $end ->
            [people] Der Platz im Kreis liegt in der Hälfte „Menschen zuerst“: Wen etwas betrifft, kommt vor dem, was die Zahlen sagen.
           *[task] Der Platz im Kreis liegt in der Hälfte „Sache zuerst“: Was die Zahlen sagen, kommt vor dem, wen etwas betrifft.
        }

person-score =
    { $side ->
        [above]
            { $voice ->
                [you] Sie haben einen hohen Wert in { style-named }.
                [unnamed] Diese Person hat einen hohen Wert in { style-named }.
               *[named] { $a } hat einen hohen Wert in { style-named }.
            }
       *[below]
            { $voice ->
                [you] Sie haben einen niedrigen Wert in { style-named }.
                [unnamed] Diese Person hat einen niedrigen Wert in { style-named }.
               *[named] { $a } hat einen niedrigen Wert in { style-named }.
            }
    }
    .detail =
        { $side ->
            [above] Der Wert liegt über { $line }. Die Werte gehen von 0 bis 100, und 50 ist die Mitte der Normgruppe.
           *[below] Der Wert liegt unter { $line }. Die Werte gehen von 0 bis 100, und 50 ist die Mitte der Normgruppe.
        }

person-scores =
    { $voice ->
        [you] Ihre Werte: { $d } in Dominanz (D), { $i } in Initiative (I), { $s } in Stetigkeit (S) und { $c } in Gewissenhaftigkeit (C).
        [unnamed] Die Werte dieser Person: { $d } in Dominanz (D), { $i } in Initiative (I), { $s } in Stetigkeit (S) und { $c } in Gewissenhaftigkeit (C).
       *[named] Die Werte von { $a }: { $d } in Dominanz (D), { $i } in Initiative (I), { $s } in Stetigkeit (S) und { $c } in Gewissenhaftigkeit (C).
    }

# Both scores of opposite styles, Dominance and Steadiness or Influence and Conscientiousness, are high.
person-opposites =
    { $styles ->
        [DS]
            { $voice ->
                [you] Zwei gegensätzliche Werte sind hier beide hoch: Sie drängen auf Ergebnisse, und Sie sorgen für Ruhe und Beständigkeit. Im Kreis heben sie sich auf. Sehen Sie sich deshalb neben Ihrem Platz auch diese Werte an.
                [unnamed] Zwei gegensätzliche Werte sind hier beide hoch: auf Ergebnisse drängen und für Ruhe und Beständigkeit sorgen. Im Kreis heben sie sich auf. Sehen Sie sich deshalb neben dem Platz auch diese Werte an.
               *[named] Zwei gegensätzliche Werte sind hier beide hoch: { $a } drängt auf Ergebnisse und sorgt für Ruhe und Beständigkeit. Im Kreis heben sie sich auf. Sehen Sie sich deshalb neben dem Platz auch diese Werte an.
            }
       *[IC]
            { $voice ->
                [you] Zwei gegensätzliche Werte sind hier beide hoch: Sie gewinnen Menschen für sich, und Sie prüfen die Fakten. Im Kreis heben sie sich auf. Sehen Sie sich deshalb neben Ihrem Platz auch diese Werte an.
                [unnamed] Zwei gegensätzliche Werte sind hier beide hoch: Menschen für sich gewinnen und die Fakten prüfen. Im Kreis heben sie sich auf. Sehen Sie sich deshalb neben dem Platz auch diese Werte an.
               *[named] Zwei gegensätzliche Werte sind hier beide hoch: { $a } gewinnt Menschen für sich und prüft die Fakten. Im Kreis heben sie sich auf. Sehen Sie sich deshalb neben dem Platz auch diese Werte an.
            }
    }

# All that is said where the answers look random.
person-random =
    { $voice ->
        [you] Ihre Antworten wirken eher zufällig als bewusst gewählt.
        [unnamed] Diese Antworten wirken eher zufällig als bewusst gewählt.
       *[named] Die Antworten von { $a } wirken eher zufällig als bewusst gewählt.
    }

person-caution = An diesen Antworten ist etwas ungewöhnlich. Lesen Sie das Profil mit Vorsicht.

person-caution-fast = Viele dieser Antworten kamen so schnell, dass niemand die Texte gelesen haben kann. Das Profil ist nur geraten.

person-caution-places = Manche dieser Antworten richteten sich nach dem Platz auf dem Bildschirm und nicht nach dem Text.

person-caution-translated = Der Browser hat die Fragen übersetzt. Was dann dastand, wissen wir nicht.

person-no-norm-group = Diese Werte lassen sich noch nicht mit denen anderer vergleichen: Dafür haben zu wenige geantwortet.
