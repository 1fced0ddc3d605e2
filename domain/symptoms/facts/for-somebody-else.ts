import { RELATIVES, spoken } from "./somebody-else.ts";

const IT_IS =
  "(?:(?:c est|cest|c|it s|its|it is|this is|this one s|es|esto es)(?: (?:actually|really|en fait|en realidad|plutot))?)";
const IT_IS_NOT =
  "(?:(?:c est|cest|c|ce n est|c n est) pas|(?:it s|its|it is|this is) not|(?:it|this) (?:isn t|isnt|is not)|(?:esto )?no es)";
const FOR = "(?:pour|for|para)";
const PRONOUN = "(?:lui|elle|him|her|me|moi|us|nous|el|ella|mi|nosotros|nosotras)";
/** Whom somebody speaks of as theirs may be the person who is chosen: only a denial says that they are not. */
const OWN = `(?:mon|ma|notre|my|our|mi|nuestr[oa]|le|la|the|el)(?: (?:petite?|grande?|little|big|older|younger))? (?:${RELATIVES}|bebe|baby|enfant|kid|child|nin[oa]|petite?|grande?)`;
const DENIED = `(?:${PRONOUN}|${OWN})`;
const ANOTHER = `(?:(?:sa|son|leur|his|her|their|su|mon|ma|notre|my|our|mi|nuestr[oa]|le|la|the|el|un|une|an?|una)(?: (?:belle|beau|demi|grand|grande|petite?|big|little|older|younger|baby|half|twin))? (?:${RELATIVES}|bebe|baby|enfants?|kid|child|nin[oa]|petite?|grande?|amie?|friend|amig[oa]|other|autre|otr[oa])|quelqu un d autre|somebody else|someone else|otra persona|alguien mas)`;
/** Of somebody whom a third person is related to: nobody calls the chosen person that. */
const THEIRS = `(?:(?:sa|son|leur|his|her|their|su) (?:(?:belle|beau|demi|grand|grande|petite?|big|little|older|younger|baby|half|twin) )?(?:${RELATIVES})|(?:mon|ma|my|mi) (?:autre|other|otr[oa]) (?:${RELATIVES}|enfant|kid|child|bebe|baby)|quelqu un d autre|somebody else|someone else|a friend|otra persona|alguien mas)`;
const END = "(?= (?:[.,;:!?\\n]|$|mais|but|sino|c est|it s|its|es|qui|who|que|et|and|y|ni|nor))";
/** A sentence begins, or a part of one. */
const START = "(?:^|[.,;:!?\\n]|(?: (?:mais|but|pero|sino|et|and|y)))";
/** Who is well, ill or in pain; what somebody took is said of others as well. */
const WHO_IS =
  "(?: (?:(?:le|la|el) malade|(?:el|la) enferm[oa]|(?:qui|who|(?:el |la )?que) (?:est|a|va|is|s|has|feels|tiene|esta|se)(?: (?!(?:pris|prise|eu|recu|avale|donne|taken|had|swallowed|been|given|tomado|tomo))[\\p{L}\\d]+){1,4}))?";

const PATTERNS: readonly RegExp[] = [
  // `c'est pas pour lui`: not where it says who it is for then, `pas pour moi, c'est pour lui`.
  new RegExp(
    `${START} ?${IT_IS_NOT} ${FOR} ${DENIED}${END}(?!.{0,40} ${FOR} (?:lui|elle|him|her|el|ella)(?= (?:[.,;:!?\\n]|$)))`,
    "u",
  ),
  // `c'est pour sa sœur, pas pour lui`.
  new RegExp(
    `${START} ?${IT_IS} ${FOR} ${ANOTHER}(?: ,| and| et| y)* (?:pas|not|no) (?:${FOR} )?${DENIED}${END}`,
    "u",
  ),
  new RegExp(`${START} ?${IT_IS} ${FOR} ${THEIRS}(?= )`, "u"),
  // `fever, for his sister`, `pregunto por su hermano`.
  new RegExp(`(?:^|[.,;:!?\\n]) ?${FOR} ${THEIRS}${END}`, "u"),
  new RegExp(
    ` (?:je demande|c est une question|asking|i m asking|pregunto|consulto) (?:${FOR}|por) ${THEIRS}(?= )`,
    "u",
  ),
  // `pas lui, sa sœur : 39`, `no para él, para su hermana`.
  new RegExp(
    `${START} ?(?:pas|not|no) (?:${FOR} )?${DENIED} (?:[.,:] )?(?:(?:mais|but|sino) )?(?:${FOR} )?${THEIRS}(?= (?:[.,;:!?\\n]|$|\\d|qui|who|que))`,
    "u",
  ),
  // `c'est sa sœur qui a de la fièvre, pas lui`, `la malade c'est sa sœur`.
  new RegExp(`${START} ?${IT_IS} ${THEIRS}${WHO_IS} (?:, )?(?:pas|not|no) ${DENIED}${END}`, "u"),
  new RegExp(
    ` (?:(?:le|la) malade|the (?:sick|ill|poorly) one|(?:el enfermo|la enferma)|(?:la|el) que (?:esta (?:mal[oa]|enferm[oa])|tiene \\p{L}+)|quien (?:esta (?:mal[oa]|enferm[oa])|tiene \\p{L}+)) (?:, )?(?:${IT_IS}|is) ${THEIRS}(?= )`,
    "u",
  ),
  // `not for him but for his sister`, with whatever stands before.
  new RegExp(
    ` (?:pas|not|no) ${FOR} ${DENIED} (?:, )?(?:(?:mais|but|sino) (?:plutot |rather )?|(?:${IT_IS}) )${FOR} ${ANOTHER}(?= )`,
    "u",
  ),
  // `c'est pas lui, c'est sa sœur`.
  new RegExp(
    `${START} ?${IT_IS_NOT} ${DENIED}${WHO_IS} (?:, )?(?:(?:mais|but|sino) )?(?:${IT_IS} )?${ANOTHER}(?= )`,
    "u",
  ),
];

/**
 * Whether words say that they are about somebody else than the person who is chosen: `c'est pas pour lui, c'est pour sa
 * sœur`. Who says "not for me" may mean either, and is asked.
 */
export function isForSomebodyElse(text: string): boolean {
  const said = spoken(text);
  return PATTERNS.some((pattern) => pattern.test(said));
}
