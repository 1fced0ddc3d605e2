import { expect, test } from "vitest";
import { firstWrong } from "../draft.ts";
import {
  checkRegistration,
  REGISTRATION_FIELDS,
  type RegistrationDraft,
} from "./registration-draft.ts";
import { checkSignIn, type SignInDraft } from "./sign-in-draft.ts";

const registration: RegistrationDraft = {
  firstName: " Marie ",
  lastName: " Curie ",
  email: " Marie@Exemple.fr ",
  password: " Tr0usse! ",
  confirmation: " Tr0usse! ",
  healthConsent: true,
  captchaToken: "solved",
};

test("a good registration is trimmed, but for its password", () => {
  expect(checkRegistration(registration)).toEqual({
    ok: true,
    value: {
      firstName: "Marie",
      lastName: "Curie",
      email: "marie@exemple.fr",
      password: " Tr0usse! ",
      captchaToken: "solved",
    },
  });
});

test.each([
  { typed: { firstName: " " }, wrong: { firstName: "required" } },
  { typed: { lastName: "" }, wrong: { lastName: "required" } },
  { typed: { lastName: "é".repeat(101) }, wrong: { lastName: "too-long" } },
  { typed: { email: "" }, wrong: { email: "required" } },
  { typed: { email: "marie@exemple" }, wrong: { email: "not-an-email" } },
  { typed: { confirmation: "Tr0usse!" }, wrong: { confirmation: "different" } },
  { typed: { healthConsent: false }, wrong: { healthConsent: "required" } },
  { typed: { captchaToken: "" }, wrong: { captchaToken: "captcha-missing" } },
  {
    typed: { password: "abc", confirmation: "abc" },
    wrong: { password: ["length", "uppercase", "digit", "special"] },
  },
])("$typed is refused: $wrong", ({ typed, wrong }) => {
  expect(checkRegistration({ ...registration, ...typed })).toEqual({ ok: false, wrong });
});

test("the focus goes to the first wrong field of a registration", () => {
  const checked = checkRegistration({ ...registration, email: "x", password: "x" });
  expect(!checked.ok && firstWrong(REGISTRATION_FIELDS, checked.wrong)).toBe("email");
  expect(!checked.ok && Object.keys(checked.wrong)).toEqual(["email", "password", "confirmation"]);
});

const signIn: SignInDraft = { email: " Marie@Exemple.fr", password: "secret", captchaToken: "yes" };

test("signing in takes an old password that a new account could not have", () => {
  expect(checkSignIn(signIn)).toEqual({
    ok: true,
    value: { email: "marie@exemple.fr", password: "secret", captchaToken: "yes" },
  });
});

test.each([
  { typed: { email: "marie" }, wrong: { email: "not-an-email" } },
  { typed: { email: "" }, wrong: { email: "not-an-email" } },
  { typed: { password: "12345" }, wrong: { password: "too-short" } },
  { typed: { captchaToken: "" }, wrong: { captchaToken: "captcha-missing" } },
])("$typed does not sign in: $wrong", ({ typed, wrong }) => {
  expect(checkSignIn({ ...signIn, ...typed })).toEqual({ ok: false, wrong });
});

test("signing in goes without a proof only while nobody can make one", () => {
  const unproved = { ...signIn, captchaToken: "" };
  expect(checkSignIn(unproved, true)).toMatchObject({ ok: true, value: { captchaToken: "" } });
  expect(checkSignIn({ ...unproved, email: "marie" }, true)).toEqual({
    ok: false,
    wrong: { email: "not-an-email" },
  });
});
