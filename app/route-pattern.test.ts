import { expect, test } from "vitest";
import { routePattern } from "./route-pattern.ts";

test.each([
  { pathname: "/fr-fr/", params: { locale: "fr-fr" }, pattern: "/:locale/" },
  { pathname: "/fr-fr/contact", params: { locale: "fr-fr" }, pattern: "/:locale/contact" },
  { pathname: "/fr-fr/contact.data", params: { locale: "fr-fr" }, pattern: "/:locale/contact" },
  {
    pathname: "/us-es/blog/la-fi%C3%A8vre",
    params: { locale: "us-es", slug: "la-fièvre" },
    pattern: "/:locale/blog/:slug",
  },
  {
    pathname: "/fr-fr/Doliprane/1000",
    params: { locale: "fr-fr", "*": "Doliprane/1000" },
    pattern: "/:locale/*",
  },
  { pathname: "/auth", params: {}, pattern: "/auth" },
])("$pathname is $pattern", ({ pathname, params, pattern }) => {
  expect(routePattern(pathname, params)).toBe(pattern);
});
