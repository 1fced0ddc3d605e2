import { type Profile, profileName } from "#domain/profiles/profile.ts";

/**
 * What the family calls each of its people, by id: the first name alone where no other profile has the same, because
 * on a phone a name that is cut may be read as another child's. Null for a profile without a name.
 */
export function displayNames(profiles: readonly Profile[]): ReadonlyMap<string, string | null> {
  return new Map(
    profiles.map((profile) => {
      const first = profile.firstName?.trim() ?? "";
      const isShared = profiles.some(
        ({ id, firstName }) => id !== profile.id && (firstName?.trim() ?? "") === first,
      );
      return [profile.id, first === "" || isShared ? profileName(profile) : first];
    }),
  );
}
