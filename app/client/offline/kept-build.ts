/** What a page of a build holds a lock by, for as long as it is open: the service worker keeps that build. */
export const BUILD_LOCK_PREFIX = "trousse-build-";

/** What a page asks of the service worker: the documents of its language. */
export interface KeepPagesCommand {
  readonly keepPagesOf: string;
}
