import { fold } from "../locale/fold.ts";

/**
 * What somebody wrote, as phrases are compared with it: folded words with one blank before each, without the small
 * words of the three languages, a comma where a clause ends, and `neg` where something is said not to be there.
 */
export function normalizeWording(text: string): string {
  const plain = ` ${fold(text).replace(/['’`´-]/gu, " ")} `
    .replace(CLAUSE_END, " , ")
    .replace(/[^\p{L}\p{N},]+/gu, " ");
  const words = REPLACEMENTS.reduce(
    (said, [pattern, plainly]) => said.replace(pattern, plainly),
    plain,
  );
  return ` ${words
    .split(" ")
    .filter((word) => word !== "" && !STOP_WORDS.has(word))
    .join(" ")} `;
}

const CLAUSE_END =
  /[.;:!?,()/\n]| (?:et|mais|puis|and|but|then|e|pero|ou|or|o|quand|when|cuando)(?= )| y(?= )(?! a )/gu;

const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/ nouveaux? nee?s?(?= )/gu, " newborn "],
  [/ (?:toute la famille|toda la familia|(?:the )?whole family)(?= )/gu, " everybody "],
  // English says "son" of a child, French and Spanish of other things.
  [/ (?:my|our|his|her|their) (?:little |baby |young )?(?:son|boy|girl)(?= )/gu, " child "],
  [
    / (?:can|ca|won|wo|don|doesn|didn|isn|aren|wasn|hasn|haven|couldn|wouldn)(?: t|n t)(?= )/gu,
    " not ",
  ],
  [/ (?:cannot|cant|wont|dont|doesnt|isnt|didnt|couldnt|hasnt|nt)(?= )/gu, " not "],
  [/ (?:ai|a|as|avons|avez|ont|avait|y a) pas(?: eu)?(?: de| d)?(?= )/gu, " neg "],
  [/ pas (?:de|d)(?= )/gu, " neg "],
  [/ jamais (?:eu )?(?:de|d)?(?= )/gu, " neg "],
  [/ no (?:hay|siento|siente)(?= )/gu, " neg "],
];

/** Words that say nothing a phrase asks for, and words that only make it stronger. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "le la les l un une des du de d au aux a à dans en sur mon ma mes ton ta tes son sa ses notre nos votre vos leur " +
    "leurs il elle on je j tu nous vous ils elles me m te t se s ne n qui que qu c ce cet cette ca est sont suis etait ai " +
    "as ont avons avez y tres vraiment tellement assez super hyper tout toute completement si aussi depuis " +
    "avec with con the an my his her our your their its in at of to this that which is are am was were be been has have had he she " +
    "they it i we you feel any will would does do did can could very really so quite extremely pretty totally also just " +
    "el los las lo una unos unas del al mi su sus tu le les nos por es esta estan estoy fue ha he han muy tan " +
    "bastante todo toda tengo tiene tenemos"
  ).split(" "),
);
