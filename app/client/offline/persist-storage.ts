let isAsked = false;

/**
 * Asks the browser not to delete what this site has stored when it needs room. Once a page, and only where something is on
 * this device that nobody else has, or where somebody has installed the pages: some browsers ask their user.
 */
export async function persistStorage(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    const { storage } = navigator as { storage?: StorageManager };
    if ((await storage?.persisted?.()) === false) await storage?.persist?.();
  } catch {
    // A browser that keeps nothing.
  }
}
