/** Who recorded a dose, as its reader may know them. */
export interface Giver {
  /** Null for a helper, once the account was deleted, and for a dose that an archive of another account brought. */
  readonly id: string | null;
  /** Of a helper the first name that the page of their link has; null for an account without a name. */
  readonly name: string | null;
}

export type KnownGiver =
  | { readonly kind: "you" | "nameless" | "unknown" }
  /** An account, or somebody without one by the link of a page. */
  | { readonly kind: "named" | "helper"; readonly name: string };

/** @param reader the account that reads; null on paper and in files, which others read as well */
export function knownGiver({ id, name }: Giver, reader: string | null): KnownGiver {
  if (id === null) return name === null ? { kind: "unknown" } : { kind: "helper", name };
  if (id === reader) return { kind: "you" };
  return name === null ? { kind: "nameless" } : { kind: "named", name };
}
