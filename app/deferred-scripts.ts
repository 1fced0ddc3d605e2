/**
 * Starts the scripts of a page for visitors once its picture has been painted, or when somebody first touches it. A
 * button that is pressed before they answer is pressed again then; links, answers and the language menu need none.
 *
 * It stands in the page as its own source text, so it may name nothing outside of itself.
 * @param files what `program` will ask for, to fetch it all at once
 * @param program a module
 */
export function startDeferredScripts(files: readonly string[], program: string): void {
  const nonce = document.currentScript?.nonce;
  const touches = ["pointerdown", "keydown", "focusin"];
  let isStarted = false;
  let pressed: HTMLButtonElement | null = null;

  addEventListener("click", hold, true);
  addEventListener("hydrated", release, { once: true });
  for (const touch of touches) addEventListener(touch, start, true);
  addEventListener("load", () => {
    new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  });

  function start() {
    if (isStarted) return;
    isStarted = true;
    for (const href of files) add("link", { rel: "modulepreload", href });
    add("script", { type: "module", text: program });
  }

  function add(tag: "link" | "script", facts: object) {
    document.head.append(Object.assign(document.createElement(tag), facts, { nonce }));
  }

  function hold(event: MouseEvent) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    // The browser opens what is named by `popovertarget` itself.
    if (!button || button.popoverTargetElement) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  }

  function release() {
    removeEventListener("click", hold, true);
    pressed?.click();
  }
}
