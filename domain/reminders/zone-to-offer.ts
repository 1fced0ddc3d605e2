/**
 * The zone to offer instead of the one that counts; null when there is nothing to ask. The first is the browser's own,
 * which nobody has to be asked about.
 *
 * @param offsetOf minutes east of UTC in a zone, now
 */
export function zoneToOffer(
  { stored, here }: { readonly stored: string | null; readonly here: string },
  offsetOf: (zone: string) => number,
): string | null {
  if (stored === null || here === stored) return null;
  // Toulouse and Brussels share their hours: nothing would change but the name.
  return offsetOf(here) === offsetOf(stored) ? null : here;
}
