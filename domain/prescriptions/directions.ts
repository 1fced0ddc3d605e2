import { fold } from "../locale/fold.ts";

/** Words of time, in three languages, folded. What stands before the first of them is the medicine. */
const TIME =
  /(?<![a-z])(?:matins?|midi|soirs?|coucher|fois|par jour|jour|toutes les|chaque|pendant|si besoin|en cas de|si douleur|si fievre|mornings?|noon|evenings?|bedtime|night|times|daily|twice|once|every|per day|a day|as needed|if needed|manana|mediodia|noche|veces|vez|cada|al dia|diari[ao]|durante|desayuno|comida|cena|si precisa|si es necesario|en caso de|si dolor|si fiebre)(?![a-z])|(?<![\d/-])\d ?- ?\d ?- ?\d(?![\d/-])/;

/** How many, folded. */
export const COUNT =
  "(?:\\d{1,2}(?:[.,]\\d{1,2})?|un|une|one|una|uno|deux|two|dos|trois|three|tres|quatre|four|cuatro)";
const UNIT =
  "(?:comprimes?|cps?|gelules?|sachets?|gouttes?|bouffees?|doses?|cuilleres?|mesures?|pipettes?|ml|applications?|suppositoires?|tablets?|capsules?|drops?|puffs?|spoonfuls?|teaspoons?|sprays?|comprimidos?|capsulas?|sobres?|packets?|gotas?|inhalaciones|inhalacion|cucharadas?|supositorios?|pulverisations?|pulverizaciones)";

/** Where a dose begins: a number, or the verb before it. Of several the last one before the word of time counts. */
const DOSE_START = new RegExp(
  `(?<![a-z\\d.,/])(?:(?:a )?prendre|take|tomar|tome|appliquer|apply|aplicar|(?:${COUNT}(?: ?(?:a|ou|to|or|o|-|/) ?${COUNT})?|[½¼]) ?${UNIT}(?![a-z])|${COUNT}(?= ?$)|[x×] ?$)`,
  "g",
);

/** A dose stands at most so far before its first word of time. */
const REACH = 45;

/**
 * Where the directions begin in a line about one medicine; its length where it has none.
 * @param line in one line, with single spaces
 */
export function directionsStart(line: string): number {
  const text = folded(line);
  const time = TIME.exec(text);
  if (!time) return line.length;
  const before = text.slice(0, time.index);
  const near = before.slice(-REACH);
  const starts = [...near.matchAll(DOSE_START)].map(({ index }) => index);
  const first = starts.find((at) => isOneDose(near.slice(at))) ?? starts.at(-1);
  return first === undefined ? time.index : before.length - near.length + first;
}

/** Whether something between a number and the word of time begins another thing, such as `14 gélules : 1 gélule`. */
function isOneDose(text: string): boolean {
  return !/[:;,–—]|(?<=\d) mg(?![a-z])/.test(text);
}

export const hasDirections = (line: string): boolean => TIME.test(folded(line));

/** Folded letter by letter, so that a place in it is the same place in the line. */
export function folded(line: string): string {
  return Array.from(line, (sign) => {
    const plain = fold(sign);
    return plain.length === sign.length ? plain : sign;
  }).join("");
}
