import { join } from "node:path";
import { startupErrorMessage } from "#server/lifecycle/startup-error-message.ts";
import { release } from "./releases/release.ts";

try {
  const day = new Date().toISOString().slice(0, 10);
  const tag = await release(join(import.meta.dirname, ".."), process.argv[2] ?? "", day);
  console.log(`${tag} is committed and tagged. Publish it with: git push --follow-tags`);
} catch (problem) {
  console.error(startupErrorMessage(problem));
  process.exitCode = 1;
}
