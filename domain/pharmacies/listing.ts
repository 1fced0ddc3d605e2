interface Listed {
  readonly id: string;
  readonly name: string;
}

/** The order pharmacies are offered in: the profile's default one, then the reader's favorites, then by name. */
export function listPharmacies<P extends Listed>(
  pharmacies: readonly P[],
  favoriteIds: ReadonlySet<string>,
  defaultId: string | null,
): P[] {
  const rank = ({ id }: P) => (id === defaultId ? 0 : favoriteIds.has(id) ? 1 : 2);
  return [...pharmacies].sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, "fr"));
}
