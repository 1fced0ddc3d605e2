import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { BDPM } from "#domain/medicines/imports/source.ts";
import { openRows } from "#server/disk/open-data.ts";
import { readConfig } from "#server/settings/config.ts";
import { writeMigratedFolder } from "#testing/engines/migrated-database.ts";
import { medicineSite, sendCut, withFewPacks } from "#testing/fakes/medicine-site.ts";

const LONG = 300_000;

let place: string;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "trousse-fetch-"));
  await writeMigratedFolder(place);
  return () => rm(place, { recursive: true });
});

/** The command as an operator runs it; the site answers from this process meanwhile. */
async function fetchNow(dataDir: string, site?: string, ...flags: string[]) {
  const command = spawn(process.execPath, ["scripts/import-medicines.ts", "--fetch", ...flags], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...(site && { MEDICINES_URL: site }) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [said, refused, [status]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, "close"),
  ]);
  return { status: status as number | null, said, refused };
}

/** What the fetched files put into the database of a folder, as nobody but an import writes it. */
async function listIn(dataDir: string) {
  const engine = await openRows(readConfig({ DATA_DIR: dataDir }));
  try {
    return await engine.transaction(async (tx) => ({
      medicines: await tx.query<{ name: string }>(
        `select r.* from public.medication_references r
         where r.source_key like '6000000_' and r.withdrawn_at is null order by r.source_key`,
      ),
      packs: await tx.query("select * from public.reference_packs order by cip13"),
      imports: await tx.query<{ source: string; date: string }>(
        "select source, source_date::text as date from private.medicine_imports order by id",
      ),
    }));
  } finally {
    await engine.close();
  }
}

test(
  "without an address nothing is fetched, and no data folder is begun",
  async () => {
    const empty = await mkdtemp(join(tmpdir(), "trousse-fetch-"));
    onTestFinished(() => rm(empty, { recursive: true }));
    expect(await fetchNow(empty)).toEqual({
      status: 1,
      said: "",
      refused:
        "Set MEDICINES_URL to https://base-donnees-publique.medicaments.gouv.fr/ to fetch its files.\n",
    });
    expect(await readdir(empty)).toEqual([]);
  },
  LONG,
);

test(
  "--force is refused before anything is fetched",
  async () => {
    const empty = await mkdtemp(join(tmpdir(), "trousse-fetch-"));
    onTestFinished(() => rm(empty, { recursive: true }));
    let requests = 0;
    const site = await medicineSite({
      file: "packs",
      send(answer, bytes) {
        requests += 1;
        answer.end(bytes);
      },
    });
    expect(await fetchNow(empty, site, "--force")).toEqual({
      status: 1,
      said: "",
      refused:
        "A fetched edition is never forced: download its files, look at what was doubtful, and import their folder with --bdpm FOLDER --force.\n",
    });
    expect(requests).toBe(0);
    expect(await readdir(empty)).toEqual([]);
  },
  LONG,
);

test(
  "a whole edition is in the database afterwards, and one that came cut or shrunken leaves it as it was",
  async () => {
    const whole = await fetchNow(place, await medicineSite());
    expect(whole).toMatchObject({ status: 0, refused: "" });
    const [reading, progress, outcome, , ...feeds] = whole.said.trimEnd().split("\n");
    expect(reading).toBe("Reading the fetched files…");
    expect(progress).toBe("4 of 4 medicines");
    expect(outcome).toMatch(
      /^The edition of 2026-04-23 was imported: 4 medicines, 4 new, 0 changed, \d{3} withdrawn\.$/,
    );
    expect(feeds.join("\n")).toContain(
      "CIS_CIP_Dispo_Spec.txt of 2026-05-18 was imported: 1 rows, 1 new, 0 gone.",
    );
    const before = await listIn(place);
    expect(before.medicines.map(({ name }) => name)).toEqual([
      "Troussalgan",
      "Troussalgan enfants",
      "Armoiride Codéine",
      "Perfusine",
    ]);
    expect(before.packs.length).toBeGreaterThan(0);
    expect(before.imports).toContainEqual({
      source: BDPM.name,
      date: "2026-04-23",
    });

    expect(await fetchNow(place, await medicineSite({ file: "packs", send: sendCut }))).toEqual({
      status: 1,
      said: "",
      refused: "CIS_CIP_bdpm.txt ended before its end: nothing was imported.\n",
    });
    expect(await fetchNow(place, await medicineSite({ change: withFewPacks }))).toEqual({
      status: 1,
      said: "Reading the fetched files…\n",
      refused:
        "CIS_CIP_bdpm.txt has 3 rows, and the last edition had 5: download it again, or import the downloaded files with --force if it is correct.\n",
    });
    expect(await listIn(place)).toEqual(before);
  },
  LONG,
);
