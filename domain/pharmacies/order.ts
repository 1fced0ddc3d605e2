interface Listed {
  readonly id: string;
  readonly name: string;
}

/** The order pharmacies are offered in: the reader's favorites, then the others, each by name. */
export function orderPharmacies<P extends Listed>(
  pharmacies: readonly P[],
  favoriteIds: ReadonlySet<string>,
): P[] {
  const rank = ({ id }: P) => (favoriteIds.has(id) ? 0 : 1);
  return [...pharmacies].sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, "fr"));
}
