import { expect, test } from "vitest";
import { mailSiteOf } from "./mail-site.ts";

test.each([
  { email: "claire@gmail.com", expected: "https://mail.google.com/" },
  { email: "Claire@HOTMAIL.FR", expected: "https://outlook.live.com/mail/" },
  { email: '"a@gmail.com"@orange.fr', expected: "https://mail.orange.fr/" },
  { email: "claire@notgmail.com", expected: undefined },
  { email: "claire@example.org", expected: undefined },
  { email: "gmail", expected: undefined },
])("the mail of $email is read at $expected", ({ email, expected }) => {
  expect(mailSiteOf(email)?.url).toBe(expected);
});
