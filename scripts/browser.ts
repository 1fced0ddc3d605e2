import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Looked for on the PATH, then in places of macOS and Windows where no PATH leads. */
const BROWSER_NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const BROWSER_PATHS = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The same browser without the parts that draw windows: the journeys take less than three quarters of the processor in it. */
const HEADLESS_SHELL = "chromium-headless-shell";

/** The path of a Chromium or Chrome that starts, or nothing. CHROMIUM names one that must be taken. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named) return starts(named) ? named : undefined;
  return [...onPath(BROWSER_NAMES), ...BROWSER_PATHS, chromium.executablePath()]
    .filter(existsSync)
    .find(starts);
}

/**
 * The path of one without windows, or nothing: where there is none, where CHROMIUM names another, and where somebody
 * wants to look on (HEADED, or Playwright's own PWDEBUG). It keeps no notifications.
 */
export function findHeadlessShell(): string | undefined {
  const { CHROMIUM, HEADED, PWDEBUG } = process.env;
  if (CHROMIUM || HEADED || PWDEBUG) return undefined;
  return onPath([HEADLESS_SHELL]).filter(existsSync).find(starts);
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * A browser, installed if need be: Debian's own where we may install it, else Playwright's.
 * @throws {Error} whose message says in one sentence what a person can do
 */
export function ensureBrowser(): string {
  const found =
    findBrowser() ?? (installFromDebian("chromium") ? findBrowser() : installFromPlaywright());
  if (found) return found;
  throw new Error(
    "The journeys need Chromium or Chrome and none could be installed here: install one and run npm test again, or name yours with CHROMIUM=/path/to/it.",
  );
}

function starts(path: string): boolean {
  return run(path, ["--version"], 20_000);
}

/** Where it saves time; the journeys do without. */
function installHeadlessShell(): void {
  if (!process.env.CHROMIUM && !findHeadlessShell()) installFromDebian(HEADLESS_SHELL);
}

function installFromDebian(name: string): boolean {
  const isRoot = process.getuid?.() === 0;
  const apt = (...words: string[]) =>
    isRoot ? run("apt-get", words) : run("sudo", ["-n", "apt-get", ...words]);
  const install = () => apt("install", "--yes", "--no-install-recommends", name);
  return install() || (apt("update") && install());
}

function installFromPlaywright(): string | undefined {
  const cli = join(import.meta.dirname, "../node_modules/playwright/cli.js");
  return run(process.execPath, [cli, "install", "--no-shell", "chromium"])
    ? findBrowser()
    : undefined;
}

function run(command: string, words: string[], timeout = 600_000): boolean {
  return spawnSync(command, words, { stdio: "ignore", timeout }).status === 0;
}

if (import.meta.main) {
  try {
    // Nothing is added to the browsers of somebody's own machine.
    const isOurs = Boolean(process.env.CI) || !findBrowser();
    ensureBrowser();
    if (isOurs) installHeadlessShell();
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exitCode = 1;
  }
}
