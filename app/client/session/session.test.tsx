import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { browserDb } from "../database/browser-db.ts";
import { queryClient } from "../queries/query-client.ts";
import { currentSession, useSession } from "./session.ts";

const SESSION = {
  access_token: "not-a-real-token",
  refresh_token: "not-a-real-token",
  token_type: "bearer",
  expires_in: 600,
  expires_at: 4_102_444_800,
  user: { id: "1", email: "claire@example.org", user_metadata: {} },
};

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="supabase-url" content="http://localhost:3000"><meta name="supabase-publishable-key" content="sb_publishable_for_tests">';
  localStorage.setItem("sb-localhost-auth-token", JSON.stringify(SESSION));
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 204 })));
});

function Screen() {
  const { status, session } = useSession();
  return <p>{`${status} ${session?.user.email ?? ""}`.trim()}</p>;
}

test("a session loads, is available to pages and loaders, and its end clears the query cache", async () => {
  render(<Screen />);
  screen.getByText("loading");
  await screen.findByText("signed-in claire@example.org");
  expect((await currentSession())?.user.id).toBe("1");

  queryClient.setQueryData(["medications"], ["Doliprane"]);
  localStorage.setItem("user-profile", "{}");
  localStorage.setItem("user-preferences", "{}");
  await act(() => browserDb().auth.signOut());

  await screen.findByText("signed-out");
  expect(await currentSession()).toBeNull();
  expect(queryClient.getQueryData(["medications"])).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual([]);
});
