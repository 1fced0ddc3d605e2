import { expect, test } from "vitest";
import { readUpload } from "./upload.ts";

const LIMIT = 5_242_880;
const ADDRESS = "http://localhost:3000/storage/v1/object/blog-images/a.png";

const request = (body: BodyInit | ReadableStream, headers: Record<string, string> = {}) =>
  new Request(ADDRESS, { method: "POST", body, headers, duplex: "half" } as RequestInit);

/** A chunked body: without a length, and possibly endless. */
function flow(bytes: number): { stream: ReadableStream<Uint8Array>; sent: () => number } {
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const size = Math.min(65_536, bytes - sent);
      if (size === 0) return controller.close();
      sent += size;
      controller.enqueue(new Uint8Array(size));
    },
  });
  return { stream, sent: () => sent };
}

function form(size: number, fields: Record<string, string> = { cacheControl: "3600" }) {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.append(name, value);
  made.append("", new Blob([new Uint8Array(size)], { type: "image/png" }));
  return made;
}

const PNG = { "content-type": "image/png" };

test.each([
  { what: "with its length", make: (size: number) => request(new Uint8Array(size), PNG) },
  { what: "without its length", make: (size: number) => request(flow(size).stream, PNG) },
  { what: "in a form", make: (size: number) => request(form(size)) },
])("five megabytes are taken, and one byte more is not: $what", async ({ make }) => {
  const { bytes, type } = await readUpload(make(LIMIT), LIMIT);
  expect(bytes.byteLength).toBe(LIMIT);
  expect(type).toBe("image/png");
  await expect(readUpload(make(LIMIT + 1), LIMIT)).rejects.toMatchObject({
    code: "EntityTooLarge",
  });
});

test("an endless body is read little further than the limit", async () => {
  const { stream, sent } = flow(Number.POSITIVE_INFINITY);
  await expect(readUpload(request(stream, PNG), LIMIT)).rejects.toMatchObject({
    code: "EntityTooLarge",
  });
  expect(sent()).toBeLessThan(LIMIT + 200_000);
});

test("a Content-Length beyond the limit is refused before the body is read", async () => {
  const { stream, sent } = flow(LIMIT);
  const said = request(stream, { ...PNG, "content-length": String(LIMIT + 1) });
  await expect(readUpload(said, LIMIT)).rejects.toMatchObject({ code: "EntityTooLarge" });
  expect(sent()).toBeLessThan(200_000);
});

test.each([
  { what: "custom metadata", asked: () => request("x", { ...PNG, "x-metadata": "e30=" }) },
  { what: "metadata in a form", asked: () => request(form(9, { metadata: "{}" })) },
  { what: "an encoding", asked: () => request("x", { ...PNG, "content-encoding": "gzip" }) },
  { what: "a form without a file", asked: () => request(new FormData()) },
  {
    what: "a form that is none",
    asked: () => request("--x\r\n", { "content-type": "multipart/form-data; boundary=x" }),
  },
  {
    what: "a form without a boundary",
    asked: () => request("x", { "content-type": "multipart/form-data" }),
  },
])("$what is refused aloud", async ({ asked }) => {
  await expect(readUpload(asked(), LIMIT)).rejects.toMatchObject({ code: "InvalidRequest" });
});

test.each([
  { says: "max-age=60", seconds: 60 },
  { says: "max-age=31536000", seconds: 31_536_000 },
  { says: "max-age=999999999", seconds: 31_536_000 },
  { says: "max-age=1, private\r\nx: y".slice(0, 18), seconds: 3600 },
  { says: "no-store", seconds: 3600 },
])("'$says' is cached for $seconds seconds", async ({ says, seconds }) => {
  const { maxAge } = await readUpload(request("x", { ...PNG, "cache-control": says }), LIMIT);
  expect(maxAge).toBe(seconds);
});
