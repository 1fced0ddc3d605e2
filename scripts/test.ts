import { runSteps } from "./run-steps.ts";
import { CHECKS, JOURNEYS } from "./steps.ts";

process.exitCode = await runSteps([...CHECKS, ...JOURNEYS]);
