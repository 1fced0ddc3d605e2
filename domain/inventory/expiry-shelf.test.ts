import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { expiryShelves, SHELVES } from "./expiry-shelf.ts";

const box = (id: string, expiresOn: string, opened?: { on: string; days: number }) => ({
  id,
  form: "Sirop" as const,
  expiresOn: day(expiresOn),
  openedOn: opened ? day(opened.on) : null,
  inUseDays: opened?.days ?? null,
});

test("boxes stand on the shelf of their last good day, the first to go in front", () => {
  const shelves = expiryShelves(
    [
      box("later", "2028-01-31"),
      box("last-of-month", "2026-11-30"),
      box("yesterday", "2026-11-24"),
      box("next-month", "2026-12-01"),
      box("in-a-year", "2027-11-25"),
      box("in-a-year-and-a-day", "2027-11-26"),
      box("today", "2026-11-25"),
      box("opened", "2028-01-31", { on: "2026-11-01", days: 28 }),
    ],
    day("2026-11-25"),
  );
  expect(SHELVES.map((shelf) => shelves[shelf].map(({ id }) => id))).toEqual([
    ["yesterday"],
    ["today", "opened", "last-of-month"],
    ["next-month", "in-a-year"],
    ["in-a-year-and-a-day", "later"],
  ]);
});
