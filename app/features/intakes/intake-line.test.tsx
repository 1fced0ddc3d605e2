import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { instantAt } from "#domain/calendar/instant.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import type { ListedIntake } from "./device-intakes.ts";
import { IntakeLine } from "./intake-line.tsx";

afterEach(cleanup);

test("how long ago a dose was is not printed, and its moment is", async () => {
  const now = instantAt(Date.now());
  const intake = {
    id: "dose",
    medicationName: "Doliprane",
    medicationDosage: "2,4 %",
    medicationForm: "Sirop",
    quantityTaken: 7,
    takenAt: now,
    loggedBy: null,
    giverName: null,
    notes: null,
  } as unknown as ListedIntake;
  await renderScreen(<IntakeLine intake={intake} now={now} />, () => undefined);
  expect(screen.getByText("Il y a moins d’une heure").className).toContain("print:hidden");
  expect(document.querySelector("time")?.closest("[class*='print:hidden']")).toBeNull();
});
