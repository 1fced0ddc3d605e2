import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { instant } from "#domain/calendar/instant.ts";
import type { HelperBox, HelperContent } from "#domain/helper-pages/helper-content.ts";
import { NO_SCHEDULE } from "#domain/reminders/schedule.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { HelperSheet } from "./helper-sheet.tsx";

afterEach(cleanup);

const AREAS = ["helper"] as const;

const at = (hour: number, minute = 0) =>
  instant(new Date(2026, 10, 26, hour, minute).toISOString());

const BOX: HelperBox = {
  id: "b",
  name: "Doliprane",
  dosage: "2,4 %",
  form: "Sirop",
  location: null,
  goodUntil: day("2030-01-31"),
  quantity: 7.5,
  intervalMinutes: 360,
  maxDoses: 4,
  instructions: null,
  schedule: NO_SCHEDULE,
  blocked: null,
  limit: { until: at(22), reason: "before-interval" },
  doses: [
    {
      id: "d",
      takenAt: at(16),
      name: "Claire",
      form: "Sirop",
      quantity: 7.5,
      isOfPage: false,
      isUndoable: false,
    },
  ],
};

const content = (boxes: readonly HelperBox[]): HelperContent => ({
  state: "open",
  helperName: "Nina",
  country: "FR",
  startsAt: at(17),
  endsAt: at(23),
  readAt: at(18, 5),
  address: null,
  note: null,
  contacts: [{ name: null, phone: "0612345678" }],
  people: [
    {
      id: "p",
      name: "Léa",
      allergies: [],
      refused: [],
      confirmedPairs: [],
      notCompared: [],
      boxes,
    },
  ],
});

const box = () => within(screen.getByRole("region", { name: /^Doliprane/ }));

test("the paper of a page says the doses and the limit of the link, their hour, and has lines for more", async () => {
  await renderScreen(<HelperSheet content={content([BOX])} />, () => undefined, "fr", AREAS);
  expect(
    box().getByText("Doses des 24 h d’avant cette feuille (26 novembre 2026 à 18:05)"),
  ).toBeDefined();
  expect(
    box().getByText(
      /^26 novembre 2026 à 16:00 : 7,5\smL de sirop, notée par la famille \(Claire\)$/,
    ),
  ).toBeDefined();
  expect(box().getByText("Trop tôt : pas avant le 26 novembre 2026 à 22:00.")).toBeDefined();
  const lines = within(box().getByRole("table", { name: "Doses données ensuite" }));
  expect(lines.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Jour et heure",
    "Quantité",
    "Donnée par",
  ]);
  expect(lines.getAllByRole("row")).toHaveLength(5);
});

test("that no dose was recorded is printed too, and a box that is not given has no lines", async () => {
  await renderScreen(
    <HelperSheet content={content([{ ...BOX, doses: [], limit: null, blocked: "expired" }])} />,
    () => undefined,
    "fr",
    AREAS,
  );
  expect(box().getByText("Aucune dose notée dans les dernières 24 h.")).toBeDefined();
  expect(box().queryByRole("table")).toBeNull();
});

test("where doses can be recorded the paper has them as well, and the screen once", async () => {
  await renderScreen(
    <HelperSheet content={content([BOX])} actionsOf={() => <p>À noter</p>} />,
    () => undefined,
    "fr",
    AREAS,
  );
  const printed = box().getByText(/^Doses des 24 h d’avant/).parentElement;
  expect(printed?.className).toBe("hidden print:block");
});
