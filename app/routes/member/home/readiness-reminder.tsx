import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { lazyAside } from "#app/client/code/lazy-aside.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useToday } from "#app/client/time/today.ts";
import { useActiveProfile } from "#app/features/profiles/active/active-profile.ts";
import { readinessDueOnQuery } from "#app/features/readiness/readiness-due.ts";
import { dayOf } from "#domain/calendar/day.ts";
import { isReadinessDue } from "#domain/readiness/readiness-due.ts";

/** The rules of symptoms weigh more than the home screen, which asks on few days. */
const ReadinessQuestion = lazyAside(
  async () => (await import("./readiness-question.tsx")).ReadinessQuestion,
);

/** Whether the home is ready for a night, asked once a month. */
export function ReadinessReminder({ userId }: { userId: string }) {
  const today = useToday();
  const { data: dueOn } = useQuery(readinessDueOnQuery(userId));
  const own = useActiveProfile(userId).profiles?.find(({ id }) => id === userId);
  if (!own || dueOn === undefined) return null;
  if (!isReadinessDue(dueOn, dayOf(own.createdAt, browserZone), today)) return null;
  return (
    <Suspense>
      <ReadinessQuestion userId={userId} />
    </Suspense>
  );
}
