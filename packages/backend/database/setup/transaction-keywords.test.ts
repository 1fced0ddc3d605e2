import { expect, test } from "vitest";
import { transactionKeywordIn } from "./transaction-keywords.ts";

test.each([
  { sql: "begin; create table a(); commit;", word: "begin" },
  { sql: "create table a();\nCOMMIT;", word: "COMMIT" },
  { sql: "-- a reason\nstart  transaction;", word: "start  transaction" },
  { sql: "select 1; /* now */ rollback", word: "rollback" },
  { sql: "select 1;\nend;", word: "end" },
  { sql: "savepoint here", word: "savepoint" },
])("$sql is refused for its $word", ({ sql, word }) => {
  expect(transactionKeywordIn(sql)).toBe(word);
});

test.each([
  { sql: "-- commit;\ncreate table a();", because: "a comment" },
  { sql: "/* begin; */ create table a();", because: "a comment" },
  {
    sql: "create function f() returns int language plpgsql as $$ begin; return 1; end; $$;",
    because: "a body",
  },
  { sql: "do $do$ begin; perform '$$'; commit; end $do$;", because: "a body with a tag" },
  { sql: "insert into a values ('it''s; commit; ok');", because: "a string" },
  { sql: 'create table "x; commit" ();', because: "a quoted name" },
  { sql: "create table commits (); select beginning from ends;", because: "a longer word" },
  {
    sql: "create function f() returns int begin atomic; select 1; end;",
    because: "SQL's own function body",
  },
  { sql: "", because: "nothing at all" },
])("$sql is let through: $because", ({ sql }) => {
  expect(transactionKeywordIn(sql)).toBeNull();
});
