import { pageRead } from "../queries/page-read.ts";

/** After the page has loaded, read its data and drawn it. */
export function whenIdle(work: () => void, signal: AbortSignal): void {
  const run = () => {
    if (!signal.aborted) work();
  };
  const wait = () => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout: 3000 });
    else setTimeout(run, 500);
  };
  const waitForData = () => void pageRead().then(wait);
  if (document.readyState === "complete") waitForData();
  else window.addEventListener("load", waitForData, { once: true, signal });
}
