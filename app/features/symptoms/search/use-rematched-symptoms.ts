import { useMemo } from "react";
import type { ChosenSymptom } from "#domain/symptoms/list/symptom.ts";
import { useSymptomMatcher } from "./use-symptom-matcher.ts";

/**
 * Symptoms as they were asked for, each read by the list once more: a quick person asks before it has come, and a word
 * that stands in it must not be answered as one that nobody knows.
 * @param ageInMonths of whom they are; null where unknown
 * @returns `isRead` once nothing that was chosen can turn out to be something else
 */
export function useRematchedSymptoms(asked: readonly ChosenSymptom[], ageInMonths: number | null) {
  const isInWords = asked.some(({ symptom }) => symptom === null);
  const { rematch, isReady, list, code, fetchAgain } = useSymptomMatcher(
    { list: isInWords, code: isInWords },
    { ageInMonths, hasChildren: false },
  );
  return {
    chosen: useMemo(() => rematch(asked), [rematch, asked]),
    isRead: !isInWords || isReady,
    problem: list.error ?? code.error,
    fetchAgain,
  };
}
