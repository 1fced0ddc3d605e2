import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import type { Language } from "#domain/locale/locales.ts";
import type { WeightUnit } from "#domain/profiles/measures.ts";
import { renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { WeightCurve } from "./weight-curve.tsx";

afterEach(cleanup);

const WEIGHTS = [
  { measuredOn: day("2026-11-03"), weightKg: 16.5, isConfirmed: false },
  { measuredOn: day("2026-02-01"), weightKg: 15, isConfirmed: false },
  { measuredOn: day("2025-05-03"), weightKg: 14.2, isConfirmed: false },
];

async function drawn(weights: typeof WEIGHTS, unit: WeightUnit = "kg", language?: Language) {
  const curve = <WeightCurve weights={weights} unit={unit} />;
  await renderScreen(<div data-testid="around">{curve}</div>, () => rows([]), language);
  return screen.findByTestId("around");
}

test.each([
  { language: "fr", unit: "kg", said: "De 14,2 kg (3 mai 2025) à 16,5 kg (3 novembre 2026)." },
  {
    language: "en",
    unit: "lbs",
    said: "From 31.3 lbs (May 3, 2025) to 36.4 lbs (November 3, 2026).",
  },
  {
    language: "es",
    unit: "kg",
    said: "De 14,2 kg (3 de mayo de 2025) a 16,5 kg (3 de noviembre de 2026).",
  },
] as const)("a curve says where it begins and ends, in $language", async (asked) => {
  const around = await drawn(WEIGHTS, asked.unit, asked.language);
  const said = around.querySelector("figcaption")?.textContent?.replace(/\s/gu, " ");
  expect(said).toBe(asked.said);
  expect(around.querySelectorAll("polyline")).toHaveLength(1);
});

test("of one weight nothing is drawn", async () => {
  expect((await drawn(WEIGHTS.slice(0, 1))).textContent).toBe("");
});
