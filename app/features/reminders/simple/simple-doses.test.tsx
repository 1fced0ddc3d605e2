import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { outbox } from "#app/client/offline/device-outbox.ts";
import { PermissionLevelProvider } from "#app/client/permissions/permission-level.tsx";
import { instant } from "#domain/calendar/instant.ts";
import { renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { SimpleDoses } from "./simple-doses.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ME = "00000000-0000-4000-8000-00000000aaaa";

const NONE: never[] = [];

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
      <SimpleDoses userId={ME} profileId={ME} carerName="Claire" recent={NONE} />
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
    ["Kardegic", "Boîte périmée"],
    ["Tahor", "Il n’en reste plus"],
  ] as const) {
    const line = await dose(name);
    expect(line.getByText(said).parentElement).toBe(line.getByText(call).parentElement);
    expect(line.getByRole("button", { name: /^J’ai pris/u })).toBeDefined();
  }
});

const OTHER = "00000000-0000-4000-8000-00000000bbbb";

/** Presses that a dose of noon was taken, which the list may not have. */
const take = (id: string) =>
  act(async () => {
    const box = { medicationId: `box-${id}`, medicationName: id, dosage: "75 µg" };
    const plannedAt = instant(new Date(2026, 10, 21, 12).toISOString());
    const dose = { ...box, id, form: "Comprimé", quantity: 1, plannedAt, intakeId: "own" } as const;
    await outbox.put({ owner: ME, profileId: ME, kind: "take", body: { doses: [dose] } });
  });

async function openTaken(confirm: () => Response) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 21, 12, 5) });
  const taken_at = new Date(2026, 10, 21, 12, 2).toISOString();
  const theirs = { id: "theirs", user_id: OTHER, taken_at, quantity_taken: 1 };
  await renderScreen(
    <PermissionLevelProvider level="own">
      <SimpleDoses userId={ME} profileId={ME} carerName="Claire" recent={NONE} />
    </PermissionLevelProvider>,
    ({ url }) => {
      const { pathname } = new URL(url);
      if (pathname.endsWith("/planned_doses")) {
        const taken = { state: "taken", medication_intake_logs: theirs };
        return rows([{ ...aDose("Levothyrox", {}), ...taken }]);
      }
      if (pathname.endsWith("/medication_intake_logs")) return rows([theirs]);
      if (pathname.endsWith("/confirm_planned_doses")) return confirm();
      return Response.json(pathname.endsWith("/is_health_consent_revoked") ? false : []);
    },
  );
  expect(await screen.findByText(DONE)).toBeDefined();
}

const DONE = "Toutes les prises prévues aujourd’hui ont leur réponse.";

const large = (name: RegExp) => {
  const button = screen.getByRole("button", { name });
  expect(button.className).toContain("text-xl");
  return button;
};

test("the day is not done while somebody has to say whether a dose was given twice", async () => {
  const answered_at = new Date(2026, 10, 21, 12, 3).toISOString();
  await openTaken(() => Response.json([{ id: "Levothyrox", intake_id: "theirs", answered_at }]));
  await take("Levothyrox");
  expect(await screen.findByText(/Quelqu’un d’autre l’a déjà donnée à 12:02/)).toBeDefined();
  expect(screen.queryByText(DONE)).toBeNull();
  fireEvent.click(large(/^C’est la même prise/));
  expect(await screen.findByText(DONE)).toBeDefined();
});

test("an answer that was refused is said where the list has its dose no more", async () => {
  await openTaken(() => Response.json({ code: "PT404", message: "gone" }, { status: 404 }));
  await take("Kardegic");
  expect(await screen.findByText(/Cette prise n’est plus prévue/)).toBeDefined();
  expect(screen.queryByText(DONE)).toBeNull();
  large(/^Noter quand même la prise : Kardegic 75 µg, 12:00/);
  fireEvent.click(large(/^Fermer ce message/));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(screen.getByText(DONE)).toBeDefined();
});

test("a dose that may be recorded already is asked about, and nothing is recorded twice", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 21, 12, 5) });
  const byHand = {
    intakeId: "by hand",
    medicationId: "box-Levothyrox",
    name: "Levothyrox",
    dosage: "75 µg",
    form: "Comprimé",
    takenAt: instant(new Date(2026, 10, 21, 11, 40).toISOString()),
    quantity: 1,
    by: OTHER,
    byName: "Claire",
  };
  const { requests } = await renderScreen(
    <PermissionLevelProvider level="own">
      <SimpleDoses userId={ME} profileId={ME} carerName="Claire" recent={[byHand]} />
    </PermissionLevelProvider>,
    ({ url }) =>
      new URL(url).pathname.endsWith("/planned_doses") ? rows([aDose("Levothyrox", {})]) : rows([]),
  );
  const press = async (name: RegExp) =>
    fireEvent.click(await screen.findByRole("button", { name }));
  const sent = (name: string) => requests.filter(({ url }) => url.endsWith(`/${name}`));
  await press(/^J’ai pris/);
  const question = "Une prise est déjà notée à 11:40. Est-ce la même ?";
  expect(await screen.findByRole("group", { name: question })).toBeDefined();
  large(/^Non, une deuxième prise$/);
  fireEvent.click(large(/^Annuler$/));
  expect(screen.queryByText(question)).toBeNull();
  await press(/^J’ai pris/);
  fireEvent.click(large(/^C’est la même$/));
  expect(await screen.findByText("Pris à 11:40")).toBeDefined();
  await waitFor(() => expect(sent("match_planned_dose")).toHaveLength(1));
  expect(sent("confirm_planned_doses")).toHaveLength(0);
});
