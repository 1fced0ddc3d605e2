/** After the page has loaded and drawn, and at the latest some seconds later. */
export function whenIdle(work: () => void, signal: AbortSignal): void {
  const run = () => {
    if (!signal.aborted) work();
  };
  const wait = () => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout: 3000 });
    else setTimeout(run, 500);
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true, signal });
}
