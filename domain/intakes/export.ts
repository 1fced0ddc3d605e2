import type { Day } from "../calendar/day.ts";
import type { Instant } from "../calendar/instant.ts";
import { type Separator, writeCsv } from "./csv.ts";
import type { Intake } from "./intake.ts";

/** The language of the export, from the screen that asks for it. */
export interface ExportWords {
  /** Date, Médicament, Dosage, Quantité, Notes. */
  readonly headings: readonly [string, string, string, string, string];
  readonly date: (takenAt: Instant) => string;
  readonly quantity: (quantityTaken: number) => string;
  readonly separator: Separator;
}

/** The activity as a file, in the order given. */
export function exportIntakes(intakes: readonly Intake[], words: ExportWords): string {
  const rows = intakes.map((intake) => [
    words.date(intake.takenAt),
    intake.medicationName,
    intake.medicationDosage,
    words.quantity(intake.quantityTaken),
    intake.notes ?? "",
  ]);
  return writeCsv([words.headings, ...rows], words.separator);
}

/** The name the second specification gives the file (section 9). */
export function exportFileName(today: Day): string {
  return `activite-medicaments-${today}.csv`;
}
