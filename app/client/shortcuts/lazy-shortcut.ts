import { lazy } from "react";

/** Inside `Suspense`. */
export const LazyShortcut = lazy(async () => ({
  default: (await import("./shortcut.tsx")).Shortcut,
}));
