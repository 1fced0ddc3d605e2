import { type Day, isDay } from "#domain/calendar/day.ts";
import type { ImportOutcome } from "#domain/medicines/import-run.ts";
import { OperatorError } from "#server/lifecycle/operator-error.ts";

/**
 * A day as the download page or a programmer writes it: `28/04/2026` or `2026-04-28`.
 * @throws {OperatorError} when it is none
 */
export function parseDay(text: string): Day {
  const iso = text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, "$3-$2-$1");
  if (isDay(iso)) return iso;
  throw new OperatorError(`--date must be a day such as 2026-04-28, not ${text}.`);
}

/** Tells of work that goes on, four times at most. */
export class ImportProgress {
  readonly #print: (line: string) => void;
  #printed = 0;

  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  update(done: number, total: number): void {
    const quarter = Math.floor((4 * done) / total);
    if (quarter === this.#printed) return;
    this.#printed = quarter;
    this.#print(`${count(done)} of ${count(total)} medicines`);
  }
}

/** What an import did, for whoever asked for it. */
export function importReport(outcome: ImportOutcome, isDateGiven: boolean): string[] {
  const { date, medicines, added, changed, returned, withdrawn, leftOut } = outcome;
  const back = returned > 0 ? ` (${count(returned)} are back)` : "";
  const lines = [
    `The edition of ${date} is in: ${count(medicines)} medicines, ${count(added)} new, ${count(changed)} changed${back}, ${count(withdrawn)} withdrawn.`,
  ];
  if (leftOut > 0) lines.push(`${count(leftOut)} rows name no medicine and were left out.`);
  if (!isDateGiven) {
    lines.push(
      `${date} is the newest day that the files name: where the download page shows another, import again with --date.`,
    );
  }
  return lines;
}

function count(value: number): string {
  return value.toLocaleString("en");
}
