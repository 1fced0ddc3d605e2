import { fold } from "./fold.ts";

/** A name with an h keeps its word, as in `de Hugo`, and so does one with a y before a vowel: `de Yohan`, but `d’Yves`. */
const ELIDED = /^(?:[aeiouœæ]|y(?![aeiou]))/u;
const WORD_BEFORE = /(?<!\p{L})(d|D|qu|Qu)e $/u;

/** French shortens `de` and `que` before a vowel: `une prise d’Advil`. Only right before what is said is the sentence changed. */
export function elideBefore(sentence: string, said: string): string {
  if (!ELIDED.test(fold(said))) return sentence;
  const parts = sentence.split(said);
  const last = parts.length - 1;
  return parts.map((part, at) => (at < last ? part.replace(WORD_BEFORE, "$1’") : part)).join(said);
}
