/** Oids of pg_type, which never change between versions of PostgreSQL. */
const DECODERS = new Map<number, (text: string) => unknown>([
  [16, (text) => text === "t"], // boolean
  [17, (text) => Uint8Array.from(Buffer.from(text.slice(2), "hex"))], // bytea
  [20, safeInteger], // bigint
  [21, Number], // smallint
  [23, Number], // integer
  [26, Number], // oid
  [114, JSON.parse], // json
  [700, Number], // real
  [701, Number], // double precision
  [1114, isoMoment], // timestamp
  [1184, isoMoment], // timestamptz
  [3802, JSON.parse], // jsonb
]);

/** Parses text of the type with this oid; undefined where the text is the value. See engine.ts. */
export function decoderOf(oid: number): ((text: string) => unknown) | undefined {
  return DECODERS.get(oid);
}

function safeInteger(text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number)) return number;
  throw new RangeError("A bigint beyond ±(2^53 - 1) was read: cast it to text in the statement.");
}

/** `2026-11-21 02:40:38.948+00` to `2026-11-21T02:40:38.948+00:00`; `infinity` stays as it is. */
function isoMoment(text: string): string {
  const isZoneShort = text.includes(":") && /[+-]\d\d$/.test(text);
  return `${text.replace(" ", "T")}${isZoneShort ? ":00" : ""}`;
}
