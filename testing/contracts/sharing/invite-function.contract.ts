import { randomUUID } from "node:crypto";
import { createPasswords } from "@trousse/backend/auth/passwords/passwords";
import type { Mail } from "@trousse/backend/mail/mailer";
import { buildConfirmation } from "@trousse/backend/testing/build-confirmation";
import { newEmail } from "@trousse/backend/testing/test-email";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aGuest } from "#testing/builders/guest.ts";
import { aHousehold, type Household } from "#testing/builders/household.ts";
import { anyEngine } from "#testing/engines/engines.ts";
import { type Installation, startInstallation } from "#testing/harness/installation.ts";

const PASSWORD = "Doliprane!1000";

/** Another address of the same machine. */
const PHONE = "http://192.168.1.5:3000";

describe.each(anyEngine)("on $name", (place) => {
  let installation: Installation;
  let house: Household;
  let hash: string;
  const mails: Mail[] = [];

  beforeAll(async () => {
    hash = await createPasswords(4).hash(PASSWORD);
    installation = await startInstallation(place, {
      passwordCost: 4,
      mailer: { send: async (mail) => void mails.push(mail) },
      captcha: { challenge: async () => ({}), verify: async () => true },
      otherOrigins: () => [PHONE],
    });
    await sql((tx) => aHousehold(tx, "admin"));
  });
  beforeEach(async () => {
    mails.length = 0;
    house = await sql(async (tx) => {
      const made = await aHousehold(tx, "house");
      const stored = "update auth.users set encrypted_password = $2 where id = $1";
      await tx.query(stored, [made.account, hash]);
      return made;
    });
  });
  afterAll(() => installation.close());

  const sql: Installation["engine"]["transaction"] = (work) =>
    installation.engine.transaction(work);
  const anAddress = () => newEmail();

  const anInvitation = () => ({
    profileId: house.child,
    email: anAddress(),
    permission: "view",
    notes: "Pour le week-end",
    locale: "fr-fr",
  });

  /** What a page gets: the status, and the body whichever it is. */
  async function send(by: Household | null, body: object, headers: Record<string, string> = {}) {
    const db = by ? installation.signedIn(by) : installation.visitor();
    const { data, error, response } = await db.functions.invoke("share-profile", { body, headers });
    const answer = error ? await response?.json() : data;
    return { status: response?.status, answer };
  }

  const sharesOf = (email: string) =>
    sql((tx) =>
      tx.query("select * from public.profile_shares where shared_with_email = $1", [email]),
    );

  const linkIn = (mail: Mail | undefined) => {
    const link = /https?:\S+\/invitation\?token=\S+/.exec(mail?.text ?? "")?.[0];
    if (!link) throw new Error("There is no link in the mail.");
    return new URL(link);
  };

  test.each([
    { headers: { origin: PHONE }, leads: PHONE },
    { headers: { origin: "http://192.168.1.6:3000" }, leads: "http://localhost:3000" },
    { headers: { origin: "https://evil.example" }, leads: "http://localhost:3000" },
    { headers: { host: "evil.example" }, leads: "http://localhost:3000" },
    { headers: { "x-forwarded-host": "evil.example" }, leads: "http://localhost:3000" },
  ])(
    "asked for with $headers, the link of the mail opens at $leads",
    async ({ headers, leads }) => {
      expect((await send(house, anInvitation(), headers)).status).toBe(201);
      await expect.poll(() => mails.length).toBe(1);
      expect(linkIn(mails[0]).origin).toBe(leads);
    },
  );

  test("one share more than an account can have is refused with that reason, and no mail is sent", async () => {
    const [quota] = await sql((tx) =>
      tx.query<{ most: number }>("select most from private.quotas where name = 'profile_shares'"),
    );
    const allow = (most: number | undefined) =>
      sql((tx) =>
        tx.query("update private.quotas set most = $1 where name = 'profile_shares'", [most]),
      );
    await allow(1);
    await send(house, anInvitation());
    mails.length = 0;
    const invitation = anInvitation();
    const refused = await send(house, invitation);
    await allow(quota?.most);
    expect(refused).toMatchObject({ status: 413, answer: { code: "too-many-shares" } });
    expect(await sharesOf(invitation.email)).toEqual([]);
    expect(mails).toEqual([]);
  });

  test.each([
    { change: { email: "nobody" }, status: 400, told: { wrong: { email: "not-an-email" } } },
    { change: { email: "" }, status: 400, told: { wrong: { email: "required" } } },
    { change: { permission: "own" }, status: 400, told: { wrong: { permission: "unknown" } } },
    { change: { notes: "x".repeat(501) }, status: 400, told: { wrong: { notes: "too-long" } } },
    { change: { notes: "a\0b" }, status: 400, told: { code: "bad_json" } },
    { change: { profileId: "x" }, status: 404, told: { code: "not_found" } },
    { change: { profileId: randomUUID() }, status: 404, told: { code: "not_found" } },
  ])("an invitation with $change is refused: $status", async ({ change, status, told }) => {
    const body = { ...anInvitation(), ...change };
    expect(await send(house, body)).toMatchObject({ status, answer: told });
    expect([await sharesOf(body.email), mails]).toEqual([[], []]);
  });

  test("an invitation needs a session and the permission 'manage'", async () => {
    const reader = await sql((tx) => aGuest(tx, house, "edit"));
    const stranger = await sql((tx) => aHousehold(tx, "stranger"));
    expect(await send(null, anInvitation())).toMatchObject({ status: 401 });
    const [known, unknown] = [
      await send(stranger, anInvitation()),
      await send(stranger, { ...anInvitation(), profileId: randomUUID() }),
    ];
    expect(known).toEqual(unknown);
    expect(await send(reader, anInvitation())).toEqual(unknown);
    expect(mails).toEqual([]);
  });

  test("A12: granting 'manage' requires the password in any session", async () => {
    const toManage = () => ({ ...anInvitation(), permission: "manage" });
    expect(await send(house, toManage())).toMatchObject({
      status: 400,
      answer: { wrong: { password: "no-password" } },
    });
    for (const password of ["Doliprane!500", PASSWORD.toUpperCase(), `${PASSWORD} `]) {
      const answer = await send(house, { ...toManage(), password });
      expect(answer).toMatchObject({ status: 422, answer: { code: "wrong-password" } });
    }
    const manager = await sql((tx) => aGuest(tx, house, "manage"));
    const passedOn = { ...toManage(), profileId: house.account, password: PASSWORD };
    expect(await send(manager, passedOn), "the giver's own, not the creator's").toMatchObject({
      answer: { code: "wrong-password" },
    });
    expect(mails).toEqual([]);
    expect(await send(house, { ...toManage(), password: PASSWORD })).toMatchObject({ status: 201 });
    expect(mails).toHaveLength(1);
  });

  test("A12: it is guessed five times in fifteen minutes, and reading is shared all the same", async () => {
    const guess = (password: string) =>
      send(house, { ...anInvitation(), permission: "manage", password });
    for (let count = 0; count < 5; count += 1) {
      expect(await guess(`guess ${count}`)).toMatchObject({ status: 422 });
    }
    expect(await guess(PASSWORD)).toMatchObject({
      status: 429,
      answer: { code: "over_password_rate_limit" },
    });
    expect(await send(house, anInvitation())).toMatchObject({ status: 201 });
    expect(mails).toHaveLength(1);
  });

  test("the own address, the creator's and an invited one have different results", async () => {
    const manager = await sql((tx) => aGuest(tx, house, "manage"));
    const to = (email: string) => ({ ...anInvitation(), email });
    const refused = (code: string) => ({ status: 409, answer: { code } });
    expect(await send(house, to(house.email))).toMatchObject(refused("own-address"));
    expect(await send(manager, to(manager.email))).toMatchObject(refused("own-address"));
    expect(await send(manager, to(house.email))).toMatchObject(refused("owner-address"));
    const invitation = anInvitation();
    expect(await send(house, invitation)).toMatchObject({ status: 201 });
    expect(await send(manager, invitation)).toMatchObject(refused("already-shared"));
    expect(mails).toHaveLength(1);
  });

  test("an address with an account and one without are answered and written to alike", async () => {
    const known = await sql((tx) => aHousehold(tx, "known"));
    const answers = [];
    for (const email of [known.email, anAddress()]) {
      answers.push(await send(house, { ...anInvitation(), email }));
    }
    const shapes = answers.map(({ status, answer }) => [status, Object.keys(answer)]);
    expect(shapes[0]).toEqual(shapes[1]);
    const anonymous = mails.map(({ to, text, html, ...mail }) => ({
      ...mail,
      text: text.replace(/token=\S+/, ""),
      html: html.replace(/token=[^"]+/, ""),
    }));
    expect(anonymous[0]).toEqual(anonymous[1]);
  });

  test("the mail is in the inviter's language, and contains neither the name of the profile nor the note", async () => {
    const subjects = [];
    for (const locale of ["fr-fr", "us-en", "fr-es", "nowhere"]) {
      await send(house, {
        ...anInvitation(),
        locale,
        permission: "manage",
        password: PASSWORD,
      });
      const mail = mails.at(-1);
      const link = linkIn(mail);
      expect(link.pathname).toBe(`/${locale === "nowhere" ? "fr-fr" : locale}/invitation`);
      expect(mail?.html).toContain(link.href);
      expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/Léa|week-end/);
      subjects.push(mail?.subject);
    }
    expect(subjects).toEqual([
      "house vous invite sur Trousse",
      "house invites you to Trousse",
      "house le invita a Trousse",
      "house vous invite sur Trousse",
    ]);
    expect(mails[1]?.text).toContain("Permission offered: Manage.");
  });

  test.each([
    { name: "Gagnez sur www.example.com", because: "an address" },
    { name: "promo.example", because: "an address without www" },
    { name: "<script>alert(1)</script>", because: "a script" },
  ])("a mail contains no $because in the name of the inviter", async ({ name }) => {
    await sql((tx) =>
      tx.query("update public.profiles set first_name = $2 where id = $1", [house.account, name]),
    );
    await send(house, anInvitation());
    expect(mails[0]?.subject).toBe("Quelqu’un vous invite sur Trousse");
    expect(`${mails[0]?.text} ${mails[0]?.html}`).not.toContain(name);
  });

  test("the eleventh invitation in an hour is refused with the time to wait", async () => {
    for (let sent = 0; sent < 10; sent += 1) await send(house, anInvitation());
    expect(mails).toHaveLength(10);
    const answer = await installation
      .signedIn(house)
      .functions.invoke("share-profile", { body: anInvitation() });
    expect(answer.response?.status).toBe(429);
    expect(Number(answer.response?.headers.get("retry-after"))).toBeGreaterThan(3000);
    expect(mails).toHaveLength(10);
  });

  test("one address is not pestered by many people", async () => {
    const email = anAddress();
    const statuses = [];
    for (let sender = 0; sender < 6; sender += 1) {
      const sending = await sql((tx) => aHousehold(tx, "sender"));
      statuses.push(
        (await send(sending, { ...anInvitation(), profileId: sending.child, email })).status,
      );
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  test("a person without an account signs up and accepts by the link of the mail", async () => {
    const email = anAddress();
    await send(house, { ...anInvitation(), email, permission: "edit" });
    const token = linkIn(mails[0]).searchParams.get("token") ?? "";
    const db = installation.visitor();
    const { data: found } = await db.rpc("find_invitation", { token });
    expect(found).toMatchObject([
      { profile_name: "Léa", inviter_name: "house", notes: "Pour le week-end", is_for_me: false },
    ]);
    await db.auth.signUp({
      email,
      password: "Doliprane-1000",
      options: { captchaToken: "solved", data: { first_name: "Monique", locale: "fr-fr" } },
    });
    const token_hash = /token_hash=([\w-]{43})&type=/.exec(mails.at(-1)?.text ?? "")?.[1] ?? "";
    const { data: session } = await db.auth.verifyOtp(
      buildConfirmation(token_hash, "Doliprane-1000"),
    );
    expect(session.user?.email).toBe(email);
    expect((await db.rpc("accept_invitation", { token })).data).toBe(house.child);
    expect((await db.rpc("open_shared_profile", { profile_id: house.child })).data).toBe("edit");
    const { data: changed } = await db
      .from("profiles")
      .update({ first_name: "Léa-Rose" })
      .eq("id", house.child)
      .select("first_name");
    expect(changed).toEqual([{ first_name: "Léa-Rose" }]);
    expect((await db.rpc("accept_invitation", { token })).status).toBe(409);
  });

  test("the token is stored nowhere as it is", async () => {
    const invitation = anInvitation();
    await send(house, invitation);
    const token = linkIn(mails[0]).searchParams.get("token") ?? "";
    expect(token).toMatch(/^[\w-]{43}$/);
    const [stored] = await sql((tx) =>
      tx.query<{ hash: string }>(
        `select encode(token_hash, 'escape') as hash from private.invitation_tokens
         where token_hash = sha256(convert_to($1, 'UTF8'))`,
        [token],
      ),
    );
    expect(stored?.hash).not.toContain(token);
  });
});
