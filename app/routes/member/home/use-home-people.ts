import { useMemo } from "react";
import { useActiveProfile } from "#app/features/profiles/active/active-profile.ts";

export type HomePeople = ReturnType<typeof useHomePeople>;

/** Whom the first screen shows: the person chosen, or everybody. The same object until something of it changes. */
export function useHomePeople(userId: string) {
  const { profileId, name, profiles, people, isEverybody } = useActiveProfile(userId);
  return useMemo(() => {
    const shown = isEverybody ? people : people.filter(({ id }) => id === profileId);
    return {
      profileId,
      name,
      profiles,
      people,
      isEverybody,
      /** Empty while on their way. */
      shown,
      /** Whether what is shown must say whom it is about. */
      isNamed: shown.length > 1,
    };
  }, [profileId, name, profiles, people, isEverybody]);
}
