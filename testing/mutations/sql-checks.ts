import type { Transaction } from "@trousse/backend/database/engine";
import { aChange } from "../builders/changes.ts";
import type { Finder } from "../builders/content-rows.ts";
import { aNewRow, type Household } from "../builders/household.ts";
import { type Actor, may, ownershipColumns, type Relation } from "../permissions.ts";

/** Somebody of the permission table, as the database sees them. */
export interface Person {
  readonly actor: Actor;
  /** Null for nobody signed in. */
  readonly account: string | null;
  /** The row of the household that this person tries their rights on. */
  rowOf(relation: Relation): Finder;
}

/** One attempt as a statement; nothing of it stays. */
export interface SqlCheck {
  readonly name: string;
  /** Whether the row is seen or added, is another afterwards, or is gone. */
  readonly expected: boolean;
  /** `none` is the owner of the tables, whom only triggers and constraints bind. */
  readonly role: "anon" | "authenticated" | "none";
  readonly claims: string;
  readonly statement: string;
  /** Finds the row, for attempts that would change it; empty where a row that comes tells. */
  readonly stateQuery: string;
  /** Done before, past every policy. */
  readonly prepare: string;
}

/** Each in a block of its own, which is undone. Of a mutant the first that notices it is enough. */
const RUN_CHECKS = `
create or replace function pg_temp.try_cells(cells jsonb, until_wrong boolean) returns jsonb language plpgsql as $try$
declare
  cell jsonb;
  touched bigint;
  before jsonb;
  after jsonb;
  answer boolean;
  answers jsonb := '[]';
begin
  for cell in select * from jsonb_array_elements(cells) loop
    begin
      touched := 0;
      execute cell ->> 'prepare';
      execute cell ->> 'stateQuery' into before;
      after := before;
      perform set_config('request.jwt.claims', cell ->> 'claims', true);
      perform set_config('role', cell ->> 'role', true);
      execute cell ->> 'statement';
      get diagnostics touched = row_count;
      perform set_config('role', 'none', true);
      execute cell ->> 'stateQuery' into after;
      raise exception 'undone' using errcode = 'ZZ000';
    exception when others then
      if sqlstate <> 'ZZ000' then touched := 0; after := before; end if;
    end;
    answer := case when before is null then touched > 0 else after is distinct from before end;
    answers := answers || to_jsonb(answer);
    exit when until_wrong and answer is distinct from (cell ->> 'expected')::boolean;
  end loop;
  return answers;
end
$try$;`;

/** The names of the attempts that the database answers otherwise than the table says. */
export async function failingChecks(
  tx: Transaction,
  cells: readonly SqlCheck[],
): Promise<string[]> {
  const answers = await runChecks(tx, cells, false);
  return cells.filter(({ expected }, at) => answers[at] !== expected).map(({ name }) => name);
}

/** Whether any attempt is answered otherwise than the table says. */
export async function isDetected(tx: Transaction, cells: readonly SqlCheck[]): Promise<boolean> {
  const answers = await runChecks(tx, cells, true);
  return answers.some((answer, at) => answer !== cells[at]?.expected);
}

async function runChecks(tx: Transaction, cells: readonly SqlCheck[], untilWrong: boolean) {
  await tx.script(RUN_CHECKS);
  const [row] = await tx.query<{ answers: boolean[] }>(
    "select pg_temp.try_cells($1::jsonb, $2::boolean) as answers",
    [JSON.stringify(cells), untilWrong],
  );
  return row?.answers ?? [];
}

export interface Attempt {
  readonly expected: boolean;
  readonly statement: string;
  /** The row that would change. */
  readonly row?: Finder;
  readonly prepare?: string;
}

export function attempt(
  { actor, account }: Person,
  relation: Relation,
  { expected, statement, row, prepare = "select" }: Attempt,
): SqlCheck {
  const found = row && `select to_jsonb(t) from public.${relation} t where ${where(row)}`;
  return {
    name: `${actor}: ${statement}`,
    expected,
    role: account === null ? "anon" : "authenticated",
    claims: account === null ? "{}" : JSON.stringify({ sub: account }),
    statement,
    stateQuery: found ?? "select null::jsonb",
    prepare,
  };
}

/** What the permission table says of one person and one table. */
export function checksOf(
  person: Person,
  relation: Relation,
  { house, recipient }: { house: Household; recipient: Household },
): SqlCheck[] {
  const row = person.rowOf(relation);
  const by = person.account ?? recipient.account;
  const [[column, value] = ["", ""]] = Object.entries(aChange[relation]);
  const update = `update public.${relation} set ${column} = ${literal(value)}`;
  const remove = `delete from public.${relation}`;
  // Without a condition a statement reads nothing, so the policy for reading does not stand in.
  const changes = [update, `${update} where ${where(row)}`].map((statement) => ({
    statement,
    row,
    expected: may(person.actor, "U", relation),
  }));
  const deletions = [remove, `${remove} where ${where(row)}`].map((statement) => ({
    statement,
    row,
    expected: may(person.actor, "D", relation),
  }));
  const insertion = {
    statement: insert(relation, aNewRow(relation, house, by)),
    expected: may(person.actor, "I", relation),
    // An account has one row of preferences, made at sign-up.
    ...(relation === "user_preferences" && { prepare: `${remove} where ${where(row)}` }),
  };
  const moves = (ownershipColumns[relation] ?? [])
    .filter((owner) => /_(id|by)$/.test(owner))
    .flatMap((owner) =>
      [recipient.account, by]
        .filter((to) => to !== house.account)
        .flatMap((to) => {
          const move = `update public.${relation} set ${owner} = ${literal(to)}`;
          return [move, `${move} where ${where(row)}`];
        })
        .map((statement) => ({ statement, row, expected: false })),
    );
  const reading = { statement: select(relation, row), expected: may(person.actor, "S", relation) };
  return [reading, insertion, ...changes, ...deletions, ...moves].map((made) =>
    attempt(person, relation, made),
  );
}

export const select = (relation: Relation, row: Finder) =>
  `select 1 from public.${relation} where ${where(row)}`;

export function insert(relation: Relation, row: Record<string, unknown>): string {
  const columns = Object.keys(row).join(", ");
  return `insert into public.${relation} (${columns})
    select ${columns} from jsonb_populate_record(null::public.${relation}, ${literal(JSON.stringify(row))})`;
}

export const where = ([column, value]: Finder) => `${column} = ${literal(value)}`;

export const literal = (value: unknown) => `'${String(value).replaceAll("'", "''")}'`;
