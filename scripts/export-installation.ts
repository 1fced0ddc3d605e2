import { resolve } from "node:path";
import { restrictNewFiles } from "#server/disk/private-files.ts";
import { OperatorError } from "#server/lifecycle/operator-error.ts";
import { exportInstallation } from "#server/moving/export-installation.ts";
import { openLocation } from "#server/moving/installation-location.ts";
import { formatCounts } from "./moving/moving-report.ts";
import { commandErrorMessage } from "./terminal/command-error-message.ts";

restrictNewFiles();
try {
  const [file] = process.argv.slice(2);
  if (!file) throw new OperatorError("npm run export:installation -- FILE");
  const path = resolve(file);
  const { location, key } = await openLocation(process.env);
  try {
    const counts = await exportInstallation(location, path, key);
    for (const line of formatCounts(counts)) console.log(line);
  } finally {
    await location.close();
  }
  console.log(
    key
      ? `Written to ${path}, encrypted with BACKUP_KEY.`
      : `Written to ${path}, which holds health data: keep it as you keep the installation.`,
  );
} catch (problem) {
  console.error(commandErrorMessage(problem, "export"));
  process.exitCode = 1;
}
