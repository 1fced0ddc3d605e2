import type { Day } from "../calendar/day.ts";
import type { DoseRule } from "../dose-rules/dose-rule.ts";
import { type RuledBox, restrictingRules } from "../dose-rules/find-rules.ts";
import { type Leaflet, leafletFor, limitsOf } from "../dose-rules/leaflet.ts";
import type { Limits } from "../dose-rules/limits.ts";
import { bandFor, type DoseTaker, type PersonBand } from "../dose-rules/person-band.ts";
import { unitAmount } from "../intakes/unit-amount.ts";
import { isSwallowed } from "../interactions/product.ts";
import { isSingleDose } from "../inventory/form.ts";
import type { Substance } from "../medicines/molecules/molecule.ts";
import type { CabinetBox, GuideFacts, Patient } from "./facts/guide-facts.ts";
import { isChild } from "./facts/is-child.ts";

type LeafletReader = Pick<GuideFacts, "country" | "leafletCountry" | "patient" | "today">;

/** What the leaflet of a box says for the patient. */
export function leafletOfBox(
  box: CabinetBox,
  substances: readonly Substance[],
  { country, leafletCountry, patient, today }: LeafletReader,
): Leaflet {
  const taker = takerOf(patient, today);
  return leafletFor(ruled(box, substances), taker, leafletCountry ?? country, today);
}

/** What limits a substance of a box for the patient: its leaflet, or what holds for all products together. */
export function limitsOfBox(
  leaflet: Leaflet,
  substance: Substance,
  { patient, today }: Pick<LeafletReader, "patient" | "today">,
): Limits {
  return limitsOf(leaflet, substance, takerOf(patient, today), today);
}

/** Where the patient stands among all rows that may speak against a box; null where none was read. */
export function restrictingBand(
  box: CabinetBox,
  substances: readonly Substance[],
  { country, leafletCountry, patient, today }: LeafletReader,
): PersonBand | null {
  const rules = restrictingRules(ruled(box, substances), leafletCountry ?? country);
  return rules.length === 0 ? null : bandFor(rules, takerOf(patient, today), today);
}

/** The row of the patient among those; null where there is none. */
export function unquotedRow(
  box: CabinetBox,
  substances: readonly Substance[],
  reader: LeafletReader,
): DoseRule | null {
  const band = restrictingBand(box, substances, reader);
  return band?.kind === "band" ? band.rule : null;
}

/**
 * Whether two boxes of one substance are printed for the same child in two strengths, or one of them is measured or a
 * suppository and the other one is not: both are shown as printed, the smaller one first (dose facts, section 0).
 */
export function isOtherStrength(one: Held, other: Held, reader: LeafletReader): boolean {
  if (!isChild(reader.patient)) return false;
  const [own, others] = [one, other].map(({ box, substances }) => {
    if (box === null) return null;
    const leaflet = leafletOfBox(box, substances, reader);
    if (leaflet.kind !== "rules" || leaflet.band.kind !== "band") return null;
    if (!isSingleDose(box.form)) return MEASURED;
    return `${isSwallowed(box) ? "swallowed" : "not swallowed"} ${leaflet.band.rule.strength}`;
  });
  return own != null && others != null && own !== others;
}

/** Two bottles of one substance are one offer, whatever each holds in a millilitre. */
const MEASURED = "measured";

/** What is in a box; null for what is none. */
interface Held {
  readonly box: CabinetBox | null;
  readonly substances: readonly Substance[];
}

function ruled(box: CabinetBox, substances: readonly Substance[]): RuledBox {
  return {
    ...box,
    substances,
    milligramsPerUnit: unitAmount(box, substances[0]),
    country: box.country ?? null,
    isPrescription: box.needsPrescription,
  };
}

/** A weight that is old or odd is none for a leaflet. */
export function takerOf(
  { ageInMonths, type, weightKg, weightStanding }: Patient,
  today: Day,
): DoseTaker {
  const weightOn = weightStanding === "usable" ? today : null;
  return { ageInMonths, isAdult: type === "adult", weightKg, weightOn };
}
