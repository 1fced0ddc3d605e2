const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/i;
const OWN_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/** Proxies add at least one of these when they forward a request, unless configured otherwise. */
const PROXY_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/**
 * Whether a request comes from a browser on this machine, for access to its local mailbox.
 *
 * The address of the peer alone is not enough. Another site's name may resolve to this machine (its `Host` shows it; DNS
 * rebinding), and requests through a proxy on this machine have its address: it adds a header, or the product is reached
 * by https, which only a proxy offers.
 *
 * @param siteUrl the public origin of the product
 */
export function isLocalRequest(
  request: Request,
  client: { readonly address: string },
  siteUrl: string,
): boolean {
  const host = request.headers.get("host") ?? new URL(request.url).host;
  return (
    LOOPBACK.test(client.address) &&
    OWN_NAME.test(host) &&
    !siteUrl.startsWith("https:") &&
    PROXY_HEADERS.every((name) => !request.headers.has(name))
  );
}
