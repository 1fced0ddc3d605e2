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

export function useRecordHealthConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (agrees: boolean) => recordHealthConsent(browserDb(), agrees),
    // Plans, public links and what the pages say of the account change with it.
    onSettled: () => client.invalidateQueries(),
  });
}
