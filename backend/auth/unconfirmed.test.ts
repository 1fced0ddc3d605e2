import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../testing/engines.ts";
import { PASSWORD, startTestBackend, type TestBackend } from "../test-backend.ts";
import { deleteUnconfirmed } from "./unconfirmed.ts";

const HOUR = 3_600_000;

describe.each(engines)("on $name", ({ open: openEngine }) => {
  let house: TestBackend;
  beforeAll(async () => {
    house = await startTestBackend(await openEngine());
  });
  afterAll(async () => {
    await house.close();
    await house.engine.close();
  });

  async function signUp() {
    const email = house.newEmail();
    const captchaToken = await house.solve("sign-up");
    await house.client().auth.signUp({ email, password: PASSWORD, options: { captchaToken } });
    return email;
  }

  const isThere = async (email: string) => {
    const rows = await house.engine.transaction((tx) =>
      tx.query("select 1 from auth.users where email = $1", [email]),
    );
    return rows.length === 1;
  };
  const tidy = () => deleteUnconfirmed(house.engine, house.clock.now);

  test("an account that nobody confirmed for a day goes, with its links; an open one stays", async () => {
    const [waiting, { email: open }] = [await signUp(), await house.member()];
    house.clock.now += 24 * HOUR;
    expect(await tidy()).toBe(0);
    house.clock.now += 1;
    expect(await tidy()).toBe(1);
    expect(await isThere(waiting)).toBe(false);
    expect(await isThere(open)).toBe(true);
  });

  test("a mail sent again gives another day", async () => {
    const email = await signUp();
    house.clock.now += 20 * HOUR;
    const captchaToken = await house.solve("resend");
    await house.client().auth.resend({ type: "signup", email, options: { captchaToken } });
    house.clock.now += 20 * HOUR;
    expect(await tidy()).toBe(0);
    house.clock.now += 4 * HOUR + 1;
    expect(await tidy()).toBe(1);
  });

  test("an account that was entered and then lost its confirmation is nobody's to delete", async () => {
    const { email } = await house.member();
    await house.engine.transaction((tx) =>
      tx.query("update auth.users set email_confirmed_at = null where email = $1", [email]),
    );
    house.clock.now += 48 * HOUR;
    expect(await tidy()).toBe(0);
    expect(await isThere(email)).toBe(true);
  });

  test("two hundred go at a time", async () => {
    await house.engine.transaction((tx) =>
      tx.query(
        `insert into auth.users (id, email, created_at)
         select gen_random_uuid(), 'squatted-' || n || '@example.org', $1::timestamptz - interval '2 days'
         from generate_series(1, 250) n`,
        [new Date(house.clock.now)],
      ),
    );
    expect([await tidy(), await tidy(), await tidy()]).toEqual([200, 50, 0]);
  });
});
