import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { AppError } from "#app/client/errors/failure.ts";
import { createI18n } from "#app/locale/create-i18n.ts";
import { defaultLocale, LANGUAGES, type Language } from "#domain/locale/locales.ts";
import { AUTH_CODES } from "../../../packages/backend/auth/auth-codes.ts";
import { accountError } from "./account-error.ts";
import { isKnown } from "./refusal-words.ts";

/** As they may stand in an answer, and never on a page. */
const ENGLISH = "User is banned";
const FAILED = "The sentence of the action.";

/** The codes that auth-js knows of a project on hosted Supabase. */
const GOTRUE_CODES = [
  ...readFileSync(
    new URL("../../../node_modules/@supabase/auth-js/src/lib/error-codes.ts", import.meta.url),
    "utf8",
  ).matchAll(/^ {2}\| '(\w+)'$/gmu),
].map(([, code = ""]) => code);

const said = async (language: Language, code: string, message = ENGLISH) => {
  const { t } = await createI18n(defaultLocale(language));
  const cause = Object.assign(new Error(message), { code });
  return accountError(new AppError("unexpected", { cause }), t, FAILED).message;
};

test("every code of our server and of Supabase's is known", () => {
  expect(GOTRUE_CODES.length).toBeGreaterThan(80);
  const unknown = [...AUTH_CODES, ...GOTRUE_CODES].filter((code) => !isKnown(code));
  expect(unknown).toEqual([]);
});

test.each(LANGUAGES)("in %s each code has a sentence of that language", async (language) => {
  for (const code of new Set([...AUTH_CODES, ...GOTRUE_CODES])) {
    const sentence = await said(language, code);
    expect(sentence, code).not.toContain(ENGLISH);
    // A key without words in the texts of a visitor is answered with the key.
    expect(sentence, code).not.toMatch(/^[a-z]+\.\S+$/iu);
    expect(sentence, code).not.toContain("{{");
  }
});

test("a code that has words says the same in no two languages", async () => {
  for (const code of ["user_banned", "signup_disabled", "email_address_invalid", "weak_password"]) {
    const sentences = await Promise.all(LANGUAGES.map((language) => said(language, code)));
    expect(new Set(sentences).size, code).toBe(LANGUAGES.length);
    expect(sentences, code).not.toContain(FAILED);
  }
});

test.each(["", "a_code_of_next_year", "toString", "unexpected_failure"])(
  "'%s' is the sentence of the action",
  async (code) => {
    expect(await said("fr", code)).toBe(FAILED);
  },
);

test("minutes to wait are said, and a limit without them too", async () => {
  expect(await said("fr", "over_request_rate_limit", "Try again in 15 minutes.")).toBe(
    "Trop de tentatives. Réessayez dans 15 minutes.",
  );
  expect(
    await said("fr", "over_email_send_rate_limit", "You can only request this after 51 seconds."),
  ).toBe("Trop de tentatives. Attendez quelques minutes, puis réessayez.");
});
