import type { Day } from "../calendar/day.ts";
import type { Instant } from "../calendar/instant.ts";
import { type Separator, writeCsv } from "./csv.ts";
import type { Giver } from "./giver.ts";
import type { Intake } from "./intake.ts";

/** The language of the export, from the screen that asks for it. */
export interface ExportWords {
  /** Date, Médicament, Dosage, Quantité, Notes, Donné par. */
  readonly headings: readonly [string, string, string, string, string, string];
  readonly date: (takenAt: Instant) => string;
  readonly quantity: (quantityTaken: number) => string;
  readonly giver: (giver: Giver) => string;
  readonly separator: Separator;
}

/** A dose with the account that recorded it. */
type ExportedIntake = Intake & {
  readonly loggedBy: string | null;
  readonly giverName: string | null;
};

/** The activity as a file, in the order given. */
export function exportIntakes(intakes: readonly ExportedIntake[], words: ExportWords): string {
  const rows = intakes.map((intake) => [
    words.date(intake.takenAt),
    intake.medicationName,
    intake.medicationDosage,
    words.quantity(intake.quantityTaken),
    intake.notes ?? "",
    words.giver({ id: intake.loggedBy, name: intake.giverName }),
  ]);
  return writeCsv([words.headings, ...rows], words.separator);
}

/** The name the second specification gives the file (section 9). */
export function exportFileName(today: Day): string {
  return `activite-medicaments-${today}.csv`;
}
