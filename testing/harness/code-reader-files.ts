import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Code of these modules, in whichever file the bundler has put it. */
const MARKS = [
  // The name of the WebAssembly file, which the library and `code-reader.ts` have.
  "zxing_reader",
  // The formats that `code-reader.ts` asks for.
  "data_matrix",
];

/** Files that the bundler names after the module that opens them. */
const NAMED = /^(?:zxing[_-]|scan-barcode-dialog-|barcode-camera-|photo-button-|fill-camera-)/;

/**
 * The files of a build that have code of the scanner, by paths of this origin: known by their names, and by what is in them
 * where the bundler has put it elsewhere. @param assets the folder of the build with the scripts
 */
export async function codeReaderFiles(assets: string): Promise<string[]> {
  const names = (await readdir(assets)).filter((name) => /\.(js|wasm)$/.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      if (NAMED.test(name)) return true;
      const text = await readFile(join(assets, name), "latin1");
      return MARKS.some((mark) => text.includes(mark));
    }),
  );
  return names.filter((_, at) => found[at]).map((name) => `/assets/${name}`);
}
