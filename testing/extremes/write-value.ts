import { aNewRow, type Household } from "../builders/household.ts";
import type { Installation } from "../harness/installation.ts";
import { may } from "../permissions.ts";
import { implausible } from "./implausible.ts";
import type { WritableColumn } from "./writable-columns.ts";

/** Who writes: a family, and an admin for what is the installation's. */
export interface Writers {
  readonly house: Household;
  readonly admin: Household;
}

/** One value that was sent to one column. */
export interface Attempt {
  readonly column: WritableColumn;
  readonly how: "insert" | "update";
  /** JSON. */
  readonly value: string;
}

const HOLDER = "\u0001here\u0001";

/** The request, with the value in its place as it is: no library makes it whole. */
export function sendAttempt(
  installation: Installation,
  { house, admin }: Writers,
  { column: { relation, name }, how, value }: Attempt,
): Promise<Response> {
  const by = may("owner", how === "insert" ? "I" : "U", relation) ? house : admin;
  const path = `/rest/v1/${relation}`;
  if (how === "update") {
    const [key, id] = house.rows[relation];
    return installation.send(by, `${path}?${key}=eq.${encodeURIComponent(id)}`, {
      method: "PATCH",
      body: `{${JSON.stringify(name)}:${value}}`,
    });
  }
  const row = { ...aNewRow(relation, house, by.account), [name]: HOLDER };
  const body = JSON.stringify(row).replace(JSON.stringify(HOLDER), () => value);
  return installation.send(by, path, { method: "POST", body });
}

/** Whatever somebody stored that a screen could not show, with where it stands. */
export async function implausibleValues(
  { engine }: Installation,
  columns: readonly WritableColumn[],
): Promise<string[]> {
  const found: string[] = [];
  for (const relation of new Set(columns.map((column) => column.relation))) {
    const rows = await engine.transaction((tx) =>
      tx.query<{ row: Record<string, unknown> }>(
        `select to_jsonb(r) as row from public.${relation} r`,
      ),
    );
    for (const { relation: own, name, type } of columns) {
      if (own !== relation) continue;
      for (const { row } of rows) {
        const problem = implausible(type, name, row[name]);
        if (problem) found.push(`${relation}.${name}: ${problem}`);
      }
    }
  }
  return [...new Set(found)];
}
