import type { Engine } from "@trousse/backend/database/engine";
import { day } from "#domain/calendar/day.ts";
import { BDPM } from "#domain/medicines/imports/source.ts";
import type { Log } from "../telemetry/log.ts";
import { FetchFailedError, fetchEdition } from "./fetch-edition.ts";
import { importMedicines } from "./import-medicines.ts";
import { ImportRejectedError } from "./import-rejected-error.ts";

const DAY_MS = 86_400_000;
/** Editions come about once a month, and what can be bought changes more often. */
const INTERVAL_DAYS = 7;
/** Hours of this machine in which nobody waits for the seconds of an import. */
const NIGHT = { from: 2, to: 5 } as const;

export interface FetchScheduleOptions {
  readonly engine: Engine;
  /** The address of the site. */
  readonly site: string;
  readonly log: Log;
}

/**
 * A job to run every hour: in the night after the last import has become a week old, it fetches the current edition and
 * imports it. An edition that is doubtful is left, and said in the log; it is tried again the next night.
 */
export function createFetchSchedule({ engine, site, log }: FetchScheduleOptions) {
  let lastTry = Number.NEGATIVE_INFINITY;
  return async (now: Date): Promise<void> => {
    const isNight = now.getHours() >= NIGHT.from && now.getHours() < NIGHT.to;
    if (!isNight || now.getTime() - lastTry < DAY_MS / 2) return;
    const imported = await lastImport(engine);
    if (imported !== null && now.getTime() - imported < INTERVAL_DAYS * DAY_MS) return;
    lastTry = now.getTime();
    try {
      const files = await fetchEdition(site);
      const today = day(now.toISOString().slice(0, 10));
      const { outcome } = await importMedicines(engine, { files, today });
      log({
        level: "info",
        event: "medicines",
        facts: { medicines: outcome?.medicines, added: outcome?.added },
        text: `The edition of ${outcome?.date} of the official medicines was fetched and imported`,
      });
    } catch (problem) {
      if (!(problem instanceof FetchFailedError || problem instanceof ImportRejectedError)) {
        throw problem;
      }
      const isOlder = problem instanceof ImportRejectedError && problem.reason.is === "older";
      log({
        level: isOlder ? "info" : "error",
        event: "medicines",
        text: isOlder
          ? "The official medicines have no newer edition"
          : `The fetched official medicines were not imported: ${problem.message}`,
      });
    }
  };
}

async function lastImport(engine: Engine): Promise<number | null> {
  const [last] = await engine.transaction((tx) =>
    tx.query<{ at: string | null }>(
      "select max(imported_at)::text as at from private.medicine_imports where source = $1",
      [BDPM.name],
    ),
  );
  return last?.at ? Date.parse(last.at) : null;
}
