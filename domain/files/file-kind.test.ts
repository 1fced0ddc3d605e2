import { expect, test } from "vitest";
import { fileKind } from "./file-kind.ts";

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each([
  { what: "a JPEG", head: "\xff\xd8\xff\xe0\0\x10JFIF", kind: "picture" },
  { what: "a PNG", head: "\x89PNG\r\n\x1a\n\0\0", kind: "picture" },
  { what: "a WebP", head: "RIFF\x10\0\0\0WEBPVP8 ", kind: "picture" },
  { what: "a photo of an iPhone", head: "\0\0\0\x18ftypheic\0\0", kind: "picture" },
  { what: "a PDF", head: "%PDF-1.7\n", kind: "document" },
  { what: "a page", head: "<html><script>", kind: null },
  { what: "a drawing with scripts", head: "<svg onload=", kind: null },
  { what: "a sound", head: "RIFF\x10\0\0\0WAVEfmt ", kind: null },
  { what: "a program", head: "MZ\x90\0", kind: null },
  { what: "nothing", head: "", kind: null },
])("$what is $kind, whatever its name", ({ head, kind }) => {
  expect(fileKind(bytes(head))).toBe(kind);
});
