import { expect, test } from "vitest";
import { openEmbedded } from "../../testing/engines-template.ts";
import { startUpkeep } from "./upkeep.ts";

test("the planner knows how many rows a table has grown to", async () => {
  const engine = await openEmbedded();
  await engine.transaction((tx) =>
    tx.script("create table boxes (id integer); insert into boxes select generate_series(1, 5000)"),
  );
  const problems: unknown[] = [];
  const stop = startUpkeep(engine, (problem) => problems.push(problem));
  await stop();
  const [counted] = await engine.transaction((tx) =>
    tx.query("select reltuples::integer as rows from pg_class where relname = 'boxes'"),
  );
  expect(counted).toEqual({ rows: 5000 });
  expect(problems).toEqual([]);
  await engine.close();
});
