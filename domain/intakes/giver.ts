/** The account that recorded a dose, as its reader may know it. */
export interface Giver {
  /** Null once the account was deleted, and for a dose that an archive of another account brought. */
  readonly id: string | null;
  /** Null for an account without a name. */
  readonly name: string | null;
}

export type KnownGiver =
  | { readonly kind: "you" | "nameless" | "unknown" }
  | { readonly kind: "named"; readonly name: string };

/** @param reader the account that reads; null on paper and in files, which others read as well */
export function knownGiver({ id, name }: Giver, reader: string | null): KnownGiver {
  if (id === null) return { kind: "unknown" };
  if (id === reader) return { kind: "you" };
  return name === null ? { kind: "nameless" } : { kind: "named", name };
}
