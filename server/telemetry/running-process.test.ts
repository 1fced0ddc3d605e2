import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { loadKeys } from "@trousse/backend/identity/api-keys";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { ensureBuild } from "#scripts/building/ensure-build.ts";
import { createAccount } from "#testing/builders/account.ts";
import { removeFolder } from "#testing/harness/remove-folder.ts";
import { RunningServer } from "#testing/harness/running-server.ts";

const LONG = 120_000;

let dataDir: string;
let server: RunningServer;

beforeAll(async () => {
  await ensureBuild();
  dataDir = await mkdtemp(join(tmpdir(), "trousse-operating-"));
  server = await RunningServer.startMigrated(dataDir, {
    LOG: "requests",
    LOG_FORMAT: "json",
    DRAIN_SECONDS: "2",
  });
}, LONG);
afterAll(async () => {
  await server.stop("SIGKILL");
  await removeFolder(dataDir);
});

/** The data of one family, each word unique. */
const SEEDS = {
  firstName: "Quentinopée",
  lastName: "Zarzuelac",
  email: "quentinopee@zarzuelac.example",
  password: "Motdepasse-Zibeline-77",
  medicine: "Vermifugeole 500",
  dosage: "Posologiquement",
  notes: "Notablement le soir",
  allergy: "Arachidozine",
  typedPath: "Gingembrol",
  typedHeader: "Camomilline",
};

test(
  "a household lives through its days, and not one of its words is in the log (C13)",
  async () => {
    const { publishableKey, secretKey, jwtSecret } = await loadKeys(dataDir);
    const localToken = await server.localToken();
    const target = { url: server.url, publishableKey, localToken, fetch };
    const { client, account, session } = await createAccount(target, SEEDS);
    await client.rpc("ensure_main_profile");
    const profiles = await client.from("profiles").select("id").eq("first_name", SEEDS.firstName);
    expect(profiles.data, "the words did get there").toHaveLength(1);
    const profile = profiles.data?.[0]?.id;
    const details = { profile_id: profile, allergies: [SEEDS.allergy] };
    const stored = await client
      .from("profile_details")
      .insert(details)
      .select("profile_id, allergies")
      .single();
    expect(stored.error).toBeNull();
    const medicine = {
      user_id: account,
      name: SEEDS.medicine,
      dosage: SEEDS.dosage,
      form: "Comprimé",
      total_quantity: 20,
      current_quantity: 20,
      expiry_date: "2030-01-01",
      notes: SEEDS.notes,
    };
    const box = await client
      .from("medications")
      .insert(medicine)
      .select("id, name, notes")
      .single();
    expect(box.error).toBeNull();
    await client.from("medications").select("id, name, dosage, notes").eq("name", SEEDS.medicine);
    await client.from("medications").insert({ ...medicine, nowhere: SEEDS.medicine });
    await client.from("medications").insert({ ...medicine, total_quantity: SEEDS.medicine });
    await client.rpc("search_medication_references", { query: SEEDS.medicine });
    await client.auth.signInWithPassword({ email: SEEDS.email, password: SEEDS.password });
    await client.auth.resetPasswordForEmail(SEEDS.email);
    await client.auth.refreshSession();
    await client.auth.signOut();
    for (const path of [
      `/${SEEDS.typedPath}`,
      `/fr-fr/blog/${SEEDS.typedPath}?email=${SEEDS.email}`,
      `/rest/v1/${SEEDS.typedPath}`,
      `/rest/v1/medications?name=eq.${SEEDS.medicine}`,
      `/functions/v1/${SEEDS.typedPath}`,
      `/assets/${SEEDS.typedPath}.js`,
      `/_mail/${SEEDS.typedPath}`,
    ]) {
      const headers = { "user-agent": SEEDS.typedHeader, "x-request-id": SEEDS.typedHeader };
      await fetch(`${server.url}${path}`, { headers });
    }
    await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { apikey: publishableKey },
      body: `{"email":"${SEEDS.email}","password":`,
    });
    await wait(400);

    const secrets = [
      ...Object.values(SEEDS),
      encodeURIComponent(SEEDS.firstName),
      account,
      profile,
      box.data?.id,
      session.access_token,
      session.refresh_token,
      publishableKey,
      secretKey,
      jwtSecret,
      "127.0.0.1",
    ];
    expect(secrets.filter((secret) => secret.length < 8)).toEqual([]);
    const log = server.output;
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);

    const lines = log
      .trimEnd()
      .split("\n")
      .map((line): Record<string, unknown> => JSON.parse(line));
    const byEvent = Object.groupBy(lines, ({ event }) => String(event));
    expect(Object.keys(byEvent).toSorted()).toEqual(["open", "request"]);
    expect(new Set(byEvent.request?.flatMap((line) => Object.keys(line)))).toEqual(
      new Set([
        "time",
        "level",
        "event",
        "method",
        "route",
        "status",
        "refusal",
        "milliseconds",
        "bytes",
        "id",
      ]),
    );
    const routes = new Set(byEvent.request?.map(({ method, route }) => `${method} ${route}`));
    for (const route of [
      "POST /auth/v1/signup",
      "POST /auth/v1/token?grant_type=password",
      "POST /rest/v1/medications",
      "GET /rest/v1/*",
      "GET /:locale/blog/:slug",
    ]) {
      expect(routes).toContain(route);
    }
  },
  LONG,
);

test("every answer has the id that the log has for it", async () => {
  const answer = await fetch(`${server.url}/fr-fr/faq`);
  const id = answer.headers.get("x-request-id") ?? "";
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  await expect.poll(() => server.output).toContain(`"id":"${id}"`);
});

test("monitoring reports that the process is alive and ready, and its metrics", async () => {
  const headers = { authorization: `Bearer ${await server.localToken()}` };
  for (const path of ["/healthz", "/readyz", "/metrics"]) {
    const answer = await fetch(`${server.url}${path}`, { headers });
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get("cache-control"), path).toBe("no-store");
  }
  const ready = await fetch(`${server.url}/readyz`, { headers });
  expect(await ready.json()).toMatchObject({
    status: "ready",
    checks: { database: "fine", migrations: "fine", space: "fine", backups: "fine" },
  });
  const signIn = `${server.url}/auth/v1/token?grant_type=password`;
  await fetch(signIn, { method: "POST", headers: { apikey: "none" }, body: "{}" });
  const measures = await (await fetch(`${server.url}/metrics`, { headers })).text();
  expect(measures).toMatch(/^trousse_sign_ins_total\{outcome="\w+"\} [1-9]/m);
  expect(measures).toMatch(/^trousse_database_work\{state="running"\} \d/m);
});

test("on a stop signal the process becomes not ready, serves on for a while, and exits cleanly", async () => {
  const stopped = server.stop("SIGTERM");
  onTestFinished(async () => {
    await stopped;
    await server.start();
  });
  await expect
    .poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 1500 })
    .toBe(503);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.url}/fr-fr/faq`)).status).toBe(200);
  expect(await stopped).toBe(0);
  expect(server.output).toContain('"event":"stopping"');
});
