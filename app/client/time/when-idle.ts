import { pageRead } from "../queries/page-read.ts";

/** After the page has loaded, read its data and drawn it. */
export function whenIdle(work: () => void, signal: AbortSignal): void {
  const wait = () =>
    void pageRead().then(() => {
      if (!signal.aborted) work();
    });
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true, signal });
}
