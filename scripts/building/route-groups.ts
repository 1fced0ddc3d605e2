/** The part of the bundler's module graph that is read here. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Folders of `app/routes` whose pages are visited together. A page of `admin` is one more page of a member. */
type Area = "auth" | "member" | "site";

/** What a page downloads before its own file. A group takes along what its modules import: the most common come first. */
const GROUPS = [
  "base",
  "auth-member",
  "member",
  "member-more",
  "auth-more",
  "site",
  "auth",
] as const;
type Group = (typeof GROUPS)[number];

/** Routes of one area that must share a module. With two, each page of a visitor would download much that two others need. */
const MIN_ROUTES = 3;

/** Pages that a member opens first: `member` holds all they need. What others share besides is in `member-more`. */
const FIRST_PAGES = new Set(["session-guard", "layout", "dashboard", "inventory"]);

const ENTRY = /\/app\/entry\.client\.tsx$/;
/** How React Router names the module of a route. */
const ROUTE =
  /\/app\/(?:root|routes\/(?:(\w+)\/)?([\w.-]+))\.tsx\?__react-router-build-client-route$/;

/**
 * The libraries that read codes and text in photos, each in a file whose name says so: no page needs them before somebody uses
 * them, and no service worker keeps them (shell-of-build.ts).
 */
const PHOTO_READERS = [
  { name: "zxing", test: /\/node_modules\/(?:barcode-detector|zxing-wasm)\/.+\.js$/ },
  { name: "tesseract", test: /\/node_modules\/tesseract\.js\/.+\.js$/ },
];

/** The routes that reach a module. */
interface Reach {
  readonly areas: ReadonlySet<Area>;
  readonly routes: number;
  /** Those of them that are a member's. */
  readonly memberRoutes: number;
  /** One of them is the entry, or a route above all areas. */
  readonly isCommon: boolean;
  /** One of them, other than the module itself, is opened first by a member. */
  readonly isFirst: boolean;
}

/**
 * Puts modules that several routes import into one file for each of a few kinds of visit, so that a page needs a few files rather
 * than fifty small ones, which cost a phone on a slow connection a round trip each. Everything else is left to the bundler.
 */
export function routeGroups() {
  const groups = new Map<string, Group | null>();
  const groupOf = (id: string, graph: ModuleGraph) => {
    const known = groups.get(id);
    if (known !== undefined) return known;
    const group = groupFor(reachOf(id, graph));
    groups.set(id, group);
    return group;
  };
  const shared = GROUPS.map((group, position) => ({
    name: (id: string, graph: ModuleGraph) => (groupOf(id, graph) === group ? group : null),
    tags: ["$initial" as const],
    priority: GROUPS.length - position,
  }));
  return [...shared, ...PHOTO_READERS];
}

function groupFor({ areas, routes, memberRoutes, isCommon, isFirst }: Reach): Group | null {
  const isShared = areas.size > 1 || routes >= MIN_ROUTES;
  if (isCommon || (areas.has("site") && areas.size > 1)) return "base";
  if (areas.has("member") && areas.size === 1) {
    if (isFirst) return "member";
    return routes > 1 ? "member-more" : null;
  }
  if (!isShared || areas.size === 0) return null;
  if (areas.has("site")) return "site";
  if (areas.size === 1) return "auth";
  // As the rules of passwords, which one page of a member needs besides those for signing in.
  return isFirst || memberRoutes > 1 ? "auth-member" : "auth-more";
}

function reachOf(id: string, graph: ModuleGraph): Reach {
  const areas = new Set<Area>();
  const seen = new Set([id]);
  let routes = 0;
  let memberRoutes = 0;
  let isCommon = false;
  let isFirst = false;
  // Importers that are found on the way are appended, and visited in their turn.
  for (const module of seen) {
    const [isRoute, area, page = ""] = ROUTE.exec(module) ?? [];
    if (ENTRY.test(module) || (isRoute && area === undefined)) isCommon = true;
    // A page of the back-office makes no module one of its own, yet shares it.
    if (area === "admin") routes += 1;
    if (area === "auth" || area === "member" || area === "site") {
      routes += 1;
      if (area === "member") memberRoutes += 1;
      areas.add(area);
      if (area !== "site" && FIRST_PAGES.has(page) && module !== id) {
        isFirst = true;
        // The guard of signed-in pages lies beside the pages for signing in.
        areas.add("member");
      }
    }
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return { areas, routes, memberRoutes, isCommon, isFirst };
}
