import { fold } from "../../locale/fold.ts";
import { wordsOf } from "../../medicines/molecules/molecule.ts";
import {
  namesAllergen,
  type ParsedAllergy,
  parseAllergy,
} from "../../medicines/molecules/molecule-allergy.ts";
import type { Molecule } from "../../medicines/molecules/molecule-names.ts";
import { OTHER_ANTIHISTAMINES, SEDATING_ANTIHISTAMINES } from "../rules/condition-rules.ts";
import { withoutCorrections } from "./corrections.ts";
import { isOfNameBefore, saidIntolerances } from "./said-intolerances.ts";
import { isDenying } from "./said-parts.ts";
import { withoutOthers } from "./somebody-else.ts";

const ALLERGY = /^(?:allergi\p{L}*|allergy|alergi\p{L}*|intoleran\p{L}*)$/u;
/** `ibuprofen allergy`: English alone names what it is to before it. */
const NAMED_BEFORE = /^allerg(?:y|ies|ic)$/u;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const TO = setOf("a au aux to al");
const AND = setOf("et ou and or y o");
/** `allergique à la pénicilline et à tous les anti-inflammatoires`. */
const JOINING: ReadonlySet<string> = new Set([
  ...TO,
  ...AND,
  ...setOf("la le les l d de du des the los las el all any both tous toutes todos todas"),
]);
/** Between a denial and the allergy: `pas du tout allergique`, `no known drug allergy`. */
const BESIDE_ALLERGY = setOf(
  "d de du tout un une eu me lui nos les mala mauvaise bad suis est a ai t at all any an known drug have has had been longer is are soy es tengo tenido tiene he ha le da dan dio dado causa produce provoca",
);
/** `aucune allergie sauf l'aspirine`, `no allergies apart from codeine`. */
const EXCEPT = setOf(
  "sauf part excepte hormis except excepting besides from than salvo excepto menos",
);
const EXCEPT_WITHIN = 5;
/** `allergie connue à l'aspirine`, `allergic reaction to penicillin`. */
const BEFORE_TO = 2;
const WORDS_OF_A_NAME = 3;

const SENTENCES = /(?:(?! (?:mais|but|pero) )[^.;!?\n])+[.;!?\n]?/gu;

/**
 * The allergies to medicines that words name and do not deny, and what somebody says that they do not bear or may not
 * take, which is treated as one: what no rule can read is none of them.
 */
export function saidAllergies(text: string): ParsedAllergy[] {
  let before = "";
  const found = [...withoutCorrections(withoutOthers(text)).matchAll(SENTENCES)].flatMap(
    ([sentence]) => {
      const parts = sentence.split(",").map((part) => part.trim());
      const isOfAllergies = wordsOf(sentence).some((word) => ALLERGY.test(word));
      return parts.flatMap((part, at) => {
        // Of a question the last medicine is what is asked about.
        const next = sentence.endsWith("?") ? parts.slice(at + 1, -1) : parts.slice(at + 1);
        const words = wordsOf(part);
        const meant = isOfNameBefore(words) ? lastNamed(wordsOf(before)) : [];
        before = part;
        return [
          ...allergiesOfPart(part, next),
          ...meant,
          ...(isOfAllergies ? affirmedIn(words) : []),
        ];
      });
    },
  );
  return [...new Map(found.map((each) => [fold(each.typed), each])).values()];
}

function allergiesOfPart(part: string, next: readonly string[]): ParsedAllergy[] {
  const words = wordsOf(part);
  const isList = part.includes(":");
  const named = words.flatMap((word, at) =>
    ALLERGY.test(word) ? allergiesAt(words, at, isList) : [],
  );
  const unborne = saidIntolerances(words, isDeniedBefore).flatMap((each) => {
    const found = each.side === "after" ? namedFirst(each.words) : namedLast(each.words);
    return each.isShown ? found.filter((one) => !isAgainstAllergies(one)) : found;
  });
  const all = [...named, ...unborne];
  return all.length > 0 ? [...all, ...listedOn(next)] : all;
}

/** `aux acariens non, l'ibuprofène oui`, `el ibuprofeno sí`: said of what is named right before. */
const AFFIRMED: ReadonlySet<string> = new Set(["oui", "si", "yes"]);

function affirmedIn(words: readonly string[]): ParsedAllergy[] {
  return AFFIRMED.has(words.at(-1) ?? "") ? namedLast(words.slice(0, -1)) : [];
}

/** What was named last, wherever it stands. */
function lastNamed(words: readonly string[]): ParsedAllergy[] {
  const named = words.flatMap((_, at) => nameAt(words, at)?.allergy ?? []);
  return named.slice(-1);
}

function isDeniedBefore(before: readonly string[]): boolean {
  const beside = before.findLast((word) => !BESIDE_ALLERGY.has(word));
  return beside !== undefined && isDenying(beside);
}

function allergiesAt(words: readonly string[], at: number, isList: boolean): ParsedAllergy[] {
  const before = words.slice(0, at);
  const after = words.slice(at + 1);
  const exception = after.slice(0, EXCEPT_WITHIN).findIndex((word) => EXCEPT.has(word));
  if (exception !== -1) return namedFirst(after.slice(exception + 1));
  if (isDeniedBefore(before)) return [];
  const to = after.slice(0, BEFORE_TO + 1).findIndex((word) => TO.has(word));
  if (to !== -1) return namedFirst(after.slice(to));
  const isBefore = NAMED_BEFORE.test(words[at] ?? "");
  const named = [...namedFirst(after), ...(isBefore ? namedLast(before) : [])];
  return isList ? named : named.filter((each) => !isAgainstAllergies(each));
}

/** Those that stand first; another word ends them, unless `et à` follows it. */
function namedFirst(words: readonly string[]): ParsedAllergy[] {
  const named: ParsedAllergy[] = [];
  let at = 0;
  while (at < words.length) {
    const name = nameAt(words, at);
    if (name) named.push(name.allergy);
    else if (!JOINING.has(words[at] ?? "")) {
      const rest = words.slice(at + 1);
      if (!AND.has(rest[0] ?? "") || !(TO.has(rest[1] ?? "") || isAllNames(rest))) break;
    }
    at += name?.length ?? 1;
  }
  return named;
}

/** `penicillin and aspirin allergy`. */
function namedLast(words: readonly string[]): ParsedAllergy[] {
  const from = words.findIndex((_, at) => isAllNames(words.slice(at)));
  return from === -1 ? [] : namedFirst(words.slice(from));
}

/** `allergique à la pénicilline, à l'aspirine`: parts that hold nothing but what is listed. */
function listedOn(parts: readonly string[]): ParsedAllergy[] {
  const other = parts.findIndex((part) => !isListed(wordsOf(part)));
  return parts
    .slice(0, other === -1 ? parts.length : other)
    .flatMap((part) => namedFirst(wordsOf(part)));
}

/** `ibuprofen and peanuts` is listed, `ibuprofen did nothing` is not. */
function isListed(words: readonly string[]): boolean {
  const name = nameAt(words, 0);
  return isAllNames(words) || (name !== null && AND.has(words[name.length] ?? ""));
}

function isAllNames(words: readonly string[]): boolean {
  let at = 0;
  let count = 0;
  while (at < words.length) {
    const name = nameAt(words, at);
    if (name) count += 1;
    else if (!JOINING.has(words[at] ?? "")) return false;
    at += name?.length ?? 1;
  }
  return count > 0;
}

/** The name that begins at a word, `acide acétylsalicylique`, and of how many words it is. */
function nameAt(words: readonly string[], at: number) {
  for (let length = 1; length <= WORDS_OF_A_NAME && at + length <= words.length; length += 1) {
    const written = words.slice(at, at + length);
    const isOfOtherWords = written.slice(1).some((_, nth) => isKnown(written.slice(nth + 1)));
    if (isOfOtherWords) return null;
    if (isKnown(written)) return { allergy: parseAllergy(written.join(" ")), length };
  }
  return null;
}

const isKnown = (words: readonly string[]) => namesAllergen(words.join(" "));

/** What is taken against an allergy. */
const AGAINST_ALLERGIES: readonly Molecule[] = [
  ...OTHER_ANTIHISTAMINES,
  ...SEDATING_ANTIHISTAMINES,
  "cromoglicate",
  "ketotifen",
  "azelastine",
  "fluticasone",
  "mometasone",
  "beclometasone",
  "tixocortol",
];

/** `allergy loratadine` asks for one. */
const isAgainstAllergies = ({ substances }: ParsedAllergy) =>
  AGAINST_ALLERGIES.some((each) => substances.has(each));
