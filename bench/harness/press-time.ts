import type { Page } from "@playwright/test";

/** What a press is to show. */
export interface Shown {
  /** Of CSS. */
  readonly selector: string;
  /** A regular expression that its text fits. */
  readonly text?: string;
}

/** A name on the page for what the last press took. */
const PRESS = "trousseBenchPress";

/** After which a press has shown nothing, in milliseconds. */
const LIMIT = 20_000;

/**
 * Milliseconds from a press to the frame after the first moment at which it shows on the page what it is to show.
 * @throws Error where nothing of the kind is shown within twenty seconds
 */
export async function pressTime(
  page: Page,
  shown: Shown,
  press: () => Promise<void>,
): Promise<number> {
  await page.evaluate(
    ([{ selector, text }, name, limit]) => {
      const pattern = new RegExp(text ?? "", "u");
      const isShown = () =>
        [...document.querySelectorAll(selector)].some(
          // A prepared answer is in the page before anybody can see it.
          (each) => each.checkVisibility() && pattern.test(each.textContent ?? ""),
        );
      const took = new Promise<number>((resolve, reject) => {
        addEventListener(
          "click",
          ({ timeStamp }) => {
            const look = () =>
              requestAnimationFrame(() => {
                if (performance.now() - timeStamp > limit) {
                  return reject(new Error(`The press did not show ${selector} ${text ?? ""}`));
                }
                if (!isShown()) return look();
                requestAnimationFrame(() => resolve(performance.now() - timeStamp));
              });
            look();
          },
          { capture: true, once: true },
        );
      });
      Object.assign(globalThis, { [name]: took });
    },
    [shown, PRESS, LIMIT] as const,
  );
  await press();
  return page.evaluate(
    (name) => (globalThis as unknown as Record<string, Promise<number>>)[name] ?? 0,
    PRESS,
  );
}
