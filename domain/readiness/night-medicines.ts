import type { CabinetBox, GuideFacts } from "../symptoms/facts/guide-facts.ts";
import type { Guidance } from "../symptoms/guidance.ts";
import { guide } from "../symptoms/guide.ts";
import type { Symptom } from "../symptoms/list/symptom.ts";

const NIGHT_NEEDS = ["fever", "pain"] as const;

/** What a child may need something for in a night. */
export type NightNeed = (typeof NIGHT_NEEDS)[number];

/** The line of the list of symptoms that stands for a need. */
const SYMPTOM_KEYS: Readonly<Record<NightNeed, string>> = {
  fever: "fever-child",
  pain: "headache",
};

/**
 * What the answer about a symptom would come to now. `here`: it names a box of the home; `not-compared`: it names one at
 * the level `leaflet`, where no box is compared with the child; `age-first` and `weight-first`: it names none until the date of birth or the weight is noted;
 * `emergency`: at that age one calls; `unknown`: the list of symptoms was not read.
 */
export type NightStanding =
  | "here"
  | "not-compared"
  | "none"
  | "age-first"
  | "weight-first"
  | "emergency"
  | "unknown";

export interface NightMedicine {
  /** Needs that come to the same are one. */
  readonly needs: readonly NightNeed[];
  readonly standing: NightStanding;
  /** The boxes that it names; empty unless `here` or `not-compared`. */
  readonly boxes: readonly CabinetBox[];
}

/**
 * Whether the home holds something for fever and for pain of one child, by the rules that answer about a symptom: a box
 * that waits for the hour of its leaflet, or of another one's, is there all the same.
 */
export function nightMedicines(
  facts: Omit<GuideFacts, "chosen" | "category">,
  symptoms: readonly Symptom[],
): NightMedicine[] {
  const found: NightMedicine[] = [];
  for (const need of NIGHT_NEEDS) {
    const symptom = symptoms.find(({ key }) => key === SYMPTOM_KEYS[need]);
    const { standing, boxes } = symptom ? answer(facts, symptom) : NOT_READ;
    const alike = found.findIndex(
      (each) => each.standing === standing && isSameBoxes(each.boxes, boxes),
    );
    const known = found[alike];
    if (known) found[alike] = { ...known, needs: [...known.needs, need] };
    else found.push({ needs: [need], standing, boxes });
  }
  return found;
}

type Answer = Pick<NightMedicine, "standing" | "boxes">;

const NOT_READ: Answer = { standing: "unknown", boxes: [] };

function answer(facts: Omit<GuideFacts, "chosen" | "category">, symptom: Symptom): Answer {
  const asked: GuideFacts = {
    ...facts,
    chosen: [{ text: symptom.name.fr, symptom }],
    category: "traditional",
  };
  const guidance = guide(asked);
  if (guidance.emergencies.length > 0) return { standing: "emergency", boxes: [] };
  const now = boxesOffered(guidance);
  const later = new Set(boxesForLater(guidance));
  const boxes =
    later.size === 0
      ? now
      : boxesOffered(guide({ ...asked, intakes: [] })).filter(
          (box) => now.includes(box) || later.has(box),
        );
  if (boxes.length > 0) {
    return { standing: facts.level === "leaflet" ? "not-compared" : "here", boxes };
  }
  // A weight is asked for also where the home has no box of what goes by it: then a weight would change nothing.
  const dependsOnWeight =
    guidance.symptoms.some(({ needsWeight }) => needsWeight) &&
    boxesOffered(guide({ ...asked, level: "leaflet" })).length > 0;
  if (guidance.symptoms.some(({ needsAge }) => needsAge))
    return { standing: "age-first", boxes: [] };
  return { standing: dependsOnWeight ? "weight-first" : "none", boxes: [] };
}

function boxesOffered({ symptoms }: Guidance): CabinetBox[] {
  return symptoms.flatMap(({ offers }) =>
    offers.flatMap(({ item }) => (item.kind === "box" ? [item.box] : [])),
  );
}

/** What nothing speaks against but a dose of another medicine, whose delay ends. */
function boxesForLater({ refusals }: Guidance): CabinetBox[] {
  return refusals.flatMap(({ item, reasons }) =>
    item.kind === "box" && reasons.every(({ reason }) => reason === "other-fever-medicine")
      ? [item.box]
      : [],
  );
}

function isSameBoxes(one: readonly CabinetBox[], other: readonly CabinetBox[]): boolean {
  const ids = new Set(other.map(({ id }) => id));
  return one.length === ids.size && one.every(({ id }) => ids.has(id));
}
