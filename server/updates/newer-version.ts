/** Three numbers, with or without the `v` of a tag; a version before its release (`-rc.1`) is never offered. */
const RELEASE = /^v?(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/;

/** The version without its `v`; undefined for anything that is no release. */
export function releaseOf(tag: string): string | undefined {
  return RELEASE.test(tag) ? tag.replace(/^v/, "") : undefined;
}

/** Whether `offered` comes after `current`. */
export function isNewer(offered: string, current: string): boolean {
  const [one, other] = [offered, current].map((text) => text.split(".").map(Number));
  const index = one?.findIndex((number, at) => number !== other?.[at]) ?? -1;
  return index >= 0 && (one?.[index] ?? 0) > (other?.[index] ?? 0);
}
