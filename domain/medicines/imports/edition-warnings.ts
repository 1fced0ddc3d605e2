import type { Day } from "../../calendar/day.ts";
import type { NationalFile } from "../national/national-files.ts";
import type { NationalEdition } from "../national/national-medicine.ts";
import type { Edition } from "../official/edition.ts";
import type { ImportedFile } from "../official/official-files.ts";

/** What the import before this one brought. */
export interface LastEdition {
  readonly date: Day;
  readonly counts: Edition["counts"] & NationalEdition["counts"];
}

/** Why an edition that can be read is not believed unless somebody insists. */
export type EditionWarning =
  | {
      readonly is: "shrunken";
      readonly file: ImportedFile | NationalFile;
      readonly rows: number;
      readonly before: number;
    }
  | { readonly is: "older"; readonly date: Day; readonly before: Day }
  | {
      readonly is: "of-two-editions";
      readonly strangers: number;
      /** The files that do not belong together. */
      readonly packs: ImportedFile | NationalFile;
      readonly medicines: ImportedFile | NationalFile;
    }
  | PrescriptionWarning;

export interface PrescriptionWarning {
  readonly is: "prescriptions";
  /** Medicines of which the edition before said something else about a prescription. */
  readonly changed: number;
  /** Medicines that both editions know. */
  readonly of: number;
}

/** Answers of nothing and of half a file have been seen; an edition loses a few medicines a month. */
const MAX_SHRINKAGE = 0.05;
/** A medicine changes its list now and then; most of them at once never have. */
const MAX_PRESCRIPTION_CHANGES = 0.05;
/** Medicines that have packs only: 4 of 15,848 in May 2026, and most where half of the medicines' file is missing. */
const MAX_UNKNOWN_MEDICINES = 0.5;
/** Medicines that are in generic groups only: 2,503 of 10,628 in May 2026. */
const MAX_UNKNOWN_GENERICS = 0.9;

export function editionWarning(
  edition: Edition,
  date: Day,
  last: LastEdition | null,
): EditionWarning | null {
  const known = new Set(edition.medicines.map(({ cis }) => cis));
  const strangers = [...edition.packs.keys()].filter((cis) => !known.has(cis)).length;
  if (strangers > edition.packs.size * MAX_UNKNOWN_MEDICINES) {
    return { is: "of-two-editions", strangers, packs: "packs", medicines: "medicines" };
  }
  const grouped = new Set(edition.generics?.map(({ cis }) => cis));
  const unknown = [...grouped].filter((cis) => !known.has(cis)).length;
  if (unknown > grouped.size * MAX_UNKNOWN_GENERICS) {
    return { is: "of-two-editions", strangers: unknown, packs: "generics", medicines: "medicines" };
  }
  return staleWarning(edition, date, last);
}

/** The same for the list of another country. */
export function listWarning(
  edition: NationalEdition,
  date: Day,
  last: LastEdition | null,
): EditionWarning | null {
  const { strangers, medicines } = edition;
  if (strangers > medicines.length * MAX_UNKNOWN_MEDICINES) {
    const files = { packs: "ndc-packages", medicines: "ndc-products" } as const;
    return { is: "of-two-editions", strangers, ...files };
  }
  return staleWarning(edition, date, last);
}

function staleWarning(
  { counts, newestDay }: Pick<LastEdition, "counts"> & { readonly newestDay: Day | null },
  date: Day,
  last: LastEdition | null,
): EditionWarning | null {
  if (last === null) return null;
  for (const [file, rows] of Object.entries(counts) as [keyof LastEdition["counts"], number][]) {
    const before = last.counts[file] ?? 0;
    if (rows < before * (1 - MAX_SHRINKAGE)) return { is: "shrunken", file, rows, before };
  }
  // A page may date an edition earlier than the newest day in it.
  const latest = newestDay !== null && newestDay > date ? newestDay : date;
  return latest < last.date ? { is: "older", date: latest, before: last.date } : null;
}

/**
 * @param before what the last edition said of a medicine, or nothing where it did not know it
 * @param now the same of this edition
 */
export function prescriptionWarning<Word>(
  medicines: readonly { readonly before: Word | undefined; readonly now: Word }[],
): PrescriptionWarning | null {
  const known = medicines.filter(({ before }) => before !== undefined);
  const changed = known.filter(({ before, now }) => before !== now).length;
  const isDoubtful = changed > known.length * MAX_PRESCRIPTION_CHANGES;
  return isDoubtful ? { is: "prescriptions", changed, of: known.length } : null;
}
