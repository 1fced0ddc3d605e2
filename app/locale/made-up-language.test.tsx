import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SettingsForm } from "#app/features/preferences/settings-form.tsx";
import { sitemapXml } from "#app/routes/site/feeds/sitemap-urls.ts";
import { day } from "#domain/calendar/day.ts";
import { localizedText } from "#domain/content/localized-text.ts";
import { detectLocale } from "#domain/locale/detection.ts";
import { defaultLocale, LANGUAGES, type Language } from "#domain/locale/locales.ts";
import { DEFAULT_PREFERENCES, preferenceColumns } from "#domain/preferences/preferences.ts";
import { templateSubject, templateText } from "#scripts/templates/template-source.ts";
import { overloadedPage } from "#server/pages/unavailable-page.ts";
import { writeContactMail } from "#supabase/functions/contact/contact-mail.ts";
import { writeLoginAlertMail } from "#supabase/functions/login-alerts/login-alert-mail.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { createI18n } from "./create-i18n.ts";
import { formatDay } from "./format.ts";

// A language whose sentences are the French ones between brackets, and which counts as Polish does: one, few, many.
const { ADDED, bracketed } = vi.hoisted(() => {
  const bracketed = (value: unknown): unknown => {
    if (typeof value === "string") return `[${value}]`;
    if (typeof value === "function") return (...facts: unknown[]) => `[${value(...facts)}]`;
    if (Array.isArray(value)) return value.map(bracketed);
    return Object.fromEntries(
      Object.entries(value as object).flatMap(([key, text]) => {
        const plain = [key, bracketed(text)];
        if (!key.endsWith("_other")) return [plain];
        return [
          plain,
          [key.replace(/_other$/, "_few"), `few ${bracketed(text)}`],
          [key.replace(/_other$/, "_many"), `many ${bracketed(text)}`],
        ];
      }),
    );
  };
  return { ADDED: "pl", bracketed };
});

vi.mock("#domain/locale/languages.ts", async (original) => {
  const { LANGUAGE_LIST, LOCALE_LIST } = await original<object & Record<string, object>>();
  return {
    LANGUAGE_LIST: { ...LANGUAGE_LIST, [ADDED]: { name: "Polski", locale: "fr-pl" } },
    LOCALE_LIST: [...(LOCALE_LIST as string[]), "fr-pl"],
  };
});

vi.mock("./areas.ts", async (original) => {
  const { loadArea } = await original<typeof import("./areas.ts")>();
  return {
    loadArea: async (...[area, language]: Parameters<typeof loadArea>) =>
      (language as string) === ADDED
        ? bracketed(await loadArea(area, "fr"))
        : loadArea(area, language),
  };
});

vi.mock("./server-texts.ts", async (original) => {
  const { SERVER_TEXTS } = await original<typeof import("./server-texts.ts")>();
  return { SERVER_TEXTS: { ...SERVER_TEXTS, [ADDED]: bracketed(SERVER_TEXTS.fr) } };
});

afterEach(cleanup);

const language = ADDED as Language;

test("the language is one of the product, and a browser that reads it is led to it", () => {
  expect(LANGUAGES).toEqual(["fr", "en", "es", ADDED]);
  expect(detectLocale(null, "pl-PL")).toBe("fr-pl");
  expect(formatDay(day("2026-11-22"), language)).toBe("22 listopada 2026");
});

test("a page is drawn in it, with its own plurals, and offers it", async () => {
  const row = {
    ...preferenceColumns({ ...DEFAULT_PREFERENCES, language }),
    updated_at: "2026-11-22T08:00:00+00:00",
  };
  const answer = (request: Request) =>
    request.url.includes("/user_preferences") ? Response.json(row) : Response.json([]);
  await renderScreen(<SettingsForm userId="me" regionCard={null} />, answer, language);
  expect(await screen.findByRole("option", { name: "Polski" })).toBeDefined();
  expect(screen.getByRole("option", { name: "many [15 minutes]" })).toBeDefined();
  expect(
    screen.getByRole("checkbox", { name: "[M’avertir d’une nouvelle connexion]" }),
  ).toBeDefined();
});

test("a counted sentence takes the form of its number", async () => {
  const { t } = await createI18n(defaultLocale(language), {
    boxes_one: "a",
    boxes_few: "b",
    boxes_many: "c",
  });
  const counted = t as (key: string, facts: { count: number }) => string;
  expect([1, 3, 5].map((count) => counted("boxes", { count }))).toEqual(["a", "b", "c"]);
});

test("the site map names its pages beside those of the other languages", () => {
  const xml = sitemapXml([], "https://trousse.example");
  expect(xml).toContain("<loc>https://trousse.example/fr-pl/faq</loc>");
  expect(xml).toContain('hreflang="pl-FR" href="https://trousse.example/fr-pl/faq"');
});

test("mails are written in it", () => {
  const contact = writeContactMail(
    {
      fullName: "Zoé",
      email: "zoe@example.org",
      subject: "Bonjour",
      message: "Merci",
      captchaToken: "",
    },
    { to: "us@example.org", language },
  );
  expect(contact.text).toContain("[Répondez à ce message pour lui écrire.]");
  expect(contact.html).toContain('<html lang="pl">');
  const alert = writeLoginAlertMail(
    {
      id: "1",
      email: "zoe@example.org",
      language,
      userAgent: "",
      signedInAt: new Date("2026-11-22T08:00:00Z"),
      zone: "Europe/Warsaw",
    },
    { siteUrl: "https://trousse.example" } as Parameters<typeof writeLoginAlertMail>[1],
  );
  expect(alert.subject).toBe("[Nouvelle connexion à votre compte Trousse]");
  expect(alert.text).toContain("https://trousse.example/fr-pl/settings#sessions");
  expect(alert.text).toContain("22 listopada 2026");
});

test("the templates of the mails of accounts have a branch for it", () => {
  expect(templateSubject("recovery")).toContain(
    "{{ else if eq .Data.locale `fr-pl` }}[Choisissez un nouveau mot de passe]{{ else }}",
  );
  expect(templateText("confirmation")).toContain("[Confirmer mon adresse]");
});

test("a busy server answers in it", async () => {
  const page = overloadedPage(new Request("https://trousse.example/fr-pl/faq"), "nonce", 5);
  const html = await page.text();
  expect(html).toContain('<html lang="pl">');
  expect(html).toContain("[Réessayer]");
});

test("a content without a translation is shown in French, and said to be French", () => {
  expect(localizedText(language, { base: "Bonjour", en: "Hello", es: "Hola" })).toEqual({
    text: "Bonjour",
    language: "fr",
  });
});
