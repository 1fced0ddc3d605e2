import type { Form } from "../../inventory/form.ts";
import { cip13Of, isCip13 } from "../codes/cip.ts";
import { packSize } from "../packs/pack-label.ts";
import { euros } from "./price.ts";

/** A box of a medicine, as CIS_CIP tells it. */
export interface Pack {
  /** Null where the file has none that holds. */
  readonly cip13: string | null;
  /** The code of packs printed before 2008. */
  readonly cip7: string | null;
  readonly label: string;
  readonly state: PackState;
  /** Whether it may be sold and is. */
  readonly isSold: boolean;
  /** What the patient pays in euros, fee included; null where the price is free. */
  readonly price: number | null;
  /** Whether health insurance pays a part, which it does for boxes sold in town. */
  readonly isReimbursed: boolean;
}

/** Whether a pack is sold, and if not, why. The database holds the same list. */
export type PackState =
  | "sold"
  /** Its maker ended or interrupted the sale. */
  | "stopped"
  | "suspended"
  /** The medicine is not authorised any more. */
  | "unauthorised"
  /** The pack is not. */
  | "repealed"
  | "unknown";

const STATES: readonly [RegExp, PackState][] = [
  [/^Arrêt de commercialisation/i, "unauthorised"],
  [/arrêt de commercialisation/i, "stopped"],
  [/suspension/i, "suspended"],
  [/^Déclaration de commercialisation$/, "sold"],
];

/** Columns are those of CIS_CIP, from 0. */
export function packOf(row: readonly string[]): Pack {
  const [, cip7 = "", label = "", status, declared = "", , cip13 = "", , rate = "", , price = ""] =
    row;
  const state =
    status === "Présentation active"
      ? (STATES.find(([words]) => words.test(declared))?.[1] ?? "unknown")
      : "repealed";
  return {
    cip13: isCip13(cip13) ? cip13 : cip13Of(cip7),
    cip7: /^\d{7}$/.test(cip7) ? cip7 : null,
    label,
    state,
    isSold: state === "sold",
    price: euros(price),
    isReimbursed: /\d/.test(rate),
  };
}

/**
 * The box a household most likely holds: one that is sold, in town rather than to hospitals, of a size
 * that is known. Of reimbursed tablets that is the one nearest to a month, of others the smallest.
 * @param kept code of a box that somebody chose by hand, which stands as long as it is sold
 */
export function householdPack(
  packs: readonly Pack[],
  form: Form | null,
  kept?: string | null,
): Pack | null {
  const chosen = packs.find(({ cip13, isSold }) => isSold && kept && cip13 === kept);
  if (chosen) return chosen;
  const ranked = packs.map((pack) => ({ pack, rank: rank(pack, form) }));
  const [first] = ranked.sort((one, other) => compare(one.rank, other.rank));
  return first?.pack ?? null;
}

const MONTH = 30;

function rank({ isSold, price, isReimbursed, label }: Pack, form: Form | null): number[] {
  const size = packSize(label, form);
  const isForMonths = isReimbursed && (form === "Comprimé" || form === "Gélule");
  return [
    isSold ? 0 : 1,
    price !== null || isReimbursed ? 0 : 1,
    size === null ? 1 : 0,
    isForMonths ? Math.abs((size ?? 0) - MONTH) : (size ?? 0),
  ];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((value, at) => value !== other[at]);
  return index === -1 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}
