import { isRouteErrorResponse } from "react-router";
import { failureOf } from "./failure.ts";
import { seemsSignedIn } from "./stored-session.ts";

/** Whether the owner wants to read of errors, which the document's head then says. */
export const areErrorsReported = (): boolean => metaOf("error-dsn") !== undefined;

const CONSENT = "trousse-shares-errors";

/** What the account chose; kept here because an error may come before anything can be asked. */
export function rememberErrorSharing(isWanted: boolean): void {
  localStorage.setItem(CONSENT, isWanted ? "yes" : "no");
}

/** Those already told of: the router and the window may both come with one. */
const told = new WeakSet<Error>();

/** For a document. What goes wrong again and again is known after the first few. */
const MOST_REPORTS = 10;
let reports = 0;

/**
 * Reports what nobody expected; a lost line or a session that ended is no mistake of ours.
 * @param route as the site map writes it
 */
export function reportError(problem: unknown, route?: string): void {
  const dsn = metaOf("error-dsn");
  // Pages for visitors hold nothing of a person; whoever is signed in decides in the settings.
  if (seemsSignedIn(localStorage) && localStorage.getItem(CONSENT) !== "yes") return;
  if (!dsn || !(problem instanceof Error) || told.has(problem) || reports >= MOST_REPORTS) return;
  if (isRouteErrorResponse(problem) || failureOf(problem) !== "unexpected") return;
  told.add(problem);
  reports += 1;
  // The library comes when there is something to report, which for most documents is never.
  import("./send-error.ts")
    .then(({ sendError }) => sendError(problem, { dsn, release: metaOf("release"), route }))
    .catch(() => undefined);
}

/** Also what no page and no promise caught. */
export function watchErrors(): void {
  if (!areErrorsReported()) return;
  window.addEventListener("error", ({ error }) => reportError(error));
  window.addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
}

function metaOf(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}
