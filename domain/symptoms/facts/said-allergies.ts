import { fold } from "../../locale/fold.ts";
import { wordsOf } from "../../medicines/molecules/molecule.ts";
import { type ParsedAllergy, parseAllergy } from "../../medicines/molecules/molecule-allergy.ts";
import { isDenying, partsOfSpeech } from "./said-parts.ts";

const ALLERGY = /^(?:allergi\p{L}*|allergy|alergi\p{L}*|intoleran\p{L}*)$/u;
/** `allergique à la pénicilline et au paracétamol`. */
const AFTER = 8;
/** `ibuprofen allergy`. */
const BEFORE = 2;
const DENIED_WITHIN = 3;

/** The allergies to medicines that words name and do not deny: what no rule can read is none of them. */
export function saidAllergies(text: string): ParsedAllergy[] {
  const found = partsOfSpeech(text).flatMap((part) => {
    const words = wordsOf(part);
    return words.flatMap((word, at): ParsedAllergy[] => {
      if (!ALLERGY.test(word)) return [];
      const before = words.slice(Math.max(0, at - DENIED_WITHIN), at);
      if (before.some(isDenying)) return [];
      const near = [words.slice(at + 1, at + 1 + AFTER), before.slice(-BEFORE)];
      return near
        .flat()
        .map((each) => parseAllergy(each))
        .filter(({ substances }) => substances.size > 0);
    });
  });
  return [...new Map(found.map((each) => [fold(each.typed), each])).values()];
}
