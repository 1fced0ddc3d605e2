import type { Page } from "@playwright/test";

export interface Traffic {
  readonly requests: number;
  /** As transferred, heads of answers included. */
  readonly bytes: number;
}

/** Counts what a page asks for from now on. @returns what has been answered until it is called */
export async function recordTraffic(page: Page): Promise<() => Traffic> {
  const wire = await page.context().newCDPSession(page);
  await wire.send("Network.enable");
  const traffic = { requests: 0, bytes: 0 };
  wire.on("Network.loadingFinished", ({ encodedDataLength }) => {
    // What was in the document itself, as a picture in a style sheet, is transferred with it.
    if (encodedDataLength === 0) return;
    traffic.requests += 1;
    traffic.bytes += encodedDataLength;
  });
  return () => ({ ...traffic });
}
