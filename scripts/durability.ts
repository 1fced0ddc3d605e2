import process from "node:process";
import { runAndRecord } from "./reliability/run-and-record.ts";

// Everything of testing/durability in full, or the files whose names begin with a word given:
// npm run test:durability [-- kills]. It takes an hour, and the two hours that `soak` runs; SOAK_MINUTES says less, and
// TRY_IN_FULL=0.1 tries everything a tenth as often, which the table tells as not held.

const parts = process.argv.slice(2);
const files = (parts.length > 0 ? parts : [""]).map((part) => `testing/durability/${part}`);
process.exitCode = runAndRecord(
  "durability",
  ["--project", "database", "--no-file-parallelism", ...files],
  { TRY_IN_FULL: process.env.TRY_IN_FULL ?? "1" },
);
