import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { ensureBrowser } from "#scripts/browser.ts";
import type { BenchServer } from "./bench-server.ts";
import type { LineSpeed } from "./slow-line.ts";

/** @param more command-line switches */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-quic",
      "--disable-sync",
      "--no-first-run",
      // Root cannot use the sandbox, and containers run as root.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ...more,
    ],
  });
}

/** The server of a signed-in person, and the session as the server answered it. */
interface SignedIn {
  readonly server: Pick<BenchServer["server"], "url">;
  readonly session: object;
}

/** A phone with an empty cache. A person is signed in on it where a server and session are given. */
export function newPhone(browser: Browser, signedIn?: SignedIn): Promise<BrowserContext> {
  const storage = signedIn && {
    origins: [
      {
        origin: signedIn.server.url,
        // The name that supabase-js derives from its address.
        localStorage: [
          { name: "sb-localhost-auth-token", value: JSON.stringify(signedIn.session) },
        ],
      },
    ],
    cookies: [],
  };
  return browser.newContext({
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    viewport: { width: 375, height: 768 },
    ...(storage && { storageState: storage }),
  });
}

/**
 * "Slow 4G" as in Chrome's developer tools: milliseconds of latency, and throughput in bytes per second.
 */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_600_000 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
};

/** The same, for everything that goes over a line and not for one page alone. */
export const SLOW_4G_LINE: LineSpeed = {
  roundTrip: SLOW_4G.latency,
  down: SLOW_4G.downloadThroughput,
  up: SLOW_4G.uploadThroughput,
};

const CPU_SLOWDOWN = 4;

/** A cheap phone on a slow connection, or with the connection of this machine. */
export async function slowDown(page: Page, line: "slow line" | "own line"): Promise<void> {
  const wire = await page.context().newCDPSession(page);
  if (line === "slow line") {
    await wire.send("Network.enable");
    await wire.send("Network.emulateNetworkConditions", SLOW_4G);
  }
  await wire.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
}
