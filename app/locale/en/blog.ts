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
  untranslated: "This article is not available in English yet. Here it is in French.",
  related: "Read next",
  back: "Back to the blog",
  feed: "RSS feed of the blog",
  table: "Table",
};
