/** A zone by its place, as one says it: `America/New_York` is New York. */
export function zoneWords(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}
