import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const KEY = "sb-localhost-auth-token";
const SESSION = {
  access_token: "not-a-real-token",
  refresh_token: "not-a-real-token",
  token_type: "bearer",
  expires_in: 600,
  expires_at: 4_102_444_800,
  user: { id: "1", email: "claire@example.org", user_metadata: {} },
};

let answer: (address: string) => Response;
const asked: string[] = [];

let page: Awaited<ReturnType<typeof openPage>>;

/** A document of its own, as each test is: what it knows of the session begins anew. */
async function openPage() {
  vi.resetModules();
  const [{ AppError }, { queryClient }, session, { browserDb }, signOut] = await Promise.all([
    import("../errors/failure.ts"),
    import("../queries/query-client.ts"),
    import("./session.ts"),
    import("../database/browser-db.ts"),
    import("./sign-out.ts"),
  ]);
  return {
    refuse: () => Promise.reject(new AppError("signed-out")),
    queryClient,
    browserDb,
    ...session,
    ...signOut,
  };
}

beforeEach(async () => {
  page = await openPage();
  document.head.innerHTML =
    '<meta name="supabase-url" content="http://localhost:3000"><meta name="supabase-publishable-key" content="sb_publishable_for_tests">';
  localStorage.setItem(KEY, JSON.stringify(SESSION));
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(new URL(address).pathname);
    return Promise.resolve(answer(address));
  });
});
afterEach(() => {
  cleanup();
  asked.length = 0;
  localStorage.clear();
});

function Screen() {
  const state = page.useSession();
  return (
    <>
      <p>{state.status}</p>
      {state.status === "ended" && <p>{`${state.session.user.email}: ${state.asks}`}</p>}
    </>
  );
}

/** As a page that reads something the server gives only to a session it knows. */
function failQuery() {
  return page.queryClient
    .fetchQuery({ queryKey: ["medications"], queryFn: page.refuse })
    .catch(() => undefined);
}

/** As a form that saves something, which the server takes only from a session it knows. */
function failMutation() {
  const { queryClient, refuse } = page;
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: refuse });
  return mutation.execute(undefined).catch(() => undefined);
}

test("a session ends here when the server refuses it, and not before", async () => {
  render(<Screen />);
  await screen.findByText("signed-in");

  answer = () => Response.json({ code: 429, msg: "Too many requests" }, { status: 429 });
  await act(failQuery);
  await vi.waitFor(() => expect(asked).toContain("/auth/v1/token"));
  screen.getByText("signed-in");
});

test.each([
  { request: "query", fail: failQuery },
  { request: "mutation", fail: failMutation },
])("a refused renewal after a failed $request ends the session", async ({ fail }) => {
  answer = OVER;
  render(<Screen />);
  await screen.findByText("signed-in");
  await act(fail);
  await screen.findByText("signed-out");
  expect(localStorage.getItem(KEY)).toBeNull();
});

const OVER = () =>
  Response.json({ code: 400, error_code: "refresh_token_not_found" }, { status: 400 });

/** As a page with typed text whose session the server has ended. */
async function endWithTypedText() {
  page.keepPageWhile(() => true);
  page.queryClient.setQueryData(["inventory"], ["a box"]);
  render(<Screen />);
  await screen.findByText("signed-in");
  answer = OVER;
  await act(failMutation);
}

/** Signs in as whoever the server says, who may have a second factor to give. */
async function signInAs(id: string, factors: object[] = []) {
  const user = { ...SESSION.user, id, factors };
  answer = (address) =>
    address.includes("/token")
      ? Response.json({ ...SESSION, access_token: TOKEN, user })
      : Response.json([{ name: "a box" }]);
  await act(() => page.browserDb().auth.signInWithPassword({ email: "any", password: "any" }));
}

/** Of a password alone. */
const TOKEN = `${btoa('{"alg":"none"}')}.${btoa('{"aal":"aal1"}')}.x`;

test("typed text keeps the page, its readings and its person, and holds its requests until they are back", async () => {
  await endWithTypedText();
  await screen.findByText("claire@example.org: sign-in");
  expect(page.queryClient.getQueryData(["inventory"])).toEqual(["a box"]);
  expect(localStorage.getItem(KEY)).toBeNull();

  const asking = page.browserDb().from("medications").select("name");
  const answered = vi.fn();
  const loading = page.currentSession().then((session) => session?.access_token);
  void asking.then(answered);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).not.toContain("/rest/v1/medications");
  expect(answered).not.toHaveBeenCalled();

  await signInAs("1");
  await screen.findByText("signed-in");
  await vi.waitFor(() => expect(answered).toHaveBeenCalledOnce());
  expect(answered.mock.calls[0]?.[0].data).toEqual([{ name: "a box" }]);
  expect(await loading).toBe(TOKEN);
  expect(page.queryClient.getQueryData(["inventory"])).toEqual(["a box"]);
});

test("a second factor is asked for before the page goes on", async () => {
  await endWithTypedText();
  await signInAs("1", [{ id: "f", factor_type: "totp", status: "verified" }]);
  await screen.findByText("claire@example.org: second-step");
});

test("another person gets a page without anything of the first, whose requests are never sent", async () => {
  await endWithTypedText();
  await screen.findByText("ended");
  void page
    .browserDb()
    .from("medications")
    .insert({ name: "a box" } as never)
    .then();
  await signInAs("2");
  await screen.findByText("signed-out");
  expect(page.queryClient.getQueryData(["inventory"])).toBeUndefined();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).not.toContain("/rest/v1/medications");
});

test("who gives up what was typed leaves", async () => {
  await endWithTypedText();
  await screen.findByText("ended");
  act(() => page.leaveEndedPage());
  await screen.findByText("signed-out");
  expect(page.queryClient.getQueryData(["inventory"])).toBeUndefined();
});

test.each([
  {
    how: "by hand",
    end: async () => {
      await page.signOut(() => undefined);
    },
  },
  { how: "after the idle time", end: () => page.endIdleSession() },
])("a session that ends $how keeps nothing, typed or not", async ({ end }) => {
  page.keepPageWhile(() => true);
  render(<Screen />);
  await screen.findByText("signed-in");
  answer = () => new Response(null, { status: 204 });
  await act(end);
  await screen.findByText("signed-out");
});

test("the same from another tab, heard after the end itself", async () => {
  await endWithTypedText();
  await screen.findByText("ended");
  const other = new BroadcastChannel("trousse-session");
  other.postMessage("ended");
  await screen.findByText("signed-out");
  other.close();
});

test("after the idle time nobody is waited for", async () => {
  localStorage.setItem("trousse-idle-minutes", "15");
  render(<Screen />);
  page.keepPageWhile(() => true);
  await screen.findByText("signed-in");
  localStorage.setItem("trousse-last-touch", String(Date.now() - 16 * 60_000));
  answer = OVER;
  await act(failMutation);
  await screen.findByText("signed-out");
});
