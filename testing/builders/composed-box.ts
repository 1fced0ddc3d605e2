import { randomUUID } from "node:crypto";
import type { Transaction } from "@trousse/backend/database/engine";
import type { SubstanceAmount } from "#domain/intakes/composition-amount.ts";
import type { Form } from "#domain/inventory/form.ts";
import type { Household } from "./household.ts";

/** How much of one substance a medicine contains, as a row of `reference_substances`. */
export interface CompositionFacts {
  readonly substance: string;
  readonly amount: number | null;
  readonly unit?: "mg" | "IU";
  readonly perAmount?: number;
  readonly perUnit?: string;
  readonly holds?: readonly [amount: number, unit: "ml" | "g"];
  readonly weighedAs?: string;
  readonly isSalt?: boolean;
  readonly unknownBecause?: string;
}

/** A medicine of the list with this composition. @returns its id */
export async function aReference(
  tx: Transaction,
  compositions: readonly CompositionFacts[],
): Promise<string> {
  const id = randomUUID();
  await tx.query(
    `insert into public.medication_references
       (id, name, dosage, form, prescription_required, active_molecule, source, source_date)
     values ($1, 'Composé', '1', 'Comprimé', 'Non', 'Molécule', $2, '2026-01-01')`,
    [id, `source of ${id}`],
  );
  await compose(tx, id, compositions);
  return id;
}

/** Writes the composition of a medicine in one statement, as an import does. */
export async function compose(
  tx: Transaction,
  reference: string,
  compositions: readonly CompositionFacts[],
): Promise<void> {
  const rows = compositions.map((each, index) => ({
    reference_id: reference,
    position: index + 1,
    unit: each.amount === null ? null : (each.unit ?? "mg"),
    ...amountColumns(each),
  }));
  await tx.query(
    `insert into public.substances (id, inn_fr)
     select distinct substance_id, substance_id
     from jsonb_to_recordset($1::jsonb) as s (substance_id text) on conflict do nothing`,
    [JSON.stringify(rows)],
  );
  await tx.query(
    `insert into public.reference_substances
     select * from jsonb_populate_recordset(null::public.reference_substances, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** The columns of `reference_substances` that a dose is computed from. */
function amountColumns(each: CompositionFacts) {
  return {
    substance_id: each.substance,
    amount: each.amount,
    per_amount: each.amount === null ? null : (each.perAmount ?? 1),
    per_unit: each.amount === null ? null : (each.perUnit ?? "tablet"),
    holds_amount: each.holds?.[0] ?? null,
    holds_unit: each.holds?.[1] ?? null,
    weighed_as: each.weighedAs ?? each.substance.toUpperCase(),
    is_salt: each.isSalt ?? false,
    unknown_because: each.unknownBecause ?? null,
  };
}

/** The same facts as the page reads them. */
export function compositionFactsAsAmount(facts: CompositionFacts): SubstanceAmount {
  const columns = amountColumns(facts);
  return {
    substanceId: columns.substance_id,
    amount: columns.amount,
    perAmount: columns.per_amount,
    perUnit: columns.per_unit,
    holdsAmount: columns.holds_amount,
    holdsUnit: columns.holds_unit,
    weighedAs: columns.weighed_as,
    isSalt: columns.is_salt,
    unknownBecause: columns.unknown_because,
  };
}

/** A box of the household's main profile, linked to a reference where one is given. @returns its id */
export async function aBoxOf(
  tx: Transaction,
  house: Pick<Household, "account">,
  { reference = null, form = "Comprimé" }: { reference?: string | null; form?: Form },
): Promise<string> {
  const id = randomUUID();
  await tx.query(
    `insert into public.medications
       (id, user_id, reference_id, name, dosage, form, total_quantity, current_quantity, expiry_date)
     values ($1, $2, $3, 'Boîte', '1', $4, 1000, 1000, '2030-01-31')`,
    [id, house.account, reference, form],
  );
  return id;
}

/** A dose out of a box, for the profile of the box. @returns its id */
export async function aDoseOf(
  tx: Transaction,
  house: Pick<Household, "account">,
  medication: string,
  { quantity = 1, takenAt = new Date().toISOString() },
): Promise<string> {
  const id = randomUUID();
  await tx.query(
    `insert into public.medication_intake_logs
       (id, user_id, medication_id, quantity_taken, taken_at, created_at)
     values ($1, $2, $3, $4, $5, greatest(now(), $5::timestamptz))`,
    [id, house.account, medication, quantity, takenAt],
  );
  return id;
}
