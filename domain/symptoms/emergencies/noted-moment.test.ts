import { expect, test } from "vitest";
import { instant } from "../../calendar/instant.ts";
import { emergencies } from "./emergencies.ts";
import { notedMoment } from "./noted-moment.ts";

const NIGHT = instant("2026-11-25T03:52:00Z");
const MORNING = instant("2026-11-25T07:10:00Z");
const CHILD = { ageInMonths: 30, circumstances: [], type: "child" as const };

const noted = (text: string, notedAt = NIGHT) => ({ text, symptom: null, notedAt });
const said = (text: string) => ({ text, symptom: null });

test.each([
  ["a remark alone", [noted("A vomi le Doliprane, respire un peu vite")], NIGHT],
  ["a remark beside a harmless question", [said("mal de dents"), noted("respire vite")], NIGHT],
  ["the same said now", [said("il respire vite")], null],
  ["noted in the morning", [said("mal de dents"), noted("respire vite", MORNING)], MORNING],
  ["said now and noted before", [said("il respire vite"), noted("respire vite")], null],
] as const)("%s", (_, chosen, expected) => {
  const [found] = emergencies(chosen, CHILD);
  expect(found && notedMoment(found)).toBe(expected);
});
