import type { ExpectedFailure } from "./results.ts";

export const postgrestFailures: readonly ExpectedFailure[] = [
  {
    why: "No hint names a function that was not asked for.",
    tests: ["advanced_rpc.test.ts › advanced rpc polymorphic function with unnamed int param"],
  },
  {
    why: "Only schema public is served; another one is refused with PGRST106.",
    tests: [
      "basic.test.ts › switch schema",
      "basic.test.ts › dynamic schema",
      "basic.test.ts › rpc with dynamic schema",
    ],
  },
  {
    why: "How a transaction ends is not the client's to say, as by default in PostgREST; refused with PGRST127.",
    tests: [
      "basic.test.ts › insert, update, delete with count: 'exact' bulk insert with column defaults",
      "basic.test.ts › insert, update, delete with count: 'exact' bulk upsert with column defaults",
      "transforms.test.ts › rollback insert/upsert",
      "transforms.test.ts › rollback update/rpc",
      "transforms.test.ts › rollback delete",
    ],
  },
  {
    why: "Totals are counted, also where an estimate would do, so a whole answer is 200 and never 206.",
    tests: ["basic.test.ts › select with head:true, count:planned"],
  },
  {
    why: "Regular expressions can be made to run for ever; refused with PGRST127.",
    tests: ["filters.test.ts › regexMatch", "filters.test.ts › regexIMatch"],
  },
  {
    why: "Aggregate functions are off, as by default in PostgREST; refused with PGRST123 before anything else.",
    tests: [
      "relationships-aggregate-operations.test.ts › select with aggregate count on a column function",
      "relationships-aggregate-operations.test.ts › select with aggregate count function and alias",
      "relationships-aggregate-operations.test.ts › select with aggregate nested count function and alias",
      "relationships-aggregate-operations.test.ts › select with aggregate sum function",
      "relationships-aggregate-operations.test.ts › select with aggregate aliased sum function",
      "relationships-aggregate-operations.test.ts › select with aggregate sum function on nested relation",
      "relationships-error-handling.test.ts › aggregate on missing column with alias",
      "relationships-error-handling.test.ts › typecasting and aggregate",
      "relationships-spread-operations.test.ts › select with aggregate count and spread",
      "relationships-spread-operations.test.ts › spread resource with single column in select query",
      "relationships-spread-operations.test.ts › spread resource with all columns in select query",
      "relationships-spread-operations.test.ts › select with aggregate sum and spread",
      "relationships-spread-operations.test.ts › select with aggregate sum and spread on nested relation",
      "rpc.test.ts › RPC call with field aggregate",
    ],
  },
  {
    why: "Only a relation with at most one row can be spread; refused with PGRST127.",
    tests: ["relationships-spread-operations.test.ts › select spread on many relation"],
  },
  {
    why: "Relations are embedded three levels deep, not more, which is found before their names.",
    tests: [
      "relationships-error-handling.test.ts › nested query with selective fields and inner join should error on non existing relation",
    ],
  },
  {
    why: "A relation with itself is found by the name of its key as well, where PostgREST finds none.",
    tests: [
      "relationships.test.ts › self reference relation via hint matching fk constraint name fails at runtime",
    ],
  },
  {
    why: "PostGIS is in neither engine; the media type is refused with PGRST107.",
    tests: ["transforms.test.ts › geojson"],
  },
  {
    why: "Plans of the database are not shown, as by default in PostgREST; refused with PGRST107.",
    tests: [
      "transforms.test.ts › explain with json/text format",
      "transforms.test.ts › explain with options",
    ],
  },
];
