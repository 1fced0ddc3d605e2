import { type Instant, instant } from "#domain/calendar/instant.ts";
import { checkArticle, EMPTY_ARTICLE } from "#domain/content/article-draft.ts";
import type { Case } from "../case.ts";
import { product } from "../recorded-product.ts";
import { aMember } from "./admin-cases.ts";

const {
  addArticle,
  deleteArticle,
  draftRow,
  deleteDraft,
  editArticle,
  featureArticle,
  findFreeSlug,
  saveDraft,
  listAllArticles,
  publishArticle,
  readArticle,
  readDraft,
  readNewDraft,
} = product.articles;

const NOW = instant("2026-11-21T12:00:00Z");
const NEVER_OUT = { isPublished: false, publishedAt: null } as const;
const EVERYTHING = { search: "", category: null, publication: null, isFeatured: false } as const;

function anEntry(title: string, content = "Peu de choses.") {
  const form = { ...EMPTY_ARTICLE, title, content, author: "Zoé", category: "Prévention" };
  const checked = checkArticle(form, { now: NOW, zone: () => 0, before: NEVER_OUT });
  if (!checked.ok) throw new Error("The case has no article.");
  return checked.value;
}

const outAt = (publishedAt: Instant) => ({ isPublished: true, publishedAt });

/** Articles as an admin writes them. */
export const articleAdminCases: readonly Case[] = [
  {
    name: "addArticle: sent twice, then under an address that is taken",
    async run(world) {
      const { db } = await aMember(world, true);
      const id = world.id("article");
      await addArticle(db, id, anEntry("Desk un"));
      const { texts, ...kept } = await addArticle(db, id, anEntry("Desk un", "Autre chose."));
      const taken = await addArticle(db, world.id("other"), anEntry("Desk un")).catch(
        (problem: unknown) => problem,
      );
      return {
        ...kept,
        content: texts.content,
        slug: texts.slug,
        taken,
        free: await findFreeSlug(db, "desk-un"),
      };
    },
    expected: {
      wire: [
        "POST /rest/v1/blog_posts 201",
        "POST /rest/v1/blog_posts 200",
        "POST /rest/v1/blog_posts 409 23505",
        "GET /rest/v1/blog_posts 200",
      ],
      answer: {
        id: "article",
        publicationSchedule: NEVER_OUT,
        version: "an instant",
        content: "Autre chose.",
        slug: "desk-un",
        taken: { failure: "conflict" },
        free: "desk-un-2",
      },
    },
  },
  {
    name: "addArticle: as a member",
    async run(world) {
      const { db } = await aMember(world, false);
      return addArticle(db, world.id("article"), anEntry("Desk refusé"));
    },
    expected: {
      wire: ["POST /rest/v1/blog_posts 403 42501"],
      answer: { failure: "forbidden" },
    },
  },
  {
    name: "editArticle: the second save reports the first, and a deleted article",
    async run(world) {
      const { db } = await aMember(world, true);
      const { id, version } = await addArticle(db, world.id("article"), anEntry("Desk deux"));
      const known = { id, version: version ?? "" };
      const first = await editArticle(db, known, anEntry("Desk deux", "La première."));
      const second = await editArticle(db, known, anEntry("Desk deux", "La seconde."));
      await deleteArticle(db, id);
      const gone = await editArticle(db, known, anEntry("Desk deux")).catch(
        (problem: unknown) => problem,
      );
      await deleteArticle(db, id);
      return [first, second]
        .map(({ outcome, article }) => `${outcome}: ${article.texts.content}`)
        .concat(String(gone instanceof Error && gone.message));
    },
    expected: {
      wire: [
        "POST /rest/v1/blog_posts 201",
        "PATCH /rest/v1/blog_posts 200",
        "PATCH /rest/v1/blog_posts 200",
        "GET /rest/v1/blog_posts 200",
        "DELETE /rest/v1/blog_posts 200",
        "PATCH /rest/v1/blog_posts 200",
        "GET /rest/v1/blog_posts 200",
        "DELETE /rest/v1/blog_posts 200",
        "GET /rest/v1/blog_posts 200",
      ],
      answer: ["saved: La première.", "changed-meanwhile: La première.", "not-found"],
    },
  },
  {
    name: "listAllArticles: by what is out, by words whatever their accents, by what is featured",
    async run(world) {
      const { db } = await aMember(world, true);
      const ids = [world.id("a"), world.id("b"), world.id("c")] as const;
      for (const [at, title] of ["Été 100 %", "L’été d'après", "Hiver_"].entries()) {
        await addArticle(db, ids[at] ?? "", anEntry(`Desk trois ${title}`));
      }
      await publishArticle(db, ids[0], outAt(NOW));
      await publishArticle(db, ids[1], outAt(instant("2026-11-21T12:00:00.001Z")));
      await featureArticle(db, ids[2], true);
      const titles = async (filter: object) => {
        const asked = { ...EVERYTHING, search: "desk trois", ...filter };
        const { articles, total } = await listAllArticles(db, asked, 0, NOW);
        return [total, ...articles.map(({ title }) => title.slice("Desk trois ".length)).sort()];
      };
      return {
        published: await titles({ publication: "published" }),
        scheduled: await titles({ publication: "scheduled" }),
        draft: await titles({ publication: "draft" }),
        featured: await titles({ isFeatured: true }),
        accents: await titles({ search: "TROIS ete 100 %" }),
        apostrophe: await titles({ search: "l'ete d’apres" }),
        sign: await titles({ search: "trois hiver_" }),
        category: await titles({ category: "Sécurité" }),
        beyond: (await listAllArticles(db, { ...EVERYTHING, search: "desk trois" }, 300, NOW)).page,
      };
    },
    expected: {
      wire: [
        "POST /rest/v1/blog_posts 201",
        "POST /rest/v1/blog_posts 201",
        "POST /rest/v1/blog_posts 201",
        "PATCH /rest/v1/blog_posts 200",
        "PATCH /rest/v1/blog_posts 200",
        "PATCH /rest/v1/blog_posts 200",
        ...Array.from({ length: 8 }, () => "GET /rest/v1/blog_posts 200"),
        "GET /rest/v1/blog_posts 416 PGRST103",
        "GET /rest/v1/blog_posts 200",
      ],
      answer: {
        published: [1, "Été 100 %"],
        scheduled: [1, "L’été d'après"],
        draft: [1, "Hiver_"],
        featured: [1, "Hiver_"],
        accents: [1, "Été 100 %"],
        apostrophe: [1, "L’été d'après"],
        sign: [1, "Hiver_"],
        category: [0],
        beyond: 0,
      },
    },
  },
  {
    name: "publishArticle and featureArticle: one that is gone, and as a member",
    async run(world) {
      const { db } = await aMember(world, true);
      const member = await aMember(world, false);
      const { id } = await addArticle(db, world.id("article"), anEntry("Desk quatre"));
      const refused = (problem: unknown) => problem;
      return {
        gone: await publishArticle(db, world.id("nowhere"), outAt(NOW)).catch(refused),
        published: await publishArticle(member.db, id, outAt(NOW)).catch(refused),
        featured: await featureArticle(member.db, id, true).catch(refused),
        read: await readArticle(member.db, id).catch(refused),
        publicationSchedule: (await readArticle(db, id)).publicationSchedule,
      };
    },
    expected: {
      wire: [
        "POST /rest/v1/blog_posts 201",
        "PATCH /rest/v1/blog_posts 200",
        "PATCH /rest/v1/blog_posts 200",
        "PATCH /rest/v1/blog_posts 200",
        "GET /rest/v1/blog_posts 200",
        "GET /rest/v1/blog_posts 200",
      ],
      answer: {
        gone: { failure: "not-found" },
        published: { failure: "not-found" },
        featured: { failure: "not-found" },
        read: { failure: "not-found" },
        publicationSchedule: NEVER_OUT,
      },
    },
  },
  {
    name: "saveDraft: the last one typed, for its admin alone, until it is dropped",
    async run(world) {
      const { db } = await aMember(world, true);
      const another = await aMember(world, true);
      const articleId = world.id("article");
      const form = { ...EMPTY_ARTICLE, title: "Desk cinq" };
      await saveDraft(db, { articleId, form, baseVersion: null });
      await saveDraft(db, { articleId, form: { ...form, content: "Encore" }, baseVersion: null });
      const kept = await readNewDraft(db);
      const theirs = await readDraft(another.db, articleId);
      await deleteDraft(another.db, articleId);
      const still = await readDraft(db, articleId);
      await deleteDraft(db, articleId);
      return {
        title: kept?.form.title,
        content: kept?.form.content,
        base: kept?.baseVersion,
        theirs,
        still: still?.form.content,
        dropped: await readDraft(db, articleId),
        row: Object.keys(draftRow({ articleId, form, baseVersion: null })),
      };
    },
    expected: {
      wire: [
        "POST /rest/v1/article_drafts 201",
        "POST /rest/v1/article_drafts 200",
        "GET /rest/v1/article_drafts 200",
        "GET /rest/v1/article_drafts 200",
        "DELETE /rest/v1/article_drafts 204",
        "GET /rest/v1/article_drafts 200",
        "DELETE /rest/v1/article_drafts 204",
        "GET /rest/v1/article_drafts 200",
      ],
      answer: {
        title: "Desk cinq",
        content: "Encore",
        base: null,
        theirs: null,
        still: "Encore",
        dropped: null,
        row: ["post_id", "form", "base_version"],
      },
    },
  },
  {
    name: "saveDraft: as a member",
    async run(world) {
      const { db } = await aMember(world, false);
      const draft = { articleId: world.id("article"), form: EMPTY_ARTICLE, baseVersion: null };
      return saveDraft(db, draft);
    },
    expected: {
      wire: ["POST /rest/v1/article_drafts 403 42501"],
      answer: { failure: "forbidden" },
    },
  },
];
