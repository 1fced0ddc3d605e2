import { startupErrorMessage } from "#server/lifecycle/startup-error-message.ts";
import { runSupervised } from "#server/lifecycle/supervise.ts";
import { ensureBuild } from "./building/ensure-build.ts";

try {
  await ensureBuild(() => console.log("Building the pages, which takes a moment…"));
  process.exitCode = await runSupervised();
} catch (problem) {
  console.error(startupErrorMessage(problem));
  process.exitCode = 1;
}
