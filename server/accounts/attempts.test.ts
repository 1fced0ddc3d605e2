import { spawnSync } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RATE_LIMITS } from "@trousse/backend/auth/limits/rate-limiter";
import { loadKeys } from "@trousse/backend/identity/api-keys";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge } from "altcha-lib/types";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { SIGN_IN_LIMIT, SIGN_UP_LIMIT } from "#domain/accounts/attempt-limit.ts";
import { ensureBuild } from "#scripts/building/ensure-build.ts";
import { createAccount } from "#testing/builders/account.ts";
import { removeFolder } from "#testing/harness/remove-folder.ts";
import { RunningServer } from "#testing/harness/running-server.ts";

const LONG = 180_000;
const claire = {
  email: "claire@example.org",
  password: "Vent-du-Nord7",
  firstName: "Claire",
  lastName: "Moreau",
};

let dataDir: string;
let server: RunningServer;
let publishableKey: string;
beforeAll(async () => {
  await ensureBuild();
  dataDir = await mkdtemp(join(tmpdir(), "trousse-attempts-"));
  server = await RunningServer.startMigrated(dataDir);
  ({ publishableKey } = await loadKeys(dataDir));
  const localToken = await server.localToken();
  await createAccount({ url: server.url, publishableKey, localToken, fetch }, claire);
}, LONG);
afterAll(async () => {
  await server.stop("SIGKILL");
  await removeFolder(dataDir);
});

/** Sends another forged client address with each request. */
async function signIn(password: string, from: string) {
  const asked = await fetch(`${server.url}/captcha/v1/challenge?action=sign-in`);
  const challenge = (await asked.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const solved = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  return fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: publishableKey, "x-forwarded-for": from },
    body: JSON.stringify({
      email: claire.email,
      password,
      gotrue_meta_security: { captcha_token: solved },
    }),
  });
}

const admin = (...words: string[]) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["scripts/admin.ts", ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    encoding: "utf8",
  });
  return { status, output: `${stdout}${stderr}`.trim() };
};

test(
  "A1: a lock outlives the server, a kill included, and no header gets around it",
  async () => {
    for (let count = 0; count < 5; count++) {
      expect((await signIn(`Wrong-${count}000`, `203.0.113.${count}`)).status).toBe(400);
    }
    await server.stop("SIGKILL");
    await server.start();
    const refused = await signIn(claire.password, "203.0.113.99");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const output = /^Too many sign in attempts\. Try again in \d+ minutes\.$/;
    expect((await refused.json()).msg).toMatch(output);
  },
  LONG,
);

test(
  "roles are changed from the machine while the server is stopped, and refused while it runs",
  async () => {
    expect(admin("list")).toEqual({ status: 1, output: expect.stringContaining("already in use") });
    await server.stop();
    onTestFinished(() => server.start());
    expect(admin("grant", claire.email, "premium")).toEqual({
      status: 0,
      output: "claire@example.org is premium now.",
    });
    expect(admin("list").output).toBe("claire@example.org: admin, premium");
  },
  LONG,
);

test("the browser and the server count to the same numbers", () => {
  expect(RATE_LIMITS["sign-in"]).toEqual(SIGN_IN_LIMIT);
  expect(RATE_LIMITS["sign-up"]).toEqual(SIGN_UP_LIMIT);
});
