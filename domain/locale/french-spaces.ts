const NARROW_NO_BREAK = "\u202f";
const NO_BREAK = "\u00a0";

/**
 * Sets the spaces that French puts beside its marks so that no line can end on them: narrow before `;`, `!`, `?` and
 * `»`, whole before `:` and after `«`. Only an ordinary space that is there already is changed, so an address or an
 * hour keeps its shape, and what was set once stays as it is.
 */
export function frenchSpaces(sentence: string): string {
  return sentence.replace(/ (?=[;!?»])/g, NARROW_NO_BREAK).replace(/ (?=:)|(?<=«) /g, NO_BREAK);
}
