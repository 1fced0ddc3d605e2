import type {
  Catalogue,
  ForeignKey,
  Procedure,
  Relation,
} from "../../database/catalogue/catalogue.ts";

/** A way from one exposed relation to another: along foreign keys, or through a function of a row. */
export interface Relationship {
  readonly origin: Relation;
  readonly target: Relation;
  readonly cardinality: "many-to-one" | "one-to-one" | "one-to-many" | "many-to-many";
  /** Whether `origin` holds the key. Only then may its column or constraint stand for the target. */
  readonly isOutgoing: boolean;
  /** Name of the foreign key, of the junction, or of the function. */
  readonly name: string;
  /** Columns that are equal: of `origin` or, with a junction, of the junction; then of the other side. */
  readonly pairs: readonly ColumnPair[];
  readonly junction: Junction | null;
  /** Whether the function `name`, called with a row of `origin`, returns the rows of `target`. */
  readonly isFunction: boolean;
}

export interface ColumnPair {
  readonly near: string;
  readonly far: string;
}

/** A relation in the middle of a many-to-many relationship. */
export interface Junction {
  readonly relation: Relation;
  /** `near` of the origin, `far` of the junction. */
  readonly toOrigin: readonly ColumnPair[];
}

/** All relationships from each relation, only through relations and functions that are exposed. */
export function findRelationships(
  catalogue: Catalogue,
  exposed: ReadonlySet<string>,
  functions: readonly Procedure[],
): ReadonlyMap<string, readonly Relationship[]> {
  const relations = [...catalogue.relations.values()].filter(({ name }) => exposed.has(name));
  const keys = [...catalogue.relations.values()].flatMap((table) =>
    table.foreignKeys
      .filter(({ targetSchema }) => targetSchema === "public")
      .flatMap((key) => keysLike(table.name, key, relations)),
  );
  const all = [
    ...keys.map(outgoing),
    ...keys.map(incoming),
    ...keys.flatMap((from) =>
      keys.filter((to) => isJunction(from, to)).map((to) => throughJunction(from, to)),
    ),
    ...functions.flatMap((each) => throughFunction(each, relations)),
  ];
  return Map.groupBy(all, ({ origin }) => origin.name);
}

/** A foreign key between two exposed relations; either may be a view that shows the columns of the table. */
interface Key {
  readonly holder: Relation;
  readonly key: ForeignKey;
  readonly referenced: Relation;
}

/** The foreign key of `table` between all exposed relations that have its columns, as PostgREST has it. */
function keysLike(table: string, key: ForeignKey, relations: readonly Relation[]): readonly Key[] {
  return relations.flatMap((holder) => {
    const columns = columnsIn(holder, table, key.columns);
    if (columns === null) return [];
    return relations.flatMap((referenced) => {
      const targetColumns = columnsIn(referenced, key.target, key.targetColumns);
      return targetColumns === null
        ? []
        : [{ holder, key: { ...key, columns, targetColumns }, referenced }];
    });
  });
}

/** What `relation` calls these columns of `table`; null when it does not show them all. */
function columnsIn(
  relation: Relation,
  table: string,
  columns: readonly string[],
): readonly string[] | null {
  if (relation.name === table) return columns;
  const shown = [...relation.tableColumns];
  const names = columns.flatMap((column) => {
    const found = shown.find(([, origin]) => origin.table === table && origin.column === column);
    return found === undefined ? [] : [found[0]];
  });
  return names.length === columns.length ? names : null;
}

function throughFunction(
  { name, takesRelation, returns, returnsRelation, returnsOne }: Procedure,
  relations: readonly Relation[],
): readonly Relationship[] {
  const origin = relations.find((relation) => relation.name === takesRelation);
  const target = relations.find((relation) => relation.name === returnsRelation);
  if (origin === undefined || target === undefined || returns !== "row") return [];
  const cardinality = returnsOne ? "one-to-one" : "one-to-many";
  const path = { pairs: [], junction: null, isFunction: true };
  return [{ origin, target, cardinality, isOutgoing: false, name, ...path }];
}

function outgoing({ holder, key, referenced }: Key): Relationship {
  return {
    origin: holder,
    target: referenced,
    cardinality: key.isOneToOne ? "one-to-one" : "many-to-one",
    isOutgoing: true,
    name: key.name,
    pairs: zip(key.columns, key.targetColumns),
    junction: null,
    isFunction: false,
  };
}

function incoming({ holder, key, referenced }: Key): Relationship {
  return {
    origin: referenced,
    target: holder,
    cardinality: key.isOneToOne ? "one-to-one" : "one-to-many",
    isOutgoing: false,
    name: key.name,
    pairs: zip(key.targetColumns, key.columns),
    junction: null,
    isFunction: false,
  };
}

/** As in PostgREST, only a relation whose primary key holds both foreign keys joins two others. */
function isJunction(from: Key, to: Key): boolean {
  return (
    from.holder === to.holder &&
    from.key.name !== to.key.name &&
    [...from.key.columns, ...to.key.columns].every((column) =>
      from.holder.primaryKey.includes(column),
    )
  );
}

function throughJunction(from: Key, to: Key): Relationship {
  return {
    origin: from.referenced,
    target: to.referenced,
    cardinality: "many-to-many",
    isOutgoing: false,
    name: from.holder.name,
    pairs: zip(to.key.columns, to.key.targetColumns),
    junction: {
      relation: from.holder,
      toOrigin: zip(from.key.targetColumns, from.key.columns),
    },
    isFunction: false,
  };
}

function zip(near: readonly string[], far: readonly string[]): readonly ColumnPair[] {
  return near.map((name, position) => ({ near: name, far: far[position] ?? name }));
}
