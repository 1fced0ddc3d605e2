import type { Backend } from "../../client/backend.ts";
import { AppError } from "../../client/failure.ts";
import { callFunction } from "../../client/functions.ts";

/** Letters that can be ended each by itself. */
const LETTER_KINDS = ["reminders", "escalations", "weekly", "marketing"] as const;

export type LetterKind = (typeof LETTER_KINDS)[number];

/**
 * Ends the letters of one kind for whom a link in one of them was written, signed in or not.
 * @returns the kind, or null for a link that ends nothing
 * @throws AppError when nobody answered, or something broke
 */
export async function endLetters(backend: Backend, token: string): Promise<LetterKind | null> {
  const answer = await callFunction(backend, "unsubscribe", { token });
  if (answer.status === 403) return null;
  const { kind } = (await answer.json().catch(() => ({}))) as { kind?: unknown };
  const known = LETTER_KINDS.find((each) => each === kind);
  if (!known) throw new AppError("unexpected");
  return known;
}
