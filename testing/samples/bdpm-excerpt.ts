import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { day } from "#domain/calendar/day.ts";
import { decode } from "#domain/medicines/official/decode.ts";
import { type Edition, readEdition } from "#domain/medicines/official/edition.ts";
import {
  FILE_WORDS,
  OFFICIAL_FILES,
  type OfficialFile,
} from "#domain/medicines/official/official-files.ts";

/** An excerpt of the official files, kept beside the checkout and never in it: it is not ours. */
export const excerptFolder = join(import.meta.dirname, "../../../shared/data/bdpm-2026-05");

export const excerptIsHere = existsSync(excerptFolder);

/** What a suite on it is called, so that one that was left out says why. */
export const againstTheExcerpt = excerptIsHere
  ? "against the official files"
  : "against the official files: not checked, ../shared/data/bdpm-2026-05 is not beside the checkout";

export function excerptFiles(): Record<OfficialFile, Uint8Array> {
  const files = FILE_WORDS.map((file) => [
    file,
    readFileSync(join(excerptFolder, OFFICIAL_FILES[file].name)),
  ]);
  return Object.fromEntries(files);
}

export function readExcerpt(): Edition {
  const files = excerptFiles();
  const edition = readEdition((file) => decode(files[file]), day("2026-11-21"));
  if ("file" in edition) throw new Error(`${edition.file} is ${edition.is}.`);
  return edition;
}
