## Claims about a team: one plain sentence, and in the detail what exactly is claimed. $scope is "whole", or "part" where
## only $profiled of the members have a profile. `you` speaks to the team.

## What people do, by the quarter of the circle they are in, by a half, or by a direction between two quarters.

# Of one person, after "Ana" or "eine Person hier".
team-style-does =
    { $styles ->
        [D] ist schnell und denkt zuerst an die Sache
        [I] ist schnell und denkt zuerst an die Menschen
        [S] nimmt sich Zeit und denkt zuerst an die Menschen
       *[C] nimmt sich Zeit und denkt zuerst an die Sache
    }

team-style-do =
    { $styles ->
        [D] sind schnell und denken zuerst an die Sache
        [I] sind schnell und denken zuerst an die Menschen
        [S] nehmen sich Zeit und denken zuerst an die Menschen
       *[C] nehmen sich Zeit und denken zuerst an die Sache
    }

team-end-does =
    { $end ->
        [fast] ist schnell
        [calm] nimmt sich Zeit
        [people] denkt zuerst an die Menschen
       *[task] denkt zuerst an die Sache
    }

team-end-do =
    { $end ->
        [fast] sind schnell
        [calm] nehmen sich Zeit
        [people] denken zuerst an die Menschen
       *[task] denken zuerst an die Sache
    }

# Of most people, who are in a quarter or in the half that two of them share.
team-most-do =
    { $styles ->
        [DI] sind schnell
        [IS] denken zuerst an die Menschen
        [SC] nehmen sich Zeit
        [DC] denken zuerst an die Sache
       *[one] { team-style-do }
    }

# What somebody in a quarter thinks of first, after "denkt zuerst".
team-style-first =
    { $styles ->
        [D] an schnelle Ergebnisse
        [I] daran, Menschen zu gewinnen
        [S] an Ruhe und Beständigkeit
       *[C] daran, die Fakten zu prüfen
    }

team-number =
    { $least ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
       *[other] { $least }
    }

team-Number =
    { $least ->
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
        [6] Sechs
        [7] Sieben
        [8] Acht
        [9] Neun
       *[other] { $least }
    }

## Few profiles, and none with probabilities.

team-too-few =
    { $count ->
        [0] Hier hat noch niemand ein Profil.
        [one] Bisher hat hier eine Person ein Profil.
       *[other] Bisher haben hier { $count } Personen ein Profil.
    }
    .detail = Ab { $needed } Profilen sagt Discern, wie sich die Personen hier unterscheiden.

team-few = Ab 3 Profilen lässt sich sagen, wie sich die Personen hier unterscheiden, ab { $needed }, wie das Team ist.
    .detail = Bei weniger sagt Discern nur, wie sich je zwei unterscheiden, denn ein weiteres Profil kann alles Übrige ändern.

team-no-probabilities = Dieser Dienst nennt Stile, ohne zu sagen, wie sicher sie sind.
    .detail = Deshalb steht hier nichts über das Team als Ganzes.

## The team as a whole.

team-centre =
    { $voice ->
        [you] Als Team { team-centre-you-do }.
       *[named] Dieses Team { team-centre-does }.
    }
    .detail =
        { $region ->
            [D] Die Mitte { team-measured } liegt im Viertel Dominanz (D): schnell, Sache zuerst.
            [I] Die Mitte { team-measured } liegt im Viertel Initiative (I): schnell, Menschen zuerst.
            [S] Die Mitte { team-measured } liegt im Viertel Stetigkeit (S): ruhig, Menschen zuerst.
            [C] Die Mitte { team-measured } liegt im Viertel Gewissenhaftigkeit (C): ruhig, Sache zuerst.
            [DI] Die Mitte { team-measured } liegt oben im Kreis, zwischen D und I.
            [IS] Die Mitte { team-measured } liegt rechts im Kreis, zwischen I und S.
            [SC] Die Mitte { team-measured } liegt unten im Kreis, zwischen S und C.
            [DC] Die Mitte { team-measured } liegt links im Kreis, zwischen D und C.
            [fast] Die Mitte { team-measured } liegt in der schnellen Hälfte des Kreises. Was zuerst kommt, Sache oder Menschen, ist offen.
            [calm] Die Mitte { team-measured } liegt in der ruhigen Hälfte des Kreises. Was zuerst kommt, Sache oder Menschen, ist offen.
            [people] Die Mitte { team-measured } liegt in der Hälfte „Menschen zuerst“. Ob schnell oder ruhig, ist offen.
           *[task] Die Mitte { team-measured } liegt in der Hälfte „Sache zuerst“. Ob schnell oder ruhig, ist offen.
        }

team-centre-does =
    { $region ->
        [D] ist schnell und denkt zuerst an die Sache
        [I] ist schnell und denkt zuerst an die Menschen
        [S] nimmt sich Zeit und denkt zuerst an die Menschen
        [C] nimmt sich Zeit und denkt zuerst an die Sache
        [DI] ist vor allem schnell
        [IS] denkt vor allem an die Menschen
        [SC] nimmt sich vor allem Zeit
        [DC] denkt vor allem an die Sache
        [fast] ist schnell
        [calm] nimmt sich Zeit
        [people] denkt zuerst an die Menschen
       *[task] denkt zuerst an die Sache
    }

# Those whom a finding about the team is about. In the genitive: "die Mitte …", "mehr als die Hälfte …".
team-measured =
    { $scope ->
        [part] der { $profiled } Personen mit Profil
       *[whole] der Personen hier
    }

# After "Als Team": the verb comes first.
team-centre-you-do =
    { $region ->
        [S] nehmen Sie sich Zeit und denken zuerst an die Menschen
        [C] nehmen Sie sich Zeit und denken zuerst an die Sache
        [SC] nehmen Sie sich vor allem Zeit
        [calm] nehmen Sie sich Zeit
       *[other] { team-centre-go }
    }

team-centre-go =
    { $region ->
        [D] sind Sie schnell und denken zuerst an die Sache
        [I] sind Sie schnell und denken zuerst an die Menschen
        [DI] sind Sie vor allem schnell
        [IS] denken Sie vor allem an die Menschen
        [DC] denken Sie vor allem an die Sache
        [fast] sind Sie schnell
        [people] denken Sie zuerst an die Menschen
       *[task] denken Sie zuerst an die Sache
    }

team-centre-open =
    { $voice ->
        [you] Es ist offen, ob in Ihrem Team ein Stil überwiegt.
       *[named] Es ist offen, ob in diesem Team ein Stil überwiegt.
    }
    .detail = Es ist offen, wo im Kreis die Mitte { team-measured } liegt.

team-majority =
    { $voice ->
        [you] Die meisten von Ihnen { team-most-do }.
       *[named] Die meisten hier { team-most-do }.
    }
    .detail =
        { $styles ->
            [DI] Mehr als die Hälfte { team-measured } liegt in der schnellen Hälfte des Kreises.
            [IS] Mehr als die Hälfte { team-measured } liegt in der Hälfte „Menschen zuerst“.
            [SC] Mehr als die Hälfte { team-measured } liegt in der ruhigen Hälfte des Kreises.
            [DC] Mehr als die Hälfte { team-measured } liegt in der Hälfte „Sache zuerst“.
           *[one] Mehr als die Hälfte { team-measured } liegt im Viertel { style-named }.
        }

team-split =
    { $one ->
        [D]
            { $voice ->
                [you] { team-Number } oder mehr von Ihnen drängen auf Ergebnisse, { team-number } oder mehr sorgen für Ruhe und Beständigkeit.
               *[named] { team-Number } oder mehr Personen drängen auf Ergebnisse, { team-number } oder mehr sorgen für Ruhe und Beständigkeit.
            }
       *[I]
            { $voice ->
                [you] { team-Number } oder mehr von Ihnen gewinnen Menschen für sich, { team-number } oder mehr prüfen die Fakten.
               *[named] { team-Number } oder mehr Personen gewinnen Menschen für sich, { team-number } oder mehr prüfen die Fakten.
            }
    }
    .detail = Mindestens { team-number } Personen liegen im Viertel { $one } und mindestens { team-number } im gegenüberliegenden Viertel { $other }.

# Two halves of the circle that are both well filled.
team-divided =
    { $axis ->
        [pace]
            { $voice ->
                [you] { team-Number } oder mehr von Ihnen sind schnell, { team-number } oder mehr nehmen sich Zeit.
               *[named] { team-Number } oder mehr Personen hier sind schnell, { team-number } oder mehr nehmen sich Zeit.
            }
       *[focus]
            { $voice ->
                [you] { team-Number } oder mehr von Ihnen denken zuerst an die Menschen, { team-number } oder mehr zuerst an die Sache.
               *[named] { team-Number } oder mehr Personen hier denken zuerst an die Menschen, { team-number } oder mehr zuerst an die Sache.
            }
    }
    .detail =
        { $axis ->
            [pace] Mindestens { team-number } Personen liegen in der schnellen Hälfte des Kreises und mindestens { team-number } in der ruhigen.
           *[focus] Mindestens { team-number } Personen liegen in der Hälfte „Menschen zuerst“ und mindestens { team-number } in der Hälfte „Sache zuerst“.
        }

team-coverage = Alle vier Stile sind hier vertreten.
    .detail = In jedem Viertel des Kreises liegt mindestens eine { team-measured }.

team-absent =
    { $scope ->
        [part] Niemand mit Profil denkt zuerst { team-absent-first }.
       *[whole]
            { $voice ->
                [you] Niemand von Ihnen denkt zuerst { team-absent-first }.
               *[named] Niemand hier denkt zuerst { team-absent-first }.
            }
    }
    .detail = Im Viertel { $styles_named_or } liegt niemand.

team-absent-first =
    { $styles ->
        [DS] an schnelle Ergebnisse oder an Ruhe und Beständigkeit
        [IC] daran, Menschen zu gewinnen oder die Fakten zu prüfen
       *[one] { team-style-first }
    }

# No one is in the quarters of $styles, so that everyone is in a quarter, or in the half that two quarters share.
team-everyone =
    { $scope ->
        [part] Alle mit Profil { team-everyone-does }.
       *[whole]
            { $voice ->
                [you] Sie alle { team-everyone-do }.
               *[named] Alle hier { team-everyone-does }.
            }
    }
    .detail = Im Viertel { $styles_named_or } liegt niemand.

# After "alle": in the plural.
team-everyone-does =
    { $only ->
        [D] sind schnell und denken zuerst an die Sache
        [I] sind schnell und denken zuerst an die Menschen
        [S] nehmen sich Zeit und denken zuerst an die Menschen
        [C] nehmen sich Zeit und denken zuerst an die Sache
        [DI] sind schnell
        [IS] denken zuerst an die Menschen
        [SC] nehmen sich Zeit
       *[DC] denken zuerst an die Sache
    }

team-everyone-do =
    { $only ->
        [D] sind schnell und denken zuerst an die Sache
        [I] sind schnell und denken zuerst an die Menschen
        [S] nehmen sich Zeit und denken zuerst an die Menschen
        [C] nehmen sich Zeit und denken zuerst an die Sache
        [DI] sind schnell
        [IS] denken zuerst an die Menschen
        [SC] nehmen sich Zeit
       *[DC] denken zuerst an die Sache
    }

team-mean =
    { $scope ->
        [part]
            { $side ->
                [above] Im Durchschnitt liegen die Personen mit Profil in { style-name } über { $line }.
               *[below] Im Durchschnitt liegen die Personen mit Profil in { style-name } unter { $line }.
            }
       *[whole]
            { $voice ->
                [you]
                    { $side ->
                        [above] Im Durchschnitt liegen Sie als Team in { style-name } über { $line }.
                       *[below] Im Durchschnitt liegen Sie als Team in { style-name } unter { $line }.
                    }
               *[named]
                    { $side ->
                        [above] Im Durchschnitt liegt dieses Team in { style-name } über { $line }.
                       *[below] Im Durchschnitt liegt dieses Team in { style-name } unter { $line }.
                    }
            }
    }
    .detail = Die Werte gehen von 0 bis 100, und 50 ist die Mitte der Normgruppe.

team-spread-close =
    { $scope ->
        [part] Die Personen mit Profil sind einander ähnlicher, als Menschen es sonst sind.
       *[whole]
            { $voice ->
                [you] Sie sind einander ähnlicher, als Menschen es sonst sind.
               *[named] Die Personen hier sind einander ähnlicher, als Menschen es sonst sind.
            }
    }
    .detail = Die Personen hier liegen im Kreis näher beieinander als ebenso viele aus der Normgruppe.

team-spread-far =
    { $scope ->
        [part] Die Personen mit Profil unterscheiden sich stärker, als Menschen es sonst tun.
       *[whole]
            { $voice ->
                [you] Sie unterscheiden sich stärker voneinander, als Menschen es sonst tun.
               *[named] Die Personen hier unterscheiden sich stärker voneinander, als Menschen es sonst tun.
            }
    }
    .detail = Die Personen hier liegen im Kreis weiter auseinander als ebenso viele aus der Normgruppe.

## Some of the people, and pairs.

# The only one in a quarter of the circle; not named where it isn't sure who that is.
team-lone =
    { $scope ->
        [part] Von allen mit Profil denkt nur eine Person zuerst { team-style-first }.
       *[whole]
            { $voice ->
                [you] Nur eine Person unter Ihnen denkt zuerst { team-style-first }.
               *[named] Nur eine Person hier denkt zuerst { team-style-first }.
            }
    }
    .detail = Genau eine Person liegt im Viertel { style-named }.

team-lone-named =
    { $voice ->
        [unnamed] { team-lone }
       *[named]
            { $scope ->
                [part] Von allen mit Profil denkt nur { $a } zuerst { team-style-first }.
               *[whole] Nur { $a } denkt hier zuerst { team-style-first }.
            }
    }
    .detail = Genau eine Person liegt im Viertel { style-named }, und zwar diese.

# Who is in a sub-group; $count are named.
team-group-style =
    { $count ->
        [one]
            { $voice ->
                [unnamed] Eine Person hier { team-style-does }.
               *[named] { $a } { team-style-does }.
            }
       *[other]
            { $voice ->
                [unnamed] { team-group-least } oder mehr Personen hier { team-style-do }.
               *[named] { team-group-names } { team-style-do }.
            }
    }
    .detail =
        { $styles ->
            [D] Hier helfen ein klares Ziel, eine schnelle Antwort und Spielraum zum Handeln.
            [I] Hier helfen Zeit zum lauten Denken und ein Zeichen, dass Ideen willkommen sind.
            [S] Hier hilft es, früh von Änderungen zu hören und Zeit für den Abschluss zu haben.
           *[C] Hier helfen die Fakten schriftlich und Zeit, sie zu prüfen.
        }

team-group-end =
    { $count ->
        [one]
            { $voice ->
                [unnamed] Eine Person hier { team-end-does }.
               *[named] { $a } { team-end-does }.
            }
       *[other]
            { $voice ->
                [unnamed] { team-group-least } oder mehr Personen hier { team-end-do }.
               *[named] { team-group-names } { team-end-do }.
            }
    }
    .detail =
        { $end ->
            [fast] Hier helfen ein Datum für jede Entscheidung und Gelegenheit, laut zu denken.
            [calm] Hier helfen die Frage einen Tag vorher und eine Pause vor der Antwort.
            [people] Hier hilft es, vor den Zahlen zu hören, wen es betrifft.
           *[task] Hier hilft es, zuerst das Ziel und die Fakten zu hören.
        }

team-group-least =
    { $count ->
        [2] Zwei
        [3] Drei
       *[other] Vier
    }

team-group-names =
    { $count ->
        [1] { $a }
        [2] { $a } und { $b }
        [3] { $a }, { $b } und { $c }
       *[other] { $a }, { $b }, { $c } und { $d }
    }

# Farther towards the end of an axis than anybody else.
team-end =
    { $voice ->
        [unnamed] Eine Person { team-end-more } { team-end-than }.
       *[named] { $a } { team-end-more } { team-end-than }.
    }
    .detail =
        { $end ->
            [fast] Niemand sonst hier liegt im Kreis so weit in Richtung „schnell“.
            [calm] Niemand sonst hier liegt im Kreis so weit in Richtung „ruhig“.
            [people] Niemand sonst hier liegt im Kreis so weit in Richtung „Menschen zuerst“.
           *[task] Niemand sonst hier liegt im Kreis so weit in Richtung „Sache zuerst“.
        }

team-end-more =
    { $end ->
        [fast] ist schneller
        [calm] nimmt sich mehr Zeit
        [people] achtet mehr auf die Menschen
       *[task] achtet mehr auf die Sache
    }

team-end-than =
    { $scope ->
        [part] als alle anderen mit Profil
       *[whole] als alle anderen hier
    }

team-outlier =
    { $voice ->
        [unnamed] Eine Person arbeitet anders als alle anderen hier.
       *[named] { $a } arbeitet anders als alle anderen hier.
    }
    .detail = Diese Person liegt mehr als doppelt so weit von der Mitte der anderen entfernt, wie es bei den anderen üblich ist.

# In a quarter between those of two groups, and so has something in common with both.
team-bridge =
    { $one ->
        [D]
            { $voice ->
                [unnamed] Eine Person verbindet die, die vorwärtsdrängen, mit denen, die für Ruhe und Beständigkeit sorgen.
               *[named] { $a } verbindet die, die vorwärtsdrängen, mit denen, die für Ruhe und Beständigkeit sorgen.
            }
       *[I]
            { $voice ->
                [unnamed] Eine Person verbindet die, die Menschen gewinnen, mit denen, die die Fakten prüfen.
               *[named] { $a } verbindet die, die Menschen gewinnen, mit denen, die die Fakten prüfen.
            }
    }
    .detail = { style-named } teilt { team-shared-one } mit { $one } und { team-shared-other } mit { $other }.

team-shared-one =
    { $shared_one ->
        [fast] das schnelle Tempo
        [people] den Blick für die Menschen
        [calm] das ruhige Tempo
       *[task] den Blick für die Sache
    }

team-shared-other =
    { $shared_other ->
        [fast] das schnelle Tempo
        [people] den Blick für die Menschen
        [calm] das ruhige Tempo
       *[task] den Blick für die Sache
    }

# Two people in opposite quarters.
team-friction =
    { $one ->
        [D]
            { $voice ->
                [unnamed] Eine Person drängt auf Ergebnisse, eine andere sorgt für Ruhe und Beständigkeit.
               *[named] { $a } drängt auf Ergebnisse, { $b } sorgt für Ruhe und Beständigkeit.
            }
       *[I]
            { $voice ->
                [unnamed] Eine Person gewinnt Menschen für sich, eine andere prüft die Fakten.
               *[named] { $a } gewinnt Menschen für sich, { $b } prüft die Fakten.
            }
    }
    .detail = Die beiden liegen in gegenüberliegenden Vierteln des Kreises, { $one } und { $other }.

## How two of three or four people differ: $a is the one who is faster or puts people first more.

team-pair-opposite =
    { $axis ->
        [pace]
            { $voice ->
                [unnamed] Eine Person ist schnell, eine andere nimmt sich Zeit.
               *[named] { $a } ist schnell, { $b } nimmt sich Zeit.
            }
       *[focus]
            { $voice ->
                [unnamed] Eine Person denkt zuerst an die Menschen, eine andere zuerst an die Sache.
               *[named] { $a } denkt zuerst an die Menschen, { $b } zuerst an die Sache.
            }
    }
    .detail =
        { $axis ->
            [pace] Eine Person liegt in der schnellen Hälfte des Kreises, die andere in der ruhigen.
           *[focus] Eine Person liegt in der Hälfte „Menschen zuerst“, die andere in der Hälfte „Sache zuerst“.
        }

team-pair-apart =
    { $axis ->
        [pace]
            { $voice ->
                [unnamed] Eine Person ist schneller als eine andere.
               *[named] { $a } ist schneller als { $b }.
            }
       *[focus]
            { $voice ->
                [unnamed] Eine Person achtet mehr auf die Menschen als eine andere.
               *[named] { $a } achtet mehr auf die Menschen als { $b }.
            }
    }
    .detail =
        { $axis ->
            [pace] Eine Person liegt im Kreis weiter in Richtung „schnell“ als die andere, wo auch immer die beiden liegen.
           *[focus] Eine Person liegt im Kreis weiter in Richtung „Menschen zuerst“ als die andere, wo auch immer die beiden liegen.
        }

team-pair-both =
    { $voice ->
        [unnamed] Zwei Personen hier { team-pair-do }.
       *[named] { $a } und { $b } { team-pair-do }.
    }
    .detail =
        { $end ->
            [fast] Beide liegen in der schnellen Hälfte des Kreises.
            [calm] Beide liegen in der ruhigen Hälfte des Kreises.
            [people] Beide liegen in der Hälfte „Menschen zuerst“.
           *[task] Beide liegen in der Hälfte „Sache zuerst“.
        }

team-pair-do =
    { $end ->
        [calm] nehmen sich Zeit
       *[other] { team-end-do }
    }

# The same of three or four, some on either side: $shape says how many, with $a and $b the first of each.
team-several-opposite =
    { $axis ->
        [pace]
            { $voice ->
                [unnamed] Einige sind schnell, andere nehmen sich Zeit.
               *[named] { team-several-first } { $shape ->
                    [one-two] ist
                    [one-three] ist
                   *[other] sind
                } schnell, { team-several-second } { $shape ->
                    [two-one] nimmt
                    [three-one] nimmt
                   *[other] nehmen
                } sich Zeit.
            }
       *[focus]
            { $voice ->
                [unnamed] Einige denken zuerst an die Menschen, andere zuerst an die Sache.
               *[named] { team-several-first } { $shape ->
                    [one-two] denkt
                    [one-three] denkt
                   *[other] denken
                } zuerst an die Menschen, { team-several-second } zuerst an die Sache.
            }
    }
    .detail =
        { $axis ->
            [pace] Die einen liegen in der schnellen Hälfte des Kreises, die anderen in der ruhigen.
           *[focus] Die einen liegen in der Hälfte „Menschen zuerst“, die anderen in der Hälfte „Sache zuerst“.
        }

team-several-apart =
    { $axis ->
        [pace]
            { $voice ->
                [unnamed] Einige sind schneller als andere.
               *[named] { team-several-first } { $shape ->
                    [one-two] ist
                    [one-three] ist
                   *[other] sind
                } schneller als { team-several-second }.
            }
       *[focus]
            { $voice ->
                [unnamed] Einige achten mehr auf die Menschen als andere.
               *[named] { team-several-first } { $shape ->
                    [one-two] achtet
                    [one-three] achtet
                   *[other] achten
                } mehr auf die Menschen als { team-several-second }.
            }
    }
    .detail =
        { $axis ->
            [pace] Die einen liegen im Kreis alle weiter in Richtung „schnell“ als die anderen, wo auch immer sie liegen.
           *[focus] Die einen liegen im Kreis alle weiter in Richtung „Menschen zuerst“ als die anderen, wo auch immer sie liegen.
        }

team-several-first =
    { $shape ->
        [two-one] { $a } und { $c }
        [two-two] { $a } und { $c }
        [three-one] { $a }, { $c } und { $d }
       *[other] { $a }
    }

team-several-second =
    { $shape ->
        [one-two] { $b } und { $c }
        [one-three] { $b }, { $c } und { $d }
        [two-two] { $b } und { $d }
       *[other] { $b }
    }

team-pair-all =
    { $voice ->
        [unnamed] Mehrere Personen hier { team-pair-do }.
       *[named] { team-group-names } { team-pair-do }.
    }
    .detail =
        { $end ->
            [fast] Sie alle liegen in der schnellen Hälfte des Kreises.
            [calm] Sie alle liegen in der ruhigen Hälfte des Kreises.
            [people] Sie alle liegen in der Hälfte „Menschen zuerst“.
           *[task] Sie alle liegen in der Hälfte „Sache zuerst“.
        }

team-pair-open =
    { $voice ->
        [you] Es ist offen, wie Sie sich voneinander unterscheiden.
       *[named] Es ist offen, wie sich die Personen hier unterscheiden.
    }
    .detail = Bei keinen zwei Personen hier zeigen die Antworten, wer schneller ist oder mehr auf die Menschen achtet.

## What limits all this.

# How many people are in a quarter is anywhere between two numbers.
team-wide = Im Viertel { $styles } liegen zwischen { $low } und { $high } der { $of } Personen hier.
    .detail =
        { $others ->
            [0] Wie viele genau im Viertel { $styles } liegen, ist offen.
            [one] Ebenso offen ist, wie viele im Viertel { $rest_and } liegen.
           *[other] Ebenso offen ist, wie viele in den Vierteln { $rest_and } liegen.
        }

team-caution =
    { $count ->
        [one] Die Antworten von einer der { $of } Personen sind ungewöhnlich, lesen Sie das hier also mit Vorsicht.
       *[other] Die Antworten von { $count } der { $of } Personen sind ungewöhnlich, lesen Sie das hier also mit Vorsicht.
    }

team-caution-random =
    { $count ->
        [one] Die Antworten von einer der { $of } Personen sehen zufällig aus.
       *[other] Die Antworten von { $count } der { $of } Personen sehen zufällig aus.
    }
    .detail =
        { $count ->
            [one] Sie sind mitgezählt. Bei jedem Befund über das ganze Team sagen die Zahlen, wie wahrscheinlich er ohne diese Person ist.
           *[other] Sie sind mitgezählt. Bei jedem Befund über das ganze Team sagen die Zahlen, wie wahrscheinlich er ohne diese Personen ist.
        }

team-several-languages = Die Fragebögen wurden in verschiedenen Sprachen beantwortet. Wie vergleichbar die Übersetzungen sind, hat noch niemand geprüft. Deshalb steht hier weniger über dieses Team.

team-several-banks = Es gab verschiedene Fassungen des Fragebogens, deshalb lassen sich die Personen nur grob vergleichen.

team-no-norm-group = Mit Menschen anderswo lässt sich dieses Team noch nicht vergleichen, weil zu wenige geantwortet haben.

# How many members a report counts. Why others aren't in it is theirs to say.
team-members =
    { $profiled ->
        [one] { $profiled } von { $size } Personen hat ein Profil.
       *[other] { $profiled } von { $size } Personen haben ein Profil.
    }
    .detail =
        { $others ->
            [0] Der Bericht handelt von allen im Team.
            [one] Über die andere Person sagt der Bericht nichts.
           *[other] Über die anderen { $others } sagt der Bericht nichts.
        }

# A hypothetical person in a team. $number tells several with the same style apart.
newcomer-name =
    { $number ->
        [1] Neuzugang { $style }
       *[other] Neuzugang { $style }{ $number }
    }

## What somebody in the quarter of a style would change, in a what-if. $what is the most that would change.

team-newcomer =
    { $what ->
        [first] Bisher denkt niemand { team-here } zuerst { team-style-first }.
        [second] Bisher denkt nur eine Person { team-here } zuerst { team-style-first }.
        [against-fast] Die meisten { team-here } nehmen sich Zeit, und die neue Person ist schnell.
        [against-calm] Die meisten { team-here } sind schnell, und die neue Person nimmt sich Zeit.
        [against-people] Die meisten { team-here } denken zuerst an die Sache, die neue Person zuerst an die Menschen.
        [against-task] Die meisten { team-here } denken zuerst an die Menschen, die neue Person zuerst an die Sache.
        [same] Die meisten { team-here } denken schon jetzt zuerst { team-style-first }.
        [alike-fast] Die meisten { team-here } sind schon jetzt schnell.
        [alike-calm] Die meisten { team-here } nehmen sich schon jetzt Zeit.
        [alike-people] Die meisten { team-here } denken schon jetzt zuerst an die Menschen.
        [alike-task] Die meisten { team-here } denken schon jetzt zuerst an die Sache.
       *[several] Zwei oder mehr Personen { team-here } denken schon jetzt zuerst { team-style-first }.
    }
    .detail =
        { $what ->
            [first] Ohne die neue Person liegt niemand im Viertel { style-named }.
            [second] Ohne die neue Person liegt genau eine im Viertel { style-named }.
            [against-fast] Ohne die neue Person liegt mehr als die Hälfte in der ruhigen Hälfte des Kreises.
            [against-calm] Ohne die neue Person liegt mehr als die Hälfte in der schnellen Hälfte des Kreises.
            [against-people] Ohne die neue Person liegt mehr als die Hälfte in der Hälfte „Sache zuerst“.
            [against-task] Ohne die neue Person liegt mehr als die Hälfte in der Hälfte „Menschen zuerst“.
            [same] Ohne die neue Person liegt mehr als die Hälfte im Viertel { style-named }.
            [alike-fast] Schon ohne die neue Person liegt mehr als die Hälfte in der schnellen Hälfte des Kreises.
            [alike-calm] Schon ohne die neue Person liegt mehr als die Hälfte in der ruhigen Hälfte des Kreises.
            [alike-people] Schon ohne die neue Person liegt mehr als die Hälfte in der Hälfte „Menschen zuerst“.
            [alike-task] Schon ohne die neue Person liegt mehr als die Hälfte in der Hälfte „Sache zuerst“.
           *[several] Schon ohne die neue Person liegen zwei oder mehr im Viertel { style-named }.
        }

team-newcomer-open = Es ist offen, was eine neue Person im Viertel { $styles } ändern würde.
    .detail = Keine einzelne Änderung sticht hervor.

team-here =
    { $scope ->
        [part] mit Profil
       *[whole] hier
    }
