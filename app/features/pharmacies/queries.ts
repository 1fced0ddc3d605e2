import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { browserDb } from "#app/client/database/browser-db.ts";
import { dbForProfile } from "#app/client/permissions/profile-access.ts";
import { now } from "#app/client/time/now.ts";
import { useLanguage } from "#app/locale/text.tsx";
import type { Language } from "#domain/locale/locales.ts";
import { orderPharmacies } from "#domain/pharmacies/order.ts";
import type { Pharmacy } from "#domain/pharmacies/pharmacy.ts";
import { listPharmacies, markFavorite, readDefaultPharmacyId, readFavorites } from "./data.ts";

const A_DAY_MS = 86_400_000;

export const pharmaciesQuery = (language: Language) =>
  queryOptions({
    queryKey: ["pharmacies", language] as const,
    queryFn: () => listPharmacies(browserDb(), language),
    staleTime: A_DAY_MS,
  });

const favoritesQuery = (userId: string) =>
  queryOptions({
    queryKey: ["pharmacies", "favorites", userId] as const,
    queryFn: () => readFavorites(browserDb(), userId),
  });

/** Under the key of the profile's facts: changing those reloads this one. */
const defaultPharmacyQuery = (profileId: string) =>
  queryOptions({
    queryKey: ["profiles", profileId, "default-pharmacy"] as const,
    queryFn: async () => readDefaultPharmacyId(await dbForProfile(profileId), profileId),
  });

export interface OfferedPharmacies {
  /** The profile's own, wherever it is; null where there is none or it is no longer active. */
  readonly ownPharmacy: Pharmacy | null;
  /** Those of one country, without the profile's own. */
  readonly others: readonly Pharmacy[];
  /** Undefined while nobody knows. */
  readonly favoriteIds: ReadonlySet<string> | undefined;
}

/** @param country as `pharmacyCountry` names it */
export function useOfferedPharmacies(
  { userId, profileId }: { userId: string; profileId: string },
  country: string,
): { offered: OfferedPharmacies | undefined; problem: unknown; onRetry: () => void } {
  const pharmacies = useQuery(pharmaciesQuery(useLanguage()));
  const { data: favoriteIds } = useQuery(favoritesQuery(userId));
  const chosen = useQuery(defaultPharmacyQuery(profileId));
  // What one marks stays under the finger that marked it, and moves up the next time.
  const [first, setFirst] = useState(favoriteIds);
  if (!first && favoriteIds) setFirst(favoriteIds);
  const defaultId = chosen.data ?? null;
  return {
    // The profile's own stands first, so it is waited for; where it cannot be read, the list goes without.
    offered:
      !pharmacies.data || chosen.isPending
        ? undefined
        : {
            ownPharmacy: pharmacies.data.find(({ id }) => id === defaultId) ?? null,
            others: orderPharmacies(
              pharmacies.data.filter((each) => each.country === country && each.id !== defaultId),
              first ?? new Set(),
            ),
            favoriteIds,
          },
    problem: pharmacies.data ? null : pharmacies.error,
    onRetry: () => void pharmacies.refetch(),
  };
}

export function useMarkFavorite(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: { pharmacyId: string; isFavorite: boolean }) =>
      markFavorite(browserDb(), userId, { ...change, at: now() }),
    onSuccess: (isFavorite, { pharmacyId }) =>
      queryClient.setQueryData(favoritesQuery(userId).queryKey, (known) => {
        const ids = new Set(known);
        if (isFavorite) ids.add(pharmacyId);
        else ids.delete(pharmacyId);
        return ids;
      }),
  });
}
