import { open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import {
  beginsLikeWebPage,
  filesOf,
  NATIONAL_FILES,
  type NationalFile,
  type NationalListWord,
  nationalFileLike,
  nationalFileNamed,
} from "#domain/medicines/national/national-files.ts";
import { OperatorError } from "../../lifecycle/operator-error.ts";
import { ImportRejectedError } from "../import-rejected-error.ts";

/** A file on the disk, and how its characters are written. */
export interface FoundFile {
  readonly path: string;
  readonly encoding: string;
}

export type NationalFiles = Readonly<Partial<Record<NationalFile, FoundFile>>>;

/** Bytes at the beginning of a file that say which one it is. */
const HEAD = 4096;

/**
 * The files of a list in a folder, by their contents and whatever their names; others are left alone.
 *
 * @throws {OperatorError} when there is no such folder
 * @throws {ImportRejectedError} when a file with an official name is empty, a page of the website or another file, or one is missing
 */
export async function findNationalFiles(
  folder: string,
  list: NationalListWord,
): Promise<NationalFiles> {
  const names = await readdir(folder).catch(() => {
    throw new OperatorError(
      `There is no folder ${folder} to read: --${list} names the one with the downloaded files.`,
    );
  });
  const files: Partial<Record<NationalFile, FoundFile>> = {};
  for (const name of names.sort()) {
    const path = join(folder, name);
    if (!(await stat(path)).isFile() || !/\.(?:xml|txt)$/i.test(name)) continue;
    const bytes = await headOf(path);
    const head = new TextDecoder("windows-1252").decode(bytes).replace(/^\u00ef\u00bb\u00bf/, "");
    const file = nationalFileLike(head);
    if (file !== undefined && NATIONAL_FILES[file].list === list) {
      files[file] = { path, encoding: encodingOf(head, file) };
      continue;
    }
    const named = nationalFileNamed(name);
    if (named !== undefined && NATIONAL_FILES[named].list === list) refuse(named, head, file);
  }
  for (const file of filesOf(list)) {
    if (NATIONAL_FILES[file].isNeeded && !files[file]) {
      throw new ImportRejectedError({ file, is: "missing" });
    }
  }
  return files;
}

function refuse(file: NationalFile, head: string, like: NationalFile | undefined): never {
  if (head.trim() === "") throw new ImportRejectedError({ file, is: "empty" });
  if (beginsLikeWebPage(head)) throw new ImportRejectedError({ file, is: "web-page" });
  const looksLike = like === undefined ? null : NATIONAL_FILES[like].name;
  throw new ImportRejectedError({ file, is: "other-file", looksLike });
}

async function headOf(path: string): Promise<Uint8Array> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The directory of the FDA is written in CP1252; an XML document says how it is written, else it is UTF-8. */
function encodingOf(head: string, file: NationalFile): string {
  if (NATIONAL_FILES[file].list === "ndc") return "windows-1252";
  const declared = /^<\?xml[^>]{0,200}\bencoding=["']([\w-]{1,40})["']/.exec(head)?.[1] ?? "utf-8";
  return /^(?:iso-8859-1|windows-1252|latin-?1)$/i.test(declared) ? "windows-1252" : "utf-8";
}
