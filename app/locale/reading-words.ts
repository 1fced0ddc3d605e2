import { type Instant, instantAt } from "#domain/calendar/instant.ts";
import { formatShortMoment, formatTime } from "./format.ts";
import { useLanguage } from "./text.tsx";

const SAME_DAY_MS = 12 * 3_600_000;

/** When something was read: the hour, and the day as well where the hour alone could be another day's. */
export function useReadingWords(): (readAt: Instant) => string {
  const language = useLanguage();
  return (readAt) => {
    const recent = instantAt(Date.now() - SAME_DAY_MS);
    return readAt >= recent ? formatTime(readAt, language) : formatShortMoment(readAt, language);
  };
}
