import type { Report } from "../telemetry/report-problem.ts";

/** Stops politely on Ctrl-C or when the system asks; whoever asks twice does not want to wait. */
export function stopOnSignal(stop: () => Promise<void>, report: Report): void {
  let isStopping = false;
  const onSignal = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    try {
      await stop();
      process.exit(0);
    } catch (problem) {
      report(problem);
      process.exit(1);
    }
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}
