import { createReadiness, type Readiness } from "../lifecycle/readiness.ts";
import type { Config } from "../settings/config.ts";
import { createErrorReports } from "./error-reports.ts";
import { createProcessLog, type Log } from "./log.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { combineReports, createReport, type Report } from "./report-problem.ts";

/** The log, metrics and error reports of a process. */
export interface Telemetry {
  readonly log: Log;
  readonly report: Report;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
}

export function startTelemetry({
  logFormat,
  errorReportDsn,
}: Pick<Config, "logFormat" | "errorReportDsn">): Telemetry {
  const log = createProcessLog(logFormat);
  const metrics = createMetrics();
  const counted = combineReports(createReport(log), () => metrics.countProblem());
  return {
    log,
    report: errorReportDsn ? combineReports(counted, createErrorReports(errorReportDsn)) : counted,
    metrics,
    readiness: createReadiness(),
  };
}
