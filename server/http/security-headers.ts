/** For everything that is not a page: it loads nothing and nothing frames it. */
const DEFAULT_CSP =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

// The camera is for the code on a box, and asked for at the press of a button.
const PERMISSIONS_POLICY =
  "camera=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()";

/**
 * What stands on every answer before anything else is decided, errors and files included.
 * `no-store` is the default because an answer may hold health data; files of the build say otherwise.
 */
export function standardHeaders(publicUrl: string): ReadonlyMap<string, string> {
  const headers = {
    "cache-control": "no-store",
    "content-security-policy": DEFAULT_CSP,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": PERMISSIONS_POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    // Under plain HTTP a browser ignores it; a household without a certificate must not be locked out.
    ...(publicUrl.startsWith("https:") && {
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    }),
  };
  return new Map(Object.entries(headers));
}

/** What a page may use of other hosts, each as the policy writes it. */
export interface CspSources {
  /** Named where inline scripts have hashes; a nonce passes its trust on to the scripts they load. */
  readonly scripts?: readonly string[];
  readonly connections?: readonly string[];
  readonly images?: readonly string[];
  readonly frames?: readonly string[];
  readonly styles?: readonly string[];
}

/**
 * The sockets of a backend. `'self'` means them as well, except for Safari before 15.4; an origin with `https:` never does.
 * @param url of the backend
 */
export function realtimeCspSources(url: string): CspSources {
  const { protocol, host } = new URL(url);
  return { connections: [`${protocol === "https:" ? "wss" : "ws"}://${host}`] };
}

export function mergeCspSources(...parts: readonly CspSources[]): CspSources {
  return {
    scripts: parts.flatMap(({ scripts = [] }) => scripts),
    connections: parts.flatMap(({ connections = [] }) => connections),
    images: parts.flatMap(({ images = [] }) => images),
    frames: parts.flatMap(({ frames = [] }) => frames),
    styles: parts.flatMap(({ styles = [] }) => styles),
  };
}

/** SHA-256 digests of inline scripts and styles, as a policy names them: `sha256-…`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The policy of a page that is rendered for one visit: its own scripts and those they load, nothing else that runs.
 * @param nonce base64 of at least 128 random bits, new for each answer
 */
export function pageCsp(nonce: string, foreign: CspSources = {}): string {
  return joinPolicy([`'nonce-${nonce}'`, "'strict-dynamic'"], [`'nonce-${nonce}'`], foreign);
}

/**
 * The policy of a page that many visitors get: its inline scripts by their hashes, and scripts of this origin. Hashes do
 * not extend to the modules that an inline script imports, so `strict-dynamic` would block those. Scripts of this origin are
 * the files of the build alone: no other answer has a JavaScript type, and `nosniff` stands on all of them.
 */
export function cachedPageCsp({ scripts, styles }: InlineHashes, foreign: CspSources = {}): string {
  const quote = (hash: string) => `'${hash}'`;
  return joinPolicy(
    ["'self'", ...scripts.map(quote), ...(foreign.scripts ?? [])],
    styles.map(quote),
    foreign,
  );
}

function joinPolicy(
  scriptSources: readonly string[],
  styleSources: readonly string[],
  { connections = [], images = [], frames = [], styles = [] }: CspSources,
): string {
  return [
    "default-src 'none'",
    // ZXing, which reads the codes on boxes where the browser cannot, is WebAssembly; JavaScript from text stays refused.
    ["script-src", ...scriptSources, "'wasm-unsafe-eval'"].join(" "),
    ["style-src 'self'", ...styleSources, ...styles].join(" "),
    "font-src 'self'",
    ["img-src 'self' data:", ...images].join(" "),
    ["connect-src 'self'", ...connections].join(" "),
    ...(frames.length > 0 ? [["frame-src", ...frames].join(" ")] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
