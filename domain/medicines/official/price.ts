/**
 * Euros as the official files write them: `1,466,29` is 1466.29, because only the last comma is the
 * decimal one. Null where the price is free, or no number.
 */
export function euros(text: string): number | null {
  const [whole = "", cents] = text.split(/,(?=[^,]*$)/);
  const digits = `${whole.replaceAll(",", "")}.${cents ?? "0"}`;
  return /^\d+\.\d+$/.test(digits) ? Number(digits) : null;
}
