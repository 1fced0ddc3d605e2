import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import type { ArticleSummary } from "#domain/content/article.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { ArticleList } from "./article-list.tsx";

afterEach(cleanup);

const article = (slug: string, facts: Partial<ArticleSummary> = {}): ArticleSummary => ({
  slug,
  title: `Le titre de ${slug}`,
  excerpt: null,
  category: "Sécurité",
  categoryKey: "securite",
  image: null,
  publishedOn: day("2026-11-10"),
  readingTime: 4,
  language: "fr",
  ...facts,
});

const show = (articles: ArticleSummary[], total: number, language: "fr" | "en" = "fr") =>
  renderScreen(<ArticleList articles={articles} total={total} />, () => undefined, language);

test("a blog without articles says so, and offers nothing to look for", async () => {
  await show([], 0);
  screen.getByText("Aucun article pour l’instant");
  expect(screen.queryByText(/\d articles?/)).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
});

test("a search that finds nothing says what it hides and leads back to all", async () => {
  await show([], 6);
  expect(screen.getByText("0 article, 6 masqués").role).toBe("status");
  const all = screen.getByRole("link", { name: "Voir tous les articles" });
  expect(all.getAttribute("href")).toBe("/fr-fr/blog");
});

test("a search says how many it leaves and how many it hides", async () => {
  await show([article("un")], 2);
  expect(screen.getByText("1 article, 1 masqué").role).toBe("status");
});

test("each article leads to its page, with its day and what it takes to read", async () => {
  await show([article("un"), article("deux")], 2);
  expect(screen.getByText("2 articles").role).toBe("status");
  const link = screen.getByRole("link", { name: "Le titre de un" });
  expect(link.getAttribute("href")).toBe("/fr-fr/blog/un");
  expect(screen.getAllByText(/^10 novembre 2026$/)).toHaveLength(2);
  expect(screen.getAllByText(/4 min de lecture/)).toHaveLength(2);
});

test("what nobody translated is marked as French", async () => {
  await show([article("un")], 1, "en");
  expect(screen.getByRole("heading", { name: "Le titre de un" }).lang).toBe("fr");
});
