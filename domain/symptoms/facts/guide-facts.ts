import type { Day } from "../../calendar/day.ts";
import type { Instant } from "../../calendar/instant.ts";
import type { GuidanceLevel } from "../../content/guidance-level.ts";
import type { SubstanceAmount } from "../../intakes/composition-amount.ts";
import type { TreatmentAnswers } from "../../interactions/treatments.ts";
import type { Form } from "../../inventory/form.ts";
import type { BoxDates } from "../../inventory/opened-life.ts";
import type { ContainedSubstance } from "../../ledger/ledger.ts";
import type { ParsedAllergy } from "../../medicines/molecules/molecule-allergy.ts";
import type { OfficialLeaflet } from "../../medicines/official/leaflet.ts";
import type { RecallableBox } from "../../notices/recall.ts";
import type { CurrentCondition } from "../../profiles/conditions.ts";
import type { WeightStanding } from "../../profiles/known-weight.ts";
import type { ProfileType } from "../../profiles/profile.ts";
import type { HealthProduct } from "../list/health-product.ts";
import type { ChosenSymptom, ListCountry } from "../list/symptom.ts";
import type { Circumstance } from "./circumstances.ts";

/** A condition that counts today, of the profile or said here. */
export interface PatientCondition extends CurrentCondition {
  /** Chosen, typed, ticked or noted, and not in the profile. */
  readonly isStated?: true;
  /** Read from what the person takes, and not in the profile. */
  readonly isTreated?: true;
}

/** Whom it is about. */
export interface Patient {
  readonly type: ProfileType;
  /** Completed months; null where no date of birth is known. */
  readonly ageInMonths: number | null;
  readonly weightKg: number | null;
  /** Whether a dose by weight may count on it. */
  readonly weightStanding: WeightStanding;
  readonly allergies: readonly ParsedAllergy[];
  /** As they are today. */
  readonly conditions: readonly PatientCondition[];
  readonly circumstances: readonly Circumstance[];
  /** What was answered about boxes of the home. */
  readonly treatmentAnswers: TreatmentAnswers;
}

/** A box of the home, with what its reference says of it. */
export interface CabinetBox extends BoxDates, RecallableBox {
  readonly id: string;
  readonly name: string;
  readonly dosage: string;
  readonly form: Form;
  readonly currentQuantity: number;
  /** Nobody wrote down how much is left: the quantity stands for more than none. */
  readonly isQuantityUnknown?: true;
  /** `Paracétamol + Codéine`; null for a box typed by hand. */
  readonly activeMolecule: string | null;
  /** The composition of its reference; absent where that is not known. */
  readonly contained?: readonly SubstanceAmount[];
  /** The official leaflet, where the box or its reference knows the number. */
  readonly leaflet?: OfficialLeaflet | null;
  /** Null where nobody knows. */
  readonly needsPrescription: boolean | null;
  /** The profile whose box it is; null for one of the whole home. */
  readonly ownerId: string | null;
  /** Of its reference; absent for a box typed by hand. */
  readonly country?: string | null;
  /** Present where the box is somebody else's: their name, null without one. */
  readonly otherOwner?: { readonly name: string | null };
  /** A date, a quantity or the form cannot be read: it is refused, and what is unknown stands for the worst. */
  readonly isUnreadable?: true;
}

/** A dose of the active profile. */
export interface RecentIntake {
  readonly id?: string;
  /** Null once the box was deleted. */
  readonly medicationId: string | null;
  readonly medicationName: string;
  readonly takenAt: Instant;
  /** As printed on the box it came from; absent where nobody wrote it down. */
  readonly dosage?: string;
  readonly form?: Form;
  readonly quantity?: number;
  /** What the database recorded that it contained; without it, the name of the box is read. */
  readonly contained?: readonly ContainedSubstance[];
}

export const CATEGORIES = ["all", "traditional", "natural"] as const;

/** `natural` hides classic medicines, `traditional` hides natural products. */
export type Category = (typeof CATEGORIES)[number];

export interface GuideFacts {
  readonly chosen: readonly ChosenSymptom[];
  /** Temperatures, symptoms and notes of the last day in the illness log; null where they could not be read. */
  readonly noted?: readonly ChosenSymptom[] | null;
  readonly country: ListCountry;
  /** Where the reader is: whose leaflets a box typed by hand is compared with. Without it, the country of the list. */
  readonly leafletCountry?: string;
  readonly category: Category;
  /** Without it, `checks`. */
  readonly level?: GuidanceLevel;
  readonly patient: Patient;
  readonly boxes: readonly CabinetBox[];
  /** Those of the last `LONGEST_LOOK_BACK_DAYS`; older ones do not matter. */
  readonly intakes: readonly RecentIntake[];
  readonly products: readonly HealthProduct[];
  readonly today: Day;
  readonly now: Instant;
}
