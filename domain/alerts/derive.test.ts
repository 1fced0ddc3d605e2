import { expect, test } from "vitest";
import { aRecall } from "../../testing/samples/recalls.ts";
import { type Day, day } from "../calendar/day.ts";
import type { Alert } from "./alert.ts";
import {
  type AlertInput,
  type CustomAlert,
  deriveAlerts,
  type WatchedMedication,
} from "./derive.ts";

const today = day("2026-03-31");

function box(facts: Partial<WatchedMedication>): WatchedMedication {
  return {
    id: "m1",
    name: "Doliprane",
    dosage: "1000 mg",
    form: "Comprimé",
    currentQuantity: 100,
    totalQuantity: 100,
    expiresOn: day("2027-05-31"),
    ...facts,
  };
}

function derive(facts: Partial<AlertInput>, on: Day = today): Alert[] {
  const none = {
    medications: [],
    customAlerts: [],
    prescriptions: [],
    dismissedKeys: new Set<string>(),
  };
  return deriveAlerts(on, { ...none, ...facts });
}

const about = { id: "m1", name: "Doliprane", dosage: "1000 mg" };

test.each([
  { expiresOn: "2026-03-29", type: "expired", priority: "high", days: 2, because: "2 days ago" },
  { expiresOn: "2026-03-30", type: "expired", priority: "high", days: 1, because: "yesterday" },
  { expiresOn: "2026-03-31", type: "expiry", priority: "high", days: 0, because: "last good day" },
  {
    expiresOn: "2026-04-07",
    type: "expiry",
    priority: "high",
    days: 7,
    because: "7 days is urgent",
  },
  { expiresOn: "2026-04-08", type: "expiry", priority: "medium", days: 8, because: "8 is not" },
  {
    expiresOn: "2026-04-30",
    type: "expiry",
    priority: "medium",
    days: 30,
    because: "30 days warn",
  },
])("$expiresOn raises $type, $priority: $because", ({ expiresOn, type, priority, days }) => {
  const [alert] = derive({ medications: [box({ expiresOn: day(expiresOn) })] });
  const expected =
    type === "expired"
      ? { key: "expired-m1", daysAgo: days }
      : { key: "expiring-m1", daysLeft: days, label: days <= 7 ? "today" : "this-week" };
  expect(alert).toEqual({
    type,
    priority,
    status: "active",
    day: expiresOn,
    medication: about,
    ...expected,
  });
});

test("31 days before its last good day a box raises nothing", () => {
  expect(derive({ medications: [box({ expiresOn: day("2026-05-01") })] })).toEqual([]);
});

test.each([
  { current: 20, expected: [], because: "20 % is enough" },
  {
    current: 19.9,
    expected: [
      { key: "low-stock-m1", type: "low-stock", priority: "medium", left: 19.9, form: "Comprimé" },
    ],
    because: "19.9 % is low",
  },
  {
    current: 0,
    expected: [{ key: "out-of-stock-m1", type: "out-of-stock", priority: "high" }],
    because: "out of stock is not also low",
  },
])("$current of 100 left: $because", ({ current, expected }) => {
  const alerts = derive({ medications: [box({ currentQuantity: current })] });
  expect(alerts).toEqual(
    expected.map((facts) => ({ status: "active", day: today, medication: about, ...facts })),
  );
});

test("an expired and empty box raises both, once each", () => {
  const alerts = derive({
    medications: [box({ expiresOn: day("2026-01-31"), currentQuantity: 0 })],
  });
  expect(alerts.map(({ key }) => key)).toEqual(["out-of-stock-m1", "expired-m1"]);
});

test("the leap day is a last good day like any other", () => {
  const medications = [box({ expiresOn: day("2028-02-29") })];
  expect(derive({ medications }, day("2028-02-29"))[0]?.key).toBe("expiring-m1");
  expect(derive({ medications }, day("2028-03-01"))[0]?.key).toBe("expired-m1");
});

const custom: CustomAlert = {
  id: "c1",
  title: "Renouveler l’ordonnance",
  message: null,
  day: day("2026-06-01"),
  time: "10:00",
  priority: "medium",
  medicationId: "m1",
  repeats: "once",
  endsOn: null,
};

test("a custom alert joins the list with its own words", () => {
  expect(derive({ medications: [box({})], customAlerts: [custom] })[0]).toEqual({
    type: "custom",
    key: "custom-c1",
    priority: "medium",
    status: "active",
    day: "2026-06-01",
    time: "10:00",
    title: "Renouveler l’ordonnance",
    message: null,
    medication: about,
    id: "c1",
    repeats: "once",
    endsOn: null,
  });
});

test("an alert that repeats names the day it rings on, and is dismissed for that day alone", () => {
  const facts = {
    customAlerts: [{ ...custom, repeats: "weekly" as const }],
    dismissedKeys: new Set(["custom-c1-2026-06-08"]),
  };
  const on = (today: string) =>
    derive(facts, day(today)).map(({ key, day: rings, status }) => ({ key, rings, status }));
  expect(on("2026-06-07")).toEqual([
    { key: "custom-c1-2026-06-01", rings: "2026-06-01", status: "active" },
  ]);
  expect(on("2026-06-14")).toEqual([
    { key: "custom-c1-2026-06-08", rings: "2026-06-08", status: "dismissed" },
  ]);
  expect(on("2026-06-15")).toEqual([
    { key: "custom-c1-2026-06-15", rings: "2026-06-15", status: "active" },
  ]);
});

test.each([
  { medicationId: null, because: "it speaks of none" },
  { medicationId: "gone", because: "the medication was deleted" },
])("a custom alert stands without a medication: $because", ({ medicationId }) => {
  const [alert] = derive({ customAlerts: [{ ...custom, medicationId }] });
  expect(alert?.medication).toBeNull();
});

test("a dismissed alert is marked, and only that one", () => {
  const medications = [box({ expiresOn: day("2026-03-01"), currentQuantity: 10 })];
  const alerts = derive({ medications, dismissedKeys: new Set(["low-stock-m1"]) });
  expect(alerts.map(({ key, status }) => [key, status])).toEqual([
    ["expired-m1", "active"],
    ["low-stock-m1", "dismissed"],
  ]);
});

test.each([
  { form: "Sirop", openedOn: "2025-10-01", priority: "low", guideDays: 180, because: "6 months" },
  { form: "Collyre", openedOn: "2026-03-02", priority: "medium", guideDays: 28, because: "eyes" },
] as const)("$form opened on $openedOn is to be looked at: $because", (opened) => {
  const [alert, ...others] = derive({
    medications: [box({ form: opened.form, openedOn: day(opened.openedOn) })],
  });
  expect(others).toEqual([]);
  expect(alert).toMatchObject({
    type: "opened-long",
    key: "opened-long-m1",
    status: "active",
    priority: opened.priority,
    medication: about,
    notice: { isPast: true, guide: { days: opened.guideDays } },
  });
});

test.each([
  { openedOn: day("2025-10-02"), because: "its guide ends today" },
  { openedOn: null, because: "it is closed" },
  { openedOn: day("2025-10-01"), inUseDays: 300, because: "its label says how long" },
])("a syrup raises no alert about its opening: $because", ({ because: _, ...facts }) => {
  expect(derive({ medications: [box({ form: "Sirop", ...facts })] })).toEqual([]);
});

test("what has expired is called expired alone", () => {
  const alerts = derive({
    medications: [
      box({ form: "Sirop", openedOn: day("2025-01-01"), expiresOn: day("2026-03-01") }),
    ],
  });
  expect(alerts.map(({ type }) => type)).toEqual(["expired"]);
});

test("an alert about an opening can be dismissed", () => {
  const [alert] = derive({
    medications: [box({ form: "Sirop", openedOn: day("2025-01-01") })],
    dismissedKeys: new Set(["opened-long-m1"]),
  });
  expect(alert?.status).toBe("dismissed");
});

test.each([
  { lot: "AB1", match: "recalled" },
  { lot: null, match: "lot-unknown" },
])("a box of the batch $lot raises an alert about a recall of AB1", ({ lot, match }) => {
  const notices = { availability: [], information: [], recalls: [aRecall("AB1")] };
  expect(derive({ medications: [box({ lot, notices })] })).toMatchObject([
    {
      type: "recalled",
      key: `recalled-m1-${aRecall().id}`,
      priority: "high",
      status: "active",
      medication: about,
      day: "2026-03-12",
      match,
    },
  ]);
});

test("a box of another batch raises none, and a dismissed one stays dismissed", () => {
  const notices = { availability: [], information: [], recalls: [aRecall("AB1")] };
  expect(derive({ medications: [box({ lot: "AB2", notices })] })).toEqual([]);
  const [alert] = derive({
    medications: [box({ lot: "AB1", notices })],
    dismissedKeys: new Set([`recalled-m1-${aRecall().id}`]),
  });
  expect(alert?.status).toBe("dismissed");
});

test.each([
  { endsOn: "2026-04-07", priority: "medium", daysLeft: 7 },
  { endsOn: "2026-04-02", priority: "high", daysLeft: 2 },
  { endsOn: "2026-03-31", priority: "high", daysLeft: 0 },
])("a prescription through $endsOn is to be renewed", ({ endsOn, priority, daysLeft }) => {
  const prescription = { id: "r1", prescriber: null, endsOn: day(endsOn), renewalDays: 7 };
  const alert = {
    type: "prescription",
    key: `prescription-r1-${endsOn}`,
    priority,
    daysLeft,
    day: endsOn,
    status: "active",
    medication: null,
    prescriber: null,
  };
  expect(derive({ prescriptions: [prescription] })).toEqual([alert]);
  const renewed = { ...prescription, endsOn: day("2026-09-30") };
  expect(derive({ prescriptions: [renewed] })).toEqual([]);
  const dismissedKeys = new Set([alert.key]);
  expect(derive({ prescriptions: [prescription], dismissedKeys })[0]?.status).toBe("dismissed");
});
