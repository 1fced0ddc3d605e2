import { expect, test } from "vitest";
import { checkEmailChange, checkRecovery } from "./email-draft.ts";

test("an address is sent in one spelling", () => {
  expect(checkRecovery({ email: " Zoe@Example.org ", captchaToken: "proof" })).toEqual({
    ok: true,
    value: { email: "zoe@example.org", captchaToken: "proof" },
  });
  expect(
    checkEmailChange({ email: " New@Example.org", current: " pass " }, "zoe@example.org"),
  ).toEqual({ ok: true, value: { email: "new@example.org", current: " pass " } });
});

test("recovery names a wrong address and a missing proof", () => {
  expect(checkRecovery({ email: "zoe@", captchaToken: "" })).toEqual({
    ok: false,
    wrong: { email: "not-an-email", captchaToken: "captcha-missing" },
  });
});

test.each([
  { email: "  ", current: "secret", wrong: { email: "required" } },
  { email: "zoe@", current: "secret", wrong: { email: "not-an-email" } },
  { email: "ZOE@example.org", current: "secret", wrong: { email: "unchanged" } },
  { email: "new@example.org", current: "", wrong: { current: "required" } },
  { email: "", current: "", wrong: { email: "required", current: "required" } },
  {
    email: `${"a".repeat(64)}@${"b".repeat(190)}.org`,
    current: "x",
    wrong: { email: "not-an-email" },
  },
])("a change to '$email' is refused: $wrong", ({ wrong, ...draft }) => {
  expect(checkEmailChange(draft, "zoe@example.org")).toEqual({ ok: false, wrong });
});
