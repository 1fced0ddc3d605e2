import { runSupervised } from "#server/lifecycle/supervise.ts";
import { ensureBuild } from "./building/ensure-build.ts";

try {
  await ensureBuild(() => console.log("Building the pages, which takes a moment…"));
  process.exitCode = await runSupervised();
} catch (problem) {
  // Loaded only where it is needed: this process stays beside the server, and is small.
  const { startupErrorMessage } = await import("#server/lifecycle/startup-error-message.ts");
  console.error(startupErrorMessage(problem));
  process.exitCode = 1;
}
