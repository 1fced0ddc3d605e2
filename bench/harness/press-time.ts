import type { Page } from "@playwright/test";

/** What a press is to show. */
export interface Shown {
  /** Of CSS. */
  readonly selector: string;
  /** A regular expression that its text fits. */
  readonly text?: string;
}

/** Milliseconds from a press to the end of a frame. */
export interface PressTimes {
  /** The first in which the answer stands: the frame of a dialog with its title, the title of a page. */
  readonly answer: number;
  /** The first in which its content is whole. */
  readonly whole: number;
}

/** A name on the page for what the last press took. */
const PRESS = "trousseBenchPress";

/** After which a press has shown nothing, in milliseconds. */
const LIMIT = 20_000;

/**
 * How long a press takes, to the end of the first frame that shows what it is to show.
 * @throws Error where nothing of the kind is shown within twenty seconds
 */
export async function pressTimes(
  page: Page,
  { answer, whole }: { readonly answer: Shown; readonly whole: Shown },
  press: () => Promise<void>,
): Promise<PressTimes> {
  await page.evaluate(
    ([wanted, name, limit]) => {
      const isShown = ({ selector, text }: Shown) => {
        const pattern = new RegExp(text ?? "", "u");
        return [...document.querySelectorAll(selector)].some(
          // A prepared answer is in the page before anybody can see it.
          // Its words first: to ask whether it is seen lays the page out, which the press would be charged for.
          (each) => pattern.test(each.textContent ?? "") && each.checkVisibility(),
        );
      };
      const shownAfter = (shown: Shown, pressedAt: number) =>
        new Promise<number>((resolve, reject) => {
          const look = () =>
            requestAnimationFrame(() => {
              if (performance.now() - pressedAt > limit) {
                return reject(new Error(`The press did not show ${JSON.stringify(shown)}`));
              }
              if (!isShown(shown)) return look();
              // What stands there now is painted by this frame, and the next task comes after that.
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - pressedAt);
              port2.postMessage(null);
            });
          look();
        });
      const took = new Promise<number[]>((resolve, reject) => {
        addEventListener(
          "click",
          ({ timeStamp }) => {
            Promise.all(wanted.map((shown) => shownAfter(shown, timeStamp))).then(resolve, reject);
          },
          { capture: true, once: true },
        );
      });
      Object.assign(globalThis, { [name]: took });
    },
    [[answer, whole], PRESS, LIMIT] as const,
  );
  await press();
  const times = await page.evaluate(
    (name) => (globalThis as unknown as Record<string, Promise<number[]>>)[name] ?? [],
    PRESS,
  );
  const [first = 0, last = 0] = times;
  return { answer: first, whole: last };
}

/** The same of a press whose answer is whole as soon as it stands. */
export async function pressTime(
  page: Page,
  shown: Shown,
  press: () => Promise<void>,
): Promise<number> {
  return (await pressTimes(page, { answer: shown, whole: shown }, press)).whole;
}
