import { type Checked, isLongerThan } from "../draft.ts";
import { WORDS_MAX } from "./illness-entry.ts";

/** A remark as typed. */
export interface NoteDraft {
  readonly words: string;
}

export type NoteWrong = "required" | "too-long";

/** Without the spaces around it. */
export function checkNote({
  words,
}: NoteDraft): Checked<NoteDraft, { readonly words?: NoteWrong }> {
  const text = words.trim();
  if (text === "") return { ok: false, wrong: { words: "required" } };
  if (isLongerThan(text, WORDS_MAX)) return { ok: false, wrong: { words: "too-long" } };
  return { ok: true, value: { words: text } };
}
