import type { Column } from "../database/catalogue.ts";
import type { JsonStep } from "./field.ts";
import type { Test } from "./parse-filter.ts";
import type { OrderTerm } from "./parse-order.ts";
import type { Relationship } from "./relationship.ts";

/** What rows come from: a relation, or a function whose result may be like one. */
export interface Source {
  readonly name: string;
  /** Null when the catalogue does not know them: `returns table (…)`. */
  readonly columns: ReadonlyMap<string, Column> | null;
  /** From the relation that the rows are like; empty when they are like none. */
  readonly relationships: readonly Relationship[];
}

/** What is read of one source, every name in it checked. */
export interface ReadPlan {
  readonly outputs: readonly Output[];
  readonly conditions: readonly PlannedCondition[];
  readonly order: readonly PlannedOrder[];
  readonly limit: number | null;
  readonly offset: number;
  /** All embedded relations, also those only filtered by. */
  readonly embeds: readonly Embed[];
}

export type Output =
  | { readonly kind: "all" }
  | { readonly kind: "column"; readonly reference: Reference; readonly label: string }
  | { readonly kind: "embed"; readonly embed: Embed };

/** A relation reached from another one, and what is read of it. */
export interface Embed {
  /** Its key in the answer, its name in filters. */
  readonly label: string;
  readonly relationship: Relationship;
  /** Parents without it are left out of the answer. */
  readonly isInner: boolean;
  /** Its columns stand among those of the parent. */
  readonly isSpread: boolean;
  readonly plan: ReadPlan;
}

/** A column, or a place inside it. */
export interface Reference {
  readonly column: string;
  /** Of the column; null when the catalogue does not know it. */
  readonly type: string | null;
  readonly path: readonly JsonStep[];
}

export type PlannedCondition =
  | {
      readonly kind: "test";
      readonly reference: Reference;
      readonly isNegated: boolean;
      readonly test: Test;
    }
  | { readonly kind: "presence"; readonly embed: Embed; readonly isPresent: boolean }
  | {
      readonly kind: "group";
      readonly operator: "and" | "or";
      readonly isNegated: boolean;
      readonly terms: readonly PlannedCondition[];
    };

export interface PlannedOrder extends Pick<OrderTerm, "direction" | "nulls"> {
  readonly reference: Reference;
  /** The embedded row that has the column, when it is not the row itself. */
  readonly through: Embed | null;
}

export function isToOne(embed: Embed): boolean {
  const { cardinality } = embed.relationship;
  return cardinality === "many-to-one" || cardinality === "one-to-one";
}

/** Columns a plan takes from its source, for a `returning` that asks for no more; null means all. */
export function columnsRead(plan: ReadPlan): ReadonlySet<string> | null {
  if (plan.outputs.some(({ kind }) => kind === "all")) return null;
  const columns = new Set<string>();
  for (const output of plan.outputs) {
    if (output.kind === "column") columns.add(output.reference.column);
  }
  for (const term of plan.order) {
    if (term.through === null) columns.add(term.reference.column);
  }
  for (const { relationship } of plan.embeds) {
    for (const { near } of relationship.junction?.toOrigin ?? relationship.pairs) columns.add(near);
  }
  return columns;
}
