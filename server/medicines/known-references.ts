import type { Transaction } from "@trousse/backend/database/engine";
import type { ImportedReference } from "#domain/medicines/imports/imported-reference.ts";
import type { Edition } from "#domain/medicines/official/edition.ts";
import { prescriptionOf } from "#domain/medicines/official/prescription.ts";

/** The current row of one medicine. */
export interface KnownReference {
  readonly row: ReferenceRow;
  readonly isCurated: boolean;
  readonly isWithdrawn: boolean;
  readonly date: string;
}

/** By the code of the medicine. */
export type KnownReferences = ReadonlyMap<string, KnownReference>;

/** The row that an import writes for one medicine, with the table's column names; `key` is that of its source. */
export interface ReferenceRow {
  readonly key: string;
  readonly cip13: string | null;
  readonly atc: string | null;
  readonly name: string;
  readonly dosage: string;
  readonly form: string;
  readonly price: number | null;
  readonly prescription_required: string;
  readonly active_molecule: string;
  readonly default_quantity: number | null;
  readonly marketing_state: string | null;
  readonly is_homeopathic: boolean;
  readonly remoteness: number;
}

/** The product looks for "Oui" in it: anybody who may need a prescription is advised to ask. */
export const PRESCRIPTION = {
  needed: "Oui",
  "not-needed": "Non",
  depends: "Oui ou non, selon la présentation",
} as const;

/** Converts what an edition says about one medicine to the table's row. */
export function prescriptionIn({ conditions }: Edition, cis: string): string {
  return PRESCRIPTION[prescriptionOf(conditions.get(cis) ?? [])];
}

/**
 * Reads the rows of a source's medicines, by their code, in one query: if it were read in parts while the table grows,
 * PostgreSQL would still plan for a small table, and scan all of it for each part.
 */
export async function knownReferences(tx: Transaction, source: string): Promise<KnownReferences> {
  const rows = await tx.query<
    ReferenceRow & { price: string | null; is_curated: boolean; gone: boolean; date: string }
  >(
    `select source_key as key, cip13, atc, name, dosage, form, price, prescription_required, active_molecule,
       default_quantity, marketing_state, is_homeopathic, remoteness,
       is_curated, withdrawn_at is not null as gone, source_date as date
     from public.medication_references where source = $1 and source_key is not null`,
    [source],
  );
  return new Map(
    rows.map(({ is_curated, gone, date, price, ...row }) => [
      row.key,
      {
        row: { ...row, price: price === null ? null : Number(price) },
        isCurated: is_curated,
        isWithdrawn: gone,
        date,
      },
    ]),
  );
}

/** Facts come from the source; the wording and the box that a person chose are preserved. */
export function rowOf(
  key: string,
  imported: Omit<ImportedReference, "cis">,
  known: KnownReference | undefined,
): ReferenceRow {
  const curated = known?.isCurated ? known.row : null;
  // The number in the source belongs to another box than the one chosen by hand.
  const isChosenBox = curated !== null && curated.cip13 === imported.cip13;
  return {
    key,
    cip13: imported.cip13,
    // The file of classes covers half of the medicines, and may be missing.
    atc: imported.atc ?? known?.row.atc ?? null,
    name: curated?.name ?? imported.name,
    dosage: curated?.dosage ?? imported.dosage,
    form: curated?.form ?? imported.form,
    price: imported.price,
    prescription_required: PRESCRIPTION[imported.prescription],
    active_molecule: curated?.active_molecule ?? imported.molecule,
    default_quantity: isChosenBox ? curated.default_quantity : imported.defaultQuantity,
    marketing_state: imported.marketingState,
    is_homeopathic: imported.isHomeopathic,
    remoteness: imported.remoteness,
  };
}

export function isSame(one: ReferenceRow, other: ReferenceRow): boolean {
  return (Object.keys(one) as (keyof ReferenceRow)[]).every((name) => one[name] === other[name]);
}
