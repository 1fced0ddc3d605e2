import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type FORM_SECTIONS,
  type PreferenceChange,
  type PreferenceSection,
  preferenceColumns,
} from "#domain/preferences/preferences.ts";
import { browserDb } from "../database/browser-db.ts";
import { optimisticUpdate } from "../queries/optimistic-update.ts";
import {
  type OwnPreferences,
  ownPreferencesQuery,
  writeOwnPreferences,
} from "./own-preferences.ts";

type Section = Exclude<PreferenceSection, (typeof FORM_SECTIONS)[number]>;

/**
 * Changes what one place of the product changes, each from the press on. What is shown turns at once, and back if it could
 * not be kept; one change after the other, as they were pressed.
 * @param section the preferences of this place: one component names it, which `one-place.test.ts` holds
 */
export function useChangePreferences<Of extends Section>(userId: string, section: Of) {
  const queryClient = useQueryClient();
  const { queryKey } = ownPreferencesQuery(userId);
  const mutationKey = ["change-preferences", userId];
  const shown = optimisticUpdate<OwnPreferences | null, PreferenceChange<Of>>(queryClient, {
    queryKey,
    mutationKey,
    apply: (known, change) => known && { ...known, ...preferenceColumns(change) },
  });
  return useMutation({
    ...shown,
    mutationKey: [...mutationKey, section],
    scope: { id: mutationKey.join(" ") },
    mutationFn: (change: PreferenceChange<Of>) => writeOwnPreferences(browserDb(), userId, change),
    onSuccess: (written, change) => {
      shown.onSuccess(written, change);
      if (written && queryClient.isMutating({ mutationKey }) === 1) {
        queryClient.setQueryData(queryKey, written, { updatedAt: Date.now() });
      }
    },
    // What was written need not be read again.
    onSettled: (_written, problem) => problem && shown.onSettled(),
  });
}
