/**
 * A dosage in which no number parts from its unit at the end of a line: a 5 whose mg stands elsewhere is misread. Only an
 * ordinary space that is there already is changed.
 */
export function wholeDosage(dosage: string): string {
  return dosage.replace(/(\d) (?=[\p{L}%])/gu, "$1\u00a0");
}
