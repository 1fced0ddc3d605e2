import type { Config } from "./config.ts";
import { createErrorReports } from "./error-reports.ts";
import { type Log, logOfProcess } from "./log.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { type Report, reportAlsoTo, reportTo } from "./problem.ts";
import { createReadiness, type Readiness } from "./readiness.ts";

/** What a process tells of itself, and to whom. */
export interface Operating {
  readonly log: Log;
  readonly report: Report;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
}

export function startOperating({
  logFormat,
  errorDsn,
}: Pick<Config, "logFormat" | "errorDsn">): Operating {
  const log = logOfProcess(logFormat);
  const metrics = createMetrics();
  const counted = reportAlsoTo(reportTo(log), () => metrics.countProblem());
  return {
    log,
    report: errorDsn ? reportAlsoTo(counted, createErrorReports(errorDsn)) : counted,
    metrics,
    readiness: createReadiness(),
  };
}
