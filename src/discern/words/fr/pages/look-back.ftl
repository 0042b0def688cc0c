### Looking back two weeks after a profile, on a person's own page; and what all said, in Settings.

look-back-title = Est-ce que cela s'est vérifié ?

# On the profile, with a link.
look-back-due = Deux semaines avec votre profil : cela s'est-il vérifié ?

look-back-go = Faire le bilan : quatre phrases, une minute

# On the profile, with a link, once all four are answered.
look-back-again = Les quatre phrases, et ce que vous avez dit

look-back-about = Pensez à vos deux dernières semaines de travail. Trois de ces phrases viennent de votre profil, une vient d'un autre style. Vous verrez laquelle après avoir répondu.

look-back-who = Personne ne voit ce que vous dites. Vos avis sont conservés jusqu'à ce que vous les supprimiez, et comptés sans noms dès que 20 personnes ont répondu. Ils ne changent aucun score.

look-back-none = Il n'y a encore aucun bilan à faire.

look-back-heading =
    { $kind ->
        [energises] Vous donne de l'énergie
        [drains] Vous coûte de l'énergie
        [do] Facilite le travail avec vous
       *[dont] Complique le travail avec vous
    }

look-back-fit =
    { $fit ->
        [fits] C'est moi
        [partly] En partie moi
       *[not_me] Pas moi
    }

look-back-missing = Donnez votre avis sur les quatre phrases.

look-back-send = Me montrer laquelle

# $fits of $count sentences of the person's own profile fit; $foreign is what they said of the other.
look-back-verdict =
    { $fits ->
        [0] Sur les { $count } phrases de votre profil, aucune ne vous correspond tout à fait
        [1] Sur les { $count } phrases de votre profil, 1 vous correspond
       *[other] Sur les { $count } phrases de votre profil, { $fits } vous correspondent
    }{ $foreign ->
        [fits] . Celle d'un autre style vous correspond.
        [partly] . Celle d'un autre style vous correspond en partie.
       *[not_me] . Celle d'un autre style ne vous correspond pas.
    }

look-back-said =
    { $fit ->
        [fits] Vous avez dit : c'est moi
        [partly] Vous avez dit : en partie moi
       *[not_me] Vous avez dit : pas moi
    }

look-back-whose =
    { $foreign ->
        [yes] D'un autre style
       *[no] De votre profil
    }

## Settings.

look-back-rates-title = Est-ce que cela s'est vérifié ?

look-back-rates-about = Deux semaines après leur profil, les personnes disent si quatre phrases leur correspondent. Une des quatre vient du style opposé : vous voyez ainsi combien de fois une phrase convient sans être la leur. Aucun score ne repose là-dessus.

look-back-rates-few =
    { $answered ->
        [0] Personne n'a encore fait le bilan.
        [one] { $answered } personne a fait le bilan.
       *[other] { $answered } personnes ont fait le bilan.
    } Les avis s'affichent à partir de { $needed } personnes.

look-back-rates-column =
    { $column ->
        [kind] Phrase
        [own] « C'est moi », profil propre
       *[foreign] « C'est moi », style opposé
    }

look-back-rates-kind =
    { $kind ->
        [energises] Ce qui leur donne de l'énergie
        [drains] Ce qui leur coûte de l'énergie
        [do] Ce qui aide à travailler ensemble
       *[dont] Ce qui gêne le travail en commun
    }

# How many of all who were asked said that it fits, fully and partly.
look-back-rates-count =
    { $asked ->
        [0] question posée à personne
       *[other] { $fits } sur { $asked }, { $partly } de plus en partie
    }
