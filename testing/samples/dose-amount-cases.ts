import type { Form } from "#domain/inventory/form.ts";
import type { CompositionFacts } from "../builders/composed-box.ts";

/** The milligrams of one dose out of a box whose composition is known. */
export interface DoseAmountCase {
  readonly because: string;
  readonly form: Form;
  readonly quantity: number;
  readonly composition: CompositionFacts;
  /** Milligrams, or the reason why they are unknown. */
  readonly amount: number | string;
}

const paracetamol = (facts: Partial<CompositionFacts>): CompositionFacts => ({
  substance: "paracetamol",
  amount: 500,
  ...facts,
});
const one = (
  because: string,
  [quantity, form]: readonly [number, Form],
  composition: CompositionFacts,
  amount: number | string,
): DoseAmountCase => ({ because, quantity, form, composition, amount });

export const DOSE_AMOUNT_CASES: readonly DoseAmountCase[] = [
  one("tablets are counted", [2, "Comprimé"], paracetamol({}), 1000),
  one("half a tablet is half of it", [0.5, "Comprimé"], paracetamol({}), 250),
  one("capsules are counted", [2, "Gélule"], paracetamol({ perUnit: "capsule" }), 1000),
  one(
    "millilitres of a syrup of 2,4 %",
    [7.5, "Sirop"],
    paracetamol({ amount: 2400, perAmount: 100, perUnit: "ml" }),
    180,
  ),
  one(
    "0,05 % of a bottle of 30 ml is 0.5 mg in a millilitre",
    [1, "Sirop"],
    paracetamol({ amount: 0.5, perUnit: "ml" }),
    0.5,
  ),
  one("grams of a cream", [3, "Crème"], paracetamol({ amount: 10, perUnit: "g" }), 30),
  one(
    "Aspégic 500 is 500 mg of aspirin, and not 900 mg of its salt",
    [1, "Sachet"],
    {
      substance: "aspirin",
      amount: 500,
      perUnit: "sachet",
      weighedAs: "ACIDE ACÉTYLSALICYLIQUE",
    },
    500,
  ),
  one(
    "millilitres out of a sachet of 10 ml with 267 mg",
    [5, "Sirop"],
    paracetamol({ amount: 267, perUnit: "sachet", holds: [10, "ml"] }),
    133.5,
  ),
  one(
    "suppositories are counted",
    [1, "Suppositoire"],
    paracetamol({ amount: 150, perUnit: "suppository" }),
    150,
  ),
  one("lozenges are counted", [2, "Pastille"], paracetamol({ perUnit: "lozenge" }), 1000),
  one("pessaries are counted", [1, "Ovule"], paracetamol({ perUnit: "pessary" }), 500),
  one("drops are counted", [12, "Gouttes"], paracetamol({ amount: 2, perUnit: "drop" }), 24),
  one("eye drops are counted", [1, "Collyre"], paracetamol({ amount: 0.1, perUnit: "drop" }), 0.1),
  one("sprays are counted", [2, "Spray nasal"], paracetamol({ amount: 1, perUnit: "spray" }), 2),
  one("puffs are counted", [2, "Inhalateur"], paracetamol({ amount: 0.1, perUnit: "puff" }), 0.2),
  one(
    "doses of an inhaler are its puffs, as its pack counts them",
    [2, "Inhalateur"],
    paracetamol({ amount: 0.1, perUnit: "dose" }),
    0.2,
  ),
  one("grams of an ointment", [2, "Pommade"], paracetamol({ amount: 10, perUnit: "g" }), 20),
  one(
    "millilitres of a powder that was mixed",
    [5, "Poudre pour suspension"],
    paracetamol({ amount: 100, perUnit: "ml" }),
    500,
  ),
  one(
    "what has no form of its own is counted",
    [1, "Autre"],
    paracetamol({ amount: 4, perUnit: "gum" }),
    4,
  ),
  one(
    "ampoules of an injection are counted",
    [2, "Solution injectable"],
    paracetamol({ amount: 100, perUnit: "ampoule" }),
    200,
  ),
  one(
    "sachets are no tablets",
    [1, "Comprimé"],
    paracetamol({ perUnit: "sachet" }),
    "another-unit",
  ),
  one("nobody knows which other thing was counted", [1, "Autre"], paracetamol({}), "another-unit"),
  one("capsules are no tablets", [1, "Gélule"], paracetamol({}), "another-unit"),
  one("tablets are no millilitres", [5, "Sirop"], paracetamol({}), "another-unit"),
  one("millilitres are no grams", [5, "Crème"], paracetamol({ perUnit: "ml" }), "another-unit"),
  one("drops are no millilitres", [5, "Sirop"], paracetamol({ perUnit: "drop" }), "another-unit"),
  one(
    "nobody knows how many millilitres of an injection were given",
    [1, "Solution injectable"],
    paracetamol({ perUnit: "ml" }),
    "another-unit",
  ),
  one(
    "international units are no milligrams",
    [1, "Comprimé"],
    paracetamol({ amount: 1000, unit: "IU", unknownBecause: "international-units" }),
    "international-units",
  ),
  one(
    "a patch does not release all it contains",
    [1, "Patch"],
    paracetamol({ amount: null, unknownBecause: "released-over-time" }),
    "released-over-time",
  ),
  one(
    "the smallest doses keep six decimals",
    [1, "Comprimé"],
    paracetamol({ amount: 1, perAmount: 3 }),
    0.333333,
  ),
];
