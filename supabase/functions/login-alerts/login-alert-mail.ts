import { SERVER_TEXTS } from "../../../app/locale/server-texts.ts";
import { defaultLocale, type Language, languageTag } from "../../../domain/locale/locales.ts";
import { deviceName } from "../../../domain/push/device-name.ts";
import { orNull } from "../../../domain/stored-row.ts";
import type { Mail, WritingDeps } from "../_shared/deps.ts";
import { renderMail } from "../_shared/mail/mail-layout.ts";

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
  const words = SERVER_TEXTS[alert.language].loginAlert;
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
