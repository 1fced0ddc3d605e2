import type { Substance } from "../medicines/official/substances.ts";
import { type ChosenLine, chosenLines, isNamed } from "./chosen-line.ts";
import { type LineReading, unknown } from "./composition-line.ts";
import { type NamedStrengths, namedStrengths } from "./named-strengths.ts";
import type { Unit } from "./reference-unit.ts";
import { identify, type NamedSubstance } from "./substance-identity.ts";

/** How much of one substance a medicine contains. */
export interface ComposedSubstance extends NamedSubstance, LineReading {
  /** In the order of the official ingredients, from 1. */
  readonly position: number;
  /** The official name of what is weighed: `PHOSPHATE DE CODÉINE HÉMIHYDRATÉ`. */
  readonly weighedAs: string;
  /** The official number of what is weighed. */
  readonly code: string;
}

/**
 * The substances of a medicine, each once.
 * @param name the official one, `ASPEGIC 500 mg, poudre pour solution buvable en sachet-dose`
 */
export function compositionOf(
  name: string,
  lines: readonly Substance[],
  identified = identify,
): ComposedSubstance[] {
  const named = namedStrengths(name);
  const elements = [...new Set(lines.map(({ element }) => element))];
  const ingredients = ingredientsOf(lines, named);
  const bySubstance = Map.groupBy(ingredients, ({ line }) => identified(line.name).substance.id);
  return [...bySubstance.values()].flatMap((own, index) => {
    const [first] = own;
    if (first === undefined) return [];
    const medicine = { named, elements, isOnly: bySubstance.size === 1 };
    return [
      {
        ...identified(first.line.name),
        ...mergedReading(own, first, medicine),
        position: index + 1,
        weighedAs: first.line.name,
        code: first.line.code,
      },
    ];
  });
}

/** The lines that count, in the order of the ingredients' numbers. */
function ingredientsOf(lines: readonly Substance[], named: NamedStrengths): ChosenLine[] {
  const groups = Map.groupBy(lines, ({ link, element }) => `${link}\n${element}`);
  return [...groups.values()]
    .sort(([one], [other]) => Number(one?.link) - Number(other?.link))
    .flatMap((group) => chosenLines(group, named));
}

interface MedicineFacts {
  readonly named: NamedStrengths;
  readonly elements: readonly string[];
  /** Whether the medicine has no other substance. */
  readonly isOnly: boolean;
}

/** One reading for all lines of a substance, or the reason why there is none. */
function mergedReading(
  lines: readonly ChosenLine[],
  { line, reading }: ChosenLine,
  { named, elements, isOnly }: MedicineFacts,
): LineReading {
  if (reading.unknownBecause === "homeopathic") return reading;
  const covered = new Set(lines.map((each) => each.line.element));
  if (elements.length > 1) {
    const isSame = lines.every((each) => isSameReading(each.reading, reading));
    if (!isSame || (covered.size < elements.length && !lines.every(isOfMixture))) {
      return unknown("differs-between-units");
    }
  }
  // Two lines of one substance in one unit may add up or repeat each other.
  if (lines.length > covered.size) return unknown("contradictory");
  if (reading.amount?.unit !== "mg") return reading;
  const { perUnit } = reading.amount;
  const isMeasured = perUnit === "ml" || perUnit === "g";
  const isWrong =
    (isMeasured && SOLID.test(line.element)) || (isOnly && contradictsName(reading, named));
  return isWrong ? unknown("contradictory") : reading;
}

/** Taken one by one: what their lines measure is the reference of another line. */
const SOLID = /^(?:comprimé|gélule|capsule|suppositoire|ovule|pastille)/;

function isSameReading(one: LineReading, other: LineReading): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The strength is told of what comes of all elements together. */
function isOfMixture({ line }: ChosenLine): boolean {
  return /mélang|reconstitu|prête? à l['’]emploi/i.test(line.reference);
}

const COUNTED: readonly Unit[] = [
  "tablet",
  "capsule",
  "suppository",
  "pessary",
  "sachet",
  "lozenge",
  "gum",
  "lyophilisate",
  "film",
];

/**
 * Of a medicine with one substance: `2,4 %` in the name of a liquid or a cream is 24 mg in a millilitre or gram, and the
 * one weight in the name of a tablet is what it holds.
 */
function contradictsName(
  reading: LineReading,
  { masses, fromPercentages }: NamedStrengths,
): boolean {
  const { perUnit = "ml" } = reading.amount ?? {};
  const isMeasured = perUnit === "ml" || perUnit === "g";
  const [printed, none] = isMeasured ? [fromPercentages, masses] : [masses, fromPercentages];
  return (
    (isMeasured || COUNTED.includes(perUnit)) &&
    printed.length === 1 &&
    none.length === 0 &&
    !isNamed(reading, { masses, fromPercentages })
  );
}
