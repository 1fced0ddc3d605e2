import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { engines } from "#testing/engines/engines.ts";
import { accountNamesReader } from "./password-problems.ts";

describe.each(engines)("on $name", ({ openMigrated }) => {
  test("the names that a password must not contain are the current names of the main profile", async () => {
    const engine = await openMigrated();
    const id = randomUUID();
    const run = (text: string, ...values: unknown[]) =>
      engine.transaction((tx) => tx.query(text, values));
    const namesOf = accountNamesReader(engine);
    await run(
      `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
       values ($1::uuid, 'claire@example.org', now(), '{"first_name": "Claire", "last_name": "Dupont"}')`,
      id,
    );
    expect(await namesOf(id)).toEqual(["Claire", "Dupont"]);
    await run("update public.profiles set first_name = 'Zoé', last_name = null where id = $1", id);
    expect(await namesOf(id)).toEqual(["Zoé"]);
    expect(await namesOf(randomUUID())).toEqual([]);
    await engine.close();
  });
});
