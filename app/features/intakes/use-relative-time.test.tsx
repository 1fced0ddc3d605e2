import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { browserZone } from "#app/client/time/time-zone.ts";
import { type Instant, instant } from "#domain/calendar/instant.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { useRelativeTime } from "./use-relative-time.ts";

afterEach(cleanup);

/** As the clock of this browser shows it. */
function local(text: string): Instant {
  const utc = Date.parse(`${text}:00Z`);
  return instant(new Date(utc - browserZone(utc) * 60_000).toISOString());
}

function Ago({ moment }: { moment: Instant }) {
  return <p data-testid="ago">{useRelativeTime(local("2026-11-29T16:00"))(moment)}</p>;
}

test.each([
  ["2026-11-29T08:37", "Il y a plus de 7 h"],
  ["2026-11-28T17:00", "Il y a plus de 23 h"],
  ["2026-11-28T08:37", "Hier à 08:37"],
  // Not of yesterday, and less than two days: a day alone would hide most of one.
  ["2026-11-27T16:30", "Il y a plus de 47 h"],
  ["2026-11-27T08:37", "Il y a 2 jours"],
])("a dose of %s is told as '%s'", async (moment, said) => {
  await renderScreen(<Ago moment={local(moment)} />, () => undefined);
  expect(screen.getByTestId("ago").textContent?.replaceAll(/\s/g, " ")).toBe(said);
});
