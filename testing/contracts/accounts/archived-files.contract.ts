import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  addFiles,
  missingFiles,
  type OpenableFile,
  type ReadFile,
  readFiles,
} from "#app/features/account-data/archive/account-files.ts";
import { importedId } from "#app/features/account-data/archive/imported-id.ts";
import { countStored, importArchive, readArchive } from "#app/features/account-data/data.ts";
import { instant } from "#domain/calendar/instant.ts";
import { buckets } from "#supabase/exposed.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { createMemoryStore } from "#testing/fakes/memory-store.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";
import { IMPORTED_ID_CASES } from "#testing/samples/imported-id-cases.ts";

const PDF = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n";
const AT = { at: instant("2026-11-21T10:00:00Z"), origin: "http://localhost:3000" };

describe.each(engines)("archived files on $name", (place) => {
  let installation: Installation;
  let house: Household;
  let fresh: Household;
  let prescription: string;
  const box = () => String(house.rows.medications[1]);

  beforeAll(async () => {
    installation = await startInstallation(place, {
      storage: {
        store: createMemoryStore(),
        buckets,
        quota: { files: 1000, bytes: 1_000_000_000 },
      },
    });
    await installation.engine.transaction((tx) => aHousehold(tx, "admin"));
  });
  beforeEach(async () => {
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
    fresh = await installation.engine.transaction((tx) => aHousehold(tx, "fresh"));
    const [row] = await sql<{ id: string }>(
      "select id from public.prescriptions where profile_id = $1",
      house.child,
    );
    prescription = row?.id ?? "";
  });
  afterAll(() => installation.close());

  const sql = <Row extends object>(text: string, ...values: unknown[]) =>
    installation.engine.transaction((tx) => tx.query<Row>(text, values));
  const storage = (of: Household) => installation.signedIn(of).storage;
  const archiveOf = (of: Household) =>
    readArchive(installation.signedIn(of), { id: of.account, email: of.email }, AT);

  async function aPhoto(): Promise<Blob> {
    const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background: "#eee" } });
    return new Blob([Uint8Array.from(await drawn.webp().toBuffer())], { type: "image/webp" });
  }

  async function keep(...endings: ("webp" | "pdf")[]): Promise<void> {
    const photo = await aPhoto();
    for (const ending of endings) {
      const file = ending === "pdf" ? new Blob([PDF], { type: "application/pdf" }) : photo;
      const path = `${prescription}/${randomUUID()}.${ending}`;
      const { error } = await storage(house).from("prescriptions").upload(path, file);
      expect(error).toBeNull();
    }
  }

  async function filesOf(of: Household): Promise<ReadFile[]> {
    const files: ReadFile[] = [];
    for await (const file of readFiles(storage(of), await archiveOf(of))) files.push(file);
    return files;
  }

  const openable = (files: readonly ReadFile[]): Promise<OpenableFile[]> =>
    Promise.all(
      files.map(async ({ content, ...file }) => {
        const bytes = new Uint8Array(await (content ?? new Blob()).arrayBuffer());
        return { ...file, open: () => bytes };
      }),
    );

  test.each(IMPORTED_ID_CASES)(
    "the database names rows as the page does: $because",
    async ({ account, source, old }) => {
      const [row] = await sql<{ id: string }>(
        "select private.get_imported_id($1, $2, $3) as id",
        account,
        source,
        old,
      );
      expect(row?.id).toBe(importedId(account, source, old));
    },
  );

  test("what is kept is counted as the copy of the account holds it, files included", async () => {
    await keep("webp", "pdf");
    const { tables } = await archiveOf(house);
    const counted = await countStored(installation.signedIn(house));
    expect(tables.illness_entries.length).toBeGreaterThan(0);
    for (const [kind, rows] of [
      ["illness_entries", tables.illness_entries],
      ["weights", tables.profile_weights],
      ["prescriptions", tables.prescriptions],
      ["cards", tables.profile_cards],
    ] as const) {
      expect([kind, counted.get(kind)]).toEqual([kind, rows.length]);
    }
    expect(counted.get("prescription_files")).toBe(2);
    expect(counted.get("box_photos")).toBe(0);
    const photo = `${box()}/${randomUUID()}.webp`;
    await storage(house)
      .from("boxes")
      .upload(photo, await aPhoto());
    const photographed = await countStored(installation.signedIn(house));
    expect(photographed.get("box_photos")).toBe(1);
  });

  test("files of an account are taken into another, and only once", async () => {
    await keep("webp", "pdf");
    const read = await filesOf(house);
    expect(read.map(({ rowId }) => rowId)).toEqual([prescription, prescription]);
    expect(await read.find(({ fileName }) => fileName.endsWith(".pdf"))?.content?.text()).toBe(PDF);
    const archived = await openable(read);
    const own = { userId: house.account, source: house.account };
    expect(await missingFiles(storage(house), own, archived)).toEqual([]);

    const done = await importArchive(installation.signedIn(fresh), await archiveOf(house));
    expect(done.kind).toBe("read");
    const taken = { userId: fresh.account, source: house.account };
    expect(await missingFiles(storage(fresh), taken, archived)).toHaveLength(2);
    expect(await addFiles(storage(fresh), taken, archived)).toBe(0);
    expect(await addFiles(storage(fresh), taken, archived)).toBe(0);
    expect(await missingFiles(storage(fresh), taken, archived)).toEqual([]);
    const again = (await filesOf(fresh)).filter(({ rowId }) =>
      rowId.startsWith(importedId(fresh.account, house.account, prescription)),
    );
    expect(again.map(({ fileName }) => fileName).sort()).toEqual(
      read.map(({ fileName }) => fileName).sort(),
    );
    expect(await again.find(({ fileName }) => fileName.endsWith(".pdf"))?.content?.text()).toBe(
      PDF,
    );
    expect((await again.find(({ fileName }) => fileName.endsWith(".webp"))?.content)?.type).toBe(
      "image/webp",
    );
  });

  test("the photo of a box goes into another account with it, and comes back where it was deleted", async () => {
    const path = `${box()}/${randomUUID()}.webp`;
    const { error } = await storage(house)
      .from("boxes")
      .upload(path, await aPhoto());
    expect(error).toBeNull();
    const archived = await openable(await filesOf(house));
    expect(archived.map(({ bucket, rowId }) => [bucket, rowId])).toEqual([["boxes", box()]]);
    await importArchive(installation.signedIn(fresh), await archiveOf(house));
    const taken = { userId: fresh.account, source: house.account };
    expect(await missingFiles(storage(fresh), taken, archived)).toHaveLength(1);
    expect(await addFiles(storage(fresh), taken, archived)).toBe(0);
    expect(await missingFiles(storage(fresh), taken, archived)).toEqual([]);
    const id = importedId(fresh.account, house.account, box());
    expect((await filesOf(fresh)).map(({ rowId }) => rowId)).toEqual([id]);

    const own = { userId: house.account, source: house.account };
    await storage(house).from("boxes").remove([path]);
    expect(await missingFiles(storage(house), own, archived)).toHaveLength(1);
    expect(await addFiles(storage(house), own, archived)).toBe(0);
    expect(await filesOf(house)).toHaveLength(1);
  });

  test("files that were deleted come back, and what is no photo and no PDF is refused", async () => {
    await keep("webp", "pdf");
    const archived = await openable(await filesOf(house));
    const own = { userId: house.account, source: house.account };
    const paths = archived.map(({ fileName }) => `${prescription}/${fileName}`);
    await storage(house).from("prescriptions").remove(paths);
    const page = { ...archived[0], open: () => new TextEncoder().encode("<html>") } as OpenableFile;
    const broken = {
      ...archived[0],
      open() {
        throw new Error("broken");
      },
    } as OpenableFile;
    expect(await addFiles(storage(house), own, [page, broken])).toBe(2);
    const missing = await missingFiles(storage(house), own, archived);
    expect(missing).toHaveLength(2);
    expect(await addFiles(storage(house), own, missing)).toBe(0);
    expect(await filesOf(house)).toHaveLength(2);
  });

  test("a file of somebody else's prescription is refused, and so is a fifth one", async () => {
    await keep("pdf");
    const [file] = await openable(await filesOf(house));
    if (!file) throw new Error("There is no file.");
    // An archive that says it was made of the account that takes it.
    const lying = { userId: fresh.account, source: fresh.account };
    expect(await addFiles(storage(fresh), lying, [file])).toBe(1);
    expect(await filesOf(house)).toHaveLength(1);
    const more = Array.from({ length: 4 }, () => ({ ...file, fileName: `${randomUUID()}.pdf` }));
    const own = { userId: house.account, source: house.account };
    expect(await addFiles(storage(house), own, more)).toBe(1);
    expect(await filesOf(house)).toHaveLength(4);
  });
});
