import type { EntryContext } from "react-router";

/**
 * Preloads what the scripts of a public page import at low priority, so that they yield to its font and its picture: the page
 * can be read and its links work before any script runs. React Router would preload them at high priority.
 */
export function LowPriorityPreloads({ context, nonce }: { context: EntryContext; nonce: string }) {
  return importsOf(context).map((href) => (
    <link key={href} rel="modulepreload" href={href} fetchPriority="low" nonce={nonce} />
  ));
}

/** The same page, of whose scripts React Router preloads the modules of the routes alone, which are small. */
export function withoutImports(context: EntryContext): EntryContext {
  const { manifest } = context;
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    route && { ...route, imports: [] },
  ]);
  return {
    ...context,
    manifest: {
      ...manifest,
      entry: { ...manifest.entry, imports: [] },
      routes: Object.fromEntries(routes),
    },
  };
}

function importsOf({ manifest, staticHandlerContext }: EntryContext): string[] {
  const routes = staticHandlerContext.matches.map(({ route }) => manifest.routes[route.id]);
  return [...new Set([manifest.entry, ...routes].flatMap((part) => part?.imports ?? []))];
}
