import { defaultLocale, type Language } from "../../../../domain/locale/locales.ts";
import type { MailKind } from "../../../../domain/mail-kind.ts";
import type { Mail, ServerDeps, WritingDeps } from "../deps.ts";
import type { Outcome, ReminderMessage } from "../reminder-message.ts";
import { doseLines, titleOf } from "../reminder-words.ts";
import { renderMail } from "./mail-layout.ts";
import { unsubscribeLinks } from "./unsubscribe-links.ts";

interface Phrases {
  readonly hello: string;
  readonly button: string;
  readonly intro: Readonly<Record<"reminder" | "escalation", string>>;
  readonly after: Readonly<Record<"reminder" | "escalation", string>>;
  readonly why: string;
  readonly whyOthers: string;
  readonly unsubscribe: string;
}

const PHRASES: Readonly<Record<Language, Phrases>> = {
  fr: {
    hello: "Bonjour,",
    button: "Voir les prises du jour",
    intro: {
      reminder: "Voici ce qui est prévu :",
      escalation: "Personne n’a encore confirmé ce qui était prévu :",
    },
    after: {
      reminder: "Déjà pris ? Notez-le dans Trousse : ce rappel s’arrête.",
      escalation:
        "La prise a peut-être eu lieu sans être notée : le plus sûr est de poser la question à la personne.",
    },
    why: "Vous recevez ce message parce que les rappels par e-mail sont activés dans vos préférences.",
    whyOthers:
      "Vous recevez ce message parce que vous aidez à tenir ce profil, et que son propriétaire souhaite que vous soyez prévenu.",
    unsubscribe: "Ne plus recevoir ces e-mails",
  },
  en: {
    hello: "Hello,",
    button: "See today’s doses",
    intro: {
      reminder: "This is what is planned:",
      escalation: "Nobody has confirmed yet what was planned:",
    },
    after: {
      reminder: "Taken already? Note it in Trousse, and this reminder stops.",
      escalation:
        "The dose may have been taken without being noted: the safest way is to ask the person.",
    },
    why: "You receive this message because reminders by e-mail are on in your preferences.",
    whyOthers:
      "You receive this message because you help to look after this profile, and its owner wants you to be told.",
    unsubscribe: "Stop receiving these e-mails",
  },
  es: {
    hello: "Hola:",
    button: "Ver las tomas de hoy",
    intro: {
      reminder: "Esto es lo previsto:",
      escalation: "Nadie ha confirmado todavía lo que estaba previsto:",
    },
    after: {
      reminder: "¿Ya lo ha tomado? Anótelo en Trousse y este recordatorio cesará.",
      escalation:
        "Puede que la toma se haya hecho sin anotarla: lo más seguro es preguntar a la persona.",
    },
    why: "Recibe este mensaje porque los recordatorios por correo están activados en sus preferencias.",
    whyOthers:
      "Recibe este mensaje porque ayuda a llevar este perfil y su propietario desea que se le avise.",
    unsubscribe: "Dejar de recibir estos correos",
  },
};

/** Sends a mail, unless its reader unsubscribed from mails of this kind. */
export async function sendByMail(message: ReminderMessage, deps: ServerDeps): Promise<Outcome> {
  const [row] = await deps.asService<{ wants: boolean | null }>(
    "select private.is_mail_enabled($1, $2) as wants",
    [message.recipient.id, kindOf(message)],
  );
  if (!row?.wants) return { kind: "no-subscription" };
  const result = await deps.deliverMail(writeReminderMail(message, deps));
  if (result.kind === "delivered") return { kind: "sent" };
  return { kind: result.kind === "retry" ? "unreachable" : "refused" };
}

/** @param message its id is in the Message-ID, so that a mailbox recognizes a second copy */
export function writeReminderMail(message: ReminderMessage, deps: WritingDeps): Mail {
  const { id, occasion, recipient, doses } = message;
  const { language, email } = recipient;
  const locale = defaultLocale(language);
  const phrases = PHRASES[language];
  const textKey = occasion === "escalation" ? "escalation" : "reminder";
  const { unsubscribeUrl, unsubscribePage } = unsubscribeLinks(
    recipient.id,
    kindOf(message),
    locale,
    deps,
  );
  return {
    to: email,
    subject: [titleOf(message), ...(doses[0] ? [doses[0].time] : [])].join(" · "),
    messageId: `dose-${id}`,
    unsubscribeUrl,
    ...renderMail({
      language,
      before: [
        phrases.hello,
        phrases.intro[textKey],
        ...(doses.length > 0 ? [doseLines(message)] : []),
      ],
      button: { label: phrases.button, href: `${deps.siteUrl}/${locale}/dashboard#today` },
      after: [phrases.after[textKey]],
      footnotes: [occasion === "escalation" ? phrases.whyOthers : phrases.why],
      unsubscribeLink: { label: phrases.unsubscribe, href: unsubscribePage },
    }),
  };
}

function kindOf({ occasion }: Pick<ReminderMessage, "occasion">): MailKind {
  return occasion === "escalation" ? "escalations" : "reminders";
}
