import { type ContactDraft, checkContact } from "../../../domain/contact/contact-draft.ts";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "../../../domain/locale/locales.ts";
import { isUuid } from "../../../domain/uuid.ts";
import type { AttemptLimit, Deps } from "../_shared/deps.ts";
import { readTexts } from "../_shared/read-texts.ts";
import { refuse, refuseFailedCaptcha, refuseTooMany } from "../_shared/refusals.ts";
import { writeContactMail } from "./contact-mail.ts";

const FIELDS = [
  "id",
  "full_name",
  "email",
  "subject",
  "message",
  "language",
  "captcha_token",
] as const;

/** Limits messages from one network and from one address. */
const attemptLimitsFor = (network: string, email: string): AttemptLimit[] => [
  { name: "contact-from", who: network, attempts: 5, minutes: 60 },
  { name: "contact-by", who: email, attempts: 3, minutes: 60 },
];

/** Sends a visitor's message to the operator: it is stored first, so that a failing mail server cannot lose it. */
export async function contact(request: Request, deps: Deps): Promise<Response> {
  if (request.method !== "POST") return refuse(405, "method_not_allowed", "Use POST");
  const typed = await readTexts(request, FIELDS);
  if (!typed) return refuse(400, "bad_json", "Could not parse request body as JSON");
  const checked = checkContact({
    fullName: typed.full_name,
    email: typed.email,
    subject: typed.subject,
    message: typed.message,
    captchaToken: typed.captcha_token,
  });
  if (!checked.ok) {
    const { wrong } = checked;
    return refuse(400, "validation_failed", "The message is not complete", { wrong });
  }
  const { value: message } = checked;
  const language = isLanguage(typed.language) ? typed.language : DEFAULT_LANGUAGE;
  const unsolved = await refuseFailedCaptcha(deps, message.captchaToken, "contact");
  if (unsolved) return unsolved;
  const seconds = await deps.countAttempts(attemptLimitsFor(deps.network, message.email));
  if (seconds > 0) return refuseTooMany("messages", seconds);
  const isNew = await store(typed.id.toLowerCase(), { ...message, language }, deps);
  const to = isNew ? await recipient(language, deps) : undefined;
  if (to !== undefined) deps.sendMail(writeContactMail(message, { to, language }));
  return Response.json({ received: true }, { status: 201 });
}

/** Returns whether it came for the first time: a form whose response was lost sends the same id again. */
async function store(
  id: string,
  { fullName, email, subject, message, language }: ContactDraft & { language: Language },
  { asService }: Deps,
): Promise<boolean> {
  const added = await asService(
    `insert into public.contact_messages (id, full_name, email, subject, message, language)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
    [isUuid(id) ? id : crypto.randomUUID(), fullName, email, subject, message, language],
  );
  return added.length === 1;
}

/** Empty on an installation that has no admin yet and names no address. */
async function recipient(language: Language, { asService }: Deps): Promise<string | undefined> {
  const [row] = await asService<{ email: string | null }>(
    "select private.contact_recipient($1) as email",
    [language],
  );
  return row?.email ?? undefined;
}
