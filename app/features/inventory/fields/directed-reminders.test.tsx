import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { today } from "#app/client/time/today.ts";
import { addDays } from "#domain/calendar/day.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { AddMedicationDialog } from "../add/add-medication-dialog.tsx";

afterEach(cleanup);

const field = (label: string) => screen.getByLabelText(label, { exact: false });
const value = (label: string) => (field(label) as HTMLInputElement).value;
const type = (label: string, typed: string) =>
  fireEvent.change(field(label), { target: { value: typed } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const choose = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));
const remind = () =>
  fireEvent.click(screen.getByRole("checkbox", { name: "Me rappeler de le prendre" }));

async function open() {
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
}

test("hours are those of the directions where they are understood, with their days", async () => {
  await open();
  choose("Comprimé");
  type("Posologie", "2 comprimés matin et soir pendant 5 jours");
  remind();
  await waitFor(() => expect(value("Heure du rappel 2")).toBe("19:00"));
  expect(["Heure du rappel 1", "Quantité 1", "Quantité 2"].map(value)).toEqual(["08:00", "2", "2"]);
  expect(value("Dernier jour")).toBe(addDays(today(), 4));
  expect(screen.getByText(/proposées d’après la posologie/)).toBeDefined();
  // As long as nobody has changed them they follow the directions.
  type("Posologie", "1 comprimé par jour");
  await waitFor(() => expect(screen.queryByLabelText(/Heure du rappel 2/)).toBeNull());
  expect([value("Quantité 1"), value("Dernier jour")]).toEqual(["1", ""]);
  type("Heure du rappel 1", "09:30");
  type("Posologie", "1 comprimé matin et soir");
  await waitFor(() => expect(screen.queryByText(/proposées d’après/)).toBeNull());
  expect(value("Heure du rappel 1")).toBe("09:30");
});

test("where the directions are not understood no hours are proposed, and somebody is asked for them", async () => {
  await open();
  choose("Comprimé");
  type("Posologie", "3 comprimés par jour");
  remind();
  await waitFor(() => expect(value("Heure du rappel 1")).toBe(""));
  expect(value("Quantité 1")).toBe("");
  expect(screen.queryByText(/^Tous les jours/)).toBeNull();
  expect(screen.getByText(/ne sait pas tirer d’heures de cette posologie/)).toBeDefined();
  press("Ajouter une heure");
  expect(value("Heure du rappel 2")).toBe("");
  // Another form of the box brings no quantity back.
  choose("Sirop");
  choose("Comprimé");
  expect(value("Quantité 1")).toBe("");
});

test("directions that count in something else than the box are not understood", async () => {
  await open();
  choose("Comprimé");
  type("Posologie", "1 comprimé matin et soir");
  remind();
  await waitFor(() => expect(value("Heure du rappel 2")).toBe("19:00"));
  choose("Sirop");
  await waitFor(() => expect(value("Heure du rappel 1")).toBe(""));
});

test("hours without any directions are proposed as before", async () => {
  await open();
  remind();
  expect(await screen.findByText("Tous les jours à 08:00")).toBeDefined();
});
