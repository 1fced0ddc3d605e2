import { useText } from "#app/locale/text.tsx";
import { fold } from "#domain/locale/fold.ts";

/** French writes « d’ » before a vowel and before the mute h of the names of substances: 'd’ibuprofène', 'd’hydrocortisone'. */
const VOWEL = /^[aeiouyhœ]/u;

/** 'de paracétamol', 'd’ibuprofène'; 'of ibuprofen'. */
export function useOfWords(): (name: string) => string {
  const t = useText();
  return (name) => t(VOWEL.test(fold(name)) ? "intakes.ofVowel" : "intakes.ofWord", { name });
}
