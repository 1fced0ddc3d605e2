import { Secret, TOTP } from "otpauth";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../../../../testing/engines/engines.ts";
import { PASSWORD, startTestBackend, type TestBackend } from "../../testing/test-backend.ts";

const codeAt = (secret: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

describe.each(engines)("on $name", ({ open: openEngine }) => {
  let testBackend: TestBackend;
  beforeAll(async () => {
    testBackend = await startTestBackend(await openEngine());
  });
  afterEach(() => {
    // A code counts once in its half minute.
    testBackend.clock.now += 60_000;
  });
  afterAll(async () => {
    await testBackend.close();
    await testBackend.engine.close();
  });

  type Client = ReturnType<TestBackend["client"]>;

  async function signIn(email: string, password = PASSWORD): Promise<Client> {
    const client = testBackend.client();
    const captchaToken = await testBackend.solve("sign-in");
    await client.auth.signInWithPassword({ email, password, options: { captchaToken } });
    return client;
  }

  async function enroll(client: Client) {
    const { data, error } = await client.auth.mfa.enroll({ factorType: "totp" });
    if (error) throw error;
    return { id: data.id, secret: data.totp.secret, totp: data.totp };
  }

  const prove = (client: Client, { id, secret }: { id: string; secret: string }) =>
    client.auth.mfa.challengeAndVerify({
      factorId: id,
      code: codeAt(secret, testBackend.clock.now),
    });

  /** Somebody whose authenticator is proved, on a session that has proved it. */
  async function careful() {
    const { client, email, id } = await testBackend.member();
    const factor = await enroll(client);
    const { error } = await prove(client, factor);
    if (error) throw error;
    testBackend.clock.now += 30_000;
    return { client, email, userId: id, factor };
  }

  const levels = async (client: Client) => {
    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    return [data?.currentLevel, data?.nextLevel];
  };

  test("a new authenticator comes as picture, text and address, and asks for nothing yet", async () => {
    const { client, email } = await testBackend.member();
    const { totp } = await enroll(client);
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(totp.uri).toContain(`otpauth://totp/localhost:${encodeURIComponent(email)}`);
    expect(await levels(client)).toEqual(["aal1", "aal1"]);
    expect(await levels(await signIn(email))).toEqual(["aal1", "aal1"]);
  });

  test("its first code raises the session and ends the others", async () => {
    const { client, email } = await testBackend.member();
    const other = await signIn(email);
    const factor = await enroll(client);
    expect((await prove(client, factor)).error).toBeNull();
    expect(await levels(client)).toEqual(["aal2", "aal2"]);
    expect((await other.from("notes").select()).status).toBe(401);
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.totp.map(({ id, status }) => ({ id, status }))).toEqual([
      { id: factor.id, status: "verified" },
    ]);
  });

  test("a later sign-in has half the proof until the code is given, and keeps it when refreshed", async () => {
    const { email, factor } = await careful();
    const client = await signIn(email);
    expect(await levels(client)).toEqual(["aal1", "aal2"]);
    expect((await prove(client, factor)).error).toBeNull();
    expect(await levels(client)).toEqual(["aal2", "aal2"]);
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await levels(client)).toEqual(["aal2", "aal2"]);
    const { data } = await client.auth.getClaims();
    expect(
      data?.claims.amr?.map((proof) => (typeof proof === "string" ? proof : proof.method)),
    ).toEqual(["totp", "password"]);
  });

  test("the database receives the assurance level", async () => {
    const { client } = await careful();
    const { data } = await client.auth.getSession();
    const claims = JSON.parse(
      Buffer.from(data.session?.access_token.split(".")[1] ?? "", "base64url").toString(),
    );
    expect(claims.aal).toBe("aal2");
  });

  test.each([
    ["a wrong code", () => "000000"],
    [
      "a code of two minutes ago",
      (secret: string) => codeAt(secret, testBackend.clock.now - 120_000),
    ],
    [
      "a code of in two minutes",
      (secret: string) => codeAt(secret, testBackend.clock.now + 120_000),
    ],
  ])("%s proves nothing", async (_, codeOf) => {
    const { email, factor } = await careful();
    const client = await signIn(email);
    const code = codeOf(factor.secret);
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
    expect(error?.code).toBe("mfa_verification_failed");
    expect(await levels(client)).toEqual(["aal1", "aal2"]);
  });

  test.each([-30_000, 30_000])("a phone whose clock is %d ms away is understood", async (away) => {
    const { email, factor } = await careful();
    testBackend.clock.now += 60_000;
    const client = await signIn(email);
    const code = codeAt(factor.secret, testBackend.clock.now + away);
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
    expect(error).toBeNull();
  });

  test("a code counts once, also when it is sent twice at the same moment", async () => {
    const { email, factor } = await careful();
    const clients = [await signIn(email), await signIn(email)];
    const said = await Promise.all(clients.map((client) => prove(client, factor)));
    expect(said.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test("a code that has opened one session opens no other", async () => {
    const { email, factor } = await careful();
    expect((await prove(await signIn(email), factor)).error).toBeNull();
    const { error } = await prove(await signIn(email), factor);
    expect(error?.code).toBe("mfa_verification_failed");
  });

  test("after five wrong codes even the right one waits", async () => {
    const { email, factor } = await careful();
    const client = await signIn(email);
    for (let guess = 0; guess < 5; guess++) {
      await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: "000000" });
    }
    const { error } = await prove(client, factor);
    expect(error?.status).toBe(429);
    testBackend.clock.now += 15 * 60_000;
    await client.auth.refreshSession();
    expect((await prove(client, factor)).error).toBeNull();
  });

  test("a challenge is over after five minutes, and is one factor's", async () => {
    const { client, factor } = await careful();
    const { data } = await client.auth.mfa.challenge({ factorId: factor.id });
    testBackend.clock.now += 300_000;
    const late = await client.auth.mfa.verify({
      factorId: factor.id,
      challengeId: data?.id ?? "",
      code: codeAt(factor.secret, testBackend.clock.now),
    });
    expect(late.error?.code).toBe("mfa_challenge_expired");
  });

  test("nobody touches another's authenticator", async () => {
    const { factor } = await careful();
    const eve = (await testBackend.member()).client;
    const said = [
      await eve.auth.mfa.challenge({ factorId: factor.id }),
      await prove(eve, factor),
      await eve.auth.mfa.unenroll({ factorId: factor.id }),
    ];
    expect(said.map(({ error }) => error?.code)).toEqual(Array(3).fill("mfa_factor_not_found"));
    const nobody = await testBackend.client().auth.mfa.challenge({ factorId: factor.id });
    expect(nobody.error).not.toBeNull();
  });

  test("half a proof neither adds nor removes an authenticator, nor changes password or address", async () => {
    const { email, factor } = await careful();
    const client = await signIn(email);
    const said = [
      await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "mine" }),
      await client.auth.mfa.unenroll({ factorId: factor.id }),
      await client.auth.updateUser({ password: "Ibuprofen-400", current_password: PASSWORD }),
      await client.auth.updateUser({ email: testBackend.newEmail(), current_password: PASSWORD }),
      await client.auth.mfa.recoveryCodes.generate(),
    ];
    expect(said.map(({ error }) => error?.code)).toEqual(Array(5).fill("insufficient_aal"));
    expect(await levels(await signIn(email))).toEqual(["aal1", "aal2"]);
  });

  test("half a proof changes no name, and writes nothing else into the account", async () => {
    const { client: owner, email } = await careful();
    const client = await signIn(email);
    const { error } = await client.auth.updateUser({ data: { first_name: "Eve" } });
    expect(error).toMatchObject({ status: 401, code: "insufficient_aal" });
    expect((await owner.auth.getUser()).data.user?.user_metadata).toEqual({ first_name: "Zoé" });
    expect((await owner.auth.updateUser({ data: { first_name: "Ada" } })).error).toBeNull();
  });

  test("what would end the second step asks for a code of the last five minutes", async () => {
    const { client, email, factor } = await careful();
    await client.auth.mfa.recoveryCodes.generate();
    testBackend.clock.now += 300_000;
    const said = [
      await client.auth.mfa.unenroll({ factorId: factor.id }),
      // A second authenticator or a new paper would only be a way round.
      await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "mine" }),
      await client.auth.mfa.recoveryCodes.regenerate(),
      await client.auth.mfa.recoveryCodes.unenroll(),
    ];
    expect(said.map(({ error }) => error?.code)).toEqual(Array(4).fill("insufficient_aal"));
    expect(await levels(await signIn(email))).toEqual(["aal1", "aal2"]);
    expect((await prove(client, factor)).error).toBeNull();
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
  });

  test("without its authenticator the account is as before", async () => {
    const { client, email, factor } = await careful();
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).data?.id).toBe(factor.id);
    await client.auth.refreshSession();
    expect(await levels(client)).toEqual(["aal1", "aal1"]);
    expect(await levels(await signIn(email))).toEqual(["aal1", "aal1"]);
  });

  test("an authenticator never proved is forgotten after five minutes", async () => {
    const { client } = await testBackend.member();
    const forgotten = await enroll(client);
    testBackend.clock.now += 300_000;
    await enroll(client);
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.all.map(({ id }) => id)).not.toContain(forgotten.id);
    expect(data?.all).toHaveLength(1);
  });

  test("ten are enough, and two of one name too many", async () => {
    const { client } = await testBackend.member();
    await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "phone" });
    const again = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "phone" });
    expect(again.error?.code).toBe("mfa_factor_name_conflict");
    for (let count = 1; count < 10; count++) await enroll(client);
    const { error } = await client.auth.mfa.enroll({ factorType: "totp" });
    expect(error?.code).toBe("too_many_enrolled_mfa_factors");
  });

  test("a recovery code has 112 bits or more, so that a digest is enough", async () => {
    const { client, userId: id } = await careful();
    const { data } = await client.auth.mfa.recoveryCodes.generate();
    const codes = data?.codes ?? [];
    // Of thirty signs, 240 drawn at random leave out less than one.
    const signs = new Set(codes.join(""));
    expect(Math.min(...codes.map(({ length }) => length)) * Math.log2(signs.size)).toBeGreaterThan(
      112,
    );
    const stored = await testBackend.engine.transaction((tx) =>
      tx.query<{ digest: string }>(
        `select digest from backend.recovery_codes c join auth.mfa_factors f on f.id = c.factor_id
         where f.user_id = $1::uuid`,
        [id],
      ),
    );
    expect(stored).toHaveLength(10);
    for (const { digest } of stored) expect(digest).toMatch(/^[0-9a-f]{64}$/);
  });

  test("a paper of before, whose codes have sixteen signs, opens as it did", async () => {
    const { client, userId: id, email } = await careful();
    await client.auth.mfa.recoveryCodes.generate();
    await testBackend.engine.transaction((tx) =>
      tx.query(
        `insert into backend.recovery_codes (factor_id, digest)
         select f.id, encode(sha256('k4m9x7qp2ab8ht3z'), 'hex') from auth.mfa_factors f
         where f.user_id = $1::uuid and f.factor_type = 'recovery_code'`,
        [id],
      ),
    );
    const lost = await signIn(email);
    const { error } = await lost.auth.mfa.recoveryCodes.verify({ code: "k4m9-x7qp-2ab8-ht3z" });
    expect(error).toBeNull();
  });

  test("ten recovery codes are shown once, and each opens once", async () => {
    const { client, email } = await careful();
    const { data } = await client.auth.mfa.recoveryCodes.generate();
    expect(new Set(data?.codes).size).toBe(10);
    const [first = "", second = ""] = data?.codes ?? [];
    expect(first).toMatch(/^[2-9a-hjkmnp-tv-z]{24}$/);

    const lost = await signIn(email);
    const typed = (first.match(/.{4}/g) ?? []).join("-").toUpperCase();
    expect((await lost.auth.mfa.recoveryCodes.verify({ code: ` ${typed} ` })).error).toBeNull();
    expect(await levels(lost)).toEqual(["aal2", "aal2"]);
    expect((await lost.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({
      total: 10,
      remaining: 9,
    });

    const again = await signIn(email);
    const used = await again.auth.mfa.recoveryCodes.verify({ code: first });
    expect(used.error?.code).toBe("mfa_verification_failed");

    const renewed = await lost.auth.mfa.recoveryCodes.regenerate();
    expect(renewed.data?.codes).not.toContain(second);
    const old = await again.auth.mfa.recoveryCodes.verify({ code: second });
    expect(old.error?.code).toBe("mfa_verification_failed");
  });

  test("recovery codes need an authenticator, and end with it", async () => {
    const plain = (await testBackend.member()).client;
    const { error } = await plain.auth.mfa.recoveryCodes.generate();
    expect(error?.code).toBe("mfa_recovery_codes_sole_factor");
    expect((await plain.auth.mfa.recoveryCodes.getStatus()).error?.code).toBe(
      "mfa_factor_not_found",
    );

    const { client, factor } = await careful();
    await client.auth.mfa.recoveryCodes.generate();
    expect((await client.auth.mfa.recoveryCodes.generate()).error?.code).toBe(
      "mfa_verified_factor_exists",
    );
    await client.auth.mfa.unenroll({ factorId: factor.id });
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  test("recovery codes are locked after five wrong ones", async () => {
    const { client, email } = await careful();
    const { data } = await client.auth.mfa.recoveryCodes.generate();
    const lost = await signIn(email);
    for (let guess = 0; guess < 5; guess++) {
      await lost.auth.mfa.recoveryCodes.verify({ code: "2222222222222222" });
    }
    const { error } = await lost.auth.mfa.recoveryCodes.verify({ code: data?.codes[0] ?? "" });
    expect(error).toMatchObject({ status: 429, code: "mfa_recovery_codes_locked" });
  });

  test("they can be thrown away", async () => {
    const { client } = await careful();
    await client.auth.mfa.recoveryCodes.generate();
    expect((await client.auth.mfa.recoveryCodes.unenroll()).error).toBeNull();
    expect(await levels(client)).toEqual(["aal2", "aal2"]);
  });
});
