import { queryOptions } from "@tanstack/react-query";
import { dbForProfile } from "#app/client/permissions/profile-access.ts";
import type { Day } from "#domain/calendar/day.ts";
import { listPlannedDays } from "./data.ts";

/** The planned doses of some days, both included. Few ask for it: it is no part of the first pages. */
export const plannedSpanQuery = (profileId: string, span: { from: Day; to: Day }) =>
  queryOptions({
    queryKey: ["intakes", profileId, "planned-span", span.from, span.to] as const,
    queryFn: async () => listPlannedDays(await dbForProfile(profileId), profileId, span),
  });
