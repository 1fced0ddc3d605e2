import type { TranslationOf } from "../catalog.ts";
import type { blog as french } from "../fr/blog.ts";

export const blog: TranslationOf<typeof french> = {
  title: "Blog",
  lead: "Short articles, with their sources, on storing, tracking and giving the family’s medicines.",
  search: "Search the articles",
  find: "Search",
  categories: "Categories",
  allCategories: "All",
  shown_one: "{{count}} article",
  shown_other: "{{count}} articles",
  hidden_one: "{{shown}}, {{count}} hidden",
  hidden_other: "{{shown}}, {{count}} hidden",
  showAll: "See all articles",
  none: "No article matches",
  noneHelp: "Try another word or another category.",
  empty: "No articles yet",
  readingTime: "{{minutes}} min read",
  by: "By {{author}}",
  unreviewed: "Written from the sources named at the end. No health professional has reviewed it.",
  reviewed: "Reviewed by {{by}} on {{date}}.",
  sources: {
    title: "Sources",
    dated: "{{publisher}}, {{date}}",
    read: "{{publisher}}, undated, read on {{date}}",
    datedAndRead: "{{publisher}}, {{date}}, read on {{read}}",
  },
  numbers: {
    notice: "This text was written for another country: practice and names may differ.",
    of: "Numbers to call ({{country}}):",
  },
  untranslated: "This article is not available in English yet. Here it is in French.",
  invitation:
    "Trousse keeps your home’s medicines, their dates and every dose given, with its time, in one place.",
  related: "Read next",
  back: "Back to the blog",
  feed: "RSS feed of the blog",
  table: "Table",
};
