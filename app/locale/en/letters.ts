export const letters = {
  title: "Stop receiving these e-mails",
  body: "Press the button, and you will receive no more e-mails of this kind. Nothing else changes, and the notifications on your devices stay.",
  submit: "Stop receiving them",
  ended: {
    reminders: "You will receive no more dose reminders by e-mail.",
    escalations: "You will receive no more e-mails when a dose is not confirmed.",
    weekly: "You will receive the weekly report no more.",
    marketing: "You will receive no more news about the product.",
  },
  back: "You can turn them on again in your settings whenever you like.",
  unknown: "This link is not valid. You can also stop these e-mails in your settings.",
};
