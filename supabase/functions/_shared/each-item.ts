/** Reports a problem to an operator: only its kind and location, never its message. */
export type Report = (problem: unknown) => void;

/** Reported for an item of a job that is not tried any more. Its code is the job's name. */
export class ItemGivenUpError extends Error {
  readonly code: string;

  constructor(job: string) {
    super(`An item of ${job} is given up`);
    this.name = "GivenUp";
    this.code = job.replaceAll("-", "_");
  }
}

/**
 * Processes the items of a job one after the other. An error in one of them is reported and settled for that item; the
 * others go on.
 * @param work settles its item as soon as it is done
 * @param postpone settles an item that failed: it is tried again later, or given up
 */
export async function eachItem<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  postpone: (item: Item) => Promise<void>,
  report: Report,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (problem) {
      report(problem);
      // While the database is unavailable, the lease of the item ends by itself.
      await postpone(item).catch(report);
    }
  }
}
