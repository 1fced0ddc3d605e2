import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PermissionLevelProvider } from "#app/client/permissions/permission-level.tsx";
import { renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { SimpleDoses } from "./simple-doses.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ME = "00000000-0000-4000-8000-00000000aaaa";

/** A dose of noon as the wire has it. */
const aDose = (name: string, box: object) => ({
  id: name,
  medication_id: `box-${name}`,
  planned_at: new Date(2026, 10, 21, 12).toISOString(),
  expires_at: new Date(2026, 10, 21, 15).toISOString(),
  quantity: 1,
  state: "due",
  snoozed_until: null,
  medications: {
    name,
    dosage: "75 µg",
    form: "Comprimé",
    expiry_date: "2090-05-31",
    current_quantity: 12,
    ...box,
  },
  medication_intake_logs: null,
});

test("what is wrong with a box is said with whom to call first, and the dose can still be recorded", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 21, 12, 5) });
  await renderScreen(
    <PermissionLevelProvider level="own">
      <SimpleDoses userId={ME} profileId={ME} carerName="Claire" />
    </PermissionLevelProvider>,
    ({ url }) =>
      new URL(url).pathname.endsWith("/planned_doses")
        ? rows([
            aDose("Levothyrox", {}),
            aDose("Kardegic", { expiry_date: "2026-10-31" }),
            aDose("Tahor", { current_quantity: 0 }),
          ])
        : rows([]),
  );
  const dose = async (name: string) =>
    within(await screen.findByRole("listitem", { name: new RegExp(name, "u") }));
  const call = "Appelez Claire avant de prendre.";
  expect((await dose("Levothyrox")).queryByText(call)).toBeNull();
  for (const [name, said] of [
    ["Kardegic", "Boîte expirée"],
    ["Tahor", "Il n’en reste plus"],
  ] as const) {
    const line = await dose(name);
    expect(line.getByText(said).parentElement).toBe(line.getByText(call).parentElement);
    expect(line.getByRole("button", { name: /^J’ai pris/u })).toBeDefined();
  }
});
