import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { type Backend, renderScreen, rows } from "#testing/harness/render-screen.tsx";
import type { WatchedMedications } from "../queries.ts";
import { Alerts } from "./alerts.tsx";

afterEach(cleanup);

/** The words of a filter are those of the table. */
const IN_TABLE = { selector: ":not(option)" };

const PROFILE = "00000000-0000-4000-8000-00000000aaaa";

function aBox(name: string, facts: object = {}) {
  return {
    id: `00000000-0000-4000-8000-${name.padEnd(12, "0").slice(0, 12)}`,
    name,
    dosage: "500 mg",
    currentQuantity: 8,
    totalQuantity: 8,
    expiresOn: day("2099-05-31"),
    ...facts,
  };
}

function boxesOf(
  medications: WatchedMedications["medications"],
  problem: unknown = null,
): WatchedMedications {
  return { medications, problem, unreadable: [], onRetry: () => undefined };
}

async function open(boxes: WatchedMedications, backend: Backend = () => rows([])) {
  let creations = 0;
  const { requests } = await renderScreen(
    <Alerts
      profileId={PROFILE}
      boxes={boxes}
      onCreate={() => {
        creations += 1;
      }}
    />,
    backend,
  );
  const sent = (method: string) => requests.filter((request) => request.method === method);
  return { sent, creations: () => creations };
}

test("while the boxes are on their way, the page says so", async () => {
  await open(boxesOf(undefined));
  expect(screen.getByText("Chargement…")).toBeDefined();
});

test("while the records are on their way, no dismissed alert shows as active", async () => {
  await open(boxesOf([aBox("Doliprane")]), () => undefined);
  expect(screen.getByText("Chargement…")).toBeDefined();
  expect(screen.queryByText("Rappel", IN_TABLE)).toBeNull();
});

test("an empty cabinet has nothing to say, and offers to create an alert", async () => {
  const { creations } = await open(boxesOf([]));
  expect(await screen.findByText("Tout va bien !")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Créer une alerte" }));
  expect(creations()).toBe(1);
});

test("a failure says what happened and tries again when asked", async () => {
  let isBroken = true;
  await open(boxesOf([aBox("Doliprane")]), () =>
    isBroken ? Response.json({ message: "no", code: "42501" }, { status: 403 }) : rows([]),
  );
  expect((await screen.findByRole("alert")).textContent).toContain("pas le droit");
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(await screen.findByText("Rappel", IN_TABLE)).toBeDefined();
});

test("boxes that cannot be read are said to be missing, not to be well", async () => {
  await open(boxesOf(undefined, new TypeError("fetch failed")));
  expect((await screen.findByRole("alert")).textContent).toContain("Connexion perdue");
  expect(screen.queryByText("Tout va bien !")).toBeNull();
});

const TROUBLED = boxesOf([
  aBox("Doliprane", { expiresOn: day("2020-01-01") }),
  aBox("Spasfon", { currentQuantity: 1 }),
  aBox("Smecta", { currentQuantity: 0 }),
]);

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
  expect(said).toHaveLength(4);
  expect(said[0]).toMatch(/^ÉpuiséSmecta 500 mgIl n’en reste plus.*HauteActiveSupprimer$/);
  expect(said[1]).toMatch(
    /^ExpiréDoliprane 500 mgCe médicament a expiré il y a \d+ jours\.HauteActive/,
  );
  expect(said[2]).toMatch(/^Stock faibleSpasfon 500 mgIl n’en reste que 1\..*Moyenne/);
  expect(said[3]).toMatch(/^RappelTous les médicaments.*Basse/);
  expect(screen.getByText("4 alertes actives")).toBeDefined();
});

/** Keeps dismissals as the database does. */
function remembering(...dismissed: string[]): Backend {
  const keys = new Set(dismissed);
  return ({ method, url }) => {
    const { pathname, searchParams } = new URL(url);
    const isAboutMarks = pathname.endsWith("/alert_dismissals");
    if (method === "DELETE") keys.delete((searchParams.get("alert_key") ?? "").slice("eq.".length));
    if (method === "POST") keys.add(LOW_SPASFON);
    if (method === "GET") {
      return rows(isAboutMarks ? [...keys].map((alert_key) => ({ alert_key })) : []);
    }
    return new Response(null, { status: method === "POST" ? 201 : 204 });
  };
}

test("a dismissed alert is marked at once, and undo takes it back", async () => {
  const { sent } = await open(TROUBLED, remembering());
  fireEvent.click(
    await screen.findByRole("button", {
      name: "Supprimer l’alerte : Stock faible, Spasfon 500 mg",
    }),
  );
  expect(await screen.findByText("Supprimée", IN_TABLE)).toBeDefined();
  expect(screen.getByText("3 alertes actives")).toBeDefined();
  await waitFor(() => expect(sent("POST")).toHaveLength(1));
  expect(await sent("POST")[0]?.json()).toEqual({
    user_id: PROFILE,
    profile_id: PROFILE,
    alert_key: LOW_SPASFON,
  });
  fireEvent.click(screen.getByRole("button", { name: "Annuler" }));
  await waitFor(() => expect(sent("DELETE")).toHaveLength(1));
  expect(await screen.findByText("4 alertes actives")).toBeDefined();
});

test("an alert that could not be dismissed comes back and says so", async () => {
  await open(TROUBLED, ({ method }) =>
    method === "GET" ? rows([]) : Response.json({ message: "no", code: "42501" }, { status: 403 }),
  );
  fireEvent.click(
    await screen.findByRole("button", { name: "Supprimer l’alerte : Expiré, Doliprane 500 mg" }),
  );
  expect(await screen.findByText("Impossible de supprimer l’alerte")).toBeDefined();
  expect(screen.getByText("4 alertes actives")).toBeDefined();
  expect(screen.queryByText("Supprimée", IN_TABLE)).toBeNull();
});

test("what was dismissed before can be taken back from the table", async () => {
  const { sent } = await open(boxesOf([aBox("Doliprane")]), remembering("reminder"));
  expect(await screen.findByText("Tout va bien !")).toBeDefined();
  fireEvent.click(
    screen.getByRole("button", { name: "Rétablir l’alerte : Rappel, Tous les médicaments" }),
  );
  expect(await screen.findByText("1 alerte active")).toBeDefined();
  await waitFor(() => expect(sent("DELETE")[0]?.url).toContain("alert_key=eq.reminder"));
});

test("a search hides what does not match and says how many", async () => {
  await open(TROUBLED);
  const search = await screen.findByRole("textbox", { name: "Rechercher dans les alertes" });
  fireEvent.change(search, { target: { value: "expire" } });
  expect(await screen.findByText("4 alertes actives, 3 masquées")).toBeDefined();
  fireEvent.change(search, { target: { value: "zzz" } });
  expect(await screen.findByText("Aucune alerte ne correspond")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Tout afficher" }));
  expect(await screen.findByText("4 alertes actives")).toBeDefined();
});

test("a created alert says its title, what was added to it and when it is for", async () => {
  await open(boxesOf([]), ({ url }) =>
    rows(
      url.includes("custom_alerts")
        ? [
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
          ]
        : [],
    ),
  );
  const [, row] = await screen.findAllByRole("row");
  for (const said of [
    "Alerte créée",
    "Aucun en particulier",
    "Renouveler l’ordonnance",
    "Apporter la carte Vitale",
    "Pour le 3 décembre 2099 à 10:00",
    "Haute",
  ]) {
    expect(within(row as HTMLElement).getByText(said)).toBeDefined();
  }
  expect(
    screen.getByRole("button", { name: "Supprimer l’alerte : Renouveler l’ordonnance" }),
  ).toBeDefined();
});

test("type, priority and status choose together, and what they hide is counted", async () => {
  await open(TROUBLED, remembering(LOW_SPASFON));
  const choose = (question: string, value: string) =>
    fireEvent.change(screen.getByRole("combobox", { name: question }), { target: { value } });
  expect(await screen.findByText("3 alertes actives")).toBeDefined();
  choose("Statut", "dismissed");
  expect(await screen.findByText("3 alertes actives, 3 masquées")).toBeDefined();
  expect(screen.getByText("Stock faible", IN_TABLE)).toBeDefined();
  choose("Priorité", "low");
  expect(await screen.findByText("Aucune alerte ne correspond")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Tout afficher" }));
  expect(await screen.findByText("3 alertes actives")).toBeDefined();
  choose("Type", "reminder");
  expect(await screen.findByText("3 alertes actives, 3 masquées")).toBeDefined();
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
  const { sent } = await open(boxesOf([]), ({ method, url }) => {
    if (method === "PATCH") return Response.json({ id });
    return rows(url.includes("custom_alerts") ? [weekly] : []);
  });
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
  const { sent } = await open(boxesOf([]), (request) => {
    if (request.method === "DELETE") return Response.json([{ id: "broken" }]);
    if (!request.url.includes("custom_alerts")) return rows([]);
    return rows([
      written("broken", "Renouveler", { alert_date: "infinity" }),
      written("whole", "Appeler"),
    ]);
  });
  const broken = await screen.findByRole("list", { name: "1 élément illisible" });
  expect(broken.textContent).toContain("Renouveler");
  expect(screen.getAllByText(/Appeler/).length).toBeGreaterThan(0);
  fireEvent.click(within(broken).getByRole("button", { name: "Supprimer : Renouveler" }));
  await waitFor(() => expect(sent("DELETE")).toHaveLength(1));
  expect(sent("DELETE")[0]?.url).toContain("id=eq.broken");
});
