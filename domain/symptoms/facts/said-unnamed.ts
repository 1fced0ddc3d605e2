import { fold } from "../../locale/fold.ts";
import { namesIn } from "../../medicines/molecules/molecule.ts";
import { withoutPast } from "./said-past.ts";

/** That it was taken, and not that it may be. */
const GIVEN =
  "(?:donne|donnee|donnes|pris|prise|avale|mis|gave|given|took|taken|swallowed|tomo|tome|tomado|dio|di|dieron|dado|dimos|puso|puse|puesto)";
/** Had is said of much else: only `for it`, or beside a name of a kind of medicine. */
const HAD = "(?:eu|recu|had|got|tuvo|recibio)";
/** What may stand between the verb and what it was. */
const BETWEEN =
  "(?:(?:me|te|se|lui|leur|him|her|them|us|le|les|la|el|los|las|un|une|une?s|uno|una|unos|unas|du|de|des|d|l|a|an|the|some|one|two|half|deja|already|ya|aussi|just|juste|son|sa|ses|his|their|su|sus|petit|petite|peu|bit|of|little|poco|mi|hermana|at|maman|papa) ){0,5}";
const FOR_IT =
  "(?:pour ca|pour cela|pour (?:la |sa |le |son )?(?:fievre|douleur|mal|temperature|faire baisser)|contre (?:la |le )?(?:fievre|douleur|mal)|for (?:it|that|this|(?:the |his |her )?(?:fever|pain|temp|temperature|ache|headache|cold|cough))|para (?:eso|ello|(?:la |el |su )?(?:fiebre|dolor|temperatura|tos))|against (?:it|the fever))";
const SOMETHING =
  "(?:quelque chose|quelquechose|qqch|qqchose|un truc|un machin|something|somethin|summat|some stuff|algo|alguna cosa|una cosa|no se que)";
/** What is eaten or drunk is no medicine. */
const NO_FOOD =
  "(?!(?: [a-z]+){0,3} (?:manger|boire|grignoter|gouter|eat|drink|nibble|chew|comer|beber|cenar|merendar|picar|food|snack|jouer|play|jugar|lire|read|leer|regarder|watch)(?= ))(?! (?:chaud|froid|sucre|sale|warm|hot|cold|sweet|salty|caliente|frio|dulce|salado|similaire|similar|like|comme|parecido|bad|mauvais|malo|wrong)(?= ))";
/** A kind of medicine, by which nobody knows what is in it. */
const KIND =
  "(?:medicaments?|medocs?|sirops?|cachets?|comprimes?|pilules?|gelules?|suppos?|suppositoires?|antidouleurs?|anti douleurs?|antipyretiques?|calmants?|medicines?|medicin|meds|syrup|tablets?|pills?|capsules?|suppository|suppositories|painkillers?|pain killers?|fever reducer|medicamentos?|medicinas?|jarabe|pastillas?|comprimidos?|supositorios?|calmantes?|analgesicos?|antitermicos?|antipireticos?)";
/** `Un cachet pour la tension`, `pills for my heart`: what somebody is treated for is read by itself. */
const OF_A_TREATMENT = `(?! (?!${FOR_IT})(?:pour|contre|for|para|contra) )(?! (?:pour|for|para) (?:la tension|le coeur|mon|my|mi))`;

const TAKEN_SOMETHING = new RegExp(
  ` (?:${GIVEN} ${BETWEEN}${SOMETHING}${NO_FOOD}|${HAD} ${BETWEEN}${SOMETHING}(?: [a-z]+){0,3} ${FOR_IT})(?= )`,
  "u",
);
const TAKEN_KIND = new RegExp(
  ` (?:${GIVEN}|${HAD}) ${BETWEEN}(?:(?:pink|red|white|blue|orange|green|yellow|strong|rose|rouge|blanc|blanche|bleu|petit|gros|child|children s|kids|baby) ){0,2}${KIND}(?: (?:rose|rouge|blanche?|bleue?|rosa|roj[oa]|blanc[oa]|azul))?${OF_A_TREATMENT}(?= )`,
  "gu",
);
/** Nobody who says it knows what it was. */
const NOT_KNOWN =
  / (?:(?:sais|sait|savons|savent) (?:pas|plus)|(?:souviens|souvient|rappelle|rappelles) (?:pas|plus)|oublie|(?:not|doesnt|dont|does not|do not|didnt|cant|can t|doesn t|don t|didn t|couldnt|couldn t)(?: [a-z]+)? (?:know|remember|recall|sure|say)|no (?:idea|clue)|forgot|forgotten|unsure|no (?:se|sabe|sabemos|recuerdo|recuerda|me acuerdo|se acuerda)|ni idea|olvid[oe]|aucune idee|j ignore)(?= )/u;
/** Before the verb it says that nothing was taken; so it does of what stands with a question. */
const NOT_TAKEN =
  /(?: (?:n|ne|pas|jamais|rien|not|never|no|without|sin|nunca|haven t|hasn t|havent|hasnt|didn t|didnt) (?:(?:me|le|la|lui|y|en|a|ai|as|avons|avez|ont|encore|deja|been|yet|he|ha|han|hemos|had|pas|rien) )*| (?:si|if) (?:[a-z]+ ){0,3})$/u;
/** `The pill` is one that everybody knows. */
const CONTRACEPTIVE = / (?:the pill|la pilule)$/u;
/** Words in which the medicine is named right behind its kind: `un sirop de Doliprane`. */
const NAMED_WITHIN = 4;

/** What words say of a medicine that was taken and that they do not name. */
export interface UnnamedDose {
  /** Whether nobody knows which: no record can be of it for certain. */
  readonly isUnknown: boolean;
}

/** Null where every medicine that was taken is named, or none was. */
export function unnamedDose(text: string): UnnamedDose | null {
  const said = ` ${fold(withoutPast(text))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
  const something = TAKEN_SOMETHING.exec(said);
  const isSomething = something !== null && !NOT_TAKEN.test(before(said, something.index));
  const isKind = [...said.matchAll(TAKEN_KIND)].some(
    ({ index, 0: found }) =>
      !NOT_TAKEN.test(before(said, index)) &&
      !CONTRACEPTIVE.test(found) &&
      !isNamedBehind(said.slice(index + found.length)) &&
      namesIn(found).length === 0,
  );
  return isSomething || isKind ? { isUnknown: isSomething || NOT_KNOWN.test(said) } : null;
}

const before = (said: string, at: number) => said.slice(0, at + 1);

const isNamedBehind = (rest: string) => namesIn(rest).some(({ from }) => from < NAMED_WITHIN);
