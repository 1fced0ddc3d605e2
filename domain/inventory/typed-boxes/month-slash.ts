/**
 * What a month field holds once a character was typed: a numeric keyboard has no slash, so it is put behind the month. Nothing
 * is changed while somebody deletes, or where the first two digits are no month.
 */
export function withMonthSlash(typed: string, before: string): string {
  const isMonthFirst = /^(?:0[1-9]|1[0-2])\d{1,4}$/.test(typed);
  return isMonthFirst && typed.length > before.length
    ? `${typed.slice(0, 2)}/${typed.slice(2)}`
    : typed;
}
