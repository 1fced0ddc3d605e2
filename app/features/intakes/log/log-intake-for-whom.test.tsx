import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import type { Person } from "#domain/intakes/recipients.ts";
import { knowing } from "#testing/builders/dose-form-backend.ts";
import { pressWhenEnabled } from "#testing/harness/press-when-enabled.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { useIntakeDialogs } from "../intake-dialogs.tsx";
import type { TakenMedication } from "./taken-medication.ts";

afterEach(cleanup);

const LEA = "00000000-0000-4000-8000-00000000aaaa";
const HUGO = "00000000-0000-4000-8000-00000000bbbb";
const PEOPLE: readonly Person[] = [
  { id: LEA, name: "Léa", level: "own" },
  { id: HUGO, name: "Hugo", level: "own" },
];

const box = (facts: Pick<TakenMedication, "id" | "name" | "ownerId">): TakenMedication => ({
  dosage: "2,4 %",
  form: "Sirop",
  currentQuantity: 90,
  expiresOn: day("2090-01-31"),
  ...facts,
});
const COMMON = box({
  id: "00000000-0000-4000-8000-000000000001",
  name: "Doliprane",
  ownerId: null,
});
const ADVIL = box({ id: "00000000-0000-4000-8000-000000000002", name: "Advil", ownerId: LEA });
const TOPLEXIL = box({
  id: "00000000-0000-4000-8000-000000000003",
  name: "Toplexil",
  ownerId: HUGO,
});
const boxesOf = (id: string) => [COMMON, id === LEA ? ADVIL : TOPLEXIL];

/** A page that shows everybody, which acts on the account's own profile. */
function Everybody({ takers }: { takers: readonly Person[] }) {
  const { logForWhom, dialogs } = useIntakeDialogs(LEA, PEOPLE, boxesOf(LEA), {
    choicesOf: boxesOf,
  });
  return (
    <>
      <button type="button" onClick={() => logForWhom(takers)}>
        Another medicine
      </button>
      {dialogs}
    </>
  );
}

const made = () => Response.json([{ id: "made" }], { status: 201 });

async function open(takers: readonly Person[] = PEOPLE) {
  const { requests } = await renderScreen(<Everybody takers={takers} />, knowing({}, made));
  fireEvent.click(screen.getByText("Another medicine"));
  await screen.findByRole("button", { name: "Noter la prise" });
  return () => requests.filter(({ method, url }) => method === "POST" && !url.includes("/rpc/"));
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const medicine = () => screen.getByLabelText<HTMLSelectElement>("Médicament", { exact: false });
const choose = (id: string) => fireEvent.change(medicine(), { target: { value: id } });
const names = () => [...medicine().options].map(({ text }) => text).slice(1);

test("where everybody is shown nobody is assumed, and the dose is not saved for nobody", async () => {
  const sent = await open();
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  await pressWhenEnabled("Noter la prise");
  expect((await screen.findByRole("alert")).textContent).toBe("Choisissez pour qui est la prise.");
  expect(document.activeElement).toBe(radio("Léa"));
  expect(sent()).toHaveLength(0);
});

test("the boxes are those of the person chosen, and what was noted says for whom and how much", async () => {
  const sent = await open();
  fireEvent.click(radio("Hugo"));
  expect(radio("Hugo").checked).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(radio("Hugo")));
  expect(names()).toEqual(["Doliprane 2,4 %", "Toplexil 2,4 %"]);
  choose(COMMON.id);
  fireEvent.change(screen.getByLabelText(/Quantité prise/), { target: { value: "7" } });
  await pressWhenEnabled("Noter la prise");
  await screen.findByText("Prise notée pour Hugo : Doliprane, 7 mL de sirop");
  expect(await sent()[0]?.json()).toMatchObject({ profile_id: HUGO, medication_id: COMMON.id });
});

test("another person has other boxes: one of the house stays chosen, one of somebody does not", async () => {
  await open();
  fireEvent.click(radio("Hugo"));
  choose(COMMON.id);
  fireEvent.click(radio("Léa"));
  expect(medicine().value).toBe(COMMON.id);
  choose(ADVIL.id);
  fireEvent.click(radio("Hugo"));
  expect(medicine().value).toBe("");
  expect(names()).toEqual(["Doliprane 2,4 %", "Toplexil 2,4 %"]);
});

test("with one person to record for there is nothing to ask", async () => {
  await open(PEOPLE.slice(1));
  expect(screen.queryByRole("radio")).toBeNull();
  expect(names()).toEqual(["Doliprane 2,4 %", "Toplexil 2,4 %"]);
});
