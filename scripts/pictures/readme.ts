import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { type DemoVisit, SITE, settledTop, signIn } from "./demo-visit.ts";

const PHONE = { width: 375, height: 812 };
const SCREEN = { width: 1280, height: 860 };
/** Pixels between two phones. */
const GAP = 24;

/** What the README shows of a wide screen, by path. */
const PAGES: readonly {
  readonly file: string;
  readonly path: string;
  readonly height?: number;
  readonly open?: (page: Page) => Promise<void>;
}[] = [
  { file: "inventory", path: "inventory" },
  { file: "activity", path: "activity" },
  { file: "profiles", path: "profile/manage", height: 1250 },
  { file: "back-office", path: "admin" },
  {
    file: "article",
    path: "admin/blog",
    open: (page) => page.locator('a[href*="/admin/blog/edit/"]').first().click(),
  },
];

/** The night on a phone, one after the other: the home, the answer for a feverish child, the form of the dose. */
const NIGHT: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await page.goto(`${SITE}/fr-fr/dashboard`);
  },
  async (page) => {
    await page.getByLabel("Profil actif").filter({ visible: true }).selectOption("Hugo");
    await page.getByRole("button", { name: "Un symptôme ?" }).click();
    await page.getByRole("combobox", { name: "Symptôme" }).fill("fièvre");
    await page.getByRole("option", { name: /^Fièvre chez l’enfant/ }).click();
    await page.getByRole("button", { name: "Analyser" }).click();
  },
  async (page) => {
    await page.goto(`${SITE}/fr-fr/dashboard`);
    await page
      .getByRole("button", { name: /^Noter une prise : .*Doliprane 2,4/ })
      .first()
      .click();
  },
];

/** Takes the pictures of the README from the household of the demonstration. */
export async function drawReadme(folder: string, { browser, password }: DemoVisit): Promise<void> {
  const settings = {
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    reducedMotion: "reduce",
  } as const;
  const wide = await browser.newContext({ ...settings, viewport: SCREEN });
  const page = await wide.newPage();
  // Who is signed in does not see the public site.
  await page.goto(`${SITE}/fr-fr/`);
  await savePicture(page, join(folder, "landing.png"));
  await signIn(page, "fr-fr", password);
  for (const { file, path, height = SCREEN.height, open } of PAGES) {
    await page.setViewportSize({ ...SCREEN, height });
    await page.goto(`${SITE}/fr-fr/${path}`);
    await open?.(page);
    await savePicture(page, join(folder, `${file}.png`));
  }
  await wide.close();

  const phones: Buffer[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    const context = await browser.newContext({ ...settings, viewport: PHONE, colorScheme });
    const phone = await context.newPage();
    await signIn(phone, "fr-fr", password);
    for (const open of colorScheme === "light" ? NIGHT.slice(0, 2) : NIGHT.slice(2)) {
      await open(phone);
      phones.push(await stillPicture(phone));
    }
    await context.close();
  }
  const width = phones.length * PHONE.width + (phones.length - 1) * GAP;
  await sharp({ create: { width, height: PHONE.height, channels: 3, background: "#ffffff" } })
    .composite(phones.map((input, at) => ({ input, left: at * (PHONE.width + GAP), top: 0 })))
    .png({ palette: true })
    .toFile(join(folder, "dashboard-phone.png"));
}

async function savePicture(page: Page, file: string): Promise<void> {
  await sharp(await stillPicture(page))
    .png({ palette: true })
    .toFile(file);
}

/** A picture of the window once its heading, or that of its dialog, stands still. */
async function stillPicture(page: Page): Promise<Buffer> {
  if ((await settledTop(page, page.getByRole("heading").last())) === undefined) {
    throw new Error(`${page.url()} does not stand still.`);
  }
  return page.screenshot({ animations: "disabled" });
}
