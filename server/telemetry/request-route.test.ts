import { expect, test } from "vitest";
import { createRouteOf, pagePatterns } from "./request-route.ts";

const pages = pagePatterns({
  root: { path: "" },
  start: { parentId: "root", index: true },
  guard: { parentId: "root" },
  admin: { parentId: "guard", path: "admin" },
  locale: { parentId: "root", path: ":locale" },
  home: { parentId: "locale", index: true },
  article: { parentId: "locale", path: "blog/:slug" },
  feed: { parentId: "locale", path: "blog/feed.xml" },
  nowhere: { parentId: "locale", path: "*" },
});
const routeOf = createRouteOf({
  assets: new Set(["/sw.js"]),
  backend: new Set([
    "/rest/v1/medications",
    "/auth/v1/factors/{id}",
    "/auth/v1/token?grant_type=password",
    "/storage/v1/object/public/blog-images/*",
  ]),
  pages,
  operations: new Set(["/healthz"]),
});

test("the paths of pages are read from the list of routes", () => {
  expect(pages).toEqual([
    "/",
    "/admin",
    "/:locale",
    "/:locale/blog/:slug",
    "/:locale/blog/feed.xml",
    "/:locale/*",
  ]);
});

const signIn = "/auth/v1/token?grant_type=password";

test.each([
  { path: "/", kind: "page", pattern: "/" },
  { path: "/admin", kind: "page", pattern: "/admin" },
  { path: "/fr-fr/", kind: "page", pattern: "/:locale" },
  { path: "/fr-fr/blog/doliprane", kind: "page", pattern: "/:locale/blog/:slug" },
  { path: "/fr-fr/blog/doliprane.data", kind: "page", pattern: "/:locale/blog/:slug" },
  { path: "/fr-fr/blog/feed.xml", kind: "page", pattern: "/:locale/blog/feed.xml" },
  { path: "/fr-fr/blog/feedXxml", kind: "page", pattern: "/:locale/blog/:slug" },
  { path: "/fr-fr/doliprane/1", kind: "page", pattern: "/:locale/*" },
  { path: "/doliprane", kind: "page", pattern: "/:locale" },
  { path: "//doliprane", kind: "page", pattern: "/*" },
  { path: "/assets/root-1.js", kind: "asset", pattern: "/assets/*" },
  { path: "/sw.js", kind: "asset", pattern: "/sw.js" },
  { path: "/healthz", kind: "operations", pattern: "/healthz" },
  { path: "/rest/v1/medications", kind: "rest", pattern: "/rest/v1/medications" },
  {
    path: "/rest/v1/medications?name=eq.doliprane",
    kind: "rest",
    pattern: "/rest/v1/medications",
  },
  { path: "/fr-fr/?grant_type=password", kind: "page", pattern: "/:locale" },
  { path: signIn, kind: "auth", pattern: signIn },
  { path: "/auth/v1/token?a=1&grant_type=password&b=2", kind: "auth", pattern: signIn },
  { path: "/auth/v1/token?grant_type=doliprane", kind: "auth", pattern: "/auth/v1/*" },
  { path: "/rest/v1/doliprane", kind: "rest", pattern: "/rest/v1/*" },
  {
    path: "/auth/v1/factors/11111111-1111-4111-8111-111111111111",
    kind: "auth",
    pattern: "/auth/v1/factors/{id}",
  },
  {
    path: "/storage/v1/object/public/blog-images/doliprane.webp",
    kind: "storage",
    pattern: "/storage/v1/object/public/blog-images/*",
  },
  {
    path: "/storage/v1/object/public/doliprane/a.webp",
    kind: "storage",
    pattern: "/storage/v1/*",
  },
  { path: "/_mail/messages/doliprane", kind: "mailbox", pattern: "/_mail/*" },
] as const)("$path is recorded as $pattern", ({ path, ...route }) => {
  expect(routeOf(path)).toEqual(route);
});
