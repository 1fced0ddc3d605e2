import type { Form } from "../inventory/form.ts";
import { ANTIBIOTICS, isIn, listed, type Substance } from "../medicines/molecules/molecule.ts";
import type { MoleculeClass } from "../medicines/molecules/molecule-classes.ts";
import type { Molecule } from "../medicines/molecules/molecule-names.ts";
import { namedMedicines, sendsToDoctor } from "./list/severity.ts";
import { LIST_COUNTRIES, type Symptom } from "./list/symptom.ts";
import { OTHER_ANTIHISTAMINES } from "./rules/condition-rules.ts";

/** Medicines that people reach for by the same symptoms, whichever of them the list names. Nothing is offered by it. */
interface Purpose {
  readonly classes?: readonly MoleculeClass[];
  readonly molecules?: readonly Molecule[];
  /** Whatever goes into an eye. */
  readonly form?: Form;
  /** Keys of lines that name none of them, because none of them is for these people. */
  readonly symptoms?: readonly string[];
}

const PURPOSES: readonly Purpose[] = [
  {
    classes: ["nsaids", "opioids"],
    molecules: ["paracetamol"],
    symptoms: ["chickenpox"],
  },
  {
    classes: ["triptans", "vasoconstrictor-ergots"],
    symptoms: ["migraine", "headache", "frequent-headaches"],
  },
  {
    classes: ["clays"],
    molecules: ["loperamide", "racecadotril", "bismuth-subsalicylate"],
    symptoms: ["diarrhea-child", "blood-in-stool", "stomach-flu"],
  },
  {
    classes: ["cough-and-cold", "mucolytics", "phenothiazines", "decongestants", "terpenes"],
    molecules: ["ambroxol"],
    symptoms: ["cough-child", "barking-cough", "common-cold", "stuffy-nose", "stuffy-nose-baby"],
  },
  {
    molecules: [
      ...OTHER_ANTIHISTAMINES,
      "dexchlorpheniramine",
      "hydroxyzine",
      "diphenhydramine",
      "promethazine",
    ],
  },
  {
    classes: ["stomach-acid-blockers"],
    molecules: [
      "alginate",
      "almagate",
      "aluminium-hydroxide",
      "magnesium-hydroxide",
      "calcium-carbonate",
      "famotidine",
    ],
  },
  { classes: ["stimulant-laxatives"], molecules: ["macrogol", "lactulose"] },
  {
    molecules: [
      "metopimazine",
      "metoclopramide",
      "domperidone",
      "dimenhydrinate",
      "diphenhydramine",
      "meclizine",
      "hyoscine",
    ],
  },
  { classes: ["benzodiazepines"], molecules: ["doxylamine", "diphenhydramine", "melatonin"] },
  {
    molecules: ["st-johns-wort"],
    symptoms: ["sleep-trouble", "lasting-insomnia", "stress", "anxiety", "low-mood"],
  },
  { molecules: ["miconazole", "fluconazole"], symptoms: ["mouth-thrush"] },
  {
    form: "Collyre",
    symptoms: ["dry-eyes", "irritated-eyes", "allergic-eyes", "sticky-eye", "stye", "hay-fever"],
  },
];

/** Whether somebody may reach for a box by a symptom that the list has other medicines for. */
export function isReachedFor(
  symptom: Symptom,
): (substances: readonly Substance[], form: Form) => boolean {
  const named = LIST_COUNTRIES.flatMap((country) => namedMedicines(symptom, country)).flatMap(
    listed,
  );
  const reached: readonly Purpose[] = [
    ...PURPOSES.filter(
      (purpose) =>
        purpose.symptoms?.includes(symptom.key) || named.some((each) => isOf(purpose, each)),
    ),
    // What is left of an antibiotic is reached for wherever the list sends to a doctor.
    ...(sendsToDoctor(symptom) ? [{ classes: ANTIBIOTICS }] : []),
  ];
  return (substances, form) =>
    reached.some((purpose) => purpose.form === form) ||
    substances.some((each) => reached.some((purpose) => isOf(purpose, each)));
}

function isOf({ classes = [], molecules = [] }: Purpose, substance: Substance): boolean {
  return molecules.some((each) => each === substance) || isIn(classes, substance);
}
