import { fold } from "../../locale/fold.ts";

/** What was so years ago, or once: `il y a dix ans`, `when I was little`, `ya la pasó`. */
const PAST =
  /(?:^| )(?:deja (?:eu|fait)|il y a (?:\p{L}+ |\d+ ){1,2}ans?|y a (?:\p{L}+ |\d+ ){1,2}ans?|hace (?:\p{L}+ |\d+ ){1,2}anos?|years? ago|as an? (?:kid|child|baby|teenager)|when (?:he|she|i) was|(?:quand|lorsque) (?:il|elle|j) etai[ts]|de (?:pequen[oa]|nin[oa]|joven)|ya (?:la |lo )?(?:paso|tuvo|pase|tuve|(?:ha|he) (?:pasado|tenido))|la paso (?:hace|de|a los)|already had|had (?:it|chicken ?pox)(?: [^ ]+)? (?:before|already|at)|l an(?:nee)? derniere?|(?:l hiver|l ete|l automne|le printemps|au printemps) dernier|last (?:year|winter|summer|spring|autumn|fall)|(?:el ano|el verano|el invierno|el otono) pasado|la primavera pasada|(?:depuis|since|desde) (?:mon|ma|son|l|my|his|her|the|el|su|mi) (?:infarctus|avc|crise cardiaque|operation|heart attack|stroke|surgery|infarto|ictus|operacion))(?= |$)/u;
/** Something of these days stands beside it, or it has come back. */
const STILL =
  /(?:^| )(?:semaines?|weeks?|semanas?|jours?|days?|dias?|hier|yesterday|ayer|aujourd|today|hoy|now|maintenant|ahora|encore|again|toujours|still|otra vez|sigue|revien\p{L}*|revenu\p{L}*|recommence\p{L}*|back)(?= |$)/u;

/** Whether a part of a text tells only of what was so once. */
export function isPast(part: string): boolean {
  const said = fold(part)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return PAST.test(said) && !STILL.test(said);
}

/** A text without the parts of it that tell of what was so once. */
export const withoutPast = (text: string): string =>
  text
    .split(/(?<=[.,;:!?\n])/u)
    .filter((part) => !isPast(part))
    .join("");
