import { expect, test } from "vitest";
import { assetFileName } from "./asset-names.ts";

test.each([
  { name: "worker.min.js", pattern: "assets/text-reader-[hash].js" },
  { name: "fra.traineddata.gz", pattern: "assets/[hash]/[name]" },
  { name: "zxing_reader.wasm", pattern: "assets/[name]-[hash][extname]" },
])("$name is called $pattern", ({ name, pattern }) => {
  expect(assetFileName({ names: [name] })).toBe(pattern);
});
