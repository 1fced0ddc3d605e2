import { fold } from "../../locale/fold.ts";
import { formAt } from "./form-words.ts";

const NUMBER = String.raw`(?<![\p{L}\d.,/])(\d{1,3}(?:[.,]\d{1,2})?)`;
const WORD = String.raw`(?:(?: ?)(\p{L}{2,14})\.?)?`;

/** `12 cp restants`, `12 tablets left`. */
const BEHIND = new RegExp(
  `${NUMBER}${WORD} (?:restante?s?|remaining|left|que quedan|quedan)(?!\\p{L})`,
  "iu",
);
/** `reste 12 cp`, `il n’en reste que 3`, `quedan 12`. */
const AHEAD = new RegExp(
  `(?<!\\p{L})(?:il )?(?:n[’'])?(?:en )?(?:restent|reste|quedan|queda|left|remaining)(?: plus)?(?: que)? ?:? ?${NUMBER}${WORD}(?!\\p{L})`,
  "iu",
);

/** What the number may count besides the units of a form. */
const UNITS: ReadonlySet<string> = new Set(
  "ml,unite,unites,unit,units,unidad,unidades,dose,doses,dosis,goutte,gouttes,drops,gotas".split(
    ",",
  ),
);

/** What a line says is left in an opened box. */
interface LeftInLine {
  readonly left: number;
  /** The line without it; the word of a form stays. */
  readonly rest: string;
}

/** @param line in one line, with single spaces */
export function leftInLine(line: string): LeftInLine | null {
  const behind = BEHIND.exec(line);
  // `10 mg quedan 12` are 12: milligrams are a strength, and nothing that is left.
  if (behind && isCounted(behind[2])) return taken(line, behind, behind[0].length);
  const ahead = AHEAD.exec(line);
  if (!ahead) return null;
  const [whole, , word = ""] = ahead;
  return taken(line, ahead, isCounted(word) ? whole.length : whole.lastIndexOf(word));
}

function taken(
  line: string,
  { 1: number = "", 2: word = "", index }: RegExpExecArray,
  length: number,
) {
  const form = isForm(word) ? `${word} , ` : "";
  return {
    left: Number(number.replace(",", ".")),
    rest: `${line.slice(0, index)} , ${form}${line.slice(index + length)}`,
  };
}

const isCounted = (word = "") => word === "" || isForm(word) || UNITS.has(fold(word));

const isForm = (word: string) => word !== "" && formAt([word], 0) !== null;
