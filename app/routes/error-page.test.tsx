import { cleanup, screen } from "@testing-library/react";
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { Language } from "#domain/locale/locales.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { ErrorPage } from "./error-page.tsx";

afterEach(cleanup);

const hrefs = () =>
  screen.getAllByRole<HTMLAnchorElement>("link").map((link) => link.getAttribute("href"));

test.each<{ language: Language; reload: string }>([
  { language: "fr", reload: "Recharger la page" },
  { language: "en", reload: "Reload the page" },
  { language: "es", reload: "Recargar la página" },
])("a crash is titled as specified in $language, and plain links lead on", async (row) => {
  await renderScreen(<ErrorPage error={new Error("secret")} />, () => undefined, row.language);
  const title = screen.getByRole("heading", { level: 1, name: "Unexpected Application Error!" });
  expect(title.lang).toBe("en");
  screen.getByRole("link", { name: row.reload });
  expect(hrefs()).toEqual(
    expect.arrayContaining(["/fr-fr/inventory", "/fr-fr/", "/fr-fr/contact"]),
  );
  expect(screen.queryByText(/secret/)).toBeNull();
});

test("a page that does not exist stands in the site, with ways to go on", async () => {
  const missing = new ErrorResponse(404, "Not Found", null);
  await renderScreen(<ErrorPage error={missing} />, () => undefined, "es");
  screen.getByRole("heading", { level: 1, name: "Esta página no existe" });
  screen.getByRole("banner");
  screen.getByRole("contentinfo");
  const help = ["/fr-fr/", "/fr-fr/faq", "/fr-fr/sitemap", "/fr-fr/contact"];
  expect(hrefs()).toEqual(expect.arrayContaining(help));
});

test("any other refusal is a crash", async () => {
  await renderScreen(<ErrorPage error={new ErrorResponse(500, "", null)} />, () => undefined);
  screen.getByRole("heading", { level: 1, name: "Unexpected Application Error!" });
});

test("a server that is busy says so, and that trying again helps", async () => {
  await renderScreen(<ErrorPage error={new ErrorResponse(503, "", null)} />, () => undefined, "en");
  screen.getByText(/^Trousse is busy serving people who are already waiting\./);
  screen.getByRole("link", { name: "Reload the page" });
});
