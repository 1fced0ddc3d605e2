import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { instant } from "#domain/calendar/instant.ts";
import { knowing } from "#testing/builders/dose-form-backend.ts";
import { anIntakeRow } from "#testing/builders/intake-row.ts";
import { pressWhenEnabled } from "#testing/harness/press-when-enabled.ts";
import { type Backend, renderScreen } from "#testing/harness/render-screen.tsx";
import type { StoredIntake } from "../stored-intake.ts";
import { LogIntakeDialog } from "./log-intake-dialog.tsx";

afterEach(cleanup);

const LEA = "00000000-0000-4000-8000-00000000aaaa";
const ago = (minutes: number) => instant(new Date(Date.now() - minutes * 60_000).toISOString());
const TAKEN_AT = ago(20);

const dose: StoredIntake = {
  id: "00000000-0000-4000-9000-00000000dddd",
  medicationId: "00000000-0000-4000-8000-000000000001",
  medicationName: "Doliprane",
  medicationDosage: "500 mg",
  medicationForm: "Comprimé",
  quantityTaken: 1.5,
  quantityDeducted: 1.5,
  loggedBy: LEA,
  takenAt: TAKEN_AT,
  notes: "avec de l’eau",
};

/** The dose itself, as the database has it. */
const asRow = anIntakeRow({
  id: dose.id,
  medication_dosage: "500 mg",
  quantity_taken: 1.5,
  taken_at: TAKEN_AT,
});
const taker = { date_of_birth: "1980-01-01", weight: 70, profile_type: "adult" };

async function open(backend: Backend) {
  let closed = 0;
  const { requests } = await renderScreen(
    <LogIntakeDialog
      open
      profileId={LEA}
      people={[
        { id: LEA, name: "Léa Moreau", level: "own" },
        { id: "another", name: "Hugo Moreau", level: "own" },
      ]}
      medication={{
        id: "00000000-0000-4000-8000-000000000001",
        name: "Doliprane",
        dosage: "500 mg",
        form: "Comprimé",
        currentQuantity: 8,
        expiresOn: day("2090-01-31"),
        ownerId: null,
      }}
      choices={[]}
      corrected={dose}
      onClose={() => {
        closed += 1;
      }}
    />,
    backend,
  );
  await screen.findByRole("dialog", { name: "Corriger une prise de Doliprane" });
  const sent = () => requests.filter(({ url }) => url.endsWith("/rpc/correct_intake"));
  return { sent, requests, closed: () => closed };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false });
const save = () => pressWhenEnabled("Enregistrer la correction");
const corrected: Backend = ({ url }) =>
  url.endsWith("/rpc/correct_intake") ? new Response(null, { status: 204 }) : undefined;

test("the form shows what was noted, and what it sends is what was changed", async () => {
  const { sent, requests, closed } = await open(knowing({ taker, doses: [asRow] }, corrected));
  expect(field("Quantité prise").value).toBe("1,5");
  expect(field("Notes").value).toBe("avec de l’eau");
  fireEvent.change(field("Quantité prise"), { target: { value: "1" } });
  await save();
  await waitFor(() => expect(closed()).toBe(1));
  const [request, ...others] = sent();
  expect(others).toEqual([]);
  expect(await request?.json()).toEqual({
    intake: dose.id,
    profile: LEA,
    quantity: 1,
    taken_at: TAKEN_AT,
    seen_quantity: 1.5,
    seen_at: TAKEN_AT,
    seen_profile: LEA,
    seen_notes: "avec de l’eau",
    notes: "avec de l’eau",
    confirmed_warnings: [],
  });
  const inserted = requests.filter(({ method, url }) => method !== "GET" && !url.includes("/rpc/"));
  expect(inserted).toEqual([]);
  await screen.findByText("Prise de Doliprane corrigée");
});

test("the dose does not count beside itself, and any other one does", async () => {
  const { sent } = await open(knowing({ taker, doses: [asRow] }, corrected));
  await screen.findByText(/^Notée : 1 ½ comprimé/);
  await screen.findByText(/Aucune prise/);
  cleanup();

  const other = anIntakeRow({ medication_dosage: "500 mg", taken_at: ago(15) });
  const again = await open(knowing({ taker, doses: [asRow, other] }, corrected));
  fireEvent.change(field("Quantité prise"), { target: { value: "2" } });
  await save();
  await pressWhenEnabled("Oui, noter 2 comprimés");
  await waitFor(() => expect(again.sent()).toHaveLength(1));
  expect(sent()).toEqual([]);
});

test("a dose that another person took is given to them, and compared with theirs", async () => {
  const { sent, requests, closed } = await open(knowing({ taker }, corrected));
  fireEvent.click(screen.getByRole("radio", { name: /Hugo/ }));
  await waitFor(() =>
    expect(requests.some(({ url }) => url.includes("profile_id=eq.another"))).toBe(true),
  );
  await save();
  await waitFor(() => expect(closed()).toBe(1));
  expect(await sent()[0]?.json()).toMatchObject({ intake: dose.id, profile: "another" });
});

/** @param others what each correction of somebody else made of the dose, before one of this form is accepted */
function overtakenBy(...others: (typeof OTHER)[]): Backend {
  let made = 0;
  return ({ url }) => {
    if (url.endsWith("/rpc/read_corrected_intake")) return Response.json([others[made - 1]]);
    if (!url.endsWith("/rpc/correct_intake")) return undefined;
    if (made === others.length) return new Response(null, { status: 204 });
    made += 1;
    return Response.json({ code: "PT409", message: "no" }, { status: 409 });
  };
}

const OTHER = {
  profile_id: LEA,
  quantity: 2,
  taken_at: ago(15),
  notes: null as string | null,
  corrected_by: "another account" as string | null,
  corrected_by_name: "Camille" as string | null,
};

const spoken = (element: HTMLElement) => element.textContent?.replace(/\s/gu, " ");

async function overtaken(backend: Backend) {
  const form = await open(knowing({ taker }, backend));
  fireEvent.change(field("Quantité prise"), { target: { value: "1" } });
  await save();
  return { ...form, note: await screen.findByRole("alert") };
}

test("what another person corrected stands beside what was typed, which is saved after that", async () => {
  const { sent, note, closed } = await overtaken(
    overtakenBy(OTHER, { ...OTHER, quantity: 3, notes: "au goûter" }),
  );
  expect(spoken(note)).toMatch(
    /^Camille a corrigé cette prise entre-temps : 2 comprimés, .* \d\d:\d\d\./,
  );
  expect(spoken(note)).toMatch(/Vous avez écrit : 1 comprimé, .* \d\d:\d\d\./);
  expect(field("Quantité prise").value).toBe("1");
  await pressWhenEnabled("Enregistrer la mienne");
  await waitFor(() => expect(spoken(note)).toContain("3 comprimés"));
  expect(spoken(note)).toContain("Note : « au goûter »");
  await pressWhenEnabled("Enregistrer la mienne");
  await waitFor(() => expect(closed()).toBe(1));
  const bodies = await Promise.all(sent().map((request) => request.json()));
  expect(bodies).toEqual([
    expect.objectContaining({ quantity: 1, seen_quantity: 1.5, seen_at: TAKEN_AT }),
    expect.objectContaining({ quantity: 1, seen_quantity: 2, seen_at: OTHER.taken_at }),
    expect.objectContaining({ quantity: 1, seen_quantity: 3, seen_notes: "au goûter" }),
  ]);
});

test("the other correction is kept without another question", async () => {
  const { sent, closed } = await overtaken(overtakenBy(OTHER));
  fireEvent.click(screen.getByRole("button", { name: "Garder cette correction" }));
  expect(closed()).toBe(1);
  expect(sent()).toHaveLength(1);
});

test.each([
  {
    other: { ...OTHER, corrected_by: null, corrected_by_name: null },
    said: /^Cette prise a été corrigée entre-temps : 2 comprimés/,
  },
  { other: { ...OTHER, profile_id: "another" }, said: /\. Pour Hugo Moreau\./ },
])("the other correction says what is known of it: $said", async ({ other, said }) => {
  const { note } = await overtaken(overtakenBy(other));
  expect(spoken(note)).toMatch(said);
});

test("a conflict in which nothing was corrected is said as one", async () => {
  await overtaken(overtakenBy({ ...OTHER, quantity: 1.5, taken_at: TAKEN_AT, notes: dose.notes }));
  await screen.findByText(/^Cet élément a changé entre-temps/);
  expect(screen.queryByText(/entre-temps :/)).toBeNull();
});

test.each([
  ["PT404", 404, "Cet élément n’existe plus."],
  ["42501", 403, "Vous n’avez pas le droit de faire cela."],
] as const)(
  "%s is said above the buttons, and nothing typed is lost",
  async (code, status, words) => {
    const { closed } = await open(
      knowing({ taker }, ({ url }) =>
        url.endsWith("/rpc/correct_intake")
          ? Response.json({ code, message: "no" }, { status })
          : undefined,
      ),
    );
    fireEvent.change(field("Quantité prise"), { target: { value: "1" } });
    await save();
    await screen.findByText(words);
    expect(field("Quantité prise").value).toBe("1");
    expect(closed()).toBe(0);
  },
);
