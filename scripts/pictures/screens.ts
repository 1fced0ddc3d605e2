import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { type DemoVisit, settledTop, signIn } from "./demo-visit.ts";

const SIZE = { width: 375, height: 470 };
/** Sharp on a phone whose pixels are small, and light. */
const SCALE = 2;

/** What is typed and pressed, in each language. */
const LANGUAGES = {
  fr: {
    locale: "fr-fr",
    timeZone: "Europe/Paris",
    tag: "fr-FR",
    symptom: "Symptôme",
    seizure: "il convulse",
    inventory: "Périmé",
  },
  en: {
    locale: "us-en",
    timeZone: "America/New_York",
    tag: "en-US",
    symptom: "Symptom",
    seizure: "he is having a seizure",
    inventory: "Expired",
  },
  es: {
    locale: "es-es",
    timeZone: "Europe/Madrid",
    tag: "es-ES",
    symptom: "Síntoma",
    seizure: "está convulsionando",
    inventory: "Caducado",
  },
} as const;

type Words = (typeof LANGUAGES)[keyof typeof LANGUAGES];

/** The place of a page that a picture shows, one after the other in one visit, which begins on the home screen. */
const SCREENS: Readonly<Record<string, (page: Page, words: Words) => Promise<Locator>>> = {
  async taken(page) {
    await page.getByRole("button", { name: /^Hugo/ }).first().click();
    const medicine = page.getByText("Doliprane").first();
    return page.locator("section").filter({ has: medicine }).first();
  },
  async good(page, { inventory }) {
    await page.locator('a[href$="/inventory"]').filter({ visible: true }).first().click();
    return page.getByRole("main").getByRole("listitem").filter({ hasText: inventory }).first();
  },
  async emergency(page, { symptom, seizure }) {
    await page.locator('a[href$="/dashboard"]').filter({ visible: true }).first().click();
    await page.getByRole("combobox", { name: symptom }).fill(seizure);
    return page.getByRole("alert").first();
  },
};

/** Takes the pictures of the product that the landing page shows, from the household of the demonstration. */
export async function drawScreens(folder: string, { browser, password }: DemoVisit): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [language, words] of Object.entries(LANGUAGES)) {
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({
        // So tall that neither bar of the page covers what is shown.
        viewport: { width: SIZE.width, height: 4000 },
        deviceScaleFactor: SCALE,
        locale: words.tag,
        // The emergency numbers are those of where a device is.
        timezoneId: words.timeZone,
        colorScheme,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      await signIn(page, words.locale, password);
      for (const [name, open] of Object.entries(SCREENS)) {
        const shown = await open(page, words);
        const top = await settledTop(page, shown);
        if (top === undefined) throw new Error(`${name} in ${language} is not on the page.`);
        const clip = { x: 0, y: Math.max(0, top - 16), ...SIZE };
        const taken = sharp(await page.screenshot({ clip, animations: "disabled" }));
        const file = join(folder, `${name}-${language}-${colorScheme}`);
        await taken.clone().avif({ quality: 45 }).toFile(`${file}.avif`);
        await taken.webp({ quality: 70 }).toFile(`${file}.webp`);
      }
      await context.close();
    }
  }
}
