import { beforeEach, expect, test, vi } from "vitest";

// What the document keeps for its life is read once, and each test is a document of its own.
beforeEach(() => vi.resetModules());

/** A document whose text came from the server for a locale, with one sentence of the footer in it. */
async function openDocument(locale: string | null) {
  document.documentElement.lang = "en";
  const words = JSON.stringify({ site: { footer: { guidance: "From the server." } } });
  const said = locale === null ? "" : `data-locale="${locale}"`;
  document.body.innerHTML = `<script id="text" type="application/json" data-areas="site" ${said}>${words}</script>`;
  const { addArea, createBrowserI18n } = await import("./browser-i18n.ts");
  return { text: await createBrowserI18n(), addArea };
}

test.each([
  { locale: "us-en", ask: "The label goes by weight: weigh first" },
  { locale: "fr-en", ask: "The leaflet goes by weight: weigh first" },
  { locale: "es-en", ask: "The leaflet goes by weight: weigh first" },
])("an area that comes later is in the words of $locale, as the document is", async (row) => {
  const { text, addArea } = await openDocument(row.locale);
  expect(text.t("site.footer.guidance")).toBe("From the server.");
  await addArea("member");
  expect(text.t("symptoms.refused.weight-unknown")).toBe(row.ask);
  await addArea("site");
  expect(text.t("site.footer.guidance"), "it is there already").toBe("From the server.");
});

test.each([null, "de-de"])(
  "a document that says %s is in the locale of its language",
  async (said) => {
    const { text, addArea } = await openDocument(said);
    await addArea("member");
    expect(text.language).toBe("en");
    expect(text.t("symptoms.refused.weight-unknown")).toContain("The label");
  },
);
