/** Tells an operator something; the message of what it is given is not printed, only its kind and place. */
export type Report = (problem: unknown) => void;

/** An item of a job that is not tried any more. Its code is the job's name. */
export class ItemGivenUpError extends Error {
  readonly code: string;

  constructor(job: string) {
    super(`An item of ${job} is given up`);
    this.name = "GivenUp";
    this.code = job.replaceAll("-", "_");
  }
}

/**
 * Works on the items of a job one after the other. What one of them throws is reported and settled for that item; the
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
      // A database that is away ends the claim of the item by its lease.
      await postpone(item).catch(report);
    }
  }
}
