import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginEarlyReads } from "./begin-early-reads.ts";
import type { EarlyReads } from "./early-read.ts";
import { recordReads } from "./record-reads.ts";
import { discardEarlyReads, takeEarlyRead } from "./take-early-read.ts";

const USER = "00000000-0000-4000-8000-000000000001";
const CHILD = "00000000-0000-4000-8000-000000000002";
const IN_AN_HOUR = () => Math.floor(Date.now() / 1000) + 3600;
const URL_OF = (profile: string) => `http://db.test/rest/v1/rpc/list_boxes?profile_id=${profile}`;

const sent: Request[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  history.replaceState(null, "", "/fr-fr/inventory");
  answer = () => Promise.resolve(Response.json(["a box"]));
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    sent.push(new Request(url, init));
    return answer();
  });
  signIn({ access_token: "token", expires_at: IN_AN_HOUR(), user: { id: USER } });
});
afterEach(() => {
  sent.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  delete window.begunReads;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const signIn = (session: object) => localStorage.setItem("sb-key", JSON.stringify(session));

const READS: EarlyReads["reads"] = [
  {
    page: "inventory",
    method: "GET",
    path: "/rpc/list_boxes?profile_id={profile}",
    headers: { prefer: "count=exact" },
    body: null,
  },
  {
    page: "dashboard",
    method: "POST",
    path: "/rpc/home_today",
    headers: {},
    body: '{"on_day":"{day}","zone":"{zone}","at":"{now}"}',
  },
];

/** As the head of a document runs it: from its text. */
function begin(reads = READS): void {
  const given: EarlyReads = {
    reads,
    restUrl: "http://db.test/rest/v1",
    publishableKey: "key",
    sessionKey: "sb-key",
    profileKey: "user-profile",
  };
  // biome-ignore lint/security/noGlobalEval: the server writes this text into the document.
  (globalThis.eval(`(${beginEarlyReads.toString()})`) as typeof beginEarlyReads)(given);
}

test("a page begins its own read with the stored session, and the answer is taken once", async () => {
  begin();
  expect(sent.map(({ url }) => url)).toEqual([URL_OF(USER)]);
  const headers = ["apikey", "authorization", "prefer"].map((name) => sent[0]?.headers.get(name));
  expect(headers).toEqual(["key", "Bearer token", "count=exact"]);
  const taken = await takeEarlyRead("GET", URL_OF(USER), null, "token");
  expect(await taken?.json()).toEqual(["a box"]);
  expect(await takeEarlyRead("GET", URL_OF(USER), null, "token")).toBeUndefined();
});

test("the profile chosen in this tab is read, and anything else that stands there is not", () => {
  sessionStorage.setItem("user-profile", CHILD);
  begin();
  sessionStorage.setItem("user-profile", "everybody");
  begin();
  expect(sent.map(({ url }) => url)).toEqual([URL_OF(CHILD), URL_OF(USER)]);
});

test("a body says the day, the zone and the moment of the screen", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-23T22:30:00Z") });
  history.replaceState(null, "", "/es-es/dashboard");
  signIn({ access_token: "token", expires_at: IN_AN_HOUR(), user: { id: USER } });
  begin();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(await sent[0]?.json()).toEqual({
    on_day: new Date().toLocaleDateString("sv-SE"),
    zone: timeZone,
    at: "2026-11-23T22:30:00.000Z",
  });
});

test("a request with a body is taken whatever its moment, and not with another day", async () => {
  history.replaceState(null, "", "/fr-fr/dashboard");
  begin();
  const url = "http://db.test/rest/v1/rpc/home_today";
  const asked = JSON.parse(window.begunReads?.[0]?.body ?? "{}");
  const later = { ...asked, at: "2030-01-01T00:00:00.123Z" };
  const anotherDay = JSON.stringify({ ...later, on_day: "2030-01-01" });
  expect(await takeEarlyRead("POST", url, anotherDay, "token")).toBeUndefined();
  expect(await takeEarlyRead("POST", url, null, "token")).toBeUndefined();
  expect(await takeEarlyRead("POST", url, JSON.stringify(later), "token")).toBeDefined();
});

test("a read of every page is begun on each, for the account of the session", () => {
  const path = "/profiles?or=%28id.eq.{user}%29";
  history.replaceState(null, "", "/fr-fr/alerts");
  begin([{ page: null, method: "GET", path, headers: {}, body: null }, ...READS]);
  const url = `http://db.test/rest/v1/profiles?or=%28id.eq.${USER}%29`;
  expect(sent.map((request) => request.url)).toEqual([url]);
});

test.each([
  ["nobody is signed in", () => localStorage.clear()],
  ["what is stored is no session", () => localStorage.setItem("sb-key", "{")],
  [
    "the session ends within half a minute",
    () =>
      signIn({
        access_token: "token",
        expires_at: Date.now() / 1000 + 20,
        user: { id: USER },
      }),
  ],
  ["the page begins nothing", () => history.replaceState(null, "", "/fr-fr/alerts")],
])("nothing is sent when %s", (_, arrange) => {
  arrange();
  begin();
  expect(sent).toEqual([]);
});

test.each([
  ["another session asks", "another token", () => Promise.resolve(Response.json([]))],
  ["it was refused", "token", () => Promise.resolve(new Response("", { status: 401 }))],
  ["the line was lost", "token", () => Promise.reject(new TypeError("lost"))],
])("it is read again when %s", async (_, token, given) => {
  answer = given;
  begin();
  expect(await takeEarlyRead("GET", URL_OF(USER), null, token)).toBeUndefined();
});

test("an answer from long ago is read again", async () => {
  begin();
  const [read] = window.begunReads ?? [];
  window.begunReads = read ? [{ ...read, at: performance.now() - 60_000 }] : [];
  expect(await takeEarlyRead("GET", URL_OF(USER), null, "token")).toBeUndefined();
});

test("what was asked about a profile before it was opened is read again", async () => {
  begin();
  discardEarlyReads(USER);
  expect(await takeEarlyRead("GET", URL_OF(USER), null, "token")).toBeUndefined();
});

test("so is what was asked about it in the body of a request", async () => {
  const body = JSON.stringify({ profile: CHILD, rows_max: 500 });
  const url = "http://db.test/rest/v1/rpc/list_illness_entries";
  const response = Promise.resolve(Response.json([]));
  const read = { method: "POST", url, body, token: "token", at: performance.now(), response };
  window.begunReads = [read];
  discardEarlyReads(USER);
  expect(window.begunReads).toHaveLength(1);
  discardEarlyReads(CHILD);
  expect(await takeEarlyRead("POST", url, body, "token")).toBeUndefined();
});

test("a request is recorded as the database client makes it, with what only the browser knows left open", async () => {
  const [read] = await recordReads("inventory", async (db) =>
    db.rpc("list_boxes", { profile_id: "{profile}" }, { get: true, count: "exact" }).limit(3),
  );
  expect(read).toMatchObject({
    page: "inventory",
    method: "GET",
    path: "/rpc/list_boxes?profile_id={profile}&limit=3",
    body: null,
  });
  expect(new Headers(read?.headers).get("prefer")).toBe("count=exact");
  expect(sent).toEqual([]);
});

test("requests that are made side by side are recorded, and none that waits for an answer", async () => {
  const reads = await recordReads(null, async (db) => {
    await Promise.all([
      db.from("profiles").select("id").or("id.eq.{user},created_by.eq.{user}"),
      db.rpc("list_received_shares"),
    ]);
    await db.rpc("ensure_main_profile");
  });
  expect(reads.map(({ page, path }) => [page, path])).toEqual([
    [null, "/profiles?select=id&or=%28id.eq.{user}%2Ccreated_by.eq.{user}%29"],
    [null, "/rpc/list_received_shares"],
  ]);
});
