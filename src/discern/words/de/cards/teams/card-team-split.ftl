## Cards for a team in which many are in either of two opposite directions.

### Some move fast and put the task first, others take time and put people first.

card-team-split-ds-meetings = Die einen von Ihnen drängen auf ein Ergebnis, die anderen halten um des Friedens willen etwas zurück. Zehn Minuten für beides genügen.
    .headline = Beginnen Sie das nächste Meeting mit Zielen, enden Sie mit Sorgen

card-team-split-ds-decisions = „Los“ ist für die einen von Ihnen klar, „nicht so schnell“ für die anderen. Die Schnellen schreiben auf, was bleiben muss, die Geduldigen schlagen einen ersten Schritt vor.
    .headline = Vertreten Sie bei einer Entscheidung die andere Seite

card-team-split-ds-conflict = Wenn Sie aneinandergeraten, drängen die einen von Ihnen stärker, die anderen werden um des Friedens willen still. Die Stillen beginnen.
    .headline = Geben Sie im nächsten Streit jeder Seite ungestört fünf Minuten

card-team-split-ds-planning = Ein kühnes neues Ziel begeistert die einen von Ihnen, für die anderen bedroht es, worauf Menschen sich verlassen. Nehmen Sie beides in denselben Plan.
    .headline = Nennen Sie zu jedem neuen Ziel etwas, was bleibt

card-team-split-ds-newcomer = Wer neu ist, hört von den Schnellen „Ändern!“ und von den Geduldigen „So lassen!“. Eine schnelle und eine geduldige Person schreiben die Liste gemeinsam.
    .headline = Nennen Sie zwei Dinge, die sich ändern, und zwei, die bleiben

card-team-split-ds-crisis = Im Notfall stürmen die einen von Ihnen voran, die anderen geben Menschen und Alltag Halt. Klären Sie es jetzt, damit beides getan wird.
    .headline = Klären Sie, wer das Problem angeht und wer den Alltag sichert

card-team-split-ds-celebrating = Ein Teil dieses Teams ist stolz auf den großen Sieg, ein Teil auf ein Jahr, in dem auf Sie Verlass war. Beides verdient einen Jubel.
    .headline = Feiern Sie etwas Gewagtes und etwas Bewahrtes

### Some move fast and put people first, others take time and put the task first.

card-team-split-ic-meetings = Die einen von Ihnen reden einen neuen Plan groß, die anderen zerlegen ihn binnen einer Minute. Nacheinander macht beides ihn stärker.
    .headline = Bauen Sie zehn Minuten an einer Idee, dann prüfen Sie sie

card-team-split-ic-decisions = Begeisterung gewinnt die einen von Ihnen, die anderen brauchen Belege. Von beidem genügen fünf Zeilen.
    .headline = Schreiben Sie eine Seite mit Geschichte und Zahlen

card-team-split-ic-conflict = Wenn Sie streiten, sprechen die einen von Ihnen mit Gefühl, die anderen werden kühl und zitieren das Protokoll. Geben Sie jeder Runde zehn Minuten.
    .headline = Gehen Sie den letzten Streit zweimal durch: Fakten, dann Gefühle

card-team-split-ic-planning = Die einen von Ihnen reden gern und halten sich alles offen, die anderen wollen jeden Schritt in einer Tabelle. Korrigieren Sie den Text am selben Tag gemeinsam.
    .headline = Planen Sie eine halbe Stunde laut, dann schriftlich

card-team-split-ic-newcomer = Wer neu ist, hört von den einen lebhafte Geschichten und bekommt von den anderen dicke Dokumente. Erst zusammen ergeben sie ein Bild.
    .headline = Zeigen Sie neuen Leuten ein Projekt als Geschichte und als Akte

card-team-split-ic-crisis = Bei schlechten Nachrichten greifen die einen von Ihnen zum Telefon, die anderen gehen jedes Detail durch. Im Wechsel bleiben Sie schnell und liegen richtig.
    .headline = In der Krise: erst prüfen, dann anrufen, dann wieder prüfen

card-team-split-ic-celebrating = Applaus wollen die einen von Ihnen, die anderen lesen lieber genau nach, was gut lief. Halten Sie schriftlich fest, wer was getan hat.
    .headline = Feiern Sie zehn Minuten laut, und schreiben Sie ein paar Zeilen
