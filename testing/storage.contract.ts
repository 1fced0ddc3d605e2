import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "./engines.ts";
import { aHousehold, type Household } from "./households.ts";
import { type Installation, startInstallation } from "./installation.ts";

const BUCKET = "blog-images";

describe.each(engines)("on $name", (place) => {
  let installation: Installation;
  let admin: Household;
  let someone: Household;
  let picture: Blob;

  beforeAll(async () => {
    installation = await startInstallation(place);
    [admin, someone] = await installation.engine.transaction(async (tx) => [
      await aHousehold(tx, "admin"),
      await aHousehold(tx, "someone"),
    ]);
    const drawn = await sharp({
      create: { width: 40, height: 30, channels: 3, background: "#2e6b4f" },
    })
      .png()
      .toBuffer();
    picture = new Blob([new Uint8Array(drawn)], { type: "image/png" });
  });
  afterAll(() => installation.close());

  const filesOf = (house: Household | undefined) =>
    (house ? installation.signedIn(house) : installation.visitor()).storage.from(BUCKET);
  const get = (url: string, init?: RequestInit) =>
    installation.backend.fetch(new Request(url, init), { address: "127.0.0.1" });

  test("an admin puts a picture, and everybody sees it", async () => {
    const { data, error } = await filesOf(admin).upload("2026/first.png", picture);
    expect(error).toBeNull();
    expect(data).toMatchObject({ path: "2026/first.png", fullPath: "blog-images/2026/first.png" });
    const { publicUrl } = filesOf(undefined).getPublicUrl("2026/first.png").data;
    const answer = await get(publicUrl);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    const about = await sharp(await answer.arrayBuffer()).metadata();
    expect(about).toMatchObject({ format: "webp", width: 40, height: 30 });
  });

  test("nobody else puts one", async () => {
    for (const house of [undefined, someone]) {
      const { error } = await filesOf(house).upload("2026/mine.png", picture);
      expect(error).toMatchObject({ status: 403, code: "AccessDenied" });
    }
  });
});
