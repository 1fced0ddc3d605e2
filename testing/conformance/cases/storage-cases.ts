import type { SupabaseClient } from "@supabase/supabase-js";
import type { Case } from "../case.ts";
import type { CaseContext } from "../case-context.ts";

const BUCKET = "blog-images";
const NAME = "2026/conformance.png";

/** One green point. */
const PICTURE = new Blob(
  [
    Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWPQy/YHAAGzAOlbKLigAAAAAElFTkSuQmCC",
      "base64",
    ),
  ],
  { type: "image/png" },
);

/** The code is on the error of an answer, and not on its type. */
const codeOf = ({ error }: { error: object | null }): unknown =>
  error === null ? "done" : "code" in error && error.code;

async function anAdmin({ member, owner }: CaseContext) {
  const { db, userId } = await member();
  await (owner() as SupabaseClient)
    .from("user_roles")
    .upsert({ user_id: userId, role: "admin" }, { ignoreDuplicates: true })
    .throwOnError();
  return db.storage.from(BUCKET);
}

/** The pictures of articles: who runs the site changes them, everybody sees them. */
export const storageCases: readonly Case[] = [
  {
    name: "storage: a picture comes, is listed, told of, replaced, shown and removed",
    async run(world) {
      const pictures = await anAdmin(world);
      const { fetch } = world.backend();
      const put = await pictures.upload(NAME, PICTURE);
      const { data: listed } = await pictures.list("2026");
      const { data: told } = await pictures.info(NAME);
      const replaced = codeOf(await pictures.update(NAME, PICTURE));
      const shown = await fetch(pictures.getPublicUrl(NAME).data.publicUrl);
      const removed = await pictures.remove([NAME]);
      return {
        put: [put.data?.path, put.data?.fullPath],
        listed: listed?.map(({ name }) => name),
        told: told?.name,
        replaced,
        isShownAsPicture: shown.headers.get("content-type")?.startsWith("image/"),
        removed: removed.data?.map(({ name }) => name),
      };
    },
    expected: {
      wire: [
        "POST /storage/v1/object/blog-images/* 200",
        "POST /storage/v1/object/list/blog-images 200",
        "GET /storage/v1/object/info/blog-images/* 200",
        "PUT /storage/v1/object/blog-images/* 200",
        "GET /storage/v1/object/public/blog-images/* 200",
        "DELETE /storage/v1/object/blog-images 200",
      ],
      answer: {
        put: [NAME, `${BUCKET}/${NAME}`],
        listed: ["conformance.png"],
        told: NAME,
        replaced: "done",
        isShownAsPicture: true,
        removed: [NAME],
      },
    },
  },
  {
    name: "storage: a name that is taken, and a page that is called a picture",
    async run(world) {
      const pictures = await anAdmin(world);
      await world.unobserved(() => pictures.upload(NAME, PICTURE));
      const page = new Blob(["<html></html>"], { type: "image/png" });
      const answers = [
        codeOf(await pictures.upload(NAME, PICTURE)),
        codeOf(await pictures.upload("2026/page.png", page)),
      ];
      await world.unobserved(() => pictures.remove([NAME]));
      return answers;
    },
    expected: {
      wire: [
        "POST /storage/v1/object/blog-images/* 409 KeyAlreadyExists",
        "POST /storage/v1/object/blog-images/* 415 InvalidMimeType",
      ],
      answer: ["KeyAlreadyExists", "InvalidMimeType"],
    },
  },
  {
    name: "storage: nobody else puts, lists or removes a picture",
    async run(world) {
      const pictures = await anAdmin(world);
      await world.unobserved(() => pictures.upload(NAME, PICTURE));
      const { db } = await world.member("eve");
      const hers = db.storage.from(BUCKET);
      const answers = {
        put: codeOf(await hers.upload("mine.png", PICTURE)),
        replaced: codeOf(await hers.upload(NAME, PICTURE, { upsert: true })),
        listed: (await hers.list("2026")).data,
        removed: (await hers.remove([NAME])).data,
      };
      await world.unobserved(() => pictures.remove([NAME]));
      return answers;
    },
    expected: {
      wire: [
        "POST /storage/v1/object/blog-images/* 403 AccessDenied",
        "POST /storage/v1/object/blog-images/* 403 AccessDenied",
        "POST /storage/v1/object/list/blog-images 200",
        "DELETE /storage/v1/object/blog-images 200",
      ],
      answer: { put: "AccessDenied", replaced: "AccessDenied", listed: [], removed: [] },
    },
  },
];
