import { knownAllergen } from "../medicines/known-allergens.ts";
import { type ParsedAllergy, parseAllergy } from "../medicines/molecule-allergy.ts";
import { holdsAllergy } from "./allergies.ts";

/** The allergies of a profile, with what somebody answered about them. */
export interface StoredAllergies {
  /** As typed or picked. */
  readonly allergies: readonly string[];
  /** Those chosen from the list of substances. */
  readonly pickedAllergies: readonly string[];
  /** Those kept as typed after the question whether another name was meant. */
  readonly unrecognizedAllergies: readonly string[];
}

export interface RecognizedAllergy extends ParsedAllergy {
  /**
   * `medicine`: a substance, a brand or a class; `other`: food and the like; `similar`: it resembles a known name, and
   * nobody has answered yet; `unknown`: no list has it.
   */
  readonly recognition: "medicine" | "other" | "similar" | "unknown";
}

/** Every allergy as far as it is recognised, in the order of the profile. */
export function recognizeAllergies({
  allergies,
  pickedAllergies,
  unrecognizedAllergies,
}: StoredAllergies): RecognizedAllergy[] {
  return allergies.map((typed) => {
    const isPicked = holdsAllergy(pickedAllergies, typed);
    const parsed = parseAllergy(typed, isPicked || holdsAllergy(unrecognizedAllergies, typed));
    return { ...parsed, recognition: recognitionOf(parsed, isPicked) };
  });
}

function recognitionOf(
  { typed, substances, resembles }: ParsedAllergy,
  isPicked: boolean,
): RecognizedAllergy["recognition"] {
  if (substances.size > 0 || isPicked) return "medicine";
  if (knownAllergen(typed)) return "other";
  return resembles.size > 0 ? "similar" : "unknown";
}
