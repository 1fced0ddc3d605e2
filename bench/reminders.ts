import type { Engine } from "@trousse/backend/database/engine";
import { openDatabase } from "@trousse/backend/database/open";
import { migrate } from "@trousse/backend/database/setup/migrate";
import type { ReminderMessage } from "#supabase/functions/_shared/reminder-message.ts";
import { deliver } from "#supabase/functions/deliver-reminders/deliver.ts";
import { findPostgresBinaries, startPostgresServer } from "#testing/engines/postgres-server.ts";
import type { Figure } from "./measure/figure.ts";

const COUNT = 10_000;
const SERVICE = { role: "service_role", claims: '{"role":"service_role"}' };

/** Doses at eight o'clock in every zone, notified 15 minutes before and planned during the night. */
const NIGHT = "2027-01-12T02:00:00+01:00";
const TOLD = "2027-01-12T07:45:00+01:00";

/** Ten thousand people who take something at eight: from the claim to the last message handed over and written down. */
export async function reminders(): Promise<Figure[]> {
  const pglite = await measure("reminders, PGlite", await openDatabase({ memory: true }));
  const binaries = findPostgresBinaries();
  if (binaries === null) return pglite;
  const server = await startPostgresServer(binaries);
  try {
    const engine = await openDatabase({ url: await server.createDatabase() });
    return [...pglite, ...(await measure("reminders, PostgreSQL", engine, 10_000))];
  } finally {
    await server.stop();
  }
}

async function measure(part: string, engine: Engine, most?: number): Promise<Figure[]> {
  try {
    await migrate(engine, { migrations: "supabase/migrations", seeds: "supabase/seed" });
    await write(engine);
    const planned = await time(() => tick(engine, NIGHT, []));
    const handed: ReminderMessage[] = [];
    const ours = await time(() => tick(engine, TOLD, handed));
    if (new Set(handed.map(({ id }) => id)).size !== COUNT) throw new Error("Some were not told.");
    const floor = await time(() => bareOutbox(engine));
    const again = await time(() => tick(engine, TOLD, handed));
    return [
      { part, what: `planning two days of ${COUNT} reminders`, unit: "ms", ours: planned },
      {
        part,
        what: `${COUNT} due at once, claimed, handed over and settled`,
        unit: "ms",
        ours,
        floor,
        ...(most && { target: { of: "value", is: "at most", than: most } as const }),
      },
      { part, what: "a turn with nothing to do", unit: "ms", ours: again },
    ];
  } finally {
    await engine.close();
  }
}

async function tick(engine: Engine, at: string, handed: ReminderMessage[]): Promise<number> {
  const hand = async (message: ReminderMessage) => {
    handed.push(message);
    return { kind: "sent" } as const;
  };
  return deliver({
    asService: (text, values = []) => engine.asRole(SERVICE, text, values),
    channels: { push: hand, email: hand },
    report(problem) {
      throw problem;
    },
    at,
  });
}

/** Few at a time: no statement may take long. */
const AT_ONCE = 1000;

async function write(engine: Engine): Promise<void> {
  for (let first = 0; first < COUNT; first += AT_ONCE) {
    await engine.transaction((tx) =>
      tx.script(`
        insert into auth.users (id, email)
        select md5('taker ' || nth)::uuid, nth || '@example.org'
        from generate_series(${first}, ${first + AT_ONCE - 1}) as nth`),
    );
  }
  await engine.transaction(async (tx) => {
    await tx.script(`
      update public.user_preferences
      set time_zone = 'Europe/Paris', email_notifications = false, push_notifications = true`);
    await tx.script(`
      insert into public.medications
        (id, user_id, name, dosage, form, total_quantity, current_quantity, expiry_date)
      select id, id, 'Bisoprolol', '5 mg', 'Comprimé', 30, 30, '2030-01-31' from auth.users`);
    await tx.script("alter table public.medication_reminders disable trigger user");
    await tx.script(`
      insert into public.medication_reminders (medication_id, reminder_time, created_at)
      select id, '08:00', '${NIGHT}' from public.medications`);
    await tx.script("alter table public.medication_reminders enable trigger user");
  });
  await engine.transaction((tx) => tx.script("analyze"));
}

/** The least that hands over as many rows, none twice: claimed two hundred at a time, and marked as sent. */
async function bareOutbox(engine: Engine): Promise<void> {
  await engine.transaction((tx) =>
    tx.script(`
      create table public.bare_outbox (id bigint primary key, state text not null default 'waiting');
      insert into public.bare_outbox (id) select generate_series(1, ${COUNT})`),
  );
  const ask = (text: string, values: readonly unknown[] = []) =>
    engine.transaction((tx) => tx.query<{ id: number }>(text, values));
  for (;;) {
    const claimed = await ask(
      `update public.bare_outbox set state = 'claimed' where id in (
         select id from public.bare_outbox where state = 'waiting' order by id limit 200 for update skip locked)
       returning id`,
    );
    if (claimed.length === 0) return;
    await ask("update public.bare_outbox set state = 'sent' where id = any ($1::bigint[])", [
      claimed.map(({ id }) => id),
    ]);
  }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}
