import { daysBetween } from "../calendar/day.ts";
import { isSingleDose } from "../inventory/form.ts";
import { goodUntil } from "../inventory/opened-life.ts";
import { fold } from "../locale/fold.ts";
import { CONTENT_LANGUAGES } from "../locale/locales.ts";
import {
  isAntibiotic,
  listed,
  type Substance,
  substancesOf,
} from "../medicines/molecules/molecule.ts";
import { isAntiInflammatory } from "./cautions.ts";
import type { CabinetBox, GuideFacts } from "./facts/guide-facts.ts";
import { isChild } from "./facts/is-child.ts";
import type { Item } from "./guidance.ts";
import type { HealthProduct } from "./list/health-product.ts";
import { namedMedicines } from "./list/severity.ts";
import { LIST_COUNTRIES, type Symptom } from "./list/symptom.ts";
import { isReachedFor } from "./purposes.ts";
import type { Candidate } from "./rules/check.ts";
import { strengthOf } from "./rules/unit-strength.ts";

/** A candidate with the line of the list that it answers. */
export interface Suggested extends Candidate {
  /** 'Paracétamol'; the product's own name for a product. */
  readonly suggestion: string;
}

/** A box with what is in it, read once for all symptoms. */
export interface ReadBox {
  readonly box: CabinetBox;
  readonly substances: readonly Substance[];
}

export function readBoxes(boxes: readonly CabinetBox[]): ReadBox[] {
  return boxes.map((box) => ({ box, substances: substancesOf(box) }));
}

/** What may be offered for a symptom, in the order in which it would be. */
export function candidatesFor(
  symptom: Symptom,
  boxes: readonly ReadBox[],
  {
    country,
    category,
    products,
    patient,
  }: Pick<GuideFacts, "country" | "category" | "products" | "patient">,
): Suggested[] {
  const medicines = medicinesOf(symptom, country);
  return [
    ...(category === "natural"
      ? []
      : [...fromCabinet(medicines, boxes, isChild(patient)), ...medicines]),
    ...(category === "traditional" ? [] : naturalFor(symptom, products, country)),
  ];
}

function medicinesOf(symptom: Symptom, country: GuideFacts["country"]): Suggested[] {
  const names = namedMedicines(symptom, country);
  const requested = new Set(names.flatMap(listed));
  const unlisted = new Set(symptom.unlisted.flatMap(listed));
  return names.map((name) => {
    const substances = listed(name);
    return {
      item: { kind: "medicine", name, isUnlisted: substances.every((each) => unlisted.has(each)) },
      suggestion: name,
      substances,
      names: [name],
      requested,
      isListedAsPrescribed: symptom.needsPrescription[country],
    };
  });
}

/** Boxes that nobody is offered for a symptom and that people reach for by it: each as if it were asked for. */
export function reachedFor(symptom: Symptom, boxes: readonly ReadBox[]): BoxCandidate[] {
  const isReached = isReachedFor(symptom);
  return boxes
    .filter(({ box, substances }) => isReached(substances, box.form))
    .map(({ box, substances }) => ({
      item: { kind: "box", box },
      substances,
      names: [box.name],
      requested: new Set(substances),
      isListedAsPrescribed: substances.some(isAntibiotic),
    }));
}

interface BoxCandidate extends Candidate {
  readonly item: Extract<Candidate["item"], { readonly kind: "box" }>;
}

/** Milligrams of its first substance in a unit that is taken whole. */
function unitOf({ box, substances }: ReadBox): number | null {
  return isSingleDose(box.form) ? strengthOf(box, substances[0]) : null;
}

/**
 * Those that hold what a medicine of the list holds: in its order, the box that ends first before the others, and one in
 * somebody else's name last. Of two that a child may have, the one with less in a unit comes first, after what is
 * measured: dose facts, section 0.
 */
function fromCabinet(
  medicines: readonly Suggested[],
  boxes: readonly ReadBox[],
  isForChild: boolean,
): Suggested[] {
  const unit = (box: ReadBox) => (isForChild ? (unitOf(box) ?? 0) : 0);
  const ofOther = ({ box }: ReadBox) => (box.otherOwner ? 1 : 0);
  const taken = new Set<string>();
  return medicines.flatMap((medicine) =>
    boxes
      .filter(
        ({ box, substances }) =>
          !taken.has(box.id) && medicine.substances.every((each) => substances.includes(each)),
      )
      .sort(
        (one, other) =>
          ofOther(one) - ofOther(other) ||
          unit(one) - unit(other) ||
          daysBetween(goodUntil(other.box), goodUntil(one.box)),
      )
      .map(({ box, substances }): Suggested => {
        taken.add(box.id);
        return { ...medicine, item: { kind: "box", box }, substances, names: [box.name] };
      }),
  );
}

/** The first of every line before the second of any. */
function naturalFor(
  symptom: Symptom,
  products: readonly HealthProduct[],
  country: GuideFacts["country"],
): Suggested[] {
  const lines = products.filter((product) => isFor(product, symptom));
  const longest = Math.max(0, ...lines.map((line) => line.products[country].length));
  return Array.from({ length: longest }, (_, at) => at).flatMap((at) =>
    lines.flatMap((product): Suggested[] => {
      const name = product.products[country][at];
      if (name === undefined) return [];
      const names = LIST_COUNTRIES.flatMap((each) => product.products[each][at] ?? []);
      return [
        {
          item: { kind: "product", name, product },
          suggestion: name,
          substances: listed(names.join(" + ")),
          names,
          requested: new Set(),
          isListedAsPrescribed: false,
        },
      ];
    }),
  );
}

/** Both lists name the symptom in three languages; one of them is enough. */
function isFor(product: HealthProduct, symptom: Symptom): boolean {
  return CONTENT_LANGUAGES.some(
    (language) => fold(product.symptom[language]) === fold(symptom.name[language]),
  );
}

/** What is said of one of two boxes with the same name and strength is said of both. */
export function isCalledAlike(one: Item, other: Item): boolean {
  const isBox = one.kind === "box" && other.kind === "box";
  return isBox && one.box.name === other.box.name && one.box.dosage === other.box.dosage;
}

/** P10: with a fever an anti-inflammatory waits behind every other medicine. */
export function paracetamolFirst(
  candidates: readonly Suggested[],
  isFeverish: boolean,
): Suggested[] {
  const place = ({ item, substances }: Suggested) => {
    if (item.kind === "product") return 2;
    return isFeverish && substances.some(isAntiInflammatory) ? 1 : 0;
  };
  return [0, 1, 2].flatMap((at) => candidates.filter((each) => place(each) === at));
}
