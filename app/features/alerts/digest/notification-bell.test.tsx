import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { readingOf } from "#testing/builders/home-alerts.ts";
import { renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { NotificationBell } from "./notification-bell.tsx";

afterEach(cleanup);

/** Each box raises one alert. */
async function drawWith(
  boxCount: number | null,
  doses: { count: number; lines: ReactNode } = { count: 0, lines: null },
  onConfirmReminder?: () => void,
) {
  await renderScreen(
    <NotificationBell
      reading={boxCount === null ? readingOf(0, { alerts: undefined }) : readingOf(boxCount)}
      doses={doses}
      onConfirmReminder={onConfirmReminder}
    />,
    () => rows([]),
  );
}

async function openWith(...given: Parameters<typeof drawWith>) {
  await drawWith(...given);
  fireEvent.click(screen.getByRole("button", { name: /^Notifications/ }));
}

test("a list that nobody has opened is drawn after the page, and counted at once", async () => {
  await drawWith(3);
  expect(await screen.findByRole("button", { name: "Notifications : 3 à voir" })).toBeDefined();
  expect(screen.queryByRole("list", { name: "Alertes" })).toBeNull();
  const list = await screen.findByRole("list", { name: "Alertes" }, { timeout: 5000 });
  expect(within(list).getAllByRole("listitem")).toHaveLength(3);
});

test.each([
  { boxes: 1, badge: "1", because: "the general reminder asks for nothing" },
  { boxes: 9, badge: "9", because: "nine still fit" },
  { boxes: 10, badge: "9+", because: "ten do not" },
])("$boxes alerts of boxes show $badge: $because", async ({ boxes, badge }) => {
  await openWith(boxes);
  expect(
    await screen.findByRole("button", { name: `Notifications : ${badge} à voir` }),
  ).toBeDefined();
});

test("the list stops at six, whatever the badge says", async () => {
  await openWith(20);
  const list = await screen.findByRole("list", { name: "Alertes" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(6);
});

test("an empty cabinet rings no bell", async () => {
  await openWith(0);
  expect(await screen.findByText("Rien de périmé, rien à racheter.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Notifications" })).toBeDefined();
});

test("while nothing is known, the bell claims nothing", async () => {
  await openWith(null);
  expect(screen.getByRole("button", { name: "Notifications" })).toBeDefined();
  expect(screen.queryByText("Rien de périmé, rien à racheter.")).toBeNull();
});

test("doses that are due stand before the alerts, and leave them less room", async () => {
  await openWith(9, { count: 4, lines: <p>Levothyrox</p> });
  expect(await screen.findByRole("button", { name: "Notifications : 9+ à voir" })).toBeDefined();
  expect(screen.getByText("Levothyrox")).toBeDefined();
  const list = screen.getByRole("list", { name: "Alertes" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(2);
});

test("beside a dose, an empty list of alerts does not say that all is well", async () => {
  await openWith(0, { count: 1, lines: <p>Levothyrox</p> });
  expect(await screen.findByRole("button", { name: "Notifications : 1 à voir" })).toBeDefined();
  expect(screen.queryByText("Rien de périmé, rien à racheter.")).toBeNull();
});

test("the general reminder alone is confirmed, and only where there is something to confirm", async () => {
  const confirm = vi.fn();
  await openWith(2, undefined, confirm);
  fireEvent.click(await screen.findByRole("button", { name: "Confirmer la prise" }));
  expect(confirm).toHaveBeenCalledOnce();
  cleanup();
  await openWith(2);
  await screen.findByRole("list", { name: "Alertes" });
  expect(screen.queryByRole("button", { name: "Confirmer la prise" })).toBeNull();
});
