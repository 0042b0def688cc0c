## Which service the pages use, and what its key may do.

settings-tab =
    { $tab ->
        [connection] Système
        [week] Pour vous
        [look] Apparence
        [mail] E-mail
        [access] Accès
        [data] Données
       *[measurement] Mesure
    }

# Names of what is in force, beside their values.
settings-fact =
    { $fact ->
        [service] Où se trouvent vos données
        [state] État
        [account] Compte
        [key] Clé
        [people] Personnes
        [assessments] Questionnaires
       *[teams] Équipes
    }

settings-service-here =
    { $place ->
        [here] Sur cet ordinateur
       *[server] Sur le serveur qui fait tourner cette application
    }

settings-answers = Connexion établie

# Where nobody else can open the app. A link to this page says “Let colleagues reach Discern”.
settings-reach = **Rendre Discern accessible aux collègues.** Discern ne tourne que sur cet ordinateur : ses liens ne s'ouvrent nulle part ailleurs. On peut répondre ici, une personne après l'autre : ouvrez chaque lien dans une fenêtre privée. Pour que les liens s'ouvrent partout, suivez le guide « Hosting » ou envoyez ce texte à votre service informatique :

# To somebody in IT: plain text, to copy.
settings-reach-message = Pouvez-vous installer Discern là où nos collègues peuvent l'ouvrir : sur un serveur, dans des conteneurs ou sur Streamlit Community Cloud ? Les commandes sont dans le guide « Hosting » (docs/hosting.md). Sur mon ordinateur, « discern backup FILE » sauvegarde mes données. Sur le serveur, « discern restore FILE » les restaure.

settings-chosen = Seulement pour cette session du navigateur, qui se termine quand vous fermez la page.

settings-go-back = Revenir au système configuré

settings-test = Vérifier la connexion

settings-check =
    { $check ->
        [assessments] Questionnaires
        [people] Personnes
        [teams] Équipes
       *[account] Compte et clé
    }

# $failure says why the service didn't answer.
settings-check-outcome =
    { $outcome ->
        [read] lecture possible
        [missing] ce système ne l'offre pas
        [forbidden] cette clé ne le permet pas
       *[failed] { $failure }
    }

settings-check-line = **{ $name }** : { $outcome } ({ $ms } ms)

## How a colleague gets access. "Access" is a page of the navigation.

settings-access-today =
    { $signs_in ->
        [yes] Ici, tout le monde se connecte, et les propriétaires décident sur la page **Accès** qui voit quoi.
       *[no] Personne ne se connecte encore ici. Ouvrir ces pages suffit donc pour voir tous les noms et tous les profils, sauf ceux réservés au coach. Pour montrer une seule équipe à une personne, mettez en place la connexion.
    }

settings-access-one-team = Donner accès à une seule équipe

settings-access-step =
    { $step ->
        [sign-in] La personne qui gère le serveur met en place la connexion avec Google, Microsoft ou un autre fournisseur, et vous inscrit comme propriétaire. La page **Accès** apparaît alors dans le menu.
        [give] Sur la page **Accès**, les propriétaires choisissent **Donner un accès** et saisissent l'adresse e-mail de connexion, le rôle **Manager** et l'équipe.
       *[use] Votre collègue ouvre l'adresse de cette application, se connecte et voit les profils de cette équipe, et des autres seulement ce qui est partagé avec tout le monde. Vous pouvez changer ou retirer l'accès à tout moment.
    }

settings-access-open = Ouvrir la page Accès

settings-access-operator = Comment mettre en place la connexion sur le serveur

settings-access-roles = Ce que permet chaque rôle

settings-access-column =
    { $column ->
        [role] Rôle
       *[may] Ce qu'il permet
    }

settings-access-participants = Pour répondre aux questions, pas besoin d'accès. Le lien suffit.

settings-other = Utiliser un autre système

settings-fixed = `DISCERN_BASE_URL` et `DISCERN_API_KEY` déterminent le système que cette application utilise.

settings-address = Adresse

settings-address-wrong = Adresse : { $rule }.

settings-key = Clé d'API

settings-scale = Échelle des scores

settings-scale-name =
    { $scale ->
        [percent] 0 à 100
        [percentiles] Centiles
        [segments] Segments 1 à 7
        [t-scores] Scores T
        [z-scores] Scores z
       *[unknown] Celle qu'indique le système
    }

settings-scale-detail = Seulement pour les systèmes qui n'indiquent pas l'étendue de leurs scores.

settings-connect = Connecter

settings-permanent = Garder ce réglage

settings-permanent-detail = Ajoutez ceci à `.streamlit/secrets.toml` à côté de l'application, ou définissez `DISCERN_BASE_URL` et `DISCERN_API_KEY` :

settings-account-none = Le système ne le dit pas

settings-key-lasts = valable jusqu'à sa révocation

settings-expires = valable jusqu'au { $day }

settings-scopes = Ce que permet la clé, pour le développement

settings-scope-column =
    { $column ->
        [allowed] Permis
        [what] Quoi
       *[scope] Autorisation
    }

settings-allowed =
    { $allowed ->
        [yes] oui
       *[no] non
    }

settings-scope =
    { $scope ->
        [assessments-read] voir les questionnaires et leur état
        [assessments-write] créer et retirer des questionnaires
        [candidates-read] voir les personnes
        [candidates-write] ajouter, modifier et supprimer des personnes
        [results-read] voir les profils
        [teams-read] voir les équipes et leur analyse
        [teams-write] créer et modifier des équipes
        [reports-read] lire les rapports
        [reports-write] demander des rapports
        [webhooks-read] voir les points d'accès des webhooks et les envois
        [webhooks-write] gérer les points d'accès des webhooks
        [events-read] lire les événements
        [evidence-read] voir les réponses derrière un constat
        [take] répondre au nom d'une personne, comme le font ses pages
        [act] faire ce que peut la personne connectée
       *[admin] faire tout ce qui ne figure pas ici
    }

## The bank that results are scored with.

settings-measurement = Mesure

settings-measurement-none = Ce système ne montre pas comment il mesure

# $bank is the questionnaire and its version; $since the day when an owner put it in use, or "none".
settings-measurement-bank =
    { $since ->
        [none] Les nouveaux scores reposent sur **{ $bank }**, la version fournie avec le questionnaire.
       *[other] Les nouveaux scores reposent sur **{ $bank }**, version mise en service par les propriétaires le { $since }.
    }

settings-measurement-basis =
    { $people ->
        [0] Le poids de chaque réponse est encore une estimation, et chaque profil tient compte de l'erreur possible.
        [one] Le poids de chaque réponse vient des réponses de { $people } personne.
       *[other] Le poids de chaque réponse vient des réponses de { $people } personnes.
    }

settings-measurement-change = Dès que 300 personnes ont répondu, la personne qui gère le serveur peut calibrer les affirmations avec leurs réponses. Le guide « Calibrating » (`docs/calibrating.md`) montre comment.

settings-levels = Comparer avec les autres personnes ici

settings-levels-about = Au départ, on estime avec quelle facilité chaque style est choisi. Dès que 30 personnes ont répondu, leurs réponses le montrent, et Discern peut en dire plus sur chaque personne.

# A choice of languages.
settings-levels-language = Langue des réponses

settings-levels-without = Ne pas compter les membres de ces équipes, d'essai par exemple

settings-levels-forbidden = La clé de l'application ne permet pas de voir cela.

settings-levels-few =
    { $people ->
        [0] Personne n'a encore répondu. Il en faut { $needed }.
        [one] { $people } personne a répondu. Il en faut { $needed }.
       *[other] { $people } personnes ont répondu. Il en faut { $needed }.
    }

# $reason is a clause without a full stop, in the service's words.
settings-levels-refused = { $people } personnes ont répondu, mais leurs réponses ne permettent pas de trancher : { $reason }.

settings-levels-found =
    { $changed ->
        [0] { $people } personnes ont répondu. Leurs réponses ne changeraient aucune des { $counted } phrases clés.
        [one] { $people } personnes ont répondu. Leurs réponses changeraient { $changed } phrase clé sur { $counted }.
       *[other] { $people } personnes ont répondu. Leurs réponses changeraient { $changed } phrases clés sur { $counted }.
    }

settings-levels-look = Voir ce qui changerait

settings-levels-column =
    { $column ->
        [person] Personne
        [before] Aujourd'hui
       *[after] Avec leurs réponses
    }

settings-levels-use = Utiliser leurs réponses

settings-levels-not-now = Rien ne change avant que vous appuyiez ici. Les anciens profils restent tels quels jusqu'à ce que vous les recalculiez.

settings-levels-used = Les réponses de { $people } personnes comptent désormais dans les scores.

settings-levels-again = Recalculer aussi les anciens profils

settings-levels-wait = Calcul des anciens profils…

settings-levels-done =
    { $count ->
        [0] Il ne restait aucun ancien profil à recalculer.
        [one] { $count } ancien profil recalculé.
       *[other] { $count } anciens profils recalculés.
    }

settings-appearance-detail = Les pages sont claires ou sombres, selon le réglage de votre appareil.

settings-samples = Entreprise d'exemple

## Drafts by a language model.

# $model is the name of a language model.
settings-drafting = Laisser { $model } proposer une introduction pour chaque rapport

settings-drafting-note = Seule la personne qui demande un rapport voit la proposition. Celle-ci n'entre dans le rapport que si cette personne l'accepte. Désactiver ce réglage supprime toutes les propositions non acceptées.

## Mail.

settings-mail-owners = Configurer l'e-mail est réservé aux propriétaires

# Where nobody signs in, and the browser doesn't hold the installation's secret; or somebody else than an owner looks.
settings-owners-detail = Ouvrez Discern à l'adresse secrète affichée au démarrage, ou adressez-vous aux propriétaires.

settings-key-owners = La clé de l'application ne le permet pas.

settings-mail-unknown = Ce système ne dit pas comment il envoie ses e-mails

# $host is the mail server in use.
settings-mail-state =
    { $state ->
        [environment] Les e-mails passent par **{ $host }**. Ce réglage est fait sur le serveur : vous ne pouvez pas le changer ici.
        [stored] Les e-mails passent par **{ $host }**. Vous envoyez les invitations d'un clic. Les rappels partent seuls, 3 jours et 1 jour avant la date limite.
        [unreadable] **Le mot de passe pour { $host } n'est plus lisible**, car le secret de Discern a changé. Aucun e-mail ne part avant que vous le saisissiez à nouveau.
       *[none] Aucun e-mail ne part encore. Avec votre serveur de messagerie, Discern peut envoyer les invitations, et des rappels 3 jours et 1 jour avant la date limite. Votre service informatique sait quoi saisir.
    }

settings-mail-unsealed = Un mot de passe ne peut pas encore être gardé ici en sécurité : plusieurs processus utilisent cette base de données sans secret commun. Demandez à la personne qui gère le serveur de définir `DISCERN_ACCESS_SECRET` pour tous, ou `DISCERN_SMTP_URL`. Un serveur de messagerie sans mot de passe fonctionne.

settings-mail-security = Chiffrement

settings-mail-security-name =
    { $security ->
        [starttls] STARTTLS
        [tls] TLS
       *[none] Aucun
    }

settings-mail-security-detail =
    { $security ->
        [starttls] Le plus courant, en général sur le port 587.
        [tls] En général sur le port 465.
       *[none] Seulement pour un serveur de messagerie sur cet ordinateur.
    }

settings-mail-host = Serveur de messagerie

settings-mail-host-example = smtp.example.org

settings-mail-port = Port

settings-mail-user = Identifiant (vide si inutile)

settings-mail-password = Mot de passe

# In the empty field.
settings-mail-password-kept = Enregistré. Laissez vide pour le garder.

settings-mail-password-detail = Il est enregistré chiffré et jamais réaffiché. Si vous changez le serveur, le port, le chiffrement ou l'identifiant, saisissez-le à nouveau.

settings-mail-password-again = Le serveur, le port, le chiffrement ou l'identifiant a changé : saisissez à nouveau le mot de passe.

settings-mail-sender = Adresse de l'expéditeur

settings-mail-sender-example = discern@example.org

settings-mail-sender-name = Nom de l'expéditeur

settings-mail-links = Adresse de Discern dans les liens

settings-mail-links-detail = Les liens des e-mails commencent par cette adresse. Les personnes que vous invitez doivent pouvoir l'ouvrir.

settings-mail-private = Le serveur de messagerie est sur notre propre réseau

settings-mail-private-detail = Sans cela, Discern se connecte seulement à des serveurs de messagerie sur l'internet public.

# $allowed: the box above is ticked.
settings-mail-place =
    { $allowed ->
        [yes] Discern ne se connecte pas aux serveurs de messagerie à cette adresse.
       *[no] Ce serveur de messagerie n'est pas sur l'internet public. Si c'est le vôtre, cochez « { settings-mail-private } ».
    }

settings-mail-save = Enregistrer

settings-mail-remove = Oublier le serveur

settings-mail-address = Votre adresse e-mail

settings-mail-test = Envoyer un e-mail d'essai

settings-mail-testing = Connexion au serveur de messagerie…

# $field is what is wrong.
settings-mail-wrong =
    { $field ->
        [host] Saisissez le nom du serveur de messagerie, comme smtp.example.org, sans smtp:// et sans port.
        [port] Saisissez un port, comme 587.
        [security] Choisissez le chiffrement de la connexion.
        [user] Saisissez l'identifiant qui va avec le mot de passe.
        [password] Saisissez le mot de passe sur une seule ligne.
        [sender] Saisissez l'adresse de l'expéditeur, comme discern@example.org, sans accents.
        [sender_name] Saisissez le nom de l'expéditeur sur une seule ligne.
        [app_url] Saisissez l'adresse à laquelle les autres ouvrent Discern. Elle commence par https:// ou http://, et n'est pas localhost.
       *[email] Saisissez une adresse e-mail, comme name@example.org.
    }

settings-mail-taken = Le serveur de messagerie a accepté l'e-mail. Vérifiez qu'il est arrivé, y compris dans les indésirables.

settings-mail-refused =
    { $reason ->
        [not_set_up] **L'e-mail n'a pas été envoyé.** Aucun serveur de messagerie n'est configuré.
        [private_address] **L'e-mail n'a pas été envoyé.** Le serveur de messagerie n'est pas sur l'internet public, et vous ne l'avez pas permis.
        [unreachable] **L'e-mail n'a pas été envoyé.** Aucun serveur de messagerie ne répond là. Vérifiez son nom et son port.
        [not_secure] **L'e-mail n'a pas été envoyé.** Le serveur n'offre pas le chiffrement choisi, ou son certificat n'est pas fiable. Essayez un autre chiffrement, ou le nom complet du serveur.
        [login_refused] **L'e-mail n'a pas été envoyé.** Le serveur de messagerie refuse l'identifiant ou le mot de passe. Certains fournisseurs exigent un mot de passe d'application.
        [postponed] **L'e-mail n'a pas été envoyé.** Le serveur de messagerie demande de réessayer plus tard.
        [sender_refused] **L'e-mail n'a pas été envoyé.** Le serveur de messagerie refuse l'adresse de l'expéditeur. Certains en exigent une qui appartient à l'identifiant saisi.
        [address_refused] **L'e-mail n'a pas été envoyé.** Le serveur de messagerie refuse votre adresse e-mail.
       *[message_refused] **L'e-mail n'a pas été envoyé.** Le serveur de messagerie refuse le message.
    }

## What a leader gets on Mondays, and their private calendar.

settings-week-owners = Seule la personne qui gère Discern ici peut régler cela

settings-week-unknown = Ce système n'envoie pas de message le lundi et n'a pas d'agenda

# Above links that choose the language of the pages.
settings-language = Langue

settings-week-message = Message du lundi

settings-week-about = Le lundi : les échanges de la semaine, avec une question pour commencer chacun, les engagements à échéance, une chose à essayer avec chaque équipe, et qui n'a pas encore répondu. Prénoms uniquement, et aucun message si la semaine n'a rien de tout cela.

# $place is an e-mail address, or the host of a webhook.
settings-week-state =
    { $way ->
        [mail] **Activé**, vers { $place }.
        [webhook] **Activé**, vers { $place }.
       *[off] **Désactivé**.
    } { $sent ->
        [yes] Dernier envoi le { $day }.
       *[no] { "" }
    }

# A heading that opens.
settings-week-preview = Ce qu'il dit de cette semaine

settings-week-preview-none = Rien cette semaine : aucun message ne partirait.

# Where nobody has said what the app's address is.
settings-week-unlinked = Les messages n'ont pas de lien pour répondre : personne n'a indiqué dans `DISCERN_APP_URL` l'adresse de Discern.

settings-week-way = Comment il arrive

settings-week-way-name =
    { $way ->
        [mail] Par e-mail
        [webhook] Slack ou Teams
       *[off] Désactivé
    }

settings-week-url = Adresse du webhook entrant

settings-week-url-detail = Dans Slack, ajoutez « Incoming Webhooks » et choisissez votre propre compte ou un canal privé. Dans Teams, utilisez le workflow « Send webhook alerts to a chat ». Quiconque est dans ce canal peut lire le message et répondre à votre place. L'adresse est enregistrée chiffrée et jamais réaffichée.

settings-week-wrong =
    { $field ->
        [email] Saisissez une adresse e-mail, comme kim@example.org.
       *[url] Saisissez l'adresse entière, qui commence par https://.
    }

settings-week-place = L'adresse doit mener à l'internet public et commencer par https://.

settings-week-refused =
    { $code ->
        [mail-missing] Aucun serveur de messagerie n'est encore configuré. Les propriétaires peuvent le faire sous **E-mail**.
        [address-missing] Vous vous connectez sans adresse e-mail confirmée par votre fournisseur : il n'y a donc pas d'adresse où écrire.
       *[secret-missing] Une adresse ne peut pas encore être gardée ici en sécurité : plusieurs processus utilisent cette base de données sans secret commun. Demandez à la personne qui gère le serveur de définir `DISCERN_ACCESS_SECRET` pour tous.
    }

# $detail is what the other side answered, in English.
settings-week-problem =
    { $problem ->
        [unsure] Le dernier message a été transmis, mais sans confirmation. Comme il a pu arriver, il n'est pas renvoyé.
        [hook_failed] Le dernier message n'a pas été accepté : { $detail }.
        [secret_unreadable] L'adresse n'est plus lisible, car le secret de Discern a changé. Saisissez-la à nouveau.
        [too_late] Le dernier message n'a pas pu partir avant mercredi : il a donc été laissé de côté.
        [not_set_up] Le dernier message n'a pas pu partir : aucun serveur de messagerie n'est configuré.
        [address_missing] Le dernier message n'a pas pu partir : vous n'avez pas d'adresse e-mail confirmée.
        [unreachable] Le dernier message n'a pas encore pu partir : le serveur de messagerie est injoignable.
       *[other] Le dernier message n'a pas pu partir : le serveur de messagerie l'a refusé.
    }

settings-calendar = Agenda

settings-calendar-about = Une adresse personnelle que lit votre agenda, avec vos échanges et les échéances de vos engagements.

settings-calendar-unserved = Il n'y a pas d'adresse d'agenda ici : ce serveur ne fournit que des pages. Sur la page d'un échange, vous pouvez enregistrer ses dates dans un fichier.

settings-calendar-state =
    { $active ->
        [yes]
            { $names ->
                [yes] Adresse créée le { $day }, **avec les noms** et le contenu des engagements.
               *[no] Adresse créée le { $day }, sans les noms.
            }
       *[no] Pas encore d'adresse.
    }

settings-calendar-names = Indiquer avec qui, ce qui est convenu et comment commencer le prochain échange

settings-calendar-names-detail = Un agenda se partage et s'affiche sur d'autres écrans. Sans cela, il indique « Échange » et « Engagement à échéance ».

settings-calendar-make =
    { $active ->
        [yes] Créer une nouvelle adresse
       *[no] Créer une adresse
    }

settings-calendar-once = Copiez-la maintenant : elle ne sera plus affichée. Avec elle, n'importe qui peut lire cet agenda, jusqu'à ce que vous en créiez une autre ou la supprimiez.

# Below an address on localhost.
settings-calendar-here = Seul un agenda sur cet ordinateur peut lire cette adresse. Sur la page d'un échange, vous pouvez enregistrer ses dates dans un fichier.

settings-calendar-end = La supprimer
