import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aMedicationRow } from "#testing/builders/medication-row.ts";
import {
  CAPSULE,
  HUGO,
  openFillCabinet,
  PROFILE,
  paste,
  row,
  SMECTA,
} from "#testing/harness/open-fill-cabinet.tsx";

afterEach(cleanup);

test("lines become rows, the field is empty again, and one request adds them all", async () => {
  const { sent } = await openFillCabinet();
  paste("Doliprane 1000 gélules, 06/30\nSmecta, 07/30, 2 boîtes\nAmoxicilline 500 mg, août 2030");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Écrire ou coller une liste").value).toBe("");
  fireEvent.click(await screen.findByRole("button", { name: "Ajouter les 4" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    profile_id: PROFILE,
    boxes: [
      {
        name: "Doliprane",
        dosage: "1000 mg",
        form: "Gélule",
        reference_id: CAPSULE.id,
        total_quantity: 8,
        current_quantity: 8,
        expiry_date: "2030-06-30",
        is_common: true,
      },
      {
        name: "Smecta",
        dosage: "3 g",
        form: "Sachet",
        total_quantity: 30,
        current_quantity: 60,
        expiry_date: "2030-07-31",
        is_common: true,
      },
      { name: "Amoxicilline", form: "Gélule", expiry_date: "2030-08-31", is_common: false },
    ],
  });
  await waitFor(() => expect(screen.queryByText("Boîte 1")).toBeNull());
  // One of the three lines is of two boxes.
  expect(screen.getByText("4 boîtes sont dans l’inventaire")).toBeDefined();
});

test("each row says for whom, and goes to the list of the person chosen", async () => {
  const { sent } = await openFillCabinet();
  paste("Amoxicilline 500 mg, août 2030\nAmoxicilline 500 mg, 09/30\nSmecta, 07/30");
  await screen.findByRole("button", { name: "Ajouter les 3" });
  const whose = (number: number) => row(number).getByLabelText<HTMLSelectElement>("Pour qui");
  const said = (number: number) => whose(number).selectedOptions[0]?.text;
  expect([1, 2, 3].map(said)).toEqual(["Pour Zoé", "Pour Zoé", "Pour toute la maison"]);
  expect([...whose(1).options].map(({ text }) => text)).toEqual([
    "Pour Zoé",
    "Pour Hugo",
    "Pour toute la maison",
  ]);
  fireEvent.change(whose(2), { target: { value: HUGO } });
  fireEvent.change(whose(3), { target: { value: HUGO } });
  fireEvent.click(screen.getByRole("button", { name: "Ajouter les 3" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(
    sent.map(({ profile_id, boxes }) => [profile_id, ...boxes.map(({ name }) => name)]),
  ).toEqual([
    [PROFILE, "Amoxicilline"],
    [HUGO, "Amoxicilline", "Smecta"],
  ]);
  expect(sent[1]?.boxes).toMatchObject([{ is_common: false }, { is_common: false }]);
  await screen.findByText("3 boîtes sont dans l’inventaire");
});

test("a row back for everybody goes with the list that is shown", async () => {
  const { sent } = await openFillCabinet();
  paste("Amoxicilline 500 mg, août 2030");
  await screen.findByRole("button", { name: "Ajouter la boîte" });
  const whose = row(1).getByLabelText<HTMLSelectElement>("Pour qui");
  fireEvent.change(whose, { target: { value: HUGO } });
  fireEvent.change(whose, { target: { value: "house" } });
  fireEvent.click(screen.getByRole("button", { name: "Ajouter la boîte" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ profile_id: PROFILE, boxes: [{ is_common: true }] });
});

test("two forms are asked about, and the one that is pressed is the box", async () => {
  const { sent } = await openFillCabinet();
  paste("Doliprane 1000, 06/30");
  const question = await screen.findByRole("group", {
    name: "« Doliprane 1000, 06/30 » : lequel ?",
  });
  expect(screen.queryByRole("button", { name: "Ajouter la boîte" })).toBeNull();
  fireEvent.click(within(question).getByRole("button", { name: /Gélule/ }));
  fireEvent.click(await screen.findByRole("button", { name: "Ajouter la boîte" }));
  await waitFor(() =>
    expect(sent[0]?.boxes).toMatchObject([{ form: "Gélule", reference_id: CAPSULE.id }]),
  );
});

test("a strength that reads two ways is asked again, and nothing typed is lost", async () => {
  const { sent } = await openFillCabinet();
  paste("Sterimar, 06/30");
  await screen.findByText(/La liste des médicaments ne l’a pas/);
  const strength = () => row(1).getByLabelText<HTMLInputElement>(/^Dosage/);
  fireEvent.change(strength(), { target: { value: "1.000 mg" } });
  fireEvent.change(await row(1).findByLabelText("Forme"), { target: { value: "Comprimé" } });
  fireEvent.change(row(1).getByLabelText("Quantité dans une boîte"), { target: { value: "8" } });
  expect(row(1).getByText(/^Ce dosage se lit de deux façons/)).toBeDefined();
  expect(strength().value).toBe("1.000 mg");
  fireEvent.change(strength(), { target: { value: "1000 mg" } });
  fireEvent.click(await screen.findByRole("button", { name: "Ajouter la boîte" }));
  await waitFor(() => expect(sent[0]?.boxes).toMatchObject([{ dosage: "1000 mg" }]));
});

test("what no list has asks for its form and its quantity, and its strength may stay unknown", async () => {
  const { sent } = await openFillCabinet();
  paste("Sterimar, 06/30");
  expect(await screen.findByText(/La liste des médicaments ne l’a pas/)).toBeDefined();
  expect(row(1).getByText("Choisissez la forme.")).toBeDefined();
  fireEvent.change(row(1).getByLabelText("Forme"), { target: { value: "Spray nasal" } });
  fireEvent.change(row(1).getByLabelText("Quantité dans une boîte"), { target: { value: "100" } });
  fireEvent.click(await screen.findByRole("button", { name: "Ajouter la boîte" }));
  await waitFor(() =>
    expect(sent[0]?.boxes).toMatchObject([
      { name: "Sterimar", dosage: "—", form: "Spray nasal", reference_id: null, is_common: false },
    ]),
  );
});

test("a box that is there already is asked about, in the home and in the list", async () => {
  const { sent } = await openFillCabinet({
    atHome: [
      aMedicationRow({
        name: "Smecta",
        dosage: "3 g",
        form: "Sachet",
        expiry_date: "2030-07-15",
        reference_id: SMECTA.id,
      }),
    ],
  });
  paste("Smecta, 07/30\nAmoxicilline, 08/30\nAmoxicilline 08/30");
  expect(await screen.findAllByText(/avec ce mois de péremption est déjà là/)).toHaveLength(2);
  fireEvent.click(row(3).getByRole("button", { name: "Non, la retirer" }));
  fireEvent.click(row(1).getByRole("button", { name: "Oui, une autre boîte" }));
  fireEvent.click(await screen.findByRole("button", { name: "Ajouter les 2" }));
  await waitFor(() =>
    expect(sent[0]?.boxes.map(({ name }) => name)).toEqual(["Smecta", "Amoxicilline"]),
  );
});

test("a refused row stays with its reason, and the others are saved", async () => {
  const { sent } = await openFillCabinet({
    answer: (boxes) =>
      Response.json(boxes.map(({ id }, at) => ({ id, refused_with: at === 0 ? "PT413" : null }))),
  });
  paste("Smecta, 07/30\nAmoxicilline, 08/30");
  fireEvent.click(await screen.findByRole("button", { name: "Ajouter les 2" }));
  expect(
    await screen.findByText("Votre compte a atteint son nombre maximal de boîtes."),
  ).toBeDefined();
  expect(screen.queryByText("Boîte 2")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Ajouter la boîte" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.boxes[0]?.id).toBe(sent[0]?.boxes[0]?.id);
});

test("a lost connection leaves every row as it was, with the same ids for the next try", async () => {
  let isLost = true;
  const { sent } = await openFillCabinet({
    answer: (boxes) => {
      if (isLost) throw new TypeError("Failed to fetch");
      return Response.json(boxes.map(({ id }) => ({ id, refused_with: null })));
    },
  });
  paste("Smecta, 07/30");
  fireEvent.click(await screen.findByRole("button", { name: "Ajouter la boîte" }));
  expect(await screen.findByRole("alert")).toBeDefined();
  expect(row(1).getByLabelText<HTMLInputElement>("Nom").value).toBe("Smecta");
  isLost = false;
  fireEvent.click(screen.getByRole("button", { name: "Ajouter la boîte" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
});

test("a numeric keyboard gets its slash, and a date that does not exist is said", async () => {
  await openFillCabinet();
  paste("Smecta");
  const month = row(1).getByLabelText<HTMLInputElement>("Péremption");
  expect(month.inputMode).toBe("numeric");
  expect(row(1).getByText("Écrivez le mois, par exemple 06/27.")).toBeDefined();
  fireEvent.change(month, { target: { value: "073" } });
  expect(month.value).toBe("07/3");
  fireEvent.change(month, { target: { value: "13/30" } });
  expect(row(1).getByText("Cette date n’existe pas. Écrivez par exemple 06/27.")).toBeDefined();
  fireEvent.change(month, { target: { value: "07/20" } });
  // As strongly as in the inventory.
  expect(row(1).getByText("Cette date est passée.").className).toContain("text-expired");
});

test("of 5,000 pasted lines 100 are read, the others stay in the field, and that is said", async () => {
  await openFillCabinet();
  const text = Array.from({ length: 5000 }, (_, at) => `Z, ${(at % 12) + 1}/30`).join("\n");
  const field = screen.getByLabelText<HTMLTextAreaElement>("Écrire ou coller une liste");
  fireEvent.change(field, { target: { value: text } });
  expect(screen.getByText(/100 boîtes à la fois/)).toBeDefined();
  fireEvent.click(screen.getByText("Lire les 100 lignes"));
  expect(await screen.findByText("Boîte 100")).toBeDefined();
  expect(field.value.split("\n")).toHaveLength(4900);
  expect(screen.getByText("Lire la liste")).toHaveProperty("disabled", true);
});

function choose(text: string, name = "boxes.csv") {
  const input = document.querySelector("input[type=file]");
  if (!input) throw new Error("There is no field for a file.");
  fireEvent.change(input, { target: { files: [new File([text], name)] } });
}

test("a file whose headings say what they hold is read at once, with what is left in a box", async () => {
  const { sent } = await openFillCabinet();
  choose(
    "id;name;dosage;form;total_quantity;current_quantity;expiry_date;lot\r\n1;Smecta;3 g;Sachet;30;7.5;2030-07-31;A1\r\n",
  );
  fireEvent.click(await screen.findByRole("button", { name: "Ajouter la boîte" }));
  await waitFor(() =>
    expect(sent[0]?.boxes).toMatchObject([
      {
        name: "Smecta",
        total_quantity: 30,
        current_quantity: 7.5,
        lot: "A1",
        expiry_date: "2030-07-31",
      },
    ]),
  );
});

test("of another file the columns are asked for, each with what stands in it", async () => {
  await openFillCabinet();
  choose("Quoi;Quand\nSmecta;07/2030\nAmoxicilline 500 mg;08/2030\n");
  expect(
    await screen.findByRole("heading", { name: "Que contient chaque colonne ?" }),
  ).toBeDefined();
  expect(screen.getByText("Quoi · Smecta · Amoxicilline 500 mg")).toBeDefined();
  fireEvent.click(screen.getByLabelText("La première ligne contient les titres"));
  fireEvent.change(screen.getByLabelText("Quoi"), { target: { value: "name" } });
  fireEvent.change(screen.getByLabelText("Quand"), { target: { value: "expiresOn" } });
  fireEvent.click(screen.getByRole("button", { name: "Lire les 2 boîtes" }));
  expect(await screen.findByRole("button", { name: "Ajouter les 2" })).toBeDefined();
  expect(screen.queryByRole("heading", { name: "Que contient chaque colonne ?" })).toBeNull();
});

test("more boxes than fit are read in a second go, and a workbook is refused with the way out", async () => {
  await openFillCabinet();
  choose(
    `Nom;Péremption\n${Array.from({ length: 130 }, (_, at) => `Z;${(at % 12) + 1}/2030`).join("\n")}`,
  );
  expect(await screen.findByText("30 boîtes du fichier ne sont pas encore lues.")).toBeDefined();
  choose("PK\u0003\u0004xl/workbook.xml", "boxes.xlsx");
  expect(await screen.findByText(/enregistrez-le au format CSV/)).toBeDefined();
});
