import type { EngineLoad } from "@trousse/backend/database/engine";
import type { RealtimeEvent } from "@trousse/backend/realtime/connection";
import type { RealtimeLoad } from "@trousse/backend/realtime/hub";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { RequestClass } from "../admission/request-class.ts";
import type { RequestRecord } from "./request-log.ts";

/** Seconds. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The current load, read whenever the metrics are requested. */
export interface LoadSources {
  database(): EngineLoad;
  /** Requests. */
  requests(): EngineLoad;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** The metrics of one process in Prometheus' format. No label contains an id, an address or any personal text. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "trousse_request_duration_seconds",
    help: "Duration of requests, by their kind and status.",
    labelNames: ["kind", "status"],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const signIns = new Counter({
    name: "trousse_sign_ins_total",
    help: "Attempts to sign in with a password.",
    labelNames: ["outcome"],
    registers,
  });
  const limited = new Counter({
    name: "trousse_limited_total",
    help: "Requests answered 429, because there were too many of them.",
    labelNames: ["kind"],
    registers,
  });
  const shed = new Counter({
    name: "trousse_shed_total",
    help: "Requests answered 503, because the process had enough to do.",
    labelNames: ["class"],
    registers,
  });
  const messages = new Counter({
    name: "trousse_messages_total",
    help: "Messages handed over to push services and mail servers, reminders among them.",
    labelNames: ["channel", "outcome"],
    registers,
  });
  const mailFailures = new Counter({
    name: "trousse_mail_failures_total",
    help: "Mails that the mail server did not take.",
    registers,
  });
  const pages = new Counter({
    name: "trousse_pages_total",
    help: "Pages, by whether they were kept from an earlier visit or drawn for this one.",
    labelNames: ["outcome"],
    registers,
  });
  const realtime = new Counter({
    name: "trousse_realtime_total",
    help: "Channels joined and refused, messages sent, and what was shut by the server and why.",
    labelNames: ["event"],
    registers,
  });
  const problems = new Counter({
    name: "trousse_problems_total",
    help: "Failures of the process itself, each of which the log tells.",
    registers,
  });

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),

    recordRequest({ route, status, milliseconds }: RequestRecord): void {
      const label = status === undefined ? "gone" : String(status);
      durations.observe({ kind: route.kind, status: label }, milliseconds / 1000);
      if (status === 429) limited.inc({ kind: route.kind });
      if (route.pattern.endsWith("?grant_type=password")) {
        signIns.inc({ outcome: outcomeOf(status) });
      }
    },
    countShed: (requestClass: RequestClass) => shed.inc({ class: requestClass }),
    countMessage: (channel: "push" | "email", outcome: string) =>
      messages.inc({ channel, outcome }),
    countMailFailure: () => mailFailures.inc(),
    countPage: (outcome: "kept" | "drawn") => pages.inc({ outcome }),
    countRealtime: (event: RealtimeEvent) => realtime.inc({ event }),
    countProblem: () => problems.inc(),

    observeLoad({ database, requests }: LoadSources): void {
      const load = (name: string, help: string, read: () => EngineLoad) =>
        new Gauge({
          name,
          help,
          labelNames: ["state"],
          registers,
          collect() {
            const { running, waiting } = read();
            this.set({ state: "running" }, running);
            this.set({ state: "waiting" }, waiting);
          },
        });
      load("trousse_database_work", "Statements and transactions.", database);
      load("trousse_requests", "Requests at this moment.", requests);
    },
    observeRealtime(load: () => RealtimeLoad): void {
      new Gauge({
        name: "trousse_realtime_open",
        help: "Sockets and channels of Realtime at this moment.",
        labelNames: ["what"],
        registers,
        collect() {
          const { sockets, channels } = load();
          this.set({ what: "sockets" }, sockets);
          this.set({ what: "channels" }, channels);
        },
      });
    },
    /** @param newest an ISO time; undefined while there is no backup */
    observeBackups(newest: () => Promise<string | undefined>): void {
      new Gauge({
        name: "trousse_backup_age_seconds",
        help: "How long ago the newest copy of the data was made.",
        registers,
        async collect() {
          const at = await newest();
          this.set(at === undefined ? Number.NaN : (Date.now() - Date.parse(at)) / 1000);
        },
      });
    },
  };
}

function outcomeOf(status: number | undefined): string {
  if (status === undefined || status >= 500) return "failed";
  if (status === 429) return "limited";
  return status < 400 ? "accepted" : "refused";
}
