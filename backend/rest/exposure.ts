import type { Catalogue, Procedure, Relation } from "../database/catalogue.ts";
import type { Source } from "./plan.ts";
import { findRelationships, type Relationship } from "./relationship.ts";
import { unknownRelation } from "./rest-error.ts";

/** What of the database exists for the outside: nothing but what was listed. */
export class Exposure {
  readonly relationships: ReadonlyMap<string, readonly Relationship[]>;
  private readonly relations = new Map<string, Relation>();
  private readonly functions = new Map<string, readonly Procedure[]>();

  /** @throws Error for a listed name that the catalogue does not have: a mistake of ours, found at the start. */
  constructor(catalogue: Catalogue, relations: readonly string[], procedures: readonly string[]) {
    for (const name of relations) {
      this.relations.set(name, present(catalogue.relations.get(name), name));
    }
    for (const name of procedures) {
      this.functions.set(name, present(catalogue.procedures.get(name), name));
    }
    this.relationships = findRelationships(catalogue, new Set(relations));
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

  source({ name, columns }: Relation): Source {
    return { name, columns, relationships: this.relationships.get(name) ?? [] };
  }

  /** What a function returns: rows of an exposed relation can be used like the relation. */
  result({ name, returnsRelation }: Procedure): Source {
    const relation = returnsRelation === null ? undefined : this.relations.get(returnsRelation);
    return relation === undefined
      ? { name, columns: null, relationships: [] }
      : this.source(relation);
  }
}

function present<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`Schema public has no '${name}' to expose.`);
  return found;
}
