import { fold } from "../../locale/fold.ts";
import { wordsOf } from "../../medicines/molecules/molecule.ts";
import { type ParsedAllergy, parseAllergy } from "../../medicines/molecules/molecule-allergy.ts";
import { OTHER_ANTIHISTAMINES } from "../rules/condition-rules.ts";
import { isDenying, partsOfSpeech } from "./said-parts.ts";

const ALLERGY = /^(?:allergi\p{L}*|allergy|alergi\p{L}*|intoleran\p{L}*)$/u;
/** `allergique à la pénicilline et au paracétamol`. */
const JOINING: ReadonlySet<string> = new Set(
  "a au aux la le les l d de du des et ou to the and or al los las el y o".split(" "),
);
/** `ibuprofen allergy`. */
const BEFORE = 1;
const DENIED_WITHIN = 3;

/** The allergies to medicines that words name and do not deny: what no rule can read is none of them. */
export function saidAllergies(text: string): ParsedAllergy[] {
  const found = partsOfSpeech(text).flatMap((part) => {
    const words = wordsOf(part);
    return words.flatMap((word, at): ParsedAllergy[] => {
      if (!ALLERGY.test(word)) return [];
      const before = words.slice(Math.max(0, at - DENIED_WITHIN), at);
      if (before.some(isDenying)) return [];
      const isJoined = JOINING.has(words[at + 1] ?? "");
      return [...namedFirst(words.slice(at + 1)), ...before.slice(-BEFORE).flatMap(known)].filter(
        (allergy) => isJoined || !isAgainstAllergies(allergy),
      );
    });
  });
  return [...new Map(found.map((each) => [fold(each.typed), each])).values()];
}

/** Those that stand first; one other word, and what follows it is no longer what the allergy is to. */
function namedFirst(words: readonly string[]): ParsedAllergy[] {
  const named: ParsedAllergy[] = [];
  for (const word of words.filter((each) => !JOINING.has(each))) {
    const [allergy] = known(word);
    if (!allergy) break;
    named.push(allergy);
  }
  return named;
}

function known(word: string): ParsedAllergy[] {
  const allergy = parseAllergy(word);
  return allergy.substances.size > 0 ? [allergy] : [];
}

/** `allergy loratadine` asks for one. */
const isAgainstAllergies = ({ substances }: ParsedAllergy) =>
  OTHER_ANTIHISTAMINES.some((each) => substances.has(each));
