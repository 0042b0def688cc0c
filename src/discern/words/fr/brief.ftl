brief-ask-open = « Que voulons-nous avoir décidé en sortant d'ici ? »
