import { epochMs, type Instant } from "../calendar/instant.ts";
import type { Language } from "../locale/locales.ts";
import { writePlainNumber } from "../number.ts";
import type { IllnessEntry, IllnessFact } from "./illness-entry.ts";

/** Milliseconds for which what was noted is read for emergencies: what was seen two days ago may have passed. */
const READ_MS = 24 * 3_600_000;

/** What was noted of late as a person of that language would type it, for the rules that read typed words. */
export function recentWords(
  entries: readonly IllnessEntry[],
  now: Instant,
  language: Language,
): readonly string[] {
  return entries
    .filter(({ notedAt }) => epochMs(now) - epochMs(notedAt) < READ_MS)
    .flatMap((entry) => factWords(entry, language));
}

/** A fact as typed words; none for that an illness began or ended. */
export function factWords(fact: IllnessFact, language: Language): readonly string[] {
  if (fact.kind === "temperature") {
    return [`${writePlainNumber(fact.celsius.toFixed(1), language)} °C`];
  }
  return "words" in fact ? [fact.words] : [];
}
