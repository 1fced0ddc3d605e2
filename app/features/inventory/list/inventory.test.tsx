import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { rememberCountry } from "#app/client/locale/visitor-locale.ts";
import { PermissionLevelProvider } from "#app/client/permissions/permission-level.tsx";
import { queryClient } from "#app/client/queries/query-client.ts";
import { onSearchRequest } from "#app/client/search/search-request.ts";
import { today } from "#app/client/time/today.ts";
import { addDays } from "#domain/calendar/day.ts";
import { BDPM, CIMA, NDC_DIRECTORY } from "#domain/medicines/imports/source.ts";
import { aMedicationRow } from "#testing/builders/medication-row.ts";
import { type Backend, renderScreen, rows } from "#testing/harness/render-screen.tsx";
import type { InventoryAction } from "../inventory-dialogs.tsx";
import { Inventory } from "./inventory.tsx";

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const PROFILE = "00000000-0000-4000-8000-00000000aaaa";

async function open(backend: Backend, elsewhere?: (words: string) => string) {
  const actions: InventoryAction[] = [];
  const { requests } = await renderScreen(
    <Inventory
      profileId={PROFILE}
      person="Claire Moreau"
      onAction={(action) => actions.push(action)}
      onPharmacist={() => undefined}
      {...(elsewhere && { elsewhere })}
    />,
    backend,
  );
  return { actions, requests };
}

/** The DOM of these tests has no popovers: it is told that one opened. */
function openMenu(row: HTMLElement) {
  const menu = row.querySelector<HTMLElement>("[popover]");
  if (!menu) throw new Error("no menu");
  menu.hidePopover = () => undefined;
  fireEvent(menu, Object.assign(new Event("beforetoggle"), { newState: "open" }));
  return within(menu);
}

function chooseFromMenu(row: HTMLElement, entry: string): void {
  fireEvent.click(openMenu(row).getByRole("button", { name: entry }));
}

test("while the boxes are on their way, the page says so", async () => {
  await open(() => undefined);
  expect(screen.getByText("Chargement…")).toBeDefined();
  expect(screen.queryByRole("table")).toBeNull();
});

test("an empty cabinet proposes to add the first box", async () => {
  const { actions } = await open(() => rows([]));
  expect(await screen.findByText("Aucun médicament enregistré")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Ajouter un médicament" }));
  expect(actions).toEqual([{ kind: "add" }]);
});

test("a failure says what happened and tries again when asked", async () => {
  let isBroken = true;
  await open(() =>
    isBroken
      ? Response.json({ message: "no", code: "XX000" }, { status: 500 })
      : rows([aMedicationRow()]),
  );
  expect((await screen.findByRole("alert")).textContent).toContain("Le chargement a échoué");
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(await screen.findByRole("button", { name: "Doliprane" })).toBeDefined();
});

test("a full cabinet shows each box with its status, its stock and its actions", async () => {
  const { actions, requests } = await open(() =>
    rows([
      aMedicationRow({ name: "Doliprane", expiry_date: "2020-01-01" }),
      aMedicationRow({ name: "Spasfon", current_quantity: 1 }),
      aMedicationRow({ name: "Smecta", current_quantity: 0 }),
    ]),
  );
  // In this document rows have no height, so the first ones on the screen are any.
  await screen.findByText("Doliprane");
  const [, doliprane, smecta, spasfon] = screen.getAllByRole("row");
  expect(doliprane?.textContent).toContain("Périmé");
  expect(spasfon?.textContent).toContain("Stock faible");
  expect(smecta?.textContent).toContain("Épuisé");
  expect(screen.queryAllByText("Bientôt périmé"), "their dates are far away").toEqual([]);
  chooseFromMenu(spasfon as HTMLElement, "Modifier");
  expect(actions).toMatchObject([{ kind: "edit", medication: { name: "Spasfon" } }]);
  expect(requests).toHaveLength(1);
});

test("only a box that is known to need no prescription is ordered", async () => {
  const reference = { source_key: "60234100", source: BDPM.name, source_date: "2026-04-28" };
  const listed = (name: string, prescription_required: string) => ({
    ...aMedicationRow({ name, dosage: "1 mg" }),
    medication_references: { ...reference, prescription_required },
  });
  await open(() =>
    rows([
      listed("Advil", "Non"),
      listed("Levothyrox", "Oui"),
      listed("Xanax", "Oui (stupéfiant)"),
      aMedicationRow({ name: "Zzz" }),
    ]),
  );
  await screen.findByText("Advil");
  const [, ...boxes] = screen.getAllByRole("row");
  expect(boxes.map((box) => openMenu(box).getAllByRole("button")[0]?.textContent)).toEqual([
    "Commander en ligne",
    "Demander à la pharmacie, avec l’ordonnance",
    "Demander à la pharmacie, avec l’ordonnance",
    "Demander à la pharmacie",
  ]);
});

test("a search that finds nothing here says what other lists have", async () => {
  const backend = () => rows([aMedicationRow({ name: "Doliprane" })]);
  await open(backend, (words) => `Elsewhere: ${words}`);
  const search = await screen.findByRole("textbox", { name: "Rechercher par nom ou dosage" });
  fireEvent.change(search, { target: { value: "doli" } });
  expect(screen.queryByText(/^Elsewhere/)).toBeNull();
  fireEvent.change(search, { target: { value: "ibuprofene" } });
  expect(await screen.findByText("Elsewhere: ibuprofene")).toBeDefined();
  expect(screen.getByText("Aucun médicament ne correspond")).toBeDefined();
});

test("the official leaflet of a box is one press away, and without a number where to look for it", async () => {
  const reference = { source_key: "60234100", source: BDPM.name, source_date: "2026-04-28" };
  const spanish = { source_key: "65432", source: CIMA.name, source_date: "2026-05-04" };
  const american = {
    source_key: "50580-449",
    source: NDC_DIRECTORY.name,
    source_date: "2026-05-18",
  };
  rememberCountry("ES");
  await open(() =>
    rows([
      { ...aMedicationRow({ name: "Doliprane" }), medication_references: reference },
      { ...aMedicationRow({ name: "Enantyum" }), medication_references: spanish },
      { ...aMedicationRow({ name: "Tylenol" }), medication_references: american },
      aMedicationRow({ name: "Termalgin", official_number: "51347" }),
      {
        ...aMedicationRow({ name: "Tisane" }),
        medication_references: { ...spanish, source_key: "65432IP" },
      },
    ]),
  );
  await waitFor(() => expect(screen.getAllByRole("link")).toHaveLength(5));
  const links = screen.getAllByRole("link").map((link) => ({
    [link.getAttribute("aria-label") ?? ""]: link.getAttribute("href"),
  }));
  expect(
    links.toSorted((one, other) =>
      (Object.keys(one)[0] ?? "") < (Object.keys(other)[0] ?? "") ? -1 : 1,
    ),
  ).toEqual([
    {
      "Chercher la notice sur CIMA, site officiel, Tisane (nouvel onglet)":
        "https://cima.aemps.es/cima/publico/home.html",
    },
    {
      "Notice officielle (BDPM, France, édition du 28/04/2026), Doliprane (nouvel onglet)":
        "https://base-donnees-publique.medicaments.gouv.fr/medicament/60234100/extrait#tab-notice",
    },
    {
      "Notice officielle (CIMA, n° 51347), Termalgin (nouvel onglet)":
        "https://cima.aemps.es/cima/dochtml/p/51347/P_51347.html",
    },
    {
      "Notice officielle (CIMA, édition du 04/05/2026), Enantyum (nouvel onglet)":
        "https://cima.aemps.es/cima/dochtml/p/65432/P_65432.html",
    },
    {
      "Notice officielle (DailyMed, États-Unis, numéro de NDC Directory, édition du 18/05/2026), Tylenol (nouvel onglet)":
        "https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=50580-449",
    },
  ]);
  for (const link of screen.getAllByRole("link")) {
    expect(link.getAttribute("rel")).toBe("noopener noreferrer");
  }
});

test("a search hides what does not match and says how many", async () => {
  await open(() =>
    rows([aMedicationRow({ name: "Doliprane" }), aMedicationRow({ name: "Œstrodose" })]),
  );
  const search = await screen.findByRole("textbox", { name: "Rechercher par nom ou dosage" });
  fireEvent.change(search, { target: { value: "oestro" } });
  expect(await screen.findByText("2 médicaments, 1 masqué")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Doliprane" })).toBeNull();
  fireEvent.change(search, { target: { value: "zzz" } });
  expect(await screen.findByText("Aucun médicament ne correspond")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Tout afficher" }));
  expect(await screen.findByText("2 médicaments")).toBeDefined();
});

test("what is not at home is one press from the list of medicines, with the words typed", async () => {
  const asked: string[] = [];
  const stop = onSearchRequest((words) => asked.push(words));
  await open(() => rows([aMedicationRow({ name: "Doliprane" })]));
  const search = await screen.findByRole("textbox", { name: "Rechercher par nom ou dosage" });
  fireEvent.change(search, { target: { value: " efferalgan " } });
  const button = { name: "Chercher « efferalgan » dans la liste des médicaments" };
  fireEvent.click(await screen.findByRole("button", button));
  expect(asked).toEqual(["efferalgan"]);
  stop();
  fireEvent.click(screen.getByRole("button", button));
  expect(asked).toHaveLength(1);
  fireEvent.change(search, { target: { value: "z" } });
  await waitFor(() => expect(screen.queryByRole("button", button)).toBeNull());
  expect(screen.queryByRole("button", { name: /dans la liste des médicaments/ })).toBeNull();
});

test("the status filter hides the others and says how many", async () => {
  await open(() =>
    rows([aMedicationRow(), aMedicationRow({ name: "Vieux", expiry_date: "2020-01-01" })]),
  );
  fireEvent.change(await screen.findByRole("combobox", { name: "Statut" }), {
    target: { value: "expired" },
  });
  expect(await screen.findByText("2 médicaments, 1 masqué")).toBeDefined();
  expect(screen.getByRole("button", { name: "Vieux" })).toBeDefined();
});

const names = async () => {
  const [, ...lines] = await screen.findAllByRole("row");
  return lines.map((line) => within(line).getAllByRole("button")[0]?.textContent);
};

test("a press on a heading sorts by its column, another turns it round, and the list of orders follows", async () => {
  await open(() =>
    rows([
      aMedicationRow({ name: "Doliprane", dosage: "1000 mg" }),
      aMedicationRow({ name: "Advil", dosage: "200 mg" }),
      aMedicationRow({ name: "Spasfon", dosage: "80 mg" }),
    ]),
  );
  const heading = await screen.findByRole("columnheader", { name: "Dosage" });
  const order = screen.getByRole("combobox", { name: "Trier par" }) as HTMLSelectElement;
  expect(heading.getAttribute("aria-sort")).toBeNull();

  fireEvent.click(within(heading).getByRole("button"));
  await waitFor(() => expect(heading.getAttribute("aria-sort")).toBe("ascending"));
  expect(await names()).toEqual(["Spasfon", "Advil", "Doliprane"]);
  expect(order.value).toBe("dosage-ascending");

  fireEvent.click(within(heading).getByRole("button"));
  await waitFor(() => expect(heading.getAttribute("aria-sort")).toBe("descending"));
  expect(await names()).toEqual(["Doliprane", "Advil", "Spasfon"]);

  fireEvent.change(order, { target: { value: "name-ascending" } });
  await waitFor(() => expect(heading.getAttribute("aria-sort")).toBeNull());
  expect(await names()).toEqual(["Advil", "Doliprane", "Spasfon"]);
  const sorted = screen
    .getAllByRole("columnheader")
    .filter((column) => column.hasAttribute("aria-sort"));
  expect(sorted.map(({ textContent }) => textContent)).toEqual(["Nom"]);
});

test.each([
  { flags: [], actions: [], because: "its flag is off" },
  { flags: ["barcode_scanner"], actions: [{ kind: "scan" }], because: "its flag is on" },
  { flags: null, actions: [], because: "a flag that cannot be asked for is off" },
])("the barcode button begins $actions: $because", async ({ flags, actions: expected }) => {
  const { actions } = await open(({ url }) => {
    if (!url.endsWith("/list_enabled_features")) return rows([aMedicationRow()]);
    return flags ? Response.json(flags) : Response.json({ code: "XX000" }, { status: 500 });
  });
  fireEvent.click(await screen.findByRole("button", { name: "Scanner un code-barres" }));
  if (expected.length === 0) {
    const sentence = "La lecture des codes-barres n’est pas activée sur ce site.";
    expect(await screen.findByText(sentence)).toBeDefined();
  } else {
    await waitFor(() => expect(actions).toHaveLength(1));
  }
  expect(actions).toEqual(expected);
});

// What PostgreSQL writes in JSON for values that its types hold and a cabinet cannot.
test.each([
  {
    column: "expiry_date",
    value: "infinity",
    says: "La date de péremption de cette boîte est illisible",
  },
  {
    column: "expiry_date",
    value: "-infinity",
    says: "La date de péremption de cette boîte est illisible",
  },
  {
    column: "expiry_date",
    value: "0044-03-15 BC",
    says: "La date de péremption de cette boîte est",
  },
  { column: "expiry_date", value: "12026-01-01", says: "La date de péremption de cette boîte est" },
  { column: "expiry_date", value: null, says: "La date de péremption de cette boîte est" },
  { column: "opened_on", value: "infinity", says: "Illisible sur cette boîte : Ouvert le." },
  {
    column: "current_quantity",
    value: "NaN",
    says: "Illisible sur cette boîte : Quantité actuelle.",
  },
  { column: "total_quantity", value: null, says: "Illisible sur cette boîte : Quantité totale." },
  { column: "form", value: "Philtre", says: "Illisible sur cette boîte : Forme." },
  {
    column: "medication_reminders",
    value: [
      {
        reminder_time: "08:00:00",
        weekdays: [],
        starts_on: null,
        ends_on: null,
        paused_at: null,
        paused_until: null,
        quantity: 1,
      },
    ],
    says: "Illisible sur cette boîte : Rappels.",
  },
])(
  "$column of $value costs its own box alone, which can be corrected or deleted",
  async ({ column, value, says }) => {
    const { actions } = await open(() =>
      rows([
        aMedicationRow({ name: "Doliprane" }),
        aMedicationRow({ name: "Spasfon", [column]: value }),
        aMedicationRow({ name: "Smecta" }),
      ]),
    );
    const broken = await screen.findByRole("list", { name: "1 élément illisible" });
    expect(broken.textContent).toContain("Spasfon");
    expect(broken.textContent).toContain(says);
    expect(await names()).toEqual(["Doliprane", "Smecta"]);
    expect(screen.getByText("2 médicaments · 1 élément illisible")).toBeDefined();
    fireEvent.click(within(broken).getByRole("button", { name: "Corriger : Spasfon" }));
    fireEvent.click(within(broken).getByRole("button", { name: "Supprimer : Spasfon" }));
    expect(actions).toMatchObject([
      { kind: "edit", medication: { name: "Spasfon" } },
      { kind: "delete", medication: { name: "Spasfon" } },
    ]);
  },
);

test("an added day that cannot be read is no reason to hide a box", async () => {
  await open(() => rows([aMedicationRow({ name: "Spasfon", created_at: "infinity" })]));
  expect(await screen.findByRole("button", { name: "Spasfon" })).toBeDefined();
});

test("who may only look is told who can mend it", async () => {
  await renderScreen(
    <PermissionLevelProvider level="view">
      <Inventory
        profileId={PROFILE}
        person={null}
        onAction={() => undefined}
        onPharmacist={() => undefined}
      />
    </PermissionLevelProvider>,
    () => rows([aMedicationRow({ expiry_date: "infinity" })]),
  );
  const broken = await screen.findByRole("list", { name: "1 élément illisible" });
  expect(broken.textContent).toContain(
    "Une personne qui peut modifier ce profil peut le corriger.",
  );
  expect(within(broken).queryByRole("button")).toBeNull();
});

test("an opened box says until when it is good, or what guides say of its form", async () => {
  const openedDaysAgo = (days: number) => addDays(today(), -days);
  await open(() =>
    rows([
      aMedicationRow({ name: "Imprimé", opened_on: openedDaysAgo(30), in_use_days: 28 }),
      aMedicationRow({ name: "Sirop ouvert", form: "Sirop", opened_on: openedDaysAgo(150) }),
      aMedicationRow({ name: "Vieux sirop", form: "Sirop", opened_on: openedDaysAgo(200) }),
      aMedicationRow({ name: "Gouttes", form: "Collyre", opened_on: openedDaysAgo(30) }),
      aMedicationRow({ name: "Fermé", form: "Sirop" }),
      aMedicationRow({ name: "Oublié", expiry_date: openedDaysAgo(9830) }),
    ]),
  );
  const textOf = async (name: string) =>
    (await screen.findByRole("button", { name })).closest("tr, article")?.textContent;
  expect(await textOf("Imprimé")).toMatch(/Périmé.*après ouverture.*Périmé depuis 2 jours/);
  expect(await textOf("Oublié")).toContain("Périmé depuis 26 ans");
  expect(await textOf("Sirop ouvert")).toContain("Ouvert depuis 150 jours ; repère : 6 mois.");
  expect(await textOf("Sirop ouvert")).not.toContain("Regardez-le");
  expect(await textOf("Vieux sirop")).toContain("Regardez-le et sentez-le avant usage.");
  expect(await textOf("Gouttes")).toContain("Ne l’utilisez pas sans avoir vérifié la notice.");
  // A guide is no expiry.
  for (const name of ["Sirop ouvert", "Vieux sirop", "Gouttes"]) {
    expect(await textOf(name)).not.toMatch(/Expir|périmé/i);
  }
  expect(await textOf("Fermé")).not.toContain("Ouvert");
});
