import { aChange } from "../builders/changes.ts";
import type { Finder } from "../builders/content-rows.ts";
import type { Relation } from "../permissions.ts";
import { literal, type Person, type SqlCheck, where } from "./sql-checks.ts";

/** The caller whose id triggers see, though no policy and no grant binds them; null for the machine itself. */
export type TriggerCaller = Pick<Person, "account"> | null;

export interface TriggerExpectation {
  readonly title: string;
  readonly caller?: TriggerCaller;
  /** Whether policies and grants bind the caller too. */
  readonly isRequest?: boolean;
  readonly prepare?: string;
  readonly statement: string;
  /** Asks for one value, which the statement changes, or leaves unchanged where it is refused. */
  readonly stateQuery: string;
  readonly isRefused?: boolean;
}

/** Keeps promises by the schema, the table and the name of the trigger that makes them. */
export type AddExpectations = (trigger: string, ...promises: TriggerExpectation[]) => unknown;

export function triggerCheck({
  caller = null,
  isRequest = false,
  ...cell
}: TriggerExpectation): SqlCheck {
  return {
    name: cell.title,
    expected: !cell.isRefused,
    role: isRequest ? "authenticated" : "none",
    claims: caller?.account ? JSON.stringify({ sub: caller.account }) : "{}",
    statement: cell.statement,
    // Nothing is an answer too.
    stateQuery: `select coalesce((select to_jsonb(told) from (${cell.stateQuery}) as asked (told)), 'null')`,
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
