import { resolve } from "node:path";
import { exportInstallation } from "../server/moving/export-installation.ts";
import { openPlace } from "../server/moving/place.ts";
import { keepFilesPrivate } from "../server/private-files.ts";
import { Refusal } from "../server/refusal.ts";
import { tellCounts } from "./tell-moving.ts";
import { whyNotDone } from "./why-not-done.ts";

keepFilesPrivate();
try {
  const [file] = process.argv.slice(2);
  if (!file) throw new Refusal("npm run export:installation -- FILE");
  const path = resolve(file);
  const { place, key } = await openPlace(process.env);
  try {
    const counts = await exportInstallation(place, path, key);
    for (const line of tellCounts(counts)) console.log(line);
  } finally {
    await place.close();
  }
  console.log(
    key
      ? `Written to ${path}, encrypted with BACKUP_KEY.`
      : `Written to ${path}, which holds health data: keep it as you keep the installation.`,
  );
} catch (problem) {
  console.error(whyNotDone(problem, "export"));
  process.exitCode = 1;
}
