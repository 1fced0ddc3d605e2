import type { Day } from "#domain/calendar/day.ts";
import { decode } from "#domain/medicines/decode.ts";
import { type Edition, readEdition } from "#domain/medicines/edition.ts";
import {
  type EditionWarning,
  editionWarning,
  type LastEdition,
} from "#domain/medicines/edition-warnings.ts";
import type { RefusalReason } from "#domain/medicines/import-run.ts";
import { FILE_WORDS, OFFICIAL_FILES } from "#domain/medicines/official-files.ts";
import type { EditionFiles } from "../data.ts";

/** Bytes of one unpacked file; the largest official one has four million. */
const MAX_FILE_BYTES = 40_000_000;

/** What the server would say of these files, read here before anything is sent. */
export interface Preview {
  readonly files: EditionFiles;
  /** Null where the files are unfit, and `unfit` says why. */
  readonly edition: Pick<Edition, "counts" | "leftOut" | "newestDay"> | null;
  readonly unfit: RefusalReason | null;
  /** Asked again whenever the day changes. */
  readonly doubt: (date: Day, last: LastEdition | null) => EditionWarning | null;
}

/**
 * The official files among those chosen, whatever their folder and the case of their names; archives are opened.
 * @throws {Error} when a file or an archive cannot be read
 */
export async function officialFilesAmong(chosen: readonly File[]): Promise<EditionFiles> {
  const found: Partial<Record<keyof EditionFiles, Uint8Array<ArrayBuffer>>> = {};
  for (const one of chosen) {
    const bytes = new Uint8Array(await one.arrayBuffer());
    if (/\.zip$/i.test(one.name)) Object.assign(found, await unpack(bytes));
    const file = officialFileOf(one.name);
    if (file) found[file] = bytes;
  }
  return found;
}

async function unpack(archive: Uint8Array<ArrayBuffer>): Promise<EditionFiles> {
  const { unzipSync } = await import("fflate");
  const entries = unzipSync(archive, {
    filter: ({ name, originalSize }) =>
      officialFileOf(name) !== undefined && originalSize <= MAX_FILE_BYTES,
  });
  return Object.fromEntries(
    Object.entries(entries).map(([name, bytes]) => [officialFileOf(name), new Uint8Array(bytes)]),
  );
}

function officialFileOf(path: string) {
  const name = path.split(/[/\\]/).at(-1)?.toLowerCase();
  return FILE_WORDS.find((file) => OFFICIAL_FILES[file].name.toLowerCase() === name);
}

export function previewOf(files: EditionFiles, today: Day): Preview {
  const edition = readEdition((file) => {
    const bytes = files[file];
    return bytes && decode(bytes);
  }, today);
  if ("file" in edition) return { files, edition: null, unfit: edition, doubt: () => null };
  return {
    files,
    edition,
    unfit: null,
    doubt: (date, last) => editionWarning(edition, date, last),
  };
}
