import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anyEngine } from "../../../../testing/engines/engines.ts";
import { PASSWORD, startTestBackend, type TestBackend } from "../../testing/test-backend.ts";
import { deleteUnconfirmedAccounts } from "./unconfirmed-accounts.ts";

const HOUR = 3_600_000;

describe.each(anyEngine)("on $name", ({ open: openEngine }) => {
  let testBackend: TestBackend;
  beforeAll(async () => {
    testBackend = await startTestBackend(await openEngine());
  });
  afterAll(async () => {
    await testBackend.close();
    await testBackend.engine.close();
  });

  async function signUp() {
    const email = testBackend.newEmail();
    const captchaToken = await testBackend.solve("sign-up");
    await testBackend
      .client()
      .auth.signUp({ email, password: PASSWORD, options: { captchaToken } });
    return email;
  }

  const isThere = async (email: string) => {
    const rows = await testBackend.engine.transaction((tx) =>
      tx.query("select 1 from auth.users where email = $1", [email]),
    );
    return rows.length === 1;
  };
  const tidy = () => deleteUnconfirmedAccounts(testBackend.engine, testBackend.clock.now);

  test("an account that nobody confirmed for a day goes, with its links; an open one stays", async () => {
    const [waiting, { email: open }] = [await signUp(), await testBackend.member()];
    testBackend.clock.now += 24 * HOUR;
    expect(await tidy()).toBe(0);
    testBackend.clock.now += 1;
    expect(await tidy()).toBe(1);
    expect(await isThere(waiting)).toBe(false);
    expect(await isThere(open)).toBe(true);
  });

  test("a mail sent again gives another day", async () => {
    const email = await signUp();
    testBackend.clock.now += 20 * HOUR;
    const captchaToken = await testBackend.solve("resend");
    await testBackend.client().auth.resend({ type: "signup", email, options: { captchaToken } });
    testBackend.clock.now += 20 * HOUR;
    expect(await tidy()).toBe(0);
    testBackend.clock.now += 4 * HOUR + 1;
    expect(await tidy()).toBe(1);
  });

  test("an account that was signed in to and then lost its confirmation is not deleted", async () => {
    const { email } = await testBackend.member();
    await testBackend.engine.transaction((tx) =>
      tx.query("update auth.users set email_confirmed_at = null where email = $1", [email]),
    );
    testBackend.clock.now += 48 * HOUR;
    expect(await tidy()).toBe(0);
    expect(await isThere(email)).toBe(true);
  });

  test("two hundred go at a time", async () => {
    await testBackend.engine.transaction((tx) =>
      tx.query(
        `insert into auth.users (id, email, created_at)
         select gen_random_uuid(), 'squatted-' || n || '@example.org', $1::timestamptz - interval '2 days'
         from generate_series(1, 250) n`,
        [new Date(testBackend.clock.now)],
      ),
    );
    expect([await tidy(), await tidy(), await tidy()]).toEqual([200, 50, 0]);
  });
});
