import { useQueryClient } from "@tanstack/react-query";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { now } from "#app/client/time/now.ts";
import { browserZone } from "#app/client/time/time-zone.ts";
import { useToday } from "#app/client/time/today.ts";
import type { PlannedDose } from "#app/features/reminders/dose.ts";
import { storeDoses } from "#app/features/reminders/queries.ts";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { epochMs, instantAt } from "#domain/calendar/instant.ts";
import { startOfDay } from "#domain/calendar/wall-time.ts";
import { dayLine } from "#domain/reminders/day-line.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { useStripPeople } from "./use-strip-people.ts";

afterEach(cleanup);

const HUGO = "00000000-0000-4000-8000-00000000aaaa";

const missedAt = (day: Day, id: string) =>
  ({
    id,
    medicationName: "Orelox",
    plannedAt: instantAt(epochMs(startOfDay(day, browserZone)) + 1000),
    expiresAt: instantAt(epochMs(startOfDay(day, browserZone)) + 2000),
    state: "missed",
    snoozedUntil: null,
    isClosedByPlan: false,
  }) as unknown as PlannedDose;

function Strip() {
  const today = useToday();
  const doses = [missedAt(addDays(today, -1), "1"), missedAt(today, "2")];
  storeDoses(useQueryClient(), { profileId: HUGO, today, startedAt: Date.now() }, doses);
  const [hugo] = useStripPeople("00000000-0000-4000-8000-00000000bbbb", [
    { id: HUGO, name: "Hugo", level: "own" },
  ]);
  const line = dayLine(doses, today, now(), browserZone);
  return <p data-testid="counts">{`${hugo?.doses?.all} ${line?.all} ${hugo?.isSomethingWrong}`}</p>;
}

test("the face counts the doses of the day as its line does, and what is left of yesterday is no dose of it", async () => {
  await renderScreen(<Strip />, () => undefined);
  expect(screen.getByTestId("counts").textContent).toBe("1 1 true");
});
