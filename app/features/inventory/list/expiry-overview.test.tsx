import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { today } from "#app/client/time/today.ts";
import { addDays } from "#domain/calendar/day.ts";
import { aMedicationRow } from "#testing/builders/medication-row.ts";
import { renderScreen, rows } from "#testing/harness/render-screen.tsx";
import type { InventoryAction } from "../inventory-dialogs.tsx";
import { toMedicationList } from "../medication-rows.ts";
import { ExpiryOverview } from "./expiry-overview.tsx";

afterEach(cleanup);

async function open(boxes: readonly { name: string; expiry_date: string }[]) {
  const actions: InventoryAction[] = [];
  const { medications } = toMedicationList(
    boxes.map((box) => ({ ...aMedicationRow(box), medication_reminders: [] })),
  );
  await renderScreen(
    <ExpiryOverview
      medications={medications}
      today={today()}
      onAction={(action) => actions.push(action)}
    />,
    () => rows([]),
  );
  return { actions, medications };
}

test("one sentence counts what expires when, and opens as shelves whose boxes open", async () => {
  const { actions, medications } = await open([
    { name: "Humex", expiry_date: addDays(today(), -1) },
    { name: "Smecta", expiry_date: addDays(today(), 365) },
    ...Array.from({ length: 14 }, (_, at) => ({
      name: `Doliprane ${at}`,
      expiry_date: addDays(today(), 800 + at),
    })),
  ]);
  const sentence = await screen.findByText(
    "Péremptions : 1 périmé, 1 dans les douze mois et 14 plus tard",
  );
  expect(screen.queryByRole("heading", { name: "Périmés" })).toBeNull();
  fireEvent.click(sentence);
  const later = (await screen.findByRole("heading", { name: "Plus tard" })).closest("section");
  expect(within(later as HTMLElement).getAllByRole("button")).toHaveLength(12);
  expect(later?.textContent).toContain("et 2 autres, dans la liste");
  fireEvent.click(screen.getByRole("button", { name: /^Humex/ }));
  expect(actions).toEqual([
    { kind: "details", medication: medications.find(({ name }) => name === "Humex") },
  ]);
});
