import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import "#testing/harness/outbox-senders.ts";
import { at, having, openAtNoon } from "#testing/harness/today-card.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const due = { id: "a", at: at(11) };
const skipped = { ...due, state: "skipped" };
const press = async (name: RegExp | string) =>
  fireEvent.click(await screen.findByRole("button", { name }));

/** Open with this dose; the server accepts every answer. */
async function openWith(
  dose: Parameters<typeof having>[0][number],
  level: "own" | "edit" | "view" = "own",
) {
  const { requests } = await openAtNoon(
    having([dose], () => Response.json([])),
    level,
  );
  return () =>
    requests.filter(({ url }) => /\/(skip_planned|reopen_skipped)_doses$/.test(url)) as Request[];
}

test("a skip whose plan has ended meanwhile is not said to be undone", async () => {
  await openAtNoon(
    having([skipped], ({ url }) =>
      url.endsWith("/reopen_skipped_doses")
        ? Response.json([{ id: "a", state: "skipped", is_closed_by_plan: true }])
        : Response.json([]),
    ),
  );
  await press(/^Annuler « Passer »/);
  expect(
    await screen.findByText(
      "« Annuler », à 12:00, n’a pas été enregistré : cette prise compte toujours comme non prise, sans rappel. Elle n’est plus prévue : le traitement est terminé, en pause, ou ses jours ont changé.",
    ),
  ).toBeDefined();
  expect(screen.queryByText("« Passer » est annulé")).toBeNull();
  expect(screen.queryByRole("button", { name: /^Réessayer/ })).toBeNull();
  await press(/^Fermer ce message/);
});

test("a skip is undone by the message that says so, and the dose is asked for again", async () => {
  const sent = await openWith(due);
  await press(/^Passer :/);
  expect(await screen.findByText("Prise passée")).toBeDefined();
  await press("Annuler");
  expect(await screen.findByText("« Passer » est annulé")).toBeDefined();
  expect(sent().map(({ url }) => url.split("/").at(-1))).toEqual([
    "skip_planned_doses",
    "reopen_skipped_doses",
  ]);
  expect(await sent()[1]?.json()).toEqual({ doses: ["a"] });
  expect(await screen.findByText("À prendre", { selector: "li *" })).toBeDefined();
});

test.each(["own", "edit"] as const)(
  "who may answer a dose (%s) undoes a skip in its row, also that of somebody else",
  async (level) => {
    const sent = await openWith(skipped, level);
    await press("Annuler « Passer » : Levothyrox 75 µg, 11:00");
    expect(await screen.findByText("« Passer » est annulé")).toBeDefined();
    expect(sent()).toHaveLength(1);
    expect(screen.queryByText("Non prise")).toBeNull();
    expect(screen.getByRole("button", { name: /^Pris :/ })).toBeDefined();
  },
);

test("who may only look undoes no skip", async () => {
  await openWith(skipped, "view");
  await screen.findByText("Non prise");
  expect(screen.queryByRole("button", { name: /^Annuler/ })).toBeNull();
});

test("a dose that a change of its plan has closed is no skip, and has nothing to undo", async () => {
  await openWith({ ...skipped, is_closed_by_plan: true });
  expect(await screen.findByText("Plus prévue")).toBeDefined();
  expect(screen.queryByText("Non prise")).toBeNull();
  expect(screen.queryByRole("button", { name: /^Annuler/ })).toBeNull();
  expect(screen.getByRole("button", { name: /^Pris quand même/ })).toBeDefined();
});

test("a skipped dose that had been put off is not said to be put off", async () => {
  await openWith({ ...skipped, snoozed_until: at(12, 30).toISOString() });
  await screen.findByText("Non prise");
  expect(screen.queryByText(/Reportée/)).toBeNull();
});
