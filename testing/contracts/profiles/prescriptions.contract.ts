import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buckets } from "#supabase/exposed.ts";
import { aGuest } from "#testing/builders/guest.ts";
import { aHousehold, aNewRow, type Household } from "#testing/builders/household.ts";
import { engines } from "#testing/engines/engines.ts";
import { createMemoryStore } from "#testing/fakes/memory-store.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const BUCKET = "prescriptions";
const PDF = new Blob(["%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"], {
  type: "application/pdf",
});

/** A photo that tells where and with what it was taken. */
async function aPhoto(): Promise<Blob> {
  const drawn = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#eee" } })
    .jpeg()
    .withExif({ IFD0: { Make: "Camera of Zoe" }, IFD3: { GPSLatitudeRef: "N" } })
    .toBuffer();
  return new Blob([new Uint8Array(drawn)], { type: "image/jpeg" });
}

describe.each(engines)("prescriptions on $name", (place) => {
  let installation: Installation;
  let house: Household;
  let stranger: Household;
  const store = createMemoryStore();

  beforeAll(async () => {
    installation = await startInstallation(place, {
      storage: { store, buckets, quota: { files: 1000, bytes: 1_000_000_000 } },
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
  const files = (who: Household) => installation.signedIn(who).storage.from(BUCKET);

  async function aPrescription(): Promise<string> {
    const row = aNewRow("prescriptions", house);
    const { error } = await installation
      .signedIn(house)
      .from("prescriptions")
      .insert(row as never);
    expect(error).toBeNull();
    return String(row.id);
  }

  const aPath = (prescription: string, ending = "webp") =>
    `${prescription}/${randomUUID()}.${ending}`;

  test("a photo is kept without what its camera wrote, and a PDF as it came", async () => {
    const id = await aPrescription();
    const [photo, document] = [aPath(id), aPath(id, "pdf")];
    const taken = await aPhoto();
    expect((await sharp(await taken.arrayBuffer()).metadata()).exif?.includes("Camera")).toBe(true);
    expect((await files(house).upload(photo, taken)).error).toBeNull();
    expect((await files(house).upload(document, PDF)).error).toBeNull();
    const kept = (await files(house).download(photo)).data;
    expect(kept?.type).toBe("image/webp");
    const about = await sharp(await (kept ?? new Blob()).arrayBuffer()).metadata();
    expect(about).toMatchObject({ format: "webp", width: 60, height: 40 });
    expect(about.exif).toBeUndefined();
    const same = (await files(house).download(document)).data;
    expect(same?.type).toBe("application/pdf");
    expect(await same?.text()).toBe(await PDF.text());
    expect((await files(house).list(id)).data?.map(({ name }) => `${id}/${name}`).sort()).toEqual(
      [photo, document].sort(),
    );
  });

  test("nobody reads, lists, adds or removes files of somebody else, and no address shows them", async () => {
    const id = await aPrescription();
    const path = aPath(id);
    await files(house).upload(path, await aPhoto());
    for (const theirs of [files(stranger), installation.visitor().storage.from(BUCKET)]) {
      expect((await theirs.download(path)).error).not.toBeNull();
      expect((await theirs.list(id)).data ?? []).toEqual([]);
      expect((await theirs.upload(aPath(id), await aPhoto())).error).not.toBeNull();
      expect((await theirs.remove([path])).data ?? []).toEqual([]);
    }
    const address = files(house).getPublicUrl(path).data.publicUrl;
    const shown = await installation.backend.fetch(new Request(address), { address: "127.0.0.1" });
    expect(shown.status).toBe(404);
    expect((await files(house).download(path)).error).toBeNull();
  });

  test("carers read what they may view, and add files where they may edit", async () => {
    const id = await aPrescription();
    const path = aPath(id);
    await files(house).upload(path, await aPhoto());
    const view = await installation.engine.transaction((tx) => aGuest(tx, house, "view"));
    const edit = await installation.engine.transaction((tx) => aGuest(tx, house, "edit"));
    expect((await files(view).download(path)).error).toBeNull();
    expect((await files(view).upload(aPath(id), await aPhoto())).error).toMatchObject({
      code: "AccessDenied",
    });
    expect((await files(view).remove([path])).data).toEqual([]);
    expect((await files(edit).upload(aPath(id), await aPhoto())).error).toBeNull();
    expect((await files(edit).remove([path])).data).toHaveLength(1);
  });

  test("a prescription has four files at most, under names of its own", async () => {
    const id = await aPrescription();
    for (let turn = 0; turn < 4; turn++) {
      expect((await files(house).upload(aPath(id), await aPhoto())).error).toBeNull();
    }
    const refused = { code: "AccessDenied" };
    expect((await files(house).upload(aPath(id), await aPhoto())).error).toMatchObject(refused);
    const other = await aPrescription();
    for (const name of [
      `${other}/ordonnance.webp`,
      `${randomUUID()}.webp`,
      aPath(randomUUID()),
      `${other}/${randomUUID()}/${randomUUID()}.webp`,
    ]) {
      expect((await files(house).upload(name, await aPhoto())).error, name).toMatchObject(refused);
    }
  });

  test("an account keeps 100 MB of files at most", async () => {
    const id = await aPrescription();
    await files(house).upload(aPath(id), await aPhoto());
    await sql(
      `update storage.objects set metadata = metadata || '{"size": 104857600}' where starts_with(name, $1)`,
      id,
    );
    const other = await aPrescription();
    expect((await files(house).upload(aPath(other), await aPhoto())).error).toMatchObject({
      code: "AccessDenied",
    });
    await sql("delete from storage.objects where starts_with(name, $1)", id);
    expect((await files(house).upload(aPath(other), await aPhoto())).error).toBeNull();
  });

  test("the content decides what a file is, not its name and not its type", async () => {
    const id = await aPrescription();
    const page = "<html><script>alert(1)</script></html>";
    const upload = async (ending: string, text: BlobPart, type: string) =>
      (
        await files(house).upload(aPath(id, ending), new Blob([text], { type }), {
          contentType: type,
        })
      ).error;
    expect(await upload("webp", page, "image/png")).toMatchObject({ code: "InvalidMimeType" });
    expect(await upload("pdf", page, "application/pdf")).toMatchObject({ code: "InvalidMimeType" });
    expect(await upload("pdf", page, "text/html")).toMatchObject({ code: "InvalidMimeType" });
    expect(await upload("webp", await PDF.text(), "application/pdf")).toMatchObject({
      code: "InvalidKey",
    });
    expect(await upload("pdf", await (await aPhoto()).arrayBuffer(), "image/jpeg")).toMatchObject({
      code: "InvalidKey",
    });
  });

  test("the files end with the prescription, with the person and with the account", async () => {
    const left = async (id: string) =>
      (
        await sql<{ name: string }>(
          "select name from storage.objects where starts_with(name, $1)",
          id,
        )
      ).length;
    const [one, other] = [await aPrescription(), await aPrescription()];
    for (const id of [one, other]) await files(house).upload(aPath(id), await aPhoto());
    await installation.signedIn(house).from("prescriptions").delete().eq("id", one);
    expect([await left(one), await left(other)]).toEqual([0, 1]);
    await sql("delete from auth.users where id = $1", house.account);
    expect(await left(other)).toBe(0);
  });

  test("what members keep is no line of the log of admins", async () => {
    const id = await aPrescription();
    await files(house).upload(aPath(id), await aPhoto());
    expect(
      await sql("select id from public.admin_log where row_key like '%prescriptions%'"),
    ).toEqual([]);
  });

  test("a prescription states what its columns hold", async () => {
    const id = await aPrescription();
    const change = async (row: object) =>
      (
        await installation
          .signedIn(house)
          .from("prescriptions")
          .update(row as never)
          .eq("id", id)
      ).error?.code ?? null;
    const line = "Amoxicilline 500 mg";
    expect(await change({ lines: [line], boxed_lines: [line], ends_on: "2027-01-01" })).toBeNull();
    for (const wrong of [
      { lines: [line], boxed_lines: ["Autre"] },
      { lines: [""], boxed_lines: [] },
      { lines: ["a\nb"], boxed_lines: [] },
      { lines: ["x".repeat(301)], boxed_lines: [] },
      { lines: Array.from({ length: 31 }, () => line) },
      { issued_on: "2027-01-02", ends_on: "2027-01-01" },
      { issued_on: "1800-01-01" },
      { prescriber: " " },
      { prescriber: "x".repeat(101) },
    ]) {
      expect(await change(wrong), JSON.stringify(wrong)).toBe("23514");
    }
  });
});
