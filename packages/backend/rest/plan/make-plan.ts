import type { Exposure } from "../exposure.ts";
import { type Field, fieldLabel } from "../query/field.ts";
import type { NegatableTest } from "../query/parse-filter.ts";
import type { Condition } from "../query/parse-logic.ts";
import type { OrderTerm } from "../query/parse-order.ts";
import type { Level } from "../query/parse-query.ts";
import type { SelectedField, SelectedRelation, SelectItem } from "../query/parse-select.ts";
import {
  embeddedTwice,
  notEmbedded,
  RestError,
  unknownColumn,
  unsupported,
} from "../rest-error.ts";
import { chooseRelationship } from "./choose-relationship.ts";
import type {
  Embed,
  Output,
  PlannedCondition,
  PlannedOrder,
  ReadPlan,
  Reference,
  Source,
} from "./plan.ts";
import { isToOne } from "./plan.ts";

/** Longer names are cut short by PostgreSQL. */
const NAME_BYTES = 63;

/**
 * Resolves the names of a request to relations and columns.
 * @param depth 0 for the requested relation, 1 for relations embedded in it
 * @throws RestError for a name that does not exist or is ambiguous
 */
export function makePlan(
  source: Source,
  items: readonly SelectItem[],
  level: Level,
  schema: Pick<Exposure, "source">,
  depth = 0,
): ReadPlan {
  const outputs: Output[] = [];
  const embeds: Embed[] = [];
  for (const item of items) {
    if (item.kind === "all") outputs.push({ kind: "all" });
    else if (item.kind === "field" && depth > 0 && isCount(source, items)) {
      outputs.push({ kind: "count", label: checkedLabel(item.alias ?? item.field.name) });
    } else if (item.kind === "field") outputs.push(columnOutput(source, item));
    else {
      const embed = makeEmbed(source, item, level, schema, depth + 1);
      if (embeds.some(({ label }) => label === embed.label)) {
        throw embeddedTwice(`${source.name}_${embed.label}_${depth + 1}`);
      }
      embeds.push(embed);
      if (item.items.length > 0) outputs.push({ kind: "embed", embed });
    }
  }
  for (const name of level.embedded.keys()) {
    if (!embeds.some(({ label }) => label === name)) throw notEmbedded(name);
  }
  return {
    outputs,
    embeds,
    conditions: level.conditions.map((condition) => planCondition(source, embeds, condition)),
    order: level.order.map((term) => planOrder(source, embeds, term, schema)),
    limit: level.limit,
    offset: level.offset,
  };
}

/** `boxes(count)` is the number of boxes: the one aggregate that needs no permission, as in PostgREST. */
function isCount({ columns }: Source, items: readonly SelectItem[]): boolean {
  const [only] = items;
  return (
    items.length === 1 &&
    only?.kind === "field" &&
    only.field.name === "count" &&
    only.field.path.length === 0 &&
    only.cast === null &&
    columns?.has("count") === false
  );
}

const EMPTY_LEVEL: Level = {
  conditions: [],
  order: [],
  limit: null,
  offset: 0,
  embedded: new Map(),
};

function makeEmbed(
  source: Source,
  item: SelectedRelation,
  level: Level,
  schema: Pick<Exposure, "source">,
  depth: number,
): Embed {
  const { target, hint, alias, items, join, isSpread } = item;
  const relationship = chooseRelationship(source.name, source.relationships, target, hint);
  const label = checkedLabel(alias ?? target);
  const inner = schema.source(relationship.target, `${relationship.target.name}_${depth}`);
  const plan = makePlan(inner, items, level.embedded.get(label) ?? EMPTY_LEVEL, schema, depth);
  const embed: Embed = { label, relationship, isInner: join === "inner", isSpread, plan };
  if (isSpread && !isToOne(embed)) {
    throw unsupported("Only a relation with at most one row can be spread.");
  }
  return embed;
}

function columnOutput(source: Source, { field, alias, cast }: SelectedField): Output {
  const label = checkedLabel(alias ?? fieldLabel(field));
  return { kind: "column", reference: refer(source, field), label, cast };
}

function checkedLabel(label: string): string {
  if (Buffer.byteLength(label) <= NAME_BYTES) return label;
  throw unsupported(`A name can have ${NAME_BYTES} bytes, not more.`);
}

function refer(source: Source, { name, path }: Field): Reference {
  const column = source.columns?.get(name);
  const computed = column === undefined ? source.computed.get(name) : undefined;
  if (computed !== undefined) {
    return { column: name, type: computed.returnType, path, computedOf: source.name };
  }
  if (column === undefined && source.columns !== null) throw unknownColumn(source.label, name);
  return { column: name, type: column?.type ?? null, path, computedOf: null };
}

function planCondition(
  source: Source,
  embeds: readonly Embed[],
  condition: Condition,
): PlannedCondition {
  if (condition.kind === "group") {
    const terms = condition.terms.map((term) => planCondition(source, embeds, term));
    return { ...condition, terms };
  }
  const { field, isNegated, test } = condition;
  return (
    planPresence(source, embeds, field, condition) ?? {
      kind: "test",
      reference: knownType(refer(source, field)),
      isNegated,
      test,
    }
  );
}

/** `rel=is.null` asks whether an embedded relation has rows; nothing else can be asked of it. */
function planPresence(
  source: Source,
  embeds: readonly Embed[],
  field: Field,
  { test, isNegated }: NegatableTest,
): PlannedCondition | null {
  const embed = embeds.find(({ label }) => label === field.name);
  if (embed === undefined || field.path.length > 0) return null;
  if (test.kind === "is" && (test.state === "null" || test.state === "not null")) {
    return { kind: "presence", embed, isPresent: (test.state === "not null") !== isNegated };
  }
  if (source.columns?.has(field.name)) return null;
  throw new RestError(400, {
    code: "PGRST120",
    message: `Bad operator on the '${field.name}' embedded resource`,
    details: "Only is null or not is null filters are allowed on embedded resources",
  });
}

/** A value is cast to the type of its column, so a column of unknown type cannot be compared. */
function knownType(reference: Reference): Reference {
  if (reference.type !== null) return reference;
  throw unsupported("The result of this function cannot be filtered.");
}

function planOrder(
  source: Source,
  embeds: readonly Embed[],
  term: OrderTerm,
  schema: Pick<Exposure, "source">,
): PlannedOrder {
  const { direction, nulls, field, relation } = term;
  if (relation === null) {
    return { reference: refer(source, field), through: null, direction, nulls };
  }
  const through = embeds.find(({ label }) => label === relation);
  if (through === undefined) throw notEmbedded(relation);
  if (!isToOne(through)) {
    throw new RestError(400, {
      code: "PGRST118",
      message: `A related order on '${relation}' is not possible`,
      details: `'${source.name}' and '${relation}' do not form a many-to-one or one-to-one relationship`,
    });
  }
  const reference = refer(schema.source(through.relationship.target), field);
  return { reference, through, direction, nulls };
}
