import { epochMs, type Instant } from "../calendar/instant.ts";
import type { IllnessEntry } from "./illness-entry.ts";

/** Milliseconds for which what was noted is read for emergencies: what was seen two days ago may have passed. */
const READ_MS = 24 * 3_600_000;

/** What was noted of late as a person would type it, for the rules that read typed words. */
export function recentWords(entries: readonly IllnessEntry[], now: Instant): readonly string[] {
  return entries
    .filter(({ notedAt }) => epochMs(now) - epochMs(notedAt) < READ_MS)
    .flatMap((entry) => {
      if (entry.kind === "temperature") return [`${entry.celsius.toFixed(1)} °C`];
      return "words" in entry ? [entry.words] : [];
    });
}
