/** Whole sentences of the catalogs, one after the other; those that are not there are left out. */
export function sentences(...each: readonly (string | null | undefined)[]): string {
  return each.filter(Boolean).join(" ");
}
