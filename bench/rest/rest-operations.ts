import { randomUUID } from "node:crypto";

export type RestOperation = "list" | "insert";

const COLUMNS =
  "id, reference_id, name, dosage, form, total_quantity, current_quantity, expiry_date, opened_on, posology, notes, created_at, updated_at";

/** Rows of the list. */
export const LISTED = 50;

/** The list as supabase-js asks for it, without the address of the server. */
export function listPath(profile: string): string {
  const query = new URLSearchParams({
    select: COLUMNS.replaceAll(" ", ""),
    for_profile_id: `eq.${profile}`,
    order: "created_at.desc,id.asc",
    limit: String(LISTED),
  });
  return `/rest/v1/medications?${query}`;
}

/** The same list in SQL: `$1` the profile. PostgreSQL writes the JSON, which is the quickest way known. */
export const LIST_SQL = `
  select coalesce(json_agg(medicine), '[]')::text as body from (
    select ${COLUMNS} from public.medications
    where for_profile_id = $1 order by created_at desc, id limit ${LISTED}
  ) medicine`;

/** One dose of one of the boxes, as JSON. */
export function doseOf(boxes: readonly string[]): { id: string; medication_id: string } {
  const medication_id = boxes[Math.floor(Math.random() * boxes.length)] ?? "";
  return { id: randomUUID(), medication_id };
}

export const INSERT_PATH = "/rest/v1/medication_intake_logs";

/** `$1` the id of the dose, `$2` the box. */
export const INSERT_SQL =
  "insert into public.medication_intake_logs (id, medication_id, quantity_taken) values ($1, $2, 1)";
