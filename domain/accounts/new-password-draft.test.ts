import { expect, test } from "vitest";
import { checkNewPassword, checkPasswordChange } from "./new-password-draft.ts";

const GOOD = { current: "Armoire-2025!", password: "Armoire-2026!", confirmation: "Armoire-2026!" };

test("a good new password is sent as typed, its spaces included", () => {
  const password = " Armoire 2026 ";
  expect(checkNewPassword({ password, confirmation: password })).toEqual({
    ok: true,
    value: password,
  });
  expect(checkPasswordChange(GOOD)).toEqual({
    ok: true,
    value: { current: "Armoire-2025!", password: "Armoire-2026!" },
  });
});

test.each([
  { typed: { password: "Aa1!aaa", confirmation: "Aa1!aaa" }, wrong: { password: ["length"] } },
  { typed: { password: "Armoire-2026!", confirmation: "" }, wrong: { confirmation: "different" } },
  {
    typed: { password: "armoire", confirmation: "Armoire" },
    wrong: { password: ["length", "uppercase", "digit", "special"], confirmation: "different" },
  },
])("$typed is refused with everything that is wrong", ({ typed, wrong }) => {
  expect(checkNewPassword(typed)).toEqual({ ok: false, wrong });
  expect(
    checkPasswordChange({ current: "x", ...typed, confirmation: typed.confirmation || "x" }),
  ).toMatchObject({ ok: false, wrong });
});

test("empty fields are said before any rule, in the order of the form", () => {
  expect(checkPasswordChange({ current: "", password: "a", confirmation: "" })).toEqual({
    ok: false,
    wrong: { form: "incomplete", missing: ["current", "confirmation"] },
  });
});

test("an empty password is said once, whatever the number of rules", () => {
  expect(checkNewPassword({ password: "", confirmation: "" })).toEqual({
    ok: false,
    wrong: { password: ["length"] },
  });
});
