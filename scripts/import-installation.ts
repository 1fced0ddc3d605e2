import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { restrictNewFiles } from "#server/disk/private-files.ts";
import { OperatorError } from "#server/lifecycle/operator-error.ts";
import { importInstallation } from "#server/moving/import-installation.ts";
import { openLocation } from "#server/moving/installation-location.ts";
import { readMovingFile } from "#server/moving/moving-file.ts";
import { formatImportResults } from "./moving/moving-report.ts";
import { commandErrorMessage } from "./terminal/command-error-message.ts";

restrictNewFiles();
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "dry-run": { type: "boolean" }, replace: { type: "boolean" } },
  });
  const [file] = positionals;
  if (!file) {
    throw new OperatorError("npm run import:installation -- FILE [--dry-run] [--replace]");
  }
  const isDryRun = values["dry-run"] === true;
  const { location, key } = await openLocation(process.env);
  try {
    const lines = readMovingFile(resolve(file), key);
    const options = { isDryRun, replaces: values.replace === true };
    const arrivals = await importInstallation(location, lines, options);
    for (const line of formatImportResults(arrivals)) console.log(line);
  } finally {
    await location.close();
  }
  console.log(
    isDryRun
      ? "All of it would arrive. Nothing was changed."
      : "All of it is here. Everybody signs in again, with the password they have.",
  );
} catch (problem) {
  console.error(commandErrorMessage(problem, "import"));
  process.exitCode = 1;
}
