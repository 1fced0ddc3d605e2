import type { Finder } from "./content-rows.ts";
import { aChange } from "./households.ts";
import type { Relation } from "./permissions.ts";
import { type Cell, literal, type Person, where } from "./sql-cells.ts";

/** The caller whose id triggers see, though no policy and no grant binds them; null for the machine itself. */
export type Doer = Pick<Person, "account"> | null;

export interface Promised {
  readonly promise: string;
  readonly by?: Doer;
  /** Whether policies and grants bind the caller too. */
  readonly isRequest?: boolean;
  readonly prepare?: string;
  readonly deed: string;
  /** Asks for one value, which the deed changes, or leaves as it is where it is refused. */
  readonly truth: string;
  readonly isRefused?: boolean;
}

/** Keeps promises by the schema, the table and the name of the trigger that makes them. */
export type Add = (trigger: string, ...promises: Promised[]) => unknown;

export function promised({ by = null, isRequest = false, ...cell }: Promised): Cell {
  return {
    name: cell.promise,
    expected: !cell.isRefused,
    role: isRequest ? "authenticated" : "none",
    claims: by?.account ? JSON.stringify({ sub: by.account }) : "{}",
    statement: cell.deed,
    // Nothing is an answer too.
    truth: `select coalesce((select to_jsonb(told) from (${cell.truth}) as asked (told)), 'null')`,
    prepare: cell.prepare ?? "select",
  };
}

export const update = (relation: Relation, set: string, row: Finder) =>
  `update public.${relation} set ${set} where ${where(row)}`;

export const remove = (relation: Relation, row: Finder) =>
  `delete from public.${relation} where ${where(row)}`;

/** The change of a row that no rule has an opinion on. */
export function setOf(relation: Relation): string {
  const [[column, value] = ["", ""]] = Object.entries(aChange[relation]);
  return `${column} = ${literal(value)}`;
}
