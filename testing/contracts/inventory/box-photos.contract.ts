import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  findBoxPhoto,
  keepBoxPhoto,
  removeBoxPhoto,
} from "#app/features/inventory/details/photo/photo-files.ts";
import { BOX_PHOTO_MAX_BYTES, BOX_PHOTOS_MAX } from "#domain/files/private-buckets.ts";
import { buckets } from "#supabase/exposed.ts";
import { aCarerOfTheChild, aGuest } from "#testing/builders/guest.ts";
import { aHousehold, aNewRow, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { createMemoryStore } from "#testing/fakes/memory-store.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";
import { rowsRead } from "#testing/harness/rows-read.ts";
import { insert } from "#testing/mutations/sql-checks.ts";

const BUCKET = "boxes";
const REFUSED = { code: "AccessDenied" };

/** A photo that tells where and with what it was taken. */
async function aPhoto(): Promise<Blob> {
  const drawn = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#eee" } })
    .jpeg()
    .withExif({ IFD0: { Make: "Camera of Zoe" }, IFD3: { GPSLatitudeRef: "N" } })
    .toBuffer();
  return new Blob([new Uint8Array(drawn)], { type: "image/jpeg" });
}

describe.each(engines)("photos of boxes on $name", (place) => {
  let installation: Installation;
  let house: Household;
  let stranger: Household;

  beforeAll(async () => {
    installation = await startInstallation(place, {
      storage: {
        store: createMemoryStore(),
        buckets,
        quota: { files: 1000, bytes: 1_000_000_000 },
      },
    });
    await installation.engine.transaction((tx) => aHousehold(tx, "admin"));
    stranger = await installation.engine.transaction((tx) => aHousehold(tx, "stranger"));
  });
  beforeEach(async () => {
    house = await installation.engine.transaction((tx) => aHousehold(tx, "house"));
  });
  afterAll(() => installation.close());

  const sql = <Row extends object>(text: string, ...values: unknown[]) =>
    installation.engine.transaction((tx) => tx.query<Row>(text, values));
  const storage = (who: Household) => installation.signedIn(who).storage;
  const files = (who: Household) => storage(who).from(BUCKET);
  const guest = (level: "view" | "edit" | "manage" | "revoked") =>
    installation.engine.transaction((tx) => aGuest(tx, house, level));
  const carerOfChild = (level: "view" | "edit") =>
    installation.engine.transaction((tx) => aCarerOfTheChild(tx, house, level));
  const aPath = (box = house.medication, ending = "webp") => `${box}/${randomUUID()}.${ending}`;
  const upload = async (who: Household, path: string) =>
    (await files(who).upload(path, await aPhoto())).error;

  async function aCommonBox(): Promise<string> {
    const row = aNewRow("medications", house);
    await sql(insert("medications", { ...row, is_common: true }));
    return String(row.id);
  }

  /** Whether a file is there, whoever may see it. */
  const isThere = async (path: string) =>
    (await sql("select from storage.objects where bucket_id = $1 and name = $2", BUCKET, path))
      .length === 1;

  test("a photo is kept without what its camera wrote", async () => {
    const path = aPath();
    const taken = await aPhoto();
    expect((await sharp(await taken.arrayBuffer()).metadata()).exif?.includes("Camera")).toBe(true);
    expect((await files(house).upload(path, taken)).error).toBeNull();
    const kept = (await files(house).download(path)).data;
    const about = await sharp(await (kept ?? new Blob()).arrayBuffer()).metadata();
    expect(about).toMatchObject({ format: "webp", width: 60, height: 40 });
    expect(about.exif).toBeUndefined();
  });

  test("no stranger and no visitor sees, adds or deletes one, and no address shows it", async () => {
    const path = aPath();
    await upload(house, path);
    const common = await aCommonBox();
    await upload(house, aPath(common));
    for (const theirs of [files(stranger), installation.visitor().storage.from(BUCKET)]) {
      expect((await theirs.download(path)).error).not.toBeNull();
      expect((await theirs.list(house.medication)).data ?? []).toEqual([]);
      expect((await theirs.list(common)).data ?? []).toEqual([]);
      expect((await theirs.list("")).data ?? []).toEqual([]);
      expect((await theirs.upload(aPath(), await aPhoto())).error).not.toBeNull();
      expect((await theirs.upload(aPath(common), await aPhoto())).error).not.toBeNull();
      expect((await theirs.remove([path])).data ?? []).toEqual([]);
    }
    const address = files(house).getPublicUrl(path).data.publicUrl;
    const shown = await installation.backend.fetch(new Request(address), { address: "127.0.0.1" });
    expect(shown.status).toBe(404);
    expect(await isThere(path)).toBe(true);
  });

  test("a reader sees it and changes nothing; an editor replaces and deletes it", async () => {
    const path = aPath();
    await upload(house, path);
    const [view, edit] = [await guest("view"), await guest("edit")];
    expect((await files(view).download(path)).error).toBeNull();
    expect(await upload(view, aPath())).toMatchObject(REFUSED);
    expect((await files(view).remove([path])).data).toEqual([]);
    await expect(removeBoxPhoto(storage(view), house.medication)).rejects.toMatchObject({
      failure: "forbidden",
    });
    const id = randomUUID();
    await keepBoxPhoto(storage(edit), house.medication, id, await aPhoto());
    expect(await findBoxPhoto(storage(view), house.medication)).toBe(
      `${house.medication}/${id}.webp`,
    );
    expect(await isThere(path)).toBe(false);
    await removeBoxPhoto(storage(edit), house.medication);
    expect(await findBoxPhoto(storage(house), house.medication)).toBeNull();
  });

  test("a share that has ended shows nothing and lets nothing in", async () => {
    const path = aPath();
    await upload(house, path);
    const edit = await guest("edit");
    expect((await files(edit).download(path)).error).toBeNull();
    const ended = await installation
      .signedIn(house)
      .rpc("revoke_profile_share", { share_id: edit.share });
    expect(ended.error).toBeNull();
    // The builder shares the child as well.
    await sql(
      "update public.profile_shares set status = 'revoked' where shared_with_user_id = $1",
      edit.account,
    );
    for (const former of [edit, await guest("revoked")]) {
      expect((await files(former).download(path)).error).not.toBeNull();
      expect(await upload(former, aPath())).toMatchObject(REFUSED);
      expect((await files(former).remove([path])).data).toEqual([]);
    }
  });

  test("who may open one child of a home sees the photo of a common box, and of no other person's", async () => {
    const common = await aCommonBox();
    const [path, personal] = [aPath(common), aPath()];
    await upload(house, path);
    await upload(house, personal);
    const ofParent = await sql<{ is: boolean }>(
      "select for_profile_id = user_id as is from public.medications where id = $1",
      house.medication,
    );
    expect(ofParent).toEqual([{ is: true }]);
    const [view, edit] = [await carerOfChild("view"), await carerOfChild("edit")];
    for (const carer of [view, edit]) {
      expect((await files(carer).download(path)).error).toBeNull();
      expect((await files(carer).download(personal)).error).not.toBeNull();
      expect(await upload(carer, aPath())).toMatchObject(REFUSED);
    }
    expect(await upload(view, aPath(common))).toMatchObject(REFUSED);
    expect(await upload(edit, aPath(common))).toBeNull();
    expect((await files(edit).remove([path])).data).toHaveLength(1);
  });

  test("a box has one photo, and room for the one that replaces it; what an interruption left goes", async () => {
    const { medication } = house;
    const [first, second] = [aPath(), aPath()];
    for (const path of [first, second]) expect(await upload(house, path)).toBeNull();
    expect(await upload(house, aPath())).toMatchObject(REFUSED);
    expect((await files(house).list(medication)).data).toHaveLength(BOX_PHOTOS_MAX);
    expect(await findBoxPhoto(storage(house), medication)).toBe(second);
    const id = randomUUID();
    // Sent twice, as after an answer that was lost.
    await keepBoxPhoto(storage(house), medication, id, await aPhoto());
    await keepBoxPhoto(storage(house), medication, id, await aPhoto());
    expect((await files(house).list(medication)).data?.map(({ name }) => name)).toEqual([
      `${id}.webp`,
    ]);
  });

  test("a photo stands under the id of its box and an id of its own", async () => {
    for (const name of [
      `${house.medication}/photo.webp`,
      `${randomUUID()}.webp`,
      aPath(randomUUID()),
      aPath(stranger.medication),
      `${house.medication}/${randomUUID()}/${randomUUID()}.webp`,
      aPath(house.medication, "png"),
    ]) {
      expect(await upload(house, name), name).toMatchObject(REFUSED);
    }
  });

  test("only pictures are taken, and none that is too large", async () => {
    const send = async (path: string, content: BlobPart, type: string) =>
      (await files(house).upload(path, new Blob([content], { type }), { contentType: type })).error;
    const page = "<html><script>alert(1)</script></html>";
    expect(await send(aPath(), page, "image/png")).toMatchObject({ code: "InvalidMimeType" });
    expect(await send(aPath(), page, "text/html")).toMatchObject({ code: "InvalidMimeType" });
    expect(await send(aPath(), "%PDF-1.7", "application/pdf")).toMatchObject({
      code: "InvalidMimeType",
    });
    expect(await send(aPath(house.medication, "pdf"), "%PDF-1.7", "application/pdf")).toMatchObject(
      REFUSED,
    );
    const large = new Uint8Array(BOX_PHOTO_MAX_BYTES + 1);
    expect(await send(aPath(), large, "image/jpeg")).toMatchObject({ code: "EntityTooLarge" });
    const [bucket] = await sql<{ public: boolean; limit: number; types: string[] }>(
      "select public, file_size_limit as limit, to_json(allowed_mime_types) as types from storage.buckets where id = $1",
      BUCKET,
    );
    expect(bucket).toMatchObject({
      public: false,
      types: ["image/jpeg", "image/png", "image/webp"],
    });
    expect(Number(bucket?.limit)).toBe(BOX_PHOTO_MAX_BYTES);
  });

  test("an account keeps 100 MB in both of its buckets", async () => {
    const other = `${house.rows.prescriptions[1]}/${randomUUID()}.webp`;
    const kept = await storage(house)
      .from("prescriptions")
      .upload(other, await aPhoto());
    expect(kept.error).toBeNull();
    await sql(
      `update storage.objects set metadata = metadata || '{"size": 104857600}' where name = $1`,
      other,
    );
    expect(await upload(house, aPath())).toMatchObject(REFUSED);
    await sql("delete from storage.objects where name = $1", other);
    expect(await upload(house, aPath())).toBeNull();
  });

  test("the photo ends with its box, with the person and with the account, and goes with a moved box", async () => {
    const common = await aCommonBox();
    const row = aNewRow("medications", house);
    await sql(insert("medications", { ...row, profile_id: house.child }));
    const ofChild = String(row.id);
    const paths = [aPath(), aPath(common), aPath(ofChild)] as const;
    for (const path of paths) expect(await upload(house, path)).toBeNull();
    const left = () => Promise.all(paths.map(isThere));

    const { error } = await installation
      .signedIn(house)
      .from("medications")
      .delete()
      .eq("id", house.medication);
    expect(error).toBeNull();
    expect(await left()).toEqual([false, true, true]);
    // The box becomes personal: who may open the child alone does not see it any more.
    const carer = await carerOfChild("view");
    expect((await files(carer).download(paths[1])).error).toBeNull();
    await installation
      .signedIn(house)
      .from("medications")
      .update({ is_common: false })
      .eq("id", common)
      .throwOnError();
    expect((await files(carer).download(paths[1])).error).not.toBeNull();

    await sql("delete from public.profiles where id = $1", house.child);
    expect(await left()).toEqual([false, true, false]);
    await sql("delete from auth.users where id = $1", house.account);
    expect(await left()).toEqual([false, false, false]);
  });

  test("among the photos of an installation only those of a box are read when it ends", async () => {
    expect(await upload(house, aPath())).toBeNull();
    await sql(
      `insert into storage.objects (bucket_id, name, version)
       select $1, gen_random_uuid() || '/' || gen_random_uuid() || '.webp', gen_random_uuid()
       from generate_series(1, 5000)`,
      BUCKET,
    );
    const read = await installation.engine.transaction(async (tx) => {
      await tx.query("analyze storage.objects");
      return rowsRead(tx, ["storage.objects"], () =>
        tx.query("delete from public.medications where id = $1", [house.medication]),
      );
    });
    expect(read.whole).toBe(0);
    expect(read.byIndex).toBeLessThan(50);
    const left = await sql(
      "select from storage.objects where starts_with(name, $1)",
      house.medication,
    );
    expect(left).toEqual([]);
    await sql("delete from storage.objects where bucket_id = $1 and owner is null", BUCKET);
  });

  test("what members keep is no line of the log of admins", async () => {
    await upload(house, aPath());
    expect(await sql("select id from public.admin_log where row_key like '%boxes%'")).toEqual([]);
  });
});
