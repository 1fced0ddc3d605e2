import { useSymptomMatcher } from "./use-symptom-matcher.ts";

const NOBODY = { age: null, hasChildren: false };

/**
 * Whether the list of symptoms knows every word of an address, which anybody can write by hand. A word that it would
 * suggest something for is known well enough; where the list cannot be had, nothing is.
 * @param symptoms as `OrderLink` joins them; none are known
 */
export function useUrlSymptomStatus(symptoms: string): "known" | "coming" | "unread" {
  const isAsked = symptoms !== "";
  const { find, isReady, list, code } = useSymptomMatcher({ list: isAsked, code: isAsked }, NOBODY);
  if (!isAsked) return "known";
  if (list.isError || code.isError) return "unread";
  if (!isReady) return "coming";
  const isKnown = (words: string) => find(words).length > 0;
  return isKnown(symptoms) || symptoms.split(", ").every(isKnown) ? "known" : "unread";
}
