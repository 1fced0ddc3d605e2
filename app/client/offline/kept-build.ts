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

let build: string | undefined;

/**
 * The build that the document of this page is of; undefined while pages are developed. First called before React takes
 * the document over: the router then removes the link that names the build.
 */
export function buildOfPage(): string | undefined {
  build ??= linkedBuild();
  return build;
}

function linkedBuild(): string | undefined {
  for (const { href } of globalThis.document?.querySelectorAll("link") ?? []) {
    const [, linked] = /\/manifest-([\da-f]{8})\.js$/.exec(href) ?? [];
    if (linked) return linked;
  }
  return undefined;
}
