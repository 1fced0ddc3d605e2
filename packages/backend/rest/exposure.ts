import type { Catalogue, Procedure, Relation } from "../database/catalogue/catalogue.ts";
import type { Source } from "./plan/plan.ts";
import { findRelationships, type Relationship } from "./plan/relationship.ts";
import { unknownRelation } from "./rest-error.ts";

/** The exposed part of the database: only the listed names. */
export class Exposure {
  private readonly relationships: ReadonlyMap<string, readonly Relationship[]>;
  private readonly relations = new Map<string, Relation>();
  private readonly functions = new Map<string, readonly Procedure[]>();
  /** By relation and name: functions of a row that read like its columns. */
  private readonly computed = new Map<string, Map<string, Procedure>>();

  /** @throws Error for a listed name that the catalogue does not have: a bug, found at the start. */
  constructor(catalogue: Catalogue, relations: readonly string[], procedures: readonly string[]) {
    for (const name of relations) {
      this.relations.set(name, present(catalogue.relations.get(name), name));
    }
    const ofRows: Procedure[] = [];
    for (const name of procedures) {
      const found = present(catalogue.procedures.get(name), name);
      this.functions.set(name, found.filter(isCallable).toSorted(bySignature));
      ofRows.push(...found.filter(({ takesRelation }) => takesRelation !== null));
    }
    this.relationships = findRelationships(catalogue, new Set(relations), ofRows);
    for (const each of ofRows) {
      if (each.takesRelation === null || each.returns !== "scalar" || each.returnsSet) continue;
      const columns = this.computed.get(each.takesRelation) ?? new Map<string, Procedure>();
      this.computed.set(each.takesRelation, columns.set(each.name, each));
    }
  }

  /** @throws RestError PGRST205 */
  relation(name: string): Relation {
    const relation = this.relations.get(name);
    if (relation === undefined) throw unknownRelation(name);
    return relation;
  }

  /** Functions of this name; none when it is not exposed. */
  procedures(name: string): readonly Procedure[] {
    return this.functions.get(name) ?? [];
  }

  /** @param label what an error calls it */
  source({ name, columns }: Relation, label = name): Source {
    return {
      name,
      label,
      columns,
      computed: this.computed.get(name) ?? new Map(),
      relationships: this.relationships.get(name) ?? [],
    };
  }

  /** What a function returns: rows of an exposed relation can be used like the relation. */
  result({ name, returnsRelation, returnsColumns }: Procedure): Source {
    const relation = returnsRelation === null ? undefined : this.relations.get(returnsRelation);
    if (relation !== undefined) return this.source(relation);
    const columns = returnsColumns.length === 0 ? null : byName(returnsColumns);
    return { name, label: name, columns, computed: new Map(), relationships: [] };
  }
}

const byName = (columns: Procedure["returnsColumns"]) =>
  new Map(columns.map((column) => [column.name, column]));

const BODY_TYPES: ReadonlySet<string> = new Set(["json", "jsonb", "text"]);

/** A parameter without a name can be given only when it is the one that takes the whole body, as in PostgREST. */
function isCallable({ parameters }: Procedure): boolean {
  if (parameters.every(({ name }) => name !== "")) return true;
  const [only, ...others] = parameters;
  return only !== undefined && others.length === 0 && BODY_TYPES.has(only.type);
}

const signatureOf = ({ parameters }: Procedure) =>
  parameters.map(({ name, type }) => `${name} ${type}`).join(", ");

function bySignature(one: Procedure, other: Procedure): number {
  return signatureOf(one) < signatureOf(other) ? -1 : 1;
}

function present<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`Schema public has no '${name}' to expose.`);
  return found;
}
