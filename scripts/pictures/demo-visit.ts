import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { ensureBrowser } from "../browser.ts";

const PORT = process.env.PORT ?? "4900";
export const SITE = `http://localhost:${PORT}`;

/** A place stands still that was seen `same` times more as it was, with `pause` milliseconds between. */
const SETTLE = { same: 4, pause: 500, turns: 60 };

/** A browser before the running demonstration, whose one account is Claire's. */
export interface DemoVisit {
  readonly browser: Browser;
  readonly password: string;
}

/** Starts the demonstration and a browser, and ends both after the work. */
export async function withDemo(work: (visit: DemoVisit) => Promise<void>): Promise<void> {
  const executablePath = ensureBrowser();
  const demo = await startDemo();
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    await work({ browser, password: demo.password });
  } finally {
    await browser.close();
    demo.process.kill("SIGTERM");
  }
}

/** As Claire, in a locale of the site. */
export async function signIn(page: Page, locale: string, password: string): Promise<void> {
  // The first page of a visit does without the font when it is late, and has it for the next one.
  for (const _visit of ["first", "second"]) {
    await page.goto(`${SITE}/${locale}/login`, { waitUntil: "networkidle" });
  }
  await page.locator("input[type=email]").fill("claire@example.org");
  await page.locator("input[type=password]").fill(password);
  await page.locator("form button[type=submit]:enabled").click();
  await page.waitForURL(/dashboard/);
}

/** The demonstration in a process of its own, once it has printed how to sign in. */
function startDemo(): Promise<{ process: ChildProcess; password: string }> {
  const script = join(import.meta.dirname, "../demo.ts");
  const demo = spawn(process.execPath, [script], {
    env: { ...process.env, PORT },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    let printed = "";
    demo.once("exit", () => reject(new Error(`The demonstration did not start:\n${printed}`)));
    demo.stdout.on("data", (piece: Buffer) => {
      printed += piece.toString();
      const password = /^Password {2}(\S+)$/m.exec(printed)?.[1];
      if (password) resolve({ process: demo, password });
    });
  });
}

/**
 * Pixels from the top, once a place stands still: rules that come after the page draw its list again, and for a
 * moment it is nowhere.
 * @returns undefined when it does not within half a minute
 */
export async function settledTop(page: Page, shown: Locator): Promise<number | undefined> {
  await shown.waitFor();
  await page.evaluate(() => document.fonts.ready);
  let last = "";
  let same = 0;
  for (let turn = 0; turn < SETTLE.turns; turn += 1) {
    const box = await shown.boundingBox();
    const text = box && `${JSON.stringify(box)} ${await shown.textContent().catch(() => turn)}`;
    same = text !== null && text === last ? same + 1 : 0;
    if (box && same === SETTLE.same) return box.y;
    last = text ?? "";
    await wait(SETTLE.pause);
  }
  return undefined;
}
