import type { Person } from "#domain/intakes/recipients.ts";
import { type Profile, profileName } from "#domain/profiles/profile.ts";
import type { ReachableProfile } from "../profile-facts.ts";

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

/** The same people, as forms about doses name them. */
export function peopleOf(profiles: readonly ReachableProfile[]): readonly Person[] {
  const names = displayNames(profiles);
  return profiles.map(({ id, level }) => ({ id, level, name: names.get(id) ?? null }));
}
