import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../queries/query-client.ts";
import { signOut } from "./sign-out.ts";

const SESSION = {
  access_token: "not-a-real-token",
  refresh_token: "not-a-real-token",
  token_type: "bearer",
  expires_at: 4_102_444_800,
  user: { id: "1", user_metadata: {} },
};

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="supabase-url" content="http://localhost:3000"><meta name="supabase-publishable-key" content="sb_publishable_for_tests">';
  localStorage.setItem("sb-localhost-auth-token", JSON.stringify(SESSION));
  localStorage.setItem("user-profile", "{}");
  localStorage.setItem("user-country", "FR");
  queryClient.setQueryData(["medications"], ["Doliprane"]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test.each([
  { answer: () => Promise.resolve(new Response(null, { status: 204 })), because: "it succeeded" },
  {
    answer: () => Promise.resolve(Response.json({ msg: "broken" }, { status: 500 })),
    because: "the server failed",
  },
  {
    answer: () => Promise.reject(new TypeError("Failed to fetch")),
    because: "the server is unreachable",
  },
])("no personal data is left when $because", async ({ answer }) => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return answer();
  });
  const goTo = vi.fn();
  window.history.replaceState(null, "", "/es-en/settings");
  await signOut(goTo);
  expect(asked[0]).toContain("/auth/v1/logout?scope=global");
  expect(Object.keys(localStorage)).toEqual(["user-country"]);
  expect(queryClient.getQueryData(["medications"])).toBeUndefined();
  expect(goTo).toHaveBeenCalledExactlyOnceWith("/es-en");
});
