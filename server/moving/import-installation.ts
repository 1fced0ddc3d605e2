import type { Transaction } from "@trousse/backend/database/engine";
import { OperatorError } from "../lifecycle/operator-error.ts";
import { disableTriggers } from "./disable-triggers.ts";
import { migrationsOf, type RowCounts, STORED_FILES } from "./export-installation.ts";
import { withNamesOfToday } from "./former-names.ts";
import type { InstallationLocation } from "./installation-location.ts";
import { insertRows, listMovedTables, type MovedTable } from "./moved-tables.ts";
import type { MovedObject, MovingLine } from "./moving-file.ts";

/** For each table, the number of rows in the file and in the target now. */
export interface TableImportResult {
  readonly table: string;
  readonly inFile: number;
  readonly inTarget: number;
}

export interface InstallationImportOptions {
  /** Does everything, counts, and rolls back. */
  readonly isDryRun: boolean;
  /** Replaces an installation that has accounts. */
  readonly replaces: boolean;
}

/** Rolls back a transaction that succeeded. */
class DryRunRollback extends Error {}

/**
 * Replaces the content of an installation with an exported one, in one transaction: rows are inserted unchanged, and
 * triggers are disabled. Stored files come last.
 * @throws {OperatorError} when the target is in use, has another version, or cannot store a row
 */
export async function importInstallation(
  target: InstallationLocation,
  written: AsyncIterator<MovingLine>,
  { isDryRun, replaces }: InstallationImportOptions,
): Promise<TableImportResult[]> {
  const lines = withNamesOfToday(written);
  const objects = new ObjectStream(lines);
  let arrivals: TableImportResult[] = [];
  const move = (tx: Transaction) => objects.moveTo(tx, target);
  await target
    .transaction(async (tx) => {
      await requireSameVersion(tx, await nextLine(lines));
      const tables = await listMovedTables(tx);
      if (!replaces) await requireUnused(tx);
      const enableTriggers = await disableTriggers(tx, tables);
      await clearTables(tx, tables);
      const inFile = await insertTables(tx, tables, lines, objects);
      await continueSequences(tx, tables);
      await enableTriggers();
      if (target.is === "supabase") await normalizeAuthColumns(tx);
      arrivals = await compareCounts(tx, tables, inFile);
      if (isDryRun) await objects.count();
      else if (target.is === "own") await move(tx);
      if (isDryRun) throw new DryRunRollback();
    })
    .catch((problem: unknown) => {
      if (!(problem instanceof DryRunRollback)) throw problem;
    });
  // Supabase stores the files on another machine: a rollback of the rows would leave them behind.
  if (target.is === "supabase" && !isDryRun) await target.transaction(move);
  const inTarget = isDryRun
    ? objects.seen
    : await target.transaction((tx) => target.objects.count(tx));
  return [...arrivals, { table: STORED_FILES, inFile: objects.seen, inTarget }];
}

/** The stored files in the file, read one at a time, because together they may be larger than memory. */
class ObjectStream {
  seen = 0;
  readonly #lines: AsyncIterator<MovingLine>;
  #first: MovingLine = { is: "end" };

  constructor(lines: AsyncIterator<MovingLine>) {
    this.#lines = lines;
  }

  /** The line after the tables: a stored file, or the end. */
  beginWith(line: MovingLine): void {
    this.#first = line;
  }

  async count(): Promise<void> {
    for await (const _ of this.#each()) this.seen += 1;
  }

  async moveTo(tx: Transaction, { objects }: InstallationLocation): Promise<void> {
    await objects.clear(tx);
    for await (const object of this.#each()) {
      await objects.put(tx, object);
      this.seen += 1;
    }
  }

  async *#each(): AsyncGenerator<MovedObject> {
    for (let line = this.#first; line.is !== "end"; line = await nextLine(this.#lines)) {
      if (line.is !== "object")
        throw new OperatorError("The file has a table among its stored files.");
      yield line;
    }
    // The file is known to be complete only at its end.
    await this.#lines.next();
  }
}

async function nextLine(lines: AsyncIterator<MovingLine>): Promise<MovingLine> {
  const { value, done } = await lines.next();
  if (done) throw new OperatorError("The file ends before its end.");
  return value;
}

/**
 * The newest migrations of the versions whose files are still imported: the last before the migrations were squashed
 * (decision 0070), and the last before the functions were renamed (decision 0073). Their tables are the same
 * by the names of today, and columns that were added since get their defaults.
 */
const IMPORTED_VERSIONS = ["20261122190400", "20261122202400"];

async function requireSameVersion(tx: Transaction, first: MovingLine): Promise<void> {
  if (first.is !== "beginning") throw new OperatorError("The file does not begin as it should.");
  const here = (await migrationsOf(tx)).join(" ");
  const newest = first.migrations.at(-1) ?? "";
  if (first.migrations.join(" ") === here || IMPORTED_VERSIONS.includes(newest)) return;
  throw new OperatorError(
    "The file was written by another version of Trousse: use the same one at both ends, started once at each.",
  );
}

async function requireUnused(tx: Transaction): Promise<void> {
  const [account] = await tx.query("select 1 from auth.users limit 1");
  if (!account) return;
  throw new OperatorError(
    "People have accounts here already: add --replace to replace all of their data with the file.",
  );
}

async function clearTables(tx: Transaction, tables: readonly MovedTable[]): Promise<void> {
  for (const { name } of tables.toReversed()) await tx.query(`delete from ${name}`);
}

/** @returns how many rows the file has for each table */
async function insertTables(
  tx: Transaction,
  tables: readonly MovedTable[],
  lines: AsyncIterator<MovingLine>,
  objects: ObjectStream,
): Promise<RowCounts> {
  const inFile = new Map<string, number>();
  let statement: string | undefined;
  let current = "";
  for (;;) {
    const line = await nextLine(lines);
    if (line.is === "table") {
      current = line.name;
      inFile.set(current, 0);
      statement = statementFor(tables, line);
    } else if (line.is === "rows") {
      inFile.set(current, (inFile.get(current) ?? 0) + line.rows.length);
      if (statement) await tx.query(statement, [`[${line.rows.join(",")}]`]);
    } else {
      objects.beginWith(line);
      return inFile;
    }
  }
}

/** Undefined for a table that does not exist: Supabase has no recovery codes. */
function statementFor(
  tables: readonly MovedTable[],
  { name, columns }: Extract<MovingLine, { is: "table" }>,
): string | undefined {
  const table = tables.find((each) => each.name === name);
  const known = new Set(table?.columns.map((column) => column.name));
  return (
    table &&
    insertRows(
      table,
      columns.filter((column) => known.has(column)),
    )
  );
}

/** Sets each sequence beyond the highest number in use. */
async function continueSequences(tx: Transaction, tables: readonly MovedTable[]): Promise<void> {
  const numbered = await tx.query<{ name: string; column: string }>(
    `select attrelid::regclass::text as name, attname::text as column
     from pg_attribute where attidentity <> '' and attrelid = any ($1::text[]::regclass[])`,
    [tables.map(({ name }) => name)],
  );
  for (const { name, column } of numbered) {
    await tx.query(
      `select setval(pg_get_serial_sequence($1, $2), (select coalesce(max(${column}), 0) + 1 from ${name}), false)::text`,
      [name, column],
    );
  }
}

/** GoTrue reads these columns as texts and fails on null; and it knows only one instance. */
async function normalizeAuthColumns(tx: Transaction): Promise<void> {
  const columns = await tx.query<{ name: string }>(
    `select attname::text as name from pg_attribute
     where attrelid = 'auth.users'::regclass and attnum > 0 and not attisdropped
       and attname in ('confirmation_token', 'recovery_token', 'email_change', 'email_change_token_new',
         'email_change_token_current', 'reauthentication_token', 'phone_change', 'phone_change_token')`,
  );
  const texts = columns.map(({ name }) => `${name} = coalesce(${name}, '')`);
  await tx.query(
    `update auth.users set ${["instance_id = '00000000-0000-0000-0000-000000000000'", ...texts].join(", ")}`,
  );
}

async function compareCounts(
  tx: Transaction,
  tables: readonly MovedTable[],
  inFile: RowCounts,
): Promise<TableImportResult[]> {
  const here = new Set(tables.map(({ name }) => name));
  const arrivals: TableImportResult[] = [];
  for (const [table, count] of inFile) {
    const [row] = here.has(table)
      ? await tx.query<{ count: number }>(`select count(*)::integer as count from ${table}`)
      : [];
    arrivals.push({ table, inFile: count, inTarget: row?.count ?? 0 });
  }
  const lost = arrivals.filter((each) => here.has(each.table) && each.inTarget !== each.inFile);
  if (lost.length === 0) return arrivals;
  throw new OperatorError(
    `Rows were lost on the way to ${lost.map(({ table }) => table).join(", ")}.`,
  );
}
