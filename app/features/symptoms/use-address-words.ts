import { useSymptomReader } from "./use-symptom-reader.ts";

/**
 * Whether the list of symptoms knows every word of an address, which anybody can write by hand. A word that it would
 * suggest something for is known well enough; where the list cannot be had, nothing is.
 * @param symptoms as `OrderLink` joins them; none are known
 */
export function useAddressWords(symptoms: string): "known" | "coming" | "unread" {
  const isAsked = symptoms !== "";
  const { find, isHere, list, code } = useSymptomReader({ list: isAsked, code: isAsked });
  if (!isAsked) return "known";
  if (list.isError || code.isError) return "unread";
  if (!isHere) return "coming";
  const isKnown = (words: string) => find(words).length > 0;
  return isKnown(symptoms) || symptoms.split(", ").every(isKnown) ? "known" : "unread";
}
