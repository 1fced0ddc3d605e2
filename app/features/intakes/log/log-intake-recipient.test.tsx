import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import type { Person } from "#domain/intakes/recipients.ts";
import { knowing } from "#testing/builders/dose-form-backend.ts";
import { anIntakeRow } from "#testing/builders/intake-row.ts";
import { pressWhenEnabled } from "#testing/harness/press-when-enabled.ts";
import { type Backend, renderScreen } from "#testing/harness/render-screen.tsx";
import { LogIntakeDialog } from "./log-intake-dialog.tsx";
import type { TakenMedication } from "./taken-medication.ts";

afterEach(cleanup);

const LEA = "00000000-0000-4000-8000-00000000aaaa";
const HUGO = "00000000-0000-4000-8000-00000000bbbb";

const PEOPLE: readonly Person[] = [
  { id: LEA, name: "Léa Moreau", level: "own" },
  { id: HUGO, name: "Hugo", level: "own" },
];

const box: TakenMedication = {
  id: "00000000-0000-4000-8000-000000000001",
  name: "Doliprane",
  dosage: "1000 mg",
  form: "Comprimé",
  currentQuantity: 2,
  expiresOn: day("2090-01-31"),
  ownerId: LEA,
};

const made = () => Response.json([{ id: "made" }], { status: 201 });

async function open(backend: Backend, medication = box, people = PEOPLE) {
  const { requests } = await renderScreen(
    <LogIntakeDialog
      open
      profileId={LEA}
      people={people}
      medication={medication}
      choices={[medication]}
      onClose={() => undefined}
    />,
    backend,
  );
  await screen.findByRole("dialog", { name: /^Noter une prise/ });
  const sent = () =>
    requests.filter(({ method, url }) => method === "POST" && !url.includes("/rpc/"));
  return { requests, sent };
}

const quantityField = () =>
  screen.getByLabelText<HTMLInputElement>("Quantité prise", { exact: false });
const proposed = (value: string) => waitFor(() => expect(quantityField().value).toBe(value));

test("the dose is for the person who is chosen, and their doses are asked about", async () => {
  const taker = { date_of_birth: "2012-01-01", weight: 50 };
  const { sent, requests } = await open(knowing({ taker }, made));
  expect(screen.getByRole("radio", { name: "Léa Moreau" })).toHaveProperty("checked", true);
  fireEvent.click(screen.getByRole("radio", { name: "Hugo" }));
  await screen.findByText("Cette boîte est au nom de Léa Moreau.");
  await waitFor(() =>
    expect(requests.some(({ url }) => url.includes(`profile_id=eq.${HUGO}`))).toBe(true),
  );
  fireEvent.change(screen.getByLabelText(/Quantité prise/), { target: { value: "1" } });
  await pressWhenEnabled("Noter la prise");
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await sent()[0]?.json()).toMatchObject({ profile_id: HUGO, medication_id: box.id });
});

test("what was proposed for one person is never left standing for another", async () => {
  const last = anIntakeRow({ quantity_taken: 2 });
  const { requests } = await open((request) =>
    // The doses of the other person are on their way for as long as this test runs.
    request.url.includes(HUGO) ? undefined : knowing({ last })(request),
  );
  await proposed("2");
  fireEvent.click(screen.getByRole("radio", { name: "Hugo" }));
  await waitFor(() => expect(requests.some(({ url }) => url.includes(HUGO))).toBe(true));
  expect(quantityField().value).toBe("");
});

test("a common box is also for a child of another home whom one may record for", async () => {
  const niece: Person = { id: "niece", name: "Zoé", level: "edit" };
  await open(knowing({}), { ...box, ownerId: null }, [...PEOPLE, niece]);
  expect(screen.getByRole("radio", { name: "Zoé" })).toBeDefined();
});

test("of a box whose owner has no name it says that it is somebody else's", async () => {
  await open(knowing({}), { ...box, ownerId: "nobody" });
  expect(await screen.findByText("Cette boîte est sur une autre liste.")).toBeDefined();
});
