import type { Backend } from "#app/client/database/backend.ts";
import { AppError } from "#app/client/errors/failure.ts";
import { callFunction } from "#app/client/functions/call-function.ts";
import type { ContactDraft } from "#domain/contact/contact-draft.ts";
import type { Language } from "#domain/locale/locales.ts";

/** What became of a message. `captcha-down`: nobody can check a proof right now. */
export type SendResult =
  | { kind: "sent" }
  | { kind: "captcha-refused" }
  | { kind: "captcha-down" }
  | { kind: "too-many"; minutes: number };

/**
 * Sends a message to the operator of the site.
 * @param id of the message, made by the form: one that is sent twice is kept once
 * @throws AppError when nobody answered, or something broke
 */
export async function sendMessage(
  backend: Backend,
  { fullName, email, subject, message, captchaToken }: ContactDraft,
  { id, language }: { id: string; language: Language },
): Promise<SendResult> {
  const answer = await callFunction(backend, "contact", {
    id,
    full_name: fullName,
    email,
    subject,
    message,
    language,
    captcha_token: captchaToken,
  });
  if (answer.ok) return { kind: "sent" };
  if (answer.status === 429) {
    const seconds = Number(answer.headers.get("retry-after"));
    return { kind: "too-many", minutes: Math.max(1, Math.ceil(seconds / 60)) };
  }
  const { code } = (await answer.json().catch(() => ({}))) as { code?: unknown };
  if (code !== "captcha_failed") throw new AppError("unexpected");
  return { kind: answer.status === 503 ? "captcha-down" : "captcha-refused" };
}
