import { type Day, isDay } from "#domain/calendar/day.ts";
import type {
  FeedOutcome,
  ImportOutcome,
  ImportResult,
} from "#domain/medicines/imports/import-run.ts";
import { fileName } from "#domain/medicines/official/official-files.ts";
import { OperatorError } from "#server/lifecycle/operator-error.ts";

/**
 * Parses `28/04/2026`, as the download page writes a day, or `2026-04-28`.
 * @throws {OperatorError} when the text is no day
 */
export function parseDay(text: string): Day {
  const iso = text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, "$3-$2-$1");
  if (isDay(iso)) return iso;
  throw new OperatorError(`--date must be a day such as 2026-04-28, not ${text}.`);
}

/** Prints the progress of an import, four times at most. */
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

/** What an import did, as lines for the operator. */
export function importReport({ outcome, feeds }: ImportResult, isDateGiven: boolean): string[] {
  return [...(outcome ? editionReport(outcome, isDateGiven) : []), ...feeds.flatMap(feedReport)];
}

function feedReport({ file, date, rows, added, removed, leftOut }: FeedOutcome): string[] {
  const said = `${fileName(file)} of ${date} was imported: ${count(rows)} rows, ${count(added)} new, ${count(removed)} gone.`;
  if (leftOut === 0) return [said];
  return [said, `${count(leftOut)} of its rows could not be read and were skipped.`];
}

function editionReport(outcome: ImportOutcome, isDateGiven: boolean): string[] {
  const { date, medicines, added, changed, returned, withdrawn, leftOut } = outcome;
  const back = returned > 0 ? ` (${count(returned)} are back)` : "";
  const lines = [
    `The edition of ${date} was imported: ${count(medicines)} medicines, ${count(added)} new, ${count(changed)} changed${back}, ${count(withdrawn)} withdrawn.`,
  ];
  if (leftOut > 0)
    lines.push(`${count(leftOut)} rows name no medicine, substance or pack and were skipped.`);
  if (!isDateGiven) {
    lines.push(
      `${date} is the newest date in the files. If the download page shows another date, import again with --date.`,
    );
  }
  return lines;
}

function count(value: number): string {
  return value.toLocaleString("en");
}
