import { expect, test } from "vitest";
import { LIMITS } from "./limits.ts";
import { parseArguments, parsePayload, readBody } from "./payload.ts";

test.each([
  { body: '{"a":1}', text: '[{"a":1}]', members: ["a"], isUniform: true },
  { body: '[{"a":1},{"a":2}]', text: '[{"a":1},{"a":2}]', members: ["a"], isUniform: true },
  { body: '[{"a":1},{"b":2}]', text: '[{"a":1},{"b":2}]', members: ["a", "b"], isUniform: false },
  { body: "[]", text: "[]", members: [], isUniform: true },
  { body: '{"__proto__":1}', text: '[{"__proto__":1}]', members: ["__proto__"], isUniform: true },
])("$body", ({ body, ...payload }) => {
  expect(parsePayload(body)).toMatchObject(payload);
  expect(({} as Record<string, unknown>).a).toBeUndefined();
});

test.each([
  {
    body: '{"a":"x","b":1.5,"c":true,"d":null}',
    texts: new Map([
      ["a", "x"],
      ["b", "1.5"],
      ["c", "true"],
      ["d", null],
    ]),
    because: "text says it all",
  },
  { body: '{"a":1234567890.123456789}', texts: null, because: "our numbers have fewer digits" },
  { body: '{"a":1.0}', texts: null, because: "nor do they keep a zero" },
  { body: '{"a":1,"a":2}', texts: null, because: "which of them" },
  { body: '{"a":"\\ud800"}', texts: null, because: "half a character has no text" },
  { body: '{"a":{}}', texts: null, because: "an object has no text" },
  { body: '{"a":[1]}', texts: null, because: "nor has a list" },
  { body: '[{"a":1},{"a":1}]', texts: null, because: "two rows have two texts" },
])("members of $body as text: $because", ({ body, texts }) => {
  expect(parsePayload(body).texts).toEqual(texts);
});

test.each(["", "{", "1", "null", '"a"', "[1]", "[[]]", "[null]"])("%j is no body", (body) => {
  expect(() => parsePayload(body)).toThrow(expect.objectContaining({ status: 400 }));
});

test("JSON of 64 levels is accepted, of 65 refused", () => {
  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
  expect(() => parsePayload(nested(64))).not.toThrow();
  expect(() => parsePayload(nested(65))).toThrow(expect.objectContaining({ status: 400 }));
  expect(() => parsePayload(nested(20_000))).toThrow(expect.objectContaining({ status: 400 }));
});

test("a function call without a body has no arguments, and a list is refused", () => {
  expect(parseArguments("")).toEqual({});
  expect(() => parseArguments("[]")).toThrow(expect.objectContaining({ status: 400 }));
});

test.each([
  { size: LIMITS.bodyBytes, isTaken: true },
  { size: LIMITS.bodyBytes + 1, isTaken: false },
])("a body of $size bytes: $isTaken", async ({ size, isTaken }) => {
  const body = "é".repeat(size / 2).padEnd(size - Math.floor(size / 2), "a");
  const send = (headers: HeadersInit) =>
    readBody(new Request("http://rest.test", { method: "POST", body, headers }));
  const announced = { "content-length": String(new TextEncoder().encode(body).length) };
  for (const headers of [{}, announced]) {
    const read = send(headers);
    if (isTaken) expect(await read).toBe(body);
    else await expect(read).rejects.toMatchObject({ status: 413 });
  }
});
