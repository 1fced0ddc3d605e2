import { RestError, unsupported } from "../rest-error.ts";

/** What the `Prefer` header asks for (https://docs.postgrest.org/en/v14/references/api/preferences.html). */
export interface Preferences {
  readonly returning: "representation" | "minimal" | "headers-only" | null;
  readonly resolution: "merge-duplicates" | "ignore-duplicates" | null;
  /** `default`: a column that a row leaves out gets its default instead of null. */
  readonly missing: "default" | "null" | null;
  /** The size of the whole result is asked for. PostgREST may estimate it; we always count. */
  readonly count: "exact" | "planned" | "estimated" | null;
  /** More rows than this changed: nothing is changed. Only with `handling=strict`, as in PostgREST. */
  readonly maxAffected: number | null;
  /** For the header `Preference-Applied`. */
  readonly applied: string;
}

const NONE: Preferences = {
  returning: null,
  resolution: null,
  missing: null,
  count: null,
  maxAffected: null,
  applied: "",
};

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  return: ["representation", "minimal", "headers-only"],
  resolution: ["merge-duplicates", "ignore-duplicates"],
  missing: ["default", "null"],
  count: ["exact", "planned", "estimated"],
  handling: ["strict", "lenient"],
};

/** Preferences that change the result: leaving them out would answer something else than was asked. */
const REFUSED: readonly string[] = ["tx=rollback", "timezone", "params"];

/** Unknown preferences are ignored, unless `handling=strict` is among them. The first of a kind counts. */
export function parsePreferences(header: string | null): Preferences {
  if (header === null) return NONE;
  const asked = new Map<string, string>();
  const invalid: string[] = [];
  for (const preference of header.split(",").map((part) => part.trim())) {
    const [name = "", value = ""] = preference.split("=", 2);
    if (REFUSED.includes(name) || REFUSED.includes(preference)) {
      throw unsupported(`The preference '${name}' is not supported.`);
    }
    if (!isValid(name, value)) invalid.push(preference);
    else if (!asked.has(name)) asked.set(name, value);
  }
  const isStrict = asked.get("handling") === "strict";
  if (isStrict && invalid.length > 0) throw invalidPreferences(invalid);
  if (!isStrict) asked.delete("max-affected");
  const maxAffected = asked.get("max-affected");
  return {
    returning: (asked.get("return") ?? null) as Preferences["returning"],
    resolution: (asked.get("resolution") ?? null) as Preferences["resolution"],
    missing: (asked.get("missing") ?? null) as Preferences["missing"],
    count: (asked.get("count") ?? null) as Preferences["count"],
    maxAffected: maxAffected === undefined ? null : Number(maxAffected),
    applied: Array.from(asked, ([name, value]) => `${name}=${value}`).join(", "),
  };
}

function isValid(name: string, value: string): boolean {
  if (name === "max-affected") return /^\d{1,9}$/u.test(value);
  if (name === "tx") return value === "commit";
  return Object.hasOwn(CHOICES, name) && (CHOICES[name]?.includes(value) ?? false);
}

function invalidPreferences(invalid: readonly string[]): RestError {
  return new RestError(400, {
    code: "PGRST122",
    message: "Invalid preferences given with handling=strict",
    details: `Invalid preferences: ${invalid.join(", ")}`,
  });
}
