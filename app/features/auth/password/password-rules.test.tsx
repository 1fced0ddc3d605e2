import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createI18n } from "#app/locale/create-i18n.ts";
import { TextProvider } from "#app/locale/text.tsx";

const HINT = "Ce mot de passe sera vérifié dans les bases de mots de passe compromis.";
const GOOD = "Armoire-2026!";

const asked: string[] = [];

beforeEach(() => {
  // What the server said is kept for the document, and each test is a document of its own.
  vi.resetModules();
  asked.length = 0;
  document.head.innerHTML =
    '<meta name="supabase-url" content="http://localhost:3000"><meta name="supabase-publishable-key" content="sb_publishable_for_tests">';
});
afterEach(cleanup);

async function open(answer: () => Response | Promise<Response>) {
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(new URL(address).pathname);
    return answer();
  });
  const text = await createI18n("fr-fr");
  const { PasswordRules } = await import("./password-rules.tsx");
  const shown = (password: string) => (
    <TextProvider text={text}>
      <PasswordRules password={password} guessed={null} />
    </TextProvider>
  );
  const { rerender } = render(shown(""));
  return (password: string) => rerender(shown(password));
}

const settings = (on: boolean) => () => Response.json({ password_hibp_enabled: on });

test("once a password keeps the rules, one reads that it will be looked up", async () => {
  const type = await open(settings(true));
  type("Armoire");
  expect(asked).toEqual([]);
  type(GOOD);
  await screen.findByText(HINT);
  type("Armoire-2027!");
  type("Armoire");
  expect(screen.queryByText(HINT)).toBeNull();
  expect(asked, "once for the document").toEqual(["/auth/v1/settings"]);
});

test.each([
  { answer: settings(false), because: "the check is off" },
  { answer: () => Response.json({}), because: "the server does not say" },
  { answer: () => new Response(null, { status: 500 }), because: "the server is broken" },
  { answer: () => Promise.reject(new TypeError("Failed to fetch")), because: "nobody answers" },
])("no hint is given when $because", async ({ answer }) => {
  const type = await open(answer);
  type(GOOD);
  await waitFor(() => expect(asked).toHaveLength(1));
  await screen.findByText("Ce mot de passe respecte toutes les règles.");
  expect(screen.queryByText(HINT)).toBeNull();
});
