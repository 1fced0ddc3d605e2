import type { Day } from "../calendar/day.ts";
import type { Instant } from "../calendar/instant.ts";
import { type RuledBox, restrictingRules } from "../dose-rules/find-rules.ts";
import { leafletFor } from "../dose-rules/leaflet.ts";
import { type DailyLimits, hasMaximum } from "../dose-rules/next-dose.ts";
import { bandFor, type DoseTaker } from "../dose-rules/person-band.ts";
import { isInWindow } from "../ledger/ledger.ts";
import { milligramsPerUnit } from "./dose-amount.ts";
import { heldBy } from "./dose-contents.ts";
import { isSameProduct, type RecentDose } from "./recent-doses.ts";

/** Whose leaflets are read, where and when. */
export interface LeafletReading {
  readonly taker: DoseTaker;
  /** Where the reader is: the country of a box typed by hand. */
  readonly country: string;
  readonly today: Day;
  readonly now: Instant;
}

/**
 * The limits beyond which too much was given in the last 24 hours: those of the leaflets of what was given. Four doses of a
 * syrup, as its own leaflet prints them, may be more milligrams than four suppositories: the suppository has to wait, and
 * nobody gave too much. Where a leaflet of what was given is unknown, or says no maximum, that of the box at hand counts.
 * @param doses of one substance, by one person
 * @param own of the box at hand
 */
export function limitsOfGiven(
  doses: readonly RecentDose[],
  own: readonly DailyLimits[],
  reading: LeafletReading,
): readonly DailyLimits[] {
  const given = doses.filter((dose) => isInWindow(dose, reading.now));
  const products = given.filter(
    (dose, at) => given.findIndex((other) => isSameProduct(dose, other)) === at,
  );
  const read = products.map((dose) => limitsOfProduct(productOf(dose), reading));
  const known = read.filter((limits) => limits !== null);
  return known.length < products.length ? [...known, ...own] : known;
}

function productOf(dose: RecentDose): RuledBox {
  return {
    ...dose,
    substances: heldBy(dose),
    milligramsPerUnit: milligramsPerUnit(dose.form, dose.dosage),
    country: null,
    isPrescription: null,
  };
}

/** Null where nothing that was read prints a maximum for the person. */
function limitsOfProduct(
  product: RuledBox,
  { taker, country, today }: LeafletReading,
): DailyLimits | null {
  const leaflet = leafletFor(product, taker, country, today);
  if (leaflet.kind === "rules") return hasMaximum(leaflet.limits) ? leaflet.limits : null;
  const band = bandFor(restrictingRules(product, country), taker, today);
  if (band.kind !== "band") return null;
  const { maxDoses, maxMilligrams: mostMilligrams } = band.rule;
  return hasMaximum({ maxDoses, mostMilligrams }) ? { maxDoses, mostMilligrams } : null;
}
