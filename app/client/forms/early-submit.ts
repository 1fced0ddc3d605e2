declare global {
  interface Window {
    /** Ends the keeping of early submissions; absent once the page answers by itself. */
    takeEarlySubmit?: (() => EarlySubmit | null) | undefined;
  }
}

interface EarlySubmit {
  readonly form: HTMLFormElement;
  readonly submitter: HTMLElement | null;
}

/**
 * Keeps the last submission of a form whose scripts are still on their way: the browser would open the address of the page with the
 * fields in it, so a password would stand there and the code of a mailed link would be lost. The server writes the text of this
 * function into the head of every page: it can use nothing but what browsers bring along. A form with an address of its own,
 * as a search, is left to the browser.
 */
export function keepEarlySubmit(): void {
  let kept: EarlySubmit | null = null;
  const keep = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    // A page that answers already has prevented it.
    if (event.defaultPrevented || form.hasAttribute("action")) return;
    event.preventDefault();
    kept?.submitter?.removeAttribute("aria-busy");
    kept = { form, submitter: event.submitter };
    kept.submitter?.setAttribute("aria-busy", "true");
  };
  window.addEventListener("submit", keep);
  window.takeEarlySubmit = () => {
    window.removeEventListener("submit", keep);
    window.takeEarlySubmit = undefined;
    kept?.submitter?.removeAttribute("aria-busy");
    return kept;
  };
}

/** Submits what was submitted before the page could answer, with what its fields contain now. */
export function submitEarlyForm(): void {
  const early = window.takeEarlySubmit?.();
  if (!early?.form.isConnected) return;
  early.form.requestSubmit(early.submitter?.isConnected ? early.submitter : null);
}
