import { expect, test } from "vitest";
import { checkShare, type ShareDraft } from "./share-draft.ts";

const good: ShareDraft = {
  email: "monique@example.org",
  permission: "view",
  notes: "",
  password: "",
};

test.each([
  { change: { email: "  " }, wrong: { email: "required" } },
  { change: { email: "monique" }, wrong: { email: "not-an-email" } },
  { change: { email: "monique@exämple.org" }, wrong: { email: "not-an-email" } },
  { change: { permission: "own" }, wrong: { permission: "unknown" } },
  { change: { permission: "" }, wrong: { permission: "unknown" } },
  { change: { notes: "é".repeat(501) }, wrong: { notes: "too-long" } },
  { change: { permission: "manage" }, wrong: { password: "no-password" } },
])("an invitation with $change is refused", ({ change, wrong }) => {
  expect(checkShare({ ...good, ...change })).toEqual({ ok: false, wrong });
});

test("an address is trimmed and in small letters, and notes of spaces are none", () => {
  const draft = { ...good, email: "  Monique@Example.org ", permission: "edit", notes: "  " };
  expect(checkShare(draft)).toEqual({
    ok: true,
    value: { email: "monique@example.org", permission: "edit", notes: null },
  });
});

test("a password goes along as it is with the right to manage, and with no other", () => {
  const draft = { ...good, password: " Doliprane 1000 " };
  expect(checkShare(draft)).not.toHaveProperty("value.password");
  expect(checkShare({ ...draft, permission: "manage" })).toMatchObject({
    ok: true,
    value: { permission: "manage", password: draft.password },
  });
});

test("five hundred characters of notes fit, emojis included", () => {
  const notes = "🙂".repeat(500);
  expect(checkShare({ ...good, notes })).toMatchObject({ ok: true, value: { notes } });
});
