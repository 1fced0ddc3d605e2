import { day } from "#domain/calendar/day.ts";
import type { BoxRecall } from "#domain/notices/recall.ts";

/** A recall of these batches; of all of them without one. */
export function aRecall(...lots: readonly string[]): BoxRecall {
  return {
    id: "00000000-0000-4000-8000-0000000000aa",
    title: "Rappel de Troussalgan",
    publishedOn: day("2026-03-12"),
    url: "https://ansm.sante.fr/rappel",
    allLots: lots.length === 0,
    lots,
  };
}
