import { expect, test } from "vitest";
import { localeOfBarePath, localeOfRequest } from "./request-locale.ts";

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
  expect(localeOfBarePath(asked("/terms", cookie))).toBe(expected);
});

test("the address goes before the choice, the choice before French", () => {
  expect(localeOfRequest(asked("/fr-en/login", "preferred-locale=us-es"))).toBe("fr-en");
  expect(localeOfRequest(asked("/auth", "preferred-locale=us-es"))).toBe("us-es");
  expect(localeOfRequest(asked("/auth"))).toBe("fr-fr");
});

test.each([
  { speaks: "fr-CA,fr;q=0.9,en;q=0.5", expected: "fr-fr", because: "it starts with fr" },
  { speaks: "es-MX", expected: "es-es", because: "it starts with es" },
  { speaks: "de-DE,fr;q=0.9", expected: "us-en", because: "German comes first" },
  { speaks: undefined, expected: "us-en", because: "nothing was said" },
])("at the bare address a browser that speaks $speaks is led to $expected: $because", (row) => {
  const headers = new Headers(row.speaks ? { "accept-language": row.speaks } : {});
  expect(localeOfRequest(new Request("http://localhost/?a=1", { headers }))).toBe(row.expected);
});

test.each(["/", "/auth", "/terms", "/de-de/terms", "/card", "/helper"])(
  "%s listens to what the browser speaks, and first to what was chosen",
  (path) => {
    const at = (cookie?: string) =>
      new Request(`http://localhost${path}`, {
        headers: { "accept-language": "es-ES", ...(cookie && { cookie }) },
      });
    for (const read of [localeOfRequest, localeOfBarePath]) {
      expect(read(at())).toBe("es-es");
      expect(read(at("preferred-locale=us-fr"))).toBe("us-fr");
    }
  },
);

test.each(["", "*"])("of a program that accepts '%s' nothing is known", (accepted) => {
  const headers = { "accept-language": accepted };
  expect(localeOfBarePath(new Request("http://localhost/terms", { headers }))).toBe(null);
  expect(localeOfRequest(new Request("http://localhost/auth", { headers }))).toBe("fr-fr");
});
