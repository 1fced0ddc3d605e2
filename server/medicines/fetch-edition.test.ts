import type { Engine } from "@trousse/backend/database/engine";
import { openDatabase } from "@trousse/backend/database/open";
import { migrate } from "@trousse/backend/database/setup/migrate";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { ImportedFile } from "#domain/medicines/official/official-files.ts";
import { officialFiles } from "#testing/builders/official-files.ts";
import {
  medicineSite,
  type OtherFile,
  type SendFile,
  sendCut,
  withFewPacks,
} from "#testing/fakes/medicine-site.ts";
import type { LogEntry } from "../telemetry/log.ts";
import { FetchFailedError, fetchEdition } from "./fetch-edition.ts";
import { createFetchSchedule } from "./fetch-schedule.ts";

test("all files of an edition and both feeds are fetched, byte for byte", async () => {
  const files = await fetchEdition(await medicineSite());
  for (const [file, bytes] of Object.entries(officialFiles())) {
    expect(Buffer.from(files[file as ImportedFile] ?? []).equals(Buffer.from(bytes))).toBe(true);
  }
  expect(Object.keys(files)).toHaveLength(8);
});

test.each<{ because: string; send: SendFile; says: RegExp }>([
  {
    because: "a page with status 200",
    send: (answer) =>
      void answer.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end("<html>"),
    says: /^CIS_CIP_bdpm\.txt was answered with text\/html/,
  },
  {
    because: "an error",
    send: (answer) => void answer.writeHead(503).end("later"),
    says: /status 503/,
  },
  {
    because: "another place",
    send: (answer) => void answer.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
    says: /status 302/,
  },
  {
    because: "nothing",
    send: (answer) => void answer.writeHead(200).end(),
    says: /is empty/,
  },
  {
    because: "fewer bytes than were announced",
    send: sendCut,
    says: /ended before its end/,
  },
  {
    because: "a part of a file that looks whole",
    send: (answer, bytes) => void answer.writeHead(200).end(bytes.subarray(0, bytes.length - 5)),
    says: /in the middle of a line/,
  },
  {
    because: "more than a file has",
    send: (answer) => void answer.writeHead(200).end(Buffer.alloc(200_000, 0x0a)),
    says: /more than 100000 bytes/,
  },
  {
    because: "no end",
    send: (answer) => void answer.writeHead(200).write("6"),
    says: /came too slowly/,
  },
])("what comes in the place of a file is refused: $because", async ({ send, says }) => {
  const address = await medicineSite({ file: "packs", send });
  const fetching = fetchEdition(address, { timeout: 1500, bytes: 100_000 });
  await expect(fetching).rejects.toThrow(FetchFailedError);
  await expect(fetching).rejects.toThrow(says);
});

test("a site that is away is said", async () => {
  await expect(fetchEdition("http://127.0.0.1:1/")).rejects.toThrow(/cannot be reached/);
});

let engine: Engine;
beforeAll(async () => {
  engine = await openDatabase({ memory: true });
  await migrate(engine, { migrations: "supabase/migrations", seeds: "no seeds" });
}, 60_000);
afterEach(() =>
  engine.transaction((tx) =>
    tx.script("delete from public.medication_references; delete from private.medicine_imports"),
  ),
);
afterAll(() => engine.close());

const count = async () => {
  const [row] = await engine.transaction((tx) =>
    tx.query<{ count: number }>(
      "select count(*)::integer as count from public.medication_references where withdrawn_at is null",
    ),
  );
  return row?.count;
};

const night = new Date(2026, 10, 21, 3);
const nightsLater = (nights: number) => new Date(2026, 10, 21 + nights, 3);
const ageImports = () =>
  engine.transaction((tx) =>
    tx.script("update private.medicine_imports set imported_at = '2026-11-01'"),
  );

test("the schedule imports an edition in the night, and the next one a week later", async () => {
  const entries: LogEntry[] = [];
  const options = {
    engine,
    site: await medicineSite(),
    log: (entry: LogEntry) => void entries.push(entry),
  };
  const work = createFetchSchedule(options);
  await work(new Date(2026, 10, 21, 12));
  expect(await count()).toBe(0);
  await work(night);
  expect(await count()).toBe(4);
  expect(entries).toMatchObject([{ level: "info", facts: { medicines: 4, added: 4 } }]);
  // Imported just now, by the clock of the database.
  await engine.transaction((tx) =>
    tx.query("update private.medicine_imports set imported_at = $1", [night]),
  );
  await work(nightsLater(6));
  expect(entries).toHaveLength(1);
  await work(nightsLater(8));
  expect(entries).toHaveLength(2);
});

test.each<{ because: string; other: OtherFile; says: RegExp }>([
  {
    because: "shrunken",
    other: { change: withFewPacks },
    says: /CIS_CIP_bdpm\.txt has 3 rows, and the last edition had 5/,
  },
  {
    because: "a page that says it is text",
    other: {
      file: "substances",
      send: (answer) =>
        void answer.writeHead(200, { "content-type": "text/plain" }).end("<html>…</html>\n"),
    },
    says: /CIS_COMPO_bdpm\.txt is a page of the website/,
  },
  {
    because: "away",
    other: { file: "packs", send: (answer) => void answer.writeHead(500).end() },
    says: /status 500/,
  },
])("a fetched edition that is $because replaces nothing", async ({ other, says }) => {
  const entries: LogEntry[] = [];
  const log = (entry: LogEntry) => void entries.push(entry);
  await createFetchSchedule({ engine, site: await medicineSite(), log })(night);
  const before = await engine.transaction((tx) =>
    tx.query("select * from public.medication_references order by id"),
  );
  await ageImports();
  await createFetchSchedule({ engine, site: await medicineSite(other), log })(nightsLater(8));
  expect(entries[1]).toMatchObject({ level: "error", text: expect.stringMatching(says) });
  expect(
    await engine.transaction((tx) =>
      tx.query("select * from public.medication_references order by id"),
    ),
  ).toEqual(before);
});
