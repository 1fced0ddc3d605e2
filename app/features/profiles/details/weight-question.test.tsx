import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PermissionLevelProvider } from "#app/client/permissions/permission-level.tsx";
import { today } from "#app/client/time/today.ts";
import { useWeightAgeWords } from "#app/locale/weight-age-words.ts";
import { addDays } from "#domain/calendar/day.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { WeightQuestion } from "./weight-question.tsx";

afterEach(cleanup);

const ID = "00000000-0000-4000-8000-00000000aaaa";

const HUGO = {
  id: ID,
  first_name: "Hugo",
  last_name: "Moreau",
  is_primary: false,
  profile_type: "child",
  date_of_birth: addDays(today(), -1500),
  weight: 15,
  weight_measured_on: addDays(today(), -250),
  weight_confirmed_at: null,
  weight_confirmed_by: null,
  height: 102,
  default_pharmacy_id: null,
  created_at: "2026-01-01T08:00:00+00:00",
  updated_at: "2026-01-01T08:00:00.000001+00:00",
  profile_details: null,
  profile_conditions: [],
};

async function ask(hugo: object, level: "own" | "view" = "own") {
  // happy-dom is an American browser; here somebody said where they are.
  localStorage.setItem("user-country", "FR");
  const { requests } = await renderScreen(
    <PermissionLevelProvider level={level}>
      <WeightQuestion profileId={ID} />
    </PermissionLevelProvider>,
    () => Response.json([{ ...HUGO, ...hugo }]),
  );
  return () => requests.filter(({ method }) => method === "PATCH");
}

test("an old weight is asked for, and saved with the day of today", async () => {
  const writes = await ask({});
  await screen.findByText("Poids noté il y a 8 mois (15 kg). La notice demande de peser l’enfant.");
  fireEvent.change(screen.getByRole("textbox", { name: "Poids d’aujourd’hui, en kg" }), {
    target: { value: "16,5" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Noter ce poids" }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(await writes()[0]?.json()).toMatchObject({ weight: 16.5, weight_measured_on: today() });
});

test.each([
  [addDays(today(), -800), "Poids noté il y a 26 mois (70 kg)."],
  [null, "Poids noté sans date (70 kg)."],
])("of an adult the old weight is said, and no child is weighed: %s", async (on, words) => {
  await ask({ profile_type: "adult", date_of_birth: null, weight: 70, weight_measured_on: on });
  await screen.findByText(`${words} La notice va par le poids : notez celui d’aujourd’hui.`);
});

function WordsOfToday() {
  return <p>{useWeightAgeWords()("9 kg", today(), today())}</p>;
}

test("a weight of today that has to be asked for is not said to be some days old", async () => {
  await renderScreen(<WordsOfToday />, () => undefined);
  screen.getByText("Poids noté aujourd’hui (9 kg). La notice demande de peser l’enfant.");
});

test("an odd weight is asked for with what may have been meant", async () => {
  await ask({ weight: 165, weight_measured_on: today() });
  await screen.findByText(
    "Poids inhabituel pour cet âge (165 kg). La notice demande de peser l’enfant. Vouliez-vous dire 16,5 kg ?",
  );
});

test("a weight that no child of four has is asked about before it is saved", async () => {
  const writes = await ask({ weight: null, weight_measured_on: null });
  await screen.findByText("Poids inconnu. La notice demande de peser l’enfant.");
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "165" } });
  fireEvent.click(screen.getByRole("button", { name: "Noter ce poids" }));
  expect(await screen.findByText(/165 kg à 4 ans \?/)).toBeDefined();
  expect(writes()).toEqual([]);
});

test("words are no weight, and stay as they were typed", async () => {
  const writes = await ask({ weight_measured_on: null });
  await screen.findByText("Poids noté sans date (15 kg). La notice demande de peser l’enfant.");
  const field = screen.getByRole("textbox");
  fireEvent.change(field, { target: { value: "seize" } });
  fireEvent.click(screen.getByRole("button", { name: "Noter ce poids" }));
  expect(await screen.findByText("Écrivez un nombre, par exemple 12,5.")).toBeDefined();
  expect(field).toHaveProperty("value", "seize");
  expect(writes()).toEqual([]);
});

test("who may only read is told whom to ask", async () => {
  await ask({}, "view");
  await screen.findByText(/^Vous ne pouvez pas modifier ce profil/);
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("where only the age is unknown, the date of birth is asked for and not the weight again", async () => {
  const writes = await ask({ date_of_birth: null, weight_measured_on: addDays(today(), -1) });
  await screen.findByText(/^Âge inconnu\. Notez la date de naissance/);
  expect(screen.queryByText(/peser/)).toBeNull();
  const field = screen.getByLabelText("Date de naissance de l’enfant");
  const save = screen.getByRole("button", { name: "Noter cette date" });
  fireEvent.click(save);
  await screen.findByText("Cette date n’existe pas.");
  fireEvent.change(field, { target: { value: addDays(today(), 1) } });
  fireEvent.click(save);
  await screen.findByText(/ne peut pas être après aujourd’hui/);
  expect(writes()).toEqual([]);
  fireEvent.change(field, { target: { value: addDays(today(), -300) } });
  fireEvent.click(save);
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(await writes()[0]?.json()).toMatchObject({ date_of_birth: addDays(today(), -300) });
});

test("who may only read does not find a field for the date of birth", async () => {
  await ask({ date_of_birth: null, weight_measured_on: today() }, "view");
  await screen.findByText(/^Vous ne pouvez pas modifier ce profil/);
  expect(screen.queryByLabelText("Date de naissance de l’enfant")).toBeNull();
});
