import { routePath } from "@trousse/backend/routes";

/** The kind of a request: few values, so that metrics can be labelled by them. */
export type RouteKind =
  | "asset"
  | "page"
  | "auth"
  | "rest"
  | "functions"
  | "storage"
  | "realtime"
  | "captcha"
  | "mailbox"
  | "operations";

/** The route of a request, without ids or queries. */
export interface RequestRoute {
  readonly kind: RouteKind;
  /** The pattern of the path: `/:locale/blog/:slug`, `/rest/v1/medications`. */
  readonly pattern: string;
}

/** The path and query as the client sent them. */
export type RouteOf = (target: string) => RequestRoute;

const SERVICE = /^\/(auth|rest|functions|storage|realtime|captcha)\/v1(?=\/|$)/;
/** The only query parameter that is recorded: it separates sign-ins from refreshed sessions. */
const GRANT_TYPE = /\?(?:.*&)?(grant_type=[a-z_]+)/;

export interface KnownRoutes {
  /** The files of the build. */
  readonly assets: Pick<ReadonlySet<string>, "has">;
  /** The paths of the backend, with `{id}` where an id stands. */
  readonly backend: Pick<ReadonlySet<string>, "has">;
  /** The patterns of the pages: `/:locale/blog/:slug`. */
  readonly pages: readonly string[];
  readonly operations: Pick<ReadonlySet<string>, "has">;
}

/** Only listed paths are recorded: any other path that somebody types may reveal what they take. */
export function createRouteOf({ assets, backend, pages, operations }: KnownRoutes): RouteOf {
  const patterns = pages
    .toSorted(bySpecificity)
    .map((pattern) => ({ pattern, form: routePattern(pattern) }));
  return (target) => {
    const path = target.replace(/\?.*$/s, "");
    if (operations.has(path)) return { kind: "operations", pattern: path };
    if (assets.has(path)) return { kind: "asset", pattern: path };
    if (path.startsWith("/assets/")) return { kind: "asset", pattern: "/assets/*" };
    if (/^\/_mail(\/|$)/.test(path)) return { kind: "mailbox", pattern: "/_mail/*" };
    const kind = SERVICE.exec(path)?.[1] as RouteKind | undefined;
    if (kind) {
      const address = routePath(path);
      const candidates = [address, `${address}?${GRANT_TYPE.exec(target)?.[1]}`];
      return { kind, pattern: candidates.find((one) => backend.has(one)) ?? `/${kind}/v1/*` };
    }
    const page = path.replace(/\.data$/, "");
    const found = patterns.find(({ form }) => form.test(page));
    return { kind: "page", pattern: found?.pattern ?? "/*" };
  };
}

/** Fixed segments before parameters before the rest, as in the router. */
function bySpecificity(one: string, other: string): number {
  const weigh = (pattern: string) =>
    pattern
      .split("/")
      .map((piece) => (piece === "*" ? "2" : piece.startsWith(":") ? "1" : "0"))
      .join("");
  return weigh(one) < weigh(other) ? -1 : 1;
}

function routePattern(pattern: string): RegExp {
  const pieces = pattern
    .split("/")
    .slice(1)
    .map((piece) => {
      if (piece === "*") return "/.*";
      return piece.startsWith(":") ? "/[^/]+" : `/${piece.replaceAll(".", "\\.")}`;
    });
  return new RegExp(`^${pieces.join("")}/?$`);
}

/** The part of React Router's list of routes that has their paths. */
export type PageRoutes = Readonly<
  Record<string, { readonly parentId?: string; readonly path?: string; readonly index?: boolean }>
>;

/** The path patterns of all pages. */
export function pagePatterns(routes: PageRoutes): string[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (!route) return "";
    return `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ""}`;
  };
  const ids = Object.keys(routes).filter((id) => routes[id]?.path || routes[id]?.index);
  return [...new Set(ids.map((id) => pathOf(id) || "/"))];
}
