import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareZXingModule as prepareWriter, writeBarcode } from "zxing-wasm/writer";

/** Grey levels of a picture, 0 (black) to 255, by rows. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly grey: Float32Array;
}

/** What happens to a code between the box and the camera. */
export interface Distortion {
  /** Degrees. */
  readonly turned?: number;
  /** Pixels of one module of the code. */
  readonly scale?: number;
  /** Radius of the blur, in pixels. */
  readonly blur?: number;
  /** Brightness added at the middle of a round glare. */
  readonly glare?: number;
  /** The largest random change of a pixel. */
  readonly noise?: number;
}

const require = createRequire(import.meta.url);

/** The compiled reader or writer of ZXing, as its package has it. */
export function zxingBinary(part: "reader" | "writer"): ArrayBuffer {
  const bytes = readFileSync(require.resolve(`zxing-wasm/${part}/zxing_${part}.wasm`));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
}

/** Draws a code as a camera sees it, in the middle of a white box. */
export async function drawBarcode(
  text: string,
  format: "DataMatrix" | "EAN13" | "Code128",
  { turned = 0, scale = 4, blur = 0, glare = 0, noise = 0 }: Distortion,
): Promise<Picture> {
  prepareWriter({ overrides: { wasmBinary: zxingBinary("writer") } });
  const isSquare = format === "DataMatrix";
  const options = isSquare && text.startsWith("(") ? "gs1,forceSquare" : "";
  const written = await writeBarcode(text, { format, options, scale: 1 });
  if (written.error) throw new Error(written.error);
  const { data, width, height } = written.symbol;
  const size = Math.ceil(Math.hypot(width, height) * scale * 1.3) + 40;
  const grey = new Float32Array(size * size).fill(235);
  const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const [dx, dy] = [(x - size / 2) / scale, (y - size / 2) / scale];
      const column = Math.floor(dx * cos + dy * sin + width / 2);
      const row = Math.floor(dy * cos - dx * sin + height / 2);
      const isInside = column >= 0 && column < width && row >= 0 && row < height;
      if (isInside && (data[row * width + column] ?? 255) < 128) grey[y * size + x] = 25;
    }
  }
  const seen = { width: size, height: size, grey: blurred(blurred(grey, size, blur), size, blur) };
  return withNoise(withGlare(seen, glare), noise);
}

/** A box blur over rows and columns; twice is close to that of a lens. */
function blurred(grey: Float32Array, size: number, radius: number): Float32Array {
  if (radius === 0) return grey;
  const mean = (from: Float32Array, at: (along: number, across: number) => number) => {
    const to = new Float32Array(from.length);
    for (let across = 0; across < size; across += 1) {
      for (let along = 0; along < size; along += 1) {
        let sum = 0;
        for (let step = -radius; step <= radius; step += 1) {
          sum += from[at(Math.min(size - 1, Math.max(0, along + step)), across)] ?? 0;
        }
        to[at(along, across)] = sum / (2 * radius + 1);
      }
    }
    return to;
  };
  const rows = mean(grey, (along, across) => across * size + along);
  return mean(rows, (along, across) => along * size + across);
}

function withGlare(picture: Picture, glare: number): Picture {
  const { width, height } = picture;
  const grey = picture.grey.map((level, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const far = Math.hypot(x - width * 0.45, y - height * 0.45) / (width * 0.25);
    return Math.min(255, level + glare * Math.exp(-far * far));
  });
  return { width, height, grey };
}

function withNoise(picture: Picture, noise: number): Picture {
  // The same noise each time: a linear congruential generator from one seed.
  let state = 20261124;
  const grey = picture.grey.map((level) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.min(255, Math.max(0, level + (state / 2 ** 32 - 0.5) * 2 * noise));
  });
  return { ...picture, grey };
}

/** The picture as a browser hands it over. */
export function imageDataOf({ width, height, grey }: Picture): ImageData {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [index, level] of grey.entries()) data.fill(level, index * 4, index * 4 + 3);
  return { data, width, height, colorSpace: "srgb" } as ImageData;
}
