import type { Column, Procedure } from "../../database/catalogue/catalogue.ts";
import type { JsonStep } from "../query/field.ts";
import type { Test } from "../query/parse-filter.ts";
import type { OrderTerm } from "../query/parse-order.ts";
import type { Relationship } from "./relationship.ts";

/** What rows come from: a relation, or a function whose result may be like one. */
export interface Source {
  readonly name: string;
  /** Its name in errors: `boxes`, or `boxes_1` when embedded one level deep. */
  readonly label: string;
  /** Null when the catalogue does not know them: a record, or a type of its own. */
  readonly columns: ReadonlyMap<string, Pick<Column, "name" | "type">> | null;
  /** Functions of a row of it, which read like columns. */
  readonly computed: ReadonlyMap<string, Procedure>;
  /** From the relation that the rows are like; empty when they are like none. */
  readonly relationships: readonly Relationship[];
}

/** What is read from one source, with all names resolved. */
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
  | { readonly kind: "count"; readonly label: string }
  | {
      readonly kind: "column";
      readonly reference: Reference;
      readonly label: string;
      readonly cast: string | null;
    }
  | { readonly kind: "embed"; readonly embed: Embed };

/** A relation embedded in another one, and what is read from it. */
export interface Embed {
  /** Its key in the response, its name in filters. */
  readonly label: string;
  readonly relationship: Relationship;
  /** Rows of the parent without it are removed from the response. */
  readonly isInner: boolean;
  /** Its columns are spread into those of the parent. */
  readonly isSpread: boolean;
  readonly plan: ReadPlan;
}

/** A column, or a place inside it. */
export interface Reference {
  readonly column: string;
  /** Of the column; null when the catalogue does not know it. */
  readonly type: string | null;
  readonly path: readonly JsonStep[];
  /** The relation whose row the function `column` takes; null for a column. */
  readonly computedOf: string | null;
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

const isComputed = ({ reference }: { readonly reference: Reference }) =>
  reference.computedOf !== null;

const takesWholeRow = (output: Output) =>
  output.kind === "all" || (output.kind === "column" && isComputed(output));

/** Columns a plan takes from its source, for a `returning` that asks for no more; null means all. */
export function columnsRead(plan: ReadPlan): ReadonlySet<string> | null {
  if (plan.outputs.some(takesWholeRow) || plan.order.some(isComputed)) return null;
  if (plan.embeds.some(({ relationship }) => relationship.isFunction)) return null;
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
