import { isSystemic, productOf } from "../../interactions/product.ts";
import type { Treatment } from "../../interactions/treatments.ts";
import type { Check } from "./check.ts";
import { SEDATING_ANTIHISTAMINES } from "./condition-rules.ts";
import { isAgainstFever } from "./fever-medicines.ts";
import { because } from "./person-checks.ts";

/** Two medicines against a fever are not alternated without advice: while the leaflet has one wait, the other one asks. */
const otherFeverMedicine: Check = ({ substances }, { waitingForFever }) =>
  substances.some(isAgainstFever) && waitingForFever.some((each) => !substances.includes(each))
    ? [because("other-fever-medicine")]
    : [];

/** When and how much it was, only the record tells. */
const saidTaken: Check = ({ item, substances }, { unrecorded }) =>
  item.kind !== "product" && substances.some((each) => unrecorded.includes(each))
    ? [because("said-taken")]
    : [];

/** What nobody names may be any of them. What stays where it is put adds nothing to it. */
const unnamedTaken: Check = ({ item }, { isUnnamedTaken }) => {
  if (!isUnnamedTaken || item.kind === "product") return [];
  if (item.kind === "box" && !isSystemic(productOf(item.box))) return [];
  return [because("said-unnamed")];
};

/**
 * An overdose is a red flag, beside which nothing is suggested (medical safety, rule 2). A box of what is too much says
 * so itself.
 */
const overMaximum: Check = ({ item, substances }, { overMaximum: over }) =>
  item.kind !== "product" && over.length > 0 && !substances.some((each) => over.includes(each))
    ? [because("over-maximum")]
    : [];

const isSedating = (substance: string) =>
  SEDATING_ANTIHISTAMINES.some((each) => each === substance);

/** Antihistamines that make drowsy count together, one at a time: dose facts, section 2. */
const oneAntihistamine: Check = ({ item, substances }, { treatments }) => {
  if (item.kind === "product" || !substances.some(isSedating)) return [];
  const isAnother = (treatment: Treatment) =>
    treatment.evidence !== "unsure" &&
    isSystemic(treatment) &&
    (item.kind !== "box" || treatment.boxId !== item.box.id) &&
    treatment.substances.some((each) => isSedating(each) && !substances.includes(each));
  return treatments.list.some(isAnother) ? [because("ask-first", "label-one-antihistamine")] : [];
};

/** What was taken, recorded or said, speaks against one more. */
export const DOSE_CHECKS: readonly Check[] = [
  oneAntihistamine,
  overMaximum,
  saidTaken,
  unnamedTaken,
  otherFeverMedicine,
];
