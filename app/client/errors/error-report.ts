import { isRouteErrorResponse } from "react-router";
import { optionalDocumentMeta } from "../database/document-meta.ts";
import { seemsSignedIn } from "../session/stored-session.ts";
import { failureOf } from "./failure.ts";

/** Whether the operator turned error reports on, from a `meta` element. */
export const areErrorsReported = (): boolean => optionalDocumentMeta("error-dsn") !== undefined;

const CONSENT_KEY = "trousse-shares-errors";

/** The setting of the account; stored here because an error may occur before a query is possible. */
export function storeErrorReportingConsent(isWanted: boolean): void {
  localStorage.setItem(CONSENT_KEY, isWanted ? "yes" : "no");
}

/** Errors already reported: the router and the window may both report the same one. */
const reportedErrors = new WeakSet<Error>();

/** The limit for one document: repeated errors add no information. */
const MAX_REPORTS = 10;
let reports = 0;

/**
 * Reports an unexpected error; a lost connection or an ended session is not reported.
 * @param route as the site map writes it
 */
export function reportError(problem: unknown, route?: string): void {
  const dsn = optionalDocumentMeta("error-dsn");
  // Pages for visitors contain no personal data; a signed-in account decides in its settings.
  if (seemsSignedIn(localStorage) && localStorage.getItem(CONSENT_KEY) !== "yes") return;
  if (!dsn || !(problem instanceof Error) || reportedErrors.has(problem) || reports >= MAX_REPORTS)
    return;
  if (isRouteErrorResponse(problem) || failureOf(problem) !== "unexpected") return;
  reportedErrors.add(problem);
  reports += 1;
  // The library is loaded at the first report, which most documents never have.
  import("./send-error.ts")
    .then(({ sendError }) =>
      sendError(problem, { dsn, release: optionalDocumentMeta("release"), route }),
    )
    .catch(() => undefined);
}

/** Also reports uncaught errors and rejections. */
export function listenForErrors(): void {
  if (!areErrorsReported()) return;
  window.addEventListener("error", ({ error }) => reportError(error));
  window.addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
}
