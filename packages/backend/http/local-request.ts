const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/i;
const OWN_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/** Proxies add at least one of these when they pass a request on, unless they were told not to. */
const PROXY_HEADERS = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/**
 * Whether a request comes from a browser on this machine, for whoever may read its mail.
 *
 * The address of the peer alone does not say so. A page elsewhere can have its own name point here
 * (its `Host` betrays it), and a proxy on this machine lends its address to the whole world: it adds
 * a header, or the product is reached by https, which only a proxy can offer.
 *
 * @param siteUrl origin people reach the product by
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
