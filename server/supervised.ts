import { runSupervised } from "./lifecycle/supervise.ts";

// systemd and containers restart a process that has exited, but not one that hangs.
process.exitCode = await runSupervised();
