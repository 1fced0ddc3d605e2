import type { SupabaseClient } from "@supabase/supabase-js";
import { accept, type Carer, share } from "./family-shares.ts";

const MS_PER_HOUR = 3_600_000;

/** The boxes that are for everybody in the home, and where they are kept. */
const COMMON_BOXES = [
  { name: "Doliprane", dosage: "2,4 %", location: "Armoire de la cuisine" },
  {
    name: "Ibuprofène Viatris enfants et nourrissons",
    dosage: "20 mg/ml",
    location: "Armoire de la cuisine",
  },
  { name: "Doliprane", dosage: "1000 mg", location: "Armoire de la cuisine" },
  { name: "BiafineAct", dosage: "0,67 %", location: "Salle de bain" },
] as const;

/** A night with two feverish children. Paracetamol and ibuprofen, in millilitres, the last doses first. */
const DOSES = [
  { by: "julien", child: "Léa", dosage: "20 mg/ml", quantity: 10, hoursAgo: 2 },
  { by: "julien", child: "Hugo", dosage: "2,4 %", quantity: 10, hoursAgo: 3.5 },
  { by: "claire", child: "Léa", dosage: "20 mg/ml", quantity: 10, hoursAgo: 8.5 },
  { by: "claire", child: "Hugo", dosage: "2,4 %", quantity: 10, hoursAgo: 10.5 },
] as const;

/**
 * Makes one home of the cabinets: boxes are linked to the reference medicines, some are common, and both carers gave
 * the children doses of them. Without a schedule, the other boxes stay personal until their owner is asked about them.
 */
export async function writeFamilyHome(claire: Carer, julien: Carer, now: number): Promise<void> {
  await linkReferences(claire.client);
  await linkReferences(julien.client);
  for (const { name, dosage, location } of COMMON_BOXES) {
    await claire.client
      .from("medications")
      .update({ is_common: true, location })
      .match({ name, dosage })
      .throwOnError();
  }
  for (const child of ["Léa", "Hugo"]) {
    const notes = "Pour les soirs où tu les gardes.";
    const permission = "edit";
    await accept(julien, await share(claire, child, { email: julien.email, permission, notes }));
  }
  const carers = { claire, julien };
  for (const { by, child, dosage, quantity, hoursAgo } of DOSES) {
    const { client } = carers[by];
    const dose = {
      medication_id: await idOf(client, "medications", { dosage, is_common: true }),
      profile_id: await idOf(client, "profiles", { first_name: child }),
      quantity_taken: quantity,
      taken_at: new Date(now - hoursAgo * MS_PER_HOUR).toISOString(),
    };
    await client.from("medication_intake_logs").insert(dose).throwOnError();
  }
}

/** Links every box with a name, a strength and a form that one reference medicine has. */
export async function linkReferences(db: SupabaseClient): Promise<void> {
  const { data: boxes } = await db
    .from("medications")
    .select("id, name, dosage, form")
    .is("reference_id", null)
    .throwOnError();
  for (const { id, ...facts } of boxes) {
    const { data: references } = await db
      .from("medication_references")
      .select("id")
      .match(facts)
      .throwOnError();
    const [reference] = references;
    if (references.length !== 1 || !reference) continue;
    await db.from("medications").update({ reference_id: reference.id }).eq("id", id).throwOnError();
  }
}

async function idOf(db: SupabaseClient, table: string, facts: Record<string, unknown>) {
  const { data } = await db.from(table).select("id").match(facts).single().throwOnError();
  return data.id as string;
}
