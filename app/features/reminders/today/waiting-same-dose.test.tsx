import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { outbox } from "#app/client/offline/device-outbox.ts";
import "#testing/harness/outbox-senders.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import { at, having, OTHER, openAtNoon } from "#testing/harness/today-card.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("that a dose is the recorded one waits for the network, and offers nothing that would delete that one", async () => {
  const byHand = {
    intakeId: "by hand",
    medicationId: "box-a",
    name: "Levothyrox",
    dosage: "75 µg",
    form: "Comprimé",
    takenAt: instantAt(at(11, 50).getTime()),
    quantity: 1,
    by: OTHER,
    byName: "Paul",
  };
  let isAway = false;
  const list = having([{ id: "a", at: at(12) }], () => Response.json([]));
  const { requests } = await openAtNoon(
    (request) => {
      if (isAway) throw new TypeError("Failed to fetch");
      return list(request);
    },
    "own",
    [byHand],
  );
  const press = async (name: RegExp) =>
    fireEvent.click(await screen.findByRole("button", { name }));
  await screen.findByText("Levothyrox");
  isAway = true;
  await press(/^Pris :/);
  await press(/^C’est la même$/);
  expect(
    await screen.findByText(
      "« C’est la même », à 12:00, est noté sur cet appareil, pas encore envoyé.",
    ),
  ).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Annuler/ })).toBeNull();
  isAway = false;
  const sent = () => requests.filter(({ url }) => url.endsWith("/match_planned_dose"));
  await act(() => outbox.drain());
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(await screen.findByRole("button", { name: /^Annuler la prise/ })).toBeDefined();
  expect(requests.filter(({ method }) => method === "DELETE")).toHaveLength(0);
  await act(() => outbox.drain());
});
