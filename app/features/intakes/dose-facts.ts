import type { DoseTaker } from "#domain/dose-rules/person-band.ts";
import type { SubstanceAmount } from "#domain/intakes/composition-amount.ts";
import type { Intake } from "#domain/intakes/intake.ts";
import type { RecentDose } from "#domain/intakes/recent-doses.ts";

/** What the dose form has to know of a person's last doses, and of the box it is about. */
export interface DoseFacts {
  /** Of the last `COUNTED_HOURS`, the latest first. */
  readonly doses: readonly NamedDose[];
  /** Of this product, however long ago; null before the first. */
  readonly lastOfProduct: Intake | null;
  /** Of the box's reference; null for a box typed by hand. */
  readonly activeMolecule: string | null;
  /** The composition of the box's reference; empty where that is not known. */
  readonly contained: readonly SubstanceAmount[];
  /** Of the box's reference; null for a box typed by hand. */
  readonly country: string | null;
  /** As the reference says; null for a box typed by hand. */
  readonly isPrescription: boolean | null;
  /** What a reminder of this box asks for; null without one. */
  readonly scheduled: number | null;
  readonly taker: DoseTaker;
  /** The account that reads this. */
  readonly me: string;
}

/** What of it concerns the person alone. */
export type DoseLedger = Pick<DoseFacts, "doses" | "taker" | "me">;

/** What of it concerns the box alone. */
export type DoseBox = Pick<
  DoseFacts,
  "activeMolecule" | "contained" | "country" | "isPrescription" | "scheduled"
>;

/** The same as it was read with all boxes in reach. */
export interface ListedDoseBox extends DoseBox {
  /** The reference of which it says what the box holds; null for a box typed by hand. */
  readonly referenceId: string | null;
}

export interface NamedDose extends RecentDose {
  /** Null for somebody without a name. */
  readonly byName: string | null;
}

export interface AskedProduct {
  readonly id: string;
  readonly name: string;
  readonly dosage: string;
  readonly form: string;
}
