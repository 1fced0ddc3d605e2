import { useText } from "#app/locale/text.tsx";
import { fold } from "#domain/locale/fold.ts";

/** French writes « d’ » before a vowel and before the mute h of the names of substances: 'd’ibuprofène', 'd’hydrocortisone'. */
const VOWEL = /^[aeiouyhœ]/u;

/** 'de paracétamol', 'd’ibuprofène'; 'of ibuprofen'. */
export function useOfWords(): (name: string) => string {
  const t = useText();
  return (name) => t(isVowel(name) ? "intakes.ofVowel" : "intakes.ofWord", { name });
}

/** '720 mg de paracétamol', '400 mg d’ibuprofène'; '720 mg paracetamol'. */
export function useMilligramsOfWords(): (mg: string, name: string) => string {
  const t = useText();
  return (mg, name) =>
    t(isVowel(name) ? "intakes.milligramsOfVowel" : "intakes.milligramsOfWord", { mg, name });
}

function isVowel(name: string): boolean {
  return VOWEL.test(fold(name));
}
