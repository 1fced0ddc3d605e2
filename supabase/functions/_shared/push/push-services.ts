/**
 * Where browsers have their push services: Chrome, Edge on Android, Opera, Brave, Samsung (Google), Firefox
 * (Mozilla), Safari (Apple), Edge (Microsoft). `*.` stands for any name below.
 */
const KNOWN_SERVICES: readonly string[] = [
  "https://fcm.googleapis.com",
  "https://jmt17.google.com",
  "https://updates.push.services.mozilla.com",
  "https://*.push.apple.com",
  "https://*.notify.windows.com",
];

const MAX_CHARACTERS = 1000;

/**
 * Whether this server may send to an address that a browser names. A page can name any: only the services of
 * browsers, and those whoever runs the installation names, are ever asked, so that nobody makes the server knock at a
 * machine of its own network.
 *
 * @param more origins named by the installation, such as `https://push.example.org`
 */
export function isPushService(endpoint: string, more: readonly string[] = []): boolean {
  if (endpoint.length > MAX_CHARACTERS || !URL.canParse(endpoint)) return false;
  const { origin, username, password, hash, pathname } = new URL(endpoint);
  // An address of its own for each subscription: without a path it is none.
  if (username || password || hash || pathname === "/") return false;
  return more.includes(origin) || KNOWN_SERVICES.some((known) => matches(origin, known));
}

function matches(origin: string, known: string): boolean {
  if (!known.startsWith("https://*.")) return origin === known;
  const below = known.slice("https://*".length);
  const name = origin.slice("https://".length);
  return origin.startsWith("https://") && name.endsWith(below) && /^[a-z0-9.-]+$/.test(name);
}
