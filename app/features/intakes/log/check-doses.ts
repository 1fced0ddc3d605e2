import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import type { Day } from "#domain/calendar/day.ts";
import { epochMs, type Instant } from "#domain/calendar/instant.ts";
import type { RuledBox } from "#domain/dose-rules/find-rules.ts";
import { type Leaflet, leafletFor } from "#domain/dose-rules/leaflet.ts";
import { heldBy, unitMilligrams } from "#domain/intakes/dose-contents.ts";
import { type RecentDoseSummary, summarizeRecentDoses } from "#domain/intakes/recent-doses.ts";
import { RECENT_HOURS } from "#domain/intakes/recent-hours.ts";
import { unitAmount } from "#domain/intakes/unit-amount.ts";
import type { Medication } from "#domain/inventory/medication.ts";
import type { DoseFacts, NamedDose } from "../dose-facts.ts";

export type CheckedBox = Pick<Medication, "id" | "name" | "dosage" | "form">;

/** What is known of the last doses beside one of this box, and what its leaflet says for the person. */
export function checkDoses(
  box: CheckedBox,
  facts: DoseFacts,
  now: Instant,
  today: Day,
): {
  readonly relevantDoses: RecentDoseSummary<NamedDose>;
  readonly leaflet: Leaflet;
  /** Milligrams in one unit of the box; null where unknown. */
  readonly unitMilligrams: number | null;
} {
  const composed = { ...box, ...contentsOf(facts) };
  const recent = facts.doses.filter((dose) => isRecent(dose, now));
  return {
    relevantDoses: summarizeRecentDoses(composed, recent, now),
    leaflet: leafletOf(box, facts, today),
    unitMilligrams: unitMilligrams(composed),
  };
}

function isRecent({ takenAt }: NamedDose, now: Instant): boolean {
  return epochMs(takenAt) > epochMs(now) - RECENT_HOURS * 3_600_000;
}

function leafletOf(box: CheckedBox, facts: DoseFacts, today: Day): Leaflet {
  return leafletFor(ruledOf(box, facts), facts.taker, visitorCountry(), today);
}

export function ruledOf(box: CheckedBox, facts: DoseFacts): RuledBox {
  const { country, isPrescription } = facts;
  const composed = { ...box, ...contentsOf(facts) };
  return {
    ...box,
    substances: heldBy(composed),
    milligramsPerUnit: unitAmount(composed, heldBy(composed)[0]),
    country,
    isPrescription,
  };
}

export function contentsOf({
  activeMolecule,
  contained,
}: Pick<DoseFacts, "activeMolecule" | "contained">) {
  return { activeMolecule, contained };
}
