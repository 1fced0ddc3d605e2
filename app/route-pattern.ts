/**
 * The address as the site map writes it, `/:locale/blog/:slug`: which page went wrong may be told, what somebody
 * looked at there may not.
 * @param params as the router found them in the address
 */
export function routePattern(
  pathname: string,
  params: Readonly<Record<string, string | undefined>>,
): string {
  const { "*": rest, ...named } = params;
  const path = decodeURI(pathname).replace(/\.data$/, "");
  const known = rest ? path.slice(0, path.length - rest.length) : path;
  const names = new Map(Object.entries(named).map(([name, value]) => [value, name]));
  const pattern = known
    .split("/")
    .map((piece) => (names.has(piece) ? `:${names.get(piece)}` : piece))
    .join("/");
  return rest ? `${pattern}*` : pattern;
}
