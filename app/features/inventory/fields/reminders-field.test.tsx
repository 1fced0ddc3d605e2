import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { today } from "#app/client/time/today.ts";
import { addDays } from "#domain/calendar/day.ts";
import { REMINDER_TIMES_MAX } from "#domain/reminders/schedule.ts";
import { aMedicationRow } from "#testing/builders/medication-row.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { AddMedicationDialog } from "../add/add-medication-dialog.tsx";

afterEach(cleanup);

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const tick = (name: string) => fireEvent.click(screen.getByRole("checkbox", { name }));

test("hours, quantities, days and a pause are said in a sentence, refused field by field, kept, and sent", async () => {
  let isDown = true;
  const { requests } = await renderScreen(
    <AddMedicationDialog
      open
      person={null}
      profileId="00000000-0000-4000-8000-00000000aaaa"
      onClose={() => undefined}
    />,
    ({ url, method }) => {
      if (method !== "POST") return undefined;
      if (!url.includes("/save_box")) return undefined;
      return isDown ? new Response("{}", { status: 500 }) : Response.json(aMedicationRow());
    },
  );
  await screen.findByRole("dialog", { name: "Ajouter un médicament" });
  expect(screen.getByText(/se prend au besoin/)).toBeDefined();
  tick("Me rappeler de le prendre");
  expect(await screen.findByText("Tous les jours à 08:00")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Retirer l’heure 1" })).toBeNull();

  fireEvent.click(screen.getByRole("button", { name: "Ajouter une heure" }), { detail: 1 });
  // Of a double tap.
  fireEvent.click(screen.getByRole("button", { name: "Ajouter une heure" }), { detail: 2 });
  expect(screen.getByLabelText("Heure du rappel 2", { exact: false })).toHaveProperty(
    "value",
    "20:00",
  );
  expect(screen.queryByLabelText("Heure du rappel 3", { exact: false })).toBeNull();
  type("Quantité 2", "0");
  for (const weekday of ["mardi", "mercredi", "jeudi", "vendredi", "samedi"]) tick(weekday);
  expect(screen.queryByText(/^Tous les jours/)).toBeNull();
  type("Nom du médicament", "Smecta");
  type("Dosage", "3 g");
  fireEvent.click(screen.getByRole("radio", { name: "Gélule" }));
  type("Quantité actuelle", "10");
  type("Quantité totale", "30");
  type("Date de péremption", "05/2030");
  press("Ajouter");
  expect(
    await screen.findByText("Écrivez une quantité plus grande que 0 : 0,001 au moins."),
  ).toBeDefined();

  type("Quantité 2", "1,5");
  const isOver = "Ce jour est déjà passé : aucun rappel ne sonnera.";
  type("Dernier jour", addDays(today(), -1));
  expect(await screen.findByText(isOver)).toBeDefined();
  type("Dernier jour", today());
  await waitFor(() => expect(screen.queryByText(isOver)).toBeNull());
  type("Dernier jour", "2030-01-31");
  tick("Mettre en pause");
  const sentence =
    "Chaque lundi et dimanche à 08:00 et 20:00 (1 ½ gélule), jusqu’au 31 janvier 2030 inclus";
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.getByText("En pause")).toBeDefined();
  press("Ajouter");
  expect((await screen.findAllByText(/n’a pas été ajouté/)).length).toBeGreaterThan(0);
  expect(screen.getByText(sentence)).toBeDefined();

  isDown = false;
  press("Ajouter");
  const saved = () => requests.filter(({ url }) => url.includes("/save_box"))[1];
  await waitFor(() => expect(saved()).toBeDefined());
  const common = {
    weekdays: [1, 7],
    starts_on: null,
    ends_on: "2030-01-31",
    paused_at: expect.stringMatching(/^20/),
    paused_until: null,
  };
  expect(await saved()?.json()).toMatchObject({
    hours: [
      { reminder_time: "08:00", quantity: 1, ...common },
      { reminder_time: "20:00", quantity: 1.5, ...common },
    ],
  });
});

test("a medicine has as many reminder times as the database takes, and the form says so", async () => {
  await renderScreen(
    <AddMedicationDialog
      open
      person={null}
      profileId="00000000-0000-4000-8000-00000000aaaa"
      onClose={() => undefined}
    />,
    () => undefined,
  );
  await screen.findByRole("dialog", { name: "Ajouter un médicament" });
  tick("Me rappeler de le prendre");
  for (let times = 1; times < REMINDER_TIMES_MAX; times += 1) press("Ajouter une heure");
  expect(screen.getByText(/24 heures de rappel, pas davantage/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Ajouter une heure" })).toBeNull();
  press("Retirer l’heure 24");
  expect(screen.getByRole("button", { name: "Ajouter une heure" })).toBeDefined();
});

test("a new schedule proposes one unit, and nothing for what is measured in millilitres", async () => {
  await renderScreen(
    <AddMedicationDialog
      open
      person={null}
      profileId="00000000-0000-4000-8000-00000000aaaa"
      onClose={() => undefined}
    />,
    () => undefined,
  );
  await screen.findByRole("dialog", { name: "Ajouter un médicament" });
  tick("Me rappeler de le prendre");
  const quantity = () => screen.getByLabelText("Quantité 1", { exact: false });
  const choose = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));
  expect(quantity()).toHaveProperty("value", "1");
  choose("Sirop");
  await waitFor(() => expect(quantity()).toHaveProperty("value", ""));
  choose("Comprimé");
  await waitFor(() => expect(quantity()).toHaveProperty("value", "1"));
  type("Quantité 1", "0,5");
  expect(await screen.findByText("Tous les jours à 08:00 (½ comprimé)")).toBeDefined();
  choose("Sirop");
  expect(await screen.findByText("Tous les jours à 08:00 (0,5 mL de sirop)")).toBeDefined();
});
