import { isRouteErrorResponse } from "react-router";
import { optionalDocumentMeta } from "../database/document-meta.ts";
import { seemsSignedIn } from "../session/stored-session.ts";
import { failureOf } from "./failure.ts";

/** Whether the owner wants to read of errors, which the document's head then says. */
export const areErrorsReported = (): boolean => optionalDocumentMeta("error-dsn") !== undefined;

const CONSENT_KEY = "trousse-shares-errors";

/** What the account chose; kept here because an error may come before anything can be asked. */
export function storeErrorReportingConsent(isWanted: boolean): void {
  localStorage.setItem(CONSENT_KEY, isWanted ? "yes" : "no");
}

/** Those already told of: the router and the window may both come with one. */
const reportedErrors = new WeakSet<Error>();

/** For a document. What goes wrong again and again is known after the first few. */
const MAX_REPORTS = 10;
let reports = 0;

/**
 * Reports what nobody expected; a lost line or a session that ended is no mistake of ours.
 * @param route as the site map writes it
 */
export function reportError(problem: unknown, route?: string): void {
  const dsn = optionalDocumentMeta("error-dsn");
  // Pages for visitors hold nothing of a person; a signed-in account decides in its settings.
  if (seemsSignedIn(localStorage) && localStorage.getItem(CONSENT_KEY) !== "yes") return;
  if (!dsn || !(problem instanceof Error) || reportedErrors.has(problem) || reports >= MAX_REPORTS)
    return;
  if (isRouteErrorResponse(problem) || failureOf(problem) !== "unexpected") return;
  reportedErrors.add(problem);
  reports += 1;
  // The library comes when there is something to report, which for most documents is never.
  import("./send-error.ts")
    .then(({ sendError }) =>
      sendError(problem, { dsn, release: optionalDocumentMeta("release"), route }),
    )
    .catch(() => undefined);
}

/** Also what no page and no promise caught. */
export function listenForErrors(): void {
  if (!areErrorsReported()) return;
  window.addEventListener("error", ({ error }) => reportError(error));
  window.addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
}
