import { strFromU8, unzipSync } from "fflate";
import type { TFunction } from "i18next";
import { expect, test } from "vitest";
import { type Archive, exportOnlyTables, ownedTables } from "#domain/account-data/archive.ts";
import type { ReadFile } from "./account-files.ts";
import { readArchiveFile } from "./read-archive.ts";
import { writeArchive } from "./write-archive.ts";

const none = (tables: readonly string[]) => Object.fromEntries(tables.map((table) => [table, []]));
const person = "7d444840-9dc0-41d1-b245-5ffdce74fad2";
const prescription = "0b0f8a1e-56a4-4c3c-9d7b-6f3a1b2c4d5e";
const box = "3c1b2a90-1111-4c3c-9d7b-6f3a1b2c4d5e";

const archive = {
  format: "trousse-account",
  version: 1,
  exportedAt: "2026-11-21T10:00:00Z",
  origin: "https://trousse.example",
  account: { id: person, email: "zoe@example.org" },
  tables: {
    ...none(ownedTables),
    medications: [
      {
        id: box,
        name: "Doliprane",
        dosage: "500 mg",
        form: "Comprimé",
        total_quantity: 8,
        current_quantity: 8,
        expiry_date: "2027-06-30",
        created_at: "2026-03-12T10:00:00Z",
      },
    ],
    prescriptions: [
      {
        id: prescription,
        profile_id: person,
        prescriber: "Dr Diallo",
        issued_on: "2026-03-12",
        renewal_days: 7,
        lines: ["Xyzal 5 mg"],
        boxed_lines: [],
        created_at: "2026-03-12T10:00:00Z",
      },
    ],
  },
  told: { ...none(exportOnlyTables), sessions: [], sharedProfiles: [], doseGivers: [] },
} as unknown as Archive;

/** The key itself, with what belongs into it. */
const t = ((key: string, values?: object) =>
  values ? `${key} ${JSON.stringify(values)}` : key) as unknown as TFunction;

const [PHOTO, DOCUMENT, LOST] = ["a.webp", "b.pdf", "c.webp"].map(
  (name, nth) => `${String(nth).repeat(8)}-0000-4000-8000-00000000000${name}`,
) as [string, string, string];
/** A PDF that looks like a ZIP inside, as one with an attachment does. */
const content = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7919) % 251);
content.set([0x50, 0x4b, 0x03, 0x04, 0x50, 0x4b, 0x07, 0x08, 0x50, 0x4b, 0x05, 0x06], 30_000);

async function* files(): AsyncGenerator<ReadFile> {
  const ofPrescription = { bucket: "prescriptions", rowId: prescription } as const;
  yield { ...ofPrescription, fileName: PHOTO, content: new Blob(["RIFF"]) };
  yield { ...ofPrescription, fileName: DOCUMENT, content: new Blob([content]) };
  yield { ...ofPrescription, fileName: LOST, content: null };
  yield { bucket: "boxes", rowId: box, fileName: PHOTO, content: new Blob(["RIFF"]) };
  yield { bucket: "boxes", rowId: box, fileName: LOST, content: null };
}

test("files stand beside the data, byte for byte, and an import finds them", async () => {
  const { zip, included, leftOut } = await writeArchive(archive, files(), t, "fr");
  expect(included.map(({ fileName }) => fileName)).toEqual([PHOTO, DOCUMENT, PHOTO]);
  expect(leftOut.map(({ fileName }) => fileName)).toEqual([LOST, LOST]);
  const bytes = new Uint8Array(await zip.arrayBuffer());
  expect(unzipSync(bytes)[`prescriptions/${prescription}/${DOCUMENT}`]).toEqual(content);
  const read = readArchiveFile(bytes);
  if (read.kind !== "archive") throw new Error(read.kind);
  expect(read.archive.tables.prescriptions).toHaveLength(1);
  expect(read.files.map(({ bucket, rowId, fileName }) => [bucket, rowId, fileName])).toEqual([
    ["prescriptions", prescription, PHOTO],
    ["prescriptions", prescription, DOCUMENT],
    ["boxes", box, PHOTO],
  ]);
  expect(read.files[1]?.open()).toEqual(content);
});

test("the summary says which file belongs to which prescription or box, and which are missing", async () => {
  const { zip } = await writeArchive(archive, files(), t, "fr");
  const written = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  const summary = strFromU8(written["summary.html"] ?? new Uint8Array());
  const [, included = "", boxes = "", missing = "", boxesMissing = ""] =
    /summary\.prescriptionFiles([\s\S]*)summary\.boxPhotos<([\s\S]*)summary\.filesLeftOut<([\s\S]*)summary\.boxPhotosLeftOut([\s\S]*)/.exec(
      summary,
    ) ?? [];
  expect(included).toContain("Dr Diallo");
  expect(included).toContain(`prescriptions/${prescription}/${DOCUMENT}`);
  expect(included).not.toContain(LOST);
  expect(missing).toContain(`prescriptions/${prescription}/${LOST}`);
  expect(boxes).toContain("Doliprane 500 mg");
  expect(boxes).toContain(`boxes/${box}/${PHOTO}`);
  expect(boxesMissing).toContain(`boxes/${box}/${LOST}`);
});

test("an archive without files says nothing of them", async () => {
  async function* nothing(): AsyncGenerator<ReadFile> {}
  const { zip } = await writeArchive(archive, nothing(), t, "fr");
  const written = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  const summary = strFromU8(written["summary.html"] ?? new Uint8Array());
  expect(summary).not.toMatch(/prescriptionFiles|boxPhotos|LeftOut/);
  expect(Object.keys(written).filter((name) => /^(prescriptions|boxes)\//.test(name))).toEqual([]);
});
