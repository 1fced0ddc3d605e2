import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { ImageFailure, isWebp } from "#supabase/functions/_shared/images/image.ts";
import { illustrate } from "#supabase/functions/generate-blog-images/illustration.ts";
import { svgOf } from "#supabase/functions/generate-blog-images/scene.ts";
import { toWebp } from "./to-webp.ts";

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#8dcfb3" } });

describe("a picture as WebP", () => {
  it("refuses a file that is not a picture, SVG from others, and a decompression bomb", async () => {
    const svg = Buffer.from(svgOf(illustrate("La fièvre")));
    const bomb = await photo(6000, 6000).png({ compressionLevel: 9 }).toBuffer();
    for (const bytes of [Buffer.from("<html>"), svg, bomb, Buffer.alloc(0)]) {
      await expect(toWebp(bytes)).rejects.toThrow(ImageFailure);
    }
  });

  it("draws our own SVG", async () => {
    const webp = await toWebp(svgOf(illustrate("La fièvre")));
    expect(isWebp(webp)).toBe(true);
    expect(await sharp(webp).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(webp.length).toBeLessThan(60_000);
  });

  it("keeps nothing but the pixels, no wider than a screen", async () => {
    const jpeg = await photo(2000, 1000)
      .withExif({ IFD0: { Copyright: "somebody" } })
      .jpeg()
      .toBuffer();
    const metadata = await sharp(
      await toWebp(Buffer.concat([jpeg, Buffer.from("<script>")])),
    ).metadata();
    expect(metadata).toMatchObject({ format: "webp", width: 1600, height: 800 });
    expect(metadata.exif).toBeUndefined();
  });
});
