import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { scriptsLast } from "./scripts-last.server.ts";

const LINK = '<link rel="modulepreload" href="/a.js"/>';
const WAITS = '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>';

const passed = (...pieces: (string | Buffer)[]) =>
  text(Readable.from(pieces.map((piece) => Buffer.from(piece))).pipe(scriptsLast()));

test.each([
  {
    pieces: [`<head>${LINK}${LINK}</head><body></body>`],
    html: `<head>${WAITS}${WAITS}</head><body></body>`,
    because: "the scripts of a page wait",
  },
  {
    pieces: ["<head><link rel=", '"modulepreload" href="/a.js"/></he', "ad><body>", "é</body>"],
    html: `<head>${WAITS}</head><body>é</body>`,
    because: "a tag may come in pieces",
  },
  {
    pieces: ["<head></head><body>", LINK, "</body>"],
    html: `<head></head><body>${LINK}</body>`,
    because: "what is in the body is somebody's text",
  },
  { pieces: ["<head>", LINK], html: `<head>${LINK}`, because: "a page cut short is passed on" },
  { pieces: [], html: "", because: "so is none" },
])("$pieces: $because", async ({ pieces, html }) => {
  expect(await passed(...pieces)).toBe(html);
});

test("a letter of two bytes may be cut in two behind the head", async () => {
  const letter = Buffer.from("é");
  const html = await passed("<head></head>", letter.subarray(0, 1), letter.subarray(1));
  expect(html).toBe("<head></head>é");
});
