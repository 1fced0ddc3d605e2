import { type Day, day } from "../calendar/day.ts";
import { type Checked, isLongerThan, wrongOnly } from "../draft.ts";
import { officialNumberCountry, readOfficialNumber } from "../medicines/official/leaflet.ts";
import { plainLine, plainText } from "../plain-text.ts";
import { type Form, isForm } from "./form.ts";
import { IN_USE_DAYS_MAX, IN_USE_DAYS_MIN } from "./opened-life.ts";
import { parseQuantity, type QuantityWrong, wrongQuantity } from "./quantity.ts";
import { type DateOrder, parseExpiry } from "./typed-expiry.ts";
import { hasTwoReadings, isImpossibleStrength } from "./written-strength.ts";

/** What the add and edit forms hold, each field as typed. */
export interface MedicationDraft {
  readonly name: string;
  readonly dosage: string;
  readonly form: string;
  readonly currentQuantity: string;
  readonly totalQuantity: string;
  readonly expiresOn: string;
  readonly inUseDays: string;
  readonly posology: string;
  readonly notes: string;
  readonly location: string;
  readonly officialNumber: string;
  readonly lot: string;
}

export type MedicationField = keyof MedicationDraft;

export type MedicationWrong =
  | QuantityWrong
  | "too-long"
  | "not-a-day"
  | "not-a-form"
  | "not-official";

/** A draft that holds, trimmed and read. Texts left empty are null. */
export interface MedicationEntry {
  readonly name: string;
  readonly dosage: string;
  readonly form: Form;
  readonly currentQuantity: number;
  readonly totalQuantity: number;
  readonly expiresOn: Day;
  /** As the box says; null where it does not. */
  readonly inUseDays: number | null;
  readonly posology: string | null;
  readonly notes: string | null;
  /** Where it is kept. */
  readonly location: string | null;
  /** Under which the agency of a country knows the medicine. */
  readonly officialNumber: string | null;
  /** The batch, as its maker printed it. */
  readonly lot: string | null;
}

/** In characters, as the database limits them. */
export const MEDICATION_MAX_LENGTHS = {
  name: 200,
  dosage: 100,
  posology: 1000,
  notes: 1000,
  location: 100,
  lot: 40,
} as const;

/** The strength of a box of a list, where neither its line nor the medicine list has one. It names no number: no amount follows from it. */
export const UNKNOWN_DOSAGE = "—";

/** As the database keeps them. */
const EXPIRY_MIN = day("1900-01-01");
const EXPIRY_MAX = day("2200-12-31");

/** An empty box may be written down; a box that never held anything may not. */
const CURRENT_QUANTITY_MIN = 0;
const TOTAL_QUANTITY_MIN = 1;

/**
 * Adding and editing ask the same: all but days after opening, posology, notes, location, the official number
 * and the batch are required, current quantity 0 or more, total 1 or more. More in stock than a full box holds is allowed: two boxes are often one entry.
 * A day long past is allowed too: expired boxes are what a cabinet must show.
 */
export function checkMedication(
  draft: MedicationDraft & { readonly referenceId?: string },
  order: DateOrder,
): Checked<MedicationEntry, Partial<Record<MedicationField, MedicationWrong>>> {
  const name = plainLine(draft.name);
  const dosage = plainLine(draft.dosage);
  const posology = plainText(draft.posology).trim() || null;
  const notes = plainText(draft.notes).trim() || null;
  const location = plainLine(draft.location) || null;
  const lot = plainLine(draft.lot) || null;
  const officialNumber = readOfficialNumber(draft.officialNumber);
  const form = draft.form.trim();
  const currentQuantity = parseQuantity(draft.currentQuantity);
  const totalQuantity = parseQuantity(draft.totalQuantity);
  const expiresOn = parseExpiry(draft.expiresOn, order);
  const wrong = wrongOnly<MedicationField, MedicationWrong>({
    name: name === "" ? "required" : wrongLength("name", name),
    dosage: wrongDosage(dosage, draft.referenceId ?? ""),
    form: form === "" ? "required" : isForm(form) ? undefined : "not-a-form",
    currentQuantity: wrongQuantity(draft.currentQuantity, CURRENT_QUANTITY_MIN),
    totalQuantity: wrongQuantity(draft.totalQuantity, TOTAL_QUANTITY_MIN),
    expiresOn: wrongExpiry(draft.expiresOn, expiresOn),
    inUseDays: wrongInUseDays(draft.inUseDays),
    posology: wrongLength("posology", posology ?? ""),
    notes: wrongLength("notes", notes ?? ""),
    location: wrongLength("location", location ?? ""),
    lot: wrongLength("lot", lot ?? ""),
    officialNumber:
      officialNumber !== null && officialNumberCountry(officialNumber) === null
        ? "not-official"
        : undefined,
  });
  if (
    Object.keys(wrong).length > 0 ||
    !isForm(form) ||
    currentQuantity === null ||
    totalQuantity === null ||
    expiresOn === null
  ) {
    return { ok: false, wrong };
  }
  return {
    ok: true,
    value: {
      name,
      dosage,
      form,
      currentQuantity,
      totalQuantity,
      expiresOn,
      inUseDays: parseQuantity(draft.inUseDays),
      posology,
      notes,
      location,
      officialNumber,
      lot,
    },
  };
}

function wrongLength(
  field: keyof typeof MEDICATION_MAX_LENGTHS,
  text: string,
): MedicationWrong | undefined {
  return isLongerThan(text, MEDICATION_MAX_LENGTHS[field]) ? "too-long" : undefined;
}

/**
 * A number without a unit is kept, as nobody knows the strength of every box; rules take it for unknown. `1.000 mg` is asked
 * again, but for a medicine of the list: its words stay, and its composition says how much.
 */
function wrongDosage(dosage: string, referenceId: string): MedicationWrong | undefined {
  if (dosage === "") return "required";
  if (isImpossibleStrength(dosage)) return "below-minimum";
  if (referenceId === "" && hasTwoReadings(dosage)) return "two-readings";
  return wrongLength("dosage", dosage);
}

/** A whole number of days, or nothing. */
function wrongInUseDays(typed: string): MedicationWrong | undefined {
  if (typed.trim() === "") return undefined;
  const days = parseQuantity(typed);
  if (days === null || !Number.isInteger(days) || days < IN_USE_DAYS_MIN) return "not-a-number";
  return days > IN_USE_DAYS_MAX ? "above-maximum" : undefined;
}

function wrongExpiry(typed: string, read: Day | null): MedicationWrong | undefined {
  if (typed.trim() === "") return "required";
  if (read === null) return "not-a-day";
  if (read < EXPIRY_MIN) return "below-minimum";
  return read > EXPIRY_MAX ? "above-maximum" : undefined;
}
