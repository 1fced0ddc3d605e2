import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { ChosenSymptom } from "#domain/symptoms/list/symptom.ts";
import type { KnownAge } from "#domain/symptoms/list/symptom-ages.ts";
import { type Backend, renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { SymptomSearchCard } from "./symptom-search-card.tsx";

afterEach(cleanup);

const headache = {
  key: "headache",
  symptome_fr: "Mal de tête",
  symptom_en: "Headache",
  symptoma_es: "Dolor de cabeza",
  suggested_medications_fr: "Paracétamol, Ibuprofène",
  suggested_medications_us: "Acetaminophen, Ibuprofen",
  medicamentos_sugeridos_es: "Paracetamol, Ibuprofeno",
  ordonnance_fr: "-",
  prescription_us: "-",
  receta_es: "-",
  severity: "mild",
  red_flag: null,
  synonyms_fr: "céphalée",
  synonyms_en: "",
  synonyms_es: "",
  advice_fr: "Plus de trois jours : un médecin.",
  advice_en: "More than three days: a doctor.",
  advice_es: "Más de tres días: un médico.",
  unlisted: "",
  source: "Une source",
  source_url: null,
  reviewed_on: "2026-11-21",
};
const migraine = {
  ...headache,
  key: "migraine",
  symptome_fr: "Crise de migraine",
  synonyms_fr: "mal de tête avec nausées",
  severity: "doctor",
};

const withList: Backend = ({ url }) =>
  url.includes("/symptoms_medications") ? rows([migraine, headache]) : undefined;

async function openCard(backend: Backend, age: KnownAge = null) {
  const analysed: (readonly ChosenSymptom[])[] = [];
  const { requests } = await renderScreen(
    <SymptomSearchCard
      onWant={() => undefined}
      onChosen={() => undefined}
      age={age}
      hasChildren={false}
      onAnalyse={(chosen) => analysed.push(chosen)}
    />,
    backend,
  );
  return { requests, analysed, field: screen.getByRole<HTMLInputElement>("combobox") };
}

function type(field: HTMLElement, value: string): void {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
}

const enter = (field: HTMLElement) => fireEvent.keyDown(field, { key: "Enter" });
const analyse = () => fireEvent.click(screen.getByRole("button", { name: "Analyser" }));
// The choice of a country has options, too.
const options = () =>
  [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);

test("nothing is asked of the server before somebody comes near the field", async () => {
  const { requests, field } = await openCard(withList);
  expect(requests).toEqual([]);
  fireEvent.focus(field);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.url).toContain("/symptoms_medications");
});

test("nothing to analyse is said, and the field is where one writes it", async () => {
  const { analysed, field } = await openCard(withList);
  analyse();
  expect(screen.getByText("Ajoutez d’abord un symptôme.")).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect(analysed).toEqual([]);
});

test("two letters are asked for, and what is typed reaches no server", async () => {
  const { requests, field } = await openCard(withList);
  type(field, "m");
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(options()).toEqual([]);
  type(field, "mal");
  await screen.findByText("2 propositions");
  // What it is called comes before what it is also called.
  expect(options()).toEqual([
    "Mal de têteLéger",
    "Crise de migrainemal de tête avec nauséesMédecin",
  ]);
  expect(requests).toHaveLength(1);
});

test("a synonym typed in full is its symptom, once however often", async () => {
  const { analysed, field } = await openCard(withList);
  type(field, "cephalee");
  await screen.findByText("1 proposition");
  enter(field);
  expect(field.value).toBe("");
  type(field, "mal de tete");
  await screen.findByText("2 propositions");
  analyse();
  expect(analysed).toHaveLength(1);
  expect(analysed[0]?.map(({ text, symptom }) => [text, symptom?.key])).toEqual([
    ["Mal de tête", "headache"],
  ]);
});

test("words written before the list had come are looked up once it is there", async () => {
  let answer: ((response: Response) => void) | undefined;
  const { field } = await openCard(() => undefined);
  globalThis.fetch = (input) =>
    new Promise((resolve) => {
      if (String(input).includes("/symptoms_medications")) answer = resolve;
    });
  type(field, "céphalée");
  enter(field);
  expect(screen.getByText("céphalée")).toBeDefined();
  await waitFor(() => expect(answer).toBeDefined());
  answer?.(rows([headache]));
  expect(await screen.findByText("Mal de tête")).toBeDefined();
  expect(screen.queryByText("céphalée")).toBeNull();
});

test("an emergency is met at once, list or no list, and nothing is suggested beside it", async () => {
  const { field } = await openCard(() => undefined);
  type(field, "ma mère a du mal à parler, son visage tombe d'un côté");
  expect(await screen.findByText("Appelez les secours maintenant")).toBeDefined();
  expect(within(screen.getByRole("alert")).queryByRole("link")).toBeNull();
  expect(options()).toEqual([]);
  enter(field);
  expect(screen.getByText("Symptômes choisis (1)")).toBeDefined();
  expect(screen.getByText("Appelez les secours maintenant")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: /^Retirer / }));
  expect(screen.queryByText("Appelez les secours maintenant")).toBeNull();
  expect(document.activeElement).toBe(field);
});

test("a fever is an emergency in the first months of life", async () => {
  const { field } = await openCard(withList, 2);
  type(field, "fièvre");
  expect(await screen.findByText("Appelez les secours maintenant")).toBeDefined();
});

test("where the list cannot be read the field says so, and still reads words", async () => {
  const { field } = await openCard(() => Response.json({ message: "no" }, { status: 500 }));
  type(field, "mal");
  expect(await screen.findByText(/La liste des symptômes ne répond pas/)).toBeDefined();
  type(field, "il ne respire plus");
  expect(await screen.findByText("Appelez les secours maintenant")).toBeDefined();
});

test("whom to call follows where one is: the device, then what one says, and 112 where nobody knows", async () => {
  const { field } = await openCard(withList);
  type(field, "il a avalé de l'eau de Javel");
  const block = within(
    await screen.findByRole("region", { name: "Appelez les secours maintenant" }),
  );
  const country = block.getByRole<HTMLSelectElement>("combobox", { name: "Où êtes-vous ?" });
  // happy-dom is an American browser.
  expect(country.value).toBe("US");
  expect(block.getByRole("link", { name: /^Appeler le 911/ }).getAttribute("href")).toBe("tel:911");
  fireEvent.change(country, { target: { value: "BE" } });
  expect(block.getByRole("link", { name: /^Appeler le 070.245.245/ }).getAttribute("href")).toBe(
    "tel:070245245",
  );
  fireEvent.change(country, { target: { value: "" } });
  expect(block.getByRole("link", { name: /^Appeler le 112/ }).getAttribute("href")).toBe("tel:112");
  expect(screen.getByText(/Le 112 répond dans toute l’Union européenne/)).toBeDefined();
  expect(screen.getByText(/^Numéros vérifiés le /)).toBeDefined();
});

/** Whom the block below the field offers; the line above it is always there. */
const calls = () =>
  within(screen.getByRole("region", { name: "Au moindre doute, appelez d’abord" }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
const isIn = (country: string) =>
  fireEvent.change(screen.getByLabelText("Où êtes-vous ?"), { target: { value: country } });
const isAnyBlock = () => screen.queryByText("Au moindre doute, appelez d’abord") !== null;

test("words the list suggests nothing for show whom to call, before and after they are a chip", async () => {
  const { field } = await openCard(withList);
  type(field, "ma");
  await screen.findByText("2 propositions");
  expect(isAnyBlock()).toBe(false);
  type(field, "il a l’air tout chose");
  await screen.findByText(/^Aucune proposition/);
  isIn("FR");
  expect(calls()).toEqual(["tel:15", "tel:112", "sms:114", "tel:0145425959", "tel:3114"]);
  enter(field);
  expect(calls()).toHaveLength(5);
  type(field, "mal de tete");
  enter(field);
  expect(screen.getByText("Symptômes choisis (2)")).toBeDefined();
  expect(calls()).toHaveLength(5);
  fireEvent.click(screen.getByRole("button", { name: "Retirer il a l’air tout chose" }));
  expect(isAnyBlock()).toBe(false);
});

const supportLine = () => screen.queryByRole("note");

test("words near to despair show who listens and hide nothing, ordinary ones do not", async () => {
  const { field } = await openCard(withList);
  type(field, "mal de tete");
  await screen.findByText("2 propositions");
  expect(supportLine()).toBeNull();
  type(field, "me pesa todo");
  expect((await screen.findByRole("note")).textContent).toContain("quelqu’un vous écoute");
  isIn("FR");
  const listens = () => supportLine()?.querySelector("a")?.getAttribute("href");
  expect(listens()).toBe("tel:3114");
  expect(isAnyBlock()).toBe(true);
  expect(screen.queryByText("Appelez les secours maintenant")).toBeNull();
  isIn("LU");
  expect(listens()).toBe("tel:112");
  enter(field);
  expect(supportLine()).not.toBeNull();
  type(field, "je veux mourir");
  expect(screen.getByText("Appelez les secours maintenant")).toBeDefined();
  expect(supportLine()).toBeNull();
});

test("an emergency without a name shows everybody who helps, and no first aid", async () => {
  const { field } = await openCard(withList);
  type(field, "mi padre está pálido y sudando frío de repente");
  const block = await screen.findByRole("region", { name: "Appelez les secours maintenant" });
  isIn("FR");
  const links = within(block).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    expect.arrayContaining(["tel:15", "tel:0145425959", "tel:3114"]),
  );
  // The numbers alone: no line of first aid beside them.
  expect(within(block).getAllByRole("list")).toHaveLength(1);
});

test("where the list of symptoms fails, whom to call stands below the field", async () => {
  const { field } = await openCard(() => Response.json({ message: "broken" }, { status: 500 }));
  type(field, "il a l’air tout chose");
  await screen.findByText(/La liste des symptômes ne répond pas/);
  isIn("FR");
  expect(calls()).toHaveLength(5);
});

test("where nobody knows the country, it is asked for below the European number", async () => {
  const { field } = await openCard(withList);
  type(field, "il a l’air tout chose");
  await screen.findByText(/^Aucune proposition/);
  isIn("");
  expect(calls()).toEqual(["tel:112"]);
  isIn("ES");
  expect(calls()).toEqual(["tel:112", "tel:915620420", "tel:024"]);
});

const adultFever = {
  ...headache,
  key: "fever-adult",
  symptome_fr: "Fièvre chez l’adulte",
  synonyms_fr: "fièvre",
};
const childFever = {
  ...adultFever,
  key: "fever-child",
  symptome_fr: "Fièvre chez l’enfant",
  synonyms_fr: "fièvre enfant",
};

test("a word that stands in the line of adults is the line of children for a child", async () => {
  const withFevers: Backend = ({ url }) =>
    url.includes("/symptoms_medications") ? rows([adultFever, childFever]) : undefined;
  const { analysed, field } = await openCard(withFevers, 48);
  type(field, "fièvre");
  await waitFor(() => expect(options()[0]).toContain("Fièvre chez l’enfant"));
  enter(field);
  analyse();
  expect(analysed.at(-1)?.map(({ text }) => text)).toEqual(["Fièvre chez l’enfant"]);
});

test("so it is where nothing was chosen, and more lines hold the word than are suggested", async () => {
  const others = Array.from({ length: 9 }, (_, nth) => ({
    ...headache,
    key: `fever-${nth}`,
    symptome_fr: `Fièvre numéro ${nth}`,
    synonyms_fr: "",
  }));
  const withMany: Backend = ({ url }) =>
    url.includes("/symptoms_medications") ? rows([...others, adultFever, childFever]) : undefined;
  const { analysed, field } = await openCard(withMany, 48);
  type(field, "fièvre");
  await waitFor(() => expect(options()).toHaveLength(8));
  expect(options().join()).not.toContain("adulte");
  analyse();
  expect(analysed.at(-1)?.map(({ text }) => text)).toEqual(["Fièvre chez l’enfant"]);
});

test("words with which several lines begin are no choice of the first one: Enter takes them as they stand", async () => {
  const { analysed, field } = await openCard(withList);
  type(field, "mal de");
  await waitFor(() => expect(options()).toHaveLength(2));
  enter(field);
  analyse();
  expect(analysed).toEqual([[{ text: "mal de", symptom: null }]]);
});

test.each([4, 23])("a fever is not called mild at %s months", async (age) => {
  const fever = { ...headache, key: "fever-child", symptome_fr: "Fièvre chez l’enfant" };
  const { field } = await openCard(
    ({ url }) => (url.includes("/symptoms_medications") ? rows([fever]) : undefined),
    age,
  );
  type(field, "fièvre");
  await waitFor(() => expect(options()).toEqual([expect.stringContaining("Médecin")]));
});

test("a number beside a fever stays said, and is graded with the answer alone", async () => {
  const withFevers: Backend = ({ url }) =>
    url.includes("/symptoms_medications") ? rows([adultFever, childFever]) : undefined;
  const { analysed, field } = await openCard(withFevers, 84);
  type(field, "fièvre à 40,4");
  await waitFor(() => expect(options()[0]).toContain("Fièvre chez l’enfant"));
  expect(options()[0]).not.toContain("Léger");
  enter(field);
  expect(screen.getByRole("listitem").textContent).toBe("Fièvre chez l’enfantfièvre à 40,4");
  analyse();
  expect(analysed.at(-1)?.map(({ text, said }) => [text, said])).toEqual([
    ["Fièvre chez l’enfant", "fièvre à 40,4"],
  ]);
});

test.each(["fièvre à 41", "42 de fièvre"])(
  "%s shows whom to call while it is typed",
  async (text) => {
    const { field } = await openCard(withList, 84);
    type(field, text);
    await screen.findByRole("heading", { name: /^Urgence|Appelez/u });
  },
);
