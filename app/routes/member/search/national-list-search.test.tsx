import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { StoredMedication } from "#app/features/inventory/stored-medication.ts";
import { day } from "#domain/calendar/day.ts";
import { instant } from "#domain/calendar/instant.ts";
import { BDPM, CIMA } from "#domain/medicines/source.ts";
import { NO_SCHEDULE } from "#domain/reminders/schedule.ts";
import { type Backend, renderScreen, rows } from "#testing/harness/render-screen.tsx";
import type { FoundBox } from "./find-in-home.ts";
import { NationalListSearch } from "./national-list-search.tsx";

afterEach(cleanup);

const HUGO = "00000000-0000-4000-8000-00000000aaaa";
const BOX: StoredMedication = {
  id: "00000000-0000-4000-8000-00000000beef",
  referenceId: null,
  name: "Doliprane",
  dosage: "500 mg",
  form: "Comprimé",
  totalQuantity: 16,
  currentQuantity: 12,
  expiresOn: day("2030-05-31"),
  openedOn: null,
  inUseDays: null,
  ownerId: HUGO,
  location: null,
  officialNumber: null,
  lot: null,
  posology: null,
  notes: null,
  schedule: NO_SCHEDULE,
  courseStop: null,
  createdAt: instant("2026-11-01T08:00:00Z"),
  version: "2026-11-01T08:00:00.000001+00:00",
};
const box = (name: string): FoundBox => ({ profileId: HUGO, box: { ...BOX, id: name, name } });

const LISTED = {
  id: "00000000-0000-4000-8000-00000000cccc",
  name: "Efferalgan",
  dosage: "500 mg",
  form: "Comprimé",
  prescription_required: "Non",
  active_molecule: "Paracétamol",
  default_quantity: 16,
  source: BDPM.name,
  source_date: "2026-04-28",
  withdrawn_at: null,
};

async function open(
  backend: Backend,
  {
    words = "efferalgan",
    boxes = [] as readonly FoundBox[] | null,
    substance = "",
    isAsked = false,
  } = {},
) {
  const { requests } = await renderScreen(
    <NationalListSearch
      words={words}
      isAsked={isAsked}
      boxes={boxes}
      substanceOf={() => substance || null}
    >
      {({ box: { name } }) => <span>{name}</span>}
    </NationalListSearch>,
    backend,
    "fr",
    ["member", "search"],
  );
  return requests;
}

const ask = () => fireEvent.click(screen.getByRole("button", { name: /dans la liste/ }));

test("the list is asked on a press, once, for the country of the reader", async () => {
  const requests = await open(() => rows([LISTED]), { boxes: [box("Doliprane")] });
  expect(requests).toHaveLength(0);
  ask();
  const group = await screen.findByRole("region", { name: "Paracétamol" });
  expect(within(group).getByRole("list", { name: "Déjà chez vous" }).textContent).toBe("Doliprane");
  expect(group.textContent).toContain("Efferalgan");
  expect(group.textContent).toMatch(/BDPM.*2026/);
  expect(requests).toHaveLength(1);
  expect(await requests[0]?.json()).toEqual({
    query: "efferalgan",
    max_results: 20,
    in_country: expect.stringMatching(/^[A-Z]{2}$/),
  });
});

test("other names of the substance are one press away", async () => {
  const requests = await open(() => rows([LISTED]));
  ask();
  fireEvent.click(await screen.findByRole("button", { name: /d’autres noms pour Paracétamol/ }));
  await screen.findByText("1 médicament pour « Paracétamol »");
  expect(await requests[1]?.json()).toMatchObject({ query: "Paracétamol" });
  expect(screen.queryByRole("button", { name: /d’autres noms/ })).toBeNull();
});

test("a box with another substance beside it is told apart", async () => {
  await open(() => rows([LISTED]), {
    boxes: [box("Codoliprane")],
    substance: "Paracétamol + Codéine",
  });
  ask();
  const partly = await screen.findByRole("list", { name: "Chez vous, avec une autre substance" });
  expect(partly.textContent).toBe("Codoliprane");
  expect(screen.queryByText(/^Aucune boîte de chez vous/)).toBeNull();
});

test("what is at home without a known substance is said, and nothing is called absent", async () => {
  await open(() => rows([LISTED]), { boxes: [box("Boîte bleue")] });
  ask();
  expect(await screen.findByText(/^1 boîte de chez vous n’a pas été comparée/)).toBeDefined();
  expect(screen.getByText(/^Aucune boîte de chez vous n’est connue/)).toBeDefined();
});

test("a home that could not be read says nothing of what is there", async () => {
  await open(() => rows([LISTED]), { boxes: null });
  ask();
  await screen.findByRole("region", { name: "Paracétamol" });
  expect(screen.queryByText(/^Aucune boîte de chez vous/)).toBeNull();
});

test("a Spanish medicine has the name of its substance in the language of the reader, and what it needs", async () => {
  await open(() =>
    rows([
      {
        ...LISTED,
        name: "Enantyum",
        active_molecule: "Dexketoprofeno",
        prescription_required: "Oui",
        source: CIMA.name,
      },
    ]),
  );
  ask();
  const heading = await screen.findByRole("heading", { name: "Dexkétoprofène" });
  expect(heading.getAttribute("lang")).toBeNull();
  expect(screen.getByText(/Sur ordonnance/)).toBeDefined();
  expect(screen.getByRole("button", { name: /d’autres noms pour Dexkétoprofène/ })).toBeDefined();
});

test("a substance without a name in the language of the reader keeps that of its list", async () => {
  await open(() =>
    rows([{ ...LISTED, active_molecule: "Sustancia desconocida", source: CIMA.name }]),
  );
  ask();
  const heading = await screen.findByRole("heading", { name: "Sustancia desconocida" });
  expect(heading.getAttribute("lang")).toBe("es");
});

test("words that a page asked for are looked up at once", async () => {
  const requests = await open(() => rows([LISTED]), { isAsked: true });
  expect(await screen.findByRole("region", { name: "Paracétamol" })).toBeDefined();
  expect(await requests[0]?.json()).toMatchObject({ query: "efferalgan" });
});

test("a list that cannot be read can be asked again", async () => {
  let isDown = true;
  await open(() => (isDown ? Response.json({ code: "XX000" }, { status: 500 }) : rows([LISTED])));
  ask();
  const again = await screen.findByRole("button", { name: "Réessayer" });
  isDown = false;
  fireEvent.click(again);
  expect(await screen.findByRole("region", { name: "Paracétamol" })).toBeDefined();
});

test("one letter asks nothing", async () => {
  await open(() => rows([]), { words: "e" });
  expect(screen.queryByRole("button")).toBeNull();
});
