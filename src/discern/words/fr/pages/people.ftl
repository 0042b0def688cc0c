## The directory of people.

# The page's title. Of $people, $profiles have a profile, and $waiting of the others are invited or answering.
people-title =
    { $kind ->
        [nobody] Il n'y a encore personne ici.
        [all]
            { $profiles ->
                [one] Le premier profil est là.
               *[other] Les { $profiles } personnes ont un profil.
            }
        [none]
            { $waiting ->
                [0] Personne n'a encore de profil.
                [one] Aucun profil encore, et une personne n'a pas terminé.
               *[other] Aucun profil encore, et { $waiting } personnes n'ont pas terminé.
            }
       *[some]
            { $profiles ->
                [one]
                    { $waiting ->
                        [0] { $profiles } sur { $people } a un profil.
                        [one] { $profiles } sur { $people } a un profil, et une personne n'a pas encore terminé.
                       *[other] { $profiles } sur { $people } a un profil, et { $waiting } n'ont pas encore terminé.
                    }
               *[other]
                    { $waiting ->
                        [0] { $profiles } sur { $people } ont un profil.
                        [one] { $profiles } sur { $people } ont un profil, et une personne n'a pas encore terminé.
                       *[other] { $profiles } sur { $people } ont un profil, et { $waiting } n'ont pas encore terminé.
                    }
            }
    }

people-import = Importer

people-invite = Inviter des personnes

people-invite-first = Inviter la première personne

people-menu =
    { $entry ->
        [invite] Inviter toutes les personnes sans profil
       *[export] Exporter cette liste
    }

people-sort = Ordre

people-sorted =
    { $by ->
        [name] Par nom
        [D] Style direct (D) d'abord
        [I] Style sociable (I) d'abord
        [S] Style stable (S) d'abord
        [C] Style soigneux (C) d'abord
       *[created] Plus récentes d'abord
    }

# Above a list that begins with the people of a style.
people-sorted-hint = D'abord les personnes pour qui { $styles } est le plus sûr, puis celles pour qui c'est l'un de deux styles. L'ordre dit la certitude, pas la force ni la qualité.

# Which rows are on screen; $of is 0 where no one has counted them all.
people-page =
    { $of ->
        [0] { $first } à { $last }
       *[other] { $first } à { $last } sur { $of }
    }

# In exported files.
people-column =
    { $column ->
        [place] Style
        [chance] Probabilité
        [until] Date limite
        [status] État
        [teams] Équipes
        [last] Dernière activité
       *[person] Personne
    }

# At the head of a column of scores, after the style's name.
people-score-help =
    { $styles ->
        [D] { $style } : aller droit au résultat. 0 à 100 ; 50 est le milieu.
        [I] { $style } : gagner l'adhésion. 0 à 100 ; 50 est le milieu.
        [S] { $style } : garder le calme et la stabilité. 0 à 100 ; 50 est le milieu.
       *[C] { $style } : faire les choses avec exactitude. 0 à 100 ; 50 est le milieu.
    }

# In a file, in the column Answer by.
people-until-never = Sans date limite

people-hidden =
    { $why ->
        [results_held] Retenu
       *[not_shared] Non partagé
    }

# In place of the style, of someone whose answers may have been picked without choosing.
people-random = Réponses peu claires

people-sample = Exemple

people-none-match = Aucun nom ici ne contient « { $search } ».

people-nobody = Il n'y a encore personne ici

people-nobody-detail = Invitez des personnes, ou importez une liste. Chaque personne reçoit un lien, répond en cinq à dix minutes, puis a un profil ici.

people-export-detail = Toutes les personnes affichées dans la liste : leur style et son degré de certitude, les scores avec leurs fourchettes, l'état et les équipes. Excel a une deuxième feuille qui explique chaque colonne. JSON est fait pour d'autres programmes.

# In the sheet that explains such a file.
people-export-list = Toutes les personnes affichées dans la liste avec vos filtres.

## What can be done with the people who are ticked.

people-chosen = **Sélection : { $count }**

people-open-one = Ouvrir

people-compare = Comparer

people-brief = Préparer une réunion

people-add-to-team = Ajouter à une équipe

# Above a group: what can be done.
people-group-hint =
    { $group ->
        [to_invite] Cochez des personnes pour les inviter.
       *[waiting] Cochez des personnes pour les relancer ou leur donner plus de temps.
    }

people-remind =
    { $count ->
        [one] Relancer
       *[other] Relancer { $count } personnes
    }

people-action =
    { $action ->
        [again] Inviter à nouveau
        [cancel] Retirer l'invitation
        [rename] Corriger le nom ou l'e-mail
        [merge] Fusionner deux entrées
       *[delete] Supprimer
    }

people-more =
    { $count ->
        [one] { $count } de plus
       *[other] { $count } de plus
    }

people-no-team = Il n'y a pas encore d'équipe. Créez-en une d'abord sous Équipes.

people-add-who = Ajouter { $names } à une équipe. Dès lors, les managers et les coachs de cette équipe voient ce qui est partagé avec les équipes.

people-add = Ajouter

people-no-links = Ces invitations sont terminées. Invitez ces personnes à nouveau pour obtenir de nouveaux liens.

people-links-tab = Liens

people-messages-tab = Messages

# Above the messages of several people.
people-messages-each = Rien n'a été envoyé. Chaque message est pour une seule personne : son lien ouvre les réponses de cette personne.

# Above messages that remind people. $count of them have no end date; $all is whether that is all of them.
people-messages-ends =
    { $all ->
        [yes] { $count ->
            [one] Le message n'indique pas de date limite, car aucune n'est fixée.
           *[other] Les messages n'indiquent pas de date limite, car aucune n'est fixée.
        }
       *[no] { $count ->
            [one] L'un des messages n'indique pas de date limite, car aucune n'est fixée.
           *[other] { $count } des messages n'indiquent pas de date limite, car aucune n'est fixée.
        }
    }

# Opens the choice of an end date for these.
people-messages-end =
    { $count ->
        [one] Fixer une date limite
       *[other] Fixer { $count } dates limites
    }

people-cancel-detail =
    { $count ->
        [one] Le lien pour { $names } cesse de fonctionner, et les réponses déjà données sont perdues.
       *[other] Les liens pour { $names } cessent de fonctionner, et les réponses déjà données sont perdues.
    }

people-cancel-go =
    { $count ->
        [one] Retirer l'invitation
       *[other] Retirer { $count } invitations
    }

people-again-detail =
    { $count ->
        [one] { $names } reçoit un nouveau lien. Rien n'est envoyé : vous le copiez à l'étape suivante.
       *[other] { $count } personnes reçoivent chacune un nouveau lien : { $names }. Rien n'est envoyé : vous copiez les liens à l'étape suivante.
    }

people-again-go =
    { $count ->
        [one] Créer le lien
       *[other] Créer { $count } liens
    }

people-invited =
    { $count ->
        [one] Le nouveau lien est prêt.
       *[other] { $count } nouveaux liens sont prêts.
    }

people-all-invited = Dans cette équipe, tout le monde a un profil ou une invitation.

## A name corrected, two entries merged, people deleted.

people-name = Nom

people-email = Adresse e-mail

people-save = Enregistrer

people-field-wrong =
    { $field ->
        [email] Ce n'est pas une adresse e-mail. Le format est name@example.org.
       *[name] Saisissez le nom de la personne.
    }

people-delete-title =
    { $count ->
        [one] Supprimer cette personne ?
       *[other] Supprimer { $count } personnes ?
    }

people-delete-detail =
    { $count ->
        [one] Ses questionnaires, ses réponses, son profil et sa place dans chaque équipe sont supprimés, ainsi que tout rapport sur cette personne. C'est définitif.
       *[other] Leurs questionnaires, leurs réponses, leurs profils et leurs places dans chaque équipe sont supprimés, ainsi que tout rapport sur ces personnes. C'est définitif.
    }

people-delete-stays = Le journal des consultations de résultats garde ses entrées, qui ne contiennent aucun nom. Les fichiers téléchargés, les événements déjà envoyés à d'autres systèmes et les sauvegardes gardent leur contenu. Si vous voulez une copie, exportez d'abord.

people-delete-keep = Garder

people-delete-go =
    { $count ->
        [one] Supprimer cette personne
       *[other] Supprimer { $count } personnes
    }

people-deleted =
    { $count ->
        [one] { $count } personne supprimée
       *[other] { $count } personnes supprimées
    }

# A button below the list that opens the dialog to merge two entries, whose names are nearly the same.
people-alike = { $one } et { $other } : la même personne ?

people-merge-detail = Si ces deux entrées sont la même personne, l'une reste et reprend les questionnaires, les profils et les équipes de l'autre.

people-merge-other = Autre entrée

people-merge-choose = Choisir une personne

people-merge-nobody = Il n'y a pas d'autre entrée à fusionner avec celle-ci.

people-merge-newest = Les { $count } personnes les plus récentes. Pour fusionner avec une entrée plus ancienne, cochez les deux sous Personnes.

people-merge-keep = Garder

people-merge-fate =
    { $fate ->
        [kept] Reste
       *[goes] Se fond dans l'autre
    }

people-merge-sample = L'une des deux personnes est fictive et vient de l'entreprise d'exemple : la fusion est impossible. Supprimez plutôt la personne fictive, ou retirez l'entreprise d'exemple.

people-merge-keeps = L'entrée qui reste garde son nom, et son adresse e-mail si elle en a une. Si les deux entrées diffèrent sur qui peut voir les résultats, le réglage le plus strict l'emporte. Si les deux ont un profil, le plus récent s'affiche, et l'autre reste dans l'historique. Les liens de la personne fonctionnent toujours, sauf si vous en retirez un ici. C'est définitif.

# Where both entries have an open invitation.
people-merge-open = Les deux entrées ont une invitation en attente. Une seule suffit.

# $invitation names the entry, and how long the invitation has waited and until when it works.
people-merge-stays = Reste : { $invitation }

# A tick box, ticked at first where no one has started to answer.
people-merge-cancels =
    { $state ->
        [started] Retirer celle-ci, avec les réponses déjà données : { $invitation }
       *[created] Retirer celle-ci, et son lien cesse de fonctionner : { $invitation }
    }

people-merge-left =
    { $count ->
        [one] Une invitation que vous vouliez retirer est encore en attente. Voyez sous Questionnaires.
       *[other] { $count } invitations que vous vouliez retirer sont encore en attente. Voyez sous Questionnaires.
    }

people-merge-go = Fusionner

people-merged = Deux entrées fusionnées

people-no-email = pas d'adresse e-mail

people-added-on = ajout le { $day }
