import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { deferScripts } from "./defer-scripts.server.ts";

const LINKS =
  '<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" nonce="n" href="/b.js"/>';
const PROGRAM =
  '<script nonce="n" type="module" async="">import "/a.js";\nimport("/b.js");</script>';

const passed = (...pieces: (string | Buffer)[]) =>
  text(Readable.from(pieces.map((piece) => Buffer.from(piece))).pipe(deferScripts()));

test("no script is asked for by the page itself, and each is known to what starts them", async () => {
  const page = await passed(`<head><title>é</title>${LINKS}</head><body>${PROGRAM}</body>`);
  expect(page).toMatch(/^<head><title>é<\/title><\/head><body><script nonce="n">\(function /);
  expect(
    page.endsWith(
      String.raw`(["/a.js","/b.js"], "import \"/a.js\";\nimport(\"/b.js\");")</script></body>`,
    ),
  ).toBe(true);
});

test("a page may come in pieces, cut within a tag or a letter", async () => {
  const page = `<head>${LINKS}</head><body>é${PROGRAM}</body>`;
  const bytes = Buffer.from(page);
  const pieces = Array.from(bytes, (_, index) => bytes.subarray(index, index + 1));
  expect(await passed(...pieces)).toBe(await passed(page));
});

test("what looks like a link in the body is somebody's text", async () => {
  const page = await passed(`<head></head><body>${LINKS}${PROGRAM}</body>`);
  expect(page).toContain(`<body>${LINKS}<script`);
});

test("nothing in a program ends the script it stands in", async () => {
  const page = await passed(
    '<head></head><script nonce="n" type="module" async="">import "/<!--<script>.js";</script>',
  );
  expect(page).not.toContain("<!--");
  expect(page).toContain(String.raw`"import \"/\u003c!--\u003cscript>.js\";"`);
});

test.each(["", `<head>${LINKS}`, `<head>${LINKS}</head><body></body>`])(
  "a page without a program is passed on as it is: %j",
  async (page) => {
    expect(await passed(page)).toBe(page);
  },
);
