import type { Day } from "../calendar/day.ts";
import type { SubstanceAmount } from "../intakes/composition-amount.ts";
import { unitAmount } from "../intakes/unit-amount.ts";
import type { Form } from "../inventory/form.ts";
import { type Substance, substancesOf } from "../medicines/molecules/molecule.ts";
import { TABLETS_FROM_MONTHS } from "../symptoms/rules/profile-rules.ts";
import { youngestByRule, youngestMonths } from "../symptoms/rules/youngest-months.ts";
import { isChokedOn } from "./choked-on.ts";
import type { DoseRule } from "./dose-rule.ts";
import { type RuledBox, restrictingRules } from "./find-rules.ts";
import { type Leaflet, leafletFor } from "./leaflet.ts";
import { ADULT_MONTHS, type DoseTaker, type PersonBand, wholeWeight } from "./person-band.ts";
import { usableWeight } from "./weight-age.ts";

/** What the leaflet of a box says of one person, in a few words. */
export type StandingLabel =
  /** `notice : dès 3 kg` */
  | {
      readonly kind: "from-weight";
      readonly least: number;
      readonly unit: "kg" | "lb";
      readonly standing: Standing;
      readonly missing?: MissingFact;
    }
  /** `notice : pas avant 6 ans` */
  | {
      readonly kind: "from-age";
      readonly months: number;
      /** The leaflet of the box, or our list: its rules about substances, strengths and tablets, which are of no leaflet alone. */
      readonly source: "leaflet" | "list";
      readonly standing: Standing;
      readonly missing?: MissingFact;
    }
  /** `notice : jusqu’à 26 kg`, for somebody who is heavier: that it starts at 3 kg does not say why it is not for them. */
  | {
      readonly kind: "up-to-weight";
      readonly most: number;
      readonly unit: "kg" | "lb";
      readonly standing: Standing;
      readonly missing?: MissingFact;
    }
  /** `notice : avant 12 ans`, for somebody who is that old or older. */
  | {
      readonly kind: "up-to-age";
      readonly months: number;
      readonly standing: Standing;
      readonly missing?: MissingFact;
    }
  | { readonly kind: "prescription" }
  /** No rule of ours knows the box: unknown, and not allowed. */
  | { readonly kind: "unclassified" };

/** Whether the person is one of those the leaflet is for; `unknown` where a weight or an age is missing or too old. */
export type Standing = "inside" | "outside" | "unknown";

/** What has to be known before an unknown standing can be told, where it is one thing. */
type MissingFact = "age" | "weight";

export interface LabelledBox {
  readonly name: string;
  readonly dosage: string;
  readonly form: Form | null;
  readonly activeMolecule: string | null;
  /** The composition of its reference, where that is known. */
  readonly contained?: readonly SubstanceAmount[];
  readonly needsPrescription: boolean | null;
  /** Of its reference; null for a box typed by hand. */
  readonly country: string | null;
}

/** @param place where the reader is: whose leaflets a box typed by hand is compared with */
export function standingLabel(
  box: LabelledBox,
  taker: DoseTaker,
  at: { readonly country: string; readonly today: Day },
): StandingLabel {
  const label = labelFor(box, taker, at);
  if (!("standing" in label) || label.standing !== "unknown") return label;
  const missing = missingFact(label, taker, at.today);
  return missing ? { ...label, missing } : label;
}

/** Null where that is not one thing, or the row itself is in doubt. */
function missingFact({ kind }: StandingLabel, taker: DoseTaker, today: Day): MissingFact | null {
  if (taker.isAdult === null) return null;
  const isByAge = kind === "from-age" || kind === "up-to-age";
  if (taker.ageInMonths === null && (isByAge || !taker.isAdult)) return "age";
  return !isByAge && usableWeight(taker, today) === null ? "weight" : null;
}

function labelFor(
  box: LabelledBox,
  taker: DoseTaker,
  { country, today }: { readonly country: string; readonly today: Day },
): StandingLabel {
  const ruled = ruledBox(box);
  if (!ruled) return { kind: "unclassified" };
  const { substances, form } = ruled;
  const unitBox = { ...box, form };
  const leaflet = leafletFor(ruled, taker, country, today);
  if (leaflet.kind === "prescription") return labelOfPrescribed(substances, taker);
  const ofRules = leaflet.kind === "rules" ? labelOfLeaflet(leaflet, taker, today) : null;
  const months = strictestOf(
    youngestMonths(unitBox, substances),
    leaflet.kind === "unknown" ? youngestOfRows(restrictingRules(ruled, country)) : null,
  );
  if (isChokedOn(ruled, { ageInMonths: isAnyChild(taker) ? 0 : taker.ageInMonths })) {
    if (ofRules && isStricterThanTablets(ofRules)) return ofRules;
    const strictest = Math.max(TABLETS_FROM_MONTHS, months ?? 0);
    const standing = standingByAge(strictest, taker);
    return { kind: "from-age", months: strictest, source: "list", standing };
  }
  if (ofRules) return ofRules;
  return months === null
    ? { kind: "unclassified" }
    : { kind: "from-age", months, source: "list", standing: standingByAge(months, taker) };
}

/** The age from which rows that only restrict have anybody: who is younger is refused by them. Null where one goes by no age. */
function youngestOfRows(rules: readonly DoseRule[]): number | null {
  const ages = rules.map(({ ageInMonths }) => ageInMonths?.least ?? null);
  return ages.includes(null) || ages.length === 0 ? null : Math.min(...ages.map(Number));
}

const strictestOf = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

/** A child without a date of birth may be the youngest one. */
function isAnyChild({ ageInMonths, isAdult }: DoseTaker): boolean {
  return ageInMonths === null && isAdult === false;
}

/** That it is on prescription does not make it one for everybody: the age of a rule is said where it is not reached. */
function labelOfPrescribed(substances: readonly Substance[], taker: DoseTaker): StandingLabel {
  const months = youngestByRule(substances);
  if (months === null) return { kind: "prescription" };
  const standing = standingByAge(months, taker);
  return standing === "inside"
    ? { kind: "prescription" }
    : { kind: "from-age", months, source: "list", standing };
}

/** A box as the rules of leaflets ask for it; null where its form is unknown. */
export function ruledBox(box: LabelledBox): RuledBox | null {
  if (box.form === null) return null;
  const substances = substancesOf(box);
  return {
    name: box.name,
    dosage: box.dosage,
    form: box.form,
    substances,
    milligramsPerUnit: unitAmount({ ...box, form: box.form }, substances[0]),
    country: box.country,
    isPrescription: box.needsPrescription,
  };
}

function labelOfLeaflet(
  { rules, band, isPartlyDisputed }: Extract<Leaflet, { readonly kind: "rules" }>,
  taker: DoseTaker,
  today: Day,
): StandingLabel | null {
  return (
    (isPartlyDisputed ? null : labelOfExceeded(rules, band, taker, today)) ??
    (band.kind === "weight-missing" && taker.isAdult ? labelOfUnweighedAdult(rules) : null) ??
    labelOfRules(rules, band, leastAge(taker))
  );
}

/** Kilograms that hardly any adult is below: general knowledge, as where a weight is asked about. */
const ADULT_LEAST_KG = 35;

/** An adult of unknown weight is beyond a leaflet for small children, and within one that starts below every adult. */
function labelOfUnweighedAdult(rules: readonly DoseRule[]): StandingLabel | null {
  const unit = rules[0]?.weight?.unit;
  if (unit === undefined) return null;
  const lightest = wholeWeight(ADULT_LEAST_KG, unit);
  const most = largest(rules.map(({ weight }) => weight?.most ?? null));
  if (most !== null) {
    return { kind: "up-to-weight", most, unit, standing: most < lightest ? "outside" : "unknown" };
  }
  const least = Math.min(...rules.map(({ weight }) => weight?.least ?? 0));
  return least <= lightest ? { kind: "from-weight", least, unit, standing: "inside" } : null;
}

/** Where leaflets in kilograms go on to children of six. */
const SIX_YEARS_KG = 20;

/** Whether it keeps a small child from a tablet for longer than its form does. */
function isStricterThanTablets(label: StandingLabel): boolean {
  if (!("standing" in label) || label.standing !== "outside") return false;
  if (label.kind === "from-age") return label.months > TABLETS_FROM_MONTHS;
  return label.kind === "from-weight" && label.unit === "kg" && label.least > SIX_YEARS_KG;
}

/** In months: an adult without a date of birth is at least 18 years old. */
function leastAge({ ageInMonths, isAdult }: DoseTaker): number | null {
  return ageInMonths ?? (isAdult ? ADULT_MONTHS : null);
}

/** Which upper bound the person is beyond; null where it is none, or not every row prints one. */
function labelOfExceeded(
  rules: readonly DoseRule[],
  band: PersonBand,
  taker: DoseTaker,
  today: Day,
): StandingLabel | null {
  if (band.kind !== "outside") return null;
  if (band.because === "age") {
    const age = leastAge(taker);
    const months = largest(rules.map((rule) => rule.ageInMonths?.most ?? null));
    return months !== null && age !== null && age >= months
      ? { kind: "up-to-age", months, standing: "outside" }
      : null;
  }
  const kg = usableWeight(taker, today);
  const unit = rules.find(({ weight }) => weight !== null)?.weight?.unit;
  const most = largest(rules.map(({ weight }) => weight?.most ?? null));
  return most !== null && kg !== null && unit !== undefined && wholeWeight(kg, unit) > most
    ? { kind: "up-to-weight", most, unit, standing: "outside" }
    : null;
}

function largest(bounds: readonly (number | null)[]): number | null {
  const known = bounds.filter((bound) => bound !== null);
  return known.length > 0 && known.length === bounds.length ? Math.max(...known) : null;
}

function labelOfRules(
  rules: readonly DoseRule[],
  band: PersonBand,
  age: number | null,
): StandingLabel | null {
  const standing = STANDING[band.kind];
  const ages = rules.flatMap(({ ageInMonths }) => ageInMonths?.least ?? []);
  const fromAge: StandingLabel | null =
    ages.length === rules.length
      ? { kind: "from-age", months: Math.min(...ages), source: "leaflet", standing }
      : null;
  // Too young for a leaflet that prints a weight as well: the weight alone would not say why.
  const isTooYoung = age !== null && age < Math.min(...ages);
  if (fromAge && isTooYoung && band.kind === "outside" && band.because === "age") return fromAge;
  const weights = rules.flatMap(({ weight }) => (weight?.least == null ? [] : weight));
  const [lightest] = weights.sort((one, other) => (one.least ?? 0) - (other.least ?? 0));
  if (lightest && weights.length === rules.length) {
    return { kind: "from-weight", least: lightest.least ?? 0, unit: lightest.unit, standing };
  }
  return fromAge;
}

const STANDING: Readonly<Record<PersonBand["kind"], Standing>> = {
  band: "inside",
  outside: "outside",
  disputed: "unknown",
  "weight-missing": "unknown",
  "age-missing": "unknown",
};

function standingByAge(months: number, { ageInMonths, isAdult }: DoseTaker): Standing {
  if (ageInMonths !== null) return ageInMonths < months ? "outside" : "inside";
  return isAdult === true ? "inside" : "unknown";
}
