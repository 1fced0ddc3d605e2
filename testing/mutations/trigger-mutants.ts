import type { Mutant } from "./policy-mutants.ts";

/** As `pg_trigger` has it. */
export interface Trigger {
  /** The schema and the table. */
  readonly table: string;
  readonly name: string;
  /** The statement that makes it. */
  readonly definition: string;
}

const MADE = /^(CREATE TRIGGER \w+ (?:BEFORE|AFTER) )(.+?)( ON .+)$/s;
const COLUMNS = /^UPDATE OF (.+)$/;

/** The trigger gone; not for each of the events it waits for, nor for each of the columns. */
export function triggerMutantsOf({ table, name, definition }: Trigger): Mutant[] {
  const [, start = "", waited = "", rest = ""] = MADE.exec(definition) ?? [];
  const events = waited.split(" OR ");
  const dropped = `drop trigger ${name} on ${table}`;
  const waitingFor = (others: string[]) => `${dropped}; ${start}${others.join(" OR ")}${rest}`;
  const instead = (event: string, other: string | undefined) =>
    events.flatMap((one) => (one === event ? (other ?? []) : one));
  const withoutEvents = events.map((event) => ({
    what: `not for ${event}`,
    change: waitingFor(instead(event, undefined)),
  }));
  const withoutColumns = events.flatMap((event) => {
    const columns = COLUMNS.exec(event)?.[1]?.split(", ") ?? [];
    return columns.map((column) => ({
      what: `not for ${column}`,
      change: waitingFor(
        instead(event, `UPDATE OF ${columns.filter((one) => one !== column).join(", ")}`),
      ),
    }));
  });
  const several = (made: Mutant[]) => (made.length > 1 ? made : []);
  return [
    { what: "dropped", change: dropped },
    ...several(withoutEvents),
    ...several(withoutColumns),
  ];
}
