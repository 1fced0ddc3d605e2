import { defaultLocale, type Language, languageTag } from "../../../domain/locale/locales.ts";
import { deviceName } from "../../../domain/push/device-name.ts";
import { orNull } from "../../../domain/stored-row.ts";
import type { Mail, WritingDeps } from "../_shared/deps.ts";
import { renderMail } from "../_shared/mail/mail-layout.ts";

interface Words {
  readonly subject: string;
  readonly hello: string;
  readonly intro: string;
  readonly device: (name: string) => string;
  readonly moment: (when: string) => string;
  readonly fine: string;
  readonly strange: string;
  readonly button: string;
  readonly why: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    subject: "Nouvelle connexion à votre compte Trousse",
    hello: "Bonjour,",
    intro: "Votre compte vient d’être ouvert sur un appareil qu’il n’avait encore jamais utilisé.",
    device: (name) => `Appareil : ${name}`,
    moment: (when) => `Moment : ${when}`,
    fine: "Si c’était vous, il n’y a rien à faire.",
    strange:
      "Si ce n’était pas vous, ouvrez vos paramètres : mettez fin à cette session, puis changez votre mot de passe.",
    button: "Voir mes sessions",
    why: "Vous pouvez désactiver ces messages dans les paramètres, à la rubrique Sécurité.",
  },
  en: {
    subject: "New sign-in to your Trousse account",
    hello: "Hello,",
    intro: "Your account has just been opened on a device that it had never used before.",
    device: (name) => `Device: ${name}`,
    moment: (when) => `Time: ${when}`,
    fine: "If it was you, there is nothing to do.",
    strange: "If it was not you, open your settings: end that session, then change your password.",
    button: "See my sessions",
    why: "You can turn these messages off in the settings, under Security.",
  },
  es: {
    subject: "Nuevo inicio de sesión en su cuenta de Trousse",
    hello: "Hola:",
    intro: "Su cuenta acaba de abrirse en un dispositivo que nunca había utilizado.",
    device: (name) => `Dispositivo: ${name}`,
    moment: (when) => `Momento: ${when}`,
    fine: "Si ha sido usted, no tiene que hacer nada.",
    strange:
      "Si no ha sido usted, abra los ajustes: cierre esa sesión y después cambie su contraseña.",
    button: "Ver mis sesiones",
    why: "Puede desactivar estos mensajes en los ajustes, en el apartado Seguridad.",
  },
};

export interface LoginAlert {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  readonly userAgent: string;
  /** Null where it cannot be read: the mail leaves it out. */
  readonly signedInAt: Date | null;
  /** IANA name of the time zone in which the time is shown. */
  readonly zone: string;
}

/** The location is left out: no address is stored, and a wrongly guessed town would frighten more than it helps. */
export function writeLoginAlertMail(alert: LoginAlert, { siteUrl }: WritingDeps): Mail {
  const words = WORDS[alert.language];
  const when = momentOf(alert);
  return {
    to: alert.email,
    subject: words.subject,
    messageId: `sign-in-${alert.id}`,
    ...renderMail({
      language: alert.language,
      before: [
        words.hello,
        words.intro,
        [words.device(deviceName(alert.userAgent)), ...(when === null ? [] : [words.moment(when)])],
        words.fine,
        words.strange,
      ],
      button: {
        label: words.button,
        href: `${siteUrl}/${defaultLocale(alert.language)}/settings#sessions`,
      },
      after: [],
      footnotes: [words.why],
    }),
  };
}

/** PostgreSQL knows time zones that JavaScript does not: for those the time is shown in UTC, and labelled so. */
function momentOf({ signedInAt, language, zone }: LoginAlert): string | null {
  if (signedInAt === null || Number.isNaN(signedInAt.getTime())) return null;
  const tag = languageTag(defaultLocale(language));
  const style = { dateStyle: "full", timeStyle: "short" } as const;
  const inZone = orNull(() => new Intl.DateTimeFormat(tag, { ...style, timeZone: zone }));
  if (inZone) return inZone.format(signedInAt);
  return `${new Intl.DateTimeFormat(tag, { ...style, timeZone: "UTC" }).format(signedInAt)} (UTC)`;
}
