import type { Day } from "#domain/calendar/day.ts";
import {
  type EditionWarning,
  editionWarning,
  type LastEdition,
} from "#domain/medicines/imports/edition-warnings.ts";
import { feedSource } from "#domain/medicines/imports/feed-source.ts";
import { feedWarning, type LastFeed } from "#domain/medicines/imports/feed-warnings.ts";
import type { RefusalReason } from "#domain/medicines/imports/import-run.ts";
import { BDPM } from "#domain/medicines/imports/source.ts";
import {
  NATIONAL_FILES,
  type NationalFile,
  type NationalListWord,
  nationalFileLike,
  nationalFileNamed,
} from "#domain/medicines/national/national-files.ts";
import { decode } from "#domain/medicines/official/decode.ts";
import { type Edition, readEdition } from "#domain/medicines/official/edition.ts";
import { readFeeds } from "#domain/medicines/official/feeds.ts";
import {
  FEED_WORDS,
  type FeedFile,
  fileNamed,
  type ImportedFile,
  isOfFeedsAlone,
} from "#domain/medicines/official/official-files.ts";
import type { EditionFiles, PastImport } from "../data.ts";

/** Bytes of one unpacked file; the largest official one has four million. */
const MAX_FILE_BYTES = 40_000_000;

/** Bytes at the beginning of a file that say which one it is. */
const HEAD_BYTES = 4096;

/** Rows of each file that came. */
export type RowCounts = Readonly<Partial<Record<ImportedFile, number>>>;

/** What was imported before, as doubts compare with it. */
export interface LastImports {
  readonly edition: LastEdition | null;
  readonly feeds: Readonly<Partial<Record<FeedFile, LastFeed>>>;
}

/** What the server would say of these files, read here before anything is sent. */
export interface Preview {
  readonly files: EditionFiles;
  readonly counts: RowCounts;
  /** Null where the files are unfit, and `unfit` says why, or where feeds came alone. */
  readonly edition: Pick<Edition, "counts" | "leftOut" | "newestDay"> | null;
  readonly unfit: RefusalReason | null;
  /** Asked again whenever the day changes; the day is null for feeds alone. */
  readonly doubt: (date: Day | null, last: LastImports) => EditionWarning | null;
}

/** What is read of the files that were chosen. */
export interface Chosen {
  readonly files: EditionFiles;
  /** Lists of other countries of which files are there: this page does not import them. */
  readonly elsewhere: readonly NationalListWord[];
}

/**
 * The official files among those chosen, whatever their folder and the case of their names; archives are opened. Files of other
 * countries are known by their names or how they begin, and read no further.
 * @throws {Error} when a file or an archive cannot be read
 */
export async function officialFilesAmong(chosen: readonly File[]): Promise<Chosen> {
  const files: Partial<Record<keyof EditionFiles, Uint8Array<ArrayBuffer>>> = {};
  const national: NationalFile[] = [];
  for (const one of chosen) {
    if (/\.zip$/i.test(one.name)) {
      const archive = await unpack(await bytesOf(one));
      Object.assign(files, archive.files);
      national.push(...archive.national);
      continue;
    }
    const file = fileNamed(lastPart(one.name));
    if (file) files[file] = await bytesOf(one);
    else national.push(...(await nationalFileOf(one)));
  }
  return { files, elsewhere: [...new Set(national.map((file) => NATIONAL_FILES[file].list))] };
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

async function nationalFileOf(file: File): Promise<NationalFile[]> {
  const named = nationalFileNamed(lastPart(file.name));
  if (named) return [named];
  if (!/\.(?:txt|xml)$/i.test(file.name)) return [];
  const like = nationalFileLike(decode(await bytesOf(file.slice(0, HEAD_BYTES))));
  return like ? [like] : [];
}

async function unpack(
  archive: Uint8Array<ArrayBuffer>,
): Promise<{ files: EditionFiles; national: NationalFile[] }> {
  const { unzipSync } = await import("fflate");
  const national: NationalFile[] = [];
  const entries = unzipSync(archive, {
    filter({ name, originalSize }) {
      national.push(...[nationalFileNamed(lastPart(name))].filter((file) => file !== undefined));
      return fileNamed(lastPart(name)) !== undefined && originalSize <= MAX_FILE_BYTES;
    },
  });
  const files = Object.fromEntries(
    Object.entries(entries).map(([name, bytes]) => [
      fileNamed(lastPart(name)),
      new Uint8Array(bytes),
    ]),
  );
  return { files, national };
}

const lastPart = (path: string) => path.split(/[/\\]/).at(-1) ?? "";

export function previewOf(files: EditionFiles, today: Day): Preview {
  const textOf = (file: ImportedFile) => {
    const bytes = files[file];
    return bytes && decode(bytes);
  };
  const unfitFor = (unfit: RefusalReason): Preview => {
    return { files, counts: {}, edition: null, unfit, doubt: () => null };
  };
  const edition = isOfFeedsAlone(files) ? null : readEdition(textOf, today);
  if (edition && "file" in edition) return unfitFor(edition);
  const feeds = readFeeds(textOf, today);
  if ("file" in feeds) return unfitFor(feeds);
  const feedCounts = FEED_WORDS.flatMap((file) => {
    const feed = feeds[file];
    return feed ? [[file, feed.count] as const] : [];
  });
  return {
    files,
    counts: { ...edition?.counts, ...Object.fromEntries(feedCounts) },
    edition,
    unfit: null,
    doubt(date, last) {
      const doubt = edition && date && editionWarning(edition, date, last.edition);
      if (doubt) return doubt;
      for (const file of FEED_WORDS) {
        const feed = feeds[file];
        const warning = feed && feedWarning(file, feed, last.feeds[file] ?? null);
        if (warning) return warning;
      }
      return null;
    },
  };
}

/** @param imports newest first */
export function lastImports(imports: readonly PastImport[]): LastImports {
  const feeds: Partial<Record<FeedFile, LastFeed>> = {};
  for (const file of FEED_WORDS) {
    const found = imports.find(({ source }) => source === feedSource(file));
    const rows = (found?.counts as RowCounts | undefined)?.[file];
    if (found && rows !== undefined) feeds[file] = { date: found.date, rows };
  }
  return { edition: imports.find(({ source }) => source === BDPM.name) ?? null, feeds };
}
