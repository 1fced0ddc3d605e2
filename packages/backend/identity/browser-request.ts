/**
 * Headers that browsers set by themselves and that a script in a page can neither set nor leave out. `Sec-Fetch-Mode` is
 * not among them: the `fetch` of Node sends it as well.
 */
const BROWSER_HEADERS = ["origin", "sec-fetch-site", "sec-fetch-dest", "sec-ch-ua"];

/**
 * Whether a browser sent a request. Over plain HTTP to another machine browsers omit the `Sec-` headers, and a same-origin
 * `GET` has no `Origin`; then the beginning of the user agent, the same in every browser, decides.
 */
export function isFromBrowser(headers: Headers): boolean {
  return (
    BROWSER_HEADERS.some((name) => headers.has(name)) ||
    /^Mozilla\//i.test(headers.get("user-agent") ?? "")
  );
}
