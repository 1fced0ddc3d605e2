import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type DatabaseLocation, openDatabase } from "@trousse/backend/database/open";
import { expect, test } from "vitest";
import { deliver } from "#supabase/functions/deliver-reminders/deliver.ts";
import {
  MIGRATED,
  startMigratedPostgres,
  writeMigratedFolder,
} from "#testing/engines/migrated-database.ts";
import { findPostgresBinaries } from "#testing/engines/postgres-server.ts";
import { type ReminderService, startReminderService } from "#testing/fakes/reminder-service.ts";
import { random } from "#testing/harness/seeded-random.ts";

/** `npm run test:reminders` kills fifty times; here a sample. */
const KILLS = Number(process.env.KILLS ?? 4);

/** So many doses that every moment has some, at times from ten o'clock on. */
const DOSES = KILLS * 20;
const MINUTES = KILLS * 3;

/** Milliseconds that starting and killing so often may take on a busy machine. */
const TEST_TIMEOUT = { timeout: 60_000 + KILLS * 20_000 };

/** Milliseconds by which the clock moves each time that a scheduler looks at it. */
const STEP = 20_000;
const FIRST_NOTIFICATION = Date.parse("2027-01-12T09:45:00+01:00");

const scheduler = fileURLToPath(new URL("./killable-scheduler.ts", import.meta.url));
const SERVICE = { role: "service_role", claims: '{"role":"service_role"}' };

const binaries = findPostgresBinaries();

test(
  `on PGlite, a scheduler killed ${KILLS} times tells of every dose, and of none twice`,
  TEST_TIMEOUT,
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "trousse-killed-"));
    try {
      await writeMigratedFolder(dataDir);
      await surviveKills({ dataDir }, 1);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);

test.runIf(binaries)(
  `on PostgreSQL, two schedulers of which one is killed, ${KILLS} times, tell of every dose, and of none twice`,
  TEST_TIMEOUT,
  async () => {
    const server = await startMigratedPostgres(binaries ?? "");
    try {
      await surviveKills({ url: await server.createDatabase({ template: MIGRATED }) }, 2);
    } finally {
      await server.stop();
    }
  },
);

async function surviveKills(place: DatabaseLocation, schedulers: number): Promise<void> {
  await write(place);
  const service = await startReminderService(FIRST_NOTIFICATION - STEP, STEP);
  const running: ChildProcess[] = [];
  try {
    for (let kill = 0; kill < KILLS; kill += 1) {
      while (running.length < schedulers) running.push(await start(place, service));
      // Every other time while a message is on its way, else some turns and a bit later.
      const times = 1 + Math.floor(random() * 8);
      service.resume();
      const asker = await service.next(kill % 2 === 0 ? "message" : "ask", times);
      if (kill % 2 === 1) await delay(random() * 200);
      // A process takes seconds to start where others work too: the hour must not be over before it has.
      service.pause();
      const [killed] = running.splice(
        running.findIndex(({ pid }) => pid === asker),
        1,
      );
      await end(killed);
    }
    for (const child of running.splice(0)) await end(child);
    expect(service.messages.size, "told by those who were killed").toBeGreaterThan(DOSES / 10);
    await waitUntilSettled(place, service);
  } finally {
    for (const child of running) child.kill("SIGKILL");
    await service.close();
  }
}

async function start(place: DatabaseLocation, { url }: ReminderService): Promise<ChildProcess> {
  const child = spawn(process.execPath, [scheduler, JSON.stringify(place), url], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return child;
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child) return;
  // One that ended by itself has met with something it should have survived.
  expect(child.exitCode).toBeNull();
  child.kill("SIGKILL");
  await once(child, "close");
}

/** One dose for each account, spread over the minutes from ten o'clock on. */
async function write(place: DatabaseLocation): Promise<void> {
  const engine = await openDatabase(place);
  await engine.transaction(async (tx) => {
    await tx.query(
      `insert into auth.users (id, email)
       select gen_random_uuid(), nth || '@example.org' from generate_series(1, $1::int) as nth`,
      [DOSES],
    );
    await tx.script(`
      update public.user_preferences set time_zone = 'Europe/Paris', push_notifications = true;
      insert into public.medications
        (id, user_id, name, dosage, form, total_quantity, current_quantity, expiry_date)
      select id, id, 'Bisoprolol', '5 mg', 'Comprimé', 30, 30, '2030-01-31' from auth.users;
      alter table public.medication_reminders disable trigger user`);
    await tx.query(
      `insert into public.medication_reminders (medication_id, reminder_time, starts_on, ends_on, created_at)
       select id, time '10:00' + make_interval(mins => (row_number() over () % $1)::int), '2027-01-12', '2027-01-12', $2
       from public.medications`,
      [MINUTES, new Date(FIRST_NOTIFICATION).toISOString()],
    );
    await tx.script("alter table public.medication_reminders enable trigger user");
  });
  await engine.close();
}

/** Lets one more scheduler, which is not killed, finish the hour, and checks what was sent. */
async function waitUntilSettled(place: DatabaseLocation, service: ReminderService): Promise<void> {
  const engine = await openDatabase(place);
  const hand = async (message: { id: string; doses: readonly { deliveryId: string }[] }) => {
    const deliveries = message.doses.map(({ deliveryId }) => deliveryId);
    const body = JSON.stringify({ id: message.id, deliveries });
    await fetch(`${service.url}/message`, { method: "POST", body });
    return { kind: "sent" as const };
  };
  const lastToldBy = FIRST_NOTIFICATION + (MINUTES + 5) * 60_000;
  for (
    let now = service.now();
    now < Math.max(lastToldBy, service.now() + 180_000);
    now += 60_000
  ) {
    await deliver({
      asService: (text, values = []) => engine.asRole(SERVICE, text, values),
      channels: { push: hand, email: hand },
      report(problem) {
        throw problem;
      },
      at: new Date(now).toISOString(),
    });
  }
  const lines = await engine.transaction((tx) =>
    tx.query<{ id: string; state: string }>(
      "select id, state from public.reminder_deliveries where channel <> 'page'",
    ),
  );
  await engine.close();

  expect(lines.length).toBe(2 * DOSES);
  expect(lines.filter(({ state }) => state !== "sent")).toEqual([]);
  const told = [...service.messages.values()].flatMap(({ deliveries }) => deliveries);
  expect(told.sort(), "each once, counted by message").toEqual(lines.map(({ id }) => id).sort());
  // A message that was on its way when its scheduler died comes again, as the same message.
  const copies = [...service.messages.values()].filter(({ times }) => times > 1);
  expect(copies.length).toBeGreaterThan(0);
  expect(copies.every(({ times }) => times <= 1 + KILLS)).toBe(true);
  process.stderr.write(
    `${service.messages.size} messages, of which ${copies.length} came again under their own id\n`,
  );
}
