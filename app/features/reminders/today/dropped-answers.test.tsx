import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { instantAt } from "#domain/calendar/instant.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { at, ME } from "#testing/harness/today-card.tsx";
import type { UnsavedAnswer } from "./dose-answer.ts";
import { DroppedAnswers } from "./dropped-answers.tsx";

afterEach(cleanup);

const dose = {
  id: "a",
  medicationName: "Levothyrox",
  dosage: "75 µg",
  plannedAt: instantAt(at(11).getTime()),
};

const dropped = {
  answer: { kind: "take", profileId: "hugo", pressedAt: at(11, 5).getTime(), clockOffset: 0 },
  dose,
  problem: { reason: "not-found" },
} as UnsavedAnswer;

const open = (people: Parameters<typeof DroppedAnswers>[0]["people"]) =>
  renderScreen(<DroppedAnswers userId={ME} dropped={[dropped]} {...(people && { people })} />, () =>
    Response.json([]),
  );

test("an answer about a dose that the list has no more names its person among several", async () => {
  await open([
    { id: ME, name: "Claire", level: "own" },
    { id: "hugo", name: "Hugo", level: "own" },
  ]);
  expect(screen.getByText("Levothyrox 75 µg, prévu à 11:00, Hugo")).toBeDefined();
});

test("and nobody where the list is of one person", async () => {
  await open(undefined);
  expect(screen.getByText("Levothyrox 75 µg, prévu à 11:00")).toBeDefined();
});
