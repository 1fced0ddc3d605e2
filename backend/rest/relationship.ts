import type { Catalogue, ForeignKey, Relation } from "../database/catalogue.ts";

/** A way from one exposed relation to another along foreign keys. */
export interface Relationship {
  readonly origin: Relation;
  readonly target: Relation;
  readonly cardinality: "many-to-one" | "one-to-one" | "one-to-many" | "many-to-many";
  /** Whether `origin` holds the key. Only then may its column or constraint stand for the target. */
  readonly isOutgoing: boolean;
  /** Name of the foreign key, or of the junction. */
  readonly name: string;
  /** Columns that are equal: of `origin` or, with a junction, of the junction; then of the other side. */
  readonly pairs: readonly ColumnPair[];
  readonly junction: Junction | null;
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

/** All relationships from each relation, only through relations in `exposed`. */
export function findRelationships(
  catalogue: Catalogue,
  exposed: ReadonlySet<string>,
): ReadonlyMap<string, readonly Relationship[]> {
  const relations = [...catalogue.relations.values()].filter(({ name }) => exposed.has(name));
  const keys = relations.flatMap((holder) =>
    holder.foreignKeys.flatMap((key) => {
      const target = key.targetSchema === "public" && exposed.has(key.target);
      const referenced = target ? catalogue.relations.get(key.target) : undefined;
      return referenced === undefined ? [] : [{ holder, key, referenced }];
    }),
  );
  const all = [
    ...keys.map(outgoing),
    ...keys.map(incoming),
    ...keys.flatMap((from) =>
      keys.filter((to) => isJunction(from, to)).map((to) => throughJunction(from, to)),
    ),
  ];
  return Map.groupBy(all, ({ origin }) => origin.name);
}

/** A foreign key between two exposed relations. */
interface Key {
  readonly holder: Relation;
  readonly key: ForeignKey;
  readonly referenced: Relation;
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
  };
}

/** As in PostgREST, only a relation whose primary key holds both foreign keys joins two others. */
function isJunction(from: Key, to: Key): boolean {
  return (
    from.holder === to.holder &&
    from.key !== to.key &&
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
  };
}

function zip(near: readonly string[], far: readonly string[]): readonly ColumnPair[] {
  return near.map((name, position) => ({ near: name, far: far[position] ?? name }));
}
