import { afterAll, beforeAll, expect, test } from "vitest";
import { engines } from "../../../../testing/engines/engines.ts";
import { startTestBackend, type TestBackend } from "../../testing/test-backend.ts";

const [engine] = engines;
const MINUTE = 60_000;
/** An open page comes for a new access token before the last one ends. */
const TOKEN = 10 * MINUTE;

let testBackend: TestBackend;
const allowed = new Map<string, number>();
beforeAll(async () => {
  if (!engine) throw new Error("There is no engine.");
  testBackend = await startTestBackend(await engine.open(), {
    idleMinutes: async (_, { userId }) => allowed.get(userId),
  });
});
afterAll(async () => {
  await testBackend.close();
  await testBackend.engine.close();
});

test.each([15, 30, 60, 120])("left alone for %d minutes, a session is over", async (minutes) => {
  const { client, id } = await testBackend.member();
  allowed.set(id, minutes);
  testBackend.clock.now += minutes * MINUTE + TOKEN;
  expect((await client.auth.refreshSession()).error).toBeNull();
  testBackend.clock.now += minutes * MINUTE + TOKEN + 1;
  expect((await client.auth.refreshSession()).error?.code).toBe("session_expired");
});

test("a page that keeps coming keeps its session", async () => {
  const { client, id } = await testBackend.member();
  allowed.set(id, 15);
  for (let times = 0; times < 12; times++) {
    testBackend.clock.now += TOKEN;
    expect((await client.auth.refreshSession()).error).toBeNull();
  }
});

test("who set no limit stays signed in", async () => {
  const { client } = await testBackend.member();
  testBackend.clock.now += 29 * 24 * 60 * MINUTE;
  expect((await client.auth.refreshSession()).error).toBeNull();
});
