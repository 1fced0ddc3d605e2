import { expect, test } from "vitest";
import { chosenLocale, localeOfRequest } from "./request-locale.ts";

function asked(path: string, cookie?: string): Request {
  return new Request(`http://localhost${path}`, cookie ? { headers: { cookie } } : {});
}

test.each([
  { cookie: "preferred-locale=us-es", expected: "us-es", because: "it was chosen" },
  {
    cookie: "a=1; preferred-locale=es-en; b=2",
    expected: "es-en",
    because: "it stands among others",
  },
  { cookie: "my-preferred-locale=us-es", expected: null, because: "it is another cookie" },
  { cookie: "preferred-locale=de-de", expected: null, because: "it is no locale of ours" },
  { cookie: undefined, expected: null, because: "nothing was chosen" },
])("the chosen locale is $expected, because $because", ({ cookie, expected }) => {
  expect(chosenLocale(asked("/terms", cookie))).toBe(expected);
});

test("the address goes before the choice, the choice before French", () => {
  expect(localeOfRequest(asked("/fr-en/login", "preferred-locale=us-es"))).toBe("fr-en");
  expect(localeOfRequest(asked("/auth", "preferred-locale=us-es"))).toBe("us-es");
  expect(localeOfRequest(asked("/auth"))).toBe("fr-fr");
});
