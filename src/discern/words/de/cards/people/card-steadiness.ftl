## Cards for a person who takes time and puts people first. $voice is you (said to that person) or named (said of $a to those who work with $a).

card-steadiness-talking =
    { $voice ->
        [you] Sie behalten Bedenken für sich, um ein nettes Gespräch nicht zu verderben. Sind sie angekündigt, warten die anderen, bis Sie die Worte finden.
       *[named] { $a } denkt erst daran, wie es anderen geht, und spricht dann eine Sorge an. Fragen Sie behutsam, und nehmen Sie sich Zeit zum Zuhören.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie in den ersten fünf Minuten „Ich habe Bedenken“
           *[named] Fragen Sie { $a }, was noch gesagt werden muss
        }

card-steadiness-one-to-one =
    { $voice ->
        [you] Gefragt, was Sie wollen, sagen Sie, was das Team braucht. Schreiben Sie vorher eine Zeile, die so anfängt: „Für mich wünsche ich mir …“
       *[named] { $a } tut viel für andere und verlangt wenig. Reden Sie darüber, welche dieser Aufgaben jemand anders übernehmen kann.
    }
    .headline =
        { $voice ->
            [you] Beginnen Sie Ihr Einzelgespräch mit einem eigenen Wunsch
           *[named] Finden Sie eine Aufgabe, die { $a } abgeben kann
        }

card-steadiness-giving-feedback =
    { $voice ->
        [you] Sie verpacken eine Beschwerde so sanft, dass sie wie ein Dank klingt. Heben Sie sich die netten Worte für danach auf.
       *[named] „Es wäre schön, wenn …“ ist von { $a } eine ernste Beschwerde. Handeln Sie so, als hätte es jemand anders hart gesagt.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie in einem Satz: „Bitte hören Sie damit auf“
           *[named] Fragen Sie { $a }: „Wie sehr stört Sie das?“
        }

card-steadiness-taking-feedback =
    { $voice ->
        [you] Sie nicken Kritik ab, damit sie vorbei ist, auch wenn sie unfair ist, und tragen sie dann tagelang mit sich herum.
       *[named] { $a } nimmt sich Kritik zu Herzen und braucht Zeit, um zu sagen, was daran unfair war. Sagen Sie, dass Ihr Vertrauen unverändert ist.
    }
    .headline =
        { $voice ->
            [you] Gehen Sie zurück, und sagen Sie, was Sie nicht annehmen
           *[named] Kritisieren Sie behutsam, und fragen Sie { $a } morgen noch einmal
        }

card-steadiness-meetings =
    { $voice ->
        [you] Sie lassen allen den Vortritt, und dann ist alles gesagt. Ein Satz genügt.
       *[named] In einer Gruppe zieht { $a } mit, damit es freundlich bleibt. Bieten Sie an, den Punkt selbst vorzubringen, wenn das leichter ist.
    }
    .headline =
        { $voice ->
            [you] Bereiten Sie einen Punkt vor, und sagen Sie ihn früh
           *[named] Holen Sie die Meinung von { $a } vor dem Meeting ein
        }

card-steadiness-deciding =
    { $voice ->
        [you] „Wie es Ihnen passt“ rutscht Ihnen heraus, und dann leben Sie monatelang damit. Fangen Sie klein an, etwa mit der Uhrzeit eines Treffens.
       *[named] { $a } sucht, was allen passt. Zwei Möglichkeiten zum Vergleichen und eine Nacht Bedenkzeit zeigen, welche { $a } lieber ist.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie, was Ihnen lieber ist, bevor Sie andere fragen
           *[named] Bieten Sie { $a } zwei Möglichkeiten, die für Sie beide gehen
        }

card-steadiness-planning =
    { $voice ->
        [you] Ihre Woche füllt sich mit den Bitten anderer, weil Sie niemanden enttäuschen wollen. Sagen Sie freundlich Nein, und nutzen Sie die Stunde für Ihre eigene Arbeit.
       *[named] { $a } hält jede Zusage und packt die neue Arbeit obendrauf. Sagen Sie es eine Woche vorher, damit Zeit für die Übergabe bleibt.
    }
    .headline =
        { $voice ->
            [you] Lehnen Sie eine Gefälligkeit ab, um Ihren Plan zu schützen
           *[named] Sagen Sie { $a }, welche alte Aufgabe wegfällt
        }

card-steadiness-delegation =
    { $voice ->
        [you] Sie machen lieber alles selbst, als jemandem zur Last zu fallen. Zeigen Sie es einmal, beantworten Sie Fragen, und lassen Sie die Aufgabe dann dort.
       *[named] { $a } nimmt gern Arbeit an und gibt ungern welche zurück. Fragen Sie, welche Aufgabe jemand anders machen kann, und regeln Sie es selbst.
    }
    .headline =
        { $voice ->
            [you] Geben Sie diese Woche eine regelmäßige Aufgabe ab
           *[named] Nehmen Sie { $a } eine Aufgabe ab, bevor eine neue kommt
        }

card-steadiness-helping =
    { $voice ->
        [you] Sie mühen sich still ab, um niemandem zur Last zu fallen. Nach allem, was Sie für andere tun, helfen alle auch Ihnen gern.
       *[named] { $a } will niemandem Mühe machen. „Ich habe gerade Zeit und nehme die zweite Hälfte“ ist leicht anzunehmen.
    }
    .headline =
        { $voice ->
            [you] Bitten Sie jemanden um Hilfe, ohne sich zu entschuldigen
           *[named] Bieten Sie { $a } eine ganz bestimmte Hilfe an
        }

card-steadiness-change =
    { $voice ->
        [you] Sie stimmen dem Neuen zu und lassen das Alte still weiterlaufen. Nennen Sie es einen Versuch, dann fühlt es sich weniger endgültig an.
       *[named] { $a } schätzt, was gut läuft, und gewöhnt sich gern in Ruhe an Neues. Gehen Sie Schritt für Schritt vor, und fragen Sie nach zwei Tagen nach Sorgen.
    }
    .headline =
        { $voice ->
            [you] Lassen Sie eine alte Routine zwei Wochen lang weg
           *[named] Sagen Sie { $a } zuerst, was gleich bleibt
        }

card-steadiness-disagreement =
    { $voice ->
        [you] Sie geben um des Friedens willen nach und denken noch Wochen später daran. Üben Sie an etwas Kleinem, mit einem Menschen, dem Sie vertrauen.
       *[named] { $a } widerspricht ungern vor anderen. Mit „Was würde Sie beruhigen?“ sagt es sich leichter.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie einmal „Lieber nicht“, ohne Ausrede
           *[named] Fragen Sie { $a } in einem ruhigen Moment nach Bedenken
        }

card-steadiness-pressure =
    { $voice ->
        [you] In der Hektik bleiben Sie ruhig, trösten andere und heben auf, was liegen bleibt. Für die anderen sieht das aus, als hätten Sie Zeit übrig.
       *[named] { $a } bleibt in der Hektik so ruhig, dass andere noch mehr abladen. Stehen Sie hinter der Antwort, wenn jemand Lauteres kommt.
    }
    .headline =
        { $voice ->
            [you] Nennen Sie laut eine Grenze: „Dies oder das, nicht beides“
           *[named] Fragen Sie { $a }, was zuerst kommt und was warten kann
        }

card-steadiness-remote =
    { $voice ->
        [you] Sie helfen in Direktnachrichten, und so sieht die Gruppe weder Ihre Meinung noch Ihre Arbeit.
       *[named] In einem großen Online-Meeting bleibt { $a } freundlich und behält Zweifel für sich. Zu zweit lassen sie sich leichter aussprechen.
    }
    .headline =
        { $voice ->
            [you] Beantworten Sie heute eine Frage im offenen Kanal
           *[named] Bitten Sie { $a } nach dem Meeting auf ein Wort
        }

card-steadiness-with-dominance =
    { $voice ->
        [you] Jemand mit Stil D (schnell, Sache zuerst) hält Ihre Geduld für ein Ja. Rechnen Sie mit einer lauten Antwort und nicht mit dem Ende einer Freundschaft.
       *[named] { $a } steckt harte Worte von jemandem mit Stil D ein und glättet die Wogen. Liegt ein Satz bereit, fällt es leichter, nicht nachzugeben.
    }
    .headline =
        { $voice ->
            [you] Sagen Sie früh und ruhig: „Das trage ich noch nicht mit“
           *[named] Üben Sie mit { $a } einen festen Satz
        }

card-steadiness-with-influence =
    { $voice ->
        [you] Jemand mit Stil I (schnell, Menschen zuerst) hat fünf neue Ideen pro Stunde, und die Arbeit landet still bei Ihnen. Fragen Sie morgen, welche davon noch gilt.
       *[named] Jemand mit Stil I fängt Dinge an, und { $a } bringt sie geduldig zu Ende. Nennen Sie diese Arbeit im nächsten Meeting, und geben Sie beiden einen Teil.
    }
    .headline =
        { $voice ->
            [you] Warten Sie bei tollen Ideen einen Tag ab
           *[named] Verteilen Sie die Folgearbeit, bevor { $a } alles übernimmt
        }

card-steadiness-with-steadiness =
    { $voice ->
        [you] Sie und noch jemand mit Stil S (ruhig, Menschen zuerst) warten beide, dass die andere Seite etwas sagt. Ein kleiner Punkt, freundlich gesagt, bringt Sie beide in Gang.
       *[named] { $a } und noch jemand mit Stil S sind zu rücksichtsvoll für einen wunden Punkt. Fragen Sie auch die andere Person, und bringen Sie dann beide ins Gespräch.
    }
    .headline =
        { $voice ->
            [you] Machen Sie den Anfang, und sagen Sie, was nicht stimmt
           *[named] Fragen Sie { $a }, was ungesagt bleibt
        }

card-steadiness-with-conscientiousness =
    { $voice ->
        [you] Eine lange Fehlerliste fühlt sich für Sie wie Streit an, also stimmen Sie allem zu. Wer ruhig ist und zuerst an die Sache denkt, meint die Arbeit, nicht Sie.
       *[named] { $a } hört Kälte, wo jemand mit Stil C nur genau ist. Reden Sie vor der nächsten Durchsicht mit dieser Person.
    }
    .headline =
        { $voice ->
            [you] Fragen Sie jemanden mit Stil C, welche Fehler zählen
           *[named] Lassen Sie { $a } zuerst hören, was gelungen ist
        }
