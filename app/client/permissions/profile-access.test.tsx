import { beforeEach, expect, test, vi } from "vitest";

const OWN = "00000000-0000-4000-8000-00000000aaaa";
const CHILD = "00000000-0000-4000-8000-00000000bbbb";
const SHARED = "00000000-0000-4000-8000-00000000cccc";

const SESSION = {
  access_token: "not-a-real-token",
  refresh_token: "not-a-real-token",
  token_type: "bearer",
  expires_in: 600,
  expires_at: 4_102_444_800,
  user: { id: OWN, email: "claire@example.org", user_metadata: {} },
};

let answer: (profileId: string) => Response;
let asked: string[];

/** A document of its own, as each test is: what it knows of profiles begins anew. */
async function openPage() {
  vi.resetModules();
  const [{ dbForProfile, ...access }, { queryClient }, { setLive }] = await Promise.all([
    import("./profile-access.ts"),
    import("../queries/query-client.ts"),
    import("../live/live-state.ts"),
  ]);
  return { openedDb: dbForProfile, ...access, queryClient, setLive };
}

beforeEach(() => {
  asked = [];
  document.head.innerHTML =
    '<meta name="supabase-url" content="http://localhost:3000"><meta name="supabase-publishable-key" content="sb_publishable_for_tests">';
  localStorage.setItem("sb-localhost-auth-token", JSON.stringify(SESSION));
  vi.stubGlobal("fetch", (_address: string, { body }: { body: string }) => {
    const { profile_id } = JSON.parse(body) as { profile_id: string };
    asked.push(profile_id);
    return Promise.resolve(answer(profile_id));
  });
});

test("the own profile is opened without a request", async () => {
  const { openedDb } = await openPage();
  await openedDb(OWN);
  expect(asked).toEqual([]);
});

test("a profile the account created is opened with one request", async () => {
  const { openedDb } = await openPage();
  answer = () => Response.json("own");
  await openedDb(CHILD);
  await openedDb(CHILD);
  expect(asked).toEqual([CHILD]);
});

test("a shared profile is opened again for each read, and once for reads that start together", async () => {
  const { openedDb } = await openPage();
  answer = () => Response.json("view");
  await Promise.all([openedDb(SHARED), openedDb(SHARED), openedDb(SHARED)]);
  expect(asked).toEqual([SHARED]);
  await openedDb(SHARED);
  expect(asked).toEqual([SHARED, SHARED]);
});

test("a profile that is no longer shared is refused, and the list of profiles is reloaded", async () => {
  const { openedDb, REACHABLE_PROFILES, queryClient } = await openPage();
  const selector = [REACHABLE_PROFILES, OWN];
  queryClient.setQueryData(selector, []);
  answer = () => Response.json({ code: "PT404", message: "Profile not found" }, { status: 404 });
  await expect(openedDb(SHARED)).rejects.toMatchObject({ failure: "not-found" });
  expect(queryClient.getQueryState(selector)?.isInvalidated).toBe(true);
});

test("an unreachable server does not end a share", async () => {
  const { openedDb, REACHABLE_PROFILES, queryClient } = await openPage();
  const selector = [REACHABLE_PROFILES, OWN];
  queryClient.setQueryData(selector, []);
  answer = () => new Response(null, { status: 502 });
  await expect(openedDb(SHARED)).rejects.toMatchObject({ failure: "offline" });
  expect(queryClient.getQueryState(selector)?.isInvalidated).toBe(false);
});

const REFUSED = () =>
  Response.json({ code: "PT404", message: "Profile not found" }, { status: 404 });

/** A page that has opened the shared profile. `reading` says how often it had been opened when each reading began. */
async function openSharedPage({ live }: { live: boolean }) {
  const page = await openPage();
  answer = () => Response.json("view");
  page.setLive(live);
  const reading: number[] = [];
  const read = () =>
    page.readProfile(SHARED, () => {
      reading.push(asked.length);
      return Promise.resolve("doses");
    });
  await read();
  return { ...page, reading, read };
}

test("a page that hears of changes reads a shared profile while it is opened again", async () => {
  const { reading, read } = await openSharedPage({ live: true });
  expect(await read()).toBe("doses");
  expect(asked).toEqual([SHARED, SHARED]);
  expect(reading).toEqual([1, 1]);
});

test("what was read of a profile that is no longer shared is not shown, and it is opened first from then on", async () => {
  const { reading, read } = await openSharedPage({ live: true });
  answer = REFUSED;
  await expect(read()).rejects.toMatchObject({ failure: "not-found" });
  answer = () => Response.json("view");
  await read();
  expect(reading).toEqual([1, 1, 3]);
});

test("it is opened first where changes are not heard of, once a share may have changed, and after ten minutes", async () => {
  const deaf = await openSharedPage({ live: false });
  await deaf.read();
  expect(deaf.reading).toEqual([1, 2]);
  asked = [];
  const { reading, read, forgetOpenings } = await openSharedPage({ live: true });
  forgetOpenings();
  await read();
  vi.setSystemTime(Date.now() + 600_001);
  await read();
  vi.useRealTimers();
  expect(reading).toEqual([1, 2, 3]);
});
