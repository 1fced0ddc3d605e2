import type { Deps } from "../_shared/deps.ts";
import { refuse, refuseTooMany } from "../_shared/refusals.ts";
import { isNestedDeeper } from "./nesting.ts";

/** Bytes of `data.json` that an import takes: ten years of a large household are a quarter of it. */
const MAX_BYTES = 24 * 1024 * 1024;

/**
 * Levels of objects and lists in a request: those that a row of REST may have (64) and those around it. PGlite has
 * little stack: at some thousands of levels it answers nothing, and the next statement may never end.
 */
const MAX_LEVELS = 100;

/** What PostgreSQL says of values that do not fit, of no archive, and of an archive that names a row twice. */
const INVALID_DATA_CODES = /^(22|23)|^(PT422|21000|54000|54001)$/;

/** Which bound an archive broke: its name says the table and the column, and nothing of the value. */
const VIOLATED_CONSTRAINT = /violates check constraint "(\w+)"/;

/** A statement that ran out of time. */
const TOO_SLOW = "57014";
const FORBIDDEN = "42501";

/** More rows than an account can have; the detail names their table. */
const TOO_MANY_ROWS = "PT413";

/** More profiles than the tier of the account allows. */
const TIER_LIMIT = "PT402";

const CONSENT_REVOKED = "PT428";

/**
 * Shows what an archive would change in the signed-in account, or imports it. It is a separate function because an
 * archive is larger than any request for rows; the database alone decides what it does.
 */
export async function importData(request: Request, deps: Deps): Promise<Response> {
  if (request.method !== "POST") return refuse(405, "method_not_allowed", "Use POST");
  const { person } = deps;
  if (!person) return refuse(401, "no_authorization", "Sign in to import an archive");
  const seconds = await deps.countAttempts([
    { name: "import-data", who: person.id, attempts: 30, minutes: 60 },
  ]);
  if (seconds > 0) return refuseTooMany("imports", seconds);
  const requestText = await readBody(request);
  if (requestText === undefined) return refuse(413, "too-large", "This archive is too large");
  if (isNestedDeeper(requestText, MAX_LEVELS)) {
    return refuse(422, "invalid-archive", "This file is not an archive of an account");
  }
  try {
    const [answer] = await deps.asCaller<{ report: unknown }>(
      "select private.import_account_data($1::text::jsonb) as report",
      [requestText],
    );
    return Response.json(answer?.report);
  } catch (problem) {
    const code = problem instanceof Error && "code" in problem ? String(problem.code) : "";
    if (code === TOO_MANY_ROWS) {
      const table = problem instanceof Error && "detail" in problem ? problem.detail : null;
      return refuse(413, "too-many-rows", "This archive holds too many rows", { table });
    }
    if (code === TIER_LIMIT) {
      return refuse(
        402,
        "tier-limit",
        "This archive holds more profiles than the account may have",
      );
    }
    if (code === CONSENT_REVOKED) {
      return refuse(428, "consent-revoked", "The consent for health data was taken back");
    }
    if (INVALID_DATA_CODES.test(code)) {
      const constraint = VIOLATED_CONSTRAINT.exec(String(problem))?.[1];
      return refuse(422, "invalid-archive", "This file is not an archive of an account", {
        constraint,
      });
    }
    if (code === TOO_SLOW) return refuse(413, "too-large", "This archive is too large");
    if (code === FORBIDDEN) return refuse(403, "insufficient_aal", "A second factor is required");
    throw problem;
  }
}

/** The bytes are counted as they come, and nothing is read beyond what is too much. */
async function readBody(request: Request): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
