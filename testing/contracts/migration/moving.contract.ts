import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine, Transaction } from "@trousse/backend/database/engine";
import { migrate } from "@trousse/backend/database/setup/migrate";
import { generateX25519Identity } from "age-encryption";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BackupKey } from "#server/backups/backup-key.ts";
import { exportInstallation } from "#server/moving/export-installation.ts";
import {
  type InstallationImportOptions,
  importInstallation,
} from "#server/moving/import-installation.ts";
import type { InstallationLocation } from "#server/moving/installation-location.ts";
import { type MovingLine, readMovingFile, writeMovingFile } from "#server/moving/moving-file.ts";
import { createOwnObjectAdapter } from "#server/moving/object-adapter.ts";
import { aHousehold } from "#testing/builders/household.ts";
import { engines, type TestEngine } from "#testing/engines/engines.ts";
import { createMemoryStore } from "#testing/fakes/memory-store.ts";

const GO: InstallationImportOptions = { isDryRun: false, replaces: false };
const PIXEL = Buffer.from("a picture, as far as a store knows");

interface TestLocation extends InstallationLocation {
  readonly engine: Engine;
}

async function createLocation({ open }: TestEngine): Promise<TestLocation> {
  const engine = await open();
  await migrate(engine, { migrations: "supabase/migrations", seeds: "supabase/seed" });
  return {
    is: "own",
    engine,
    objects: createOwnObjectAdapter(createMemoryStore()),
    transaction: (work) => engine.transaction(work),
    close: () => engine.close(),
  };
}

let folder: string;
let source: TestLocation;
let original: string;
const open: TestLocation[] = [];

const fileAt = (name: string) => join(folder, `${name}.trousse`);
const another = async (kind: TestEngine) => {
  const place = await createLocation(kind);
  open.push(place);
  return place;
};
const send = (place: InstallationLocation, path: string, options = GO, key?: BackupKey) =>
  importInstallation(place, readMovingFile(path, key), options);

/** All that a file says, whatever order rows came in; stored files under another key say the same. */
async function contentOf(path: string): Promise<string[]> {
  const content: string[] = [];
  let table = "";
  for await (const line of readMovingFile(path, undefined)) {
    if (line.is === "table") table = line.name;
    if (line.is === "rows") content.push(...line.rows.map((row) => `${table} ${row}`));
    if (line.is === "object") content.push(JSON.stringify(line));
  }
  return content.sort();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "trousse-moving-"));
  const [pglite] = engines;
  if (!pglite) throw new Error("PGlite is always there.");
  source = await another(pglite);
  await source.engine.transaction(async (tx: Transaction) => {
    await aHousehold(tx, "one");
    await aHousehold(tx, "two");
    const bytes = PIXEL.toString("base64");
    await source.objects.put(tx, {
      bucket: "blog-images",
      name: "blog/1-a.webp",
      owner: null,
      metadata: { mimetype: "image/webp", size: PIXEL.length },
      bytes,
    });
  });
  original = fileAt("original");
  await exportInstallation(source, original, undefined);
});
afterAll(async () => {
  await Promise.all(open.map((place) => place.close()));
  await rm(folder, { recursive: true });
});

test.each(engines)("all of it arrives on $name, and comes back the same", async (kind) => {
  const target = await another(kind);
  const arrivals = await send(target, original);
  for (const { table, inFile, inTarget } of arrivals)
    expect({ table, inTarget: inTarget }).toEqual({ table, inTarget: inFile });
  const tables = new Map(arrivals.map(({ table, inTarget }) => [table, inTarget]));
  expect(tables.get("auth.users")).toBe(2);
  expect(tables.get("public.medications")).toBeGreaterThan(1);
  expect(tables.get("stored files")).toBe(1);

  const again = fileAt(`again-${kind.name}`);
  await exportInstallation(target, again, undefined);
  expect(await contentOf(again)).toEqual(await contentOf(original));

  // Triggers speak again, and the next numbers are new ones.
  await target.engine.transaction((tx) => aHousehold(tx, "three"));
});

test.each(engines)("a dry run on $name counts everything and leaves nothing", async (kind) => {
  const target = await another(kind);
  const before = fileAt(`before-${kind.name}`);
  await exportInstallation(target, before, undefined);
  const arrivals = await send(target, original, { ...GO, isDryRun: true });
  expect(arrivals.find(({ table }) => table === "auth.users")).toMatchObject({ inTarget: 2 });
  const after = fileAt(`after-${kind.name}`);
  await exportInstallation(target, after, undefined);
  expect(await contentOf(after)).toEqual(await contentOf(before));
});

test.each(engines)(
  "refused on $name, with nothing changed: a place in use, and another version",
  async (kind) => {
    const target = await another(kind);
    await send(target, original);
    await expect(send(target, original)).rejects.toThrow("add --replace");
    const replaced = await send(target, original, { ...GO, replaces: true });
    expect(replaced.find(({ table }) => table === "stored files")).toMatchObject({ inTarget: 1 });

    async function* older(): AsyncGenerator<MovingLine> {
      for await (const line of readMovingFile(original, undefined)) {
        yield line.is === "beginning" ? { ...line, migrations: line.migrations.slice(1) } : line;
      }
    }
    await writeMovingFile(fileAt("older"), undefined, older());
    await expect(send(target, fileAt("older"), { ...GO, replaces: true })).rejects.toThrow(
      "another version",
    );

    // A row that the tables refuse takes everything back.
    async function* wrong(): AsyncGenerator<MovingLine> {
      for await (const line of readMovingFile(original, undefined)) {
        yield line.is === "rows"
          ? {
              ...line,
              rows: line.rows.map((row) => row.replace('"form": "Comprimé"', '"form": "Tisane"')),
            }
          : line;
      }
    }
    await writeMovingFile(fileAt("wrong"), undefined, wrong());
    await expect(send(target, fileAt("wrong"), { ...GO, replaces: true })).rejects.toThrow();
    const unchanged = fileAt(`unchanged-${kind.name}`);
    await exportInstallation(target, unchanged, undefined);
    expect(await contentOf(unchanged)).toEqual(await contentOf(original));
  },
);

test("with a key the file says nothing, and without it is not read", async () => {
  const key = new BackupKey(await generateX25519Identity());
  const path = fileAt("encrypted");
  await exportInstallation(source, path, key);
  const lines = readMovingFile(path, undefined);
  await expect(lines.next()).rejects.toThrow("is encrypted: set BACKUP_KEY");
  const target = await another(engines[0] as TestEngine);
  await send(target, path, GO, key);
});

test("a damaged file is refused before a line of it is handed on, encrypted or not", async () => {
  for (const key of [undefined, new BackupKey(await generateX25519Identity())]) {
    const path = fileAt("damaged");
    await exportInstallation(source, path, key);
    const bytes = await readFile(path);
    const last = bytes.length - 30;
    bytes.writeUInt8(bytes.readUInt8(last) ^ 1, last);
    await writeFile(path, bytes);
    await expect(readMovingFile(path, key).next()).rejects.toThrow(/damaged, cut short/);
    await writeFile(path, bytes.subarray(0, last));
    await expect(readMovingFile(path, key).next()).rejects.toThrow(/damaged, cut short/);
  }
});

test.each([
  { because: "it ends too early", keep: (_: MovingLine, place: number) => place < 5 },
  { because: "it has no beginning", keep: (line: MovingLine) => line.is !== "beginning" },
])("a file is refused: $because", async ({ keep }) => {
  async function* part(): AsyncGenerator<MovingLine> {
    let place = 0;
    for await (const line of readMovingFile(original, undefined)) {
      if (keep(line, place)) yield line;
      place += 1;
    }
  }
  const path = fileAt("part");
  await writeMovingFile(path, undefined, part());
  const target = await another(engines[0] as TestEngine);
  await expect(send(target, path)).rejects.toMatchObject({ name: "OperatorError" });
});
