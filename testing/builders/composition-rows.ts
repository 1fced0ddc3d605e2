import { randomUUID } from "node:crypto";
import type { Transaction } from "@trousse/backend/database/engine";
import type { Relation } from "../permissions.ts";
import type { Finder } from "./content-rows.ts";

/** The tables that imports and functions alone write. */
const RELATIONS = [
  "substances",
  "reference_substances",
  "reference_packs",
  "generic_groups",
  "generic_group_members",
  "reference_availability",
  "reference_information",
  "recalls",
  "recall_products",
] as const;

export type CompositionRelation = (typeof RELATIONS)[number];

export function isCompositionRelation(relation: Relation): relation is CompositionRelation {
  return (RELATIONS as readonly Relation[]).includes(relation);
}

/** Written past every policy: a substance, a medicine that contains it, one of its packs, and what is said about it. */
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
  await tx.query(
    `insert into public.reference_availability (cis, cip13, state, started_on)
     values ('60000001', $1, 'shortage', '2026-01-01')`,
    [cip13],
  );
  const [information] = await tx.query<{ id: number }>(
    `insert into public.reference_information (cis, starts_on, body)
     values ('60000001', '2026-01-01', 'Rappel') returning id`,
  );
  const group = aGroup();
  await tx.query(
    "insert into public.generic_groups (number, label, source_date) values ($1, 'Groupe', '2026-01-01')",
    [group],
  );
  await tx.query(
    `insert into public.generic_group_members (group_number, cis, kind)
     values ($1, '60000001', 'generic')`,
    [group],
  );
  const recall = randomUUID();
  await tx.query(
    `insert into public.recalls (id, title, published_on, url, notice)
     values ($1, 'Rappel', '2026-01-01', 'https://ansm.sante.fr/rappel', 'Rappel du lot AB1')`,
    [recall],
  );
  await tx.query(
    `insert into public.recall_products (recall_id, reference_id, all_lots, lots)
     values ($1, $2, false, '{AB1}')`,
    [recall, reference?.id],
  );
  return {
    substances: ["id", substance],
    reference_substances: ["substance_id", substance],
    reference_packs: ["cip13", cip13],
    generic_groups: ["number", String(group)],
    generic_group_members: ["group_number", String(group)],
    reference_availability: ["cip13", cip13],
    reference_information: ["id", String(information?.id)],
    recalls: ["id", recall],
    recall_products: ["recall_id", recall],
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
    case "generic_groups":
      return { number: aGroup(), label: "x", source_date: "2026-01-01" };
    case "generic_group_members":
      return { group_number: aGroup(), cis: "60000002", kind: "generic" };
    case "reference_availability":
      return { cis: "60000001", cip13: aCode(), state: "shortage", started_on: "2026-01-01" };
    case "recalls":
      return {
        id: randomUUID(),
        title: "x",
        published_on: "2026-01-01",
        url: "https://ansm.sante.fr/x",
        notice: "x",
      };
    case "recall_products":
      return { recall_id: randomUUID(), reference_id: reference, all_lots: true, lots: "{}" };
    case "reference_information":
      return { cis: "60000001", starts_on: "2026-01-01", body: "x" };
  }
}

function aGroup(): number {
  return Math.floor(Math.random() * 1e9);
}

function aCode(): string {
  return String(Math.floor(Math.random() * 1e13)).padStart(13, "0");
}
