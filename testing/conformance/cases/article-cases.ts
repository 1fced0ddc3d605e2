import type { Case } from "../case.ts";
import type { CaseContext } from "../case-context.ts";
import { product } from "../recorded-product.ts";

const { findArticle, listArticles, listArticleTitles, listLatestArticles } = product.blog;

const ARTICLE = {
  title: "La trousse de voyage",
  title_es: "El botiquín de viaje",
  content: "Peu de choses.",
  category: "Prévention",
  category_es: "Prevención",
  author: "La rédaction",
  sources: [{ title: "Notice", publisher: "ANSM", dated: "2019" }],
  tags: ["voyage"],
  published: true,
};

/** Newer than every seeded article, the newest of them not yet out, and one that is a draft. */
async function publish({ owner }: CaseContext, name: string) {
  const articles = [
    { slug: `${name}-first`, published_at: "2026-11-20T23:30:00Z", excerpt: "Court." },
    { slug: `${name}-second`, published_at: "2026-11-21T00:10:00Z", content_es: "Poca cosa." },
    { slug: `${name}-draft`, published_at: "2026-11-21T00:10:00Z", published: false },
    { slug: `${name}-tomorrow`, published_at: "2199-01-01T00:00:00Z" },
  ];
  await owner()
    .from("blog_posts")
    .insert(articles.map((article) => ({ ...ARTICLE, ...article })))
    .throwOnError();
}

/** Articles as a visitor reads them: never a draft, never one whose day has not come. */
export const articleCases: readonly Case[] = [
  {
    name: "listLatestArticles: the newest, without their text",
    async run(world) {
      await publish(world, "latest");
      const latest = await listLatestArticles(world.visitor(), "es", 2);
      return { count: latest.length, mine: latest.filter(({ slug }) => slug === "latest-second") };
    },
    expected: {
      wire: ["GET /rest/v1/blog_posts 200"],
      answer: {
        count: 2,
        mine: [
          {
            slug: "latest-second",
            title: "El botiquín de viaje",
            excerpt: null,
            category: "Prevención",
            categoryKey: "prevention",
            image: null,
            publishedOn: "2026-11-21",
            readingTime: 1,
            language: "es",
          },
        ],
      },
    },
  },
  {
    name: "listArticleTitles: newest first, without their text, none before its day",
    async run(world) {
      await publish(world, "titles");
      const listed = await listArticleTitles(world.visitor(), "es");
      return listed.filter(({ slug }) => slug.startsWith("titles-"));
    },
    expected: {
      wire: ["GET /rest/v1/blog_posts 200"],
      answer: [
        {
          slug: "titles-second",
          title: "El botiquín de viaje",
          language: "es",
          words: " voyage",
        },
        {
          slug: "titles-first",
          title: "El botiquín de viaje",
          language: "es",
          words: "Court. voyage",
        },
      ],
    },
  },
  {
    name: "listArticles: newest first, no draft, none before its day",
    async run(world) {
      await publish(world, "list");
      const listed = await listArticles(world.visitor(), "fr");
      return listed.map(({ slug }) => slug).filter((slug) => slug.startsWith("list-"));
    },
    expected: {
      wire: ["GET /rest/v1/blog_posts 200"],
      answer: ["list-second", "list-first"],
    },
  },
  {
    name: "findArticle: what has no variant is told in French",
    async run(world) {
      await publish(world, "found");
      return findArticle(world.visitor(), "found-first", "es");
    },
    expected: {
      wire: ["GET /rest/v1/blog_posts 200"],
      answer: {
        slug: "found-first",
        title: "El botiquín de viaje",
        excerpt: "Court.",
        category: "Prevención",
        categoryKey: "prevention",
        image: null,
        publishedOn: "2026-11-20",
        readingTime: 1,
        language: "fr",
        languages: ["fr"],
        content: "Peu de choses.",
        author: "La rédaction",
        sources: [{ title: "Notice", publisher: "ANSM", dated: "2019", read: null, url: null }],
        review: null,
        tags: ["voyage"],
        publishedAt: "an instant",
        updatedAt: "an instant",
      },
    },
  },
  {
    name: "findArticle: a draft, one before its day, one that never was",
    async run(world) {
      await publish(world, "hidden");
      const db = world.visitor();
      return [
        await findArticle(db, "hidden-draft", "fr"),
        await findArticle(db, "hidden-tomorrow", "fr"),
        await findArticle(db, "hidden-nowhere", "fr"),
      ];
    },
    expected: {
      wire: [
        "GET /rest/v1/blog_posts 200",
        "GET /rest/v1/blog_posts 200",
        "GET /rest/v1/blog_posts 200",
      ],
      answer: [null, null, null],
    },
  },
];
