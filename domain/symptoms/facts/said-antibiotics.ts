import { fold } from "../../locale/fold.ts";
import { isAntibiotic, namesIn, wordsOf } from "../../medicines/molecules/molecule.ts";
import { withoutCorrections } from "./corrections.ts";
import { isDenying, partsOfSpeech } from "./said-parts.ts";
import { isPast } from "./said-past.ts";
import { withoutOthers } from "./somebody-else.ts";

/** `antibios`, `abx`, and short or local names that the list of medicines does not have. */
const ANTIBIOTIC =
  /^(?:antibi\p{L}*|abx|atb|amox|amoxi|clamoxyl|pyostacine|pristinamycine|rodogyl|birodogyl|zpa[ck]k?|orelox|oroken|monuril|fosfomyci?n[ea]?|furadantine|macrobid|keflex|cephalexin|flagyl|clavulin|amoclav)$/u;
/** In words before it. */
const DENIED_WITHIN = 3;
const ALLERGY = /^(?:allerg|alergi|intoleran)/u;
/** Nobody has it yet who asks for it: `ai-je besoin d'antibiotiques`, `should I ask for antibiotics`. */
const ASKED =
  /(?:^| )(?:besoin|faut il|dois je|puis je|need|needs|should i|should we|can i|could i|necesito|necesita|debo|puedo|hace falta|hacen falta)(?= |$)/u;

/**
 * Whether a text says that an antibiotic is or was taken: leaflets of loperamide leave out diarrhoea "during or after" one,
 * and say of no day when that ends. Of years ago it is not.
 */
export function speaksOfAntibiotic(text: string): boolean {
  return partsOfSpeech(withoutOthers(withoutCorrections(text))).some((part) => {
    if (isPast(part)) return false;
    const words = wordsOf(part);
    const named = namesIn(part).flatMap(({ molecules, from }) =>
      molecules.some(isAntibiotic) ? from : [],
    );
    const places = [
      ...named,
      ...words.flatMap((word, at) => (isCalledSo(word, words[at + 1]) ? at : [])),
    ];
    return places.some((at) => isMeant(words.slice(0, at), words.slice(at + 1)));
  });
}

const isCalledSo = (word: string, next = "") =>
  ANTIBIOTIC.test(fold(word)) || (word === "z" && /^pa[ck]k?$/u.test(next));

function isMeant(before: readonly string[], after: readonly string[]): boolean {
  const near = before.slice(-DENIED_WITHIN);
  const isDenied = near.some(isDenying) && !before.some((word) => EXCEPT.has(word));
  const isAllergy = [...before.slice(-4), ...after.slice(0, 1)].some((word) => ALLERGY.test(word));
  return !isDenied && !isAllergy && !ASKED.test(before.join(" "));
}

/** `rien d'autre que l'augmentin`. */
const EXCEPT: ReadonlySet<string> = new Set("sauf part que except excepto salvo".split(" "));
