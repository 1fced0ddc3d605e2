import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ATORVASTATIN, openFillCabinet, paste, row } from "#testing/harness/open-fill-cabinet.tsx";

afterEach(cleanup);

test("a strength that no listed medicine has is said beside the choices, and the opening is kept", async () => {
  const { sent } = await openFillCabinet();
  paste("Doliprane 250 mg sachet, ouvert le 12/10/2026, 06/30");
  await screen.findByText(/Aucun de ceux-ci n’a le dosage écrit, 250 mg/);
  expect(screen.getByText("Ouverte le 12 octobre 2026")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Aucun de ceux-là" }));
  fireEvent.change(await screen.findByLabelText(/Quantité dans une boîte/), {
    target: { value: "12" },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Ajouter la boîte" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.boxes).toMatchObject([{ dosage: "250 mg", opened_on: "2026-10-12" }]);
});

test("a child's word and a form that no listed medicine has come first to 'none of these', and stay", async () => {
  const { sent } = await openFillCabinet();
  paste("Nurofen enfant sirop, 06/30");
  const question = await screen.findByRole("group", { name: /Nurofen enfant sirop/ });
  expect(
    within(question).getByText("La liste ne dit « enfant » d’aucun de ceux-ci."),
  ).toBeDefined();
  expect(within(question).getByText("Aucun de ceux-ci n’a la forme écrite : Sirop.")).toBeDefined();
  const [first] = within(question).getAllByRole("button");
  expect(first?.textContent).toBe("Aucun de ceux-là");
  if (first) fireEvent.click(first);
  expect((await row(1).findByLabelText<HTMLSelectElement>("Forme")).value).toBe("Sirop");
  fireEvent.change(row(1).getByLabelText("Quantité dans une boîte"), { target: { value: "200" } });
  fireEvent.click(await screen.findByRole("button", { name: "Ajouter la boîte" }));
  await waitFor(() =>
    expect(sent[0]?.boxes).toMatchObject([
      { name: "Nurofen enfant sirop", form: "Sirop", reference_id: null },
    ]),
  );
});

test("where a choice has all that was typed, 'none of these' comes last", async () => {
  await openFillCabinet();
  paste("Doliprane 1000, 06/30");
  const question = await screen.findByRole("group", { name: /Doliprane 1000/ });
  const buttons = within(question).getAllByRole("button");
  expect(buttons.at(-1)?.textContent).toBe("Aucun de ceux-là");
});

test("a substance without a maker keeps its name, with the facts of the listed medicine", async () => {
  const { sent } = await openFillCabinet();
  paste("Atorvastatine 20 mg, 06/30");
  await screen.findByText(/Le nom reste « Atorvastatine », sans fabricant/);
  fireEvent.click(await screen.findByRole("button", { name: "Ajouter la boîte" }));
  await waitFor(() =>
    expect(sent[0]?.boxes).toMatchObject([
      {
        name: "Atorvastatine",
        dosage: "20 mg",
        form: "Comprimé",
        total_quantity: 30,
        reference_id: ATORVASTATIN.id,
      },
    ]),
  );
});

test("what is left is read, and a year alone waits for its month", async () => {
  const { sent } = await openFillCabinet();
  paste("Smecta exp: 2030 (12 sachets restants)");
  const month = row(1).getByLabelText<HTMLInputElement>("Péremption");
  expect(month.value).toBe("/2030");
  expect(row(1).getByText("Écrivez le mois, par exemple 06/27.")).toBeDefined();
  fireEvent.change(month, { target: { value: "06/2030" } });
  fireEvent.click(await screen.findByRole("button", { name: "Ajouter la boîte" }));
  await waitFor(() =>
    expect(sent[0]?.boxes).toMatchObject([
      { name: "Smecta", total_quantity: 30, current_quantity: 12, expiry_date: "2030-06-30" },
    ]),
  );
});
