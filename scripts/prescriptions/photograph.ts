import sharp from "sharp";
import type { PhotoFlaws } from "#testing/samples/prescription-pages.ts";

/** The paper as a telephone sees it: turned, grainy, out of focus, half in a shadow, and packed hard. */
export async function photograph(page: Uint8Array, flaws: PhotoFlaws): Promise<Buffer> {
  const turned = await sharp(page)
    .resize({ width: flaws.width })
    .rotate(flaws.turned, { background: "#8a8478" })
    .removeAlpha()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = turned.info;
  const shadow = Buffer.from(
    `<svg width="${width}" height="${height}"><defs><linearGradient id="g"><stop offset="0.4" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.4"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: flaws.noise },
    },
  })
    .png()
    .toBuffer();
  const lit = await sharp(turned.data)
    .composite([
      ...(flaws.isShaded ? [{ input: shadow }] : []),
      { input: grain, blend: "overlay" as const },
    ])
    .png()
    .toBuffer();
  const sharpOrNot = flaws.blur > 0 ? sharp(lit).blur(flaws.blur) : sharp(lit);
  return sharpOrNot.jpeg({ quality: 70 }).toBuffer();
}
