import {
  FEED_WORDS,
  FILE_WORDS,
  fileName,
  type ImportedFile,
  type ImportedFiles,
} from "#domain/medicines/official/official-files.ts";
import { OperatorError } from "../lifecycle/operator-error.ts";

/** No file was taken and nothing changed: the site did not answer as it does. */
export class FetchFailedError extends OperatorError {}

export interface FetchLimits {
  /** Milliseconds for one file. */
  readonly timeout: number;
  /** Bytes of one file, unpacked: the longest has four million. */
  readonly bytes: number;
}

const LIMITS: FetchLimits = { timeout: 120_000, bytes: 20_000_000 };

/** The one file that is made at each download, and has another path. */
const MADE_AT_DOWNLOAD: ImportedFile = "information";

/** Files of an edition whose last line ends as every line does; that of the classes has never. */
const ENDS_A_LINE: readonly ImportedFile[] = FILE_WORDS.filter((file) => file !== "classes");

/**
 * Fetches all files of the edition that the Base de données publique des médicaments publishes now, one after the other.
 * One that does not come whole leaves all of them: what they say together is an edition.
 *
 * @param site as the setting has it: `https://base-donnees-publique.medicaments.gouv.fr/`
 * @throws {FetchFailedError} naming the file and what came in its place
 */
export async function fetchEdition(site: string, limits = LIMITS): Promise<ImportedFiles> {
  const files: Partial<Record<ImportedFile, Uint8Array>> = {};
  for (const file of [...FILE_WORDS, ...FEED_WORDS]) {
    files[file] = await fetchFile(new URL(pathOf(file), site), file, limits);
  }
  return files;
}

function pathOf(file: ImportedFile): string {
  return file === MADE_AT_DOWNLOAD
    ? `download/${fileName(file)}`
    : `download/file/${fileName(file)}`;
}

async function fetchFile(url: URL, file: ImportedFile, limits: FetchLimits): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(limits.timeout);
  const answer = await fetch(url, { signal, redirect: "manual" }).catch((problem: unknown) => {
    throw failed(file, isTimeout(problem) ? "came too slowly" : "cannot be reached");
  });
  const refuse = async (what: string): Promise<never> => {
    await answer.body?.cancel();
    throw failed(file, what);
  };
  if (answer.status !== 200) await refuse(`was answered with status ${answer.status}`);
  const type = answer.headers.get("content-type") ?? "";
  // The site has answered errors with status 200 and a page.
  if (/\b(?:html|json|xml)\b/i.test(type)) await refuse(`was answered with ${type}`);
  const bytes = await readBytes(answer, file, limits.bytes);
  if (bytes.length === 0) throw failed(file, "is empty");
  if (ENDS_A_LINE.includes(file) && bytes.at(-1) !== NEW_LINE) {
    throw failed(file, "ends in the middle of a line");
  }
  return bytes;
}

const NEW_LINE = 0x0a;

async function readBytes(answer: Response, file: ImportedFile, most: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const piece of answer.body ?? []) {
      length += piece.length;
      if (length > most) throw failed(file, `has more than ${most} bytes`);
      pieces.push(piece);
    }
  } catch (problem) {
    if (problem instanceof FetchFailedError) throw problem;
    throw failed(file, isTimeout(problem) ? "came too slowly" : "ended before its end");
  }
  return Buffer.concat(pieces, length);
}

function isTimeout(problem: unknown): boolean {
  return problem instanceof DOMException && problem.name === "TimeoutError";
}

function failed(file: ImportedFile, what: string): FetchFailedError {
  return new FetchFailedError(`${fileName(file)} ${what}: nothing was imported.`);
}
