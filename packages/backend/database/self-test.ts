import { DatabaseError } from "./database-error.ts";
import type { Engine } from "./engine.ts";
import { SetupError } from "./setup-error.ts";

/**
 * Checks the isolation of the database after the migrations, before the server listens: `anon` and `authenticated` do
 * not see a row that only the owner may see, and every table and view of schema `public` has row-level security.
 *
 * @throws SetupError otherwise; do not listen then.
 */
export async function selfTest(engine: Engine): Promise<void> {
  for (const role of ["anon", "authenticated"]) {
    if ((await canaryRowsSeenBy(engine, role)) !== 0) {
      throw new SetupError(`Row-level security does not hold for ${role}, so nothing is served.`);
    }
  }
  if ((await canaryRowsSeenByOwner(engine)) !== 1) {
    throw new SetupError("The self-test has lost its row in canary.bird, so nothing is served.");
  }
  const [open] = await engine.transaction((tx) =>
    tx.query<{ name: string }>(UNPROTECTED_RELATIONS),
  );
  if (open) {
    throw new SetupError(
      `public.${open.name} is open to everybody (no row-level security), so nothing is served.`,
    );
  }
}

const COUNT_CANARY_ROWS = "select count(*) as birds from canary.bird";

/** Returns -1 when the statement did not run as the role. */
async function canaryRowsSeenBy(engine: Engine, role: string): Promise<number> {
  const claims = JSON.stringify({ role });
  try {
    const [row] = await engine.asRole<{ birds: number; role: string }>(
      { role, claims },
      "select (select count(*) from canary.bird) as birds, current_user::text as role",
      [],
    );
    return row?.role === role ? row.birds : -1;
  } catch (reason) {
    // The grants of the canary table are missing.
    if (reason instanceof DatabaseError) return -1;
    throw reason;
  }
}

async function canaryRowsSeenByOwner(engine: Engine): Promise<number> {
  const [row] = await engine.transaction((tx) => tx.query<{ birds: number }>(COUNT_CANARY_ROWS));
  return row?.birds ?? 0;
}

/** Tables without row-level security; views that run with the rights of their owner instead of the caller's. */
const UNPROTECTED_RELATIONS = `
select c.relname as name
from pg_catalog.pg_class c
where c.relnamespace = 'public'::pg_catalog.regnamespace
  and not exists (select from pg_catalog.pg_depend d where d.objid = c.oid and d.deptype = 'e')
  and (
    (c.relkind in ('r', 'p') and not c.relrowsecurity)
    or (c.relkind = 'v' and not coalesce(c.reloptions && array['security_invoker=true', 'security_invoker=on'], false))
    or c.relkind in ('m', 'f')
  )
order by c.relname`;
