import type { RuleSource } from "../dose-rules/dose-rule.ts";
import type { Interaction } from "../interactions/interactions.ts";
import type { Substance } from "../medicines/molecules/molecule.ts";
import type { Condition } from "../profiles/conditions.ts";
import type { EmergencyFlag } from "./emergencies/red-flag.ts";
import type { CabinetBox, RecentIntake } from "./facts/guide-facts.ts";
import type { Moment } from "./facts/stated-words.ts";
import type { HealthProduct } from "./list/health-product.ts";
import type { ChosenSymptom, ReviewedSource, Severity } from "./list/symptom.ts";
import type { FeverWait } from "./rules/fever-waits.ts";
import type { Waiting } from "./rules/waiting.ts";

/** Why to ask a doctor or a pharmacist before any product. */
export type ConsultReason =
  /** Of now: a doctor, and no other advice does. */
  | "dehydration"
  | "several-symptoms"
  | "pregnant"
  | "breastfeeding"
  | "under-2"
  | "over-75"
  | "age-unknown"
  | "immunosuppressed"
  | "chronic-disease"
  | "lasting-fever"
  | "high-fever";

/** The profile rules of the safety document, `P1` to `P27`, and those we read on labels. */
export type RuleId =
  | `P${number}`
  | "label-strength"
  | "label-age"
  | "label-form"
  | "label-belgium"
  | "label-elderly"
  | "label-elderly-us"
  | "label-one-antihistamine"
  | "label-under-2";

/** Why something is not offered. */
export type RefusalReason =
  | "unreadable"
  /** Its batch is in the notice of a recall. */
  | "recalled"
  /** Its medicine is recalled, and nobody wrote its batch down. */
  | "lot-unknown"
  | "expired"
  /** Longer than the box itself says. */
  | "opened-too-long"
  /** Longer than guides keep what goes into an eye, a mixed antibiotic or insulin. */
  | "opened-past-guide"
  | "empty"
  | "allergy"
  /** An allergy that may have been meant otherwise, and nobody has answered yet. */
  | "allergy-resembles"
  | "child"
  | "age-unknown"
  | "pregnancy"
  | "breastfeeding"
  | "condition"
  /** Contra-indicated or not recommended with something the person takes. */
  | "interaction"
  /** A doctor or pharmacist is asked first, because of something the person takes. */
  | "interaction-precaution"
  /** The leaflet of the box is not for that weight. */
  | "leaflet-weight"
  /** The leaflet of the box goes by a weight that is unknown or too old. */
  | "weight-unknown"
  /** With a fever: another medicine against it was given, and its leaflet has it wait. */
  | "other-fever-medicine"
  /** Words say that its substance was taken, and no dose of it is recorded: nobody can tell when and how much. */
  | "said-taken"
  /** Words say that a medicine was taken, and not which one. */
  | "said-unnamed"
  /** Of something else more is recorded than its leaflet has: whom to call comes first. */
  | "over-maximum"
  /** Not before a doctor or a pharmacist was asked. */
  | "ask-first"
  | "prescription-needed"
  | "somebody-elses"
  | "other-substances"
  | "unknown-substance"
  /** Nobody wrote down how much is in it, and for whom it is goes by that. */
  | "strength-unknown"
  /** Its substance was given, and its leaflet has no dose of it now. */
  | "waiting";

export interface LeafletWeights {
  readonly least: number | null;
  readonly most: number | null;
  readonly unit: "kg" | "lb";
  /** Null where it is unknown or too old. */
  readonly weightKg: number | null;
  readonly source: RuleSource;
}

export interface Refused {
  readonly reason: RefusalReason;
  /** The rule that says so, null where it is no rule of the list. */
  readonly rule: RuleId | null;
  /** The allergy as typed, only where that is the reason. */
  readonly allergy: string | null;
  /** Only where that is the reason. */
  readonly interaction?: Interaction;
  /** The weights that the leaflet of the box is for, only where that is the reason. */
  readonly leaflet?: LeafletWeights;
  /** The condition of the profile, only where that is the reason; without a source it is general knowledge. */
  readonly because?: {
    readonly condition: Condition;
    readonly isUnknown: boolean;
    /** Chosen, typed, ticked or noted, and not in the profile. */
    readonly isStated?: true;
    /** Read from what the person takes, and not in the profile. */
    readonly isTreated?: true;
    readonly source: string | null;
  };
  /** Only where that is the reason. */
  readonly waiting?: Waiting;
  /** What is so today, only where that is the reason; without a source it is general knowledge. */
  readonly moment?: { readonly what: Moment; readonly source: string | null };
}

/** What an offer or a refusal is about. */
export type Item =
  | { readonly kind: "box"; readonly box: CabinetBox }
  /** A medicine of the reference list, as its country calls it. */
  | { readonly kind: "medicine"; readonly name: string; readonly isUnlisted: boolean }
  | { readonly kind: "product"; readonly name: string; readonly product: HealthProduct };

export interface Refusal {
  readonly item: Item;
  /** The symptoms it would have been for. */
  readonly chosen: readonly ChosenSymptom[];
  /** At least one. */
  readonly reasons: readonly Refused[];
}

/** What to say beside an offer. */
export type Caution =
  /** P10: a fever, and this is an anti-inflammatory. */
  | "paracetamol-first"
  /** P25: the same substance was taken within a day; `lastIntake` says when. */
  | "same-substance-taken"
  /** Milligrams of a dose within a day are unknown, and its substance has a maximum of 24 hours. */
  | "uncounted-dose"
  /** A fever, and another medicine against it was given within a day. */
  | "other-fever-medicine"
  /** P27: do not drive. */
  | "drowsiness"
  /** A child: the leaflet's dose goes by weight, ask a pharmacist. */
  | "child-by-weight"
  /** The weight of a child is unknown, too old or odd: weigh first. */
  | "weigh-first"
  /** No rule of ours knows the substance: unknown, not safe. */
  | "unchecked-substance";

export interface Offer {
  readonly item: Item;
  /** What of the list it answers: 'Paracétamol'; the product's own name for a product. */
  readonly suggestion: string;
  readonly needsPrescription: boolean;
  /** Who gives it is somebody else than who takes it. */
  readonly isForChild: boolean;
  readonly cautions: readonly Caution[];
  /** Not null where the box fits and its leaflet has no dose of it now: it is named, and nothing leads to taking it. */
  readonly waiting: Waiting | null;
  /** The latest dose of one of its substances within a day. */
  readonly lastIntake: RecentIntake | null;
  /** An earlier symptom that the same substance was offered for already: one dose serves both. */
  readonly alreadyFor: ChosenSymptom | null;
  /** Boxes of the home that fit as well and are not offered beside it, because they hold the same. */
  readonly alsoIn: readonly CabinetBox[];
  /** What is to be taken into account, and what is asked because nobody knows whether the person takes it. */
  readonly interactions: readonly Interaction[];
  readonly source: ReviewedSource;
}

export interface SymptomGuidance {
  readonly chosen: ChosenSymptom;
  /** Null for free text, which no list grades. */
  readonly severity: Severity | null;
  /**
   * `held`: something else is an emergency or unknown, so nothing is suggested here; `unknown`: no list holds it;
   * `stated`: it says who somebody is, which every offer was compared with; `for-another`: words say that it is for
   * somebody else than the person who is chosen.
   */
  readonly state: "emergency" | "held" | "guided" | "unknown" | "stated" | "for-another";
  /** Whether the list sends to a doctor. */
  readonly seesDoctor: boolean;
  /** Whether nothing is offered until the date of birth of a child is known. */
  readonly needsAge: boolean;
  /** Whether nothing is offered until a child is weighed: what would be, goes by weight. */
  readonly needsWeight: boolean;
  /** Whether a weight is asked for in place: where nothing is offered without it, or to find the line of a leaflet. */
  readonly asksWeight: boolean;
  /** At most two, the best first, those that wait last; a box that waits is named even where it is the third. */
  readonly offers: readonly Offer[];
}

export interface Emergency {
  /** Null for an urgent line of the list that is none of the red flags. */
  readonly flag: EmergencyFlag | null;
  /** What of the chips it was recognized by, as somebody wrote it. */
  readonly words: readonly string[];
  /** The chips it was read from. */
  readonly chosen: readonly ChosenSymptom[];
}

/** What the rules had nothing to compare with: said in letters of the same size as what they found. */
export type NotCompared =
  | "everything"
  | "age"
  | "weight"
  /** A weight is noted, and only the age says for how long it counts. */
  | "weight-without-age"
  | "allergies"
  | "conditions"
  | "treatments"
  /** The home has boxes of long-term treatments, and nobody said whether this person takes them. */
  | "treatments-unanswered"
  /** The illness log could not be read. */
  | "notes";

export interface Guidance {
  /** Where there is one, or a symptom is unknown, everything below is without offers and refusals. */
  readonly emergencies: readonly Emergency[];
  readonly consultFirst: readonly ConsultReason[];
  /** One for each chip, in their order. */
  readonly symptoms: readonly SymptomGuidance[];
  readonly refusals: readonly Refusal[];
  /** Allergies no rule of ours could read: nothing was compared with them. */
  readonly unreadAllergies: readonly string[];
  /** More of these is recorded in 24 hours than the leaflet of a box of the home has: the poison centre comes first. */
  readonly overMaximum: readonly Substance[];
  /** What was given and waits, before all that is said of boxes. */
  readonly waits: readonly FeverWait[];
  /** In the order of the screen; empty where nothing is offered at all. */
  readonly notCompared: readonly NotCompared[];
}
