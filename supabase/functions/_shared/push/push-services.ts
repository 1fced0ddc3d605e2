/**
 * The push services of browsers: Chrome, Edge on Android, Opera, Brave, Samsung (Google), Firefox
 * (Mozilla), Safari (Apple), Edge (Microsoft). `*.` stands for any subdomain.
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
 * Whether this server may send to an endpoint that a browser names. A page can name any, so only the services of browsers
 * and those in the settings are called; otherwise anybody could make the server call machines of its own network (SSRF).
 *
 * @param more origins named by the installation, such as `https://push.example.org`
 */
export function isPushService(endpoint: string, more: readonly string[] = []): boolean {
  // With a space in it a URL can be read, and is not the one that a browser was given.
  if (endpoint.length > MAX_CHARACTERS || /\s/.test(endpoint) || !URL.canParse(endpoint))
    return false;
  const { origin, username, password, hash, pathname } = new URL(endpoint);
  // Each subscription has a path of its own; without one it is none.
  if (username || password || hash || pathname === "/") return false;
  return more.includes(origin) || KNOWN_SERVICES.some((known) => matches(origin, known));
}

function matches(origin: string, known: string): boolean {
  if (!known.startsWith("https://*.")) return origin === known;
  const below = known.slice("https://*".length);
  const name = origin.slice("https://".length);
  return origin.startsWith("https://") && name.endsWith(below) && /^[a-z0-9.-]+$/.test(name);
}
