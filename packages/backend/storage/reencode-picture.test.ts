import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { reencodePicture } from "./reencode-picture.ts";

const paper = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#e8f0ea" } });

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const together = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

const SCRIPT = "<html><script>alert(document.domain)</script></html>";

let png: Uint8Array;
let jpeg: Uint8Array;
let gif: Uint8Array;
let webp: Uint8Array;
beforeAll(async () => {
  [png, jpeg, gif, webp] = await Promise.all([
    paper(60, 40).png().toBuffer(),
    paper(60, 40).jpeg().toBuffer(),
    paper(60, 40).gif().toBuffer(),
    paper(60, 40).webp().toBuffer(),
  ]);
});

const refusal = (bytes: Uint8Array, type: string) =>
  reencodePicture(bytes, type).then(
    () => "drawn",
    (problem) => problem.code,
  );

describe("a file that is not a picture of its declared type is refused", () => {
  test.each([
    { what: "a page", text: SCRIPT, type: "image/png" },
    { what: "a drawing with scripts", text: `<svg onload="alert(1)"/>`, type: "image/svg+xml" },
    { what: "the same as a PNG", text: `<?xml version="1.0"?><svg/>`, type: "image/png" },
    { what: "a PDF", text: "%PDF-1.7", type: "image/jpeg" },
    { what: "nothing", text: "", type: "image/png" },
    { what: "a TIFF", text: "II*\0\x08\0\0\0", type: "image/png" },
    { what: "an AVIF", text: "\0\0\0\x1cftypavif", type: "image/webp" },
    { what: "a WAVE file in WebP's envelope", text: "RIFF\x10\0\0\0WAVEfmt ", type: "image/webp" },
  ])("$what", async ({ text, type }) => {
    expect(await refusal(bytesOf(text), type)).toBe("InvalidMimeType");
  });

  test("a picture with the wrong declared type", async () => {
    expect(await refusal(png, "image/jpeg")).toBe("InvalidMimeType");
    expect(await refusal(jpeg, "image/svg+xml")).toBe("InvalidMimeType");
    expect(await refusal(gif, "text/html")).toBe("InvalidMimeType");
  });

  test("a script that is also the beginning of a GIF", async () => {
    const script = bytesOf("GIF89a=1;alert(document.domain)//");
    expect(await refusal(script, "image/gif")).toBe("InvalidRequest");
  });

  test.each(["jpeg", "png", "gif", "webp"] as const)("half of a %s", async (kind) => {
    const noise = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: "#000",
        noise: { type: "gaussian", mean: 128, sigma: 40 },
      },
    })
      .toFormat(kind)
      .toBuffer();
    const half = noise.subarray(0, noise.length / 2);
    expect(await refusal(half, `image/${kind}`)).toBe("InvalidRequest");
  });

  test("a few bytes that decode to 400 million pixels", async () => {
    const bomb = aPng(20_000, 20_000);
    expect(bomb.byteLength).toBeLessThan(100_000);
    expect(await refusal(bomb, "image/png")).toBe("InvalidRequest");
  });

  test("one pixel more than the maximum", async () => {
    expect(await refusal(aPng(5000, 5000), "image/png")).toBe("drawn");
    expect(await refusal(aPng(5000, 5001), "image/png")).toBe("InvalidRequest");
  });
});

describe("re-encoding keeps only the visible content", () => {
  test.each(["jpeg", "png", "gif", "webp"] as const)("a %s becomes WebP", async (kind) => {
    const given = { jpeg, png, gif, webp }[kind];
    const about = await sharp(await reencodePicture(given, `image/${kind}`)).metadata();
    expect(about).toMatchObject({ format: "webp", width: 60, height: 40 });
  });

  test.each(["jpeg", "png", "gif", "webp"] as const)(
    "a page appended to a %s is removed",
    async (kind) => {
      const given = { jpeg, png, gif, webp }[kind];
      const drawn = await reencodePicture(together(given, bytesOf(SCRIPT)), `image/${kind}`);
      expect(Buffer.from(drawn).includes("script")).toBe(false);
    },
  );

  test("EXIF data is removed, and the orientation is applied", async () => {
    const taken = await paper(60, 40)
      .jpeg()
      .withExif({
        IFD0: { Make: "Camera of Zoé", Orientation: "6" },
        IFD3: { GPSLatitude: "48/1 51/1 0/1", GPSLatitudeRef: "N" },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(taken).metadata()).exif?.includes("Camera")).toBe(true);
    const drawn = await reencodePicture(taken, "image/jpeg");
    const about = await sharp(drawn).metadata();
    expect(about.exif).toBeUndefined();
    expect(Buffer.from(drawn).includes("Camera")).toBe(false);
    expect(about).toMatchObject({ width: 40, height: 60 });
  });

  test("only the first frame of an animation is kept", async () => {
    const frame = (colour: string) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
        .png()
        .toBuffer();
    const film = await sharp([await frame("#ff0000"), await frame("#0000ff")], {
      join: { animated: true },
    })
      .gif({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(film, { animated: true }).metadata()).pages).toBe(2);
    const drawn = await reencodePicture(film, "image/gif");
    expect((await sharp(drawn, { animated: true }).metadata()).pages ?? 1).toBe(1);
    const { dominant } = await sharp(drawn).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  test("transparency is kept", async () => {
    const clear = await sharp({
      create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const drawn = await reencodePicture(clear, "image/png");
    expect((await sharp(drawn).stats()).isOpaque).toBe(false);
  });

  test("a picture beyond the maximum size is scaled down in proportion", async () => {
    const wide = await paper(5120, 100).png().toBuffer();
    const about = await sharp(await reencodePicture(wide, "image/png")).metadata();
    expect(about).toMatchObject({ width: 2560, height: 50 });
  });
});

test("nine pictures at once are encoded in turn, and the tenth is refused for now", async () => {
  const all = await Promise.all(Array.from({ length: 12 }, () => refusal(png, "image/png")));
  expect(all.slice(0, 9)).toEqual(Array(9).fill("drawn"));
  expect(all.slice(9)).toEqual(Array(3).fill("SlowDown"));
});

/** A white PNG of one bit per pixel, made without decoding anything. */
function aPng(width: number, height: number): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  const signature = bytesOf("\x89PNG\r\n\x1a\n");
  return together(signature, chunk("IHDR", head), chunk("IDAT", rows), chunk("IEND", bytesOf("")));
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = together(bytesOf(type), data);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
