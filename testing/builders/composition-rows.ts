import { randomUUID } from "node:crypto";
import type { Transaction } from "@trousse/backend/database/engine";
import type { Relation } from "../permissions.ts";
import type { Finder } from "./content-rows.ts";

/** The tables that an import alone writes. */
const RELATIONS = ["substances", "reference_substances", "reference_packs"] as const;

export type CompositionRelation = (typeof RELATIONS)[number];

export function isCompositionRelation(relation: Relation): relation is CompositionRelation {
  return (RELATIONS as readonly Relation[]).includes(relation);
}

/** Written past every policy: a substance, a medicine that contains it, and one of its packs. */
export async function writeCompositions(
  tx: Transaction,
): Promise<Record<CompositionRelation, Finder>> {
  const [substance, cip13] = [`substance-${randomUUID()}`, aCode()];
  const [reference] = await tx.query<{ id: string }>(
    `insert into public.medication_references
       (name, dosage, form, prescription_required, active_molecule, source, source_date)
     values ('Composé', '1 mg', 'Comprimé', 'Non', 'Substance', $1, '2026-01-01') returning id`,
    [`source of ${substance}`],
  );
  await tx.query("insert into public.substances (id, inn_fr) values ($1, 'Substance')", [
    substance,
  ]);
  await tx.query(
    `insert into public.reference_substances
       (reference_id, substance_id, position, amount, unit, per_amount, per_unit, weighed_as, is_salt)
     values ($1, $2, 1, 1, 'mg', 1, 'tablet', 'SUBSTANCE', false)`,
    [reference?.id, substance],
  );
  await tx.query(
    `insert into public.reference_packs (cip13, reference_id, label, state)
     values ($1, $2, 'plaquette de 8 comprimés', 'sold')`,
    [cip13, reference?.id],
  );
  return {
    substances: ["id", substance],
    reference_substances: ["substance_id", substance],
    reference_packs: ["cip13", cip13],
  };
}

/** A row that somebody could try to add. */
export function aCompositionRow(
  relation: CompositionRelation,
  { reference, substance }: { readonly reference: string; readonly substance: string },
): Record<string, unknown> {
  switch (relation) {
    case "substances":
      return { id: "x", inn_fr: "X" };
    case "reference_substances":
      return {
        reference_id: reference,
        substance_id: substance,
        position: 2,
        weighed_as: "X",
        is_salt: false,
        unknown_because: "not-stated",
      };
    case "reference_packs":
      return { cip13: aCode(), label: "x", state: "sold" };
  }
}

function aCode(): string {
  return String(Math.floor(Math.random() * 1e13)).padStart(13, "0");
}
