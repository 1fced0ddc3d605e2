/** The part of the bundler's module graph that is read here. */
interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

/** Folders of `app/routes` whose pages are visited together. A page of `admin` is one more page of a member. */
type Area = "auth" | "member" | "site";

/**
 * What a page downloads before its own file. A group takes along what its modules import: the most common come first. A group
 * with one route in it is the file of that route: `member` that of the frame, `dashboard` that of the page. `base` holds two
 * entries, the browser's own and the root, which keep small files: a public page preloads those of its routes before its picture
 * (app/script-preloads.tsx).
 */
const GROUPS = [
  "base",
  "auth-member",
  "member",
  "dashboard",
  "member-inventory",
  "member-facts",
  "member-forms",
  "member-more",
  "member-rules",
  "member-doses",
  "auth-more",
  "site",
  "auth",
] as const;
type Group = (typeof GROUPS)[number];

/** Routes of one area that must share a module. With two, each page of a visitor would download much that two others need. */
const MIN_ROUTES = 3;

/** The frame of a member's pages. */
const FRAME = "layout";

/** Pages that a member opens first. What others share besides is in `member-more`. */
const FIRST_PAGES = new Set(["dashboard", "inventory"]);

/** Pages that have forms in them. The libraries for these weigh four times what other pages share. */
const FORM_PAGES = new Set(["profile", "profile-manage", "settings"]);

/** A page for all countries, which few open, with the words of all emergencies. */
const SELDOM = "recommended-pharmacies";

/** Parts imported later that must share a module of rules. With fewer, a form would bring the rules of all others. */
const MIN_PARTS = 8;

/** A page made of what dialogs of others are made of: counted as one of them, lest its rules come with every page. */
const LIKE_A_PART = "illness";

/** The part that asks for a dose. With the page of an illness it shares some twenty small modules. */
const DOSES = /\/log-intake-dialog\.tsx$/;

const RULE = /\/domain\//;
const ENTRY = /\/app\/entry\.client\.tsx$/;
/** An area of words, which is fetched by its language (app/locale/areas.ts). */
const WORDS = /-area\.ts$/;
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

/** What reaches a module. */
interface Reach {
  readonly areas: ReadonlySet<Area>;
  readonly routes: number;
  /** Those of them that are a member's. */
  readonly memberRoutes: number;
  /** Modules that are imported when they are used, as dialogs are. */
  readonly parts: number;
  /** One of the routes is the entry, or above all areas. */
  readonly isCommon: boolean;
  /** Those of them that a member opens first. */
  readonly first: ReadonlySet<string>;
  /** One of them is the frame of a member's pages. */
  readonly isOfFrame: boolean;
  /** All of a member's have forms in them. */
  readonly isOfForms: boolean;
  /** One of the parts is about doses. */
  readonly isOfDoses: boolean;
  /** The module is one of the rules. */
  readonly isRule: boolean;
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
    priority: GROUPS.length - position,
  }));
  return [...shared, ...PHOTO_READERS];
}

function groupFor(reach: Reach): Group | null {
  const { areas, routes, memberRoutes, parts, isCommon, isOfFrame, first } = reach;
  const isShared = areas.size > 1 || routes >= MIN_ROUTES;
  if (isCommon || (areas.has("site") && areas.size > 1)) return "base";
  if (areas.has("member") && areas.size === 1) {
    if (isOfFrame || first.size > 1) return "member";
    if (first.has("dashboard")) return routes > 1 ? "member" : "dashboard";
    // What one page alone needs stands in its own file.
    if (routes === 1 && parts === 0) return null;
    if (first.has("inventory")) return "member-inventory";
    if (!reach.isOfForms) return "member-more";
    // Rules that the checks of a list need as well, which has no forms.
    return reach.isRule ? "member-facts" : "member-forms";
  }
  if (routes === 0) {
    if (parts >= MIN_PARTS) return "member-rules";
    return reach.isOfDoses && parts > 1 ? "member-doses" : null;
  }
  if (!isShared || areas.size === 0) return null;
  if (areas.has("site")) return "site";
  if (areas.size === 1) return "auth";
  // As the rules of passwords, which one page of a member needs besides those for signing in.
  return isOfFrame || first.size > 0 || memberRoutes > 1 ? "auth-member" : "auth-more";
}

function reachOf(id: string, graph: ModuleGraph): Reach {
  const areas = new Set<Area>();
  const seen = new Set([id]);
  let routes = 0;
  let memberRoutes = 0;
  let parts = 0;
  let isCommon = false;
  const first = new Set<string>();
  let isOfFrame = false;
  let isOfForms = true;
  let isOfDoses = false;
  // Importers that are found on the way are appended, and visited in their turn.
  for (const module of seen) {
    const [isRoute, area, page = ""] = ROUTE.exec(module) ?? [];
    if (ENTRY.test(module) || (isRoute && area === undefined)) isCommon = true;
    // A page that few open makes no module one of its own, yet shares it.
    if (area === "admin" || (area === "member" && page === SELDOM)) routes += 1;
    else if (area === "member" && page === LIKE_A_PART) {
      parts += 1;
      isOfDoses = true;
    } else if (area === "auth" || area === "member" || area === "site") {
      routes += 1;
      if (area === "member") memberRoutes += 1;
      if (!FORM_PAGES.has(page)) isOfForms = false;
      areas.add(area);
      if (area === "member") {
        isOfFrame ||= page === FRAME;
        if (FIRST_PAGES.has(page)) first.add(page);
      }
    }
    const info = graph.getModuleInfo(module);
    if (DOSES.test(module)) isOfDoses = true;
    if (info?.dynamicImporters.length && !WORDS.test(module)) parts += 1;
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return {
    areas,
    routes,
    memberRoutes,
    parts,
    isCommon,
    first,
    isOfFrame,
    isOfForms,
    isOfDoses,
    isRule: RULE.test(id),
  };
}
