import type { Treatments } from "../../interactions/treatments.ts";
import type { Substance } from "../../medicines/molecules/molecule.ts";
import type { ParsedAllergy } from "../../medicines/molecules/molecule-allergy.ts";
import type { GuideFacts } from "../facts/guide-facts.ts";
import type { Moment } from "../facts/stated-words.ts";
import type { Item, Refused } from "../guidance.ts";

/** Something that may be offered for a symptom, with what is in it. */
export interface Candidate {
  readonly item: Item;
  readonly substances: readonly Substance[];
  /** Every name it goes by, for an allergy to a word we do not know. */
  readonly names: readonly string[];
  /** What the symptom asks for; a product asks for nothing but itself. */
  readonly requested: ReadonlySet<Substance>;
  /** Whether the list asks for a prescription here. */
  readonly isListedAsPrescribed: boolean;
}

export interface CheckContext
  extends Pick<GuideFacts, "country" | "leafletCountry" | "today" | "patient" | "now"> {
  readonly allergies: readonly ParsedAllergy[];
  /** What the patient takes. */
  readonly treatments: Treatments;
  /** What is so today. */
  readonly moments: ReadonlySet<Moment>;
  /** What words say was taken, and no record holds. */
  readonly unrecorded: readonly Substance[];
  /** Whether words say that a medicine was taken which nobody names, and no record may be of it. */
  readonly isUnnamedTaken: boolean;
  /** With a fever: what was given against it and is not to be given again yet. */
  readonly waitingForFever: readonly Substance[];
  /** Of what more is recorded in 24 hours than a leaflet of the home has. */
  readonly overMaximum: readonly Substance[];
}

export type Check = (candidate: Candidate, circle: CheckContext) => readonly Refused[];
