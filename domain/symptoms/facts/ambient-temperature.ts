/**
 * The heat of the day, of a room or of a bath is nobody's fever: `il fait 41 degrés dehors`, `it's 105 outside`, `hace 41
 * grados`. Of a person `il fait 41` is said as well, so that French and English name the place.
 */
const AMBIENT: readonly RegExp[] = [
  /\b(?:fait|faisait|fera|faire|hace|hac[ií]a|hay|hab[ií]a|it.?s|it is|it was|its)(?: [\p{L}’']{1,8}){0,2} (?:3[89]|4[0-5]|1(?:0\d|1[0-3]))(?:[.,]\d)?(?: ?°)?(?: (?!(?:her|his|on|je|et|and|y|when|quand|cuando|this)(?= ))[\p{L}’']{1,12}){0,4}? ?(?:dehors|ext[ée]rieur|ombre|soleil|voiture|outside|outdoors|shade|sun|car|fuera|afuera|calle|sombra|sol|coche|carro)\b(?! (?:on the way|seat))/giu,
  /\bhac(?:e|[ií]a)(?: (?:casi|unos|m[áa]s de))? (?:3[89]|4[0-5]|1(?:0\d|1[0-3]))(?:[.,]\d)? ?(?:°|grados)/giu,
  /\b(?:3[89]|4[0-5]|1(?:0\d|1[0-3]))(?:[.,]\d)? ?(?:°[cf]?|degr[eé]s|degrees|grados)(?: (?:celsius|fahrenheit|[cf]))? (?:dehors|à l.ext[ée]rieur|à l.ombre|au soleil|outside|outdoors|in the (?:shade|sun|car)|fuera|afuera|en la calle|a la sombra|al sol)\b/giu,
  /\b(?:dehors|outside|outdoors|fuera|afuera)(?:,? (?!(?:tiene|tengo|con|has|have|had|is|elle|she|he|day|midi)(?= ))[\p{L}’']{1,8}){0,3} (?:3[89]|4[0-5]|1(?:0\d|1[0-3]))(?:[.,]\d)?(?![.,]?\d)(?: ?(?:°[cf]?|degr[eé]s|degrees|grados))?/giu,
  /\b(?:bain|l.eau|bath|water|agua|baño|canicule|heat(?: ?wave)?|ola de calor)(?: (?:est|is|was|está|estaba|de|of))?(?: (?:à|at|a))? (?:3[89]|4[0-5]|1(?:0\d|1[0-3]))(?:[.,]\d)?(?: ?(?:°[cf]?|degr[eé]s|degrees|grados))?/giu,
];

/** Where a fever is spoken of, no number is taken for the heat of a place. */
const OF_A_BODY =
  /fi[eè]vre|fever|feverish|fiebre|febril|temp|thermom|term[oó]m|br[uû]lant|calentura|convuls|d[ée]lir/iu;

const NUMBER = /(?:3[89]|4[0-5]|1(?:0\d|1[0-3]))(?:[.,]\d)?/gu;

/** A text without the temperatures that are no body's: a child in a hot car is in it still. */
export function withoutAmbient(text: string): string {
  if (!/\d/u.test(text) || OF_A_BODY.test(text)) return text;
  return AMBIENT.reduce(
    (rest, ambient) => rest.replaceAll(ambient, (found) => found.replaceAll(NUMBER, " ")),
    text,
  );
}
