import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { instant } from "#domain/calendar/instant.ts";
import type { Form } from "#domain/inventory/form.ts";
import type { Language } from "#domain/locale/locales.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { BoxWarning } from "./box-warning.tsx";

afterEach(cleanup);

test.each<[Language, Form, number, string]>([
  ["fr", "Comprimé", 1, "Il n’en reste qu’un comprimé"],
  ["fr", "Gélule", 1, "Il n’en reste qu’une gélule"],
  ["fr", "Comprimé", 0.5, "Il n’en reste que ½ comprimé"],
  ["fr", "Comprimé", 2, "Il n’en reste que 2 comprimés"],
  ["en", "Gélule", 1, "Only one capsule left"],
  ["es", "Gélule", 1, "Solo queda una cápsula"],
  ["es", "Comprimé", 2, "Solo quedan 2 comprimidos"],
])("in %s, of %s %s left is said '%s'", async (language, form, currentQuantity, said) => {
  const plannedAt = instant("2026-11-21T11:00:00Z");
  const dose = {
    id: "a",
    medicationId: "box",
    medicationName: "Levothyrox",
    dosage: "75 µg",
    form,
    quantity: 3,
    expiresOn: day("2090-01-31"),
    currentQuantity,
    taken: null,
    plannedAt,
    expiresAt: instant("2026-11-21T14:00:00Z"),
    state: "due",
    snoozedUntil: null,
    isClosedByPlan: false,
  } as const;
  await renderScreen(<BoxWarning dose={dose} now={plannedAt} />, () => undefined, language);
  expect(document.querySelector("p")?.textContent?.replace(/\s/gu, " ")).toBe(said);
});
