import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import "#testing/harness/outbox-senders.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import type { Backend } from "#testing/harness/render-screen.tsx";
import { at, having, ME, NOON, OTHER, openAtNoon } from "#testing/harness/today-card.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const press = async (name: RegExp) => fireEvent.click(await screen.findByRole("button", { name }));

const confirmed = (requests: readonly Request[]) =>
  requests.filter(({ url }) => url.endsWith("/confirm_planned_doses"));

async function confirm(request: Request): Promise<Response> {
  const { doses, intakes } = await request.clone().json();
  const answered_at = NOON.toISOString();
  return Response.json(
    doses.map((id: string, nth: number) => ({ id, intake_id: intakes[nth], answered_at })),
  );
}

const respond: Backend = (request) =>
  request.url.endsWith("/confirm_planned_doses") ? confirm(request) : undefined;

test("a dose far ahead is said to be later, and asked about once with its hour and the last dose", async () => {
  const intake = { id: "i", user_id: ME, taken_at: at(11, 52).toISOString(), quantity_taken: 1 };
  const { requests } = await openAtNoon(
    having(
      [
        { id: "a", at: at(11, 50), state: "taken", intake },
        { id: "b", at: at(23, 50), state: "planned" },
      ],
      respond,
    ),
  );
  expect(await screen.findByRole("heading", { name: "Ce soir, 23:50" })).toBeDefined();
  await press(/^Déjà pris : Levothyrox 75 µg, Ce soir, 23:50/);
  const question = "Prévue à 23:50. Dernière prise à 11:52. Noter comme prise maintenant ?";
  expect(document.activeElement).toBe(screen.getByRole("group", { name: question }));
  expect(confirmed(requests)).toHaveLength(0);
  fireEvent.click(screen.getByRole("button", { name: "Annuler" }));
  expect(screen.queryByText(question)).toBeNull();
  await press(/^Déjà pris/);
  await press(/^Oui, prise maintenant$/);
  await waitFor(() => expect(confirmed(requests)).toHaveLength(1));
  expect(await confirmed(requests)[0]?.json()).toMatchObject({ doses: ["b"] });
});

test("where nothing of the box was taken within a day, only its hour is named", async () => {
  const intake = { id: "i", user_id: ME, taken_at: at(9).toISOString(), quantity_taken: 1 };
  await openAtNoon(
    having([
      { id: "a", at: at(9), name: "Doliprane", state: "taken", intake },
      { id: "b", at: at(14, 30), state: "planned" },
    ]),
  );
  expect(
    await screen.findByRole("heading", { name: "Plus tard aujourd’hui, 14:30" }),
  ).toBeDefined();
  await press(/^Déjà pris/);
  expect(screen.getByText("Prévue à 14:30. Noter comme prise maintenant ?")).toBeDefined();
});

test("a dose that is near or due is taken with one press", async () => {
  const { requests } = await openAtNoon(
    having([{ id: "a", at: at(13, 45), state: "planned" }], respond),
  );
  expect(await screen.findByRole("heading", { name: "13:45" })).toBeDefined();
  await press(/^Déjà pris/);
  await waitFor(() => expect(confirmed(requests)).toHaveLength(1));
});

/** One of the box that `having` makes for the dose "b", without a plan. */
const byHand = (takenAt: Date) => ({
  intakeId: "by hand",
  medicationId: "box-b",
  name: "Levothyrox",
  dosage: "75 µg",
  form: "Comprimé",
  takenAt: instantAt(takenAt.getTime()),
  quantity: 1,
  by: OTHER,
  byName: "Paul",
});

const BY_HAND = { time: "11:10", recent: [byHand(at(11, 10))], list: [] };

/** It answers the dose of the morning. */
const OF_A_PLAN = {
  time: "11:55",
  recent: [],
  list: [{ id: "a", at: at(8), state: "taken", intake: { takenAt: at(11, 55) } }],
};

/** A dose of noon that one recorded at that time may be, once "taken" was pressed. */
async function openAsked(
  { time, recent, list }: typeof BY_HAND | typeof OF_A_PLAN,
  answer: Backend = respond,
) {
  const taken = list.map(({ intake, ...dose }) => {
    const taken_at = intake.takenAt.toISOString();
    return { ...dose, intake: { id: "i", user_id: ME, taken_at, quantity_taken: 1 } };
  });
  const { requests } = await openAtNoon(
    having([...taken, { id: "b", at: at(12), state: "due" }], answer),
    "own",
    recent,
  );
  await press(/^Pris : Levothyrox 75 µg, 12:00/);
  const question = `Une prise est déjà notée à ${time}. Est-ce la même ?`;
  expect(document.activeElement).toBe(screen.getByRole("group", { name: question }));
  expect(confirmed(requests)).toHaveLength(0);
  return requests;
}

test.each([BY_HAND, OF_A_PLAN])(
  "a dose that is recorded already at $time is asked about once",
  async (one) => {
    const requests = await openAsked(one);
    await press(/^Non, une deuxième prise$/);
    await waitFor(() => expect(confirmed(requests)).toHaveLength(1));
    expect(await confirmed(requests)[0]?.json()).toMatchObject({ doses: ["b"] });
  },
);

test.each([
  { recorded: BY_HAND, intake: "by hand", said: "À 11:10 · Donné par Paul" },
  { recorded: OF_A_PLAN, intake: "i", said: "À 11:55" },
])("a dose that is the recorded one adds none: $intake", async ({ recorded, intake, said }) => {
  const requests = await openAsked(recorded, ({ url }) =>
    url.endsWith("/match_planned_dose") ? Response.json([]) : undefined,
  );
  await press(/^C’est la même$/);
  expect(
    await screen.findByText("Une seule prise compte : celle qui était déjà notée."),
  ).toBeDefined();
  const sent = requests.filter(({ url }) => url.endsWith("/match_planned_dose"));
  expect(await Promise.all(sent.map((request) => request.json()))).toEqual([
    { dose: "b", intake, profile: ME },
  ]);
  expect(confirmed(requests)).toHaveLength(0);
  expect(screen.queryByRole("group", { name: /Est-ce la même/ })).toBeNull();
  expect(screen.getByText(new RegExp(said))).toBeDefined();
});

test("doses of an hour of which one may be recorded already are not taken with one press", async () => {
  const due = ["b", "c"].map((id) => ({ id, name: id, at: at(12), state: "due" }));
  await openAtNoon(having(due, respond), "own", [byHand(at(11, 50))]);
  await screen.findByRole("button", { name: /^Pris : c/ });
  expect(screen.queryByRole("button", { name: /^Tout est pris/ })).toBeNull();
});
