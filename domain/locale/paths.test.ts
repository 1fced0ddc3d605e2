import fc from "fast-check";
import { expect, test } from "vitest";
import { LOCALES, type Locale } from "./locales.ts";
import {
  localeOfPath,
  localePath,
  resolveLocaleRoute,
  switchLocale,
  type UrlParts,
} from "./paths.ts";

function at(address: string): UrlParts {
  const [, pathname = "", search = "", hash = ""] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  return { pathname, search, hash };
}

test.each([
  { from: "/dashboard", to: "/fr-fr/dashboard", because: "it names no locale" },
  { from: "/terms", to: "/fr-fr/terms", because: "footer links are free of locale" },
  { from: "/blog/un-article/", to: "/fr-fr/blog/un-article/", because: "the whole path is kept" },
  { from: "/en-us/faq?x#y", to: "/us-en/faq?x#y", because: "others write the language first" },
  { from: "/EN-FR/faq", to: "/fr-en/faq", because: "in capitals too" },
  { from: "/es-mx/faq", to: "/es-es/faq", because: "Spanish is a language of ours" },
  { from: "/ca-fr", to: "/fr-fr", because: "French is one" },
  { from: "/en-gb/blog/a/", to: "/us-en/blog/a/", because: "English is one" },
  { from: "/de-de/faq", to: "/fr-fr/faq", because: "German is none, and nothing else is known" },
  { from: "/en-us//example.org", to: "/us-en//example.org", because: "we do not lead out" },
  {
    from: "/dashboard?a=1&b#c",
    to: "/fr-fr/dashboard?a=1&b#c",
    because: "query and hash are kept",
  },
  { from: "/fr/profile", to: "/fr-fr/profile", because: "fr is an alias" },
  { from: "/en", to: "/us-en", because: "en is an alias" },
  { from: "/es/login?x#y", to: "/es-es/login?x#y", because: "es is an alias" },
  { from: "/FR-FR/login", to: "/fr-fr/login", because: "people type capitals" },
  { from: "/ES", to: "/es-es", because: "in aliases too" },
  { from: "/null/fr-fr/login", to: "/fr-fr/login", because: "null goes first" },
  { from: "/null/login?x=1#y", to: "/fr-fr/login?x=1#y", because: "then the rest is judged" },
  { from: "/null/null/us-en/faq", to: "/us-en/faq", because: "twice is once" },
  { from: "/null/admin/flags", to: "/admin/flags", because: "an unprefixed page is one" },
  { from: "/null", to: "/", because: "nothing is left" },
  { from: "/null/?x=1", to: "/?x=1", because: "nothing but the query is" },
  { from: "/nullable", to: "/fr-fr/nullable", because: "it is another word" },
  { from: "/authors", to: "/fr-fr/authors", because: "it is not /auth" },
  { from: "/null//example.org/x", to: "/fr-fr/example.org/x", because: "we do not lead out" },
  { from: "//example.org", to: "/fr-fr/example.org", because: "nor here" },
  { from: "//fr-fr/login", to: "/fr-fr/login", because: "one slash is enough" },
  { from: "/\\example.org", to: "/fr-fr/\\example.org", because: "nor by a backslash" },
])("$from goes to $to: $because", ({ from, to }) => {
  expect(resolveLocaleRoute(at(from), null)).toEqual({ kind: "redirect", to });
});

test.each([
  "/fr-fr",
  "/fr-fr/",
  "/us-es/inventory?search=x",
  "/es-fr/profile/manage",
  "/auth",
  "/admin",
  "/admin/blog/edit/7",
  "/recommended-pharmacies?symptoms=x&country=y",
])("%s is served as it is", (address) => {
  expect(resolveLocaleRoute(at(address), "us-en")).toEqual({ kind: "serve" });
});

test("the root detects, with or without a query", () => {
  expect(resolveLocaleRoute(at("/"), "us-en")).toEqual({ kind: "detect" });
  expect(resolveLocaleRoute(at("/?utm=x#top"), null)).toEqual({ kind: "detect" });
});

test("a visitor who has chosen a locale lands there, but an alias means what it says", () => {
  expect(resolveLocaleRoute(at("/terms"), "us-es")).toEqual({
    kind: "redirect",
    to: "/us-es/terms",
  });
  expect(resolveLocaleRoute(at("/fr/terms"), "us-es")).toEqual({
    kind: "redirect",
    to: "/fr-fr/terms",
  });
});

test("a redirect stays on the site and needs no second one", () => {
  const segment = fc.constantFrom(
    "",
    "null",
    "fr",
    "EN",
    "us-es",
    "admin",
    "x",
    "example.org",
    "\\",
  );
  const address = fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join("/")}`);
  const chosen = fc.constantFrom<Locale | null>(null, ...LOCALES);
  fc.assert(
    fc.property(address, chosen, (pathname, locale) => {
      const step = resolveLocaleRoute(at(pathname), locale);
      if (step.kind !== "redirect") return;
      expect(step.to).toMatch(/^\/(?![/\\])/);
      expect(resolveLocaleRoute(at(step.to), locale).kind).not.toBe("redirect");
    }),
  );
});

test.each([
  { from: "/fr-fr/inventory?search=x#row", to: "/us-en/inventory?search=x#row" },
  { from: "/fr-fr", to: "/us-en" },
  { from: "/fr/terms", to: "/us-en/terms" },
  { from: "/fr-fr/", to: "/us-en/" },
  { from: "/", to: "/us-en/" },
  { from: "/terms", to: "/us-en/terms" },
  { from: "/admin/blog?page=2", to: "/admin/blog?page=2" },
  { from: "/auth", to: "/auth" },
])("$from in American English is $to", ({ from, to }) => {
  expect(switchLocale(at(from), "us-en")).toBe(to);
});

test("a path tells its locale, or that it has none", () => {
  expect(localeOfPath("/us-es/inventory")).toBe("us-es");
  expect(localeOfPath("/admin")).toBeNull();
  expect(localeOfPath("/")).toBeNull();
  expect(localePath("us-es", "/login")).toBe("/us-es/login");
});

for (const from of LOCALES) {
  test.each(LOCALES)(`a page under ${from} is the same page under %s`, (to) => {
    expect(switchLocale(at(`/${from}/blog/une-page?theme=a&b#part`), to)).toBe(
      `/${to}/blog/une-page?theme=a&b#part`,
    );
    expect(switchLocale(at(switchLocale(at(`/${from}/`), to)), from)).toBe(`/${from}/`);
  });
}

test.each(LOCALES)("%s may be chosen, served, and stripped of a null before it", (locale) => {
  expect(resolveLocaleRoute(at(`/${locale}/faq?a#b`), null)).toEqual({ kind: "serve" });
  expect(resolveLocaleRoute(at("/faq?a#b"), locale)).toEqual({
    kind: "redirect",
    to: `/${locale}/faq?a#b`,
  });
  expect(resolveLocaleRoute(at(`/null/${locale}/faq?a#b`), null)).toEqual({
    kind: "redirect",
    to: `/${locale}/faq?a#b`,
  });
});
