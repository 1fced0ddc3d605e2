import { Refusal } from "../http/refusal.ts";
import { LIMITS, readBody } from "../http/request-limits.ts";
import { StorageError } from "./storage-error.ts";

/** An uploaded file, none of whose declared properties is trusted. */
export interface Upload {
  readonly bytes: Uint8Array;
  readonly type: string;
  /** Seconds for which a client may cache it. */
  readonly maxAge: number;
}

const A_YEAR = 31_536_000;
const AN_HOUR = 3600;

/**
 * Both ways in which supabase-js sends a file: a form with the file in it, or the file alone.
 * @param limit bytes of the file
 * @throws {StorageError}
 */
export async function readUpload(request: Request, limit: number): Promise<Upload> {
  const { headers } = request;
  if (headers.has("x-metadata") || headers.has("content-encoding")) throw unsupportedField();
  const type = headers.get("content-type") ?? "";
  if (typeOf(type) === "multipart/form-data") return readForm(request, type, limit);
  const maxAge = /^max-age=(\d+)$/.exec(headers.get("cache-control") ?? "")?.[1];
  return upload(await read(request, limit), type, maxAge);
}

async function readForm(request: Request, type: string, limit: number): Promise<Upload> {
  // The form around the file is a few lines.
  const body = await read(request, limit + LIMITS.authBody);
  const form = await new Response(body, { headers: { "content-type": type } })
    .formData()
    .catch(() => undefined);
  if (!form) throw new StorageError("InvalidRequest", "The form cannot be read");
  if (form.has("metadata") || form.has("contentEncoding")) throw unsupportedField();
  const file = [...form.values()].find((value) => typeof value !== "string");
  if (!file) throw new StorageError("InvalidRequest", "There is no file in the form");
  if (file.size > limit) throw new StorageError("EntityTooLarge");
  const maxAge = form.get("cacheControl");
  return upload(
    new Uint8Array(await file.arrayBuffer()),
    file.type,
    typeof maxAge === "string" ? maxAge : undefined,
  );
}

function upload(bytes: Uint8Array, type: string, maxAge: string | undefined): Upload {
  const seconds = /^\d{1,9}$/.test(maxAge ?? "") ? Number(maxAge) : AN_HOUR;
  return { bytes, type: typeOf(type), maxAge: Math.min(seconds, A_YEAR) };
}

const typeOf = (header: string) => (header.split(";")[0] ?? "").trim().toLowerCase();

const unsupportedField = () => new StorageError("InvalidRequest", "Nothing but the file is kept");

async function read(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await readBody(request, limit);
  } catch (problem) {
    if (problem instanceof Refusal) throw new StorageError("EntityTooLarge");
    throw problem;
  }
}
