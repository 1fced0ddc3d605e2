import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockFolder } from "@trousse/backend/database/pglite/lock";
import { expect, onTestFinished, test } from "vitest";
import { OFFICIAL_FILES, type OfficialFile } from "#domain/medicines/official/official-files.ts";
import { officialFiles } from "#testing/builders/official-files.ts";
import { writeMigratedFolder } from "#testing/engines/migrated-database.ts";

const LONG = 120_000;

async function folder(): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), "trousse-import-"));
  onTestFinished(() => rm(place, { recursive: true }));
  return place;
}

/** Files as somebody downloads them, among others, some in capitals. */
async function downloads(): Promise<string> {
  const place = await folder();
  for (const [file, bytes] of Object.entries(officialFiles())) {
    const { name } = OFFICIAL_FILES[file as OfficialFile];
    await writeFile(join(place, file === "packs" ? name.toUpperCase() : name), bytes);
  }
  await writeFile(join(place, "HAS_LiensPageCT_bdpm.txt"), "not read");
  return place;
}

function run(dataDir: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["scripts/import-medicines.ts", ...words],
    { env: { PATH: process.env.PATH, DATA_DIR: dataDir }, encoding: "utf8" },
  );
  return { status, said: stdout, refused: stderr };
}

test.each([
  { words: [], says: /^npm run import:medicines -- --bdpm FOLDER / },
  { words: ["--bdpm", "a", "--cima", "b"], says: /^npm run import:medicines -- --bdpm FOLDER / },
  { words: ["--aemps", "folder"], says: /^npm run import:medicines -- --bdpm FOLDER / },
  { words: ["--bdpm", "/nowhere"], says: /^There is no folder \/nowhere to read: / },
  { words: ["--bdpm", "/", "--date", "May"], says: /^--date must be a day such as 2026-04-28, / },
])("$words is refused with one line", async ({ words, says }) => {
  const { status, refused } = run(await folder(), ...words);
  expect(status).toBe(1);
  expect(refused).toMatch(says);
  expect(refused.trimEnd().split("\n")).toHaveLength(1);
});

test(
  "missing files are named",
  async () => {
    const place = await folder();
    await writeMigratedFolder(place);
    const { status, refused } = run(place, "--bdpm", await folder());
    expect(status).toBe(1);
    expect(refused).toBe(
      "CIS_bdpm.txt is missing: download it into the folder of the other files.\n",
    );
  },
  LONG,
);

test(
  "a folder in use by the server is refused with an instruction",
  async () => {
    const place = await folder();
    await mkdir(join(place, "pgdata"));
    onTestFinished(lockFolder(place));
    const { status, refused } = run(place, "--bdpm", await downloads());
    expect(status).toBe(1);
    expect(refused).toMatch(
      /^The folder .+ is already in use by process \d+: stop Trousse, import, and start it again\.\n$/,
    );
  },
  LONG,
);

test(
  "an edition is imported, also into a new installation",
  async () => {
    const [place, files] = [await folder(), await downloads()];
    const { status, said, refused } = run(place, "--bdpm", files, "--date", "28/04/2026");
    expect(refused).toBe("");
    expect(status).toBe(0);
    const [reading, progress, outcome] = said.trimEnd().split("\n");
    expect(reading).toBe(`Reading ${files}…`);
    expect(progress).toBe("4 of 4 medicines");
    // The lines written by hand are of the same source, and these files know none of them.
    expect(outcome).toMatch(
      /^The edition of 2026-04-28 was imported: 4 medicines, 4 new, 0 changed, \d{3} withdrawn\.$/,
    );
  },
  LONG,
);
