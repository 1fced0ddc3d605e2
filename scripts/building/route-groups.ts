/** The part of the bundler's module graph that is read here. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Folders of `app/routes` whose pages are visited together. A page of `admin` is one more page of a member. */
const AREAS = ["auth", "member", "site"] as const;

/** Routes of one area that must share a module. With two, each page would download much that only two others need. */
const MIN_ROUTES = 3;

const ENTRY = /\/app\/entry\.client\.tsx$/;
/** How React Router names the module of a route. */
const ROUTE =
  /\/app\/(?:root|routes\/(?:(\w+)\/)?[\w.-]+)\.tsx\?__react-router-build-client-route$/;

/**
 * Puts modules that several routes import into one file for each combination of areas: `base` for what every page needs, `site`
 * for what pages of that folder share, `auth-member` for what pages of both folders share. A page then needs a few files rather
 * than fifty small ones, which cost a phone on a slow connection a round trip each. Everything else is left to the bundler.
 */
export function routeGroups() {
  const names = new Map<string, string | null>();
  const nameOf = (id: string, graph: ModuleGraph) => {
    const name = names.has(id) ? names.get(id) : groupOf(id, graph);
    names.set(id, name ?? null);
    return name ?? null;
  };
  // A group takes along what its modules import, which is needed by as many areas or more: those groups come first.
  return ["base", ...combinationsOf(AREAS)].map((group, position, groups) => ({
    name: (id: string, graph: ModuleGraph) => (nameOf(id, graph) === group ? group : null),
    tags: ["$initial" as const],
    priority: groups.length - position,
  }));
}

function combinationsOf(areas: readonly string[]): string[] {
  return Array.from({ length: 2 ** areas.length - 1 }, (_, index) =>
    areas.filter((_, bit) => (index + 1) & (1 << bit)),
  )
    .sort((one, other) => other.length - one.length)
    .map((combination) => combination.join("-"));
}

function groupOf(id: string, graph: ModuleGraph): string | null {
  const found = { routes: 0, areas: new Set<string>() };
  const seen = new Set([id]);
  // Importers that are found on the way are appended, and visited in their turn.
  for (const module of seen) {
    const route = ROUTE.exec(module);
    if (ENTRY.test(module) || (route && route[1] === undefined)) return "base";
    const area = route?.[1];
    if (area !== undefined && (AREAS as readonly string[]).includes(area)) {
      found.routes += 1;
      found.areas.add(area);
    }
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  const isShared = found.areas.size > 1 || found.routes >= MIN_ROUTES;
  return isShared ? [...found.areas].sort().join("-") : null;
}
