import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@trousse/backend/database/open";
import { migrate } from "@trousse/backend/database/setup/migrate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exportInstallation } from "#server/moving/export-installation.ts";
import { importInstallation } from "#server/moving/import-installation.ts";
import {
  type InstallationLocation,
  openHostedLocation,
} from "#server/moving/installation-location.ts";
import { readMovingFile } from "#server/moving/moving-file.ts";
import { createOwnObjectAdapter } from "#server/moving/object-adapter.ts";
import { aHousehold } from "#testing/builders/household.ts";
import { pgliteTemplate } from "#testing/engines/pglite-template.ts";
import { findPostgresBinaries } from "#testing/engines/postgres-server.ts";
import {
  type SupabaseDatabase,
  type SupabaseProject,
  startSupabaseProject,
} from "#testing/engines/supabase-project.ts";
import { createMemoryStore } from "#testing/fakes/memory-store.ts";

const PICTURE = Buffer.from("a picture, as far as a store knows");
const GO = { isDryRun: false, replaces: false };

describe.skipIf(findPostgresBinaries() === null)("to Supabase and back", () => {
  let folder: string;
  let project: SupabaseProject;
  let database: SupabaseDatabase;
  let hosted: InstallationLocation;
  /** What the project's storage was given, by its path, with the key it was given with. */
  const stored = new Map<
    string,
    { bytes: Buffer; type: string | undefined; key: string | undefined }
  >();
  const storage = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const path = decodeURIComponent(request.url ?? "");
      if (request.method === "GET") return response.end(stored.get(path)?.bytes);
      const { "content-type": type, apikey } = request.headers;
      stored.set(path, { bytes: Buffer.concat(pieces), type, key: String(apikey) });
      return response.end("{}");
    });
  });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "trousse-moving-"));
    project = await startSupabaseProject();
    // There supautils lets `postgres` say this one word of a superuser.
    database = await project.create("grant set on parameter session_replication_role to postgres");
    await database.push();
    await new Promise<void>((resolve) => storage.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
    hosted = await openHostedLocation({ url, secretKey: "sb_secret_x", databaseUrl: database.url });
  });
  afterAll(async () => {
    await hosted.close();
    storage.close();
    await project.stop();
    await rm(folder, { recursive: true });
  });

  async function anOwnPlace() {
    const engine = await openDatabase({ memory: true, from: await pgliteTemplate() });
    await migrate(engine, { migrations: "supabase/migrations", seeds: "supabase/seed" });
    const objects = createOwnObjectAdapter(createMemoryStore());
    const place: InstallationLocation = {
      is: "own",
      objects,
      transaction: (work) => engine.transaction(work),
      close: () => engine.close(),
    };
    return place;
  }

  /** Rows of a file by table, those of some columns left out. */
  async function rowsOf(path: string): Promise<Map<string, string[]>> {
    const rows = new Map<string, string[]>();
    let table = "";
    for await (const line of readMovingFile(path, undefined)) {
      if (line.is === "table") {
        table = line.name;
        rows.set(table, []);
      }
      if (line.is === "rows") rows.get(table)?.push(...line.rows);
    }
    return new Map([...rows].map(([name, of]) => [name, of.sort()]));
  }

  test("accounts, rows and files arrive as GoTrue and Storage want them, and come back", async () => {
    const source = await anOwnPlace();
    await source.transaction(async (tx) => {
      await aHousehold(tx, "one");
      await tx.query("update auth.users set encrypted_password = '$2b$10$abc'");
      const bytes = PICTURE.toString("base64");
      const metadata = { mimetype: "image/webp" };
      const at = { bucket: "blog-images", name: "blog/1 é.webp", owner: null };
      await source.objects.put(tx, { ...at, metadata, bytes });
    });
    const path = join(folder, "there");
    await exportInstallation(source, path, undefined);

    await importInstallation(hosted, readMovingFile(path, undefined), { ...GO, isDryRun: true });
    expect(await database.as("postgres", "select 1 from auth.users")).toEqual([]);
    const arrivals = await importInstallation(hosted, readMovingFile(path, undefined), GO);
    const lost = arrivals.filter(({ inFile, inTarget }) => inFile !== inTarget);
    // The storage of this test keeps bytes, and writes no table.
    expect(lost.map(({ table }) => table)).toEqual(["stored files"]);
    expect(
      await database.as(
        "postgres",
        "select encrypted_password, confirmation_token from auth.users",
      ),
    ).toEqual([{ encrypted_password: "$2b$10$abc", confirmation_token: "" }]);
    expect(stored.get("/storage/v1/object/blog-images/blog/1 é.webp")).toEqual({
      bytes: PICTURE,
      type: "image/webp",
      key: "sb_secret_x",
    });

    const back = join(folder, "back");
    await exportInstallation(hosted, back, undefined);
    const home = await anOwnPlace();
    await importInstallation(home, readMovingFile(back, undefined), GO);
    const again = join(folder, "again");
    await exportInstallation(home, again, undefined);
    const [first, last] = [await rowsOf(path), await rowsOf(again)];
    for (const [table, rows] of first) {
      if (!table.startsWith("public.")) continue;
      expect({ table, rows: last.get(table) }).toEqual({ table, rows });
    }
    await Promise.all([source.close(), home.close()]);
  });
});
