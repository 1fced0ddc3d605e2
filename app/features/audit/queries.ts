import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { browserDb } from "#app/client/database/browser-db.ts";
import { type AuditFilter, ENTRIES_PER_PAGE, listAuditEntries, nameAccounts } from "./data.ts";

const auditKey = ["audit"] as const;

/** Read anew at each visit: what was just done elsewhere is what one comes for. */
export const auditEntriesQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: [...auditKey, "entries", filter] as const,
    queryFn: ({ pageParam }) => listAuditEntries(browserDb(), filter, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: (page) =>
      page.length < ENTRIES_PER_PAGE ? undefined : (page.at(-1)?.id ?? undefined),
    placeholderData: (before) => before,
    staleTime: 0,
  });

export const accountNamesQuery = (accounts: string[]) =>
  queryOptions({
    queryKey: [...auditKey, "names", accounts] as const,
    queryFn: () => nameAccounts(browserDb(), accounts),
    enabled: accounts.length > 0,
  });
