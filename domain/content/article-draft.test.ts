import { expect, test } from "vitest";
import { instant } from "../calendar/instant.ts";
import {
  type ArticleDraft,
  checkArticle,
  EMPTY_ARTICLE,
  type WrongArticle,
} from "./article-draft.ts";
import { tagsOf } from "./tags.ts";

const NOW = instant("2026-11-21T12:00:30Z");
const PAST = instant("2026-11-10T08:00:00Z");
const moment = {
  now: NOW,
  zone: () => 60,
  before: { isPublished: false, publishedAt: null },
} as const;

const good: ArticleDraft = {
  ...EMPTY_ARTICLE,
  title: "La fièvre, la nuit",
  content: "Mesurer.\n",
  author: "Trousse",
  category: "Sécurité",
};

const long = (length: number) => "é".repeat(length);

test.each<{ change: Partial<ArticleDraft>; wrong: WrongArticle }>([
  { change: { title: " " }, wrong: { title: "required", slug: "required" } },
  { change: { content: "\n \n" }, wrong: { content: "required" } },
  { change: { author: "\t" }, wrong: { author: "required" } },
  { change: { category: "" }, wrong: { category: "required" } },
  { change: { category: "Cuisine" }, wrong: { category: "required" } },
  { change: { title: "日本" }, wrong: { slug: "required" } },
  { change: { slug: "Été 2026" }, wrong: { slug: "not-a-slug" } },
  { change: { imageUrl: "javascript:alert(1)" }, wrong: { imageUrl: "not-an-address" } },
  { change: { imageUrl: "//example.org/a.png" }, wrong: { imageUrl: "not-an-address" } },
  { change: { imageUrl: "http://example.org/a.png" }, wrong: { imageUrl: "not-an-address" } },
  { change: { imageUrl: "/a b.png" }, wrong: { imageUrl: "not-an-address" } },
  { change: { imageUrl: `/${long(500)}` }, wrong: { imageUrl: "too-long" } },
  { change: { title: long(201) }, wrong: { title: "too-long" } },
  { change: { titleEs: long(201) }, wrong: { titleEs: "too-long" } },
  { change: { excerptEn: long(501) }, wrong: { excerptEn: "too-long" } },
  { change: { imageAlt: long(301) }, wrong: { imageAlt: "too-long" } },
  { change: { content: long(30_001) }, wrong: { content: "too-long" } },
  { change: { contentEn: long(30_001) }, wrong: { contentEn: "too-long" } },
  { change: { author: long(101) }, wrong: { author: "too-long" } },
  { change: { sources: "Une notice" }, wrong: { sources: "not-sources" } },
  { change: { sourcesEs: "Un prospecto | AEMPS" }, wrong: { sourcesEs: "not-sources" } },
  { change: { reviewedBy: "Dr Lemaire" }, wrong: { reviewedOn: "required" } },
  { change: { reviewedOn: "2026-11-20" }, wrong: { reviewedBy: "required" } },
  {
    change: { reviewedBy: long(101), reviewedOn: "2026-02-30" },
    wrong: { reviewedBy: "too-long", reviewedOn: "not-a-day" },
  },
  { change: { tags: long(501) }, wrong: { tags: "too-long" } },
  { change: { publication: "scheduled" }, wrong: { publishedAt: "required" } },
  {
    change: { publication: "scheduled", publishedAt: "2026-02-30T10:00" },
    wrong: { publishedAt: "not-a-time" },
  },
  {
    change: { publication: "scheduled", publishedAt: "2026-11-21T13:00" },
    wrong: { publishedAt: "in-the-past" },
  },
])("$change is refused: $wrong", ({ change, wrong }) => {
  expect(checkArticle({ ...good, ...change }, moment)).toEqual({ ok: false, wrong });
});

const REVIEWED = {
  sourcesEn: " Label | FDA | 2011-05\n",
  reviewedBy: " Dr Lemaire, pédiatre ",
  reviewedOn: "2026-11-20",
};

test("what stays empty is null, and the rest is what somebody typed", () => {
  const checked = checkArticle(
    {
      ...good,
      titleEn: " Fever at night ",
      tags: "fièvre,, nuit ,",
      contentEs: "  - uno",
      ...REVIEWED,
    },
    moment,
  );
  expect(checked).toEqual({
    ok: true,
    value: {
      title: "La fièvre, la nuit",
      titleEn: "Fever at night",
      titleEs: null,
      excerpt: null,
      excerptEn: null,
      excerptEs: null,
      content: "Mesurer.\n",
      contentEn: null,
      contentEs: "  - uno",
      imageUrl: null,
      imageAlt: null,
      imageAltEn: null,
      imageAltEs: null,
      sources: [],
      sourcesEn: [{ title: "Label", publisher: "FDA", dated: "2011-05", read: null, url: null }],
      sourcesEs: [],
      review: { by: "Dr Lemaire, pédiatre", on: "2026-11-20" },
      category: { fr: "Sécurité", en: "Safety", es: "Seguridad" },
      author: "Trousse",
      tags: ["fièvre", "nuit"],
      slug: "la-fievre-la-nuit",
      isFeatured: false,
      publicationSchedule: { isPublished: false, publishedAt: null },
      readTime: 1,
    },
  });
});

test.each([
  { publication: "draft", before: PAST, out: false, at: PAST, because: "its day is kept" },
  { publication: "published", before: null, out: true, at: NOW, because: "it comes out now" },
  { publication: "published", before: PAST, out: true, at: PAST, because: "it keeps its day" },
  {
    publication: "scheduled",
    before: null,
    typed: "2026-11-21T13:01",
    out: true,
    at: "2026-11-21T12:01:00.000Z",
    because: "the clock on the wall is read in its zone",
  },
  {
    publication: "scheduled",
    before: PAST,
    typed: "2026-11-10T09:00",
    out: true,
    at: PAST,
    because: "nobody touched a moment that has come",
  },
] as const)(
  "$publication, of $before, is out as of $at: $because",
  ({ before, out, at, ...typed }) => {
    const draft = {
      ...good,
      publication: typed.publication,
      publishedAt: "typed" in typed ? typed.typed : "",
    };
    const checked = checkArticle(draft, {
      ...moment,
      before: { isPublished: false, publishedAt: before },
    });
    expect(checked.ok && checked.value.publicationSchedule).toEqual({
      isPublished: out,
      publishedAt: at,
    });
  },
);

test("a typed slug holds, and the reading time is that of the French text", () => {
  const checked = checkArticle(
    { ...good, slug: " autre ", content: "mot ".repeat(201), contentEn: "word ".repeat(900) },
    moment,
  );
  expect(checked.ok && [checked.value.slug, checked.value.readTime]).toEqual(["autre", 2]);
});

test("tags stand between commas, trimmed, empties dropped", () => {
  expect(tagsOf(" a,b c , ,é,")).toEqual(["a", "b c", "é"]);
  expect(tagsOf(" ")).toEqual([]);
});
