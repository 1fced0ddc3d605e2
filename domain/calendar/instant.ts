declare const brand: unique symbol;

/** A moment, in ISO 8601 with its offset, as PostgreSQL writes a `timestamptz` in JSON. */
export type Instant = string & { readonly [brand]: "Instant" };

const PATTERN =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** @throws RangeError when `text` has no offset, no such day or no such hour. */
export function instant(text: string): Instant {
  const [, year, month, date, hour] = PATTERN.exec(text) ?? [];
  const daysInMonth = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const exists = Number(date) <= daysInMonth && Number(hour) < 24;
  if (!exists || Number.isNaN(Date.parse(text))) throw new RangeError(`Not an instant: ${text}`);
  return text as Instant;
}

/** @throws RangeError outside what a JavaScript date holds. */
export function instantAt(epochMilliseconds: number): Instant {
  return new Date(epochMilliseconds).toISOString() as Instant;
}

/** Milliseconds since 1970-01-01T00:00Z. Compare these: two texts may name the same moment. */
export function epochMs(moment: Instant): number {
  return Date.parse(moment);
}
