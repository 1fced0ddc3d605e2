import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import type { CustomAlert, WatchedMedication } from "./derive.ts";
import { deriveHomeAlerts, type WatchedPerson } from "./home-alerts.ts";

const TODAY = day("2026-11-22");

const box = (id: string, expiresOn = "2026-11-01"): WatchedMedication => ({
  id,
  name: `Boîte ${id}`,
  dosage: "10 mg",
  form: "Comprimé",
  currentQuantity: 8,
  totalQuantity: 8,
  expiresOn: day(expiresOn),
});

const written = (id: string, medicationId: string | null): CustomAlert => ({
  id,
  title: "Renouveler",
  message: null,
  day: TODAY,
  time: "08:00",
  priority: "medium",
  medicationId,
  repeats: "once",
  endsOn: null,
});

const person = (id: string, facts: Partial<WatchedPerson> = {}): WatchedPerson => ({
  id,
  homeId: "home",
  medications: [],
  customAlerts: [],
  prescriptions: [],
  dismissedKeys: new Set(),
  ...facts,
});

const of = (people: readonly WatchedPerson[], common: readonly WatchedMedication[] = []) =>
  deriveHomeAlerts(TODAY, people, new Map([["home", common]])).map(
    ({ alert, profileId, isCommon }) => ({
      key: alert.key,
      profileId,
      isCommon,
      status: alert.status,
    }),
  );

test("each person's alerts name that person, and a common box raises its alert once", () => {
  const people = [person("claire", { medications: [box("a")] }), person("hugo")];
  expect(of(people, [box("c")])).toEqual([
    { key: "expired-a", profileId: "claire", isCommon: false, status: "active" },
    { key: "expired-c", profileId: "claire", isCommon: true, status: "active" },
  ]);
});

test("what one of the home has dismissed of a common box is dismissed there", () => {
  const people = [person("claire"), person("hugo", { dismissedKeys: new Set(["expired-c"]) })];
  expect(of(people, [box("c")])).toEqual([
    { key: "expired-c", profileId: "hugo", isCommon: true, status: "dismissed" },
  ]);
});

test("a dismissal in another home dismisses nothing here", () => {
  const neighbour = person("neighbour", {
    homeId: "elsewhere",
    dismissedKeys: new Set(["expired-c"]),
  });
  expect(of([person("claire"), neighbour], [box("c")])).toEqual([
    { key: "expired-c", profileId: "claire", isCommon: true, status: "active" },
  ]);
});

test("a written alert about a common box is its person's", () => {
  const people = [person("claire"), person("hugo", { customAlerts: [written("w", "c")] })];
  const [alert] = deriveHomeAlerts(TODAY, people, new Map([["home", [box("c", "2099-01-31")]]]));
  expect(alert).toMatchObject({
    profileId: "hugo",
    isCommon: false,
    alert: { type: "custom", medication: { id: "c" } },
  });
});
