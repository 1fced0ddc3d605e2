import type { SubstanceAmount } from "#domain/intakes/composition-amount.ts";
import { orNull } from "#domain/stored-row.ts";
import { storedAmount } from "#domain/stored-values.ts";

/** The columns of `reference_substances` that a dose is computed from. */
export interface CompositionRow {
  readonly substance_id: string;
  readonly amount: number | null;
  readonly per_amount: number | null;
  readonly per_unit: string | null;
  readonly holds_amount: number | null;
  readonly holds_unit: string | null;
  readonly weighed_as: string;
  readonly is_salt: boolean;
  readonly unknown_because: string | null;
}

/** An amount that cannot be read makes no dose known. */
export function readComposition(rows: readonly CompositionRow[]): SubstanceAmount[] {
  return rows.map((row) => ({
    substanceId: row.substance_id,
    amount: orNull(() => storedAmount(row.amount)),
    perAmount: orNull(() => storedAmount(row.per_amount)),
    perUnit: row.per_unit,
    holdsAmount: orNull(() => storedAmount(row.holds_amount)),
    holdsUnit: row.holds_unit,
    weighedAs: row.weighed_as,
    isSalt: row.is_salt,
    unknownBecause: row.unknown_because,
  }));
}
