import { OWNED_TABLES, type OwnedTable } from "./archive.ts";

/** Whether the bound of a table is that of each profile. */
export const isPerProfile = (table: OwnedTable): boolean => "isPerProfile" in OWNED_TABLES[table];

/** Whether these are more rows than an account can have, or a profile of it. Nothing is known of them. */
export function areTooManyRows(table: OwnedTable, rows: readonly unknown[]): boolean {
  const { maxRows } = OWNED_TABLES[table];
  if (rows.length <= maxRows) return false;
  if (!isPerProfile(table)) return true;
  const counted = new Map<unknown, number>();
  for (const row of rows) {
    const profile = (row as { profile_id?: unknown } | null)?.profile_id;
    counted.set(profile, (counted.get(profile) ?? 0) + 1);
  }
  return [...counted.values()].some((count) => count > maxRows);
}
