import type { Instant } from "../calendar/instant.ts";
import { CELSIUS_MAX, CELSIUS_MIN } from "./temperature.ts";

/** What an entry says: that an illness began or ended, a reading, or what somebody saw. */
export type IllnessFact =
  | { readonly kind: "begin" | "end" }
  /** Degrees Celsius. */
  | { readonly kind: "temperature"; readonly celsius: number }
  /** As it was written. */
  | { readonly kind: "symptom" | "note"; readonly words: string };

/** Something noted while a person is ill. */
export type IllnessEntry = IllnessFact & {
  /** A UUID, made by the device that noted it. */
  readonly id: string;
  readonly notedAt: Instant;
  /** The account that noted it, null once that is gone. */
  readonly by: string | null;
  /** Null for somebody without a name. */
  readonly byName: string | null;
};

export type Temperature = Extract<IllnessEntry, { kind: "temperature" }>;
export type Observation = Extract<IllnessEntry, { kind: "symptom" | "note" }>;

/** Characters of a symptom or a remark, as the database accepts them. */
export const WORDS_MAX = 500;

const WORD_KINDS = ["symptom", "note"] as const;
const BOUND_KINDS = ["begin", "end"] as const;

/** @throws RangeError for what no rule and no drawing can work with */
export function illnessFact(
  kind: string | null,
  celsius: number | null,
  words: string | null,
): IllnessFact {
  const bound = BOUND_KINDS.find((each) => each === kind);
  if (bound) return { kind: bound };
  const worded = WORD_KINDS.find((each) => each === kind);
  if (worded && words !== null) return { kind: worded, words };
  const isReading = celsius !== null && celsius >= CELSIUS_MIN && celsius <= CELSIUS_MAX;
  if (kind === "temperature" && isReading) return { kind, celsius };
  throw new RangeError(`Not an entry of an illness: ${kind}`);
}

export const isTemperature = (entry: IllnessEntry): entry is Temperature =>
  entry.kind === "temperature";

export const isObservation = (entry: IllnessEntry): entry is Observation =>
  entry.kind === "symptom" || entry.kind === "note";
