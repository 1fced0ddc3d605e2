import { setTimeout as delay } from "node:timers/promises";
import postgres from "postgres";
import { findPostgresBinaries } from "#testing/engines/postgres-server.ts";
import { HttpClient } from "./harness/http-client.ts";
import { memoryOf } from "./harness/started-process.ts";
import { createLoadSetup, type LoadSetup } from "./load/load-setup.ts";
import type { Member } from "./load/members.ts";
import { percentile } from "./load/percentile.ts";
import type { Figure } from "./measure/figure.ts";
import { median } from "./measure/median.ts";
import { type Listener, listenBare, listenLive } from "./sockets/listener.ts";
import { startBareBroadcast } from "./sockets/start-bare-broadcast.ts";

const part = "sockets";
const ACCOUNTS = 250;
const SOCKETS_EACH = 8;
const SOCKETS = ACCOUNTS * SOCKETS_EACH;

/** Boxes of a database with as many families. */
const BOXES = 13_500;

/** Doses, and milliseconds between two of them. */
const DOSES = 500;
const BETWEEN_DOSES = 50;

/** Sockets that are opened at once. */
const OPENED_AT_ONCE = 20;

/** Milliseconds in which a process settles. */
const SETTLING = 3000;

/** To sockets that do not read: more than the system and the server hold for one of them. */
const LARGE_MESSAGES = 200;
const LARGE_BYTES = 100_000;

/** A server with sockets: what it is told, and what it costs. */
interface Subject {
  readonly pid: number | undefined;
  listen(member: Member): Promise<Listener>;
  /** Sends one message to all sockets of an account. */
  tell(member: Member, nth: number): Promise<void>;
}

/**
 * 2,000 sockets on one process, of 250 accounts with eight each: memory, and the time from the request that records a dose
 * to its message on each of their sockets; beside the barest server that sends the same bytes to as many. Needs PostgreSQL.
 */
export async function sockets(): Promise<Figure[]> {
  if (findPostgresBinaries() === null) return [];
  const setup = await createLoadSetup("PostgreSQL", BOXES);
  try {
    const members = setup.members.slice(0, ACCOUNTS);
    const ours = await openAll(live(setup), members);
    const told = await tellAll(ours, members);
    const bare = await startBareBroadcast();
    const floor = await openAll(
      {
        pid: bare.pid,
        listen: ({ account }) => listenBare(bare.port, account),
        tell: ({ account }) => bare.tell(account, ours.lastMessage()),
      },
      members,
    );
    const toldBare = await tellAll(floor, members);
    floor.close();
    bare.close();
    const slow = await withSlowReaders(setup, ours, members);
    ours.close();
    const message = (what: string, of: (times: readonly number[]) => number): Figure => ({
      part,
      what: `dose to message among ${SOCKETS} sockets, ${what}`,
      unit: "ms",
      ours: of(told),
      floor: of(toldBare),
    });
    return [
      {
        part,
        what: `memory of ${SOCKETS} sockets`,
        unit: "MB",
        ours: ours.megabytes,
        floor: floor.megabytes,
      },
      message("median", median),
      message("19 of 20", (times) => percentile(times, 95)),
      {
        part,
        what: `slow readers shut out, of ${SOCKETS_EACH}`,
        unit: "",
        ours: slow.shut,
        target: { of: "value", is: "at least", than: SOCKETS_EACH },
      },
      {
        part,
        what: "the others meanwhile, 19 of 20",
        unit: "ms",
        ours: percentile(slow.told, 95),
        floor: percentile(told, 95),
      },
    ];
  } finally {
    await setup.close();
  }
}

function live(setup: LoadSetup): Subject {
  const client = new HttpClient(setup.server.url);
  return {
    pid: setup.server.pid,
    listen: (member) => listenLive(setup, member),
    tell: (member, nth) => client.request(setup.requests.dose(member, nth)),
  };
}

interface Opened {
  readonly subject: Subject;
  readonly listeners: ReadonlyMap<string, readonly Listener[]>;
  /** What the process has grown by. */
  readonly megabytes: number;
  /** The bytes of the last message that a socket has received. */
  lastMessage(): Buffer;
  close(): void;
}

async function openAll(subject: Subject, members: readonly Member[]): Promise<Opened> {
  const before = memoryOf(subject.pid);
  const listeners = new Map<string, Listener[]>(members.map(({ account }) => [account, []]));
  const wanted = members.flatMap((member) => Array.from({ length: SOCKETS_EACH }, () => member));
  for (let first = 0; first < wanted.length; first += OPENED_AT_ONCE) {
    await Promise.all(
      wanted.slice(first, first + OPENED_AT_ONCE).map(async (member) => {
        listeners.get(member.account)?.push(await subject.listen(member));
      }),
    );
  }
  await delay(SETTLING);
  const all = [...listeners.values()].flat();
  return {
    subject,
    listeners,
    megabytes: memoryOf(subject.pid) - before,
    lastMessage: () => all.find(({ last }) => last)?.last ?? Buffer.alloc(0),
    close() {
      for (const listener of all) listener.close();
    },
  };
}

/** @returns milliseconds from each request to each socket that it concerns */
async function tellAll(
  { subject, listeners }: Opened,
  members: readonly Member[],
): Promise<number[]> {
  const times: number[] = [];
  for (let nth = 0; nth < DOSES; nth += 1) {
    const member = members[nth % members.length];
    if (!member) throw new Error("Nobody lives there.");
    const begin = performance.now();
    const heard = (listeners.get(member.account) ?? []).map(async (listener) => {
      await listener.next();
      times.push(performance.now() - begin);
    });
    await Promise.all([subject.tell(member, nth), ...heard]);
    await delay(BETWEEN_DOSES);
  }
  return times;
}

/** The sockets of one account stop reading and are sent far too much, while the others are told of doses. */
async function withSlowReaders(setup: LoadSetup, opened: Opened, members: readonly Member[]) {
  const [slow, ...others] = members;
  if (!slow || !setup.databaseUrl) throw new Error("There is no database to send from.");
  for (const listener of opened.listeners.get(slow.account) ?? []) listener.stopReading();
  const before = await countShut(setup);
  const sql = postgres(setup.databaseUrl, { max: 1, onnotice: () => undefined });
  const text = "x".repeat(LARGE_BYTES);
  const sendMuch = async () => {
    for (let nth = 0; nth < LARGE_MESSAGES; nth += 1) {
      await sql`select realtime.send(${sql.json({ text })}, 'much', ${`profile:${slow.account}`}, true)`;
    }
  };
  try {
    const [told] = await Promise.all([tellAll(opened, others), sendMuch()]);
    return { told, shut: (await countShut(setup)) - before };
  } finally {
    await sql.end();
  }
}

async function countShut(setup: LoadSetup): Promise<number> {
  const [, count = "0"] =
    /^\w+\{[^}]*shut-slow[^}]*\} (\d+)/m.exec(await setup.readMetrics()) ?? [];
  return Number(count);
}
