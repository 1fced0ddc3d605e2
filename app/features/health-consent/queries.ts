import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import { readHealthConsent, recordHealthConsent } from "./data.ts";

const healthConsentKey = (userId: string) => ["health-consent", userId] as const;

export const healthConsentQuery = (userId: string) =>
  queryOptions({
    queryKey: healthConsentKey(userId),
    queryFn: () => readHealthConsent(browserDb(), userId),
    staleTime: 0,
  });

export function useRecordHealthConsent(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (agrees: boolean) => recordHealthConsent(browserDb(), agrees),
    onSettled: () => client.invalidateQueries({ queryKey: healthConsentKey(userId) }),
  });
}
