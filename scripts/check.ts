import { CHECKS } from "./checks/check-steps.ts";
import { runSteps } from "./checks/run-steps.ts";

process.exitCode = await runSteps(CHECKS);
