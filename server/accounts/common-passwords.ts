import { skeletonOf, spellingsOf } from "#domain/accounts/password-spellings.ts";

/** So many of the list count in every simple spelling; the rest as they stand there. */
const RESPELLED_COUNT = 5000;

interface CommonPasswords {
  /** In lower case, 49,000 of them. */
  readonly exact: ReadonlySet<string>;
  readonly skeletons: ReadonlySet<string>;
}

let loaded: Promise<CommonPasswords> | undefined;

/**
 * Whether a password is one that many people have, or a simple spelling of one (decision 0052). The
 * list takes some fifty milliseconds and a few megabytes: it is read when the first password is chosen.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  loaded ??= load();
  const { exact, skeletons } = await loaded;
  return (
    exact.has(password.toLowerCase()) ||
    [...spellingsOf(password)].some((spelling) => skeletons.has(spelling))
  );
}

/** Its order is that of how many people have each. */
async function load(): Promise<CommonPasswords> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const all = dictionary["passwords-common"];
  return {
    exact: new Set(all),
    skeletons: new Set(all.slice(0, RESPELLED_COUNT).map(skeletonOf)),
  };
}
