import { epochMs, type Instant } from "../calendar/instant.ts";
import type { Language } from "../locale/locales.ts";
import { writePlainNumber } from "../number.ts";
import type { IllnessEntry, IllnessFact } from "./illness-entry.ts";

/** Milliseconds for which what was noted is read for emergencies: what was seen two days ago may have passed. */
const READ_MS = 24 * 3_600_000;

/** Words of the illness log, and when they were noted. */
export interface NotedWords {
  readonly words: string;
  readonly notedAt: Instant;
}

/** What was noted of late as a person of that language would type it, for the rules that read typed words. */
export function recentNotes(
  entries: readonly IllnessEntry[],
  now: Instant,
  language: Language,
): readonly NotedWords[] {
  return entries
    .filter(({ notedAt }) => epochMs(now) - epochMs(notedAt) < READ_MS)
    .flatMap((entry) =>
      factWords(entry, language).map((words) => ({ words, notedAt: entry.notedAt })),
    );
}

/** The same without when that was. */
export function recentWords(
  entries: readonly IllnessEntry[],
  now: Instant,
  language: Language,
): readonly string[] {
  return recentNotes(entries, now, language).map(({ words }) => words);
}

/** A fact as typed words; none for that an illness began or ended. */
export function factWords(fact: IllnessFact, language: Language): readonly string[] {
  if (fact.kind === "temperature") {
    return [`${writePlainNumber(fact.celsius.toFixed(1), language)} °C`];
  }
  return "words" in fact ? [fact.words] : [];
}
