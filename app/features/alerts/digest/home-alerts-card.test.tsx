import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { boxId, PERSON, readingOf } from "#testing/builders/home-alerts.ts";
import { type Backend, renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { HomeAlertsCard } from "./home-alerts-card.tsx";

afterEach(cleanup);

const CALM = "Rien de périmé, rien à racheter.";

const open = (
  reading: Parameters<typeof HomeAlertsCard>[0]["reading"],
  backend: Backend = () => rows([]),
) => renderScreen(<HomeAlertsCard reading={reading} />, backend);

test("all is not well while a box cannot be read", async () => {
  await open(readingOf(0, { unreadableBoxes: 2 }));
  expect(await screen.findByText(/2 boîtes sont illisibles/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Voir l’inventaire" }).getAttribute("href")).toBe(
    "/fr-fr/inventory",
  );
  expect(screen.queryByText(CALM)).toBeNull();
});

test("a calm home says so, and still leads on", async () => {
  await open(readingOf(0));
  expect(await screen.findByText(CALM)).toBeDefined();
  const all = screen.getByRole("link", { name: /^Voir tout/ });
  expect(all.getAttribute("href")).toBe("/fr-fr/alerts");
});

test("while nothing is known, nothing is said to be well", async () => {
  await open(readingOf(0, { alerts: undefined }));
  expect(screen.getByText("Chargement…")).toBeDefined();
  expect(screen.queryByText(CALM)).toBeNull();
});

test("a home that cannot be read says why, and tries again when asked", async () => {
  let retries = 0;
  const onRetry = () => {
    retries += 1;
  };
  await open(readingOf(0, { alerts: undefined, problem: new TypeError("fetch failed"), onRetry }));
  expect((await screen.findByRole("alert")).textContent).toContain("Connexion perdue");
  fireEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(retries).toBe(1);
});

test("of many it shows five, and a dismissal is written for the profile it was raised in", async () => {
  const { requests } = await open(readingOf(9), ({ method }) =>
    method === "GET" ? rows([]) : new Response(null, { status: 201 }),
  );
  const list = await screen.findByRole("list", { name: "Alertes" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(5);
  fireEvent.click(
    within(list).getByRole("button", { name: "Masquer l’alerte : Épuisé, Boîte 0 10 mg" }),
  );
  // Its button leaves with its line.
  expect(document.activeElement).toBe(list);
  const written = await waitFor(() => {
    const found = requests.find(({ method }) => method === "POST");
    if (!found) throw new Error("Nothing was written");
    return found;
  });
  expect(await written.clone().json()).toMatchObject({
    profile_id: PERSON,
    alert_key: `out-of-stock-${boxId(0)}`,
  });
});

test("each line names whom it is about, where it needs a name", async () => {
  await open(readingOf(1, { whoseOf: () => "Hugo" }));
  const [line] = await screen.findAllByRole("listitem");
  expect(line?.textContent).toMatch(/^HugoBoîte 0 10\u00a0mg · Épuisé/);
});

test("a written alert begins with its own title, which also names its button", async () => {
  await open(
    readingOf(1, {
      customAlerts: [
        {
          id: "00000000-0000-4000-8000-00000000cccc",
          title: "Renouveler l’ordonnance",
          message: "Boîte 0",
          day: day("2099-12-03"),
          time: "10:00",
          priority: "high",
          medicationId: boxId(0),
          repeats: "once",
          endsOn: null,
        },
      ],
    }),
  );
  const button = await screen.findByRole("button", {
    name: "Masquer l’alerte : Renouveler l’ordonnance",
  });
  const lines = [...(button.closest("li")?.querySelectorAll("p") ?? [])].map((p) => p.textContent);
  expect(lines).toEqual([
    "Renouveler l’ordonnance",
    "Boîte 0 10\u00a0mg\nBoîte 0\nPour le 3 décembre 2099 à 10:00",
  ]);
});

test("a box that runs low says until when it lasts", async () => {
  const reading = readingOf(1);
  const [each] = reading.alerts ?? [];
  if (!each) throw new Error("No alert");
  const { medication } = each.alert;
  if (!medication) throw new Error("No box");
  await open({
    ...reading,
    alerts: [
      {
        ...each,
        alert: {
          ...each.alert,
          type: "low-stock",
          medication,
          left: 6,
          form: "Comprimé",
        } as typeof each.alert,
      },
    ],
    forecasts: new Map([
      [medication.id, { daysLeft: 6, lastDay: day("2026-11-28"), isEmpty: false }],
    ]),
  });
  expect(await screen.findByText(/Encore 6 jours, jusqu’au 28 novembre/)).toBeDefined();
});
