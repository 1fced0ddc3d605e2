import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { knowing } from "#testing/builders/dose-form-backend.ts";
import { anIntakeRow } from "#testing/builders/intake-row.ts";
import { pressWhenEnabled } from "#testing/harness/press-when-enabled.ts";
import { type Backend, renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { LogIntakeDialog } from "./log-intake-dialog.tsx";
import type { TakenMedication } from "./taken-medication.ts";

afterEach(cleanup);

const LEA = "00000000-0000-4000-8000-00000000aaaa";
const box: TakenMedication = {
  id: "00000000-0000-4000-8000-000000000001",
  name: "Doliprane",
  dosage: "1000 mg",
  form: "Comprimé",
  currentQuantity: 2,
  expiresOn: day("2090-01-31"),
  ownerId: LEA,
};

const SPASFON = "00000000-0000-4000-8000-000000000002";

/** The database's answer to a dose: the row it made, or none when it knew its id. */
const made = () => Response.json([{ id: "made" }], { status: 201 });

const SHELF = [box, { ...box, id: SPASFON, name: "Spasfon" }];

async function open(
  backend: Backend = knowing({}),
  medication: TakenMedication | null = box,
  choices: readonly TakenMedication[] = SHELF,
) {
  let closed = 0;
  const { requests } = await renderScreen(
    <LogIntakeDialog
      open
      profileId={LEA}
      people={[{ id: LEA, name: "Léa Moreau", level: "own" }]}
      medication={medication}
      choices={choices}
      onClose={() => {
        closed += 1;
      }}
    />,
    backend,
  );
  await screen.findByRole("dialog", { name: /^Noter une prise/ });
  const sent = () =>
    requests.filter(({ method, url }) => method === "POST" && !url.includes("/rpc/"));
  return { requests, sent, closed: () => closed };
}

const quantityField = () =>
  screen.getByLabelText<HTMLInputElement>("Quantité prise", { exact: false });
/** What is proposed comes with the last doses. */
const proposed = (value: string) => waitFor(() => expect(quantityField().value).toBe(value));
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
/** As shown, with the spaces of a keyboard. */
const lastDoses = async () =>
  (await screen.findByRole("region", { name: "Dernières prises" })).textContent?.replace(
    /\s/gu,
    " ",
  );

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
const submit = () => pressWhenEnabled("Noter la prise");

const syrup: TakenMedication = { ...box, name: "Efferalgan", dosage: "30 mg/mL", form: "Sirop" };
const otherSyrup = {
  id: "of-julien",
  user_id: "julien",
  medication_id: "00000000-0000-4000-8000-000000000009",
  medication_dosage: "2,4 %",
  medication_form: "Sirop",
  quantity_taken: 7,
} as const;

test("a dose of the same substance from another box, given by somebody else, is told first", async () => {
  await open(
    knowing({
      doses: [anIntakeRow({ ...otherSyrup, taken_at: ago(45) })],
      givers: { "of-julien": "Julien" },
    }),
    syrup,
  );
  const said = await lastDoses();
  expect(said).toMatch(/^Noté sur 24 h : 1 dose, 168 mg de paracétamol/);
  expect(said).toMatch(
    /Dernière dose (à|le) .*\(il y a 4[45] minutes\), 7\smL de sirop, donnée par Julien \(Doliprane 2,4\s%\)\./,
  );
  expect(said).toContain("Nous n’avons pas relu la notice de ce produit");
  expect(screen.queryByText(/Aucune prise/)).toBeNull();
  expect(quantityField().value).toBe("");
});

test("an amount that is not known makes the sum a least", async () => {
  await open(
    knowing({
      doses: [
        anIntakeRow({ ...otherSyrup, taken_at: ago(45) }),
        anIntakeRow({ medication_dosage: "sachet", taken_at: ago(600) }),
      ],
    }),
    syrup,
  );
  expect(await lastDoses()).toMatch(/^Noté sur 24 h : 2 doses, 168 mg de paracétamol \(au moins\)/);
});

test("a dose of unknown substance is shown beside a box that is known, and never hidden", async () => {
  await open(knowing({ doses: [anIntakeRow({ medication_name: "Sirop maison" })] }));
  expect(await lastDoses()).toMatch(/substance inconnue de Trousse.*Sirop maison/);
  expect(screen.queryByText(/^Aucune prise/)).toBeNull();
});

test("a box of unknown substance says so and shows every dose of the day", async () => {
  await open(knowing({ doses: [anIntakeRow(otherSyrup)] }), { ...syrup, name: "Sirop maison" });
  const said = await lastDoses();
  expect(said).toMatch(/^Substance inconnue de Trousse/);
  expect(said).toContain("Doliprane 2,4 %");
});

test("before the first dose it says that there was none, of this box and of the substance", async () => {
  await open();
  expect(await lastDoses()).toBe(
    "Aucune prise notée pour ce médicament, ni d’une autre boîte de paracétamol depuis 48 h." +
      "Nous n’avons pas relu la notice de ce produit : pas d’heure ni de maximum affichés.",
  );
});

test("a dose longer ago is told of the product alone", async () => {
  await open(knowing({ last: anIntakeRow({ taken_at: ago(5 * 1440 + 2) }) }));
  expect(await lastDoses()).toMatch(
    /^Il y a 5 jours, le .* : 1 comprimé \(1000 mg\)\.Depuis 48 h, aucune prise notée/,
  );
});

test("what is not read yet, or cannot be read, is never called none", async () => {
  await open(() => undefined);
  expect(screen.queryByText(/Aucune prise/i)).toBeNull();
  cleanup();
  await open(() => Response.json({ code: "XX000", message: "no" }, { status: 500 }));
  expect(await screen.findByText(/Impossible de vérifier les dernières prises/)).toBeDefined();
  expect(screen.queryByText(/Aucune prise/i)).toBeNull();
  expect(screen.getByRole("button", { name: "Réessayer" })).toBeDefined();
});

test.each([
  {
    about: "what was taken last",
    known: { last: anIntakeRow({ quantity_taken: 1.5 }) },
    value: "1,5",
  },
  {
    about: "the schedule",
    known: { box: { medication_reminders: [{ quantity: 2 }, { quantity: 2 }] } },
    value: "2",
  },
  {
    about: "one unit, where the schedule has two minds",
    known: { box: { medication_reminders: [{ quantity: 2 }, { quantity: 3 }] } },
    value: "1",
  },
  { about: "one unit", known: {}, value: "1" },
])("the quantity proposes $about", async ({ known, value }) => {
  await open(knowing(known));
  await proposed(value);
});

test("of a syrup nothing is proposed before a first dose: it is asked for in millilitres", async () => {
  const { sent } = await open(knowing({}), { ...box, name: "Toplexil", form: "Sirop" });
  await lastDoses();
  expect(quantityField().value).toBe("");
  expect(screen.getByText(/En mL, d’après la pipette/)).toBeDefined();
  await submit();
  expect(await screen.findByText("Ce champ est obligatoire.")).toBeDefined();
  expect(sent()).toHaveLength(0);
});

test("what was typed is not changed by what is proposed", async () => {
  let answer: (is: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  await open((request) => (request.url.includes("/profiles") ? late : knowing({})(request)));
  type("Quantité prise", "2");
  answer(rows([{ date_of_birth: null, weight: null }]));
  await lastDoses();
  expect(quantityField().value).toBe("2");
});

test("a digit replaces what is proposed while the field has the focus", async () => {
  let answer: (is: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  await open((request) => (request.url.includes("/profiles") ? late : knowing({})(request)));
  const field = quantityField();
  field.focus();
  answer(rows([{ date_of_birth: null, weight: null }]));
  await proposed("1");
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 1]);
});

test("coming to the field selects what is proposed, and leaves what was typed", async () => {
  await open(knowing({}));
  await proposed("1");
  const field = quantityField();
  field.focus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 1]);
  type("Quantité prise", "25");
  field.blur();
  field.setSelectionRange(2, 2);
  field.focus();
  expect(field.selectionStart).toBe(2);
});

test("an odd amount is asked about once more with its numbers, and logged all the same", async () => {
  const { sent, closed } = await open(
    knowing({ taker: { date_of_birth: null, weight: 17 } }, made),
    { ...syrup, currentQuantity: 100 },
  );
  await lastDoses();
  type("Quantité prise", "80");
  await submit();
  expect((await screen.findByText(/2\s400\smg/)).textContent?.replace(/\s/gu, " ")).toBe(
    "80 mL de sirop, soit 2 400 mg de paracétamol en une seule prise, pour 17 kg (environ 141 mg/kg) : est-ce bien ce qui a été pris ?",
  );
  expect(sent()).toHaveLength(0);
  // Another number is another question.
  type("Quantité prise", "81");
  expect(screen.queryByText(/est-ce bien/)).toBeNull();
  await submit();
  await pressWhenEnabled(/^Oui, noter 81/);
  await waitFor(() => expect(closed()).toBe(1));
  expect(await sent()[0]?.json()).toMatchObject({ quantity_taken: 81 });
});

test("a dose that somebody else has just logged is asked about: the same, or two?", async () => {
  const backend = knowing(
    {
      doses: [anIntakeRow({ ...otherSyrup, taken_at: ago(3) })],
      givers: { "of-julien": "Julien" },
    },
    made,
  );
  const first = await open(backend, syrup);
  await lastDoses();
  type("Quantité prise", "7");
  await submit();
  const asked = await screen.findByText(
    /a noté une dose il y a .+ Est-ce la même \? Dose notée : .+, 7\smL de sirop, .+\.$/,
  );
  expect(asked.textContent).not.toMatch(/[()]/);
  fireEvent.click(screen.getByRole("button", { name: "C’est la même : ne rien noter" }));
  expect(first.closed()).toBe(1);
  expect(first.sent()).toHaveLength(0);
  cleanup();
  const second = await open(backend, syrup);
  await lastDoses();
  type("Quantité prise", "7");
  await submit();
  await pressWhenEnabled(/^Oui, noter 7/);
  await waitFor(() => expect(second.closed()).toBe(1));
});

test.each([
  { field: "Quantité prise", typed: "", sentence: "Ce champ est obligatoire." },
  {
    field: "Quantité prise",
    typed: "0",
    sentence: "Écrivez une quantité plus grande que 0 : 0,001 au moins.",
  },
  { field: "Quantité prise", typed: "deux", sentence: "Écrivez un nombre, par exemple 1 ou 1,5." },
  {
    field: "Date et heure",
    typed: "2090-01-01T10:00",
    sentence: "Une prise se note une fois prise : choisissez un moment passé.",
  },
])("$field refuses «$typed» and takes the focus", async ({ field, typed, sentence }) => {
  const { sent } = await open();
  await proposed("1");
  type(field, typed);
  await submit();
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(field, { exact: false }));
  expect(sent()).toHaveLength(0);
});

test("a quarter is a dose", async () => {
  const { sent, closed } = await open(knowing({}, made));
  await proposed("1");
  type("Quantité prise", "0,25");
  await submit();
  await waitFor(() => expect(closed()).toBe(1));
  expect(await sent()[0]?.json()).toMatchObject({ quantity_taken: 0.25 });
});

test("a dose larger than the stock is warned about and logged all the same", async () => {
  const { sent, closed } = await open(knowing({}, made), {
    ...box,
    name: "Spasfon",
    dosage: "80 mg",
  });
  await proposed("1");
  type("Quantité prise", "3");
  expect(await screen.findByText(/plus que le stock noté/)).toBeDefined();
  await submit();
  await waitFor(() => expect(closed()).toBe(1));
  expect(await sent()[0]?.json()).toMatchObject({ quantity_taken: 3, medication_id: box.id });
});

test("an expired box is warned about", async () => {
  await open(knowing({}), { ...box, expiresOn: day("2020-01-31") });
  expect(screen.getByText(/Cette boîte est périmée/)).toBeDefined();
});

test("a screen reader is told, with the title, of the last dose and that the box is expired", async () => {
  await open(
    knowing({
      doses: [anIntakeRow({ ...otherSyrup, taken_at: ago(45) })],
      givers: { "of-julien": "Julien" },
    }),
    { ...syrup, expiresOn: day("2020-01-31") },
  );
  await lastDoses();
  const dialog = screen.getByRole("dialog");
  const described = (dialog.getAttribute("aria-describedby") ?? "").split(" ");
  const words = () => described.map((id) => document.getElementById(id)?.textContent ?? "");
  await waitFor(() => expect(words().every((each) => each !== "")).toBe(true));
  expect(words()).toHaveLength(3);
  expect(words().join(" ")).toContain("Léa Moreau");
  expect(words().join(" ")).toContain("périmé");
  expect(words().join(" ").replace(/\s/gu, " ")).toMatch(/Dernière dose .* donnée par Julien/);
});

test("a lost answer keeps what was typed, and the second try is the same dose", async () => {
  let isLost = true;
  const { sent, closed } = await open(
    knowing({}, () => {
      if (isLost) throw new TypeError("Failed to fetch");
      return made();
    }),
  );
  await proposed("1");
  type("Notes", "avec un verre d’eau");
  await submit();
  expect(await screen.findByText("La prise n’a pas été notée. Réessayez.")).toBeDefined();
  expect(await screen.findByText(/Connexion perdue/)).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Notes", { exact: false }).value).toBe(
    "avec un verre d’eau",
  );
  isLost = false;
  await submit();
  await waitFor(() => expect(closed()).toBe(1));
  const ids = await Promise.all(sent().map(async (request) => (await request.json()).id));
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
});

test("it says whose dose it is", async () => {
  await open();
  expect(screen.getByText("1000 mg, pour Léa Moreau")).toBeDefined();
});

test("a dose that had arrived before its answer got lost is corrected, not counted twice", async () => {
  let isKnown = false;
  const { requests, closed } = await open((request) => {
    const { method, url } = request;
    if (url.includes("id=eq.") && url.includes("/medication_intake_logs") && method === "GET") {
      return rows([anIntakeRow({ quantity_taken: 1 })]);
    }
    return knowing({}, () => {
      if (method === "POST" && !isKnown) {
        isKnown = true;
        return new Response(null, { status: 502 });
      }
      if (method === "POST") return isKnown && wasDeleted() ? made() : Response.json([]);
      return Response.json([{ id: "made" }]);
    })(request);
  });
  await proposed("1");
  const wasDeleted = () => requests.some(({ method }) => method === "DELETE");
  await submit();
  expect(await screen.findByText(/Connexion perdue/)).toBeDefined();
  type("Quantité prise", "2");
  await submit();
  await pressWhenEnabled(/^Oui, noter 2/);
  await waitFor(() => expect(closed()).toBe(1));
  const written = requests
    .filter(({ method, url }) => method !== "GET" && !url.includes("/rpc/"))
    .map(({ method }) => method);
  expect(written).toEqual(["POST", "POST", "DELETE", "POST"]);
});

test("a logged dose can be taken back at once", async () => {
  const { requests, closed } = await open(
    knowing({}, ({ method }) => (method === "POST" ? made() : Response.json([{ id: "made" }]))),
  );
  await proposed("1");
  await submit();
  await waitFor(() => expect(closed()).toBe(1));
  const [sent] = requests.filter(({ method, url }) => method === "POST" && !url.includes("/rpc/"));
  const id = (await sent?.json())?.id;
  fireEvent.click(await screen.findByText("Annuler"));
  expect(await screen.findByText("Prise supprimée")).toBeDefined();
  const [deleted] = requests.filter(({ method }) => method === "DELETE");
  expect(deleted?.url).toContain(`id=eq.${id}`);
});

test("without a box, one must be chosen before anything is sent", async () => {
  const { sent, closed } = await open(knowing({}, made), null);
  await submit();
  expect(await screen.findByText("Choisissez un médicament.")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText("Médicament"));
  expect(sent()).toHaveLength(0);
  type("Médicament", SPASFON);
  await proposed("1");
  await submit();
  await waitFor(() => expect(closed()).toBe(1));
  expect(await sent()[0]?.json()).toMatchObject({ medication_id: SPASFON });
  expect(
    await screen.findByText("Prise notée pour Léa Moreau : Spasfon, 1 comprimé"),
  ).toBeDefined();
});

test("an empty cabinet says that there is nothing to take from", async () => {
  await open(knowing({}), null, []);
  expect(screen.getByText("Aucune boîte utilisable pour cette prise")).toBeDefined();
});
