import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { importInstallation } from "../server/moving/import-installation.ts";
import { readMovingFile } from "../server/moving/moving-file.ts";
import { openPlace } from "../server/moving/place.ts";
import { keepFilesPrivate } from "../server/private-files.ts";
import { Refusal } from "../server/refusal.ts";
import { tellArrivals } from "./tell-moving.ts";
import { whyNotDone } from "./why-not-done.ts";

keepFilesPrivate();
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "dry-run": { type: "boolean" }, replace: { type: "boolean" } },
  });
  const [file] = positionals;
  if (!file) {
    throw new Refusal("npm run import:installation -- FILE [--dry-run] [--replace]");
  }
  const isDryRun = values["dry-run"] === true;
  const { place, key } = await openPlace(process.env);
  try {
    const lines = readMovingFile(resolve(file), key);
    const wish = { isDryRun, replaces: values.replace === true };
    const arrivals = await importInstallation(place, lines, wish);
    for (const line of tellArrivals(arrivals)) console.log(line);
  } finally {
    await place.close();
  }
  console.log(
    isDryRun
      ? "All of it would arrive. Nothing was changed."
      : "All of it is here. Everybody signs in again, with the password they have.",
  );
} catch (problem) {
  console.error(whyNotDone(problem, "import"));
  process.exitCode = 1;
}
