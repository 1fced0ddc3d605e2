export const letters = {
  title: "Ne plus recevoir ces e-mails",
  body: "Appuyez sur le bouton : vous ne recevrez plus les e-mails de ce type. Rien d’autre ne change, et les notifications de vos appareils restent.",
  submit: "Ne plus les recevoir",
  ended: {
    reminders: "Vous ne recevrez plus les rappels de prise par e-mail.",
    escalations: "Vous ne recevrez plus d’e-mail quand une prise n’est pas confirmée.",
    renewals: "Vous ne recevrez plus d’e-mail avant la fin d’une ordonnance.",
    weekly: "Vous ne recevrez plus le rapport de la semaine.",
    marketing: "Vous ne recevrez plus de nouvelles du produit.",
  },
  back: "Vous pouvez les remettre dans vos paramètres quand vous voulez.",
  unknown: "Ce lien n’est pas valable. Vos paramètres permettent aussi d’arrêter ces e-mails.",
  toSettings: "Ouvrir mes paramètres",
};
