import { expect, test } from "vitest";
import { originsOf } from "./view-origins.ts";

const entry = (position: number, name: string, origin: string, expression = "{VAR :varno 1}") =>
  `{TARGETENTRY :expr ${expression} :resno ${position} :resname ${name} :ressortgroupref 0 :resorigtbl ${origin} :resjunk false}`;

test.each([
  {
    rule: `({QUERY :rtable ({RTE :subquery {QUERY :targetList (${entry(1, "inner", "7 :resorigcol 7")})}}) :targetList (${entry(1, "id", "5 :resorigcol 2")} ${entry(2, "n", "0 :resorigcol 0")}) :override 0})`,
    because: "a query within it has columns of its own",
  },
  {
    rule: `({QUERY :targetList (${entry(1, "a\\ \\}b", "5 :resorigcol 2", `{SUBLINK :subselect {QUERY :targetList (${entry(1, "x", "9 :resorigcol 9")})}}`)})})`,
    because: "names hold anything, and an expression may be a query",
  },
])("finds the columns of tables: $because", ({ rule }) => {
  expect([...originsOf(rule)]).toEqual([[1, { relation: 5, column: 2 }]]);
});

test.each(["", "<>", "({QUERY :targetList (", "}}}}", "\\"])("finds no origin in %s", (rule) => {
  expect([...originsOf(rule)]).toEqual([]);
});
