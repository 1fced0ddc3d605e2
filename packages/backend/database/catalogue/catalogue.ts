import type { Engine } from "../engine.ts";
import { CATALOGUE_QUERY } from "./catalogue-query.ts";
import { originsOf } from "./view-origins.ts";

/** The content of schema `public`: the names that a request may use, and the relationships of its relations. */
export interface Catalogue {
  readonly relations: ReadonlyMap<string, Relation>;
  /** Functions by name; two with one name differ in their arguments. Trigger functions are left out. */
  readonly procedures: ReadonlyMap<string, readonly Procedure[]>;
}

export interface Relation {
  readonly name: string;
  readonly kind: "table" | "view";
  /** In the order of the table. */
  readonly columns: ReadonlyMap<string, Column>;
  /** Empty where there is none, so for every view. */
  readonly primaryKey: readonly string[];
  /** Column lists an `on conflict (…)` may name: primary key and unique constraints or indexes that cover every row. */
  readonly uniqueKeys: readonly (readonly string[])[];
  /** Outgoing: the foreign keys of this relation. */
  readonly foreignKeys: readonly ForeignKey[];
  readonly hasRowSecurity: boolean;
  /** Of a view: which of its columns are columns of a table as they are. Empty for a table. */
  readonly tableColumns: ReadonlyMap<string, TableColumn>;
}

/** A column of a table of schema `public`. */
export interface TableColumn {
  readonly table: string;
  readonly column: string;
}

export interface Column {
  readonly name: string;
  /** As a cast writes it, without length or precision: `uuid`, `timestamp with time zone`, `text[]`. */
  readonly type: string;
  readonly isNullable: boolean;
  /** A default, an identity or a generated expression fills it when an insert leaves it out. */
  readonly hasDefault: boolean;
  /** Computed by the database; no insert or update may name it. */
  readonly isGenerated: boolean;
}

export interface ForeignKey {
  /** Name of the constraint, which PostgREST takes as a hint: `medications_profile_id_fkey`. */
  readonly name: string;
  readonly columns: readonly string[];
  /** `public`, or `auth` for references to users: those cannot be embedded. */
  readonly targetSchema: string;
  readonly target: string;
  /** In the order of `columns`. */
  readonly targetColumns: readonly string[];
  /** At most one row of this relation points to one row of the target: embedded there as an object. */
  readonly isOneToOne: boolean;
}

export interface Procedure {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly returnsSet: boolean;
  readonly returns: "void" | "scalar" | "row";
  /** As a cast writes it; `record` for `returns table (…)` and for several out parameters. */
  readonly returnType: string;
  /** The relation of `public` whose row type it returns: such a result can embed like the relation. */
  readonly returnsRelation: string | null;
  /** The columns of its result: `returns table (…)`, or out parameters. */
  readonly returnsColumns: readonly Pick<Column, "name" | "type">[];
  /** At most one row or value. */
  readonly returnsOne: boolean;
  /** The relation of `public` whose row is its only parameter: then it reads like a column of that relation. */
  readonly takesRelation: string | null;
  readonly volatility: "immutable" | "stable" | "volatile";
}

export interface Parameter {
  /** Empty when the function did not name it: then it cannot be called by name. */
  readonly name: string;
  readonly type: string;
  readonly hasDefault: boolean;
  readonly isVariadic: boolean;
}

/** Reads the current catalogue. It does not follow later changes: read again after a migration. */
export async function readCatalogue(engine: Engine): Promise<Catalogue> {
  const [row] = await engine.transaction((tx) => tx.query<{ catalogue: Facts }>(CATALOGUE_QUERY));
  if (!row) throw new Error("The catalogue query answered no row.");
  return assemble(row.catalogue);
}

interface Facts {
  relations: readonly RelationFacts[];
  procedures: readonly Procedure[];
}

type RelationFacts = Omit<Relation, "columns" | "foreignKeys" | "tableColumns"> & {
  number: number;
  /** Of a view: its query. */
  rule: string | null;
  columns: readonly (Column & { number: number })[];
  foreignKeys: readonly Omit<ForeignKey, "isOneToOne">[];
};

function assemble({ relations, procedures }: Facts): Catalogue {
  const byNumber = new Map(relations.map((facts) => [facts.number, facts]));
  return {
    relations: new Map(relations.map((facts) => [facts.name, relationFrom(facts, byNumber)])),
    procedures: Map.groupBy(procedures, (procedure) => procedure.name),
  };
}

function relationFrom(
  { number, rule, ...facts }: RelationFacts,
  byNumber: ReadonlyMap<number, RelationFacts>,
): Relation {
  return {
    ...facts,
    columns: new Map(facts.columns.map(({ number: _, ...column }) => [column.name, column])),
    tableColumns: rule === null ? new Map() : tableColumnsOf(number, byNumber),
    foreignKeys: facts.foreignKeys.map((key) => ({
      ...key,
      // A unique key over some of the columns already permits one row only.
      isOneToOne: facts.uniqueKeys.some((unique) =>
        unique.every((column) => key.columns.includes(column)),
      ),
    })),
  };
}

/** Through views of views, down to tables. Columns from another schema are not followed. */
function tableColumnsOf(
  view: number,
  byNumber: ReadonlyMap<number, RelationFacts>,
): ReadonlyMap<string, TableColumn> {
  const facts = byNumber.get(view);
  const found = new Map<string, TableColumn>();
  for (const [position, origin] of originsOf(facts?.rule ?? "")) {
    const name = facts?.columns.find(({ number }) => number === position)?.name;
    const source = byNumber.get(origin.relation);
    const column = source?.columns.find(({ number }) => number === origin.column)?.name;
    if (name === undefined || source === undefined || column === undefined) continue;
    const table =
      source.rule === null
        ? { table: source.name, column }
        : tableColumnsOf(source.number, byNumber).get(column);
    if (table !== undefined) found.set(name, table);
  }
  return found;
}
