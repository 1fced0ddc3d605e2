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
  const [{ AppError }, { queryClient }, { useSession }] = await Promise.all([
    import("../errors/failure.ts"),
    import("../queries/query-client.ts"),
    import("./session.ts"),
  ]);
  return {
    refuse: () => Promise.reject(new AppError("signed-out")),
    queryClient,
    useSession,
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
});

function Screen() {
  return <p>{page.useSession().status}</p>;
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
  answer = () =>
    Response.json({ code: 400, error_code: "refresh_token_not_found" }, { status: 400 });
  render(<Screen />);
  await screen.findByText("signed-in");
  await act(fail);
  await screen.findByText("signed-out");
  expect(localStorage.getItem(KEY)).toBeNull();
});
