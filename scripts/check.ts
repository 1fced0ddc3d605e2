import { runSteps } from "./run-steps.ts";
import { CHECKS } from "./steps.ts";

process.exitCode = await runSteps(CHECKS);
