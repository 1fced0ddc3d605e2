import { generateKeyPairSync, randomUUID } from "node:crypto";
import { decodeJwt, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { expect, test } from "vitest";
import { createBearer } from "./bearer.ts";

const SECRET = "dKcU1TPbUZ7uYJ3xq0bS0m8rKkJk3G5b2mC9b0l2v8E";
const ISSUER = "http://localhost:3000/auth/v1";
const NOON = Date.parse("2026-11-21T12:00:00Z");

const clock = { now: NOON };
const bearer = createBearer({ jwtSecret: SECRET, issuer: ISSUER, now: () => clock.now });

const facts = {
  sub: randomUUID(),
  session_id: randomUUID(),
  email: "marie@example.org",
  app_metadata: { provider: "email", providers: ["email"] },
  user_metadata: { first_name: "Zoé" },
  aal: "aal1" as const,
  amr: [{ method: "password", timestamp: NOON / 1000 }],
};

const key = (text: string) => new TextEncoder().encode(text);
const claims = (change: Record<string, unknown> = {}): JWTPayload => ({
  ...facts,
  amr: facts.amr,
  role: "authenticated",
  aud: "authenticated",
  iss: ISSUER,
  iat: NOON / 1000,
  exp: NOON / 1000 + 600,
  ...change,
});
const signed = (payload: JWTPayload, header = {}, secret = SECRET) =>
  new SignJWT(payload).setProtectedHeader({ alg: "HS256", ...header }).sign(key(secret));

test("a token carries GoTrue's claims and lasts ten minutes", async () => {
  const { token, expiresAt } = await bearer.sign(facts);
  expect(decodeJwt(token)).toEqual({
    ...claims(),
    phone: "",
    aal: "aal1",
    is_anonymous: false,
  });
  expect(expiresAt - NOON / 1000).toBe(600);
});

test("our own token is good until its last second, remembered or not", async () => {
  const { token } = await bearer.sign(facts);
  expect(await bearer.check(token)).toMatchObject({ claims: { sub: facts.sub } });
  clock.now = NOON + 599_999;
  expect(await bearer.check(token)).toMatchObject({ claims: { session_id: facts.session_id } });
  clock.now = NOON + 600_000;
  expect(await bearer.check(token)).toBe("expired");
  expect(await bearer.check(token)).toBe("expired");
  clock.now = NOON;
});

test("the claims given to the database are those of the token", async () => {
  const { token } = await bearer.sign(facts);
  const checked = await bearer.check(token);
  if (typeof checked === "string") throw new Error(checked);
  expect(JSON.parse(checked.json)).toEqual(decodeJwt(token));
});

const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

test.each([
  { name: "nothing", token: () => "", because: "it is no token" },
  { name: "three dots", token: () => "a.b.c", because: "it is no token" },
  { name: "a long text", token: () => `${"a".repeat(7000)}.b.c`, because: "ours are short" },
  {
    name: "alg none",
    token: () => new UnsecuredJWT(claims()).setIssuedAt(NOON / 1000).encode(),
    because: "nobody signed it",
  },
  {
    name: "RS256",
    token: () => new SignJWT(claims()).setProtectedHeader({ alg: "RS256" }).sign(privateKey),
    because: "the algorithm is pinned",
  },
  {
    name: "HS512",
    token: () => new SignJWT(claims()).setProtectedHeader({ alg: "HS512" }).sign(key(SECRET)),
    because: "the algorithm is pinned",
  },
  {
    name: "another secret",
    token: () => signed(claims(), {}, `${SECRET}x`),
    because: "somebody else signed it",
  },
  {
    name: "a critical header",
    token: () =>
      signed(claims()).then((token) => {
        const [, payload, signature] = token.split(".");
        const header = Buffer.from('{"alg":"HS256","crit":["b64"],"b64":false}');
        return `${header.toString("base64url")}.${payload}.${signature}`;
      }),
    because: "its header is not the one that was signed",
  },
  {
    name: "role service_role",
    token: () => signed(claims({ role: "service_role" })),
    because: "no token gives more than a person's rights",
  },
  {
    name: "role anon",
    token: () => signed(claims({ role: "anon" })),
    because: "nobody is no person",
  },
  {
    name: "no role",
    token: () => signed(claims({ role: undefined })),
    because: "the role is part of it",
  },
  {
    name: "another audience",
    token: () => signed(claims({ aud: "storage" })),
    because: "it is for another endpoint",
  },
  {
    name: "another issuer",
    token: () => signed(claims({ iss: "https://elsewhere.example" })),
    because: "it is from another house",
  },
  {
    name: "no session",
    token: () => signed(claims({ session_id: undefined })),
    because: "it could not be ended",
  },
  {
    name: "a subject that is no id",
    token: () => signed(claims({ sub: "marie" })),
    because: "accounts have ids",
  },
  {
    name: "issued in an hour",
    token: () => signed(claims({ iat: NOON / 1000 + 3600, exp: NOON / 1000 + 4200 })),
    because: "its clock is not ours",
  },
  {
    name: "no end",
    token: () => signed(claims({ exp: undefined })),
    because: "every token ends",
  },
])("$name is refused: $because", async ({ token }) => {
  expect(await bearer.check(await token())).toBe("invalid");
});

test("a key id changes nothing: the key is ours, not the token's choice", async () => {
  const token = await signed(claims(), { kid: "../../dev/null" });
  expect(await bearer.check(token)).toMatchObject({ claims: { sub: facts.sub } });
  expect(await bearer.check(await signed(claims(), { kid: "x" }, "other"))).toBe("invalid");
});

test("a token issued up to thirty seconds in the future is accepted, a later one is not", async () => {
  const ahead = (seconds: number) => signed(claims({ iat: NOON / 1000 + seconds }));
  expect(await bearer.check(await ahead(30))).toMatchObject({ claims: {} });
  expect(await bearer.check(await ahead(31))).toBe("invalid");
});

test("thousands of tokens later the first is still checked rightly", async () => {
  const { token } = await bearer.sign(facts);
  for (let count = 0; count < 2100; count++) {
    await bearer.check(await signed(claims({ jti: String(count) })));
  }
  expect(await bearer.check(token)).toMatchObject({ claims: { sub: facts.sub } });
});
