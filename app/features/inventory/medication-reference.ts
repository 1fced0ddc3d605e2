import type { Day } from "#domain/calendar/day.ts";
import type { Form } from "#domain/inventory/form.ts";
import type { Language } from "#domain/locale/locales.ts";

/** A medicine sold in pharmacies, from the reference list: written by hand, or imported. */
export interface MedicationReference {
  readonly id: string;
  readonly name: string;
  readonly dosage: string;
  /** Null where the list names a form that a cabinet does not know. */
  readonly form: Form | null;
  /** Its form in the words of the list: `suppositoire`. */
  readonly formInSource: string;
  /** Units of a full pack. */
  readonly defaultQuantity: number | null;
  readonly defaultPosology: string | null;
  readonly sideEffects: string | null;
  readonly molecule: string;
  /** Of the texts that are not translated into every language. */
  readonly languages: {
    readonly posology: Language;
    readonly sideEffects: Language;
    readonly molecule: Language;
  };
  readonly needsPrescription: boolean;
  /** Who says so, and on which day they said it. */
  readonly source: string;
  /** Null where it cannot be read. */
  readonly sourceDate: Day | null;
  /** Whether they no longer say it. */
  readonly isWithdrawn: boolean;
}

/** A pack of the official list. */
export interface FoundPack {
  /** Its official words: `plaquette(s) PVC-Aluminium de 16 comprimé(s)`. */
  readonly label: string;
  /** With the quantity of this pack; null where the list names the pack and not its medicine. */
  readonly reference: MedicationReference | null;
}

/** What somebody of the home typed of a box with the same code. */
export interface KnownProduct {
  readonly name: string;
  readonly dosage: string;
  readonly form: Form;
  readonly totalQuantity: number;
}

/** A box whose code was read. */
export interface ScannedBox {
  /** Null where no list knows the code. */
  readonly reference: MedicationReference | null;
  /** Where no list does: what the home knows of it. */
  readonly known: KnownProduct | null;
  /** 14 digits, where no list knows the code. */
  readonly gtin: string | null;
  /** As the code tells it. */
  readonly expiresOn: Day | null;
  /** The batch, as the code tells it. */
  readonly lot: string | null;
  /** Whether both must be compared with the box. */
  readonly isDoubtful: boolean;
}
