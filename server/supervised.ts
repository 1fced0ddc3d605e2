import { runSupervised } from "./lifecycle/supervise.ts";

// For systemd and containers: they start again what has ended, and leave alone what stands still.
process.exitCode = await runSupervised();
