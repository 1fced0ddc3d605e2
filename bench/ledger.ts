import type { Engine } from "@trousse/backend/database/engine";
import { openDatabase } from "@trousse/backend/database/open";
import { migrate } from "@trousse/backend/database/setup/migrate";
import { findPostgresBinaries, startPostgresServer } from "#testing/engines/postgres-server.ts";
import { LEDGER_FAMILIES, LEDGER_MEMBER } from "./ledger/ledger-families.ts";
import { alternate } from "./measure/alternate.ts";
import type { Figure } from "./measure/figure.ts";
import { median } from "./measure/median.ts";

const PART = "ledger, PostgreSQL";
const TURNS = 200;

const CALLS = {
  "doses of 24 hours by substance": `select * from public.substance_ledger('${LEDGER_MEMBER}')`,
  "first screen of a home": "select * from public.home_today(current_date, 'Europe/Paris')",
};

/**
 * What one person had, asked by a member of one family among ten thousand, beside the same call by the owner of the
 * tables, whom no policy binds.
 */
export async function ledger(): Promise<Figure[]> {
  const binaries = findPostgresBinaries();
  if (binaries === null) return [];
  const server = await startPostgresServer(binaries);
  try {
    const engine = await openDatabase({ url: await server.createDatabase() });
    try {
      await migrate(engine, { migrations: "supabase/migrations", seeds: "supabase/seed" });
      return [await recording(engine), ...(await calls(engine))];
    } finally {
      await engine.close();
    }
  } finally {
    await server.stop();
  }
}

/** Writes the families, then what their doses contained, as the migration did for the doses that existed. */
async function recording(engine: Engine): Promise<Figure> {
  await inOneStatement(engine, LEDGER_FAMILIES);
  const begin = performance.now();
  await inOneStatement(
    engine,
    "select private.record_intake_substances(array(select id from public.medication_intake_logs))",
  );
  const ours = performance.now() - begin;
  await inOneStatement(engine, "analyze");
  return { part: PART, what: "substances of 3 million doses, in one statement", unit: "ms", ours };
}

async function calls(engine: Engine): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, sql] of Object.entries(CALLS)) {
    const { member, owner } = await alternate(TURNS, {
      member: () => timed(engine, "authenticated", sql),
      owner: () => timed(engine, "none", sql),
    });
    figures.push({
      part: PART,
      what,
      unit: "ms",
      ours: median(member),
      floor: median(owner),
      target: { of: "ratio", is: "at most", than: 1.5 },
    });
  }
  return figures;
}

/** The statement alone, after the role and the claims are set. */
function timed(engine: Engine, role: string, sql: string): Promise<number> {
  return engine.transaction(async (tx) => {
    await tx.query(
      "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
      [role, JSON.stringify({ sub: LEDGER_MEMBER, role: "authenticated" })],
    );
    const begin = performance.now();
    const rows = await tx.query(sql);
    if (rows.length === 0) throw new Error("The call found nothing.");
    return performance.now() - begin;
  });
}

function inOneStatement(engine: Engine, sql: string): Promise<unknown> {
  return engine.transaction(async (tx) => {
    await tx.query("select set_config('statement_timeout', '0', true)");
    await tx.script(sql);
  });
}
