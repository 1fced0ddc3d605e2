import { readBody } from "@trousse/backend/http/request-limits";
import { type Day, isDay } from "#domain/calendar/day.ts";
import {
  IMPORTED_WORDS,
  type ImportedFile,
  type ImportedFiles,
} from "#domain/medicines/official/official-files.ts";

/** Bytes. The official files have 14 million. */
const MAX_BODY_BYTES = 40_000_000;

export interface UploadedImport {
  readonly files: ImportedFiles;
  readonly date: Day | undefined;
  readonly isForced: boolean;
}

/**
 * Reads the upload form: the files under our field names, the date if one was given, and whether warnings were overruled.
 * Undefined for anything else.
 *
 * @throws {Refusal} `body-too-large`
 */
export async function readUploadedImport(request: Request): Promise<UploadedImport | undefined> {
  const type = request.headers.get("content-type") ?? "";
  const body = await readBody(request, MAX_BODY_BYTES);
  const form = await new Response(body, { headers: { "content-type": type } })
    .formData()
    .catch(() => undefined);
  if (!form) return undefined;
  const files: Partial<Record<ImportedFile, Uint8Array>> = {};
  for (const file of IMPORTED_WORDS) {
    const given = form.get(file);
    if (given instanceof Blob) files[file] = new Uint8Array(await given.arrayBuffer());
  }
  const date = form.get("date");
  if (typeof date === "string" && !isDay(date)) return undefined;
  return {
    files,
    date: typeof date === "string" && isDay(date) ? date : undefined,
    isForced: form.get("force") === "true",
  };
}
