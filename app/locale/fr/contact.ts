export const contact = {
  title: "Contactez-nous",
  description: "Une question, une idée, un problème ? Écrivez-nous, nous répondons par e-mail.",
  caution:
    "Ne confiez pas d’information de santé à ce formulaire. En cas d’urgence, appelez les secours.",
  fullName: "Nom complet",
  subject: "Sujet",
  message: "Message",
  submit: "Envoyer le message",
  sending: "Envoi en cours...",
  done: "Votre message est parti.",
  doneHelp: "La réponse viendra à {{email}}.",
  another: "Écrire un autre message",
  failed: "Votre message n’est pas parti. Réessayez.",
  tooMany_one: "Trop de messages. Réessayez dans {{count}} minute.",
  tooMany_other: "Trop de messages. Réessayez dans {{count}} minutes.",
  captchaRefused:
    "La vérification n’a pas été acceptée. Elle recommence : envoyez ensuite de nouveau.",
  required: {
    fullName: "Le nom est obligatoire",
    subject: "Le sujet est obligatoire",
    message: "Le message est obligatoire",
  },
  tooLong_one: "{{count}} caractère au plus",
  tooLong_other: "{{count}} caractères au plus",
  noscript: "Ce formulaire a besoin de JavaScript, qui est désactivé dans ce navigateur.",
  writeTo: "Vous pouvez écrire à :",
} as const;
