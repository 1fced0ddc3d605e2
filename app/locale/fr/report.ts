export const report = {
  title: "Rapport pour le médecin",
  titleOf: "Rapport pour le médecin : {{name}}",
  titleNameless: "Rapport pour le médecin",
  lead: "Ce qui a été noté pendant une période, sur des feuilles à donner au médecin.",
  period: "Du {{from}} au {{to}}",
  written:
    "Écrit le {{moment}} d’après ce qui est noté dans Trousse. Ce qui n’est pas écrit ici n’est pas connu.",
  page: "Page {{page}} sur {{pages}}",
  fileName: "rapport-{{from}}-{{to}}.pdf",
  notGiven: "non renseigné",
  choose: {
    title: "Période",
    days: {
      "7": "7 jours",
      "30": "30 jours",
      "90": "90 jours",
      dates: "Autres dates",
    },
    from: "Premier jour",
    to: "Dernier jour",
    wrong: {
      "not-a-day": "Indiquez un jour.",
      "in-the-future": "Ce jour n’est pas encore passé.",
      "before-start": "Le dernier jour vient avant le premier.",
      "too-long": "Choisissez un an au plus.",
    },
  },
  file: {
    make: "Enregistrer en PDF",
    made: "PDF enregistré",
    failed: "Le PDF n’a pas pu être fait. {{failure}}",
    limit: {
      left: "Fichiers PDF que votre compte peut encore faire ce mois-ci : {{left, number}} sur {{most, number}}.",
      refused_one:
        "Le PDF n’a pas été enregistré : la personne qui gère Trousse limite votre compte à {{count, number}} fichier par mois. Fichiers déjà faits ce mois-ci : {{used, number}}. Vous pourrez en faire à nouveau le {{date}}. Le rapport reste sur cette page, et vous pouvez l’imprimer.",
      refused_other:
        "Le PDF n’a pas été enregistré : la personne qui gère Trousse limite votre compte à {{count, number}} fichiers par mois. Fichiers déjà faits ce mois-ci : {{used, number}}. Vous pourrez en faire à nouveau le {{date}}. Le rapport reste sur cette page, et vous pouvez l’imprimer.",
      uncounted:
        "Le PDF n’a pas été enregistré : le nombre de fichiers de votre compte est limité, et celui-ci n’a pas pu être compté. Le rapport reste sur cette page, et vous pouvez l’imprimer. {{failure}}",
    },
  },
  person: {
    title: "Personne",
    born: "Date de naissance",
    bornAge: "{{born}} ({{age}})",
    weight: "Poids",
    weightOn: "{{weight}}, le {{date}}",
    weightUndated: "{{weight}}, date inconnue",
    allergies: "Allergies",
    conditions: "États de santé",
    doctor: "Médecin traitant",
  },
  treatments: {
    title: "Traitements",
    none: "Aucun traitement avec des horaires n’est noté.",
    hours: "Dose et horaires",
    hoursUnknown: "non renseigné",
    last: "Dernière prise notée",
    ended: "Terminés ou arrêtés pendant cette période :",
  },
  planned: { title: "Prises prévues" },
  doses: {
    title: "Prises à la demande ou hors horaires",
    recorded_one: "En tout, {{count, number}} prise notée pendant cette période, prévue ou non.",
    recorded_other:
      "En tout, {{count, number}} prises notées pendant cette période, prévues ou non.",
    none: "Aucune prise notée en dehors des prises prévues.",
    ofDeleted_one:
      "{{count, number}} prise vient d’une boîte supprimée depuis : on ne sait plus si elle était prévue.",
    ofDeleted_other:
      "{{count, number}} prises viennent de boîtes supprimées depuis : on ne sait plus si elles étaient prévues.",
    unreadable_one: "{{count, number}} prise est illisible et n’est pas comptée ici.",
    unreadable_other: "{{count, number}} prises sont illisibles et ne sont pas comptées ici.",
    total_one: "{{product}} : {{count, number}} prise, le {{moment}}.",
    total_other: "{{product}} : {{count, number}} prises, la dernière le {{moment}}.",
  },
  temperatures: {
    title: "Températures",
    none: "Aucune température notée.",
    range_one: "{{count, number}} relevé : {{highest}}.",
    range_other: "{{count, number}} relevés, de {{lowest}} à {{highest}}.",
  },
  weights: { title: "Poids notés", none: "Aucun poids noté pendant cette période." },
  notes: {
    title: "Maladies, symptômes et remarques",
    none: "Aucun symptôme et aucune remarque notés.",
    illness: "Maladie du {{from}} au {{to}}.",
    illnessSince: "Maladie en cours depuis le {{from}}.",
    cut: "Des relevés plus anciens que les 1000 derniers peuvent manquer.",
  },
  column: {
    moment: "Date et heure",
    day: "Date",
    medicine: "Médicament",
    quantity: "Quantité",
    giver: "Donné par",
    reason: "Motif ou remarque",
    temperature: "Température",
    author: "Noté par",
    weight: "Poids",
    noted: "Noté",
  },
} as const;
