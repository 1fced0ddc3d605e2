import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "#testing/harness/outbox-senders.ts";
import { outbox } from "#app/client/offline/device-outbox.ts";
import type { ReminderAnswer } from "#app/client/offline/reminder-answer.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import { at, having, ME, NOON, OTHER, openAtNoon } from "#testing/harness/today-card.tsx";

const PLACE = "https://trousse.example/waiting/take/token";

/** "Taken" was pressed on a notification of a dose that may be recorded already. */
const PRESSED: ReminderAnswer = {
  token: "token",
  action: "take",
  at: NOON.toISOString(),
  account: ME,
  doses: ["b"],
  problem: "recorded-before",
};

let waiting: Map<string, ReminderAnswer>;

beforeEach(() => {
  waiting = new Map();
  const store = {
    keys: async () => [...waiting.keys()].map((url) => ({ url })),
    match: async ({ url }: { url: string }) =>
      waiting.has(url) ? Response.json(waiting.get(url)) : undefined,
    delete: async (path: string) => waiting.delete(`https://trousse.example${path}`),
  };
  vi.stubGlobal("caches", { has: async () => true, open: async () => store });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const byHand = {
  intakeId: "by hand",
  medicationId: "box-b",
  name: "Levothyrox",
  dosage: "75 µg",
  form: "Comprimé",
  takenAt: instantAt(at(11, 50).getTime()),
  quantity: 1,
  by: OTHER,
  byName: "Paul",
};

const QUESTION = "Une prise est déjà notée à 11:50. Est-ce la même ?";

async function open(recent = [byHand]) {
  const { requests } = await openAtNoon(
    having([{ id: "b", at: at(12), state: "due" }], ({ url }) =>
      url.endsWith("/match_planned_dose") ? Response.json([]) : undefined,
    ),
    "own",
    recent,
  );
  await screen.findByRole("button", { name: /^Pris :/ });
  // As when the worker says that it keeps an answer.
  waiting.set(PLACE, PRESSED);
  await act(() => outbox.reload());
  return (name: string) => requests.filter(({ url }) => url.endsWith(`/${name}`));
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("is asked about on the page at once, and adds no dose where it is the recorded one", async () => {
  const sent = await open();
  expect(await screen.findByRole("group", { name: QUESTION })).toBeDefined();
  press("C’est la même");
  await waitFor(() => expect(sent("match_planned_dose")).toHaveLength(1));
  expect(sent("confirm_planned_doses")).toHaveLength(0);
  await waitFor(() => expect(waiting.size).toBe(0));
});

test("is asked about once: cancelled, the dose is open as before", async () => {
  await open();
  await screen.findByRole("group", { name: QUESTION });
  press("Annuler");
  await waitFor(() => expect(waiting.size).toBe(0));
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
  expect(screen.getByRole("button", { name: /^Pris :/ })).toBeDefined();
});

test("is said not to be recorded where the page does not know the other dose", async () => {
  await open([]);
  expect(
    await screen.findByText(
      "« Pris », à 12:00, n’a pas été enregistré : Trousse ne compte pas cette prise. Une autre prise était notée peu avant.",
    ),
  ).toBeDefined();
  expect(screen.getByRole("button", { name: /^Noter quand même/ })).toBeDefined();
});
