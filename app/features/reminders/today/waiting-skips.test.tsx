import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { outbox } from "#app/client/offline/device-outbox.ts";
import "#testing/harness/outbox-senders.ts";
import { at, having, openAtNoon } from "#testing/harness/today-card.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a skip that was never sent is cancelled on this device, and one that may have arrived is undone after it", async () => {
  let isAway = false;
  const sent: string[] = [];
  const list = having([
    { id: "a", at: at(11), name: "Un" },
    { id: "b", at: at(11), name: "Deux" },
  ]);
  await openAtNoon(async (request) => {
    if (isAway) throw new TypeError("Failed to fetch");
    const { pathname } = new URL(request.url);
    if (!/\/(skip_planned|reopen_skipped)_doses$/.test(pathname)) {
      return (await list(request)) ?? Response.json([]);
    }
    const { doses } = await request.clone().json();
    sent.push(`${pathname.split("/").at(-1)} ${doses}`);
    return Response.json([]);
  });
  const press = async (name: RegExp) =>
    fireEvent.click(await screen.findByRole("button", { name }));
  const line = (name: string) => within(screen.getByText(name).closest("li") ?? document.body);
  await screen.findByText("Un");
  isAway = true;
  await press(/^Passer : Un/);
  await line("Un").findByText(/^« Passer », à 12:00, est noté sur cet appareil/);
  await press(/^Passer : Deux/);
  await line("Deux").findByText(/^« Passer », à 12:00, est noté sur cet appareil/);

  await press(/^Annuler « Passer » : Un/);
  expect(
    await line("Un").findByText(/^« Annuler », à 12:00, .* compte encore comme non prise/),
  ).toBeDefined();
  await press(/^Annuler « Passer » : Deux/);
  expect(await screen.findByText("« Passer » est annulé")).toBeDefined();
  await waitFor(() => expect(line("Deux").queryByText(/est noté sur cet appareil/)).toBeNull());
  expect(line("Deux").getByText("À prendre")).toBeDefined();

  isAway = false;
  await act(() => outbox.drain());
  expect(sent).toEqual(["skip_planned_doses a", "reopen_skipped_doses a"]);
});
