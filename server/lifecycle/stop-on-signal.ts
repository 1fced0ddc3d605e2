import type { Report } from "../telemetry/report-problem.ts";

/** Stops gracefully on Ctrl-C or SIGTERM; a second signal stops at once. */
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
