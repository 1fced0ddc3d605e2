import { changedFiles } from "./checks/changed/changed-files.ts";
import { runChanged } from "./checks/changed/run-changed.ts";
import { parseCheckArguments, USAGE } from "./checks/check-arguments.ts";
import { CHECKS } from "./checks/check-steps.ts";
import { runSteps } from "./checks/run-steps.ts";

const wanted = parseCheckArguments(process.argv.slice(2));
if (wanted === undefined) {
  console.error(USAGE);
  process.exitCode = 1;
} else if (wanted.isChanged) {
  process.exitCode = await runChanged(changedFiles("main"), wanted);
} else {
  process.exitCode = await runSteps(CHECKS);
}
