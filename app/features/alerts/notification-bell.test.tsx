import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { day } from "../../../domain/calendar/day.ts";
import { renderScreen, rows } from "../../../testing/render-screen.tsx";
import { NotificationBell } from "./notification-bell.tsx";

afterEach(cleanup);

const PROFILE = "00000000-0000-4000-8000-00000000aaaa";

/** Each box raises one alert; together they raise the reminder. */
async function openWith(boxCount: number, backend = () => rows([])) {
  const medications = Array.from({ length: boxCount }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
    name: `Boîte ${index}`,
    dosage: "10 mg",
    currentQuantity: 0,
    totalQuantity: 8,
    expiresOn: day("2099-05-31"),
  }));
  await renderScreen(
    <NotificationBell
      profileId={PROFILE}
      boxes={{ medications, problem: null, onRetry: () => undefined }}
    />,
    backend,
  );
}

test.each([
  { boxes: 1, badge: "2", because: "the reminder counts too" },
  { boxes: 8, badge: "9", because: "nine still fit" },
  { boxes: 9, badge: "9+", because: "ten do not" },
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
  expect(await screen.findByText("Tout va bien !")).toBeDefined();
  expect(screen.getByRole("button", { name: "Notifications" })).toBeDefined();
});

test("while nothing is known, the bell claims nothing", async () => {
  await openWith(3, () => undefined as unknown as Response);
  expect(screen.getByRole("button", { name: "Notifications" })).toBeDefined();
  expect(screen.queryByText("Tout va bien !")).toBeNull();
});
