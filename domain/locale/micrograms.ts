/** Behind a number, in folded text: both code points of the letter, and the words of three languages. */
const SPELLINGS = /(\d ?)(?:[µμ]g|mcg|ug|micro ?gram(?:me|o)?s?)(?!\p{L})/gu;
/** The first letters of one, while it is being typed. */
const BEGUN = /(\d ?)(?:[µμ]|mc)$/u;

/** Folded text in which micrograms have one spelling, that of the official lists. Applied twice it changes nothing more. */
export function writeMicrograms(folded: string): string {
  return folded.replace(SPELLINGS, "$1microgrammes").replace(BEGUN, "$1micro");
}
