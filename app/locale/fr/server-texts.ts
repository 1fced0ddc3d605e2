import { INVITATION_DAYS } from "../../../domain/sharing/invitation.ts";
import type { ServerTexts } from "../server-catalog.ts";

export const serverTexts: ServerTexts = {
  colon: " :",
  calendar: {
    name: (person) => (person === null ? "Trousse" : `Trousse : ${person}`),
    dose: ({ person, medicine }) => {
      if (person === null) return medicine ?? "Prise prévue";
      return `${person} : ${medicine ?? "prise prévue"}`;
    },
  },
  notifications: {
    titles: {
      reminder: ["C’est l’heure de votre prise", "C’est l’heure de vos prises"],
      later: ["Rappel : votre prise vous attend", "Rappel : vos prises vous attendent"],
      escalation: ["Une prise n’a pas été confirmée", "Des prises n’ont pas été confirmées"],
      duplicate: ["Une dose notée deux fois ?", "Des doses notées deux fois ?"],
      renewal: ["Une ordonnance se termine bientôt", "Des ordonnances se terminent bientôt"],
      test: ["Trousse peut vous prévenir ici", "Trousse peut vous prévenir ici"],
    },
    early: (minutes, doses) =>
      `${doses > 1 ? "Vos prises sont" : "Votre prise est"} dans ${minutes} ${minutes > 1 ? "minutes" : "minute"}`,
    duplicate: ({ giver, time, medicine, person }) =>
      `${giver} a noté une dose${medicine === null ? "" : ` de ${medicine}`} à ${time}${person === null ? "" : ` pour ${person}`}. Est-ce la même que la vôtre ? Les deux comptent jusqu’à votre réponse.`,
    prescription: ({ person, prescriber, until }) =>
      `${person === null ? "Ordonnance" : `${person} : ordonnance`}${prescriber === null ? "" : ` de ${prescriber},`} valable jusqu’au ${until} inclus`,
    take: ["Pris", "Tout pris"],
    later: "Plus tard",
    skip: "Passer",
    waiting: "Votre réponse partira dès que la connexion reviendra.",
    refused: "Votre réponse n’a pas été enregistrée. Ouvrez Trousse pour vérifier.",
    asked: "Rien n’est noté : une prise l’était déjà. Ouvrez Trousse pour dire si c’est la même.",
    answered: "Déjà noté sur cet appareil.",
    more: (count) => (count === 1 ? "et une autre" : `et ${count} autres`),
    nameless: "Profil sans nom",
    tested: "C’était un essai : vos rappels s’afficheront comme ce message.",
  },
  reminderMail: {
    hello: "Bonjour,",
    button: "Voir les prises du jour",
    prescriptionButton: ["Voir l’ordonnance", "Voir les ordonnances"],
    intro: {
      reminder: "Voici ce qui est prévu :",
      escalation: "Personne n’a encore confirmé ce qui était prévu :",
      duplicate: "Deux doses ont été notées, peut-être pour une seule :",
      renewal: "À renouveler, si le traitement continue :",
    },
    after: {
      reminder: "Déjà pris ? Notez-le dans Trousse : ce rappel s’arrête.",
      escalation:
        "La prise a peut-être eu lieu sans être notée : le plus sûr est de poser la question à la personne.",
      duplicate:
        "Ouvrez Trousse pour répondre. Si ce sont deux doses, lisez la notice et demandez conseil à un pharmacien ou au centre antipoison.",
      renewal:
        "Prenez rendez-vous, ou indiquez dans Trousse qu’il n’y a rien à renouveler. Ce message ne part qu’une fois pour chaque date de fin.",
    },
    why: {
      reminders:
        "Vous recevez ce message parce que les rappels par e-mail sont activés dans vos préférences.",
      escalations:
        "Vous recevez ce message parce que vous pouvez noter les prises de ce profil : son propriétaire souhaite que vous soyez prévenu, ou l’envoi des rappels a échoué.",
      renewals:
        "Vous recevez ce message parce que vous tenez l’armoire de cette personne, et que les e-mails sur les ordonnances sont activés dans vos préférences.",
    },
    unsubscribe: "Ne plus recevoir ces e-mails",
  },
  report: {
    subject: (from, to) => `Votre semaine, du ${from} au ${to}`,
    hello: "Bonjour,",
    doses: "Les prises de la semaine :",
    noDoses: "Aucune prise n’était prévue cette semaine.",
    boxes: "À regarder dans l’armoire à pharmacie :",
    you: "Vous",
    nameless: "Profil sans nom",
    planned: (count) => (count > 1 ? `${count} prises prévues` : `${count} prise prévue`),
    taken: (count) => (count > 1 ? `${count} confirmées` : `${count} confirmée`),
    byOthers: (given) =>
      `dont ${given.map(({ count, giver }) => `${count} par ${giver}`).join(", ")}`,
    givers: {
      helper: (name) => `${name}, par le lien d’une fiche de garde`,
      nameless: "une personne sans nom",
      unknown: "un compte supprimé ou inconnu",
    },
    skipped: (count) => (count > 1 ? `${count} passées exprès` : `${count} passée exprès`),
    missed: (count) => `${count} sans réponse`,
    stock: { low: "stock faible", out: "épuisé" },
    expiry: {
      expired: (date) => `périmé depuis le ${date}`,
      soon: (date) => `à utiliser avant la fin du ${date}`,
    },
    counted: (count) => (count > 1 ? `${count} boîtes à vérifier` : `${count} boîte à vérifier`),
    unreadable: (count) =>
      count > 1
        ? `${count} boîtes illisibles, à corriger dans l’inventaire`
        : `${count} boîte illisible, à corriger dans l’inventaire`,
    button: "Ouvrir Trousse",
    note: "Une prise sans réponse n’est pas forcément une prise oubliée : elle n’a pas été notée.",
    why: "Vous recevez ce rapport chaque lundi parce qu’il est activé dans vos préférences.",
    unsubscribe: "Ne plus recevoir ce rapport",
  },
  invitation: {
    hello: "Bonjour,",
    somebody: "Quelqu’un",
    subject: (inviter) => `${inviter} vous invite sur Trousse`,
    intro: (inviter) =>
      `${inviter} souhaite partager avec vous un profil de Trousse, l’armoire à pharmacie familiale.`,
    level: (permission) => `Droit proposé : ${permission}.`,
    permissions: {
      view: "Lecture",
      edit: "Modification",
      manage: "Gestion",
    },
    button: "Voir l’invitation",
    how: `Pour l’accepter, connectez-vous avec cette adresse, ou créez un compte avec elle : personne d’autre ne le peut, même avec ce lien. L’invitation est valable ${INVITATION_DAYS} jours.`,
    stranger:
      "Vous ne connaissez pas cette personne ? Ignorez ce message : rien n’est partagé sans votre accord.",
  },
  loginAlert: {
    subject: "Nouvelle connexion à votre compte Trousse",
    hello: "Bonjour,",
    intro: "Votre compte vient d’être ouvert sur un appareil encore jamais vu.",
    device: (name) => `Appareil : ${name}`,
    moment: (when) => `Moment : ${when}`,
    fine: "Si c’était vous, il n’y a rien à faire.",
    strange:
      "Si ce n’était pas vous, ouvrez vos paramètres : mettez fin à cette session, puis changez votre mot de passe.",
    button: "Voir mes sessions",
    why: "Vous pouvez désactiver ces messages dans les paramètres, à la rubrique Sécurité.",
  },
  contact: {
    intro: "a écrit par la page de contact :",
    answer: "Répondez à ce message pour lui écrire.",
  },
  accountMails: {
    hello: "Bonjour",
    helloEnd: ",",
    confirmation: {
      subject: "Confirmez votre adresse pour ouvrir Trousse",
      intro:
        "Un compte Trousse vient d’être créé avec cette adresse. Pour l’ouvrir, confirmez sur la page que voici.",
      button: "Confirmer mon adresse",
      after:
        "Ce lien fonctionne une seule fois, pendant une heure. Passé ce délai, vous pouvez en demander un autre depuis la page de connexion.",
      footnote:
        "Vous n’avez rien demandé ? Ignorez ce message : sans confirmation, le compte ne s’ouvre pas.",
    },
    recovery: {
      subject: "Choisissez un nouveau mot de passe",
      intro: "Vous avez demandé à choisir un nouveau mot de passe pour votre compte Trousse.",
      button: "Choisir un nouveau mot de passe",
      after: "Ce lien fonctionne une seule fois, pendant une heure.",
      footnote: "Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe reste le même.",
    },
    email_change: {
      subject: "Confirmez votre changement d’adresse",
      intro:
        "Vous avez demandé à remplacer l’adresse {{email}} de votre compte Trousse par {{newEmail}}. Nous écrivons aux deux adresses ; le changement se fait quand les deux l’ont confirmé.",
      button: "Confirmer le changement",
      after: "Ce lien fonctionne une seule fois, pendant une heure.",
      footnote:
        "Vous n’avez rien demandé ? Ne confirmez pas, et changez votre mot de passe : quelqu’un est peut-être entré dans votre compte.",
    },
    existing_account: {
      subject: "Vous avez déjà un compte Trousse",
      intro:
        "Quelqu’un, sans doute vous, a voulu créer un compte Trousse avec cette adresse. Vous en avez déjà un : rien n’a changé, et vous pouvez vous connecter.",
      button: "Me connecter",
      after: "Mot de passe oublié ? La page de connexion permet d’en choisir un nouveau.",
      footnote: "Vous n’avez rien demandé ? Il n’y a rien à faire.",
    },
  },
  unavailable: {
    overloaded: {
      title: "Beaucoup de monde en ce moment",
      body: "Trousse répond d’abord à ceux qui attendent déjà. Rien de ce que vous avez enregistré n’est perdu. Réessayez dans quelques secondes.",
      retry: "Réessayer",
    },
    database: {
      title: "Trousse ne répond pas en ce moment",
      body: "Les données de Trousse ne sont pas accessibles pour l’instant. Rien de ce que vous avez enregistré n’est perdu. Réessayez dans quelques secondes. En cas d’urgence, appelez le 15 ou le 112.",
      retry: "Réessayer",
    },
  },
};
