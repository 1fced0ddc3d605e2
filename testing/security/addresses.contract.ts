import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isEmail, normalizeEmail } from "#domain/accounts/email.ts";
import { aHousehold, type Household } from "../builders/household.ts";
import { invite, shareWith } from "../builders/invitations.ts";
import { anyEngine } from "../engines/engines.ts";
import { type Installation, startInstallation } from "../harness/installation.ts";
import { recordTestResult } from "../harness/test-result-rows.ts";
import { isFullRun } from "./full-run.ts";

/** Of somebody who has no account yet. */
const INVITED = "iris-strasse@kiosk.example";

const SAMPLES = isFullRun ? 200 : 0;

const middle = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

describe.each(anyEngine)("an invitation to an address, on $name", (place) => {
  let installation: Installation;
  let house: Household;
  let guest: Household;
  let lookalike: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
    [house, guest, lookalike] = await installation.engine.transaction(async (tx) => {
      await aHousehold(tx, "admin");
      return [
        await aHousehold(tx, "house"),
        await aHousehold(tx, "guest"),
        await aHousehold(tx, "lookalike"),
      ];
    });
  });
  afterAll(() => installation.close());

  test.each([
    { because: "a tag behind a plus", of: (email: string) => email.replace("@", "+x@") },
    { because: "a dotless i", of: (email: string) => email.replace("i", "ı") },
    { because: "a capital I with a dot", of: (email: string) => email.replace("i", "İ") },
    { because: "the sign for kelvin", of: (email: string) => email.replace("k", "\u212a") },
    { because: "ß for ss", of: (email: string) => email.replace("ss", "ß") },
    { because: "a letter as wide as two", of: (email: string) => email.replace("i", "ｉ") },
    { because: "a letter of another alphabet", of: (email: string) => email.replace("a", "а") },
    {
      because: "an accent put on afterwards",
      of: (email: string) => email.replace("i", "i\u0301"),
    },
    {
      because: "a character that shows nothing",
      of: (email: string) => email.replace("@", "\u200b@"),
    },
    { because: "a space behind", of: (email: string) => `${email} ` },
    { because: "a dot behind", of: (email: string) => `${email}.` },
  ])("R12: is not for an account that has $because", async ({ of }) => {
    const { share, token } = await invite(installation, house, { email: INVITED });
    const address = of(INVITED);
    await installation.engine.transaction((tx) =>
      tx.query("update auth.users set email = $2 where id = $1", [lookalike.account, address]),
    );
    const db = installation.signedIn(lookalike);
    expect((await db.rpc("accept_invitation", { token })).error?.code).toBe("PT404");
    expect((await db.rpc("accept_profile_share", { share_id: share })).error?.code).toBe("PT404");
    expect((await db.from("profile_shares").select("id").eq("id", share)).data).toEqual([]);
    // Sign-up cannot create such an account either: the form accepts plain addresses and trims spaces.
    const typed = normalizeEmail(address);
    expect(!isEmail(typed) || typed === INVITED || /\+x@/.test(typed)).toBe(true);
    await installation
      .signedIn(house)
      .rpc("revoke_profile_share", { share_id: share })
      .throwOnError();
  });

  test("R20: a right that is taken away is gone at the next request, with the same token", async () => {
    const as = installation.signedIn(guest);
    const boxes = async () =>
      (await as.from("medications").select("id").eq("id", house.medication)).data?.length;
    const share = await shareWith(installation, house, guest, "edit");
    expect(await boxes()).toBe(1);
    await installation
      .signedIn(house)
      .rpc("revoke_profile_share", { share_id: share })
      .throwOnError();
    expect(await boxes()).toBe(0);

    const letters = async () => (await as.from("contact_messages").select("id")).data?.length;
    const sql = (text: string) =>
      installation.engine.transaction((tx) => tx.query(text, [guest.account]));
    await sql("insert into public.user_roles (user_id, role) values ($1, 'admin')");
    expect(await letters()).toBeGreaterThan(0);
    await sql("delete from public.user_roles where user_id = $1 and role = 'admin'");
    expect(await letters()).toBe(0);

    const own = async () => (await as.from("profiles").select("id")).data?.length ?? 0;
    expect(await own()).toBeGreaterThan(0);
    await sql("delete from auth.users where id = $1");
    expect(await own()).toBe(0);
  });

  test.runIf(isFullRun)("R11: takes as long whether or not it has an account", async () => {
    const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      for (const kind of ["known", "unknown"] as const) {
        const email = kind === "known" ? lookalike.email : `nobody-${sample}@example.org`;
        const start = performance.now();
        const { share } = await invite(installation, house, { email });
        times[kind].push(performance.now() - start);
        await installation.engine.transaction((tx) =>
          tx.query("delete from public.profile_shares where id = $1", [share]),
        );
      }
    }
    const ratio = middle(times.known) / middle(times.unknown);
    recordTestResult({
      row: "R11",
      what: `an invitation to a known address to one to an unknown, ${place.name}`,
      target: "|p50 ratio - 1| ≤ 0.2 over 200 samples",
      measured: ratio.toFixed(2),
      held: Math.abs(ratio - 1) <= 0.2,
    });
  });
});
