import { useQueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import type { WatchedMedication } from "#domain/alerts/derive.ts";
import { deriveHomeAlerts } from "#domain/alerts/home-alerts.ts";
import { day } from "#domain/calendar/day.ts";
import type { Person } from "#domain/intakes/recipients.ts";
import { PERSON, readingOf } from "#testing/builders/home-alerts.ts";
import { type Backend, renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { type CustomAlertRow, toAlertRecords } from "../alert-records.ts";
import type { HomeAlertsReading } from "../digest/home-alert-lines.tsx";
import { storeAlertRecords, useStoredAlertRecords } from "../queries.ts";
import { Alerts } from "./alerts.tsx";

afterEach(cleanup);

/** The words of a filter are those of the table. */
const IN_TABLE = { selector: ":not(option)" };

const HUGO = "00000000-0000-4000-8000-00000000bbbb";
const ZOE: Person = { id: PERSON, name: "Zoé", level: "own" };

function aBox(name: string, facts: object = {}): WatchedMedication {
  return {
    id: `00000000-0000-4000-8000-${name.padEnd(12, "0").slice(0, 12)}`,
    name,
    dosage: "500 mg",
    form: "Comprimé",
    currentQuantity: 8,
    totalQuantity: 8,
    expiresOn: day("2099-05-31"),
    ...facts,
  };
}

interface Cabinet {
  readonly boxes?: readonly WatchedMedication[];
  readonly hugo?: readonly WatchedMedication[];
  readonly common?: readonly WatchedMedication[];
  readonly written?: readonly CustomAlertRow[];
  readonly dismissed?: readonly string[];
}

/** The page as its route shows it, with what the home screen's call has stored. */
function Screen({ cabinet, onCreate }: { cabinet: Cabinet; onCreate: () => void }) {
  const { boxes = [], hugo, common, written = [], dismissed = [] } = cabinet;
  const queryClient = useQueryClient();
  useState(() => {
    const of = { profileId: PERSON, startedAt: Date.now() };
    storeAlertRecords(queryClient, of, toAlertRecords(written, [], dismissed));
  });
  const records = useStoredAlertRecords([PERSON]).get(PERSON) ?? toAlertRecords([], [], []);
  const people = hugo ? [ZOE, { id: HUGO, name: "Hugo", level: "own" as const }] : [ZOE];
  const household = people.map(({ id }) => ({
    id,
    homeId: PERSON,
    medications: (id === HUGO ? hugo : boxes) ?? [],
    ...(id === HUGO ? toAlertRecords([], [], []) : records),
  }));
  const reading: HomeAlertsReading = {
    ...readingOf(0),
    alerts: deriveHomeAlerts(
      day("2026-11-22"),
      household,
      new Map(common ? [[PERSON, common]] : []),
    ),
    unreadableWritten: records.unreadable.map((each) => ({ ...each, profileId: PERSON })),
    whoseOf: ({ profileId, isCommon }) =>
      isCommon ? "Maison" : (people.find(({ id }) => id === profileId)?.name ?? null),
  };
  return <Alerts reading={reading} people={people} onCreate={onCreate} />;
}

async function open(cabinet: Cabinet, backend: Backend = () => rows([])) {
  let creations = 0;
  const onCreate = () => {
    creations += 1;
  };
  const { requests } = await renderScreen(
    <Screen cabinet={cabinet} onCreate={onCreate} />,
    backend,
  );
  const sent = (method: string) => requests.filter((request) => request.method === method);
  return { sent, creations: () => creations };
}

const show = (reading: Partial<HomeAlertsReading>) =>
  renderScreen(
    <Alerts
      reading={{ ...readingOf(0), alerts: undefined, ...reading }}
      people={[ZOE]}
      onCreate={null}
    />,
    () => rows([]),
  );

test("while the home is on its way, the page says so", async () => {
  await show({});
  expect(screen.getByText("Chargement…")).toBeDefined();
});

test("a failure says what happened and tries again when asked", async () => {
  let tries = 0;
  await show({ problem: new TypeError("fetch failed"), onRetry: () => (tries += 1) });
  expect((await screen.findByRole("alert")).textContent).toContain("Connexion perdue");
  expect(screen.queryByText("Rien à vérifier")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(tries).toBe(1);
});

test("boxes that cannot be read are said to be missing, not to be well", async () => {
  await show({ alerts: [], unreadableBoxes: 2 });
  expect(screen.getByText(/^2 boîtes sont illisibles/)).toBeDefined();
  expect(screen.queryByText("Rien à vérifier")).toBeNull();
});

test("an empty cabinet has nothing to say, and offers to create an alert", async () => {
  const { creations } = await open({});
  expect(await screen.findByText("Rien à vérifier")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Créer une alerte" }));
  expect(creations()).toBe(1);
});

const TROUBLED: Cabinet = {
  boxes: [
    aBox("Doliprane", { expiresOn: day("2020-01-01") }),
    aBox("Spasfon", { currentQuantity: 1 }),
    aBox("Smecta", { currentQuantity: 0 }),
  ],
};

const LOW_SPASFON = `low-stock-${aBox("Spasfon").id}`;

test("each alert says its type, its medicine, its message, its priority and its status", async () => {
  await open(TROUBLED);
  const table = await screen.findByRole("table");
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["Type", "Médicament", "Message", "Priorité", "Statut", "Actions"]);
  const said = within(table)
    .getAllByRole("row")
    .slice(1)
    .map(({ textContent }) => textContent);
  expect(said).toHaveLength(3);
  expect(said[0]).toMatch(/^ÉpuiséSmecta 500 mgIl n’en reste plus.*HauteActiveMasquer$/);
  expect(said[1]).toMatch(
    /^PériméDoliprane 500 mgCe médicament est périmé depuis \d+ ans\.HauteActive/,
  );
  expect(said[2]).toMatch(/^Stock faibleSpasfon 500 mgIl n’en reste que 1 comprimé\..*Moyenne/);
  expect(screen.getByText("3 alertes actives")).toBeDefined();
});

/** Keeps what is written. */
const keeping: Backend = ({ method }) =>
  method === "GET" ? rows([]) : new Response(null, { status: method === "POST" ? 201 : 204 });

test("a dismissed alert is marked at once, and undo takes it back", async () => {
  const { sent } = await open(TROUBLED, keeping);
  fireEvent.click(
    await screen.findByRole("button", {
      name: "Masquer l’alerte : Stock faible, Spasfon 500 mg",
    }),
  );
  expect(await screen.findByText("Masquée", IN_TABLE)).toBeDefined();
  expect(screen.getByText("2 alertes actives")).toBeDefined();
  await waitFor(() => expect(sent("POST")).toHaveLength(1));
  expect(await sent("POST")[0]?.json()).toEqual({
    user_id: PERSON,
    profile_id: PERSON,
    alert_key: LOW_SPASFON,
  });
  fireEvent.click(screen.getByRole("button", { name: "Annuler" }));
  await waitFor(() => expect(sent("DELETE")).toHaveLength(1));
  expect(await screen.findByText("3 alertes actives")).toBeDefined();
});

test("an alert that could not be dismissed comes back and says so", async () => {
  await open(TROUBLED, ({ method }) =>
    method === "GET" ? rows([]) : Response.json({ message: "no", code: "42501" }, { status: 403 }),
  );
  fireEvent.click(
    await screen.findByRole("button", { name: "Masquer l’alerte : Périmé, Doliprane 500 mg" }),
  );
  expect(await screen.findByText("L’alerte n’a pas pu être masquée. Réessayez.")).toBeDefined();
  expect(screen.getByText("3 alertes actives")).toBeDefined();
  expect(screen.queryByText("Masquée", IN_TABLE)).toBeNull();
});

test("what was dismissed before can be taken back from the table", async () => {
  const boxes = [aBox("Spasfon", { currentQuantity: 1 })];
  const { sent } = await open({ boxes, dismissed: [LOW_SPASFON] }, keeping);
  expect(await screen.findByText("Rien à vérifier")).toBeDefined();
  fireEvent.click(
    screen.getByRole("button", { name: "Rétablir l’alerte : Stock faible, Spasfon 500 mg" }),
  );
  expect(await screen.findByText("1 alerte active")).toBeDefined();
  await waitFor(() => expect(sent("DELETE")[0]?.url).toContain(`alert_key=eq.${LOW_SPASFON}`));
});

test("everybody's alerts are listed, each with its person, and one person can be chosen", async () => {
  await open({
    boxes: [aBox("Spasfon", { currentQuantity: 1 })],
    hugo: [aBox("Zymad", { currentQuantity: 0 })],
    common: [aBox("Doliprane", { expiresOn: day("2020-01-01") })],
  });
  const said = () =>
    screen
      .getAllByRole("row")
      .slice(1)
      .map((row) => within(row).getAllByRole("cell").slice(1, 3).map(textOf).join(" "));
  expect(await screen.findByText("3 alertes actives")).toBeDefined();
  expect(said()).toEqual(["Hugo Zymad 500 mg", "Maison Doliprane 500 mg", "Zoé Spasfon 500 mg"]);
  const choose = (value: string) =>
    fireEvent.change(screen.getByRole("combobox", { name: "Pour qui" }), { target: { value } });
  choose(HUGO);
  expect(said()).toEqual(["Hugo Zymad 500 mg"]);
  choose("common");
  expect(said()).toEqual(["Maison Doliprane 500 mg"]);
});

const textOf = ({ textContent }: HTMLElement) => textContent;

test("a search hides what does not match and says how many", async () => {
  await open(TROUBLED);
  const search = await screen.findByRole("textbox", { name: "Rechercher dans les alertes" });
  fireEvent.change(search, { target: { value: "perime" } });
  expect(await screen.findByText("3 alertes actives, 2 masquées")).toBeDefined();
  fireEvent.change(search, { target: { value: "zzz" } });
  expect(await screen.findByText("Aucune alerte ne correspond")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Tout afficher" }));
  expect(await screen.findByText("3 alertes actives")).toBeDefined();
});

test("a created alert says its title, what was added to it and when it is for", async () => {
  await open({
    written: [
      {
        id: "00000000-0000-4000-8000-00000000cccc",
        title: "Renouveler l’ordonnance",
        message: "Apporter la carte Vitale",
        alert_date: "2099-12-03",
        alert_time: "10:00:00",
        priority: "high",
        medication_id: null,
        repeats: "once",
        ends_on: null,
      },
    ],
  });
  const [, row] = await screen.findAllByRole("row");
  for (const said of [
    "Alerte créée",
    "Renouveler l’ordonnance",
    "Apporter la carte Vitale",
    "Pour le 3 décembre 2099 à 10:00",
    "Haute",
  ]) {
    expect(within(row as HTMLElement).getByText(said)).toBeDefined();
  }
  // Under the name of the medicine stands its title, not that there is none.
  expect(within(row as HTMLElement).queryByText("Aucun en particulier")).toBeNull();
  expect(within(row as HTMLElement).getAllByText("Renouveler l’ordonnance")).toHaveLength(1);
  expect(
    screen.getByRole("button", { name: "Masquer l’alerte : Renouveler l’ordonnance" }),
  ).toBeDefined();
});

test("type, priority and status choose together, and what they hide is counted", async () => {
  await open({ ...TROUBLED, dismissed: [LOW_SPASFON] });
  const choose = (question: string, value: string) =>
    fireEvent.change(screen.getByRole("combobox", { name: question }), { target: { value } });
  expect(await screen.findByText("2 alertes actives")).toBeDefined();
  choose("Statut", "dismissed");
  expect(await screen.findByText("2 alertes actives, 2 masquées")).toBeDefined();
  expect(screen.getByText("Stock faible", IN_TABLE)).toBeDefined();
  choose("Priorité", "low");
  expect(await screen.findByText("Aucune alerte ne correspond")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Tout afficher" }));
  expect(await screen.findByText("2 alertes actives")).toBeDefined();
  choose("Type", "expired");
  expect(await screen.findByText("2 alertes actives, 2 masquées")).toBeDefined();
});

test("an alert that repeats says how often, and can be told to stop", async () => {
  const id = "00000000-0000-4000-8000-00000000cccc";
  const weekly = {
    id,
    title: "Pilulier",
    message: null,
    alert_date: "2099-12-03",
    alert_time: "10:00:00",
    priority: "medium",
    medication_id: null,
    repeats: "weekly",
    ends_on: null,
  };
  const { sent } = await open({ written: [weekly] }, ({ method }) =>
    method === "PATCH" ? Response.json({ id }) : rows([]),
  );
  expect(await screen.findByText("Toutes les semaines")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Ne plus répéter : Pilulier" }));
  expect(await screen.findByText("L’alerte ne se répétera plus")).toBeDefined();
  expect(await sent("PATCH")[0]?.json()).toEqual({ ends_on: "2099-12-03" });
  fireEvent.click(screen.getByRole("button", { name: "Annuler" }));
  await waitFor(() => expect(sent("PATCH")).toHaveLength(2));
  expect(await sent("PATCH")[1]?.json()).toEqual({ ends_on: null });
});

test("an alert that cannot be read costs itself alone, and can be deleted", async () => {
  const written = (id: string, title: string, change: object = {}) => ({
    id,
    title,
    message: null,
    alert_date: "2020-01-01",
    alert_time: "08:00:00",
    priority: "medium",
    medication_id: null,
    repeats: "once",
    ends_on: null,
    ...change,
  });
  const { sent } = await open(
    {
      written: [
        written("broken", "Renouveler", { alert_date: "infinity" }),
        written("whole", "Appeler"),
      ],
    },
    ({ method }) => (method === "DELETE" ? Response.json([{ id: "broken" }]) : rows([])),
  );
  const broken = await screen.findByRole("list", { name: "1 élément illisible" });
  expect(broken.textContent).toContain("Renouveler");
  expect(screen.getAllByText(/Appeler/).length).toBeGreaterThan(0);
  fireEvent.click(within(broken).getByRole("button", { name: "Supprimer : Renouveler" }));
  await waitFor(() => expect(sent("DELETE")).toHaveLength(1));
  expect(sent("DELETE")[0]?.url).toContain("id=eq.broken");
});
