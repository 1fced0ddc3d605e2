import type { Case } from "../case.ts";
import type { CaseContext } from "../case-context.ts";
import { product } from "../recorded-product.ts";
import { aMember } from "./admin-cases.ts";

const { generateImage, setArticleImage, listArticleImages } = product.illustrations;

const UNPAINTED = {
  title: "La fièvre la nuit",
  content: "Peu de choses.",
  category: "Prévention",
  author: "La rédaction",
};

/** An article for as long as `work` takes: other cases count them. */
async function withArticle<T>(
  { owner }: CaseContext,
  slug: string,
  work: (id: string) => Promise<T>,
): Promise<T> {
  const posts = () => owner().from("blog_posts");
  const row = { ...UNPAINTED, slug };
  const { data } = await posts().insert(row).select("id").single().throwOnError();
  try {
    return await work(data.id as string);
  } finally {
    await posts().delete().eq("slug", slug).throwOnError();
  }
}

const never = new AbortController().signal;

/** Images for articles, which admins alone have made. */
export const illustrationCases: readonly Case[] = [
  {
    name: "listArticleImages: a draft without an image, as an admin",
    async run(world) {
      const { db } = await aMember(world, true);
      return withArticle(world, "unpainted-list", async (id) =>
        (await listArticleImages(db))
          .filter((article) => article.id === id)
          .map(({ title, category, imageUrl }) => ({ title, category, imageUrl })),
      );
    },
    expected: {
      wire: ["GET /rest/v1/blog_posts 200"],
      answer: [{ title: "La fièvre la nuit", category: "Prévention", imageUrl: null }],
    },
  },
  {
    name: "generateImage: as a member",
    async run(world) {
      const { db } = await aMember(world, false);
      return generateImage(db, "La fièvre", never);
    },
    expected: {
      wire: ["POST /functions/v1/generate-blog-images 403 not_admin"],
      answer: { failure: "forbidden" },
    },
  },
  {
    name: "generateImage: as an admin",
    async run(world) {
      const { db } = await aMember(world, true);
      const file = await generateImage(db, "La fièvre", never);
      return { type: file.type, isThere: file.size > 1000 };
    },
    expected: {
      wire: ["POST /functions/v1/generate-blog-images 200"],
      answer: { type: "image/webp", isThere: true },
    },
  },
  {
    name: "setArticleImage: to an article that has none, and to one that was given another meanwhile",
    async run(world) {
      const { db } = await aMember(world, true);
      return withArticle(world, "unpainted-give", async (id) => {
        const seen = { id, title: "", imageUrl: null };
        await setArticleImage(db, seen, "/images/one.webp");
        return setArticleImage(db, seen, "/images/other.webp");
      });
    },
    expected: {
      wire: ["PATCH /rest/v1/blog_posts 200", "PATCH /rest/v1/blog_posts 200"],
      answer: { failure: "conflict" },
    },
  },
  {
    name: "setArticleImage: as a member",
    async run(world) {
      const { db } = await aMember(world, false);
      return withArticle(world, "unpainted-member", (id) =>
        setArticleImage(db, { id, title: "", imageUrl: null }, "/images/one.webp"),
      );
    },
    expected: {
      wire: ["PATCH /rest/v1/blog_posts 200"],
      answer: { failure: "conflict" },
    },
  },
];
