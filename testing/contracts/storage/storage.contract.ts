import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aHousehold } from "#testing/builders/household.ts";
import { anyEngine } from "#testing/engines/engines.ts";
import { keys } from "#testing/harness/installation.ts";
import {
  aPicture,
  BUCKET,
  type StorageInstallation,
  startStorageInstallation,
} from "#testing/harness/storage-installation.ts";

/** Roles that may only read. */
const strangers = ["visitor", "user", "moderator", "passwordOnly"] as const;

describe.each(anyEngine)("on $name", (place) => {
  let room: StorageInstallation;
  let green: Blob;
  let red: Blob;

  beforeAll(async () => {
    room = await startStorageInstallation(place);
    [green, red] = await Promise.all([aPicture("#2e6b4f"), aPicture("#b3261e")]);
  });
  afterAll(() => room.close());

  describe.each(strangers)("%s", (who) => {
    test("puts, replaces and removes nothing, and learns no name", async () => {
      await room.files("admin").upload("theirs.png", green, { upsert: true });
      const before = await room.names();
      const theirs = room.files(who);
      const refused = { status: 403, code: "AccessDenied" };
      expect((await theirs.upload("mine.png", red)).error).toMatchObject(refused);
      expect((await theirs.upload("theirs.png", red, { upsert: true })).error).toMatchObject(
        refused,
      );
      expect((await theirs.update("theirs.png", red)).error).toMatchObject(refused);
      expect((await theirs.remove(["theirs.png"])).data).toEqual([]);
      expect((await theirs.list()).data).toEqual([]);
      expect((await theirs.info("theirs.png")).error).toMatchObject({ code: "NoSuchKey" });
      expect(await room.names()).toEqual(before);
      expect(await room.colourOf("theirs.png")).toBe("green");
      expect(room.kept.keys().length).toBe(before.length);
    });

    test("is refused before a byte is read", async () => {
      let read = false;
      const body = new ReadableStream(
        {
          pull() {
            read = true;
          },
        },
        { highWaterMark: 0 },
      );
      const { error } = await room
        .files(who)
        .upload("mine.png", body, { contentType: "image/png" });
      expect(error).toMatchObject({ status: 403 });
      expect(read).toBe(false);
    });

    test("moving, copying, signing and creating buckets have no endpoint", async () => {
      await room.files("admin").upload("theirs.png", green, { upsert: true });
      const theirs = room.files(who);
      const missing = { status: 404 };
      expect((await theirs.move("theirs.png", "mine.png")).error).toMatchObject(missing);
      expect((await theirs.copy("theirs.png", "mine.png")).error).toMatchObject(missing);
      expect((await theirs.download("theirs.png")).error).toMatchObject(missing);
      expect((await theirs.createSignedUrl("theirs.png", 60)).error).toMatchObject(missing);
      expect((await theirs.createSignedUploadUrl("mine.png")).error).toMatchObject(missing);
      const { storage } = room.clientOf(who);
      expect((await storage.listBuckets()).error).toMatchObject(missing);
      expect((await storage.createBucket("mine")).error).toMatchObject(missing);
      expect((await storage.emptyBucket(BUCKET)).error).toMatchObject(missing);
      expect((await storage.from("secrets").upload("a.png", red)).error).toMatchObject(missing);
    });
  });

  test("without a key, or with a token that does not hold, every endpoint but the public one refuses", async () => {
    const endpoints = [
      ["POST", "blog-images/a.png"],
      ["PUT", "blog-images/a.png"],
      ["DELETE", "blog-images"],
      ["POST", "list/blog-images"],
      ["GET", "info/blog-images/a.png"],
    ] as const;
    const callers: Record<string, string>[] = [
      {},
      { apikey: "sb_publishable_of_another" },
      { apikey: keys.publishableKey, authorization: "Bearer x.y.z" },
    ];
    for (const [method, path] of endpoints) {
      for (const headers of callers) {
        const { status } = await room.ask(`/storage/v1/object/${path}`, { method, headers });
        expect(`${method} ${path} ${status}`).toBe(`${method} ${path} 401`);
      }
    }
    expect((await room.show("nowhere.png")).status).toBe(404);
  });

  test("only admins have rights on buckets and see rows of files", async () => {
    for (const role of ["anon", "authenticated"]) {
      const asked = room.installation.engine.asRole(
        { role, claims: JSON.stringify({ role }) },
        "select id from storage.buckets",
        [],
      );
      await expect(asked).rejects.toMatchObject({ code: "42501" });
    }
    const { length } = await room.installation.engine.asRole(
      { role: "anon", claims: '{"role":"anon"}' },
      "select id from storage.objects",
      [],
    );
    expect(length).toBe(0);
  });

  test("every policy of files is for the role authenticated, and those of the pictures of articles check the admin role", async () => {
    const policies = await room.sql<Record<"cmd" | "roles" | "rule", string>>(
      `select cmd, roles::text, coalesce(qual, with_check) as rule from pg_policies
       where schemaname = 'storage' and (with_check is null or qual is null or with_check = qual)
       order by cmd`,
    );
    expect(new Set(policies.map(({ roles }) => roles))).toEqual(new Set(["{authenticated}"]));
    const ofArticles = policies.filter(({ rule }) => rule.includes("'blog-images'"));
    expect(ofArticles.map(({ cmd }) => cmd)).toEqual(["DELETE", "INSERT", "SELECT", "UPDATE"]);
    for (const { rule } of ofArticles) {
      expect(rule).toMatch(/^\(\(bucket_id = 'blog-images'::text\) AND .*private\.is_admin\(\)/s);
    }
  });

  test("an admin puts, lists, replaces and removes a picture, and everybody sees it meanwhile", async () => {
    const theirs = room.files("admin");
    const put = await theirs.upload("2026/11/first.png", green);
    expect(put.data).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      path: "2026/11/first.png",
      fullPath: "blog-images/2026/11/first.png",
    });
    expect(await room.colourOf("2026/11/first.png")).toBe("green");
    expect((await theirs.upload("2026/11/first.png", red)).error).toMatchObject({
      status: 409,
      statusCode: "409",
      code: "KeyAlreadyExists",
      message: "The resource already exists",
    });
    expect((await theirs.list("2026/11")).data).toMatchObject([
      { name: "first.png", metadata: { mimetype: "image/webp", cacheControl: "max-age=3600" } },
    ]);
    expect((await theirs.list("2026")).data).toMatchObject([{ name: "11", id: null }]);
    expect((await theirs.info("2026/11/first.png")).data).toMatchObject({
      name: "2026/11/first.png",
      bucketId: BUCKET,
      contentType: "image/webp",
    });
    expect((await theirs.exists("2026/11/first.png")).data).toBe(true);
    expect((await theirs.exists("2026/11/second.png")).data).toBe(false);
    await theirs.update("2026/11/first.png", red);
    expect(await room.colourOf("2026/11/first.png")).toBe("red");
    expect((await theirs.remove(["2026/11/first.png", "never/there.png"])).data).toMatchObject([
      { name: "2026/11/first.png", bucket_id: BUCKET },
    ]);
    expect((await room.show("2026/11/first.png")).status).toBe(404);
    expect(room.kept.keys()).toEqual(await room.versions());
  });

  test("service_role may upload a picture, which has no owner", async () => {
    const { status } = await room.put("service.png", green);
    expect(status).toBe(200);
    expect(
      await room.sql("select owner, owner_id from storage.objects where name = 'service.png'"),
    ).toEqual([{ owner: null, owner_id: null }]);
  });

  test("a list is sorted, searched and cut as it was asked", async () => {
    for (const name of ["list/b.png", "list/a.png", "list/sub/c.png", "list/sub/d.png"]) {
      await room.files("admin").upload(name, green, { upsert: true });
    }
    const listed = async (options: object) =>
      (await room.files("admin").list("list/", options)).data?.map(({ name }) => name);
    expect(await listed({})).toEqual(["a.png", "b.png", "sub"]);
    expect(await listed({ sortBy: { order: "desc" } })).toEqual(["sub", "b.png", "a.png"]);
    expect(await listed({ sortBy: { column: "created_at" }, limit: 2 })).toEqual([
      "b.png",
      "a.png",
    ]);
    expect(await listed({ search: "A" })).toEqual(["a.png"]);
    expect(await listed({ limit: 1, offset: 1 })).toEqual(["b.png"]);
    for (const wrong of [{ limit: 1001 }, { limit: -1 }, { sortBy: { column: "version" } }]) {
      expect((await room.files("admin").list("list", wrong)).error).toMatchObject({ status: 400 });
    }
    expect((await room.files("admin").list("list%_")).data).toEqual([]);
  });

  test("a served picture runs nothing, loads nothing, and may be cached", async () => {
    await room.files("admin").upload("kept.png", green, { upsert: true, cacheControl: "31536000" });
    const answer = await room.show("kept.png");
    const { headers } = answer;
    const bytes = await answer.arrayBuffer();
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "image/webp",
      "content-length": String(bytes.byteLength),
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
    });
    expect(headers.get("access-control-allow-origin")).toBeNull();
    const head = await room.show("kept.png", { method: "HEAD" });
    expect(head.headers.get("content-length")).toBe(String(bytes.byteLength));
    expect(await head.text()).toBe("");
    const eTag = headers.get("etag") ?? "";
    for (const tag of [eTag, `W/${eTag}`, `"x", ${eTag}`]) {
      const known = await room.show("kept.png", { headers: { "if-none-match": tag } });
      expect(known.status).toBe(304);
    }
    const unknown = await room.show("kept.png", { headers: { "if-none-match": '"x"' } });
    expect(unknown.status).toBe(200);
    const missing = await room.show("nowhere.png");
    expect(missing.headers.get("cache-control")).toBe("no-store");
    expect(await missing.json()).toEqual({
      statusCode: "404",
      code: "NoSuchKey",
      error: "not_found",
      message: "Object not found",
    });
  });

  test("a picture of a private bucket is not served", async () => {
    await room.files("admin").upload("closed.png", green, { upsert: true });
    await room.sql("update storage.buckets set public = false where id = $1", BUCKET);
    expect((await room.show("closed.png")).status).toBe(404);
    await room.sql("update storage.buckets set public = true where id = $1", BUCKET);
    expect((await room.show("closed.png")).status).toBe(200);
  });

  test("an article takes the address that the client makes of a picture", async () => {
    const { publicUrl } = room.files("admin").getPublicUrl("kept.png").data;
    const take = (address: string) =>
      room.sql("update public.blog_posts set image_url = $1", address).then(
        () => "taken",
        () => "refused",
      );
    expect(await take(publicUrl)).toBe("taken");
    expect(await take(new URL(publicUrl).pathname)).toBe("taken");
    expect(await take("http://elsewhere.example/a.png")).toBe("refused");
    expect(await take("//elsewhere.example/a.png")).toBe("refused");
  });

  test("an account that is gone leaves its pictures, and not its name on them", async () => {
    const gone = await room.installation.engine.transaction((tx) => aHousehold(tx, "gone"));
    await room.sql(
      "insert into public.user_roles (user_id, role) values ($1, 'admin')",
      gone.account,
    );
    await room.installation.signedIn(gone).storage.from(BUCKET).upload("left.png", green);
    const owners = () =>
      room.sql("select owner::text, owner_id from storage.objects where name = 'left.png'");
    expect(await owners()).toEqual([{ owner: gone.account, owner_id: gone.account }]);
    await room.sql("delete from auth.users where id = $1", gone.account);
    expect(await owners()).toEqual([{ owner: null, owner_id: null }]);
    expect((await room.show("left.png")).status).toBe(200);
  });
});
