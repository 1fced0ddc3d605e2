import type { Page } from "@playwright/test";

export interface Traffic {
  readonly requests: number;
  /** As transferred, heads of answers included. */
  readonly bytes: number;
}

/** What has been answered to a page by a moment, its document included. @param until milliseconds since the navigation */
export function trafficUntil(page: Page, until: number): Promise<Traffic> {
  return page.evaluate((moment) => {
    const [document] = performance.getEntriesByType("navigation");
    const answered = performance
      .getEntriesByType("resource")
      .map((each) => each as PerformanceResourceTiming)
      // What was in the document itself, as a picture in a style sheet, is transferred with it.
      .filter(({ responseEnd, transferSize }) => transferSize > 0 && responseEnd <= moment);
    const all = [document as PerformanceNavigationTiming, ...answered];
    return {
      requests: all.length,
      bytes: all.reduce((sum, { transferSize }) => sum + transferSize, 0),
    };
  }, until);
}
