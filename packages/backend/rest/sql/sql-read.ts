import {
  type Embed,
  isToOne,
  type Output,
  type PlannedCondition,
  type PlannedOrder,
  type ReadPlan,
} from "../plan/plan.ts";
import type { ColumnPair } from "../plan/relationship.ts";
import { referenceSql, testSql } from "./sql-condition.ts";
import { inPublic, quoteName, rowSql, type Values } from "./sql-text.ts";

/** Writes the reading part of one statement, with aliases that no name of a request can meet. */
export class ReadWriter {
  private readonly values: Values;
  private readonly maxRows: number;
  private aliases = 0;

  /** @param maxRows bounds every list of the answer, embedded ones too. */
  constructor(values: Values, maxRows: number) {
    this.values = values;
    this.maxRows = maxRows;
  }

  /** The rows of `from` as the answer shows them, in the range asked for. */
  rows(plan: ReadPlan, from: string): string {
    const alias = this.alias();
    return this.shaped(plan, alias, `${from} as ${alias}`, []) + this.bounds(plan);
  }

  /** All rows of `from` as the answer shows them: what a change returns is never cut short. */
  allRows(plan: ReadPlan, from: string): string {
    const alias = this.alias();
    return this.shaped(plan, alias, `${from} as ${alias}`, []);
  }

  /** The one row that `alias` names as the answer shows it, when nothing is embedded in it. */
  row({ outputs }: ReadPlan, alias: string): string {
    return `select ${outputs.map((output) => this.output(output, alias, [])).join(", ")}`;
  }

  /** As many empty rows as `rows` has. */
  emptyRows(plan: ReadPlan, from: string): string {
    return this.matches(plan, from) + this.bounds(plan);
  }

  /** As many empty rows as there are in every range. */
  matches(plan: ReadPlan, from: string): string {
    const alias = this.alias();
    return `select from ${from} as ${alias}${where(this.conditions(plan, alias))}`;
  }

  /** What a changed row, which `alias` names, must fulfil: a `where` clause or nothing. */
  where(conditions: readonly PlannedCondition[], alias: string): string {
    return where(conditions.map((condition) => this.condition(condition, alias)));
  }

  private shaped(plan: ReadPlan, alias: string, from: string, on: readonly string[]): string {
    const spreads: string[] = [];
    const outputs = plan.outputs.map((output) => this.output(output, alias, spreads)).join(", ");
    return (
      `select ${outputs} from ${from}${spreads.join("")}` +
      where([...on, ...this.conditions(plan, alias)]) +
      this.orderBy(plan.order, alias)
    );
  }

  private output(output: Output, alias: string, spreads: string[]): string {
    if (output.kind === "all") return `${alias}.*`;
    if (output.kind === "count") return `count(*) as ${quoteName(output.label)}`;
    if (output.kind === "column") {
      const { reference, label, cast } = output;
      const value = referenceSql(reference, alias, this.values);
      return `${cast === null ? value : `${value}::${cast}`} as ${quoteName(label)}`;
    }
    const { embed } = output;
    if (!embed.isSpread) return `${this.json(embed, alias)} as ${quoteName(embed.label)}`;
    const spread = this.alias();
    spreads.push(` left join lateral (${this.embedded(embed, alias)}) as ${spread} on true`);
    return `${spread}.*`;
  }

  private json(embed: Embed, parent: string): string {
    const rows = this.embedded(embed, parent);
    return isToOne(embed)
      ? `(select row_to_json(e.*) from (${rows}) as e)`
      : `coalesce((select json_agg(e.*) from (${rows}) as e), '[]')`;
  }

  private embedded(embed: Embed, parent: string): string {
    const { alias, from, on } = this.reach(embed, parent);
    const rows = this.shaped(embed.plan, alias, from, on);
    return isToOne(embed) ? rows : rows + this.bounds(embed.plan);
  }

  private conditions(plan: ReadPlan, alias: string): readonly string[] {
    const inner = plan.embeds.filter(({ isInner }) => isInner);
    return [
      ...plan.conditions.map((condition) => this.condition(condition, alias)),
      ...inner.map((embed) => this.exists(embed, alias)),
    ];
  }

  private condition(condition: PlannedCondition, alias: string): string {
    if (condition.kind === "presence") {
      return `${condition.isPresent ? "" : "not "}${this.exists(condition.embed, alias)}`;
    }
    const sql =
      condition.kind === "test"
        ? testSql(condition.reference, condition.test, alias, this.values)
        : condition.terms
            .map((term) => this.condition(term, alias))
            .join(` ${condition.operator} `);
    return condition.isNegated ? `not (${sql})` : `(${sql})`;
  }

  private exists(embed: Embed, parent: string): string {
    return `exists (${this.picked(embed, parent, () => "")})`;
  }

  /** From the embedded rows, filtered, what `pick` makes of the alias of one. */
  private picked(embed: Embed, parent: string, pick: (alias: string) => string): string {
    const { alias, from, on } = this.reach(embed, parent);
    const conditions = [...on, ...this.conditions(embed.plan, alias)];
    return `select ${pick(alias)} from ${from}${where(conditions)}`;
  }

  private orderBy(order: readonly PlannedOrder[], alias: string): string {
    if (order.length === 0) return "";
    const terms = order.map(({ reference, through, direction, nulls }) => {
      const sql =
        through === null
          ? referenceSql(reference, alias, this.values)
          : `(${this.picked(through, alias, (row) => referenceSql(reference, row, this.values))})`;
      return `${sql} ${direction}${nulls === null ? "" : ` nulls ${nulls}`}`;
    });
    return ` order by ${terms.join(", ")}`;
  }

  private bounds({ limit, offset }: ReadPlan): string {
    const isCapped = limit === null || limit >= this.maxRows;
    const rows = isCapped ? String(this.maxRows) : this.values.bind(String(limit), "bigint");
    if (offset === 0) return ` limit ${rows}`;
    return ` limit ${rows} offset ${this.values.bind(String(offset), "bigint")}`;
  }

  /** The embedded relation under an alias, and how its rows hang on those of its parent. */
  private reach({ relationship }: Embed, parent: string) {
    const { origin, target, pairs, junction, isFunction, name } = relationship;
    const alias = this.alias();
    if (isFunction) {
      const call = `${inPublic(name)}(${rowSql(parent, origin.name)})`;
      return { alias, from: `${call} as ${alias}`, on: [] };
    }
    const from = `${inPublic(target.name)} as ${alias}`;
    if (junction === null) return { alias, from, on: joined(pairs, parent, alias) };
    const middle = this.alias();
    const join = joined(pairs, middle, alias).join(" and ");
    return {
      alias,
      from: `${from} join ${inPublic(junction.relation.name)} as ${middle} on ${join}`,
      on: joined(junction.toOrigin, parent, middle),
    };
  }

  private alias(): string {
    this.aliases += 1;
    return `t${this.aliases}`;
  }
}

function joined(pairs: readonly ColumnPair[], near: string, far: string): readonly string[] {
  return pairs.map((pair) => `${far}.${quoteName(pair.far)} = ${near}.${quoteName(pair.near)}`);
}

function where(conditions: readonly string[]): string {
  return conditions.length === 0 ? "" : ` where ${conditions.join(" and ")}`;
}
