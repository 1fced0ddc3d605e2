import type { DoseRule } from "../../dose-rules/dose-rule.ts";
import { composedAmount } from "../../intakes/unit-amount.ts";
import {
  type Interaction,
  interactionsOf,
  isAskedFirst,
  isRefused,
} from "../../interactions/interactions.ts";
import { isSystemic, productOf } from "../../interactions/product.ts";
import { daysLeft } from "../../inventory/expiry.ts";
import { isSingleDose, isSwallowedWhole } from "../../inventory/form.ts";
import { openedRefusal } from "../../inventory/opened-life.ts";
import { saysHowMuch } from "../../inventory/written-strength.ts";
import { isMolecule, SOMETHING_ELSE, type Substance } from "../../medicines/molecules/molecule.ts";
import { recallsToMind } from "../../notices/recall.ts";
import { isChildOfUnknownAge } from "../../profiles/plausible-measures.ts";
import { leafletOfBox, restrictingBand } from "../box-leaflet.ts";
import type { CabinetBox, Patient } from "../facts/guide-facts.ts";
import { isChild } from "../facts/is-child.ts";
import type { LeafletWeights, Refused } from "../guidance.ts";
import type { Candidate, Check, CheckContext } from "./check.ts";
import { conditionRefusals } from "./condition-checks.ts";
import { DOSE_CHECKS } from "./dose-checks.ts";
import { momentRefusals } from "./moment-checks.ts";
import { allergies, because, elderly, isAbout, profile, saidOnce } from "./person-checks.ts";
import { productConditions, productRefusals } from "./product-refusals.ts";
import {
  LARGEST_PER_KG,
  LEAFLET_AGES,
  PRESCRIBED_FROM,
  STRENGTH_RULES,
  type StrengthRule,
  TABLETS_FROM_MONTHS,
} from "./profile-rules.ts";
import { strengthOf } from "./unit-strength.ts";

const UNSURE_PREGNANCY: Refused = {
  ...because("ask-first"),
  because: { condition: "pregnancy", isUnknown: true, source: null },
};

/** What a box may hold beside what is asked for: nobody takes a dose too many of these by it. */
const ALSO_IN_BOXES: readonly Substance[] = [
  "vitamin-c",
  "trimethylphloroglucinol",
  "simeticone",
  "sodium-bicarbonate",
  "calcium-carbonate",
];

/** Nobody knows whether it is good, so it is not offered; what is said of it is that, and no date that it does not have. */
const readable: Check = ({ item }) =>
  item.kind === "box" && item.box.isUnreadable ? [because("unreadable")] : [];

/** Also of a box that cannot be read otherwise. */
const recall: Check = ({ item }) => {
  const [recalled] = item.kind === "box" ? recallsToMind(item.box) : [];
  return recalled ? [because(recalled.match)] : [];
};

const expiry: Check = ({ item }, { today }) =>
  item.kind === "box" && !item.box.isUnreadable && daysLeft(today, item.box.expiresOn) < 0
    ? [because("expired")]
    : [];

const opening: Check = ({ item }, { today }) => {
  if (item.kind !== "box" || item.box.isUnreadable) return [];
  const refused = openedRefusal(today, item.box);
  return refused ? [because(refused)] : [];
};

const stock: Check = ({ item }) =>
  item.kind === "box" && !item.box.isUnreadable && item.box.currentQuantity <= 0
    ? [because("empty")]
    : [];

/** The conditions of the profile. Whom a natural product is not for, its own line says. */
const conditions: Check = (candidate, { patient }) =>
  candidate.item.kind === "product" ? [] : conditionRefusals(patient.conditions, candidate);

/**
 * A fever of somebody whose defences are weak is a doctor's to see before anything hides it. Of anti-inflammatories the
 * conditions say so, fever or not.
 */
const feverOfTheWeak: Check = ({ substances }, { patient, moments }) => {
  if (!moments.has("fever") || !substances.includes("paracetamol")) return [];
  return patient.conditions
    .filter(({ condition }) => condition === "immunosuppression")
    .map(({ isUnknown, isStated, isTreated }) => ({
      ...because("ask-first"),
      because: {
        condition: "immunosuppression",
        isUnknown,
        ...(isStated && { isStated }),
        ...(isTreated && { isTreated }),
        source: null,
      },
    }));
};

/** What was chosen or noted today. */
const moment: Check = ({ item, substances, names }, { moments, patient }) =>
  momentRefusals(moments, {
    substances,
    names,
    form: item.kind === "box" ? item.box.form : null,
    ageInMonths: patient.ageInMonths,
  });

const leaflet: Check = ({ substances }, { patient }) =>
  LEAFLET_AGES.filter((rule) => substances.some((each) => isAbout(rule, each))).flatMap(
    ({ underMonths }) => youngFor(underMonths, "label-age", patient),
  );

/** The rows that the leaflet of this very box prints, compared with the weight rounded down. */
const leafletWeight: Check = ({ item, substances }, circle) => {
  const { patient } = circle;
  if (item.kind !== "box" || item.box.isUnreadable) return [];
  const leaflet = leafletOfBox(item.box, substances, circle);
  if (leaflet.kind === "unknown") return unquotedLeaflet(item.box, substances, circle);
  if (leaflet.kind !== "rules") return [];
  const { band, rules, cited } = leaflet;
  if (band.kind === "outside" && band.because === "age") return [because("child", "label-age")];
  const isOutside = band.kind === "outside";
  // An adult of unknown weight is taken at their word.
  const isToBeWeighed = band.kind === "weight-missing" && isChild(patient);
  if (!isOutside && !isToBeWeighed) return [];
  if (isToBeWeighed && isWeightOfNoAge(patient)) return [because("age-unknown")];
  const reason = isOutside ? "leaflet-weight" : "weight-unknown";
  const weights = {
    ...spanOf(rules),
    weightKg: isOutside ? patient.weightKg : null,
    source: cited.source,
  };
  return [{ ...because(reason), leaflet: weights }];
};

/** Of rows whose figures are not shown: that the patient is in none of them, and no figure. */
function unquotedLeaflet(
  box: CabinetBox,
  substances: readonly Substance[],
  circle: CheckContext,
): Refused[] {
  const band = restrictingBand(box, substances, circle);
  if (band?.kind === "outside") {
    return [band.because === "age" ? because("child", "label-age") : because("leaflet-weight")];
  }
  if (band?.kind !== "weight-missing" || !isChild(circle.patient)) return [];
  return [because(isWeightOfNoAge(circle.patient) ? "age-unknown" : "weight-unknown")];
}

/** A weight that only the missing age keeps from being used: weighing again would change nothing. */
function isWeightOfNoAge(patient: Patient): boolean {
  return patient.weightKg !== null && isChildOfUnknownAge(patient);
}

const strength: Check = ({ item, substances }, { patient }) => {
  if (item.kind !== "box" || !isSingleDose(item.box.form)) return [];
  const milligrams = strengthOf(item.box, substances[0]) ?? 0;
  const fits = ({ molecule, fromMg }: StrengthRule) =>
    substances[0] === molecule && milligrams >= fromMg;
  const weightKg =
    patient.weightStanding === "usable" && isChild(patient) ? patient.weightKg : null;
  const isTooMuch = LARGEST_PER_KG.some(
    ({ molecule, mgPerKg }) =>
      substances[0] === molecule && weightKg !== null && milligrams > mgPerKg * weightKg,
  );
  const limits = STRENGTH_RULES.filter(fits).map(({ underMonths }) => underMonths);
  return [
    ...(limits.length > 0 ? youngFor(Math.max(...limits), "label-strength", patient) : []),
    ...(limits.length === 0 && isTooMuch ? [because("child", "label-strength")] : []),
    ...(isSwallowedWhole(item.box.form)
      ? youngFor(TABLETS_FROM_MONTHS, "label-form", patient)
      : []),
  ];
};

/** The molecules whose boxes are for one person or another by what is in them. */
const BY_STRENGTH: ReadonlySet<Substance> = new Set(STRENGTH_RULES.map(({ molecule }) => molecule));

/**
 * What nobody wrote down is never taken for little: a box without a number, or with a meaningless one, is for nobody. A
 * number in the name may count boxes, and no rule reads it. Nothing with paracetamol stays on the skin, whatever its form
 * was typed as.
 */
const writtenStrength: Check = ({ item, substances }) => {
  if (item.kind !== "box" || item.box.isUnreadable) return [];
  if (!isSystemic(productOf(item.box)) && !substances.includes("paracetamol")) return [];
  const isWritten =
    saysHowMuch(item.box.dosage) || composedAmount(item.box, substances[0]) !== null;
  return !isWritten && substances.some((each) => BY_STRENGTH.has(each))
    ? [because("strength-unknown")]
    : [];
};

/** Who has left-over tablets of a prescription asks before they take another one. */
const prescription: Check = ({ item, substances, isListedAsPrescribed }) =>
  item.kind === "box" &&
  (item.box.needsPrescription ??
    (isListedAsPrescribed || isPrescribedEverywhere(item.box, substances)))
    ? [because("prescription-needed")]
    : [];

/** A box that belongs to another person, and nobody knows whether it was prescribed to them. */
const owner: Check = ({ item }) =>
  item.kind === "box" && item.box.otherOwner && item.box.needsPrescription === null
    ? [because("somebody-elses")]
    : [];

const others: Check = ({ item, substances, requested }) =>
  item.kind === "box" &&
  substances.some(
    (each) => each !== SOMETHING_ELSE && !requested.has(each) && !ALSO_IN_BOXES.includes(each),
  )
    ? [because("other-substances")]
    : [];

/** Unknown is not safe: not for those whom a rule we do not have may concern. */
const unknown: Check = ({ item, substances }, { patient }) => {
  if (item.kind === "product") return [];
  if (substances.includes(SOMETHING_ELSE)) return [because("unknown-substance")];
  return substances.some((each) => !isMolecule(each)) && isDelicate(patient)
    ? [because("unknown-substance")]
    : [];
};

/** What the list itself says of a plant; of a pregnancy that nobody is sure of it asks first. */
const caution: Check = ({ item }, { patient }) => {
  if (item.kind !== "product") return [];
  const refused = productRefusals(item.product, patient);
  const mayBePregnant = patient.conditions.some(({ isUnknown }) => isUnknown);
  const circumstances = [...patient.circumstances, "pregnant" as const];
  const isNotForPregnancy =
    mayBePregnant &&
    productRefusals(item.product, { ...patient, circumstances }).includes("pregnancy");
  return [
    ...refused.map((reason) => because(reason)),
    ...productConditions(item.product, patient).map(({ condition, isUnknown, isStated }) => ({
      ...because("ask-first"),
      because: { condition, isUnknown, ...(isStated && { isStated }), source: null },
    })),
    ...(isNotForPregnancy && !refused.includes("pregnancy") ? [UNSURE_PREGNANCY] : []),
  ];
};

/** What the patient takes may speak against it: refused, or asked about first. */
const interaction: Check = (candidate, circle) =>
  interactionsWith(candidate, circle).flatMap((found): Refused[] => {
    if (isRefused(found)) return [{ ...because("interaction"), interaction: found }];
    return isAskedFirst(found)
      ? [{ ...because("interaction-precaution"), interaction: found }]
      : [];
  });

const CHECKS: readonly Check[] = [
  readable,
  recall,
  expiry,
  opening,
  stock,
  allergies,
  profile,
  interaction,
  conditions,
  feverOfTheWeak,
  moment,
  elderly,
  leaflet,
  leafletWeight,
  strength,
  writtenStrength,
  prescription,
  owner,
  others,
  unknown,
  caution,
  ...DOSE_CHECKS,
];

/** Why something is not offered; nothing where it may be. */
export function refusalsOf(candidate: Candidate, circle: CheckContext): Refused[] {
  const all = CHECKS.flatMap((check) => check(candidate, circle));
  // A rule of the document says more than the same reason without one.
  const isSaidByARule = ({ reason }: Refused) =>
    all.some((other) => other.reason === reason && other.rule !== null);
  // What a treatment says of the person adds nothing to what is said of the two together.
  const isOfAPair = all.some(({ reason }) => reason.startsWith("interaction"));
  return saidOnce(all)
    .filter(({ because: why }) => !(why?.isTreated && isOfAPair))
    .filter((each) => each.rule !== null || each.because || each.moment || !isSaidByARule(each));
}

export function interactionsWith(
  { item, substances }: Pick<Candidate, "item" | "substances">,
  { treatments, now }: Pick<CheckContext, "treatments" | "now">,
): Interaction[] {
  const printed =
    item.kind === "box"
      ? { ...productOf(item.box), boxId: item.box.id }
      : { milligrams: null, form: null };
  return interactionsOf({ ...printed, substances }, treatments, now);
}

/** All weights that the rows of a leaflet are for together. */
function spanOf(rules: readonly DoseRule[]): Pick<LeafletWeights, "least" | "most" | "unit"> {
  const spans = rules.flatMap(({ weight }) => weight ?? []);
  const leasts = spans.flatMap(({ least }) => least ?? []);
  const mosts = spans.flatMap(({ most }) => most ?? []);
  return {
    least: leasts.length === 0 ? null : Math.min(...leasts),
    most: mosts.length < spans.length ? null : Math.max(...mosts),
    unit: spans[0]?.unit ?? "kg",
  };
}

/** Our own reading of leaflets, where a declared adult is taken at their word. */
function youngFor(
  underMonths: number,
  rule: Refused["rule"],
  { ageInMonths, type }: Patient,
): Refused[] {
  if (ageInMonths === null) return type === "child" ? [because("age-unknown", rule)] : [];
  return ageInMonths < underMonths ? [because("child", rule)] : [];
}

/** The list means a gel or a small tablet; its name fits a box of something stronger as well. */
function isPrescribedEverywhere(box: CabinetBox, substances: readonly Substance[]): boolean {
  if (box.form === "Solution injectable") return true;
  if (!isSingleDose(box.form)) return false;
  return PRESCRIBED_FROM.some(
    ({ molecule, fromMg }) =>
      substances.includes(molecule) && (strengthOf(box, molecule) ?? 0) >= fromMg,
  );
}

function isDelicate(patient: Patient): boolean {
  const { circumstances } = patient;
  return (
    isChild(patient) ||
    circumstances.includes("pregnant") ||
    circumstances.includes("breastfeeding")
  );
}
