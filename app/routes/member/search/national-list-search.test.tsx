import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { StoredMedication } from "#app/features/inventory/stored-medication.ts";
import { day } from "#domain/calendar/day.ts";
import { instant } from "#domain/calendar/instant.ts";
import type { Language } from "#domain/locale/locales.ts";
import { BDPM, CIMA } from "#domain/medicines/imports/source.ts";
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
    language = "fr" as Language,
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
    language,
    ["member", "search"],
  );
  return requests;
}

const toTheList = (requests: readonly Request[]) =>
  requests.filter(({ url }) => url.includes("search_medication_references"));
const ask = () => fireEvent.click(screen.getByRole("button", { name: /dans la liste/ }));

test("the list is asked on a press, once, for the country of the reader", async () => {
  const requests = await open(() => rows([LISTED]), { boxes: [box("Doliprane")] });
  expect(requests).toHaveLength(0);
  ask();
  const group = await screen.findByRole("region", { name: "Paracétamol" });
  expect(within(group).getByRole("list", { name: "Déjà chez vous" }).textContent).toBe("Doliprane");
  expect(group.textContent).toContain("Efferalgan");
  expect(group.textContent).toMatch(/BDPM.*2026/);
  expect(toTheList(requests)).toHaveLength(1);
  expect(await requests[0]?.json()).toEqual({
    query: "efferalgan",
    max_results: 20,
    in_country: expect.stringMatching(/^[A-Z]{2}$/),
    // The names of what a brand holds, for a list that knows another brand.
    substances: [expect.stringMatching(/^paracetamol\|/)],
  });
});

test("other names of the substance are one press away", async () => {
  const requests = await open(() => rows([LISTED]));
  ask();
  fireEvent.click(await screen.findByRole("button", { name: /d’autres noms pour Paracétamol/ }));
  await screen.findByText("1 médicament pour « Paracétamol »");
  expect(await toTheList(requests)[1]?.json()).toMatchObject({ query: "paracetamol" });
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

test.each([
  { language: "es", name: "Paracetamol" },
  { language: "en", name: "Acetaminophen" },
] as const)(
  "a French medicine has $name as its heading for a reader of $language",
  async ({ language, name }) => {
    await open(() => rows([LISTED]), { isAsked: true, language });
    const heading = await screen.findByRole("heading", { name });
    expect(heading.getAttribute("lang")).toBeNull();
  },
);

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

const MEMBER = {
  reference_id: LISTED.id,
  cis: "60234100",
  kind: "generic",
  has_left: false,
  name: "Efferalgan",
  dosage: "500 mg",
  form: "Comprimé",
  is_withdrawn: false,
};
const GROUP = {
  number: 12,
  label: "PARACETAMOL 500 mg - DOLIPRANE 500 mg, comprimé",
  source_date: "2026-04-28",
  members: [
    {
      ...MEMBER,
      reference_id: "of the original",
      cis: "60000001",
      kind: "original",
      name: "Doliprane",
    },
    MEMBER,
    {
      ...MEMBER,
      reference_id: "of half",
      cis: "60000003",
      kind: "complementary",
      name: "Dafal",
      dosage: "250 mg",
    },
    { ...MEMBER, reference_id: "of one gone", cis: "60000004", name: "Panadal", has_left: true },
  ],
  unlisted: 2,
};
const grouped =
  (group: object | null = GROUP, listed: object = LISTED): Backend =>
  ({ url }) =>
    url.includes("list_generic_groups") ? rows(group === null ? [] : [group]) : rows([listed]);
const numbered = (name: string, change: Partial<StoredMedication>): FoundBox => ({
  profileId: HUGO,
  box: {
    ...box(name).box,
    leaflet: { url: "", publisher: "BDPM", country: "FR", editionOn: null },
    ...change,
  },
});

test("the other names of a generic group stand with their kinds, the edition and what of it is at home", async () => {
  const requests = await open(grouped(), {
    boxes: [
      numbered("Doliprane", { referenceId: "of the original" }),
      numbered("Boîte numérotée", { officialNumber: "60000003" }),
      numbered("Toplexil", { referenceId: "of another" }),
    ],
  });
  ask();
  const group = await screen.findByRole("region", { name: GROUP.label });
  expect(await requests[1]?.json()).toEqual({ reference_ids: [LISTED.id] });
  expect(within(group).getByText(GROUP.label).getAttribute("lang")).toBe("fr");
  expect(group.textContent).toContain(
    "Même groupe générique selon la base officielle, édition du 28/04/2026.",
  );
  const home = within(group).getByRole("list", { name: "Chez vous, de ce groupe" });
  expect(
    within(home)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["Doliprane", "Boîte numérotée"]);
  const names = within(group).getByText("Noms du groupe (4)").closest("details");
  const words = [...(names?.querySelectorAll("li") ?? [])].map(({ textContent }) =>
    textContent?.replaceAll("\u00a0", " "),
  );
  expect(words).toEqual([
    "Doliprane 500 mgComprimé · Princeps",
    "Efferalgan 500 mgComprimé · Générique",
    "Dafal 250 mgComprimé · Générique par complémentarité posologique",
    "Panadal 500 mgComprimé · Générique · N’est plus dans le groupe",
  ]);
  expect(names?.textContent).toContain("2 autres médicaments du groupe n’ont pas de nom");
  expect(screen.getByText(/Demandez au pharmacien/)).toBeDefined();
  expect(screen.queryByText(/aux groupes/)).toBeNull();
});

test("a box of the substance without a number is said not to be compared, and no group is called empty of it", async () => {
  await open(grouped(), { boxes: [box("Doliprane")] });
  ask();
  const group = await screen.findByRole("region", { name: GROUP.label });
  expect(group.textContent).toContain("Aucune boîte de chez vous n’est connue dans ce groupe.");
  expect(
    screen.getByText(/^1 boîte de cette substance n’a pas été comparée aux groupes/),
  ).toBeDefined();
});

test("a home that could not be read says nothing of a group", async () => {
  await open(grouped(), { boxes: null });
  ask();
  const group = await screen.findByRole("region", { name: GROUP.label });
  expect(group.textContent).not.toContain("chez vous");
});

test("a group that the medicine has left is not its group", async () => {
  const left = { ...GROUP, members: [{ ...MEMBER, has_left: true }] };
  await open(grouped(left));
  ask();
  await screen.findByRole("region", { name: "Paracétamol" });
  await waitFor(() => expect(screen.queryByText("Groupes génériques")).toBeNull());
});

test("groups that cannot be read are said to be unread, and the list stays", async () => {
  await open(({ url }) =>
    url.includes("list_generic_groups")
      ? Response.json({ code: "XX000" }, { status: 500 })
      : rows([LISTED]),
  );
  ask();
  expect(await screen.findByText("Les groupes génériques n’ont pas pu être lus.")).toBeDefined();
  expect(screen.getByRole("region", { name: "Paracétamol" })).toBeDefined();
});

test("medicines of another country have no groups to ask for", async () => {
  const requests = await open(grouped(null, { ...LISTED, source: CIMA.name }));
  ask();
  await screen.findByRole("region", { name: "Paracétamol" });
  expect(requests).toHaveLength(1);
});

test("one letter asks nothing", async () => {
  await open(() => rows([]), { words: "e" });
  expect(screen.queryByRole("button")).toBeNull();
});
