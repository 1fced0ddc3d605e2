/**
 * The ends of every type of PostgreSQL that a person may write, and what its readers stumble over, as JSON of the wire:
 * JavaScript has no word for some of them.
 */

const quoted = (values: readonly string[]) => values.map((value) => JSON.stringify(value));
const long = (length: number) => JSON.stringify("x".repeat(length));
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

const DAYS = [
  ...quoted([
    "infinity",
    "-infinity",
    "4713-01-01 BC",
    "0001-01-01",
    "0044-03-15 BC",
    "1899-12-31",
    "1900-01-01",
    "2026-02-30",
    "2200-12-31",
    "2201-01-01",
    "9999-12-31",
    "12026-03-01",
    "5874897-12-31",
    "5874898-01-01",
    "epoch",
    "now",
    "tomorrow",
    "",
  ]),
  "null",
  "0",
  "{}",
];

const MOMENTS = [
  ...quoted([
    "infinity",
    "-infinity",
    "4713-01-01T00:00:00Z BC",
    "1899-12-31T23:59:59Z",
    "1900-01-01T00:00:00Z",
    "2200-12-31T23:59:59Z",
    "2201-01-01T00:00:00Z",
    "12026-01-01T00:00:00Z",
    "294276-12-31T23:59:59.999999Z",
    "294277-01-01T00:00:00Z",
    "2026-03-29T24:00:00+15:59",
    "2026-12-31T23:59:60Z",
    "tomorrow",
    "now",
    "epoch",
    "",
  ]),
  "null",
  "1e18",
];

const TIMES = [
  ...quoted([
    "24:00:00",
    "23:59:60",
    "23:59:59.999999",
    "08:00:30",
    "00:00:00.000001",
    "08:00",
    "25:00",
    "allballs",
    "now",
    "08:00+15:59",
    "",
  ]),
  "null",
  "0",
];

const NUMBERS = [
  ...quoted([
    "NaN",
    "Infinity",
    "-Infinity",
    "1e131071",
    "-1e131071",
    "1e131072",
    "1e-16383",
    "",
    "0x10",
  ]),
  "-0",
  "0",
  "-1",
  "0.0004",
  "0.5",
  "1.5",
  "32767",
  "32768",
  "2147483647",
  "-2147483648",
  "2147483648",
  "9223372036854775807",
  "99999999.99",
  "999999999999",
  "1e131071",
  "-1e131071",
  "1e-400",
  "null",
  "true",
];

const TEXTS = [
  ...quoted([
    "",
    " ",
    "\n",
    "\t\u000b\f",
    "a\u0001b",
    "a\u001b[31mb",
    "a\u0085b",
    "a\u2028b",
    "\u202etxt\u2066",
    "\u200b",
    "\ufeff",
    "\uffff",
    "👩🏽‍⚕️",
    "javascript:alert(1)",
    "data:text/html,x",
    "https://example.org/\u0007",
    "=HYPERLINK(1)",
    "__proto__",
    "NaN",
    "infinity",
    "1 year 2 mons",
    "Europe/Paris",
    "europe/paris",
    "posixrules",
    "Factory",
    "localtime",
    "right/Europe/Paris",
    "posix/Europe/Paris",
    "GMT+25",
    "Etc/GMT-14",
    "EST5EDT",
    "CEST",
    "UTC",
  ]),
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  long(101),
  long(2049),
  long(60_000),
  long(1_048_576),
  "null",
  "0",
  "[]",
];

const LISTS_OF_TEXTS = [
  "[]",
  "[null]",
  '[""]',
  '[" "]',
  '["a","a"]',
  '[["a"],["b"]]',
  '["a\\nb"]',
  '["a\\u0001b"]',
  '["\\u0000"]',
  '"{}"',
  '"{{a,b},{c,d}}"',
  '"[5:6]={a,b}"',
  `[${long(5000)}]`,
  JSON.stringify(Array.from({ length: 5000 }, (_, nth) => `n${nth}`)),
  "null",
  "{}",
  '"x"',
];

const LISTS_OF_NUMBERS = [
  "[]",
  "[null]",
  "[1,1]",
  "[7,1]",
  "[0]",
  "[8]",
  "[32768]",
  "[[1,2],[3,4]]",
  '"{{1,2},{3,4}}"',
  '"[5:6]={1,2}"',
  "[1,2,3,4,5,6,7]",
  "[1,2,3,4,5,6,7,7]",
  "null",
  "1",
];

const DATA = [
  "{}",
  "[]",
  '"x"',
  "1",
  "null",
  '{"a":1e400}',
  '{"a":-1e131071}',
  '{"a":1e131072}',
  '{"a":-0}',
  '{"a":"\\u0000"}',
  '{"a":"\\ud800"}',
  '{"__proto__":{"a":1},"constructor":{"prototype":{}}}',
  '{"":null}',
  nested(9),
  nested(12),
  nested(500),
  nested(6000),
  `{"a":${long(90_000)}}`,
  `{"a":${JSON.stringify(Array.from({ length: 9000 }, () => 0))}}`,
];

const IDS = [
  ...quoted([
    "00000000-0000-0000-0000-000000000000",
    "ffffffff-ffff-ffff-ffff-ffffffffffff",
    "x",
    "",
  ]),
  "null",
  "0",
];

const FLAGS = [...quoted(["t", "maybe", ""]), "null", "2"];

/** By the name of the type, as PostgreSQL formats it without its size. */
const BY_TYPE: Readonly<Record<string, readonly string[]>> = {
  date: DAYS,
  "timestamp with time zone": MOMENTS,
  "time without time zone": TIMES,
  numeric: NUMBERS,
  integer: NUMBERS,
  smallint: NUMBERS,
  bigint: NUMBERS,
  text: TEXTS,
  "text[]": LISTS_OF_TEXTS,
  "smallint[]": LISTS_OF_NUMBERS,
  jsonb: DATA,
  uuid: IDS,
  boolean: FLAGS,
};

/** @throws {Error} for a type that nobody has thought about */
export function extremesOf(type: string): readonly string[] {
  const found = BY_TYPE[type.replace(/\(.*\)/, "")];
  if (!found) throw new Error(`Nobody has said what the extremes of ${type} are.`);
  return found;
}
