import { z } from "zod";
import { AppError } from "#app/client/errors/failure.ts";

/** What the errors of the auth client and of the data client have in common. */
const problem = z.object({
  code: z.string().nullish(),
  name: z.string().optional(),
  reasons: z.array(z.string()).optional(),
});

const UUID = /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const OTHER_INSTANT = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d/;
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const SECRETS = new Set(["refresh_token", "provider_token", "provider_refresh_token"]);
const SECONDS = new Set(["expires_at", "timestamp", "iat", "exp"]);

/**
 * What came of a call, with words in the place of everything that is another thing each time: two
 * servers that behave alike give equal values. A reply of supabase-js is its data, or the code of
 * its error; its status is on the wire.
 *
 * @param names texts that this case knows, and what it calls them
 */
export function normalize(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (value === undefined) return "nothing";
  if (value instanceof Error) return refusal(value);
  if (typeof value === "string") return word(value, names);
  if (value instanceof Set) return normalize([...value], names);
  if (Array.isArray(value)) return value.map((item) => normalize(item, names));
  if (typeof value !== "object" || value === null) return value;
  if ("error" in value && "data" in value) return reply({ ...value }, names);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([name, inner]) => [name, field(name, inner, names)]),
  );
}

function reply(
  { data, error, count }: { data: unknown; error: unknown; count?: unknown },
  names: ReadonlyMap<string, string>,
): unknown {
  if (error) return refusal(error);
  return typeof count === "number"
    ? { count, data: normalize(data, names) }
    : normalize(data, names);
}

/** A code says what went wrong; the sentence beside it is for people and may differ. */
function refusal(error: unknown): unknown {
  if (error instanceof AppError) return { failure: error.failure };
  const { code, name, reasons } = problem.parse(error);
  return { error: code ?? name, ...(reasons && { reasons }) };
}

function field(name: string, value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (SECRETS.has(name) && typeof value === "string") return "a secret";
  if (SECONDS.has(name) && typeof value === "number") return "seconds since 1970";
  return normalize(value, names);
}

function word(text: string, names: ReadonlyMap<string, string>): string {
  if (INSTANT.test(text)) return "an instant";
  if (OTHER_INSTANT.test(text)) return "an instant that is not ISO 8601";
  if (JWT.test(text)) return "a token";
  let known = text;
  for (const [secret, name] of names) known = known.replaceAll(secret, name);
  return known.replace(UUID, "an id");
}
