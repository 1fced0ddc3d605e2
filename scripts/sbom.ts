import { readFileSync } from "node:fs";
import { join } from "node:path";
import { billOfMaterials } from "./packages/bill-of-materials.ts";

// The bill of materials, on the standard output: npm run --silent sbom > trousse.cdx.json

const read = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, "..", file), "utf8"));
console.log(
  JSON.stringify(
    billOfMaterials(read("package.json"), read("package-lock.json").packages),
    null,
    2,
  ),
);
