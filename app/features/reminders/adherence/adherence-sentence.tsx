import { useAdherenceWords } from "#app/locale/adherence-words.ts";
import type { Adherence } from "#domain/reminders/adherence.ts";

/** What the calendar shows, in words. */
export function AdherenceSentence({ adherence }: { adherence: Adherence }) {
  const adherenceWords = useAdherenceWords();
  return <p className="text-ink-soft text-sm tabular-nums">{adherenceWords(adherence)}</p>;
}
