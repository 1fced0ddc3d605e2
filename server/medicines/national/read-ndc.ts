import { createReadStream } from "node:fs";
import type { Day } from "#domain/calendar/day.ts";
import type { NationalFile } from "#domain/medicines/national/national-files.ts";
import type { NationalEdition } from "#domain/medicines/national/national-medicine.ts";
import { NdcReader, type NdcRow } from "#domain/medicines/national/ndc-medicine.ts";
import { ImportRejectedError } from "../import-rejected-error.ts";
import type { FoundFile, NationalFiles } from "./national-folder.ts";

/**
 * Reads the NDC directory line by line: its products, and then their packages.
 *
 * @throws {ImportRejectedError} for a file that is not there, or has no rows
 */
export async function readNdc(files: NationalFiles, today: Day): Promise<NationalEdition> {
  const reader = new NdcReader(today);
  await eachRow(files, "ndc-products", (row) => reader.addProduct(row));
  await eachRow(files, "ndc-packages", (row) => reader.addPackage(row));
  return reader.edition();
}

async function eachRow(
  files: NationalFiles,
  file: NationalFile,
  take: (row: NdcRow) => void,
): Promise<void> {
  const found = files[file];
  if (!found) throw new ImportRejectedError({ file, is: "missing" });
  let columns: ReadonlyMap<string, number> | null = null;
  let rows = 0;
  for await (const line of linesOf(found)) {
    if (line.trim() === "") continue;
    const values = line.split("\t");
    if (columns === null) {
      columns = new Map(values.map((name, index) => [name.trim().toUpperCase(), index]));
      continue;
    }
    const positions = columns;
    rows += 1;
    take((name) => clean(values[positions.get(name) ?? -1]));
  }
  if (rows === 0) throw new ImportRejectedError({ file, is: "empty" });
}

/** Quotes stand around values that contain one, as spreadsheets write them. */
function clean(value = ""): string {
  const trimmed = value.replace(/\s+/g, " ").trim();
  const isQuoted = trimmed.length > 1 && trimmed.startsWith('"') && trimmed.endsWith('"');
  return isQuoted ? trimmed.slice(1, -1).replaceAll('""', '"') : trimmed;
}

async function* linesOf({ path, encoding }: FoundFile): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  const pieces = async function* () {
    for await (const bytes of createReadStream(path)) {
      yield decoder.decode(bytes, { stream: true });
    }
    yield decoder.decode();
  };
  let rest = "";
  for await (const piece of pieces()) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
