import englishUrl from "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url";
import frenchUrl from "@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz?url";
import spanishUrl from "@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url";
import type { Worker } from "tesseract.js";
import workerUrl from "tesseract.js/dist/worker.min.js?url";
import coreUrl from "tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url";
import type { Language } from "#domain/locale/locales.ts";
import { linesOfText } from "#domain/prescriptions/lines-of-text.ts";
import { textOfPage } from "#domain/prescriptions/recognized-line.ts";

const DATA: Readonly<Record<Language, { readonly code: string; readonly url: string }>> = {
  fr: { code: "fra", url: frenchUrl },
  en: { code: "eng", url: englishUrl },
  es: { code: "spa", url: spanishUrl },
};

/**
 * The lines of each photo that name medicines, read on this device. The photos go nowhere: the program and its data come from this
 * site, and the worker may ask no other for anything.
 * @param language of the paper
 * @param onProgress from 0 to 1
 * @throws where the program cannot be fetched, or does not run here
 */
export async function readPhotos(
  photos: readonly Blob[],
  language: Language,
  onProgress: (done: number) => void,
): Promise<string[][]> {
  const lines: string[][] = [];
  const worker = await openWorker(language, (done) =>
    onProgress((lines.length + done) / photos.length),
  );
  try {
    // Without a resolution the program guesses one, and says so where errors are said.
    await worker.setParameters({ user_defined_dpi: "300" });
    for (const photo of photos) {
      const { data } = await worker.recognize(
        photo,
        { rotateAuto: true },
        { text: false, blocks: true },
      );
      lines.push(linesOfText(textOfPage(data)));
    }
    return lines;
  } finally {
    await worker.terminate();
  }
}

async function openWorker(language: Language, onProgress: (done: number) => void): Promise<Worker> {
  const { code, url } = DATA[language];
  const { createWorker, OEM } = await import("tesseract.js");
  const data = new URL(url, location.href).href;
  return createWorker(code, OEM.LSTM_ONLY, {
    workerPath: new URL(workerUrl, location.href).href,
    corePath: new URL(coreUrl, location.href).href,
    // The program adds the name of the language itself.
    langPath: data.slice(0, data.lastIndexOf("/")),
    gzip: data.endsWith(".gz"),
    // The content security policy knows this address, and no other.
    workerBlobURL: false,
    // Nothing is written to the device.
    cacheMethod: "none",
    logger: ({ status, progress }) => {
      if (status === "recognizing text") onProgress(progress);
    },
    // The promise says it as well.
    errorHandler: () => undefined,
  });
}
