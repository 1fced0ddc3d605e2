import type { Db } from "#app/client/database/browser-db.ts";
import { orThrow } from "#app/client/errors/failure.ts";

/** Whether this account runs the installation. The database checks it again at each action. */
export async function readIsAdmin(db: Db, userId: string): Promise<boolean> {
  const rows = orThrow(
    await db.from("user_roles").select("role").eq("user_id", userId).eq("role", "admin"),
  );
  return rows.length > 0;
}
