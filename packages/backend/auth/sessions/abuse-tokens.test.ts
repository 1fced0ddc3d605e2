import { createHash, generateKeyPairSync } from "node:crypto";
import { decodeJwt, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbedded } from "../../../../testing/engines/pglite-template.ts";
import { createCaptchaProvider } from "../../captcha/captcha-provider.ts";
import {
  buildConfirmationFor,
  KEYS,
  PASSWORD,
  SITE,
  startTestBackend,
  type TestBackend,
} from "../../testing/test-backend.ts";

let testBackend: TestBackend;
let token: string;
let payload: JWTPayload;
beforeAll(async () => {
  testBackend = await startTestBackend(await openEmbedded(), {
    functions: { hello: async () => Response.json({ hello: true }) },
  });
  const { client } = await testBackend.member();
  token = (await client.auth.getSession()).data.session?.access_token ?? "";
  payload = decodeJwt(token);
});
afterAll(async () => {
  await testBackend.close();
  await testBackend.engine.close();
});

const seconds = () => Math.floor(testBackend.clock.now / 1000);
const bytes = (text: string) => new TextEncoder().encode(text);
const signed = (
  change: Record<string, unknown> = {},
  header: object = {},
  secret = KEYS.jwtSecret,
) =>
  new SignJWT({ ...payload, ...change })
    .setProtectedHeader({ alg: "HS256", ...header })
    .sign(bytes(secret));
const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const withHeader = (header: object) => {
  const [, body, signature] = token.split(".");
  return `${Buffer.from(JSON.stringify(header)).toString("base64url")}.${body}.${signature}`;
};

const FORGED: Record<string, () => string | Promise<string>> = {
  "alg none": () => new UnsecuredJWT(payload).encode(),
  "alg none, with our signature": () => withHeader({ alg: "none", typ: "JWT" }),
  "alg nOnE, without a signature": () => withHeader({ alg: "nOnE" }).replace(/[^.]+$/, ""),
  "RS256 by somebody": () =>
    new SignJWT(payload).setProtectedHeader({ alg: "RS256" }).sign(privateKey),
  "HS384 with our secret": () =>
    new SignJWT(payload).setProtectedHeader({ alg: "HS384" }).sign(bytes(KEYS.jwtSecret)),
  "another secret": () => signed({}, {}, `${KEYS.jwtSecret}x`),
  "the publishable key for a secret": () => signed({}, {}, KEYS.publishableKey),
  "an empty key, by its id": () => signed({}, { kid: "../../../dev/null" }, "\0"),
  "a key id full of SQL": () => signed({}, { kid: "' union select 'x" }, "x"),
  "a key it brings along": () => signed({}, { jwk: { kty: "oct", k: "eHh4" } }, "xxx"),
  "a key it has fetched": () => signed({}, { jku: "http://127.0.0.1:1/keys" }, "xxx"),
  "a changed header": () => withHeader({ alg: "HS256", typ: "JWT", crit: ["b64"], b64: false }),
  expired: () => signed({ exp: seconds() }),
  "without an end": () => signed({ exp: undefined }),
  "issued in an hour": () => signed({ iat: seconds() + 3600, exp: seconds() + 4200 }),
  "for the storage": () => signed({ aud: "storage", role: "authenticated" }),
  "of another issuer": () => signed({ iss: "http://localhost:3001/auth/v1" }),
  "role service_role, signed by us": () => signed({ role: "service_role" }),
  "role anon": () => signed({ role: "anon" }),
  "role postgres": () => signed({ role: "postgres" }),
  "no role": () => signed({ role: undefined }),
  "of a session that never was": () => signed({ session_id: crypto.randomUUID() }),
  "of another person in this session": () => signed({ sub: crypto.randomUUID() }),
  "cut short": () => token.slice(0, -4),
  "without its signature": () => token.replace(/[^.]+$/, ""),
  "of four parts": () => `${token}.x`,
  nonsense: () => "nonsense",
  "the word undefined": () => "undefined",
};
const ENDPOINTS = [
  "GET /rest/v1/notes",
  "GET /auth/v1/user",
  "PUT /auth/v1/user",
  "POST /auth/v1/logout",
  "POST /functions/v1/hello",
];

const request = (endpoint: string, bearer: string) => {
  const [method = "", path = ""] = endpoint.split(" ");
  return testBackend.fetch(`${SITE}${path}`, {
    method,
    headers: { apikey: KEYS.publishableKey, authorization: `Bearer ${bearer}` },
    ...(method !== "GET" && { body: "{}" }),
  });
};

test.each(Object.entries(FORGED))(
  "A10: a token %s is refused by every endpoint",
  async (_, forge) => {
    const bearer = await forge();
    for (const endpoint of ENDPOINTS) {
      const response = await request(endpoint, bearer);
      expect(response.status, endpoint).toBe(401);
      expect(await response.text(), endpoint).not.toMatch(/^\[\]|secret|select|\bat \w+/i);
    }
  },
);

test("A10: the token they were made from opens every one of them", async () => {
  for (const endpoint of ENDPOINTS.filter((one) => !one.includes("logout"))) {
    expect((await request(endpoint, token)).status, endpoint).toBe(200);
  }
});

test("A10: a token without an apikey, or in its place, opens nothing", async () => {
  for (const headers of [{ authorization: `Bearer ${token}` }, { apikey: token }]) {
    const response = await testBackend.fetch(`${SITE}/rest/v1/notes`, { headers });
    expect(response.status).toBe(401);
  }
});

test("A11: no answer holds a secret, a hash or what is stored of a token", async () => {
  const seen: string[] = [];
  const watch: typeof fetch = async (input, init) => {
    const response = await testBackend.fetch(input as Request, init);
    seen.push(JSON.stringify([...response.headers]), await response.clone().text());
    return response;
  };
  const post = (path: string, body: object) =>
    watch(`${SITE}/auth/v1/${path}`, {
      method: "POST",
      headers: { apikey: KEYS.publishableKey },
      body: JSON.stringify(body),
    });
  const email = testBackend.newEmail();
  const security = async (action: Parameters<TestBackend["solve"]>[0]) => ({
    captcha_token: await testBackend.solve(action),
  });
  const credentials = { email, password: PASSWORD };
  await post("signup", { ...credentials, gotrue_meta_security: await security("sign-up") });
  const link = testBackend.tokenFor(email);
  await post("verify", buildConfirmationFor(link));
  const signedIn = await post("token?grant_type=password", {
    ...credentials,
    gotrue_meta_security: await security("sign-in"),
  });
  const { access_token, refresh_token } = await signedIn.json();
  await post("token?grant_type=refresh_token", { refresh_token });
  await post("recover", { email, gotrue_meta_security: await security("recover") });
  await post("token?grant_type=password", { ...credentials, gotrue_meta_security: {} });
  await post("signup", { email: 7 });
  for (const path of ["/auth/v1/user", "/auth/v1/settings", "/auth/v1/health", "/rest/v1/notes"]) {
    await watch(`${SITE}${path}`, {
      headers: { apikey: KEYS.publishableKey, authorization: `Bearer ${access_token}` },
    });
  }
  await watch(`${SITE}/captcha/v1/challenge?action=sign-up`);
  expect(seen).toHaveLength(24);

  const { secretKey, jwtSecret } = KEYS;
  const stored = [link, refresh_token].map((text) =>
    createHash("sha256").update(text).digest("hex"),
  );
  const everything = seen.join("\n");
  const secrets = [secretKey, jwtSecret, PASSWORD, "$2b$", "encrypted_password", link, ...stored];
  for (const secret of [...secrets, testBackend.tokenFor(email)]) {
    expect(everything).not.toContain(secret);
  }
});

test("A11: a captcha's provider is shown to the page by its site key alone", async () => {
  const captcha = createCaptchaProvider({
    engine: testBackend.engine,
    provider: "turnstile",
    siteKey: "public",
    secretKey: "private",
  });
  const configured = await startTestBackend(testBackend.engine, { captcha });
  const answer = await configured.fetch(`${SITE}/captcha/v1/challenge?action=sign-in`);
  expect(await answer.text()).toBe('{"provider":"turnstile","siteKey":"public"}');
  await configured.close();
});
