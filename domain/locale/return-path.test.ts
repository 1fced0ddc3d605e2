import { expect, test } from "vitest";
import { inLocale, returnPath } from "./return-path.ts";

test.each([
  { asked: "/fr-fr/inventory", because: "a page under a locale" },
  { asked: "/us-es/activity?period=week#today", because: "query and hash come along" },
  { asked: "/es-es/", because: "one slash at the end is no second host" },
  { asked: "/admin/flags", because: "an unprefixed page of ours" },
  { asked: "/fr-fr/inventory?q=//example.org", because: "a query leads nowhere by itself" },
])("$asked is a page of ours: $because", ({ asked }) => {
  expect(returnPath(asked)).toBe(asked);
  expect(new URL(asked, "https://trousse.example").origin).toBe("https://trousse.example");
});

test.each([
  { asked: null, because: "nothing was asked" },
  { asked: "", because: "nothing was asked" },
  { asked: "//example.org/fr-fr/inventory", because: "two slashes name a host" },
  { asked: "/\\example.org", because: "browsers read a backslash as a slash" },
  { asked: "/fr-fr\\..\\..", because: "also further on" },
  { asked: "\\\\example.org", because: "twice as well" },
  { asked: "https://example.org/fr-fr/inventory", because: "a scheme" },
  { asked: "https:/fr-fr/inventory", because: "a scheme with one slash" },
  { asked: "javascript:alert(1)", because: "a scheme that runs" },
  { asked: " /fr-fr/inventory", because: "browsers trim it, and so could hide something" },
  { asked: "/\t/example.org", because: "browsers drop tabs and line ends" },
  { asked: "/fr-fr//example.org", because: "an empty piece" },
  { asked: "/fr-fr/../..//example.org", because: "it climbs" },
  { asked: "/fr-fr/%2E%2e/x", because: "it climbs in disguise" },
  { asked: "/fr-fr@example.org/", because: "the first piece is no locale" },
  { asked: "/fr-fr.example.org", because: "the first piece is no locale" },
  { asked: "fr-fr/inventory", because: "it is relative" },
  { asked: "/elsewhere", because: "no page of ours" },
  { asked: "/auth/v1/logout", because: "no page at all" },
  { asked: "/fr-fr/login?next=/fr-fr/login", because: "it would lead in a circle" },
  { asked: "/fr-fr/auth/confirm?type=recovery", because: "links of mails are opened from mails" },
  { asked: `/fr-fr/${"a".repeat(1000)}`, because: "no address of ours is that long" },
])("$asked is refused: $because", ({ asked }) => {
  expect(returnPath(asked)).toBeNull();
});

test.each([
  { page: "/fr-fr/inventory?a=/fr-fr/b#c", to: "/us-es/inventory?a=/fr-fr/b#c" },
  { page: "/fr-fr", to: "/us-es" },
  { page: "/fr-fr?a", to: "/us-es?a" },
  { page: "/admin/flags", to: "/admin/flags" },
])("$page is $to in another language", ({ page, to }) => {
  expect(inLocale(page, "us-es")).toBe(to);
});
