import type { Day } from "../../../domain/calendar/day.ts";
import type { Instant } from "../../../domain/calendar/instant.ts";
import { knownMoment } from "../../../domain/stored-values.ts";
import type { Db } from "../../client/browser-db.ts";
import type { Json } from "../../client/database.ts";
import { orThrow } from "../../client/failure.ts";

export const DEED_ACTIONS = ["added", "changed", "deleted"] as const;

export type DeedAction = (typeof DEED_ACTIONS)[number];

/** What is known before and after; undefined where there was nothing, or is nothing any more. */
export interface ColumnChange {
  readonly column: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** A line of the log of administration. */
export interface Deed {
  readonly id: number;
  readonly at: Instant;
  /** As it was then; null for a deed from the machine itself. */
  readonly adminEmail: string | null;
  readonly action: DeedAction;
  readonly table: string;
  readonly rowKey: string;
  readonly label: string | null;
  readonly changes: readonly ColumnChange[];
}

/** Empty words are no filter; days are those of this browser, both counted in. */
export interface DeedFilter {
  readonly person: string;
  readonly table: string;
  readonly action: DeedAction | "";
  readonly from: Day | "";
  readonly to: Day | "";
}

export const DEEDS_OF_A_PAGE = 50;

/** The newest first, those before the line named. */
export async function listDeeds(
  db: Db,
  { person, table, action, from, to }: DeedFilter,
  beforeId: number | null,
): Promise<Deed[]> {
  let asked = db
    .from("admin_log")
    .select("id, happened_at, admin_email, action, table_name, row_key, label, before, after")
    .order("id", { ascending: false })
    .limit(DEEDS_OF_A_PAGE);
  if (beforeId !== null) asked = asked.lt("id", beforeId);
  if (person) asked = asked.ilike("admin_email", `%${person.replace(/[\\%_]/g, "\\$&")}%`);
  if (table) asked = asked.eq("table_name", table);
  if (action) asked = asked.eq("action", action);
  if (from) asked = asked.gte("happened_at", new Date(`${from}T00:00`).toISOString());
  if (to) asked = asked.lt("happened_at", new Date(`${to}T24:00`).toISOString());
  return orThrow(await asked).map((row) => ({
    id: row.id,
    at: knownMoment(row.happened_at),
    adminEmail: row.admin_email,
    action: row.action as DeedAction,
    table: row.table_name,
    rowKey: row.row_key,
    label: row.label,
    changes: changesOf(row.before, row.after),
  }));
}

/** The addresses of those accounts that there still are, by their ids. */
export async function nameAccounts(db: Db, accounts: string[]): Promise<Map<string, string>> {
  const rows = orThrow(await db.rpc("name_accounts", { accounts }));
  return new Map(rows.flatMap(({ id, email }) => (id && email ? [[id, email]] : [])));
}

function changesOf(before: Json, after: Json): ColumnChange[] {
  const [old, young] = [columnsOf(before), columnsOf(after)];
  return Object.keys({ ...old, ...young })
    .sort()
    .map((column) => ({ column, before: old[column], after: young[column] }));
}

function columnsOf(kept: Json): Partial<Record<string, Json>> {
  return kept !== null && typeof kept === "object" && !Array.isArray(kept) ? kept : {};
}
