import { expect, test } from "vitest";
import { readObjectName, requireFileName } from "./object-name.ts";

test.each([
  ["a.png", "a.png"],
  ["2026/11/armoire-a-pharmacie_1.webp", "2026/11/armoire-a-pharmacie_1.webp"],
  ["a%2Eb.png", "a.b.png"],
  ["2026%2Fa.png", "2026/a.png"],
  [`${"a".repeat(251)}.png`, `${"a".repeat(251)}.png`],
])("%s is a name", (path, name) => {
  expect(readObjectName(path)).toBe(name);
});

test.each([
  { path: "", because: "there is none" },
  { path: "..%2F..%2Fkeys.json", because: "it contains a parent folder" },
  { path: "a%2F..%2Fb.png", because: "it contains a parent folder in the middle" },
  { path: "%2e%2e", because: "it contains an encoded parent folder" },
  { path: "%252e%252e%252fa.png", because: "it contains a doubly encoded parent folder" },
  { path: "a%00.png", because: "it holds a NUL" },
  { path: "a%0a.png", because: "it holds a line's end" },
  { path: "a%5Cb.png", because: "it holds a backslash" },
  { path: "a//b.png", because: "a folder has no name" },
  { path: "a/", because: "the file has no name" },
  { path: "%2Fetc%2Fpasswd", because: "it begins at the root" },
  { path: ".hidden.png", because: "it begins with a point" },
  { path: "-rf.png", because: "it begins like an option" },
  { path: "a%", because: "its percent sign encodes nothing" },
  { path: "%ff.png", because: "it is not UTF-8" },
  { path: "%E2%80%AEgnp.exe", because: "it contains a right-to-left override" },
  { path: "caf%C3%A9.png", because: "it has letters that look alike in two spellings" },
  { path: "a%20b.png", because: "it has a space" },
  { path: `${"a".repeat(252)}.png`, because: "it has 256 characters" },
  { path: `${"a".repeat(1024)}`, because: "it has 1,024" },
])("$path is no name: $because", ({ path }) => {
  expect(() => readObjectName(path)).toThrow(expect.objectContaining({ code: "InvalidKey" }));
});

test.each(["a.svg", "a.html", "a.png.html", "a.js", "a", "png", "a.png/b"])(
  "%s is not the name of a picture or a PDF",
  (name) => {
    expect(() => requireFileName(name)).toThrow("The name must be a picture's or a PDF's");
  },
);

test.each(["a.PNG", "a.jpg", "a.jpeg", "a.gif", "b/a.webp"])(
  "%s is the name of a picture or a PDF",
  (name) => {
    expect(() => requireFileName(name)).not.toThrow();
  },
);
