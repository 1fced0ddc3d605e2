import { type Language, type Locale, languageOf } from "../../../domain/locale/locales.ts";
import { plainLine } from "../../../domain/plain-text.ts";
import { INVITATION_DAYS } from "../../../domain/sharing/invitation.ts";
import type { Permission } from "../../../domain/sharing/permission.ts";
import type { Mail } from "../_shared/deps.ts";
import { renderMail } from "../_shared/mail/mail-layout.ts";

interface Words {
  readonly hello: string;
  readonly somebody: string;
  readonly subject: (inviter: string) => string;
  readonly intro: (inviter: string) => string;
  readonly level: (permission: string) => string;
  readonly permissions: Readonly<Record<Permission, string>>;
  readonly button: string;
  readonly how: string;
  readonly stranger: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  fr: {
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
  en: {
    hello: "Hello,",
    somebody: "Somebody",
    subject: (inviter) => `${inviter} invites you to Trousse`,
    intro: (inviter) =>
      `${inviter} would like to share a profile with you on Trousse, the family medicine cabinet.`,
    level: (permission) => `Permission offered: ${permission}.`,
    permissions: {
      view: "View",
      edit: "Edit",
      manage: "Manage",
    },
    button: "See the invitation",
    how: `To accept it, sign in with this address, or create an account with it: nobody else can, even with this link. The invitation is good for ${INVITATION_DAYS} days.`,
    stranger:
      "You do not know this person? Ignore this message: nothing is shared unless you agree.",
  },
  es: {
    hello: "Hola:",
    somebody: "Alguien",
    subject: (inviter) => `${inviter} le invita a Trousse`,
    intro: (inviter) =>
      `${inviter} desea compartir con usted un perfil de Trousse, el botiquín familiar.`,
    level: (permission) => `Permiso propuesto: ${permission}.`,
    permissions: {
      view: "Lectura",
      edit: "Modificación",
      manage: "Gestión",
    },
    button: "Ver la invitación",
    how: `Para aceptarla, inicie sesión con esta dirección o cree una cuenta con ella: nadie más puede hacerlo, ni siquiera con este enlace. La invitación es válida durante ${INVITATION_DAYS} días.`,
    stranger:
      "¿No conoce a esta persona? Ignore este mensaje: nada se comparte sin su consentimiento.",
  },
};

export interface Invitation {
  readonly to: string;
  /** Null when their account has no name. */
  readonly inviter: string | null;
  readonly permission: Permission;
  /** The language of the person who invites, which the mail uses. */
  readonly locale: Locale;
  readonly link: string;
}

/**
 * The mail leaves out the profile's name and the note, which only the link shows: a mail stays in mailboxes for years, and
 * mails with a stranger's text are attractive to spammers.
 */
export function writeInvitationMail({ to, inviter, permission, locale, link }: Invitation): Mail {
  const language = languageOf(locale);
  const words = WORDS[language];
  const named = plainLine(inviter ?? "");
  const name = named !== "" && isPlainName(named) ? named : words.somebody;
  const summary = [words.intro(name), words.level(words.permissions[permission])].join(" ");
  return {
    to,
    subject: words.subject(name),
    ...renderMail({
      language,
      before: [words.hello, summary],
      button: { label: words.button, href: link },
      after: [words.how],
      footnotes: [words.stranger],
    }),
  };
}

/** Mail programs turn addresses into links, so a name that contains one could be an advertisement. */
function isPlainName(name: string): boolean {
  return !/[@/:]|\.\p{L}{2,}|www/iu.test(name);
}
