import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashInlineElements } from "./inline-hashes.ts";

const NONCE = "MDEyMzQ1Njc4OTAxMjM0NTY3";
const hashOf = (content: string) =>
  `sha256-${createHash("sha256").update(content).digest("base64")}`;

test("scripts and styles that carry the nonce are hashed, and the nonce goes", () => {
  const { html, hashes } = hashInlineElements(
    `<style id="a" nonce="${NONCE}">p{color:red}</style><script nonce="${NONCE}" type="module" async="">let é = "</p>"</script>`,
    NONCE,
  );
  expect(html).toBe(
    '<style id="a">p{color:red}</style><script type="module" async="">let é = "</p>"</script>',
  );
  expect(hashes).toEqual({
    scripts: [hashOf('let é = "</p>"')],
    styles: [hashOf("p{color:red}")],
  });
});

test("equal scripts have one hash; links and data blocks have none", () => {
  const { html, hashes } = hashInlineElements(
    `<link rel="modulepreload" href="/a.js" nonce="${NONCE}"/><script id="text" type="application/json" nonce="${NONCE}">{}</script><script nonce="${NONCE}">a()</script><script nonce="${NONCE}">a()</script>`,
    NONCE,
  );
  expect(html).not.toContain("nonce");
  expect(hashes).toEqual({ scripts: [hashOf("a()")], styles: [] });
});

test.each([
  { injected: "<script>steal()</script>", because: "it has no nonce" },
  { injected: '<script nonce="MDEyMzQ1">steal()</script>', because: "it has another nonce" },
  { injected: "<script>steal();", because: "it takes the next script along" },
  { injected: "<script data-x='", because: "it takes the next tag along" },
  { injected: "<style>p{}</style>", because: "it is a style without a nonce" },
])("$injected is not hashed: $because", ({ injected }) => {
  const { html, hashes } = hashInlineElements(
    `<p>${injected}<script nonce="${NONCE}">ours()</script></p>`,
    NONCE,
  );
  expect(html).toBe(`<p>${injected}<script>ours()</script></p>`);
  expect(hashes).toEqual({ scripts: [hashOf("ours()")], styles: [] });
});

test("a page without inline code allows none", () => {
  expect(hashInlineElements("<p>Bonjour</p>", NONCE)).toEqual({
    html: "<p>Bonjour</p>",
    hashes: { scripts: [], styles: [] },
  });
});
