import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  FILE_WORDS,
  OFFICIAL_FILES,
  type OfficialFile,
} from "#domain/medicines/official/official-files.ts";
import { excerptFiles } from "#testing/samples/bdpm-excerpt.ts";

/** The number of medicines in May 2026. */
export const FULL_SIZE = 15_848;

/** Digits that no code of the excerpt has after its leading 6. */
const COPIES = ["", "7", "8", "9"];

/** Writes files as long as the official ones: copies of the excerpt, each with its own codes. */
export async function writeFullSize(folder: string): Promise<void> {
  const files = excerptFiles();
  for (const file of FILE_WORDS) {
    // Latin-1 has one character for each byte, whatever the encoding.
    const text = Buffer.from(files[file]).toString("latin1");
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    const copies = COPIES.flatMap((digit) =>
      lines.map((line) => (digit === "" ? line : renumbered(line, file, digit))),
    );
    const kept = file === "medicines" ? copies.slice(0, FULL_SIZE) : copies;
    await writeFile(join(folder, OFFICIAL_FILES[file].name), `${kept.join("\n")}\n`, "latin1");
  }
}

function renumbered(line: string, file: OfficialFile, digit: string): string {
  const columns = line.split("\t");
  const { key } = OFFICIAL_FILES[file];
  columns[key] = digit + (columns[key] ?? "").slice(1);
  if (file === "packs") {
    columns[CIP7] = digit + (columns[CIP7] ?? "").slice(1);
    // Derived from the old code.
    columns[CIP13] = "";
  }
  return columns.join("\t");
}

const CIP7 = 1;
const CIP13 = 6;
