import type { Db } from "#app/client/database/browser-db.ts";
import type { Json } from "#app/client/database/database-types.ts";
import { orThrow } from "#app/client/errors/failure.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Instant } from "#domain/calendar/instant.ts";
import { knownMoment } from "#domain/stored-values.ts";

export const AUDIT_ACTIONS = ["added", "changed", "deleted"] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What is known before and after; undefined where there was nothing, or is nothing any more. */
export interface ColumnChange {
  readonly column: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** A line of the log of administration. */
export interface AuditEntry {
  readonly id: number;
  readonly at: Instant;
  /** As it was then; null for an action of the system itself. */
  readonly adminEmail: string | null;
  readonly action: AuditAction;
  readonly table: string;
  readonly rowKey: string;
  readonly label: string | null;
  readonly changes: readonly ColumnChange[];
}

/** Empty words are no filter; days are those of this browser, both counted in. */
export interface AuditFilter {
  readonly person: string;
  readonly table: string;
  readonly action: AuditAction | "";
  readonly from: Day | "";
  readonly to: Day | "";
}

export const ENTRIES_PER_PAGE = 50;

/** The newest first, those before the line named. */
export async function listAuditEntries(
  db: Db,
  { person, table, action, from, to }: AuditFilter,
  beforeId: number | null,
): Promise<AuditEntry[]> {
  let asked = db
    .from("admin_log")
    .select("id, happened_at, admin_email, action, table_name, row_key, label, before, after")
    .order("id", { ascending: false })
    .limit(ENTRIES_PER_PAGE);
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
    action: row.action as AuditAction,
    table: row.table_name,
    rowKey: row.row_key,
    label: row.label,
    changes: changesOf(row.before, row.after),
  }));
}

/** The addresses of those accounts that there still are, by their ids. */
export async function nameAccounts(db: Db, accounts: string[]): Promise<Map<string, string>> {
  const rows = orThrow(await db.rpc("get_account_emails", { accounts }));
  return new Map(rows.flatMap(({ id, email }) => (id && email ? [[id, email]] : [])));
}

function changesOf(before: Json, after: Json): ColumnChange[] {
  const [old, young] = [columnsOf(before), columnsOf(after)];
  return Object.keys({ ...old, ...young })
    .sort()
    .map((column) => ({ column, before: old[column], after: young[column] }));
}

function columnsOf(stored: Json): Partial<Record<string, Json>> {
  return stored !== null && typeof stored === "object" && !Array.isArray(stored) ? stored : {};
}
