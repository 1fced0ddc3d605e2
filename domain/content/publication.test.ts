import { expect, test } from "vitest";
import { instant } from "../calendar/instant.ts";
import { publicationAt, publishAt } from "./publication.ts";

const NOW = instant("2026-11-21T12:00:00Z");
const PAST = instant("2026-11-01T08:00:00+01:00");
const SECOND_AFTER = instant("2026-11-21T12:00:01Z");

test.each([
  { isPublished: false, publishedAt: null, is: "draft", because: "nobody published it" },
  { isPublished: false, publishedAt: PAST, is: "draft", because: "it was taken back" },
  { isPublished: false, publishedAt: SECOND_AFTER, is: "draft", because: "a day alone is no word" },
  {
    isPublished: true,
    publishedAt: SECOND_AFTER,
    is: "scheduled",
    because: "its second is to come",
  },
  { isPublished: true, publishedAt: NOW, is: "published", because: "its moment is now" },
  {
    isPublished: true,
    publishedAt: instant("2026-11-21T13:00:00+01:00"),
    is: "published",
    because: "it is the same moment, as another zone writes it",
  },
] as const)("published $isPublished as of $publishedAt is $is: $because", ({ is, ...outing }) => {
  expect(publicationAt(NOW, outing)).toBe(is);
});

test.each([
  { publishedAt: null, asOf: NOW, because: "it was never out" },
  { publishedAt: PAST, asOf: PAST, because: "it comes back as of its day" },
  { publishedAt: SECOND_AFTER, asOf: NOW, because: "nobody waits any longer" },
])("an article of $publishedAt comes out as of $asOf: $because", ({ publishedAt, asOf }) => {
  expect(publishAt(NOW, { publishedAt })).toEqual({ isPublished: true, publishedAt: asOf });
});
