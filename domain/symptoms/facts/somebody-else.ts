import { fold } from "../../locale/fold.ts";

const setOf = (words: string) => words.split(" ").join("|");
const WOMEN = setOf(
  "mere maman femme soeur fille mamie copine tante voisine niece cousine epouse mother mum mom wife sister daughter grandma grandmother nan aunt girlfriend jumelle gemela melliza twin madre mujer esposa hermana hija abuela suegra vecina tia novia prima",
);
const MEN = setOf(
  "pere papa mari frere fils papi papy copain oncle voisin neveu cousin epoux father dad husband brother son grandpa grandfather uncle boyfriend jumeau gemelo mellizo twin padre marido esposo hermano hijo abuelo suegro vecino tio novio primo",
);
/** Whom a family and a neighbourhood name, as part of a pattern. */
export const RELATIVES = `${WOMEN}|${MEN}`;
/**
 * `sa sœur`, `his sister`, `su hermana`: relatives of the person spoken about. `Mon fils` and `my father` are relatives of
 * the writer and may be the chosen person, also beside `not me`.
 */
const relative = (people: string) =>
  new RegExp(
    ` (?:sa|son|leur|his|her|their|su) (?:(?:belle|beau|grand|petite?|big|little|older|younger|twin) )?(?:${people})(?! (?:brother|sister) )(?= )`,
    "u",
  );
const WOMAN = relative(WOMEN);
const MAN = relative(MEN);

/** What ends such a denial, or says of what it is one: `I'm not sure what to give` excludes nobody. */
const END =
  "(?= (?:[.,;:!?\\n]|$|allergi|alergic|sous |on (?:anything|any|it|them)|taking |pas|rien|nada|plus))";
const THEM_NOT = (pronouns: string) =>
  new RegExp(
    ` (?:(?:pas|not|no) (?:a )?(?:${pronouns})|(?:a )?(?:${pronouns}) (?:(?:ne |n )?(?:a|en a|est|prend) (?:(?:encore|toujours) )?(?:rien|pas)(?: (?:eu|pris|recu))?|(?:hasn t|has not|hasnt|s not|is not|isn t|didn t)(?: (?:had|taken|have|take))?(?: (?:any|anything|it|none))?|(?:had|has had|s had|got|took|has taken) (?:nothing|none)|(?:no )?(?:ha tomado|tomo|le dimos|ha recibido) (?:nada|ninguno)|non|no|nada|rien|nothing|none)(?: (?:ha tomado|tomo|toma|la tomo))?(?: nada)?(?: (?:du tout|at all|de nada))?)${END}`,
    "u",
  );
const NOT_HIM = THEM_NOT("lui|him|he|el");
const NOT_HER = THEM_NOT("elle|her|she|ella");

/**
 * `His brother got Tylenol but he hasn't had anything`: who had something and who had nothing are two, whether they are
 * called alike or not. Only after a `but`: `lui rien` alone may be the brother.
 */
const BUT_NOTHING = (pronouns: string) =>
  new RegExp(
    ` (?:but|mais|pero|alors que|while|mientras que) (?:${pronouns}) (?:(?:ne |n )?a (?:encore )?rien(?: (?:eu|pris|recu))?|(?:hasn t|has not|hasnt|didn t) (?:had|taken|got|get|have|take) anything|(?:had|has had|s had|got|has) nothing|no (?:ha tomado|tomo|ha recibido) nada|rien|nothing|nada)(?: (?:du tout|at all|de nada|yet|todavia|aun))?${END}`,
    "u",
  );
const HIM_NOTHING = BUT_NOTHING("lui|il|he|el");
const HER_NOTHING = BUT_NOTHING("elle|she|ella");

/** What is said of one person and what of the next. */
const CLAUSES = /(?<=[.;!?\n,])|(?= (?:mais|but|pero|et|and|y) )/gu;

/**
 * A text without what it says of a relative who is not meant: `on a donné du Doliprane à sa sœur, lui n'a rien eu`. Only
 * where the one who is meant is said to be none of it.
 */
export function withoutOthers(text: string): string {
  const said = spoken(text);
  const isNotHim = NOT_HIM.test(said);
  const isNotHer = NOT_HER.test(said);
  const isHimNothing = HIM_NOTHING.test(said);
  const isHerNothing = HER_NOTHING.test(said);
  if (!isNotHim && !isNotHer && !isHimNothing && !isHerNothing) return text;
  return text
    .split(CLAUSES)
    .filter((clause) => {
      const one = spoken(clause);
      const isOfWoman = WOMAN.test(one);
      const isOfMan = MAN.test(one);
      if (isOfWoman && isOfMan) return true;
      const isOfAnother =
        (isOfWoman && (isNotHim || isHerNothing)) || (isOfMan && (isNotHer || isHimNothing));
      return !isOfAnother;
    })
    .join("");
}

/** Folded, with marks apart. */
export const spoken = (text: string) =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}.,;:!?\n]+/gu, " ")
    .replace(/([.,;:!?\n])/gu, " $1 ")
    .replace(/ +/gu, " ")
    .trim()} `;
