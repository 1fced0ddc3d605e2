import { normalizeWording } from "./normalize-wording.ts";
import { phrase } from "./phrase.ts";
import { RED_FLAGS, type RedFlagId } from "./red-flag.ts";
import { RED_FLAG_PHRASES } from "./red-flag-phrases.ts";
import { WORD_LISTS } from "./word-lists.ts";
import { isYoungBabysFever } from "./young-baby.ts";

const PHRASES = RED_FLAGS.map((flag) => ({
  flag,
  phrases: RED_FLAG_PHRASES[flag].map((written) => phrase(written, WORD_LISTS)),
}));

/** The red flags that a text in any of the three languages speaks of, in the order of the table. */
export function redFlagsIn(text: string): RedFlagId[] {
  const said = normalizeWording(text);
  return PHRASES.filter(
    ({ flag, phrases }) =>
      phrases.some((isIn) => isIn(said)) || (flag === "baby_fever" && isYoungBabysFever(text)),
  ).map(({ flag }) => flag);
}
