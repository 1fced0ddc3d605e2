import { routePath } from "@trousse/backend/routes";

/** What kind of answer an address leads to: few words, so that measures can be kept by them. */
export type RouteKind =
  | "asset"
  | "page"
  | "auth"
  | "rest"
  | "functions"
  | "storage"
  | "captcha"
  | "mailbox"
  | "operations";

/** Where a request went, without what was looked at there. */
export interface RequestRoute {
  readonly kind: RouteKind;
  /** The address as the list of routes writes it: `/:locale/blog/:slug`, `/rest/v1/medications`. */
  readonly pattern: string;
}

/** What a request asked for, as it wrote it: path and query. */
export type RouteOf = (target: string) => RequestRoute;

const SERVICE = /^\/(auth|rest|functions|storage|captcha)\/v1(?=\/|$)/;
/** The one question that is part of a listed address: it tells signing in from renewing. */
const GRANT_TYPE = /\?(?:.*&)?(grant_type=[a-z_]+)/;

export interface KnownRoutes {
  /** Of the files of the build. */
  readonly assets: Pick<ReadonlySet<string>, "has">;
  /** Of the backend, with `{id}` where an id stands. */
  readonly backend: Pick<ReadonlySet<string>, "has">;
  /** Of the pages: `/:locale/blog/:slug`. */
  readonly pages: readonly string[];
  readonly operations: Pick<ReadonlySet<string>, "has">;
}

/** Only addresses that we listed are told by name: what else somebody types may say what they take. */
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

/** Words before names before the rest, as the router has it. */
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

/** The part of React Router's list of routes that says where they stand. */
export type PageRoutes = Readonly<
  Record<string, { readonly parentId?: string; readonly path?: string; readonly index?: boolean }>
>;

/** The addresses of all pages. */
export function pagePatterns(routes: PageRoutes): string[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (!route) return "";
    return `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ""}`;
  };
  const ids = Object.keys(routes).filter((id) => routes[id]?.path || routes[id]?.index);
  return [...new Set(ids.map((id) => pathOf(id) || "/"))];
}
