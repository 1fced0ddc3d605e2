import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { StockMeter } from "./stock-meter.tsx";

afterEach(cleanup);

test.each([
  { current: 5, total: 8, form: "Comprimé", language: "fr", said: "5 sur 8" },
  { current: 8, total: 8, form: "Comprimé", language: "fr", said: "8 sur 8" },
  { current: 16, total: 8, form: "Comprimé", language: "fr", said: "2 boîtes de 8" },
  { current: 15, total: 8, form: "Comprimé", language: "fr", said: "15, en boîtes de 8" },
  { current: 200, total: 100, form: "Sirop", language: "fr", said: "2 boîtes de 100 mL" },
  { current: 16, total: 8, form: "Comprimé", language: "en", said: "2 boxes of 8" },
  { current: 16, total: 8, form: "Comprimé", language: "es", said: "2 cajas de 8" },
  { current: 3, total: 0, form: "Comprimé", language: "fr", said: "3 sur 0" },
] as const)("$current of $total in $language is '$said'", async (stock) => {
  const { form, current: currentQuantity, total: totalQuantity, language, said } = stock;
  const medication = { form, currentQuantity, totalQuantity };
  await renderScreen(<StockMeter stock={medication} />, () => undefined, language);
  expect(screen.getByText(said)).toBeDefined();
});
