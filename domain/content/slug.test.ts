import { expect, test } from "vitest";
import { isSlug, nextSlug, slugOf } from "./slug.ts";

test.each([
  { title: "Bien conserver", slug: "bien-conserver", because: "lower case, spaces to hyphens" },
  { title: "Été, fièvre & œdème", slug: "ete-fievre-oedeme", because: "accents go" },
  {
    title: "L’enfant d'à côté !",
    slug: "lenfant-da-cote",
    because: "only letters and digits stay",
  },
  { title: "  un  --  deux ", slug: "un-deux", because: "repeated hyphens collapse" },
  { title: "a\u00a0b\tc\nd", slug: "a-b-c-d", because: "every space is one" },
  { title: "-a-", slug: "a", because: "no hyphen stands at an end" },
  { title: "<script>alert(1)</script>", slug: "scriptalert1script", because: "signs go" },
  { title: "日本 ?!", slug: "", because: "nothing is left" },
  { title: "a".repeat(120), slug: "a".repeat(100), because: "100 characters at most" },
  { title: `${"a".repeat(99)} b`, slug: "a".repeat(99), because: "the cut leaves no hyphen" },
])("'$title' is at '$slug': $because", ({ title, slug }) => {
  expect(slugOf(title)).toBe(slug);
  expect(isSlug(slugOf(title))).toBe(slug !== "");
});

test.each([
  { slug: "", is: false },
  { slug: "a--b", is: false },
  { slug: "-a", is: false },
  { slug: "a-", is: false },
  { slug: "A", is: false },
  { slug: "é", is: false },
  { slug: "a/b", is: false },
  { slug: "a".repeat(101), is: false },
  { slug: "a".repeat(100), is: true },
  { slug: "2-a", is: true },
])("$slug is a slug: $is", ({ slug, is }) => {
  expect(isSlug(slug)).toBe(is);
});

test.each([
  { slug: "fievre", next: "fievre-2" },
  { slug: "fievre-2", next: "fievre-3" },
  { slug: "fievre-9", next: "fievre-10" },
  { slug: "guide-0", next: "guide-0-2" },
  { slug: "2", next: "2-2" },
  { slug: "a".repeat(100), next: `${"a".repeat(98)}-2` },
  { slug: `${"a".repeat(97)}-bc`, next: `${"a".repeat(97)}-2` },
])("where $slug is taken, $next is proposed", ({ slug, next }) => {
  expect(nextSlug(slug)).toBe(next);
  expect(isSlug(next)).toBe(true);
});
