import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browserDb } from "../database/browser-db.ts";
import { KEPT_DATA } from "../kept-data/forget-kept-data.ts";
import { currentSession } from "./session.ts";

const KEY = "sb-localhost-auth-token";
const USER = { id: "1", email: "claire@example.org", user_metadata: {} };
const LONG_AGO_S = 1;

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="supabase-url" content="http://localhost:3000"><meta name="supabase-publishable-key" content="sb_publishable_for_tests">';
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
  // The auth library logs to the console the error that it returns.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("a session that cannot be renewed offline is there at once, and renewed later", async () => {
  const old = { access_token: "old", refresh_token: "r", token_type: "bearer", user: USER };
  localStorage.setItem(KEY, JSON.stringify({ ...old, expires_in: 600, expires_at: LONG_AGO_S }));
  const backend = vi.fn<(url: unknown) => Promise<Response>>();
  vi.stubGlobal("fetch", backend);
  backend.mockRejectedValue(new TypeError("Failed to fetch"));
  expect((await currentSession())?.access_token).toBe("old");
  // The auth library tries for half a minute before it gives up.
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await currentSession())?.access_token).toBe("old");
  expect(localStorage.getItem(KEY)).not.toBeNull();

  // With what is left of it no request goes out, because it would be a visitor's.
  backend.mockClear();
  const rows = browserDb().from("medications").select("id");
  const answered = expect(rows).resolves.toMatchObject({ data: null, status: 0 });
  await vi.advanceTimersByTimeAsync(60_000);
  await answered;
  expect(
    backend.mock.calls.map(([url]) => String(url)).filter((url) => !url.includes("/token")),
  ).toEqual([]);

  const renewed = { ...old, access_token: "new", expires_in: 600 };
  backend.mockImplementation(async () => Response.json(renewed));
  // It also remembers the failure for a while.
  await vi.advanceTimersByTimeAsync(120_000);
  await browserDb().auth.getSession();
  expect((await currentSession())?.access_token).toBe("new");
});

test("a session that the server no longer accepts ends, and takes what was kept with it", async () => {
  await new Promise<void>((resolve) => {
    indexedDB.open(KEPT_DATA).onsuccess = ({ target }) => {
      (target as IDBOpenDBRequest).result.close();
      resolve();
    };
  });
  vi.resetModules();
  const { currentSession: ofThisPage } = await import("./session.ts");
  const old = { access_token: "old", refresh_token: "r", token_type: "bearer", user: USER };
  localStorage.setItem(KEY, JSON.stringify({ ...old, expires_in: 600, expires_at: LONG_AGO_S }));
  vi.stubGlobal("fetch", async () =>
    Response.json({ code: "refresh_token_not_found", message: "Gone" }, { status: 400 }),
  );
  await ofThisPage();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await ofThisPage()).toBeNull();
  await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]));
});
