import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Form } from "#domain/inventory/form.ts";
import type { Language } from "#domain/locale/locales.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { useQuantityWords } from "./quantity-words.ts";

afterEach(cleanup);

function Words({ form, quantity }: { form: Form; quantity: number }) {
  return <p data-testid="words">{useQuantityWords()(form, quantity)}</p>;
}

test.each<[Language, Form, number, string]>([
  ["fr", "Comprimé", 0.5, "½ comprimé"],
  ["fr", "Comprimé", 1.5, "1 ½ comprimé"],
  ["fr", "Comprimé", 2.5, "2 ½ comprimés"],
  ["en", "Comprimé", 0.5, "½ tablet"],
  ["en", "Comprimé", 1.5, "1 ½ tablets"],
  ["es", "Comprimé", 0.25, "¼ comprimido"],
  ["es", "Suppositoire", 1.5, "1 ½ supositorios"],
  ["fr", "Sirop", 2.5, "2,5 mL de sirop"],
  ["en", "Gouttes", 3, "3 drops"],
  ["fr", "Comprimé", 0, "0 comprimé"],
])("%s: %s, %d is '%s'", async (language, form, quantity, words) => {
  await renderScreen(<Words form={form} quantity={quantity} />, () => undefined, language);
  expect(screen.getByTestId("words").textContent?.replaceAll(/\s/g, " ")).toBe(words);
});
