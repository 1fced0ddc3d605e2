import type { Day } from "../calendar/day.ts";
import { type Leaflet, leafletFor } from "../dose-rules/leaflet.ts";
import type { DoseTaker } from "../dose-rules/person-band.ts";
import { unitAmount } from "../intakes/unit-amount.ts";
import type { Substance } from "../medicines/molecules/molecule.ts";
import type { CabinetBox, GuideFacts, Patient } from "./facts/guide-facts.ts";

type LeafletReader = Pick<GuideFacts, "country" | "leafletCountry" | "patient" | "today">;

/** What the leaflet of a box says for the patient. */
export function leafletOfBox(
  box: CabinetBox,
  substances: readonly Substance[],
  { country, leafletCountry, patient, today }: LeafletReader,
): Leaflet {
  const ruled = {
    ...box,
    substances,
    milligramsPerUnit: unitAmount(box, substances[0]),
    country: box.country ?? null,
    isPrescription: box.needsPrescription,
  };
  return leafletFor(ruled, takerOf(patient, today), leafletCountry ?? country, today);
}

/** A weight that is old or odd is none for a leaflet. */
function takerOf({ ageInMonths, type, weightKg, weightStanding }: Patient, today: Day): DoseTaker {
  const weightOn = weightStanding === "usable" ? today : null;
  return { ageInMonths, isAdult: type === "adult", weightKg, weightOn };
}
