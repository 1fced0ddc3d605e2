import type { MoleculeClass } from "../../medicines/molecules/molecule-classes.ts";
import type { Molecule } from "../../medicines/molecules/molecule-names.ts";
import type { Condition } from "../../profiles/conditions.ts";
import type { ConditionSourceKey } from "./condition-sources.ts";

/** What a condition of a profile means for a substance: all that is given here together. */
export interface ConditionRule {
  readonly condition: Condition;
  /**
   * `refuse`: not offered, with the reason; `ask`: a doctor or a pharmacist is asked first. A rule that nobody has
   * checked in a text asks, whatever the list of conditions says.
   */
  readonly level: "refuse" | "ask";
  readonly molecules?: readonly Molecule[];
  readonly classes?: readonly MoleculeClass[];
  /** Every medicine but these. */
  readonly allBut?: readonly Molecule[];
  /** Whatever dissolves with a sodium salt, as the name of the box says. */
  readonly isEffervescent?: true;
  readonly source: ConditionSourceKey;
}

export const SEDATING_ANTIHISTAMINES: readonly Molecule[] = [
  "doxylamine",
  "diphenhydramine",
  "dimenhydrinate",
  "chlorphenamine",
  "dexchlorpheniramine",
  "pheniramine",
  "brompheniramine",
  "promethazine",
  "oxomemazine",
  "alimemazine",
  "hydroxyzine",
];

/** Those that the list of sedating ones does not hold. */
export const OTHER_ANTIHISTAMINES: readonly Molecule[] = [
  "cetirizine",
  "levocetirizine",
  "loratadine",
  "desloratadine",
  "fexofenadine",
  "bilastine",
  "ebastine",
  "rupatadine",
  "mequitazine",
];

const ANTIHISTAMINES: readonly Molecule[] = [
  ...SEDATING_ANTIHISTAMINES.filter((each) => each !== "hydroxyzine"),
  ...OTHER_ANTIHISTAMINES,
];

const refuse = (
  condition: Condition,
  source: ConditionSourceKey,
  about: Pick<ConditionRule, "molecules" | "classes">,
): ConditionRule => ({ condition, level: "refuse", source, ...about });

const ask = (
  condition: Condition,
  source: ConditionSourceKey,
  about: Pick<ConditionRule, "molecules" | "classes" | "allBut" | "isEffervescent">,
): ConditionRule => ({ condition, level: "ask", source, ...about });

/**
 * The conditions that a profile may carry, row by row. Where a text speaks of a severe disease alone, an
 * anti-inflammatory is refused and everything else asks first: a profile does not say how severe a disease is. What the
 * profile rules refuse already (P4, P6 to P9, P11, P12, P15, P22) is not repeated.
 */
export const CONDITION_RULES: readonly ConditionRule[] = [
  ask("chickenpox_now", "unchecked", { molecules: ["hydrocortisone"] }),
  ask("pregnancy", "ansm-pregnancy", { classes: ["nsaids"] }),
  ask("pregnancy", "unchecked", { allBut: ["paracetamol"] }),
  refuse("breastfeeding", "dextromethorphan-leaflet", { molecules: ["dextromethorphan"] }),
  refuse("breastfeeding", "dexchlorpheniramine", { molecules: ["dexchlorpheniramine"] }),
  refuse("breastfeeding", "doxylamine-leaflet", { molecules: ["doxylamine"] }),
  ask("breastfeeding", "unchecked", {
    classes: ["nsaids", "vasoconstrictors", "stomach-acid-blockers"],
  }),
  refuse("ulcer_bleed", "ibuprofen-leaflet", { classes: ["nsaids"] }),
  ask("ulcer_bleed", "mucolytic-leaflet", { classes: ["mucolytics"] }),
  refuse("kidney", "ibuprofen-leaflet", { classes: ["nsaids"] }),
  refuse("kidney", "ema-pseudoephedrine", { molecules: ["pseudoephedrine"] }),
  ask("kidney", "paracetamol-leaflet", { molecules: ["paracetamol"] }),
  ask("kidney", "cetirizine-leaflet", { molecules: ["cetirizine", "levocetirizine"] }),
  ask("kidney", "alginate-leaflet", { molecules: ["alginate"] }),
  ask("kidney", "unchecked", { classes: ["antacids-and-adsorbents"] }),
  refuse("liver", "ibuprofen-leaflet", { classes: ["nsaids"] }),
  refuse("liver", "domperidone", { molecules: ["domperidone"] }),
  ask("liver", "paracetamol-leaflet", { molecules: ["paracetamol"] }),
  ask("liver", "dextromethorphan", { molecules: ["dextromethorphan"] }),
  ask("liver", "ppi-leaflet", { classes: ["stomach-acid-blockers"] }),
  ask("liver", "loratadine-leaflet", { molecules: ["loratadine"] }),
  ask("liver", "unchecked", { molecules: ["loperamide"] }),
  refuse("heart_failure", "ibuprofen-leaflet", { classes: ["nsaids"] }),
  ask("heart_failure", "alginate-leaflet", { molecules: ["alginate"] }),
  ask("heart_failure", "effervescent-paracetamol", { isEffervescent: true }),
  ask("heart_failure", "unchecked", { classes: ["vasoconstrictors"] }),
  ask("coronary_stroke", "ansm-domperidone", { molecules: ["domperidone"] }),
  ask("coronary_stroke", "unchecked", { classes: ["vasoconstrictors", "nsaids"] }),
  refuse("hypertension_severe", "us-decongestants", { classes: ["vasoconstrictors"] }),
  ask("hypertension_severe", "effervescent-paracetamol", { isEffervescent: true }),
  ask("hypertension_severe", "unchecked", { classes: ["nsaids"] }),
  ask("hypertension", "us-decongestants", { classes: ["vasoconstrictors"] }),
  ask("hypertension", "effervescent-paracetamol", { isEffervescent: true }),
  ask("hypertension", "unchecked", { classes: ["nsaids"] }),
  refuse("rhythm_qt", "ansm-domperidone", { molecules: ["domperidone"] }),
  refuse("rhythm_qt", "interactions-index", { molecules: ["hydroxyzine"] }),
  ask("rhythm_qt", "unchecked", { molecules: ["loperamide", ...ANTIHISTAMINES] }),
  refuse("asthma_copd", "dextromethorphan", { molecules: ["dextromethorphan"] }),
  ask("asthma_copd", "ibuprofen-leaflet", { classes: ["nsaids"] }),
  ask("asthma_copd", "us-antihistamines", { molecules: SEDATING_ANTIHISTAMINES }),
  ask("epilepsy", "cetirizine-leaflet", { molecules: ["cetirizine", "levocetirizine"] }),
  ask("epilepsy", "unchecked", { molecules: ["tramadol", ...SEDATING_ANTIHISTAMINES] }),
  refuse("glaucoma_closed", "anticholinergics", { classes: ["anticholinergics"] }),
  ask("glaucoma_closed", "unchecked", { classes: ["vasoconstrictors"] }),
  refuse("retention_prostate", "anticholinergics", { classes: ["anticholinergics"] }),
  ask("retention_prostate", "us-decongestants", { classes: ["vasoconstrictors"] }),
  ask("retention_prostate", "unchecked", { classes: ["opioids"] }),
  ask("diabetes", "us-decongestants", { classes: ["vasoconstrictors"] }),
  ask("diabetes", "unchecked", { molecules: ["aspirin"] }),
  ask("g6pd", "aspirin-leaflet", { molecules: ["aspirin", "low-dose-aspirin"] }),
  ask("g6pd", "paracetamol-italy", { molecules: ["paracetamol"] }),
  ask("g6pd", "unchecked", { classes: ["sulfonamides"], molecules: ["nitrofurantoin"] }),
  ask("immunosuppression", "unchecked", { classes: ["nsaids"] }),
  refuse("anticoagulant_antiplatelet", "interactions-index", {
    classes: ["nsaids"],
    molecules: ["miconazole"],
  }),
  ask("anticoagulant_antiplatelet", "interactions-index", { molecules: ["tramadol"] }),
  ask("anticoagulant_antiplatelet", "unchecked", { allBut: ["paracetamol"] }),
  refuse("lithium", "interactions-index", { classes: ["nsaids"] }),
  ask("lithium", "interactions-index", { classes: ["diuretics"] }),
  refuse("methotrexate", "interactions-index", {
    classes: ["nsaids"],
    molecules: ["trimethoprim"],
  }),
  ask("methotrexate", "interactions-index", { classes: ["stomach-acid-blockers"] }),
  refuse("alcohol", "interactions-index", { classes: ["sedatives"] }),
  ask("alcohol", "paracetamol-leaflet", { molecules: ["paracetamol"] }),
  ask("alcohol", "unchecked", { classes: ["nsaids"] }),
  refuse("dehydration_now", "ibuprofen-leaflet", { classes: ["nsaids"] }),
  refuse("dehydration_now", "bisacodyl-leaflet", { classes: ["stimulant-laxatives"] }),
  ask("dehydration_now", "paracetamol-leaflet", { molecules: ["paracetamol"] }),
  ask("dehydration_now", "unchecked", { classes: ["ace-inhibitors"] }),
  refuse("nsaid_reaction", "ibuprofen-leaflet", { classes: ["nsaids", "salicylates"] }),
];
