import { randomUUID } from "node:crypto";
import type { Engine } from "@trousse/backend/database/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OperatorError } from "#server/lifecycle/operator-error.ts";
import { requireSecondFactor } from "#testing/builders/second-factor.ts";
import { engines } from "#testing/engines/engines.ts";
import { changeRoles } from "./roles.ts";

describe.each(engines)("on $name", ({ openMigrated }) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await openMigrated();
  });
  afterAll(() => engine.close());

  const query = <Row>(text: string, ...values: unknown[]) =>
    engine.transaction((tx) => tx.query<Row>(text, values));
  const drop = (email: string) => changeRoles(engine, ["drop-second-step", email]);

  /** Confirmed, signed in on two devices; with a second step, an authenticator and a code on paper. */
  async function anAccount({ isCareful }: { isCareful: boolean }) {
    const id = randomUUID();
    const email = `${id}@example.org`;
    await query(
      "insert into auth.users (id, email, email_confirmed_at) values ($1::uuid, $2, now())",
      id,
      email,
    );
    for (let device = 0; device < 2; device += 1) {
      await query(
        "insert into auth.sessions (id, user_id) values (gen_random_uuid(), $1::uuid)",
        id,
      );
    }
    if (isCareful) {
      await engine.transaction((tx) => requireSecondFactor(tx, id));
      await query(
        `insert into backend.recovery_codes (factor_id, digest)
         select id, 'x' from auth.mfa_factors where user_id = $1::uuid`,
        id,
      );
    }
    return { id, email };
  }

  /** What stands of it: factors, codes and sessions. */
  async function left({ id }: { id: string }) {
    const [row] = await query<{ left: number[] }>(
      `select json_build_array(
         (select count(*) from auth.mfa_factors where user_id = $1::uuid),
         (select count(*) from backend.recovery_codes c
          join auth.mfa_factors f on f.id = c.factor_id where f.user_id = $1::uuid),
         (select count(*) from auth.sessions where user_id = $1::uuid)) as left`,
      id,
    );
    return row?.left;
  }

  test("a user without authenticator and recovery codes signs in with the password alone, and again everywhere", async () => {
    const person = await anAccount({ isCareful: true });
    const other = await anAccount({ isCareful: true });
    expect(await left(person)).toEqual([1, 1, 2]);
    expect(await drop(person.email.toUpperCase())).toBe(
      `${person.email} signs in with the password alone now, on every device anew.`,
    );
    expect([await left(person), await left(other)]).toEqual([
      [0, 0, 0],
      [1, 1, 2],
    ]);
    const lines = await query(
      `select admin_id, admin_email, action, before, after from public.admin_log
       where table_name = 'account_actions' and row_key = $1`,
      person.id,
    );
    expect(lines).toEqual([
      {
        admin_id: null,
        admin_email: null,
        action: "added",
        before: null,
        after: { action: "second-step-dropped", sessions: 2 },
      },
    ]);
  });

  test("an account without a second factor is not changed, and an unknown one is reported", async () => {
    const person = await anAccount({ isCareful: false });
    await expect(drop(person.email)).rejects.toThrow(`${person.email} has no second step.`);
    await expect(drop("nobody@example.org")).rejects.toBeInstanceOf(OperatorError);
    await expect(changeRoles(engine, ["drop-second-step"])).rejects.toThrow("npm run admin");
    expect(await left(person)).toEqual([0, 0, 2]);
    expect(await query("select from public.admin_log where row_key = $1", person.id)).toEqual([]);
  });

  test("only the operator may remove it: no user, no admin and no secret key", async () => {
    const [row] = await query<{ may: boolean }>(
      `select bool_or(has_function_privilege(role, 'private.remove_second_factor(uuid)', 'execute')
           or has_function_privilege(role, 'private.end_all_sessions(uuid, text)', 'execute')) as may
       from unnest(array['anon', 'authenticated', 'service_role']) as role`,
    );
    expect(row?.may).toBe(false);
  });
});
