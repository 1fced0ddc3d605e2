import { expect, test } from "vitest";
import { checkUrl, LIMITS, parseJsonObject, readBody } from "./request-limits.ts";

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://localhost/", {
    method: "POST",
    body,
    headers,
    duplex: "half",
  } as RequestInit);

/** A body whose length nobody announced, and how much of it was read. */
function drip(chunks: number, size: number) {
  const read = { chunks: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (read.chunks === chunks) return controller.close();
        read.chunks++;
        controller.enqueue(new Uint8Array(size).fill(97));
      },
      cancel() {
        read.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, read };
}

test.each([
  { length: 0, because: "a body may be empty" },
  { length: 1023, because: "it is smaller" },
  { length: 1024, because: "the limit itself is allowed" },
])("a body of $length bytes passes a limit of 1024: $because", async ({ length }) => {
  expect(await readBody(post("a".repeat(length)), 1024)).toHaveLength(length);
  const { stream } = drip(length, 1);
  expect(await readBody(post(stream), 1024)).toHaveLength(length);
});

test("one byte more is refused by its announced length, without reading it", async () => {
  const { stream, read } = drip(10_000, 1024);
  const request = post(stream, { "content-length": "1025" });
  await expect(readBody(request, 1024)).rejects.toMatchObject({ reason: "body-too-large" });
  expect(read.chunks).toBeLessThan(2);
});

test("a body without a length, or with a false one, is cut off where the limit is", async () => {
  for (const headers of [{}, { "content-length": "3" }]) {
    const { stream, read } = drip(100_000, 512);
    const request = post(stream, headers as Record<string, string>);
    await expect(readBody(request, 1024)).rejects.toMatchObject({ reason: "body-too-large" });
    expect(read).toMatchObject({ cancelled: true });
    expect(read.chunks).toBeLessThan(6);
  }
});

test("an address of 8 kB passes, one character more does not", () => {
  const url = (length: number) => new URL(`http://localhost/${"a".repeat(length - 1)}`);
  expect(() => checkUrl(url(LIMITS.url))).not.toThrow();
  expect(() => checkUrl(url(LIMITS.url + 1))).toThrow("url-too-long");
});

const parse = (text: string) => parseJsonObject(new TextEncoder().encode(text));
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;

test("objects of plain values are read", () => {
  expect(parse('{"email":"a@b.fr","data":{"names":["Zoé","李"],"none":null}}')).toEqual({
    email: "a@b.fr",
    data: { names: ["Zoé", "李"], none: null },
  });
  expect(parse("")).toEqual({});
  expect(parse(nested(8))).toBeTypeOf("object");
});

test.each([
  { text: "{", because: "it is no JSON" },
  { text: "null", because: "it is no object" },
  { text: "[]", because: "it is no object" },
  { text: '"text"', because: "it is no object" },
  { text: '{"a":"\\u0000"}', because: "PostgreSQL has no NUL" },
  { text: '{"\\u0000":1}', because: "PostgreSQL has no NUL" },
  { text: '{"a":"\\ud800"}', because: "half a character is none" },
  { text: '{"a":["\\udc00"]}', because: "half a character is none" },
  { text: '{"__proto__":{"role":"admin"}}', because: "a name may not reach into our objects" },
  { text: nested(9), because: "nobody needs nine levels" },
])("refuses $text: $because", ({ text }) => {
  expect(() => parse(text)).toThrow("bad-json");
});

test("bytes that are no UTF-8 are refused", () => {
  expect(() => parseJsonObject(new Uint8Array([0x7b, 0xff, 0x7d]))).toThrow("bad-json");
});
