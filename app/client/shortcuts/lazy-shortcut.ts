import { lazyAside } from "../code/lazy-aside.ts";
import { pageRead } from "../queries/page-read.ts";

/** Inside `Suspense`. */
export const LazyShortcut = lazyAside(async () => {
  await pageRead();
  return (await import("./shortcut.tsx")).Shortcut;
});
