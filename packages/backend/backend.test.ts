import { SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbedded } from "../../testing/engines/pglite-template.ts";
import { AUTH_ENDPOINTS } from "./auth/auth.ts";
import { listRoutes } from "./routes.ts";
import {
  KEYS,
  PASSWORD,
  SITE,
  startTestBackend,
  type TestBackend,
} from "./testing/test-backend.ts";

let testBackend: TestBackend;
const calls: string[] = [];
beforeAll(async () => {
  testBackend = await startTestBackend(await openEmbedded(), {
    functions: {
      hello: async (request) => {
        calls.push(await request.text());
        return Response.json({ hello: true }, { headers: { "access-control-allow-origin": "*" } });
      },
      broken: async () => {
        throw new Error("Doliprane 1000 mg at /home/somebody");
      },
      moved: async () => Response.redirect("https://evil.example/", 302),
    },
  });
});
afterAll(async () => {
  expect(testBackend.problems.splice(0)).toHaveLength(1);
  await testBackend.close();
  await testBackend.engine.close();
});

const apikey = KEYS.publishableKey;
const ask = (path: string, init: RequestInit = {}) =>
  testBackend.fetch(`${SITE}${path}`, { ...init, headers: { apikey, ...init.headers } });
const post = (path: string, body: unknown, headers = {}) =>
  ask(path, { method: "POST", body: JSON.stringify(body), headers });

async function tokenOf(email?: string) {
  const { client } = await testBackend.member(email);
  const { data } = await client.auth.getSession();
  return data.session?.access_token ?? "";
}

test("the list of what can be asked for is closed", () => {
  const routes = listRoutes({
    relations: ["notes"],
    procedures: ["count_notes"],
    functions: { hello: async () => new Response() },
    buckets: ["pictures"],
  });
  expect([...routes.keys()]).toEqual([
    "POST /auth/v1/signup",
    "POST /auth/v1/token?grant_type=password",
    "POST /auth/v1/token?grant_type=refresh_token",
    "POST /auth/v1/token?grant_type=pkce",
    "POST /auth/v1/verify",
    "POST /auth/v1/recover",
    "POST /auth/v1/resend",
    "POST /auth/v1/logout",
    "GET /auth/v1/user",
    "PUT /auth/v1/user",
    "POST /auth/v1/factors",
    "POST /auth/v1/factors/{id}/challenge",
    "POST /auth/v1/factors/{id}/verify",
    "DELETE /auth/v1/factors/{id}",
    "GET /auth/v1/factors/recovery-codes",
    "POST /auth/v1/factors/recovery-codes",
    "POST /auth/v1/factors/recovery-codes/regenerate",
    "POST /auth/v1/factors/recovery-codes/verify",
    "DELETE /auth/v1/factors/recovery-codes",
    "GET /auth/v1/settings",
    "GET /auth/v1/health",
    "GET /captcha/v1/challenge",
    "GET /rest/v1/notes",
    "HEAD /rest/v1/notes",
    "POST /rest/v1/notes",
    "PATCH /rest/v1/notes",
    "DELETE /rest/v1/notes",
    "GET /rest/v1/rpc/count_notes",
    "HEAD /rest/v1/rpc/count_notes",
    "POST /rest/v1/rpc/count_notes",
    "GET /functions/v1/hello",
    "POST /functions/v1/hello",
    "GET /storage/v1/object/pictures/*",
    "POST /storage/v1/object/pictures/*",
    "PUT /storage/v1/object/pictures/*",
    "DELETE /storage/v1/object/pictures",
    "POST /storage/v1/object/list/pictures",
    "GET /storage/v1/object/info/pictures/*",
    "GET /storage/v1/object/public/pictures/*",
    "HEAD /storage/v1/object/public/pictures/*",
  ]);
  const endpoints = [...routes.values()].flatMap((route) =>
    route.service === "auth" ? route.endpoint : [],
  );
  expect(new Set(endpoints)).toEqual(new Set(AUTH_ENDPOINTS));
});

const NOT_THERE = [
  "GET /",
  "GET /_system/config",
  "GET /_system/introspect",
  "GET /auth/v1",
  "GET /auth/v1/",
  "GET /auth/v1/verify?token=a&type=signup",
  "GET /auth/v1/signup",
  "GET /auth/v1/.well-known/jwks.json",
  "GET /auth/v1/user/",
  "GET /auth/v1//user",
  "GET /AUTH/V1/user",
  "GET /auth/v1/%75ser",
  "POST /auth/v1/factors/mine/verify",
  "PUT /auth/v1/factors/0b8f1c52-3f7e-4d3c-9a35-6f7a3a0d9c11",
  "POST /auth/v1/token",
  "POST /auth/v1/token?grant_type=refresh_token/",
  "DELETE /auth/v1/user",
  "PATCH /auth/v1/user",
  "GET /rest/v1",
  "GET /rest/v1/",
  "GET /rest/v1/secrets",
  "GET /rest/v1/users",
  "GET /rest/v1/auth.users",
  "GET /rest/v1/pg_class",
  "GET /rest/v1/used_challenges",
  "GET /rest/v1/notes/1",
  "PUT /rest/v1/notes",
  "POST /rest/v1/rpc/",
  "POST /rest/v1/rpc/pg_sleep",
  "POST /rest/v1/rpc/notes",
  "GET /graphql/v1",
  "GET /storage/v1/bucket",
  "GET /realtime/v1/websocket",
  "POST /functions/v1/",
  "POST /functions/v1/unknown",
  "POST /functions/v1/constructor",
  "POST /functions/v1/hello/world",
  "DELETE /functions/v1/hello",
  "POST /captcha/v1/challenge",
  "GET /captcha/v1/",
  "OPTIONS /rest/v1/notes",
  "PROPFIND /rest/v1/notes",
];

test.each(NOT_THERE)("%s is not found for any role", async (route) => {
  const [method = "", path = ""] = route.split(" ");
  for (const key of [KEYS.publishableKey, KEYS.secretKey]) {
    const response = await testBackend.fetch(`${SITE}${path}`, {
      method,
      headers: { apikey: key },
    });
    expect(response.status).toBe(404);
  }
});

const THERE = [
  "GET /auth/v1/settings",
  "GET /auth/v1/health",
  "GET /auth/v1/user",
  "POST /auth/v1/logout",
  "GET /rest/v1/notes?select=*",
  "POST /rest/v1/notes",
  "PATCH /rest/v1/notes?id=eq.1",
  "DELETE /rest/v1/notes?id=eq.1",
  "POST /functions/v1/hello",
];
const strangers = (token: string) => ({
  "without a key": {},
  "with an empty key": { apikey: "" },
  "with another key": { apikey: `${apikey.slice(0, -1)}X` },
  "with a token for a key": { apikey: token },
  "with a broken token": { apikey, authorization: "Bearer nonsense" },
  "with a token cut short": { apikey, authorization: `Bearer ${token.slice(0, -3)}` },
  "with another scheme": { apikey, authorization: `Basic ${token}` },
});

test.each(THERE)("%s lets no stranger in, and never turns one into nobody", async (route) => {
  const [method = "", path = ""] = route.split(" ");
  for (const [who, headers] of Object.entries(strangers(await tokenOf()))) {
    const body = method === "POST" || method === "PATCH" ? "{}" : null;
    const response = await testBackend.fetch(`${SITE}${path}`, {
      method,
      headers,
      body,
    } as RequestInit);
    expect(response.status, who).toBe(401);
    expect(await response.json(), who).not.toEqual([]);
  }
});

test("a token we signed ourselves gives no more than a person's rights", async () => {
  const token = await tokenOf();
  const payload = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  const sign = (change: object, secret = KEYS.jwtSecret, alg = "HS256") =>
    new SignJWT({ ...payload, ...change })
      .setProtectedHeader({ alg })
      .sign(new TextEncoder().encode(secret));
  const forged = {
    service_role: await sign({ role: "service_role" }),
    postgres: await sign({ role: "postgres" }),
    "another audience": await sign({ aud: "service_role" }),
    "another secret": await sign({}, "x".repeat(43)),
    HS384: await sign({}, KEYS.jwtSecret, "HS384"),
    "alg none": new UnsecuredJWT(payload).encode(),
    "another session": await sign({ session_id: crypto.randomUUID() }),
    "another person": await sign({ sub: crypto.randomUUID() }),
    expired: await sign({ exp: Math.floor(testBackend.clock.now / 1000) }),
  };
  const read = (bearer: string) =>
    ask("/rest/v1/notes", { headers: { authorization: `Bearer ${bearer}` } });
  expect((await read(token)).status).toBe(200);
  for (const [name, bearer] of Object.entries(forged)) {
    expect((await read(bearer)).status, name).toBe(401);
  }
});

test("people see their own rows, and nobody without signing in", async () => {
  const [marie, paul] = [await testBackend.member(), await testBackend.member()];
  const { data } = await marie.client.from("notes").insert({ text: "a" }).select("text").single();
  expect(data).toEqual({ text: "a" });
  expect((await marie.client.from("notes").select("text")).data).toEqual([{ text: "a" }]);
  expect((await paul.client.from("notes").select("text")).data).toEqual([]);
  expect((await testBackend.client().from("notes").select("text")).error).toMatchObject({
    code: "42501",
  });
});

test.each(["sign-up", "sign-in", "recover", "resend"] as const)(
  "%s needs a challenge solved for it, once",
  async (action) => {
    const path = {
      "sign-up": "signup",
      "sign-in": "token?grant_type=password",
      recover: "recover",
      resend: "resend",
    }[action];
    const other = action === "resend" ? "recover" : "resend";
    const used = await testBackend.solve(action);
    const send = (captcha_token: unknown, email = testBackend.newEmail()) =>
      post(`/auth/v1/${path}`, {
        email,
        password: PASSWORD,
        type: "signup",
        gotrue_meta_security: { captcha_token },
      });
    expect((await send(used)).status).toBeLessThanOrEqual(400);
    const tries = [undefined, null, "", "x", 7, {}, used, await testBackend.solve(other)];
    for (const token of tries) {
      const response = await send(token);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error_code: "captcha_failed" });
    }
    for (const security of [undefined, null, "x", []]) {
      const response = await post(`/auth/v1/${path}`, { gotrue_meta_security: security });
      expect(await response.json()).toMatchObject({ error_code: "captcha_failed" });
    }
  },
);

test("the challenge is served to everybody, for a action that there is", async () => {
  const good = await testBackend.fetch(`${SITE}/captcha/v1/challenge?action=sign-up`);
  expect(await good.json()).toMatchObject({ parameters: { data: { action: "sign-up" } } });
  for (const action of ["", "sign-off", "constructor"]) {
    expect((await testBackend.fetch(`${SITE}/captcha/v1/challenge?action=${action}`)).status).toBe(
      400,
    );
  }
});

const ALWAYS = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

test("no answer is stored, guessed, framed or read by another origin", async () => {
  const answers = await Promise.all([
    ask("/auth/v1/settings"),
    ask("/rest/v1/notes"),
    ask("/functions/v1/hello", { method: "POST", body: "a" }),
    ask("/functions/v1/moved", { method: "POST" }),
    ask("/nowhere"),
    testBackend.fetch(`${SITE}/captcha/v1/challenge?action=recover`),
    testBackend.fetch(`${SITE}/rest/v1/notes`),
    post("/auth/v1/signup", {}),
  ]);
  for (const { headers } of answers) {
    expect(Object.fromEntries(headers)).toMatchObject(ALWAYS);
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.has("access-control-allow-origin")).toBe(false);
  }
});

test("preflight requests of our own origin are answered; other origins get no headers", async () => {
  const first = (origin: string) =>
    testBackend.fetch(`${SITE}/rest/v1/notes`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" },
    });
  expect((await first(SITE)).status).toBe(204);
  for (const origin of ["https://evil.example", "http://localhost:3001", "null"]) {
    const { status, headers } = await first(origin);
    expect(status).toBe(404);
    expect([...headers.keys()].join()).not.toContain("access-control");
  }
});

const drip = (size: number) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"text":"'));
      for (let sent = 0; sent < size; sent += 1024) {
        controller.enqueue(new Uint8Array(1024).fill(97));
      }
      controller.close();
    },
  });

test.each([
  { path: "/auth/v1/signup", kilobytes: 16 },
  { path: "/rest/v1/notes", kilobytes: 128 },
  { path: "/functions/v1/hello", kilobytes: 128 },
])("$path takes $kilobytes kB and no more, said or not", async ({ path, kilobytes }) => {
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${await tokenOf()}`,
  };
  const size = kilobytes * 1024;
  const send = (body: BodyInit, more = {}) =>
    ask(path, {
      method: "POST",
      headers: { ...headers, ...more },
      body,
      duplex: "half",
    } as RequestInit);
  const fitting = `{"text":"${"a".repeat(size - 11)}"}`;
  expect((await send(fitting)).status).not.toBe(413);
  expect((await send(`${fitting} `, { "content-length": String(size + 1) })).status).toBe(413);
  expect((await send(drip(size))).status).toBe(413);
});

test("an address of more than 8 kB is too long everywhere", async () => {
  for (const path of [
    "/rest/v1/notes?select=",
    "/auth/v1/settings?x=",
    "/captcha/v1/challenge?a=",
  ]) {
    const response = await ask(path + "a".repeat(8192));
    expect(response.status).toBe(414);
  }
});

test("a function is called with its body, and one that fails says nothing about why", async () => {
  const { data } = await testBackend.client().functions.invoke("hello", { body: { name: "Zoé" } });
  expect(data).toEqual({ hello: true });
  expect(calls).toContain('{"name":"Zoé"}');
  const broken = await ask("/functions/v1/broken", { method: "POST" });
  expect(broken.status).toBe(500);
  expect(await broken.text()).not.toMatch(/Doliprane|somebody/);
  const [problem] = testBackend.problems as Error[];
  expect(problem?.message).toBe("Error at POST /functions/v1/broken");
  expect(problem?.stack).not.toContain("Doliprane");
});

test("what a function did to sessions counts at the next request", async () => {
  const { client, id } = await testBackend.member();
  expect((await client.from("notes").select()).status).toBe(200);
  await testBackend.engine.transaction((tx) =>
    tx.query("delete from auth.users where id = $1::uuid", [id]),
  );
  await client.functions.invoke("hello");
  expect((await client.from("notes").select()).status).toBe(401);
});

test("auth-js gets the code of a refusal in the version it asks for", async () => {
  const old = await post("/auth/v1/signup", {});
  expect(await old.json()).toMatchObject({ code: 400, error_code: "captcha_failed" });
  const recent = await post("/auth/v1/signup", {}, { "x-supabase-api-version": "2024-01-01" });
  expect(await recent.json()).toMatchObject({ code: "captcha_failed" });
  expect(recent.headers.get("x-supabase-api-version")).toBe("2024-01-01");
});

test("settings and health say what there is", async () => {
  expect(await (await ask("/auth/v1/settings")).json()).toMatchObject({
    external: { email: true, phone: false, anonymous_users: false },
    mailer_autoconfirm: false,
    password_hibp_enabled: false,
  });
  expect(await (await ask("/auth/v1/health")).json()).toMatchObject({ name: "GoTrue" });
});
