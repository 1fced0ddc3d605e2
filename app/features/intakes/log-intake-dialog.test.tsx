import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { day } from "../../../domain/calendar/day.ts";
import { anIntakeRow } from "../../../testing/an-intake-row.ts";
import { type Backend, renderScreen, rows } from "../../../testing/render-screen.tsx";
import { LogIntakeDialog, type TakenMedication } from "./log-intake-dialog.tsx";

afterEach(cleanup);

const box: TakenMedication = {
  id: "00000000-0000-4000-8000-000000000001",
  name: "Doliprane",
  dosage: "1000 mg",
  form: "Comprimé",
  currentQuantity: 2,
  expiresOn: day("2090-01-31"),
};

const SPASFON = "00000000-0000-4000-8000-000000000002";

/** The database's answer to a dose: the row it made, or none when it knew its id. */
const made = () => Response.json([{ id: "made" }], { status: 201 });

const SHELF = [box, { ...box, id: SPASFON, name: "Spasfon" }];

async function open(
  backend: Backend,
  medication: TakenMedication | null = box,
  choices: readonly TakenMedication[] = SHELF,
) {
  let closed = 0;
  const { requests } = await renderScreen(
    <LogIntakeDialog
      open
      profileId="00000000-0000-4000-8000-00000000aaaa"
      person="Léa Moreau"
      medication={medication}
      choices={choices}
      onClose={() => {
        closed += 1;
      }}
    />,
    backend,
  );
  await screen.findByRole("dialog", { name: /^Noter une prise/ });
  const sent = () => requests.filter(({ method }) => method === "POST");
  return { requests, sent, closed: () => closed };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole("button", { name: "Enregistrer la prise" }));

test("before anything else it says when the last dose was given", async () => {
  await open(() =>
    rows([anIntakeRow({ taken_at: new Date(Date.now() - 2.5 * 3_600_000).toISOString() })]),
  );
  expect(await screen.findByText(/^Il y a 2h, le .* : 1 comprimé \(1000 mg\)\.$/)).toBeDefined();
});

test("when the last dose cannot be read it says so, instead of letting believe there was none", async () => {
  await open(() => Response.json({ code: "XX000", message: "no" }, { status: 500 }));
  expect(await screen.findByText(/Impossible de lire la dernière prise/)).toBeDefined();
  expect(screen.queryByText("Aucune prise notée pour ce médicament.")).toBeNull();
});

test.each([
  { field: "Quantité prise", typed: "", sentence: "Ce champ est obligatoire." },
  { field: "Quantité prise", typed: "0,5", sentence: "La quantité est d’au moins 1." },
  { field: "Quantité prise", typed: "deux", sentence: "Écrivez un nombre, par exemple 1 ou 1,5." },
  {
    field: "Date et heure",
    typed: "2090-01-01T10:00",
    sentence: "Une prise se note une fois prise : choisissez un moment passé.",
  },
])("$field refuses «$typed» and takes the focus", async ({ field, typed, sentence }) => {
  const { sent } = await open(() => rows([]));
  type(field, typed);
  submit();
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(field, { exact: false }));
  expect(sent()).toHaveLength(0);
});

test("a dose larger than the stock is warned about and logged all the same", async () => {
  const { sent, closed } = await open(({ method }) => (method === "POST" ? made() : rows([])));
  type("Quantité prise", "3");
  expect(await screen.findByText(/plus que le stock noté/)).toBeDefined();
  submit();
  await waitFor(() => expect(closed()).toBe(1));
  expect(await sent()[0]?.json()).toMatchObject({ quantity_taken: 3, medication_id: box.id });
});

test("an expired box is warned about", async () => {
  await open(() => rows([]), { ...box, expiresOn: day("2020-01-31") });
  expect(screen.getByText(/Cette boîte est expirée/)).toBeDefined();
});

test("a lost answer keeps what was typed, and the second try is the same dose", async () => {
  let isLost = true;
  const { sent, closed } = await open(({ method }) => {
    if (method !== "POST") return rows([]);
    if (isLost) throw new TypeError("Failed to fetch");
    return made();
  });
  type("Notes", "avec un verre d’eau");
  submit();
  expect(await screen.findByText("Impossible d'enregistrer la prise")).toBeDefined();
  expect(await screen.findByText(/Connexion perdue/)).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Notes", { exact: false }).value).toBe(
    "avec un verre d’eau",
  );
  isLost = false;
  submit();
  await waitFor(() => expect(closed()).toBe(1));
  const ids = await Promise.all(sent().map(async (request) => (await request.json()).id));
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
});

test("it says whose dose it is", async () => {
  await open(() => rows([]));
  expect(screen.getByText("1000 mg, pour Léa Moreau")).toBeDefined();
});

test("another box of the same name counts as a dose given", async () => {
  const { requests } = await open(() => rows([]));
  await screen.findByText("Aucune prise notée pour ce médicament.");
  const asked = new URL(requests[0]?.url ?? "").searchParams;
  expect(asked.get("or")).toBe(`(medication_id.eq.${box.id},medication_name.eq."Doliprane")`);
});

test("a dose that had arrived before its answer got lost is corrected, not counted twice", async () => {
  let isKnown = false;
  const { requests, closed } = await open(({ method }) => {
    if (method === "POST" && !isKnown) {
      isKnown = true;
      return new Response(null, { status: 502 });
    }
    if (method === "POST") return isKnown && wasDeleted() ? made() : Response.json([]);
    if (method === "DELETE") return Response.json([{ id: "made" }]);
    return rows([anIntakeRow({ quantity_taken: 1 })]);
  });
  const wasDeleted = () => requests.some(({ method }) => method === "DELETE");
  submit();
  expect(await screen.findByText(/Connexion perdue/)).toBeDefined();
  type("Quantité prise", "2");
  submit();
  await waitFor(() => expect(closed()).toBe(1));
  const written = requests.filter(({ method }) => method !== "GET").map(({ method }) => method);
  expect(written).toEqual(["POST", "POST", "DELETE", "POST"]);
});

test("a logged dose can be taken back at once", async () => {
  const { requests, closed } = await open(({ method }) => {
    if (method === "POST") return made();
    return method === "DELETE" ? Response.json([{ id: "made" }]) : rows([]);
  });
  submit();
  await waitFor(() => expect(closed()).toBe(1));
  const [sent] = requests.filter(({ method }) => method === "POST");
  const id = (await sent?.json())?.id;
  fireEvent.click(await screen.findByText("Annuler"));
  expect(await screen.findByText("Prise supprimée")).toBeDefined();
  const [deleted] = requests.filter(({ method }) => method === "DELETE");
  expect(deleted?.url).toContain(`id=eq.${id}`);
});

test("without a box, one must be chosen before anything is sent", async () => {
  const { sent, closed } = await open(
    ({ method }) => (method === "POST" ? made() : rows([])),
    null,
  );
  submit();
  expect(await screen.findByText("Choisissez un médicament.")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText("Médicament"));
  expect(sent()).toHaveLength(0);
  type("Médicament", SPASFON);
  expect(await screen.findByText("Aucune prise notée pour ce médicament.")).toBeDefined();
  submit();
  await waitFor(() => expect(closed()).toBe(1));
  expect(await sent()[0]?.json()).toMatchObject({ medication_id: SPASFON });
  expect(await screen.findByText("Prise de Spasfon enregistrée")).toBeDefined();
});

test("an empty cabinet says that there is nothing to take from", async () => {
  await open(() => rows([]), null, []);
  expect(screen.getByText("Aucun médicament disponible pour cette prise")).toBeDefined();
});
