import type { Day } from "../../calendar/day.ts";
import { fold } from "../../locale/fold.ts";
import { writeNumbers } from "../../medicines/search/spoken-numbers.ts";
import { plainLine } from "../../plain-text.ts";
import type { Form } from "../form.ts";
import type { DateOrder } from "../typed-expiry.ts";
import { expiryInLine, openingInLine, yearInLine } from "./expiry-in-line.ts";
import { formAt } from "./form-words.ts";
import { leftInLine } from "./left-in-line.ts";
import { trimMarks } from "./trim-marks.ts";

/** What one typed line says of a box. What it does not say is null or empty, and is never guessed. */
export interface BoxLine {
  /** Without the words of its form, as lists name it; empty where the line says nothing but a form, a date or a number. */
  readonly name: string;
  /** With the words of its form that stand in it, as a box in no list is called: `Sirop contre la toux`. */
  readonly typedName: string;
  /** As typed, with its unit where one was typed: `1000 mg`, `1000`. */
  readonly dosage: string;
  readonly form: Form | null;
  /** Units of the form in one full box. */
  readonly quantity: number | null;
  /** Units left in all its boxes; null where the line does not say, as of full ones. */
  readonly left: number | null;
  /** How many boxes: 1 where the line does not say. */
  readonly boxes: number;
  readonly expiresOn: Day | null;
  /** Of a line that says no more of its expiry: `exp 2027`. The month is asked for. */
  readonly expiryYear: string | null;
  readonly openedOn: Day | null;
  readonly lot: string | null;
}

/** Characters that are read: longer than any line about one box. */
const LENGTH_MAX = 300;

const BULLET = /^(?:[-–—*>+•●▪◦‣·☐☑✓]+|\[[ x]?\]|\d{1,3}[.)](?= )) */iu;
const LOT =
  /(?<!\p{L})(?:lot|lote|batch)(?!\p{L}) ?(?:n[°o]\.? ?)?[:#]? ?([a-z]{0,6}-?\d[a-z\d-]{1,18})/iu;
const COUNT_WORDS =
  "un,une,one,una|deux,two,dos|trois,three,tres|quatre,four,cuatro|cinq,five,cinco";
const PACKS =
  /(?:(?<![\p{L}\d.,/])(\d{1,2}|\p{L}{2,6}) ?)?(?<!\p{L})(?:bo[iî]tes?|btes?|bo[xî]es|box|cajas?|flacons?|bottles?|frascos?|tubes?|tubos?|packs?|paquets?|paquetes?|plaquettes?|blisters?)(?!\p{L})(?: (?:de|of|con) (\d{1,4})(?: ?(?:ml|g)(?!\p{L}))?)?/iu;
const TIMES = /(?<![\p{L}\d.,/])(?:[x×] ?(\d{1,2})|(\d{1,2}) ?[x×])(?![\p{L}\d])/iu;
const STRENGTH =
  /(?<![\p{L}\d.,/])(1 ?000|\d+(?:[.,]\d+)?(?: ?[/+] ?\d+(?:[.,]\d+)?)?) ?(mg|g|µg|μg|mcg|ug|micro ?gram(?:me|o)?s?|ui|iu|(?:unit[ée]?s?|unidades)(?= ?\/ ?ml)|ch|dh|%)(?!\p{L})( ?[/+] ?(?:\d+(?:[.,]\d+)? ?)?(?:mg|ml|l|g|dose|h)(?!\p{L}))?/iu;
const VOLUME = /(?<![\p{L}\d.,/])(\d+(?:[.,]\d+)?) ?ml(?!\p{L})/iu;
/** Not a month that does not exist and its year, `13/2027` or `13/27`: that stays in the name, where it is seen. */
const BARE_NUMBER = /^(?!\d{1,2}\/(?:20\d{2}|[2-4]\d)$)\d{2,6}(?:[.,]\d+)?(?:\/\d+(?:[.,]\d+)?)?$/;

/** Units that a number in front of a form counts; a larger one is a strength. */
const UNITS_MAX = 120;

/** Grams from here on are what a tube holds, not what one unit does. */
const GRAMS_OF_A_TUBE = 15;

/** @param line one line of what was typed or pasted: `Doliprane 1000, 06/27`, `- Smecta 3 g, 2 boîtes, juin 2027` */
export function readBoxLine(line: string, order: DateOrder): BoxLine {
  const typed = writeNumbers(withoutBullet(line)).replace(/ [-–—] /g, " , ");
  const reading = { rest: typed };
  const lot = take(reading, LOT)?.[1] ?? null;
  const opened = openingInLine(reading.rest, order);
  if (opened) reading.rest = opened.rest;
  const dated = expiryInLine(reading.rest, order);
  if (dated) reading.rest = dated.rest;
  const year = yearInLine(reading.rest);
  if (year) reading.rest = year.rest;
  const remaining = leftInLine(reading.rest);
  if (remaining) reading.rest = remaining.rest;
  const strength = takeStrength(reading);
  const packs = take(reading, PACKS, ([, count]) => count === undefined || countOf(count) !== null);
  const times = take(reading, TIMES);
  const volume = take(reading, VOLUME)?.[1];
  const words = takeForms(reading.rest);
  const leading = packs || times ? null : takeLeadingCount(words.rest);
  const bare = strength.dosage === "" ? takeBareNumber(words.rest) : "";
  const quantity = packs?.[2] ?? words.quantity ?? strength.grams ?? volume;
  return {
    name: nameOf(textsOf(words.rest.filter(({ isForm }) => !isForm)), packs !== null),
    typedName: nameOf(textsOf(words.rest.filter(isOfName)), packs !== null),
    dosage: strength.dosage || bare,
    form: words.form,
    quantity: quantity === undefined ? null : numberOf(quantity),
    left: remaining?.left ?? null,
    boxes: countOf(packs?.[1] ?? times?.[1] ?? times?.[2] ?? "") ?? leading ?? 1,
    expiresOn: dated?.day ?? null,
    expiryYear: dated ? null : (year?.year ?? null),
    openedOn: opened?.day ?? null,
    lot,
  };
}

/** The line as it is shown again: without its bullet, and no longer than what is read. */
export function withoutBullet(line: string, most = LENGTH_MAX): string {
  return plainLine(line.replaceAll("\t", ", ")).slice(0, most).replace(BULLET, "");
}

interface Word {
  readonly text: string;
  readonly isForm: boolean;
}

interface Reading {
  rest: string;
}

/** Takes what fits out of the line; a comma stays where it was, so that what stood on both sides does not become one. */
function take(
  reading: Reading,
  pattern: RegExp,
  isMeant: (match: RegExpExecArray) => boolean = () => true,
): RegExpExecArray | null {
  const match = pattern.exec(reading.rest);
  if (!match || !isMeant(match)) return null;
  const { rest } = reading;
  reading.rest = `${rest.slice(0, match.index)} , ${rest.slice(match.index + match[0].length)}`;
  return match;
}

function takeStrength(reading: Reading): { dosage: string; grams: string | undefined } {
  const [, amount = "", unit = "", per = ""] = STRENGTH.exec(reading.rest) ?? [];
  if (amount === "") return { dosage: "", grams: undefined };
  take(reading, STRENGTH);
  const isTube = unit.toLowerCase() === "g" && per === "" && numberOf(amount) >= GRAMS_OF_A_TUBE;
  if (isTube) return { dosage: takeStrength(reading).dosage, grams: amount };
  const whole = `${amount.replaceAll(" ", "")} ${unit}${per.replace(/ ?([/+]) ?/, "$1")}`;
  return { dosage: whole, grams: undefined };
}

/** The form that the words name, where it is one; with a number in front, how many a box holds. */
function takeForms(text: string) {
  const words = wordsOf(text);
  const bare = words.map(withoutMarks);
  const forms = new Set<Form>();
  const rest: Word[] = [];
  let quantity: string | undefined;
  for (let at = 0; at < words.length; ) {
    const found = formAt(bare, at);
    if (found) {
      forms.add(found.form);
      const before = rest.at(-1)?.text ?? "";
      if (quantity === undefined && isCount(before, bare[at] ?? "")) quantity = rest.pop()?.text;
      else rest.push(...words.slice(at, at + found.length).map(formWord));
    } else {
      rest.push({ text: words[at] ?? "", isForm: false });
    }
    at += found?.length ?? 1;
  }
  const [form = null, ...others] = forms;
  return { form: others.length > 0 ? null : form, quantity, rest };
}

const formWord = (text: string): Word => ({ text, isForm: true });

/** A form beside a word of the name belongs to the name; one behind a strength or a comma only says which form it is. */
function isOfName({ isForm }: Word, at: number, words: readonly Word[]): boolean {
  if (!isForm) return true;
  const isNameWord = (word: Word | undefined) => /^[^\d,][^\d]*$/.test(word?.text ?? "");
  const isOpen = (word: Word | undefined) => word !== undefined && !/[,;:)]$/.test(word.text);
  let first = at;
  while (words[first]?.isForm && isOpen(words[first - 1])) first -= 1;
  let last = at;
  while (words[last]?.isForm && isOpen(words[last])) last += 1;
  return [words[first], words[last]].some((word) => !word?.isForm && isNameWord(word));
}

/** A name without the words of its form, as a list is searched for it; where it is nothing else, as it is. */
export function nameWithoutForm(name: string): string {
  const named = takeForms(name).rest.filter(({ isForm }) => !isForm);
  return nameOf(textsOf(named), false) || name;
}

/** `8 comprimés` are so many of them; `1000 gélules` and `80 comprimé` are a strength and a form. */
function isCount(number: string, formWord: string): boolean {
  const isMany = /s$|^cpr?$/i.test(formWord);
  return (
    /^\d{1,3}$/.test(number) && Number(number) <= UNITS_MAX && (isMany || Number(number) === 1)
  );
}

/** `2 Doliprane`: a number before the name counts boxes. */
function takeLeadingCount(words: Word[]): number | null {
  const [first, second] = words.filter(({ isForm }) => !isForm);
  if (!first || !/^[1-9]$/.test(first.text) || !/^\p{L}{3}/u.test(second?.text ?? "")) return null;
  words.splice(words.indexOf(first), 1);
  return Number(first.text);
}

/** `Doliprane 1000`: a number behind the name is its strength. Its unit is for a list to say. */
function takeBareNumber(words: Word[]): string {
  const named = words.filter(({ isForm }) => !isForm);
  const number = named.slice(1).find(({ text }) => BARE_NUMBER.test(withoutMarks(text)));
  if (!number) return "";
  words.splice(words.indexOf(number), 1, { text: ",", isForm: false });
  return withoutMarks(number.text);
}

const textsOf = (words: readonly Word[]) => words.map(({ text }) => text);

const wordsOf = (text: string) => text.split(" ").filter((word) => word !== "");

/** Without what stands around a word; a comma within a number stays. */
function withoutMarks(word: string): string {
  return trimMarks(word, ",()");
}

/** @param isCounted whether `2 boîtes` was taken from before it: `de Smecta` follows */
function nameOf(words: readonly string[], isCounted: boolean): string {
  const text = words
    .join(" ")
    .replace(/[()|:]/g, " ")
    .replace(/ ?(?:, ?)+/g, " ")
    .replace(/ +/g, " ");
  const name = trimMarks(text, " ,/–—-").replace(/^\. /, "");
  return isCounted ? name.replace(/^(?:de|of) |^d[’']/iu, "") : name;
}

function countOf(word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word) >= 1 ? Number(word) : null;
  const at = COUNT_WORDS.split("|").findIndex((words) => words.split(",").includes(fold(word)));
  return at === -1 ? null : at + 1;
}

function numberOf(text: string): number {
  return Number(text.replace(",", "."));
}
