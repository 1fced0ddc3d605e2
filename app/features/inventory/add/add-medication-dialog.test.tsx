import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aMedicationRow } from "#testing/builders/medication-row.ts";
import { type Backend, renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { AddMedicationDialog } from "./add-medication-dialog.tsx";

afterEach(cleanup);

async function open(backend: Backend) {
  let closed = 0;
  const { requests } = await renderScreen(
    <AddMedicationDialog
      open
      person={null}
      profileId="00000000-0000-4000-8000-00000000aaaa"
      onClose={() => {
        closed += 1;
      }}
    />,
    backend,
  );
  await screen.findByRole("dialog", { name: "Ajouter un médicament" });
  const sent = () =>
    requests.filter(({ method, url }) => method === "POST" && url.includes("/save_box"));
  return { requests, sent, closed: () => closed };
}

const savedBox = async (request: Request | undefined) => (await request?.json())?.box;

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
}

function submit() {
  fireEvent.click(screen.getByRole("button", { name: "Ajouter" }));
}

function fill() {
  type("Nom du médicament", "Smecta");
  type("Dosage", "3 g");
  fireEvent.click(screen.getByRole("radio", { name: "Sirop" }));
  type("Quantité actuelle", "10");
  type("Quantité totale", "30");
  type("Date de péremption", "05/2030");
}

test("twelve rarer forms are shown on a press, and the one that was chosen stays", async () => {
  await open(() => rows([]));
  expect(screen.getAllByRole("radio", { name: /^(Comprimé|Gélule|Sirop|Crème)$/ })).toHaveLength(4);
  expect(screen.queryByRole("radio", { name: "Suppositoire" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Autres formes" }));
  fireEvent.click(screen.getByRole("radio", { name: "Collyre" }));
  expect(screen.getAllByText("En gouttes")).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: "Moins de formes" }));
  expect(screen.queryByRole("radio", { name: "Suppositoire" })).toBeNull();
  expect(screen.getByRole("radio", { name: "Collyre" })).toHaveProperty("checked", true);
});

test("a name that resembles a known one is asked about once, and the answer is the name that is sent", async () => {
  const { sent } = await open(() => rows([]));
  fill();
  // A space too many is not part of the name.
  type("Nom du médicament", "dolipranne  500");
  submit();
  const question = await screen.findByRole("region", {
    name: "« dolipranne 500 » ressemble à un nom connu. Que contient cette boîte ?",
  });
  expect(document.activeElement).toBe(question);
  expect(sent()).toHaveLength(0);
  fireEvent.click(screen.getByRole("button", { name: "Paracétamol : « Doliprane 500 »" }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await savedBox(sent()[0])).toMatchObject({ name: "Doliprane 500" });
});

test.each(["Ce n’est pas cela", "Je ne sais pas"])(
  "'%s' keeps the name as typed, and a second press does not ask again",
  async (answer) => {
    const { sent } = await open(({ method }) =>
      method === "POST"
        ? Response.json({ code: "XX000", message: "no" }, { status: 500 })
        : rows([]),
    );
    fill();
    type("Nom du médicament", "Allerga");
    submit();
    fireEvent.click(await screen.findByRole("button", { name: answer }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(await savedBox(sent()[0])).toMatchObject({ name: "Allerga" });
    submit();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(screen.queryByRole("region")).toBeNull();
  },
);

test("another name typed meanwhile takes the question away, and names that are known are not asked about", async () => {
  const { sent } = await open(() => rows([]));
  fill();
  type("Nom du médicament", "dolipranne");
  submit();
  await screen.findByRole("region");
  type("Nom du médicament", "Doliprane");
  expect(screen.queryByRole("region")).toBeNull();
  submit();
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test("an empty form is refused: each required field says why, the first has the focus, nothing is sent", async () => {
  const { sent } = await open(() => rows([]));
  submit();
  expect(await screen.findByText("Indiquez le nom du médicament.")).toBeDefined();
  expect(screen.getByText("Choisissez une forme.")).toBeDefined();
  expect(screen.getByText("Indiquez la quantité actuelle, 0 si la boîte est vide.")).toBeDefined();
  expect(screen.getByText("Indiquez la date de péremption.")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText("Nom du médicament"));
  expect(sent()).toHaveLength(0);
});

test.each([
  {
    field: "Quantité actuelle",
    typed: "-1",
    sentence: "La quantité actuelle ne peut pas être négative.",
  },
  { field: "Quantité totale", typed: "0", sentence: "La quantité totale est d’au moins 1." },
  {
    field: "Quantité totale",
    typed: "beaucoup",
    sentence: "Écrivez un nombre, par exemple 12 ou 1,5.",
  },
  {
    field: "Date de péremption",
    typed: "31/02/2030",
    sentence: "Cette date n’existe pas. Écrivez 31/05/2027, ou 05/2027.",
  },
])("$field refuses $typed and takes the focus", async ({ field, typed, sentence }) => {
  const { sent } = await open(() => rows([]));
  fill();
  type(field, typed);
  submit();
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(field));
  expect(sent()).toHaveLength(0);
});

test("a failed save keeps what was typed, says the specified sentence, and a second try names the same row", async () => {
  let isBroken = true;
  const { sent, closed } = await open(({ method }) => {
    if (method !== "POST") return rows([]);
    return isBroken
      ? Response.json({ message: "no", code: "XX000" }, { status: 500 })
      : Response.json(aMedicationRow({ name: "Smecta" }), { status: 201 });
  });
  fill();
  submit();
  expect(await screen.findByText("Le médicament n’a pas été ajouté. Réessayez.")).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>("Nom du médicament").value).toBe("Smecta");
  isBroken = false;
  submit();
  await waitFor(() => expect(closed()).toBe(1));
  const ids = await Promise.all(sent().map(async (request) => (await savedBox(request)).id));
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
});

test("a chosen proposal fills the form, and the box remembers where it came from", async () => {
  const { sent, closed } = await open(({ url, method }) => {
    if (url.includes("/search_medication_references")) return Response.json([DAFALGAN]);
    return method === "POST"
      ? Response.json(aMedicationRow({ name: "Dafalgan" }), { status: 201 })
      : rows([]);
  });
  await chooseDafalgan();
  expect(screen.getByLabelText<HTMLInputElement>("Quantité totale").value).toBe("16");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Gélule" }).checked).toBe(true);
  expect(screen.getByText("Source : BDPM, mise à jour du 28/04/2026")).toBeTruthy();
  type("Date de péremption", "05/2030");
  submit();
  await waitFor(() => expect(closed()).toBe(1));
  expect(await savedBox(sent()[0])).toMatchObject({
    reference_id: DAFALGAN.id,
    name: "Dafalgan",
    dosage: "500 mg",
    form: "Gélule",
    current_quantity: 16,
    total_quantity: 16,
    posology: "1 gélule par prise",
    expiry_date: "2030-05-31",
  });
});

test("a chosen medicine that has left the list says so", async () => {
  await open(({ url }) =>
    url.includes("/search_medication_references")
      ? Response.json([{ ...DAFALGAN, withdrawn_at: "2026-04-28T00:00:00Z" }])
      : rows([]),
  );
  await chooseDafalgan();
  expect(
    screen.getByText("Source : BDPM, mise à jour du 28/04/2026").parentElement?.textContent,
  ).toContain("N’est plus dans la liste officielle");
});

test("a dictated name is asked for as the list writes it, and no keyboard corrects it", async () => {
  const asked: unknown[] = [];
  await open((request) => {
    if (!request.url.includes("/search_medication_references")) return rows([]);
    asked.push(request.clone().json());
    return Response.json([DAFALGAN]);
  });
  type("Nom du médicament", "J’ai une boîte de Dafalgan cinq cents milligrammes.");
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(await asked[0]).toMatchObject({
    query: "dafalgan 500 mg",
    substances: [expect.stringMatching(/^paracetamol\|/)],
  });
  const field = screen.getByLabelText("Nom du médicament");
  expect(field.getAttribute("autocorrect")).toBe("off");
  expect(field.getAttribute("spellcheck")).toBe("false");
  expect(field.getAttribute("autocapitalize")).toBe("words");
  expect(field.getAttribute("enterkeyhint")).toBe("next");
});

test("a name typed over a chosen one is another medicine", async () => {
  const { sent } = await open(({ url, method }) => {
    if (url.includes("/search_medication_references")) return Response.json([DAFALGAN]);
    return method === "POST" ? Response.json(aMedicationRow(), { status: 201 }) : rows([]);
  });
  await chooseDafalgan();
  fill();
  expect(screen.queryByText(/BDPM/)).toBeNull();
  submit();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await savedBox(sent()[0])).toMatchObject({ name: "Smecta", reference_id: null });
});

test("another strength than the chosen one's is another medicine", async () => {
  const { sent } = await open(({ url, method }) => {
    if (url.includes("/search_medication_references")) return Response.json([DAFALGAN]);
    return method === "POST" ? Response.json(aMedicationRow(), { status: 201 }) : rows([]);
  });
  await chooseDafalgan();
  type("Dosage", "1 g");
  expect(screen.queryByText(/BDPM/)).toBeNull();
  type("Date de péremption", "05/2030");
  submit();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await savedBox(sent()[0])).toMatchObject({
    name: "Dafalgan",
    dosage: "1 g",
    reference_id: null,
  });
});

async function chooseDafalgan() {
  // Without its `inputType` the letters would pass for a browser's autofill, which proposes nothing.
  fireEvent.input(screen.getByLabelText("Nom du médicament"), {
    target: { value: "daf" },
    inputType: "insertText",
  });
  fireEvent.click(await screen.findByRole("option", { name: /Dafalgan 500\smg/ }));
}

const DAFALGAN = {
  id: "00000000-0000-4000-8000-00000000dafa",
  name: "Dafalgan",
  name_es: null,
  dosage: "500 mg",
  form: "Gélule",
  prescription_required: "Non",
  active_molecule: "Paracétamol",
  side_effects: null,
  side_effects_es: null,
  default_posology: "1 gélule par prise",
  default_posology_es: null,
  default_quantity: 16,
  source: "Base de données publique des médicaments (ANSM, HAS, Assurance maladie)",
  source_date: "2026-04-28",
  withdrawn_at: null,
};

test("usual places are suggested for where it is kept, and others are typed", async () => {
  const { sent } = await open(() => rows([]));
  fill();
  const field = screen.getByLabelText<HTMLInputElement>("Où elle est rangée", { exact: false });
  const suggested = [...(field.list?.options ?? [])].map(({ value }) => value);
  expect(suggested).toContain("Réfrigérateur");
  expect(suggested.join()).not.toMatch(/bain|voiture/i);
  type("Où elle est rangée", "Tiroir du bureau");
  submit();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await savedBox(sent()[0])).toMatchObject({ location: "Tiroir du bureau" });
});
