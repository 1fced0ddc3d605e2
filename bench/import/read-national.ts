import { day } from "#domain/calendar/day.ts";
import { findNationalFiles } from "#server/medicines/national/national-folder.ts";
import { readCima } from "#server/medicines/national/read-cima.ts";

// Reads the files of Spain without a database, so that the memory of the reader is measured alone.
const [folder = ""] = process.argv.slice(2);
const edition = await readCima(await findNationalFiles(folder, "cima"), day("2026-11-21"));
if (edition.medicines.length < 10_000)
  throw new Error("The files are shorter than those of Spain.");
