import { skeletonOf, spellingsOf } from "#domain/accounts/password-spellings.ts";

/** The first entries of the list are refused in every simple spelling; the others only as written. */
const RESPELLED_COUNT = 5000;

interface CommonPasswords {
  /** In lower case, 49,000 of them. */
  readonly exact: ReadonlySet<string>;
  readonly skeletons: ReadonlySet<string>;
}

let loaded: Promise<CommonPasswords> | undefined;

/**
 * Returns whether a password is on the list of common passwords, or is a simple spelling of one (decision 0052). The
 * list takes about fifty milliseconds and a few megabytes, so it is read when the first password is chosen.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  loaded ??= load();
  const { exact, skeletons } = await loaded;
  return (
    exact.has(password.toLowerCase()) ||
    [...spellingsOf(password)].some((spelling) => skeletons.has(spelling))
  );
}

/** The list is sorted by how many people use each password. */
async function load(): Promise<CommonPasswords> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const all = dictionary["passwords-common"];
  return {
    exact: new Set(all),
    skeletons: new Set(all.slice(0, RESPELLED_COUNT).map(skeletonOf)),
  };
}
