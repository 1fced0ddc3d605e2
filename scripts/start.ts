import { runSupervised } from "../server/supervise.ts";
import { whyNot } from "../server/why-not.ts";
import { ensureBuild } from "./ensure-build.ts";

try {
  await ensureBuild(() => console.log("Building the pages, which takes a moment…"));
  process.exitCode = await runSupervised();
} catch (problem) {
  console.error(whyNot(problem));
  process.exitCode = 1;
}
