import { setTimeout as delay, setImmediate as turn } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../../testing/engines/engines.ts";
import { pgliteTemplate } from "../../../testing/engines/pglite-template.ts";
import { random } from "../../../testing/harness/seeded-random.ts";
import { ASSUME_IDENTITY } from "./api-roles.ts";
import type { Engine, Transaction } from "./engine.ts";
import { PgliteSession } from "./pglite/pglite-session.ts";
import { bootstrap } from "./setup/bootstrap.ts";
import { runTransaction } from "./transaction.ts";

const USERS = 24;
const ROUNDS = 6;
const userId = (user: number) => `00000000-0000-0000-0000-0000000000${10 + user}`;
const claimsOf = (user: number) => JSON.stringify({ sub: userId(user), role: "authenticated" });

const DIARY = `
  create table public.diary (user_id uuid not null, words text not null);
  alter table public.diary enable row level security;
  grant select, insert on public.diary to authenticated;
  grant select on public.diary to service_role;
  create policy "people read their own diary" on public.diary for select to authenticated
    using (user_id = (select auth.uid()));
  create policy "people write their own diary" on public.diary for insert to authenticated
    with check (user_id = (select auth.uid()));
`;

interface Seen {
  user_id: string;
  role: string;
  sub: string;
}

const WHAT_I_SEE =
  "select user_id, current_user::text as role, auth.uid()::text as sub from public.diary";

/** Waits for nothing, a microtask, a turn of the event loop, or some milliseconds, at random. */
async function yieldAtRandom(): Promise<void> {
  const kind = random();
  if (kind < 0.25) return;
  if (kind < 0.5) return Promise.resolve();
  if (kind < 0.9) return turn();
  await delay(1);
}

async function inSteps(tx: Transaction, user: number): Promise<Seen[]> {
  await tx.query(ASSUME_IDENTITY, ["authenticated", claimsOf(user)]);
  await yieldAtRandom();
  const first = await tx.query<Seen>(WHAT_I_SEE);
  await yieldAtRandom();
  return [...first, ...(await tx.query<Seen>(WHAT_I_SEE))];
}

/** Runs all callers at once, by both methods; returns the foreign rows that a caller saw. */
async function leaks(engine: Engine): Promise<string[]> {
  const found: string[] = [];
  const see = (user: number, rows: readonly Seen[]) => {
    for (const row of rows) {
      const isMine =
        row.user_id === userId(user) && row.sub === userId(user) && row.role === "authenticated";
      if (!isMine) found.push(`${user} saw ${row.user_id} as ${row.role} ${row.sub}`);
    }
    if (rows.length === 0) found.push(`${user} saw nothing`);
  };
  const identity = (user: number) => ({ role: "authenticated", claims: claimsOf(user) });
  const fails = (reason: unknown) => found.push(String(reason));
  await Promise.all(
    Array.from({ length: USERS }, async (_, user) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await yieldAtRandom();
        const steps = engine.transaction((tx) => inSteps(tx, user));
        const short = engine.asRole<Seen>(identity(user), WHAT_I_SEE, []);
        await Promise.all([
          steps.then((rows) => see(user, rows), fails),
          short.then((rows) => see(user, rows), fails),
        ]);
      }
    }),
  );
  return found;
}

async function fillDiary(engine: Engine): Promise<void> {
  await engine.transaction(async (tx) => {
    await tx.script(DIARY);
    for (let user = 0; user < USERS; user += 1) {
      await tx.query("insert into public.diary values ($1, 'mine')", [userId(user)]);
    }
  });
}

describe.each(engines)("on $name", ({ open }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
    await fillDiary(engine);
  });
  afterAll(() => engine.close());

  test("no caller sees the rows, role or claims of another, in any interleaving", async () => {
    expect(await leaks(engine)).toEqual([]);
  });

  test("an identity ends with its statement, also when it fails", async () => {
    const identity = { role: "authenticated", claims: claimsOf(1) };
    await engine.asRole(identity, WHAT_I_SEE, []);
    await expect(engine.asRole(identity, "select 1/0", [])).rejects.toMatchObject({
      code: "22012",
    });
    const [left] = await engine.transaction((tx) =>
      tx.query<{ changed: boolean; claims: string | null }>(
        "select current_user <> session_user as changed, nullif(current_setting('request.jwt.claims', true), '') as claims",
      ),
    );
    expect(left).toEqual({ changed: false, claims: null });
  });

  test("a prepared statement runs as the current role, not as the role that prepared it", async () => {
    const count = "select count(*) as n from public.diary";
    const ask = (role: string, claims: string) => engine.asRole({ role, claims }, count, []);
    for (let time = 0; time < 8; time += 1) {
      expect(await ask("authenticated", claimsOf(2))).toEqual([{ n: 1 }]);
      expect(await ask("service_role", "{}")).toEqual([{ n: USERS }]);
      await expect(ask("anon", "{}")).rejects.toMatchObject({ code: "42501" });
    }
  });
});

/** The defect that the test must find: statements of a transaction as independent calls. */
class EngineWithoutALine implements Engine {
  readonly kind = "pglite";
  readonly #session: PgliteSession;

  constructor(session: PgliteSession) {
    this.#session = session;
  }

  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return runTransaction(this.#session, "begin", work);
  }

  asRole<Row>(identity: { role: string; claims: string }, text: string): Promise<Row[]> {
    return this.transaction(async (tx) => {
      await tx.query(ASSUME_IDENTITY, [identity.role, identity.claims]);
      return tx.query<Row>(text);
    });
  }

  listen(): void {}

  load() {
    return { running: 0, waiting: 0 };
  }

  async close(): Promise<void> {}
}

test("without the queue the same test finds rows of other people", async () => {
  const pglite = await PGlite.create({ loadDataDir: await pgliteTemplate() });
  const broken = new EngineWithoutALine(new PgliteSession(pglite));
  await broken.transaction(bootstrap);
  await fillDiary(broken);
  const found = await leaks(broken);
  expect(found.filter((leak) => /saw .*-.* as authenticated/.test(leak))).not.toEqual([]);
  await pglite.close();
});
