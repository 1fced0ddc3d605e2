import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";

/** What a code is looked for in: the camera, or a photo. */
type Picture = HTMLVideoElement | ImageBitmap;

/** Reads the codes in a picture. Pictures do not leave the device. */
export interface CodeReader {
  detect(picture: Picture): Promise<readonly { readonly rawValue: string }[]>;
}

/** The square code of a box, the bars under which European and American boxes have digits, and those of old French boxes. */
const FORMATS = ["data_matrix", "ean_13", "upc_a", "code_128", "code_39"] as const;

/** The browser's own reader, which only some have and TypeScript does not know. */
interface NativeDetector {
  new (options: { formats: readonly string[] }): CodeReader;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own reader where it knows the square code, else ZXing, which is fetched from here the first time. */
export async function openCodeReader(): Promise<CodeReader> {
  const native = (globalThis as { BarcodeDetector?: NativeDetector }).BarcodeDetector;
  const known = (await native?.getSupportedFormats().catch(() => [])) ?? [];
  if (native && known.includes("data_matrix")) {
    return new native({ formats: FORMATS.filter((format) => known.includes(format)) });
  }
  zxing ??= openZxing().catch((problem) => {
    // The next try fetches it again.
    zxing = undefined;
    throw problem;
  });
  return zxing;
}

let zxing: Promise<CodeReader> | undefined;

async function openZxing(): Promise<CodeReader> {
  const { BarcodeDetector, prepareZXingModule } = await import("barcode-detector/ponyfill");
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  return new BarcodeDetector({ formats: [...FORMATS] });
}
