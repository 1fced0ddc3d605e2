import { SERVER_TEXTS } from "../../../app/locale/server-texts.ts";
import { type Locale, languageOf } from "../../../domain/locale/locales.ts";
import { plainLine } from "../../../domain/plain-text.ts";
import type { Permission } from "../../../domain/sharing/permission.ts";
import type { Mail } from "../_shared/deps.ts";
import { renderMail } from "../_shared/mail/mail-layout.ts";

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
  const words = SERVER_TEXTS[language].invitation;
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
