import { epochMs, type Instant } from "../../calendar/instant.ts";
import { fold } from "../../locale/fold.ts";
import type { Emergency } from "../guidance.ts";

/**
 * When the words that an emergency was recognized by were last noted in the illness log; null where somebody says them
 * now. Who asks about a cough has to know that a remark of the night speaks.
 */
export function notedMoment({
  words,
  chosen,
}: Pick<Emergency, "words" | "chosen">): Instant | null {
  const isSaidIn = (text: string) => words.some((word) => fold(text).includes(fold(word)));
  const said = chosen.filter(({ text }) => isSaidIn(text));
  const moments = (said.length > 0 ? said : chosen).map(({ notedAt }) => notedAt ?? null);
  const noted = moments.filter((moment) => moment !== null);
  if (noted.length < moments.length) return null;
  return noted.sort((one, other) => epochMs(other) - epochMs(one))[0] ?? null;
}
