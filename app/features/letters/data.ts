import type { Backend } from "#app/client/database/backend.ts";
import { AppError } from "#app/client/errors/failure.ts";
import { callFunction } from "#app/client/functions/call-function.ts";
import { isMailKind, type MailKind } from "#domain/mail-kind.ts";

/**
 * Ends the letters of one kind for whom a link in one of them was written, signed in or not.
 * @returns the kind, or null for a link that ends nothing
 * @throws AppError when nobody answered, or something broke
 */
export async function unsubscribe(backend: Backend, token: string): Promise<MailKind | null> {
  const answer = await callFunction(backend, "unsubscribe", { token });
  if (answer.status === 403) return null;
  const { kind } = (await answer.json().catch(() => ({}))) as { kind?: unknown };
  if (!isMailKind(kind)) throw new AppError("unexpected");
  return kind;
}
