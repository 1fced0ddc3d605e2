/** What a page of a build holds a lock by, for as long as it is open: the service worker keeps that build. */
export const BUILD_LOCK_PREFIX = "trousse-build-";

/** What a page asks of the service worker: the documents of its language. */
export interface KeepPagesCommand {
  readonly keepPagesOf: string;
}

/** What the service worker answers once that build is on the device, to its last file. */
export interface BuildKept {
  readonly keptBuild: string;
}

/** The build that the document of this page is of; undefined while pages are developed. */
export function buildOfPage(): string | undefined {
  const { innerHTML } = globalThis.document?.documentElement ?? { innerHTML: "" };
  return /\/manifest-([\w-]+)\.js/.exec(innerHTML)?.[1];
}
