import { useQuery } from "@tanstack/react-query";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import "#testing/harness/outbox-senders.ts";
import { useToday } from "#app/client/time/today.ts";
import { dosesQuery } from "#app/features/reminders/queries.ts";
import { type Backend, renderScreen } from "#testing/harness/render-screen.tsx";
import { at, having, ME, NOON } from "#testing/harness/today-card.tsx";
import { useDueDoses } from "./use-due-doses.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const HUGO = "00000000-0000-4000-8000-00000000cccc";
const PEOPLE = [
  { id: ME, name: "Claire", level: "own" },
  { id: HUGO, name: "Hugo", level: "own" },
] as const;
const NONE_RECENT: ReadonlyMap<string, never[]> = new Map();

function Due({ people }: { people: readonly (typeof PEOPLE)[number][] }) {
  const today = useToday();
  useQuery(dosesQuery(ME, today));
  useQuery(dosesQuery(HUGO, today));
  const ids = people.map(({ id }) => id);
  return useDueDoses(ME, people, ids, NONE_RECENT).lines;
}

/** Each of them has a dose of eleven. */
async function open(people: readonly (typeof PEOPLE)[number][]) {
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
  const answer: Backend = (request) => {
    const id = new URL(request.url).searchParams.get("profile_id")?.replace("eq.", "") ?? "";
    return having([{ id: `dose-${id}`, at: at(11) }], () => Response.json([]))(request);
  };
  await renderScreen(<Due people={people} />, answer);
}

test("where several people have doses, what is said after an answer names the person", async () => {
  await open(PEOPLE);
  fireEvent.click(await screen.findByRole("button", { name: /^Passer : .*, Hugo$/ }));
  expect(await screen.findByText("Hugo · Prise passée")).toBeDefined();
});

test("of one person alone nobody is named", async () => {
  await open([PEOPLE[0]]);
  fireEvent.click(await screen.findByRole("button", { name: /^Passer :/ }));
  expect(await screen.findByText("Prise passée")).toBeDefined();
});
