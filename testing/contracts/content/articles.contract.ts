import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { Transaction } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findArticle, listArticles } from "#app/features/blog/data.ts";
import { aContentRow } from "#testing/builders/content-rows.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { anyEngine } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const aSource = (change: object = {}) => ({
  title: "Notice",
  publisher: "ANSM",
  dated: "2019-07",
  ...change,
});

describe.each(anyEngine)("on $name", (place) => {
  let installation: Installation;
  let admin: Household;
  let colleague: Household;
  let moderator: Household;
  let user: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
    [admin, colleague, moderator, user] = await sql(async (tx) => [
      await aHousehold(tx, "admin"),
      await aHousehold(tx, "colleague"),
      await aHousehold(tx, "moderator"),
      await aHousehold(tx, "user"),
    ]);
    await sql(async (tx) => {
      const grant = "insert into public.user_roles (user_id, role) values ($1, $2)";
      await tx.query(`${grant} on conflict do nothing`, [admin.account, "admin"]);
      await tx.query(grant, [colleague.account, "admin"]);
      await tx.query(grant, [moderator.account, "moderator"]);
    });
  });
  afterAll(() => installation.close());

  const sql = <T>(work: (tx: Transaction) => Promise<T>) => installation.engine.transaction(work);
  /** Free of the generated types: these people send what they should not. */
  const as = (who: Household | null): SupabaseClient =>
    who === null ? installation.visitor() : installation.signedIn(who);
  const anArticle = (change: object = {}) => ({ ...aContentRow("blog_posts"), ...change });
  const add = async (change: object = {}) => {
    const article = anArticle({ slug: `a-${randomUUID()}`, ...change });
    const { data } = await as(admin).from("blog_posts").insert(article).select().throwOnError();
    return data[0] as { id: string; slug: string };
  };

  describe.each(["visitor", "user", "moderator"] as const)("a %s", (role) => {
    const db = () => as({ visitor: null, user, moderator }[role]);

    test("adds, changes and deletes no article", async () => {
      const { id } = await add();
      const added = await db().from("blog_posts").insert(anArticle());
      expect([401, 403]).toContain(added.status);
      await db().from("blog_posts").update({ title: "Le leur" }).eq("id", id);
      await db().from("blog_posts").update({ published: false }).eq("id", id);
      await db().from("blog_posts").delete().eq("id", id);
      const { data } = await as(admin).from("blog_posts").select("title, published").eq("id", id);
      expect(data).toEqual([{ title: "La trousse de voyage", published: true }]);
    });

    test("reads no draft and nothing before its moment, however they ask", async () => {
      const draft = await add({ published: false });
      const scheduled = await add({ published_at: "2199-01-01T00:00:00Z" });
      const ids = [draft.id, scheduled.id];
      const asked = await db().from("blog_posts").select("id, search_text").in("id", ids);
      expect(asked.data).toEqual([]);
      const { count } = await db()
        .from("blog_posts")
        .select("id", { count: "exact", head: true })
        .or(`slug.eq.${draft.slug},slug.eq.${scheduled.slug}`);
      expect(count).toBe(0);
    });

    test("keeps no draft and sees nobody's", async () => {
      await as(admin).from("article_drafts").upsert({ post_id: randomUUID(), form: {} });
      const mine = await db().from("article_drafts").insert({ post_id: randomUUID(), form: {} });
      expect([401, 403]).toContain(mine.status);
      expect((await db().from("article_drafts").select()).data ?? []).toEqual([]);
    });
  });

  test("an admin's unsaved text is theirs alone", async () => {
    const post_id = randomUUID();
    const mine = () => as(admin).from("article_drafts").select("form").eq("post_id", post_id);
    await as(admin)
      .from("article_drafts")
      .insert({ post_id, form: { title: "a" } })
      .throwOnError();
    const theirs = as(colleague).from("article_drafts");
    expect((await theirs.select().eq("post_id", post_id)).data).toEqual([]);
    await theirs.update({ form: {} }).eq("post_id", post_id);
    await theirs.delete().eq("post_id", post_id);
    const forged = await theirs.insert({ user_id: admin.account, post_id, form: {} });
    expect(forged.status).toBe(403);
    expect((await mine()).data).toEqual([{ form: { title: "a" } }]);
  });

  test("with the role goes the unsaved text out of sight, and comes back with it", async () => {
    const post_id = randomUUID();
    await as(colleague).from("article_drafts").insert({ post_id, form: {} }).throwOnError();
    const seen = async () =>
      (await as(colleague).from("article_drafts").select("post_id").eq("post_id", post_id)).data;
    const role = [colleague.account, "admin"];
    const without = "delete from public.user_roles where user_id = $1 and role = $2";
    await sql((tx) => tx.query(without, role));
    expect(await seen()).toEqual([]);
    const back = "insert into public.user_roles (user_id, role) values ($1, $2)";
    await sql((tx) => tx.query(back, role));
    expect(await seen()).toEqual([{ post_id }]);
  });

  test("a draft of an article that is deleted becomes the draft of a new one", async () => {
    const { id } = await add();
    const base_version = "2026-11-21T12:00:00Z";
    await as(colleague).from("article_drafts").insert({ post_id: id, form: {}, base_version });
    await as(admin).from("blog_posts").delete().eq("id", id).throwOnError();
    const { data } = await as(colleague)
      .from("article_drafts")
      .select("base_version")
      .eq("post_id", id);
    expect(data).toEqual([{ base_version: null }]);
  });

  test.each([
    { change: { content: "a".repeat(30_001) }, because: "nobody reads that long" },
    { change: { content_es: "a".repeat(30_001) }, because: "in no language" },
    { change: { slug: "Fièvre" }, because: "an address has no accent" },
    { change: { slug: "a".repeat(101) }, because: "an address is short" },
    { change: { image_url: "javascript:alert(1)" }, because: "that is no picture" },
    { change: { image_url: "//example.org/a.png" }, because: "that is another site" },
    { change: { published: true, published_at: null }, because: "it must say from when on" },
    { change: { title: "" }, because: "an article has a title" },
    { change: { sources: {} }, because: "sources are a list" },
    { change: { sources: [{ title: "Notice", dated: "2019" }] }, because: "nobody published it" },
    { change: { sources_en: [aSource({ dated: null })] }, because: "it has no day at all" },
    { change: { sources_es: [aSource({ dated: "2019-13" })] }, because: "no year is that long" },
    {
      change: { sources: [aSource({ url: "http://a.fr/" })] },
      because: "its address is not secure",
    },
    { change: { sources: Array(21).fill(aSource()) }, because: "nobody reads so many" },
    { change: { reviewed_by: "Dr Lemaire" }, because: "a review has a day" },
    { change: { reviewed_on: "2026-11-20" }, because: "a review has a name" },
  ])("an article is refused: $because", async ({ change }) => {
    const article = anArticle({ slug: `a-${randomUUID()}`, ...change });
    const { error } = await as(admin).from("blog_posts").insert(article);
    expect(error?.code).toBe("23514");
  });

  test("a draft that is no form, or larger than any, is refused", async () => {
    const keep = (form: string) =>
      sql((tx) =>
        tx.query(
          "insert into public.article_drafts (user_id, post_id, form) values ($1, $2, $3::jsonb)",
          [admin.account, randomUUID(), form],
        ),
      );
    await expect(keep("[]")).rejects.toMatchObject({ code: "23514" });
    await expect(keep(JSON.stringify({ a: "a".repeat(400_000) }))).rejects.toMatchObject({
      code: "23514",
    });
  });

  test("an article keeps its sources in each language, and who reviewed it", async () => {
    const read = aSource({ dated: null, read: "2026-11-26", url: "https://a.fr/b" });
    const { slug } = await add({
      sources: [aSource(), read],
      sources_en: [read],
      content_en: "Little.",
      reviewed_by: "Dr Lemaire",
      reviewed_on: "2026-11-20",
    });
    const visitor = installation.visitor();
    const whole = { ...aSource(), read: null, url: null };
    expect(await findArticle(visitor, slug, "fr")).toMatchObject({
      sources: [whole, read],
      review: { by: "Dr Lemaire", on: "2026-11-20" },
    });
    expect((await findArticle(visitor, slug, "en"))?.sources).toEqual([read]);
    // The text is French, so its sources are.
    expect((await findArticle(visitor, slug, "es"))?.sources).toEqual([whole, read]);
  });

  test("two articles never share an address", async () => {
    const { slug } = await add();
    const { error } = await as(admin).from("blog_posts").insert(anArticle({ slug }));
    expect(error?.code).toBe("23505");
  });

  test("a scheduled article is there from its moment on, without anybody doing anything", async () => {
    const visitor = installation.visitor();
    const slug = `soon-${randomUUID()}`;
    await add({ slug, published_at: new Date(Date.now() + 1_500).toISOString() });
    expect(await findArticle(visitor, slug, "fr")).toBeNull();
    await expect
      .poll(async () => (await findArticle(visitor, slug, "fr"))?.slug, { timeout: 20_000 })
      .toBe(slug);
    expect((await listArticles(visitor, "fr")).map((each) => each.slug)).toContain(slug);
  });
});
