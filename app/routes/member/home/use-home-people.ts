import { useMemo } from "react";
import { useActiveProfile } from "#app/features/profiles/active/active-profile.ts";

/** Whom the first screen shows: the person chosen, or everybody. */
export function useHomePeople(userId: string) {
  const active = useActiveProfile(userId);
  const { people, profileId, isEverybody } = active;
  const shown = useMemo(
    () => (isEverybody ? people : people.filter(({ id }) => id === profileId)),
    [people, profileId, isEverybody],
  );
  return {
    ...active,
    /** Empty while on their way. */
    shown,
    /** Whether what is shown must say whom it is about. */
    isNamed: shown.length > 1,
  };
}
