import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { type Backend, renderScreen, rows } from "#testing/harness/render-screen.tsx";
import type { WatchedMedications } from "../queries.ts";
import { AlertsCard } from "./alerts-card.tsx";

afterEach(cleanup);

const PROFILE = "00000000-0000-4000-8000-00000000aaaa";

/** Each raises one alert, and together they raise the reminder. */
function emptyBoxes(count: number): WatchedMedications["medications"] {
  return Array.from({ length: count }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
    name: `Boîte ${index}`,
    dosage: "10 mg",
    currentQuantity: 0,
    totalQuantity: 8,
    expiresOn: day("2099-05-31"),
  }));
}

async function open(
  {
    medications,
    problem = null,
    unreadable = [],
  }: {
    medications: WatchedMedications["medications"];
    problem?: unknown;
    unreadable?: readonly unknown[];
  },
  backend: Backend = () => rows([]),
) {
  let creations = 0;
  let retries = 0;
  const onRetry = () => {
    retries += 1;
  };
  const { requests } = await renderScreen(
    <AlertsCard
      profileId={PROFILE}
      boxes={{ medications, problem, unreadable, onRetry }}
      onCreate={() => {
        creations += 1;
      }}
    />,
    backend,
  );
  return { requests, creations: () => creations, retries: () => retries };
}

test("all is not well while a box cannot be read", async () => {
  await open({ medications: [], unreadable: [{}, {}] });
  expect(await screen.findByText(/2 boîtes sont illisibles/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Voir l’inventaire" }).getAttribute("href")).toBe(
    "/fr-fr/inventory",
  );
  expect(screen.queryByText("Tout va bien !")).toBeNull();
});

test("a calm cabinet says so, and still leads on", async () => {
  const { creations } = await open({ medications: [] });
  expect(await screen.findByText("Tout va bien !")).toBeDefined();
  const all = screen.getByRole("link", { name: /^Voir tout/ });
  expect(all.getAttribute("href")).toBe("/fr-fr/alerts");
  fireEvent.click(screen.getByRole("button", { name: "Créer nouvelle alerte" }));
  expect(creations()).toBe(1);
});

test("while the boxes are on their way, nothing is said to be well", async () => {
  await open({ medications: undefined });
  expect(screen.getByText("Chargement…")).toBeDefined();
  expect(screen.queryByText("Tout va bien !")).toBeNull();
});

test("a cabinet that cannot be read says why, and tries again when asked", async () => {
  const { retries } = await open({
    medications: undefined,
    problem: new TypeError("fetch failed"),
  });
  expect((await screen.findByRole("alert")).textContent).toContain("Connexion perdue");
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(retries()).toBe(1);
});

test("of many it shows five, and one that is dismissed makes room for the next", async () => {
  const kept: object[] = [];
  const { requests } = await open({ medications: emptyBoxes(5) }, ({ method, url }) => {
    if (method === "GET") return rows(url.includes("alert_dismissals") ? kept : []);
    kept.push({ alert_key: "out-of-stock-00000000-0000-4000-8000-000000000000" });
    return new Response(null, { status: 201 });
  });
  const list = await screen.findByRole("list", { name: "Alertes" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(5);
  expect(within(list).queryByText("Rappel")).toBeNull();
  fireEvent.click(
    within(list).getByRole("button", {
      name: "Supprimer l’alerte : Épuisé, Boîte 0 10 mg",
    }),
  );
  expect(await within(list).findByText("Rappel")).toBeDefined();
  expect(within(list).getAllByRole("listitem")).toHaveLength(5);
  // Its button has left with its line.
  expect(document.activeElement).toBe(list);
  await waitFor(() => expect(requests.some(({ method }) => method === "POST")).toBe(true));
});

test("a written alert begins with its own title, which also names its button", async () => {
  const [box] = emptyBoxes(1) ?? [];
  const written = {
    id: "00000000-0000-4000-8000-00000000cccc",
    title: "Renouveler l’ordonnance",
    message: "Boîte 0",
    alert_date: "2099-12-03",
    alert_time: "10:00:00",
    priority: "high",
    medication_id: box?.id,
    repeats: "once",
    ends_on: null,
  };
  await open({ medications: box && [box] }, ({ url }) =>
    rows(url.includes("custom_alerts") ? [written] : []),
  );
  const button = await screen.findByRole("button", {
    name: "Supprimer l’alerte : Renouveler l’ordonnance",
  });
  const lines = [...(button.closest("li")?.querySelectorAll("p") ?? [])].map((p) => p.textContent);
  expect(lines).toEqual([
    "Renouveler l’ordonnance",
    "Boîte 0 10\u00a0mg\nBoîte 0\nPour le 3 décembre 2099 à 10:00",
  ]);
});
