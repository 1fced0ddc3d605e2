import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentSession } from "./session.ts";

const KEY = "sb-localhost-auth-token";
const USER = { id: "1", email: "claire@example.org", user_metadata: {} };
const LONG_AGO_S = 1;

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="supabase-url" content="http://localhost:3000"><meta name="supabase-publishable-key" content="sb_publishable_for_tests">';
  vi.useFakeTimers();
  // The auth library logs to the console the error that it returns.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("a session that cannot be renewed offline is kept and used again later", async () => {
  const old = { access_token: "old", refresh_token: "r", token_type: "bearer", user: USER };
  localStorage.setItem(KEY, JSON.stringify({ ...old, expires_in: 600, expires_at: LONG_AGO_S }));
  const backend = vi.fn<() => Promise<Response>>();
  vi.stubGlobal("fetch", backend);
  backend.mockRejectedValue(new TypeError("Failed to fetch"));
  const asked = expect(currentSession()).rejects.toMatchObject({ failure: "offline" });
  // The auth library tries for half a minute before it gives up.
  await vi.advanceTimersByTimeAsync(60_000);
  await asked;
  expect(localStorage.getItem(KEY)).not.toBeNull();

  const renewed = { ...old, access_token: "new", expires_in: 600 };
  backend.mockResolvedValue(Response.json(renewed));
  // It also remembers the failure for a while.
  await vi.advanceTimersByTimeAsync(120_000);
  expect((await currentSession())?.access_token).toBe("new");
});
