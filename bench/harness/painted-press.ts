import type { Page } from "@playwright/test";

/** Milliseconds of processor time that the thread of a page spends from a press to the end of a frame. */
export interface PaintedPress {
  readonly scripts: number;
  readonly styles: number;
  readonly layout: number;
  /** With painting. */
  readonly all: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ph: string;
  readonly ts: number;
  readonly dur: number;
  /** Processor time, in microseconds; absent where it was not measured. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"];
const STYLES = ["UpdateLayoutTree"];
const LAYOUT = ["Layout"];

/** A name on the page for the frame of the last press. */
const PAINTED = "trousseBenchPainted";

/**
 * What a press costs the page until its first frame is painted, whatever else the machine does meanwhile. The pointer is
 * moved there before, and nothing looks for the button: that would be charged to the press.
 */
export async function paintedPress(page: Page, selector: string): Promise<PaintedPress> {
  const button = await page.locator(selector).boundingBox();
  if (!button) throw new Error(`Nothing to press: ${selector}`);
  const [x, y] = [button.x + button.width / 2, button.y + button.height / 2];
  await page.mouse.move(x, y);
  const browser = page.context().browser();
  if (!browser) throw new Error("No browser to ask");
  const wire = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  wire.on("Tracing.dataCollected", ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await wire.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: CATEGORIES },
  });
  await page.evaluate((name) => {
    const painted = new Promise<void>((resolve) => {
      const afterFrame = () => requestAnimationFrame(() => setTimeout(resolve));
      addEventListener("click", afterFrame, { capture: true, once: true });
    });
    Object.assign(globalThis, { [name]: painted });
  }, PAINTED);
  await page.mouse.click(x, y);
  await page.evaluate(
    (name) => (globalThis as unknown as Record<string, Promise<void>>)[name],
    PAINTED,
  );
  const isComplete = new Promise((resolve) => wire.once("Tracing.tracingComplete", resolve));
  await wire.send("Tracing.end");
  await isComplete;
  await wire.detach();
  return costOf(events);
}

function costOf(events: readonly TraceEvent[]): PaintedPress {
  const click = events.find(
    ({ name, args }) => name === "EventDispatch" && args?.data?.type === "click",
  );
  if (!click) throw new Error("The press is not in the trace");
  const own = events
    .filter(({ pid, tid, ph }) => pid === click.pid && tid === click.tid && ph === "X")
    .sort((one, other) => one.ts - other.ts || other.dur - one.dur);
  const frame = own.find(({ name, ts }) => name === "Commit" && ts > click.ts);
  if (!frame) throw new Error("No frame is in the trace");
  const end = frame.ts + frame.dur;
  const inside = own.filter(
    ({ ts, dur, tdur }) => ts >= click.ts && ts + dur <= end && tdur !== undefined,
  );
  const spent = (list: readonly TraceEvent[]) => outermost(list) / 1000;
  const of = (names: readonly string[]) => spent(inside.filter(({ name }) => names.includes(name)));
  const [styles, layout, all] = [of(STYLES), of(LAYOUT), spent(inside)];
  const drawing = of(["PrePaint", "Paint", "Layerize", "Commit"]);
  return { scripts: all - styles - layout - drawing, styles, layout, all };
}

/** The time of events that stand in no other one of the list. */
function outermost(list: readonly TraceEvent[]): number {
  let [total, until] = [0, 0];
  for (const { ts, dur, tdur = 0 } of list) {
    if (ts < until) continue;
    total += tdur;
    until = ts + dur;
  }
  return total;
}
