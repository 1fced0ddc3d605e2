import { lazyAside } from "../code/lazy-aside.ts";

/** Inside `Suspense`. */
export const LazyShortcut = lazyAside(async () => (await import("./shortcut.tsx")).Shortcut);
